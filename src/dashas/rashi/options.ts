import * as v from 'valibot';
import { oneOf, whole } from '../../input/schemas.js';
import { VARGAS, type Varga } from '../../types.js';
import { SIGN_LORDS, type SignLord } from '../../zodiac/lords.js';
import { CO_LORDS, type CoLords, NODES_EXALTED, type NodesExalted } from '../../zodiac/signStrength.js';
import { DRIG_ASPECTS, type DrigAspects } from './rules/orders.js';
import { SEXES, type Sex } from './rules/years.js';

/** The schools of Cara; the first is the default. */
export const CHARA_SCHOOLS = ['kn_rao', 'raghava_bhatta'] as const;
/** One of the schools of the Cara daśā. */
export type CharaSchool = (typeof CHARA_SCHOOLS)[number];

/** The sign of the first sub-period in Cara: the next one, so that its own comes last, or its own; the first is the default. */
export const ANTARDASHA_FIRSTS = ['next', 'same'] as const;
/** One of the ways of choosing the first sub-period. */
export type AntardashaFirst = (typeof ANTARDASHA_FIRSTS)[number];

/** The charts of which Nārāyaṇa can be reckoned; the first is the default. */
export const NARAYANA_VARGAS = ['d1', ...VARGAS] as const;
/** One of the divisional charts of which a Nārāyaṇa daśā is told. */
export type NarayanaVarga = 'd1' | Varga;

/** How Maṇḍūka counts years: as K. N. Rao, or seven, eight and nine as in Sthira; the first is the default. */
export const SIGN_YEARS = ['kn_rao', 'sthira'] as const;
/** One of ways of counting the years of a sign. */
export type SignYears = (typeof SIGN_YEARS)[number];

/** The points from which the rings of the Sudarśana cakra are counted; the first is the default where one is chosen. */
export const RINGS = ['ascendant', 'moon', 'sun'] as const;
/** One of the rings of the Sudarśana cakra. */
export type Ring = (typeof RINGS)[number];

/**
 * How sub-periods are ordered where the textbook of P. V. R. Narasimha Rao has a rule only for some: by his rule for Nārāyaṇa, from the
 * sign itself, or as PyJHora does in this daśā.
 */
export const ANTARDASHA_RULES = ['narayana', 'own', 'pyjhora'] as const;
/** One of the ways of ordering the sub-periods of a daśā of signs. */
export type AntardashaRule = (typeof ANTARDASHA_RULES)[number];

/** Whether Mercury in Virgo adds a year to Gemini: yes as in the textbook, no as in the earlier article; the first is the default. */
export const MERCURY_IN_VIRGO = ['textbook', 'article'] as const;
/** One of the readings of Mercury in Virgo. */
export type MercuryInVirgo = (typeof MERCURY_IN_VIRGO)[number];

/** What Saturn and Ketu in the first sign change: nothing; Saturn makes it forward, Ketu alone turns it round; or Ketu alone makes it backward. */
export const SATURN_KETU = ['none', 'saturn_or_reverse', 'saturn_or_backward'] as const;
/** One of the readings of Saturn and Ketu in the first sign. */
export type SaturnKetu = (typeof SATURN_KETU)[number];

/** How Maṇḍūka begins and leaps, of periods and of what is within them; the first is the default. */
export const MANDOOKA_ORDERS = ['kendras', 'kn_rao', 'pyjhora'] as const;
/** One of the orders of Maṇḍūka. */
export type MandookaOrder = (typeof MANDOOKA_ORDERS)[number];

/** Where the nodes are exalted. */
export interface NodesOptions {
  /** Where Rāhu and Ketu are exalted; `gemini_sagittarius` by default. */
  readonly nodes_exalted?: NodesExalted | undefined;
}

/** Which lord Scorpio and Aquarius have. */
export interface StrengthOptions extends NodesOptions {
  /** Of Scorpio and Aquarius the stronger of two lords (`stronger`, the default), or Mars and Saturn (`classical`). */
  readonly co_lords?: CoLords | undefined;
}

/** Whether exaltation counts. */
export interface ExaltationOptions {
  /** Whether an exalted lord adds a year and a debilitated one takes one; true by default, but for K. N. Rao's Cara. */
  readonly exaltation?: boolean | undefined;
  /** Whether Mercury in Virgo adds a year to Gemini where exaltation counts (`textbook`, the default), or not (`article`); Virgo has 12 in both. */
  readonly mercury_in_virgo?: MercuryInVirgo | undefined;
}

/** How sub-periods are ordered. */
export interface AntardashaOptions {
  /**
   * How sub-periods are ordered: by the textbook's rule for Nārāyaṇa (`narayana`), from the sign itself by its parity (`own`), or as
   * PyJHora does (`pyjhora`). By default `narayana` for Nārāyaṇa and Niryāṇa Śūla, `own` for Lagnāṃśaka, Sudāśā and Trikoṇa.
   */
  readonly antardasha_rule?: AntardashaRule | undefined;
}

/** What Saturn and Ketu in the first sign change. */
export interface OccupantOptions {
  /**
   * What Saturn and Ketu in the first sign change: nothing (`none`), Saturn makes it forward and Ketu alone turns it round (`saturn_or_reverse`), or
   * Ketu alone makes it backward (`saturn_or_backward`). By default the last for Mūla, the second for Sudāśā, `none` for Niryāṇa Śūla.
   */
  readonly saturn_ketu?: SaturnKetu | undefined;
}

