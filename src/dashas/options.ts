import * as v from 'valibot';
import { oneOf, whole } from '../input/schemas.js';
import { type GrahaOptions, grahaOptionEntries } from './graha/options.js';
import { NARAYANA_VARGAS, type NarayanaVarga, type RashiOptions, rashiOptionEntries } from './rashi/options.js';

/** The points whose nakṣatra may open a cycle; the last three are the 4th, 5th and 8th nakṣatra from the Moon's. The first is the default. */
export const STARTS = [
  'moon',
  'ascendant',
  'sun',
  'mars',
  'mercury',
  'jupiter',
  'venus',
  'saturn',
  'rahu',
  'ketu',
  'kshema',
  'utpanna',
  'adhana',
] as const;

/** A point from which a daśā starts. */
export type Start = (typeof STARTS)[number];

export const FIRST_PARTS = ['same', 'next', 'previous'] as const;
export const PART_ORDERS = ['forward', 'backward'] as const;
export const PART_SPLITS = ['proportional', 'equal'] as const;
export const ASHTOTTARI_ELAPSED = ['star_blocks', 'arc_linear'] as const;
export const ASHTOTTARI_SEEDS = ['ardra', 'krittika'] as const;

export const AFTER_NINTH = ['next_pada', 'same_pada'] as const;

export const KALACHAKRA_SCHOOLS = ['parashara', 'raghavacharya'] as const;
/** A school of the kālacakra. */
export type KalachakraSchool = (typeof KALACHAKRA_SCHOOLS)[number];

/** How periods are divided. */
export interface DivisionOptions {
  /** Whose sub-period comes first: the lord's own (`same`, the default), the next lord's or the previous one's. */
  readonly antardasha_start?: (typeof FIRST_PARTS)[number] | undefined;
  /** Whether further sub-periods follow the order (`forward`, the default) or reverse it. */
  readonly antardasha_direction?: (typeof PART_ORDERS)[number] | undefined;
  /** Whether sub-periods are proportional to their lords' years (`proportional`, the default), or equal. */
  readonly antardasha_split?: (typeof PART_SPLITS)[number] | undefined;
}

/** The length and division of the periods of a cycle of lords. */
export interface ThirdsOptions extends DivisionOptions {
  /** Tribhāgī: every period is a third as long, in three times as many cycles; false by default. */
  readonly tribhagi?: boolean | undefined;
}

/** How a cycle of lords repeats. */
export interface CycleOptions extends ThirdsOptions {
  /** How often the cycle repeats, 1 … 6; by default as often as covers a life. */
  readonly cycles?: number | undefined;
}

/** Which point opens a cycle by its nakṣatra. */
export interface SeedOptions {
  /** The point whose nakṣatra opens the cycle; `moon` by default. */
  readonly from?: Start | undefined;
  /** The chart in which the point stands: the rāśi (`d1`, the default) or a divisional chart. */
  readonly varga?: NarayanaVarga | undefined;
}

/** The options of Vimśottarī. */
export interface VimshottariOptions extends ThirdsOptions, SeedOptions {}

/** The options of a cycle opened by a nakṣatra. */
export interface StarOptions extends CycleOptions, SeedOptions {}

/** The further options of Aṣṭottarī. */
export interface AshtottariOptions extends StarOptions {
  /**
   * How the spent part of a group's years is measured: in equal blocks of nakṣatras (`star_blocks`, the default), or by the arc from its
   * beginning (`arc_linear`).
   */
  readonly ashtottari_elapsed?: (typeof ASHTOTTARI_ELAPSED)[number] | undefined;
  /** The nakṣatra with which the groups begin; `ardra` by default. */
  readonly ashtottari_seed?: (typeof ASHTOTTARI_SEEDS)[number] | undefined;
}

/** The options of kālacakra. */
export interface KalachakraOptions {
  /** What follows the ninth sign of a row: the row of the next pada (`next_pada`, the default), or the same row again. */
  readonly after_ninth?: (typeof AFTER_NINTH)[number] | undefined;
  /**
   * The school: Parāśara's rows (`parashara`, the default), or the navāṃśas in plain order, each divided by the row of its pada
   * (`raghavacharya`, without `after_ninth`).
   */
  readonly kalachakra_school?: KalachakraSchool | undefined;
}

/** Every option of every system; each system takes its own. */
export interface SystemOptions extends AshtottariOptions, KalachakraOptions, RashiOptions, GrahaOptions {}

/** @internal */
export const divisionEntries = () => ({
  antardasha_start: v.optional(oneOf(FIRST_PARTS)),
  antardasha_direction: v.optional(oneOf(PART_ORDERS)),
  antardasha_split: v.optional(oneOf(PART_SPLITS)),
});

const thirdsEntries = () => ({ ...divisionEntries(), tribhagi: v.optional(v.boolean('it must be true or false.')) });

/** @internal */
export const seedEntries = () => ({ from: v.optional(oneOf(STARTS)), varga: v.optional(oneOf(NARAYANA_VARGAS)) });

/** @internal */
export const vimshottariEntries = () => ({ ...thirdsEntries(), ...seedEntries() });

/** @internal */
export const cycleEntries = () => ({ ...thirdsEntries(), cycles: v.optional(whole(1, 6)) });

/** @internal */
export const starEntries = () => ({ ...cycleEntries(), ...seedEntries() });

/** @internal */
export const ashtottariEntries = () => ({
  ...starEntries(),
  ashtottari_elapsed: v.optional(oneOf(ASHTOTTARI_ELAPSED)),
  ashtottari_seed: v.optional(oneOf(ASHTOTTARI_SEEDS)),
});

/** @internal */
export const systemEntries = () => ({
  ...rashiOptionEntries(),
  ...ashtottariEntries(),
  ...kalachakraEntries(),
  ...grahaOptionEntries(),
});

/** @internal */
export const kalachakraEntries = () => ({
  after_ninth: v.optional(oneOf(AFTER_NINTH)),
  kalachakra_school: v.optional(oneOf(KALACHAKRA_SCHOOLS)),
});
