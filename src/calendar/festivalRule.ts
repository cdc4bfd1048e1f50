import type { RuleState } from '../types.js';
import type { FestivalDisputeId } from './tables/festivalDisputes.js';
import type { LunarMonthName } from './tables/months.js';
import type { ReferencePlace } from './tables/referencePlaces.js';
import type { SankrantiRule } from './tables/sankrantiRules.js';
import type { WindowName } from './tables/windows.js';

/** The tithi touches the window, fills it, fills it on the first of the days that it touches, or touches it on two days. */
export const STEP_TESTS = ['touch', 'cover', 'cover_first', 'touch_second'] as const;

/** Choice between two days. */
export const STEP_PICKS = [
  'first',
  'second',
  'longer_first',
  'longer_second',
  'second_if_ghati',
  'second_if_3_muhurtas',
] as const;

/**
 * The day where no step finds one: that in which the tithi begins, that which has most of it, or the first whose sunrise follows its
 * beginning. A day runs from its sunrise to the next; only the third may have none of the tithi.
 */
export const FALLBACKS = ['begins_on', 'greater_part', 'next_sunrise'] as const;

/** The regions of rules. */
export const REGIONS = [
  'assam',
  'bengal',
  'bihar',
  'gujarat',
  'karnataka',
  'kerala',
  'maharashtra',
  'north',
  'odisha',
  'punjab',
  'rajasthan',
  'sindhi',
  'tamil',
  'telugu',
] as const;

/** The traditions of rules. */
export const TRADITIONS = ['smarta', 'vaishnava', 'jain', 'buddhist', 'sikh'] as const;

/** A region in which a festival is kept. */
export type FestivalRegion = (typeof REGIONS)[number];
/** A tradition in which a festival is kept. */
export type FestivalTradition = (typeof TRADITIONS)[number];

/** A nakṣatra of the Moon that is required, too. */
export interface FestivalStar {
  /** 1 (Ashwini) … 27. */
  readonly number: number;
  /** The window of the day that it must touch. */
  readonly window: WindowName;
}

/** A test of the days on which a tithi may be kept: those that pass stay; if none does, the next step decides. */
export interface FestivalStep {
  /** The window of the test. */
  readonly window: WindowName;
  /** How the tithi has to meet it. */
  readonly test: (typeof STEP_TESTS)[number];
  /** Choice between two days. */
  readonly pick: (typeof STEP_PICKS)[number];
  /** A nakṣatra required on the same day. */
  readonly nakshatra?: FestivalStar | undefined;
}

/** Published dates that a rule reproduces, of how many. */
export interface FestivalVerification {
  /** Dates of 2001 to 2034, Time and Date and others. */
  readonly published?: readonly [number, number];
  /** Dates of 2020 to 2025, Prokerala and others. */
  readonly second_list?: readonly [number, number];
  /** Dates of 2026 and 2027 of another program. */
  readonly other_program?: readonly [number, number];
  /** Dates of 2022 and 2023, Drik Panchang: at most two of a yearly festival, too few to call a rule checked. */
  readonly drik?: readonly [number, number];
  /** Dates of 2021, Dasmesh Darbar: those of the Nanakshahi calendar of 2003. */
  readonly nanakshahi?: readonly [number, number];
}

/** Fields of every rule. */
export interface FestivalRuleCommon {
  /** Identifier: lower-case letters, digits and `_`. */
  readonly id: string;
  /** Name of the festival. */
  readonly name: string;
  /** Regions that keep it; left out where it is not regional. */
  readonly regions?: readonly FestivalRegion[] | undefined;
  /** Traditions that keep it; left out where it is common. */
  readonly traditions?: readonly FestivalTradition[] | undefined;
}

/** The festival of a tithi of a lunar month. */
export interface TithiFestivalRule extends FestivalRuleCommon {
  readonly kind: 'tithi';
  /** The amānta month; null for every month. */
  readonly month: LunarMonthName | null;
  /** 1 … 15 of the bright half, 16 … 30 of the dark. */
  readonly tithi: number;
  /** Tested in order. */
  readonly steps: readonly FestivalStep[];
  /** The day where no step finds one. */
  readonly fallback: (typeof FALLBACKS)[number];
  /** Whether it recurs every month. */
  readonly monthly?: boolean | undefined;
  /** In an adhika month it is left out by default; `too` keeps it there as well, `instead` keeps it there and not in the month that follows. */
  readonly adhika?: 'too' | 'instead' | undefined;
}

/** The festival of several tithis of the year, each with the steps of its half. */
export interface TithisFestivalRule extends FestivalRuleCommon {
  readonly kind: 'tithis';
  /** The tithis, each with its amānta month and its number: 1 … 15 of the bright half, 16 … 30 of the dark. */
  readonly tithis: readonly {
    /** The amānta month. */
    readonly month: LunarMonthName;
    /** 1 … 30. */
    readonly tithi: number;
  }[];
  /** Tested in order for a tithi of the bright half. */
  readonly bright: readonly FestivalStep[];
  /** Tested in order for a tithi of the dark half. */
  readonly dark: readonly FestivalStep[];
  /** The day where no step finds one. */
  readonly fallback: (typeof FALLBACKS)[number];
  /** In an adhika month it is left out by default; `too` keeps it there as well. */
  readonly adhika?: 'too' | undefined;
}

