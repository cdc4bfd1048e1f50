import * as v from 'valibot';
import { oneOf, whole } from '../../input/schemas.js';
import { VARGAS, type Varga } from '../../types.js';
import { SIGN_LORDS, type SignLord } from '../../zodiac/lords.js';
import { CO_LORDS, type CoLords, NODES_EXALTED, type NodesExalted } from '../../zodiac/signStrength.js';
import { type FurtherOptions, furtherEntries } from './furtherOptions.js';
import { DRIG_ASPECTS, type DrigAspects } from './rules/orders.js';
import { SEXES, type Sex } from './rules/years.js';

export const CHARA_SCHOOLS = ['kn_rao', 'raghava_bhatta'] as const;
/** A school of the Cara daśā. */
export type CharaSchool = (typeof CHARA_SCHOOLS)[number];

export const ANTARDASHA_FIRSTS = ['next', 'same'] as const;
/** A way of choosing the first sub-period. */
export type AntardashaFirst = (typeof ANTARDASHA_FIRSTS)[number];

export const NARAYANA_VARGAS = ['d1', ...VARGAS] as const;
/** A chart in which Nārāyaṇa can be reckoned. */
export type NarayanaVarga = 'd1' | Varga;

export const SIGN_YEARS = ['kn_rao', 'sthira'] as const;
/** A way of counting the years of a sign. */
export type SignYears = (typeof SIGN_YEARS)[number];

export const RINGS = ['ascendant', 'moon', 'sun'] as const;
/** A ring of the Sudarśana cakra. */
export type Ring = (typeof RINGS)[number];

export const ANTARDASHA_RULES = ['narayana', 'own', 'bphs', 'parity', 'pyjhora'] as const;
/** A way of ordering the sub-periods of a daśā of signs. */
export type AntardashaRule = (typeof ANTARDASHA_RULES)[number];

export const MERCURY_IN_VIRGO = ['textbook', 'article'] as const;
/** A reading of Mercury in Virgo. */
export type MercuryInVirgo = (typeof MERCURY_IN_VIRGO)[number];

export const SATURN_KETU = ['none', 'saturn_or_reverse', 'saturn_or_backward'] as const;
/** A reading of Saturn and Ketu in the first sign. */
export type SaturnKetu = (typeof SATURN_KETU)[number];

export const MANDOOKA_ORDERS = ['kendras', 'kn_rao', 'pyjhora'] as const;
/** An order of Maṇḍūka. */
export type MandookaOrder = (typeof MANDOOKA_ORDERS)[number];

/** Where the nodes are exalted. */
export interface NodesOptions {
  /** Where Rāhu and Ketu are exalted; `gemini_sagittarius` by default. */
  readonly nodes_exalted?: NodesExalted | undefined;
}

/** Which lord Scorpio and Aquarius have. */
export interface StrengthOptions extends NodesOptions {
  /** Scorpio and Aquarius have the stronger of two lords (`stronger`, the default), or Mars and Saturn (`classical`). */
  readonly co_lords?: CoLords | undefined;
}

/** Whether exaltation counts. */
export interface ExaltationOptions {
  /** Whether an exalted lord adds a year and a debilitated one takes one; true by default, except in K. N. Rao's Cara. */
  readonly exaltation?: boolean | undefined;
  /** Whether Mercury in Virgo adds a year to Gemini where exaltation counts (`textbook`, the default), or not (`article`); Virgo has 12 in both. */
  readonly mercury_in_virgo?: MercuryInVirgo | undefined;
}

/** How sub-periods are ordered. */
export interface AntardashaOptions {
  /**
   * How sub-periods are ordered: by the textbook's rule for Nārāyaṇa (`narayana`), from the sign itself by its parity with Saturn and Ketu
   * (`own`) or without (`parity`), by Bṛhat Parāśara Horā Śāstra 51.5–9 (`bphs`), or as PyJHora does (`pyjhora`, where it has a rule).
   */
  readonly antardasha_rule?: AntardashaRule | undefined;
}

/** What Saturn and Ketu in the first sign change. */
export interface OccupantOptions {
  /**
   * What Saturn and Ketu in the first sign change: nothing (`none`); Saturn makes it forward and Ketu alone reverses it
   * (`saturn_or_reverse`); or Ketu alone makes it backward (`saturn_or_backward`). By default the last for Mūla, the second for Sudāśā,
   * `none` for Niryāṇa Śūla.
   */
  readonly saturn_ketu?: SaturnKetu | undefined;
}

/** How often the round of twelve signs repeats. */
export interface RoundOptions {
  /**
   * How often the round of twelve signs repeats, 1 or 2; by default 2 in K. N. Rao's Cara, 1 elsewhere.
   * @asType integer @minimum 1 @maximum 2
   */
  readonly cycles?: number | undefined;
}

