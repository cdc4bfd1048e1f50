import type { CivilDate } from '../types.js';
import type { Weekday } from '../zodiac/limbNames.js';
import type { LunarMonthName } from '../zodiac/lunarMonth.js';
import type { Nakshatra } from '../zodiac/names.js';
import type { SearchedBirth } from './natal.js';
import type { ActName } from './tables/acts.js';
import type { Says } from './tables/actTypes.js';
import type { MuhurtaWindow } from './vedicDay.js';

/** A condition of the act. */
export interface ActConditionData {
  /** Its id, as the reasons have it. */
  readonly id: string;
  /** What it asks, in words. */
  readonly asks: string;
  /** What the text says of it: necessary, good, or to be avoided. */
  readonly says: Says;
  /** Whether it must hold by the `strictness`. */
  readonly required: boolean;
  /** Work and verse, and whether it was read. */
  readonly verse: string;
  /**
   * Hours of the span in which it does not hold, to one decimal.
   *
   * @minimum 0
   */
  readonly hours: number;
}

/** What a condition says of a window. */
export interface ActReason {
  /** The id of the condition. */
  readonly condition: string;
  /** What runs there; empty where nothing has a name. */
  readonly value: string;
  /** Where in the window it speaks; absent where throughout. */
  readonly during?: readonly MuhurtaWindow[];
}

/**
 * A tithi by its number from the new moon.
 *
 * @asType integer
 * @minimum 1
 * @maximum 30
 */
export type TithiNumber = number;

/** A window in which the act may be done, within one day from sunrise to sunrise. */
export interface ActWindow extends MuhurtaWindow {
  /** The civil date of the sunrise before it. */
  readonly date: CivilDate;
  /**
   * How long it is, whole minutes.
   *
   * @asType integer
   * @minimum 0
   */
  readonly minutes: number;
  /**
   * The share of the weights that holds, each for its part of the window, out of a hundred: 3 for what is necessary, 2 for what is to be
   * avoided, 1 for what is good.
   *
   * @asType integer
   * @minimum 0
   * @maximum 100
   */
  readonly score: number;
  /** The lunar month, from new moon to new moon, at its beginning. */
  readonly month: LunarMonthName;
  /** Tithis in it, in order, 1 … 30 from the new moon. */
  readonly tithis: readonly TithiNumber[];
  /** Nakṣatras of the Moon in it, in order. */
  readonly nakshatras: readonly Nakshatra[];
  /** What is necessary or good and holds. */
  readonly for: readonly ActReason[];
  /** What is necessary and does not hold, or is to be avoided and runs. */
  readonly against: readonly ActReason[];
}

/** A date with windows. */
export interface ActDate {
  /** The civil date, from its sunrise to the next. */
  readonly date: CivilDate;
  /** Its weekday. */
  readonly weekday: Weekday;
  /**
   * How many windows it has.
   *
   * @asType integer
   * @minimum 1
   */
  readonly windows: number;
  /**
   * Their minutes together.
   *
   * @asType integer
   * @minimum 0
   */
  readonly minutes: number;
  /**
   * The highest of their scores.
   *
   * @asType integer
   * @minimum 0
   * @maximum 100
   */
  readonly score: number;
}

/** The times of an act. */
export interface ActData {
  /** Which act. */
  readonly act: ActName;
  /** Its name in English. */
  readonly name: string;
  /** What was searched: from the sunrise of the first date to the one after the last. */
  readonly span: MuhurtaWindow;
  /** The Moons of the births, in their order. */
  readonly births: readonly SearchedBirth[];
  /** Every condition, and how much of the span it excludes by itself. */
  readonly conditions: readonly ActConditionData[];
  /** The dates, in order, all of them. */
  readonly dates: readonly ActDate[];
  /** The windows, in order of time. */
  readonly windows: readonly ActWindow[];
  /**
   * How many windows there are, including those not listed.
   *
   * @asType integer
   * @minimum 0
   */
  readonly found: number;
  /** Whether there are more than are listed. */
  readonly truncated: boolean;
}