/** The festival so many days after another. */
export interface RelativeFestivalRule extends FestivalRuleCommon {
  readonly kind: 'relative';
  /** Identifier of the other festival. */
  readonly base: string;
  /** Days after it; negative for days before. */
  readonly offset: number;
}

/** The festival of the weekday before another. */
export interface WeekdayFestivalRule extends FestivalRuleCommon {
  readonly kind: 'weekday_before';
  /** Identifier of the other festival. */
  readonly base: string;
  /** 0 (Sunday) … 6 (Saturday); the last one strictly before the other festival. */
  readonly weekday: number;
}

/** The festival of the Sun's entry into a sign. */
export interface SankrantiFestivalRule extends FestivalRuleCommon {
  readonly kind: 'sankranti';
  /** 0 (Aries) … 11. */
  readonly sign: number;
  /** Rule from the instant to a date. */
  readonly rule: SankrantiRule;
}

/** The festival of a nakṣatra while the Sun is in a sign: the last day whose window meets it. */
export interface NakshatraFestivalRule extends FestivalRuleCommon {
  readonly kind: 'nakshatra_in_solar_month';
  /** 0 (Aries) … 11. */
  readonly sign: number;
  /** 1 (Ashwini) … 27. */
  readonly nakshatra: number;
  /** The window of the test. */
  readonly window: WindowName;
  readonly pick: 'last';
  /** The one place of the custom. */
  readonly reference_place?: ReferencePlace | undefined;
}

/**
 * The festival of a tithi while the Sun is in a sign: every day whose sunrise has both; where no sunrise has the tithi, the day in which it
 * begins.
 */
export interface TithiInSolarMonthRule extends FestivalRuleCommon {
  readonly kind: 'tithi_in_solar_month';
  /** 0 (Aries) … 11. */
  readonly sign: number;
  /** 1 … 30. */
  readonly tithi: number;
  readonly window: 'sunrise';
}

/** The festival of an Ekādaśī, on the day on which Smārtas fast. */
export interface EkadashiFestivalRule extends FestivalRuleCommon {
  readonly kind: 'ekadashi';
  /** The amānta month, in which an adhika one is left out; null for an adhika month of any name. */
  readonly month: LunarMonthName | null;
  /** 11 of the bright half, 26 of the dark. */
  readonly tithi: 11 | 26;
}

/** The festival of another one, or of one of two, where it falls on a weekday. */
export interface OnWeekdayRule extends FestivalRuleCommon {
  readonly kind: 'on_weekday';
  /** Identifier of the other festival. */
  readonly base: string;
  /** Identifier of a second one that counts as well. */
  readonly or_base?: string | undefined;
  /** 0 (Sunday) … 6 (Saturday). */
  readonly weekday: number;
}

/** The festival of a nakṣatra of the Moon, whenever it comes or in half a lunar month. */
export interface MoonStarRule extends FestivalRuleCommon {
  readonly kind: 'nakshatra';
  /** 1 (Ashwini) … 27. */
  readonly nakshatra: number;
  /** The amānta month, not an adhika one, whose half has the middle of its stay; null for any. */
  readonly month: LunarMonthName | null;
  /** The half of that month; left out where `month` is null. */
  readonly half?: 'shukla' | 'krishna' | undefined;
  /** Tested in order, on the days that the Moon's stay touches. */
  readonly steps: readonly FestivalStep[];
  /** The day where no step finds one. */
  readonly fallback: (typeof FALLBACKS)[number];
}

/** The festival of a date of the Gregorian calendar; 29 February only in leap years, and no date that the clocks of the place skipped. */
export interface GregorianRule extends FestivalRuleCommon {
  readonly kind: 'gregorian';
  /** 1 … 12. */
  readonly month: number;
  /** 1 … 31. */
  readonly day: number;
  /** First year of the custom; left out where it has none. */
  readonly since?: number | undefined;
}

/** The festival of a weekday of a lunar month, not of an adhika one: every such day whose sunrise lies in the month. */
export interface WeekdayOfMonthRule extends FestivalRuleCommon {
  readonly kind: 'weekday_of_month';
  /** The month. */
  readonly month: LunarMonthName;
  /** Whether that month ends with the new moon or with the full moon. */
  readonly month_system: 'amanta' | 'purnimanta';
  /** 0 (Sunday) … 6 (Saturday). */
  readonly weekday: number;
}

/** A rule for the day of a festival. */
export type FestivalRule =
  | TithiFestivalRule
  | TithisFestivalRule
  | RelativeFestivalRule
  | WeekdayFestivalRule
  | SankrantiFestivalRule
  | NakshatraFestivalRule
  | TithiInSolarMonthRule
  | EkadashiFestivalRule
  | OnWeekdayRule
  | MoonStarRule
  | GregorianRule
  | WeekdayOfMonthRule;

/** A rule of the catalogue, with its verification and disputes. */
export type CatalogueRule = FestivalRule & {
  readonly state: RuleState;
  readonly verified?: FestivalVerification;
  readonly disputed?: readonly FestivalDisputeId[];
  /** Aliases. */
  readonly aka?: readonly string[];
};