/** The options of Cara. */
export interface CharaOptions extends NodesOptions, ExaltationOptions, RoundOptions {
  /** The school; `kn_rao` by default. `raghava_bhatta` rests on one printed list, and needs `sex`. */
  readonly school?: CharaSchool | undefined;
  /** The first sub-period: the next sign (`next`, the default, its own coming last), or its own (`same`). With `kn_rao` only. */
  readonly antardasha_first?: AntardashaFirst | undefined;
  /** The sex of the native; with `raghava_bhatta` only, where it is required. */
  readonly sex?: Sex | undefined;
}

/** The chart a daśā is reckoned in. */
export interface VargaOptions {
  /** The chart it is reckoned in: the rāśi (`d1`, the default) or a divisional chart. */
  readonly varga?: NarayanaVarga | undefined;
}

/** The options of Nārāyaṇa. */
export interface NarayanaOptions extends StrengthOptions, ExaltationOptions, AntardashaOptions, VargaOptions {}

/** The options of Dṛg. */
export interface DrigOptions extends StrengthOptions, ExaltationOptions {
  /** The order of the signs that a sign aspects; `pvr` by default. */
  readonly aspects?: DrigAspects | undefined;
}

/** The options of Sthira. */
export interface SthiraOptions extends StrengthOptions, RoundOptions {
  /** The Brahmā, instead of the computed one. */
  readonly brahma?: SignLord | undefined;
}

/** The options of Maṇḍūka. */
export interface MandookaOptions extends StrengthOptions, RoundOptions {
  /** How years are counted: as K. N. Rao (`kn_rao`, the default), or seven, eight and nine (`sthira`). */
  readonly sign_years?: SignYears | undefined;
  /**
   * How it begins and leaps. `kendras` (the default): from the stronger of ascendant and seventh, kendras of that sign, the next, the
   * third; sub-periods from its own sign by parity. `kn_rao`: from the ascendant if odd, else the seventh; sub-periods in the direction of
   * the round. `pyjhora`: kendras of movable, dual and fixed signs in turn; sub-periods from its place in the round on.
   */
  readonly order?: MandookaOrder | undefined;
}

/** Every option of every daśā of signs; each takes its own. */
export interface RashiOptions
  extends CharaOptions,
    NarayanaOptions,
    DrigOptions,
    SthiraOptions,
    MandookaOptions,
    OccupantOptions,
    FurtherOptions {
  /** The ring of the Sudarśana cakra; `ascendant` by default. */
  readonly ring?: Ring | undefined;
}

const truth = () => v.optional(v.boolean('it must be true or false.'));

/** @internal */
export const nodesEntries = () => ({ nodes_exalted: v.optional(oneOf(NODES_EXALTED)) });
/** @internal */
export const strengthEntries = () => ({ ...nodesEntries(), co_lords: v.optional(oneOf(CO_LORDS)) });
/** @internal */
export const exaltationEntries = () => ({
  exaltation: truth(),
  mercury_in_virgo: v.optional(oneOf(MERCURY_IN_VIRGO)),
});
/** @internal */
export const antardashaEntries = () => ({ antardasha_rule: v.optional(oneOf(ANTARDASHA_RULES)) });
/** @internal */
export const occupantEntries = () => ({ saturn_ketu: v.optional(oneOf(SATURN_KETU)) });
/** @internal */
export const roundEntries = () => ({ cycles: v.optional(whole(1, 2)) });
/** @internal */
export const charaEntries = () => ({
  ...nodesEntries(),
  ...exaltationEntries(),
  ...roundEntries(),
  school: v.optional(oneOf(CHARA_SCHOOLS)),
  antardasha_first: v.optional(oneOf(ANTARDASHA_FIRSTS)),
  sex: v.optional(oneOf(SEXES)),
});
/** @internal */
export const vargaEntries = () => ({ varga: v.optional(oneOf(NARAYANA_VARGAS)) });
/** @internal */
export const narayanaEntries = () => ({
  ...strengthEntries(),
  ...exaltationEntries(),
  ...antardashaEntries(),
  ...vargaEntries(),
});
/** @internal */
export const drigEntries = () => ({
  ...strengthEntries(),
  ...exaltationEntries(),
  aspects: v.optional(oneOf(DRIG_ASPECTS)),
});
/** @internal */
export const sthiraEntries = () => ({ ...strengthEntries(), ...roundEntries(), brahma: v.optional(oneOf(SIGN_LORDS)) });
/** @internal */
export const mandookaEntries = () => ({
  ...strengthEntries(),
  ...roundEntries(),
  sign_years: v.optional(oneOf(SIGN_YEARS)),
  order: v.optional(oneOf(MANDOOKA_ORDERS)),
});

/** @internal */
export const rashiOptionEntries = () => ({
  ...charaEntries(),
  ...narayanaEntries(),
  ...drigEntries(),
  ...sthiraEntries(),
  ...mandookaEntries(),
  ...occupantEntries(),
  ...furtherEntries(),
  ring: v.optional(oneOf(RINGS)),
});
