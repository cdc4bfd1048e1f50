import * as v from 'valibot';
import { VARNADA_RULES, type VarnadaRule } from '../../charts/tables/specialLagnas.js';
import { oneOf } from '../../input/schemas.js';
import { KARAKA_SCHEMES, type KarakaScheme } from '../../jaimini/tables/karakas.js';

export const TWILIGHTS = ['ghatis', 'proportional'] as const;
/** A length of the twilights. */
export type Twilight = (typeof TWILIGHTS)[number];

export const KENDRA_ORDERS = ['strength', 'zodiac'] as const;
/** An order of the signs in kendras. */
export type KendraOrder = (typeof KENDRA_ORDERS)[number];

export const VARNADA_YEARS = ['houses', 'ascendant'] as const;
/** A way of counting the years of the Varṇadā daśā. */
export type VarnadaYears = (typeof VARNADA_YEARS)[number];

export const NAVAMSHA_STARTS = ['ascendant', 'navamsha_ascendant'] as const;
/** A beginning of the Navāṁśa daśā. */
export type NavamshaStart = (typeof NAVAMSHA_STARTS)[number];

export const PARYAYAS = ['chara', 'ubhaya', 'sthira'] as const;
/** A kind of the Paryāya daśā. @names none */
export type Paryaya = (typeof PARYAYAS)[number];

export const TARA_STARTS = ['sign', 'longitude'] as const;
/** A reading of the tārā lagna. */
export type TaraStart = (typeof TARA_STARTS)[number];

export const IN_ASCENDANT = ['twelve', 'none'] as const;
/** The years of a kāraka in the ascendant. */
export type InAscendant = (typeof IN_ASCENDANT)[number];

/** How long twilight lasts. */
export interface TwilightOptions {
  /** Twilight before and after sunrise and sunset: five ghaṭīs (`ghatis`, the default), or a sixth of the day or night (`proportional`). */
  readonly twilight?: Twilight | undefined;
}

/** How signs in kendras follow one another. */
export interface KendraOptions {
  /** The signs of each group by strength (`strength`, the default), or in the order of the zodiac (`zodiac`, as in Mūla). */
  readonly kendra_order?: KendraOrder | undefined;
}

/** Who is Ātma kāraka. */
export interface SchemeOptions {
  /** Cara kārakas with Rāhu (`eight`, the default), or of the seven planets alone. */
  readonly scheme?: KarakaScheme | undefined;
}

/** How varṇadas are found and counted. */
export interface VarnadaOptions {
  /** How the varṇada joins its two counts: by the parity of the signs (`sign_parity`, the default), or of the counts. */
  readonly varnada?: VarnadaRule | undefined;
  /** Years of a sign: signs to its varṇada (`houses`, the default), or from the varṇada of the ascendant to it (`ascendant`). */
  readonly varnada_years?: VarnadaYears | undefined;
}

/** Where the Navāṁśa daśā begins. */
export interface NavamshaOptions {
  /** The ascendant it begins from: of the rāśi (`ascendant`, the default) or of the navāṁśa. */
  readonly navamsha_from?: NavamshaStart | undefined;
}

/** Which Paryāya. */
export interface ParyayaOptions {
  /** The kind; by default by the modality of the ascendant: `chara` from a dual, `ubhaya` from a movable, `sthira` from a fixed one. */
  readonly paryaya?: Paryaya | undefined;
}

/** What the tārā lagna is counted from. */
export interface TaraLagnaOptions {
  /** Whole signs from that of the ascendant (`sign`, the default), or added to its degrees, with a balance (`longitude`). */
  readonly tara_from?: TaraStart | undefined;
}

/** How the years of kārakas are counted. */
export interface KarakaOptions extends SchemeOptions {
  /** Years of a kāraka in the ascendant: twelve, as a lord at home has in Cara (`twelve`, the default), or none. */
  readonly in_ascendant?: InAscendant | undefined;
}

/** The options of the daśās that few programs have. */
export interface FurtherOptions
  extends TwilightOptions,
    KendraOptions,
    KarakaOptions,
    VarnadaOptions,
    NavamshaOptions,
    ParyayaOptions,
    TaraLagnaOptions {}

/** @internal */
export const twilightEntries = () => ({ twilight: v.optional(oneOf(TWILIGHTS)) });
/** @internal */
export const kendraEntries = () => ({ kendra_order: v.optional(oneOf(KENDRA_ORDERS)) });
/** @internal */
export const schemeEntries = () => ({ scheme: v.optional(oneOf(KARAKA_SCHEMES)) });
/** @internal */
export const varnadaEntries = () => ({
  varnada: v.optional(oneOf(VARNADA_RULES)),
  varnada_years: v.optional(oneOf(VARNADA_YEARS)),
});
/** @internal */
export const navamshaEntries = () => ({ navamsha_from: v.optional(oneOf(NAVAMSHA_STARTS)) });
/** @internal */
export const paryayaEntries = () => ({ paryaya: v.optional(oneOf(PARYAYAS)) });
/** @internal */
export const taraEntries = () => ({ tara_from: v.optional(oneOf(TARA_STARTS)) });

/** @internal */
export const karakaEntries = () => ({ ...schemeEntries(), in_ascendant: v.optional(oneOf(IN_ASCENDANT)) });

/** @internal */
export const furtherEntries = () => ({
  ...twilightEntries(),
  ...kendraEntries(),
  ...karakaEntries(),
  ...varnadaEntries(),
  ...navamshaEntries(),
  ...paryayaEntries(),
  ...taraEntries(),
});
