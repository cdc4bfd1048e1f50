import type { LunarMonthName } from '../../zodiac/lunarMonth.js';
import type { Condition } from '../conditions.js';

/** What a text says of a condition: that it has to hold, that it is good, or that it is to be avoided. */
export type Says = 'must' | 'good' | 'avoid';

/** A quarter of a nakṣatra, both from 1. */
export interface Quarter {
  readonly nakshatra: number;
  readonly quarter: number;
}

/** Months in which the dark half belongs to the month before or after the full moon. */
export type MonthReckoning = 'amanta' | 'purnimanta';

/** What a condition asks of a time; those of `muhurta.search`, and seasons and planets. */
export type Ask =
  | Exclude<Condition, { readonly type: 'month' }>
  | { readonly type: 'lunar_month'; readonly in: readonly LunarMonthName[]; readonly reckoning: MonthReckoning }
  /** Sidereal signs of the Sun, from 1. */
  | { readonly type: 'sun_sign'; readonly in: readonly number[] }
  | { readonly type: 'not_sun_sign'; readonly in: readonly number[] }
  /** Neither an intercalary nor a lost month. */
  | { readonly type: 'no_adhika' }
  /** Nor within so many days before or after. */
  | { readonly type: 'no_asta'; readonly planet: 'Jupiter' | 'Venus'; readonly around?: number }
  /** Not from the Ekādaśī of Āṣāḍha's bright half to that of Kārttika. */
  | { readonly type: 'no_devashayana' }
  /** Not from the eighth tithi of Phālguna's bright half to the full moon. */
  | { readonly type: 'no_holashtaka' }
  /** Not in the dark half of Bhādrapada (amānta). */
  | { readonly type: 'no_pitripaksha' }
  | { readonly type: 'not_jupiter_sign'; readonly in: readonly number[] }
  /** Not within so many ghaṭīs (24 minutes) of the Sun's entry into a sign. */
  | { readonly type: 'no_sankranti'; readonly ghatis: number }
  | { readonly type: 'not_quarter'; readonly of: readonly Quarter[] }
  /** No tithi that holds two sunrises or none. */
  | { readonly type: 'no_tithi_loss' }
  /** Not in the opening ghaṭīs of some yogas. */
  | { readonly type: 'no_yoga_opening' }
  /** Neither an eclipse that the place sees nor the three days before it and the seven after it. */
  | { readonly type: 'no_eclipse' }
  /** Before the last third of the daylight. */
  | { readonly type: 'no_afternoon' };

/** A condition of an act, as data. */
export interface ActCondition {
  readonly id: string;
  readonly says: Says;
  /** Whether printed lists of dates apply it. */
  readonly almanac: boolean;
  /** In words. */
  readonly asks: string;
  readonly ask: Ask;
  /** Work, place, and whether it was read. */
  readonly verse: string;
}

/** The rule of an act. */
export interface ActRule {
  readonly name: string;
  readonly conditions: readonly ActCondition[];
  /** What the conditions of printed lists were held against, or that none was found. */
  readonly checked: string;
}
