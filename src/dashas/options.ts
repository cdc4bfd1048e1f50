import * as v from 'valibot';
import { oneOf, whole } from '../input/schemas.js';
import { type RashiOptions, rashiOptionEntries } from './rashi/options.js';

/** The points of a birth whose nakṣatra may open a cycle; the last three are the 4th, 5th and 8th nakṣatra from the Moon's. The first is the default. */
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

/** One of the points from which a daśā is started. */
export type Start = (typeof STARTS)[number];

/** Who has the first sub-period: the lord of the period, the next in the order or the one before. The first is the default. */
export const FIRST_PARTS = ['same', 'next', 'previous'] as const;
/** Whether further sub-periods follow the order or go against it; the first is the default. */
export const PART_ORDERS = ['forward', 'backward'] as const;
/** Whether sub-periods are as long as their lords' years, or equal; the first is the default. */
export const PART_SPLITS = ['proportional', 'equal'] as const;
/** What part of a group's years is spent in Aṣṭottarī; the first is the default. */
export const ASHTOTTARI_ELAPSED = ['star_blocks', 'arc_linear'] as const;
/** The nakṣatra with which the groups of Aṣṭottarī begin; the first is the default. */
export const ASHTOTTARI_SEEDS = ['ardra', 'krittika'] as const;

/** What follows the ninth sign of a row of the kālacakra; the first is the default. */
export const AFTER_NINTH = ['next_pada', 'same_pada'] as const;

/** Whose kālacakra; the first is the default. */
export const KALACHAKRA_SCHOOLS = ['parashara', 'raghavacharya'] as const;
/** One of the schools of the kālacakra. */
export type KalachakraSchool = (typeof KALACHAKRA_SCHOOLS)[number];

/** How periods are divided. */
export interface DivisionOptions {
  /** Who has the first sub-period of a period: its own lord (`same`, the default), the next in the order, or the one before. */
  readonly antardasha_start?: (typeof FIRST_PARTS)[number] | undefined;
  /** Whether further sub-periods follow the order (`forward`, the default) or go against it. */
  readonly antardasha_direction?: (typeof PART_ORDERS)[number] | undefined;
  /** Whether sub-periods are as long as their lords' years (`proportional`, the default), or equal. */
  readonly antardasha_split?: (typeof PART_SPLITS)[number] | undefined;
}

/** How long the periods of a cycle of lords are, and how they are divided. */
export interface ThirdsOptions extends DivisionOptions {
  /** Tribhāgī: every period a third as long, and three times as many cycles; false by default. */
  readonly tribhagi?: boolean | undefined;
}

/** How a cycle of lords is counted. */
export interface CycleOptions extends ThirdsOptions {
  /** How often the cycle is gone through, 1 … 6; as often as covers a life by default. */
  readonly cycles?: number | undefined;
}

/** How Vimśottarī is counted beside its default. */
export interface VimshottariOptions extends ThirdsOptions {
  /** The point whose nakṣatra opens the cycle; `moon` by default. */
  readonly from?: Start | undefined;
}

/** How a cycle of lords is opened by a nakṣatra. */
export interface StarOptions extends CycleOptions {
  /** The point whose nakṣatra opens the cycle; `moon` by default. */
  readonly from?: Start | undefined;
}

/** What Aṣṭottarī asks beside. */
export interface AshtottariOptions extends StarOptions {
  /**
   * What part of a group's years is spent: its nakṣatras as equal blocks (`star_blocks`, the default), or the arc from its beginning
   * (`arc_linear`).
   */
  readonly ashtottari_elapsed?: (typeof ASHTOTTARI_ELAPSED)[number] | undefined;
  /** The nakṣatra with which the groups begin; `ardra` by default. */
  readonly ashtottari_seed?: (typeof ASHTOTTARI_SEEDS)[number] | undefined;
}

/** What kālacakra asks. */
export interface KalachakraOptions {
  /** What follows the ninth sign of a row: the row of the next pada (`next_pada`, the default), or the same row again. */
  readonly after_ninth?: (typeof AFTER_NINTH)[number] | undefined;
  /**
   * Whose kālacakra: the rows of Parāśara (`parashara`, the default), or the navāṃśas in plain order, each divided by the row of its pada
   * (`raghavacharya`), which has no `after_ninth`.
   */
  readonly kalachakra_school?: KalachakraSchool | undefined;
}

/** Every option of every system; each takes those that it knows. */
export interface SystemOptions extends AshtottariOptions, KalachakraOptions, RashiOptions {}

/** Returns the schemas of {@link DivisionOptions}. @internal */
export const divisionEntries = () => ({
  antardasha_start: v.optional(oneOf(FIRST_PARTS)),
  antardasha_direction: v.optional(oneOf(PART_ORDERS)),
  antardasha_split: v.optional(oneOf(PART_SPLITS)),
});

const thirdsEntries = () => ({ ...divisionEntries(), tribhagi: v.optional(v.boolean('it must be true or false.')) });

/** Returns the schemas of {@link VimshottariOptions}. @internal */
export const vimshottariEntries = () => ({ ...thirdsEntries(), from: v.optional(oneOf(STARTS)) });

/** Returns the schemas of {@link CycleOptions}. @internal */
export const cycleEntries = () => ({ ...thirdsEntries(), cycles: v.optional(whole(1, 6)) });

/** Returns the schemas of {@link StarOptions}. @internal */
export const starEntries = () => ({ ...cycleEntries(), from: v.optional(oneOf(STARTS)) });

/** Returns the schemas of {@link AshtottariOptions}. @internal */
export const ashtottariEntries = () => ({
  ...starEntries(),
  ashtottari_elapsed: v.optional(oneOf(ASHTOTTARI_ELAPSED)),
  ashtottari_seed: v.optional(oneOf(ASHTOTTARI_SEEDS)),
});

/** Returns the schemas of {@link SystemOptions}. @internal */
export const systemEntries = () => ({
  ...rashiOptionEntries(),
  ...ashtottariEntries(),
  ...kalachakraEntries(),
});

/** Returns the schemas of {@link KalachakraOptions}. @internal */
export const kalachakraEntries = () => ({
  after_ninth: v.optional(oneOf(AFTER_NINTH)),
  kalachakra_school: v.optional(oneOf(KALACHAKRA_SCHOOLS)),
});
