import * as v from 'valibot';
import { oneOf } from '../input/schemas.js';
import { SOLAR_REGIONS, type SolarRegion } from './tables/sankrantiRules.js';

/** Choices where custom differs; the first of each is the default. */
const OPTIONS = {
  tithi: ['dharma_sindhu', 'sunrise'],
  star_month: ['solar', 'lunar'],
  star_at: ['sunrise', 'six_ghatis'],
  star_twice: ['second', 'first'],
} as const;

/** How birthdays are decided where custom differs. */
export interface BirthdayOptions {
  /** Of the days that the birth tithi touches: by the Dharma Sindhu, the default, or the first whose `sunrise` holds it. */
  readonly tithi?: (typeof OPTIONS.tithi)[number] | undefined;
  /** The birth star in the `solar` month of birth, the default, or in the `lunar` one. */
  readonly star_month?: (typeof OPTIONS.star_month)[number] | undefined;
  /** The star at `sunrise`, the default, or for `six_ghatis` (2 h 24 min) after it. */
  readonly star_at?: (typeof OPTIONS.star_at)[number] | undefined;
  /** Of two stars in one month the `second`, the default, or the `first`. */
  readonly star_twice?: (typeof OPTIONS.star_twice)[number] | undefined;
  /** Whose solar months; `tamil` by default. */
  readonly region?: SolarRegion | undefined;
}

export type SettledBirthdayOptions = Required<{ [Key in keyof BirthdayOptions]: NonNullable<BirthdayOptions[Key]> }>;

/** What a birthday is counted by: the tithi, the birth star, or the day of the solar month. */
export type BirthdayKind = 'tithi' | 'nakshatra' | 'solar';

/** @internal */
export const BIRTHDAY_KINDS = ['tithi', 'nakshatra', 'solar'] as const satisfies readonly BirthdayKind[];

/** @internal */
export const birthdayOptionFields = () => ({
  tithi: v.optional(oneOf(OPTIONS.tithi), OPTIONS.tithi[0]),
  star_month: v.optional(oneOf(OPTIONS.star_month), OPTIONS.star_month[0]),
  star_at: v.optional(oneOf(OPTIONS.star_at), OPTIONS.star_at[0]),
  star_twice: v.optional(oneOf(OPTIONS.star_twice), OPTIONS.star_twice[0]),
  region: v.optional(oneOf(SOLAR_REGIONS), SOLAR_REGIONS[0]),
});