/** How often the round of twelve signs is gone through. */
export interface RoundOptions {
  /**
   * How often the round of twelve signs is gone through, 1 or 2; by default 2 in Cara as K. N. Rao has it, 1 elsewhere.
   * @asType integer @minimum 1 @maximum 2
   */
  readonly cycles?: number | undefined;
}

/** What Cara asks beside. */
export interface CharaOptions extends NodesOptions, ExaltationOptions, RoundOptions {
  /** Whose Cara; `kn_rao` by default. That of `raghava_bhatta` rests on one printed list, and wants `sex`. */
  readonly school?: CharaSchool | undefined;
  /** The first sub-period: the next sign (`next`, the default), its own coming last, or its own (`same`). With `kn_rao` only. */
  readonly antardasha_first?: AntardashaFirst | undefined;
  /** For whom; with `raghava_bhatta` only, which wants it. */
  readonly sex?: Sex | undefined;
}

/** What Nārāyaṇa asks beside. */
export interface NarayanaOptions extends StrengthOptions, ExaltationOptions, AntardashaOptions {
  /** The chart of which it is reckoned: the rāśi (`d1`, the default) or a divisional chart. */
  readonly varga?: NarayanaVarga | undefined;
}

/** What Dṛg asks beside. */
export interface DrigOptions extends StrengthOptions, ExaltationOptions {
  /** In which order the signs are told on which a sign looks; `pvr` by default. */
  readonly aspects?: DrigAspects | undefined;
}

/** What Sthira asks beside. */
export interface SthiraOptions extends StrengthOptions, RoundOptions {
  /** The Brahmā, where it is not to be computed. */
  readonly brahma?: SignLord | undefined;
}

/** What Maṇḍūka asks beside. */
export interface MandookaOptions extends StrengthOptions, RoundOptions {
  /** How years are counted: as K. N. Rao (`kn_rao`, the default), or seven, eight and nine (`sthira`). */
  readonly sign_years?: SignYears | undefined;
  /**
   * How it begins and leaps. `kendras`, the default: from the stronger of ascendant and seventh, kendras of that sign, the next, the third; within a
   * period from its own sign by its parity. `kn_rao`: from an odd ascendant itself, from an even one the seventh; within a period in the direction of
   * the round. `pyjhora`: kendras of movable, dual and fixed signs in turn, those of a period from its place in the round on.
   */
  readonly order?: MandookaOrder | undefined;
}

/** Every option of every daśā of signs; each takes those that it knows. */
export interface RashiOptions
  extends CharaOptions,
    NarayanaOptions,
    DrigOptions,
    SthiraOptions,
    MandookaOptions,
    OccupantOptions {
  /** The ring of the Sudarśana cakra; `ascendant` by default. */
  readonly ring?: Ring | undefined;
}

const truth = () => v.optional(v.boolean('it must be true or false.'));

/** Returns the schemas of {@link NodesOptions}. @internal */
export const nodesEntries = () => ({ nodes_exalted: v.optional(oneOf(NODES_EXALTED)) });
/** Returns the schemas of {@link StrengthOptions}. @internal */
export const strengthEntries = () => ({ ...nodesEntries(), co_lords: v.optional(oneOf(CO_LORDS)) });
/** Returns the schemas of {@link ExaltationOptions}. @internal */
export const exaltationEntries = () => ({
  exaltation: truth(),
  mercury_in_virgo: v.optional(oneOf(MERCURY_IN_VIRGO)),
});
/** Returns the schemas of {@link AntardashaOptions}. @internal */
export const antardashaEntries = () => ({ antardasha_rule: v.optional(oneOf(ANTARDASHA_RULES)) });
/** Returns the schemas of {@link OccupantOptions}. @internal */
export const occupantEntries = () => ({ saturn_ketu: v.optional(oneOf(SATURN_KETU)) });
/** Returns the schemas of {@link RoundOptions}. @internal */
export const roundEntries = () => ({ cycles: v.optional(whole(1, 2)) });
/** Returns the schemas of {@link CharaOptions}. @internal */
export const charaEntries = () => ({
  ...nodesEntries(),
  ...exaltationEntries(),
  ...roundEntries(),
  school: v.optional(oneOf(CHARA_SCHOOLS)),
  antardasha_first: v.optional(oneOf(ANTARDASHA_FIRSTS)),
  sex: v.optional(oneOf(SEXES)),
});
/** Returns the schemas of {@link NarayanaOptions}. @internal */
export const narayanaEntries = () => ({
  ...strengthEntries(),
  ...exaltationEntries(),
  ...antardashaEntries(),
  varga: v.optional(oneOf(NARAYANA_VARGAS)),
});
/** Returns the schemas of {@link DrigOptions}. @internal */
export const drigEntries = () => ({
  ...strengthEntries(),
  ...exaltationEntries(),
  aspects: v.optional(oneOf(DRIG_ASPECTS)),
});
/** Returns the schemas of {@link SthiraOptions}. @internal */
export const sthiraEntries = () => ({ ...strengthEntries(), ...roundEntries(), brahma: v.optional(oneOf(SIGN_LORDS)) });
/** Returns the schemas of {@link MandookaOptions}. @internal */
export const mandookaEntries = () => ({
  ...strengthEntries(),
  ...roundEntries(),
  sign_years: v.optional(oneOf(SIGN_YEARS)),
  order: v.optional(oneOf(MANDOOKA_ORDERS)),
});

/** Returns the schemas of {@link RashiOptions}. @internal */
export const rashiOptionEntries = () => ({
  ...charaEntries(),
  ...narayanaEntries(),
  ...drigEntries(),
  ...sthiraEntries(),
  ...mandookaEntries(),
  ...occupantEntries(),
  ring: v.optional(oneOf(RINGS)),
});
