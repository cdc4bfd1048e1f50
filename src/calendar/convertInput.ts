import * as v from 'valibot';
import { SiddhantaError } from '../errors.js';
import { dateSchema, flagSchema, oneOf, record, whole } from '../input/schemas.js';
import { isJulianDate } from '../time/julianCalendar.js';
import type { EraYear } from './dayData.js';
import { MONTH_SYSTEMS, type MonthSystem } from './describeDay.js';
import { type CalendarPlaceInput, placeFields } from './input.js';
import { LUNAR_MONTHS, type LunarMonthName } from './tables/months.js';
import { SOLAR_REGIONS, type SolarRegion } from './tables/sankrantiRules.js';

const LUNAR_ERAS = ['shaka', 'vikram', 'vikram_gujarat', 'kali'] as const;

/** Era of a lunar year: Śaka and Kali count expired years, the two of Vikrama current ones. */
export type LunarEra = (typeof LUNAR_ERAS)[number];

/**
 * A month of a year, from 1.
 *
 * @asType integer
 * @minimum 1
 * @maximum 12
 */
export type MonthNumber = number;

/** A date of the lunar calendar. */
export interface LunarDateInput {
  /** Era of `year`. */
  readonly era: LunarEra;
  /** Year of the era, 1 … 6099. */
  readonly year: EraYear;
  /** Name of the month by `month_system`. */
  readonly month: LunarMonthName;
  /**
   * Tithi, 1 … 30: 1 … 15 of the bright half, 16 … 30 of the dark one; 15 is the full moon, 30 the new moon.
   *
   * @asType integer
   * @minimum 1
   * @maximum 30
   */
  readonly tithi: number;
  /** Whether the month is the intercalary one; false by default. */
  readonly is_adhika?: boolean | undefined;
  /** Where months end, `amanta` by default. */
  readonly month_system?: MonthSystem | undefined;
}

/** A date of the solar months of a region. */
export interface SolarDateInput {
  /** Whose months. */
  readonly region: SolarRegion;
  /** Year: Kollam for `malayalam`, Bengali for `bengali`; for the others Śaka, expired, from the Sun's entry into Aries. */
  readonly year: EraYear;
  /** 1 (Aries) … 12 (Pisces). */
  readonly month_number: MonthNumber;
  /**
   * Day of the month, 1 … 32.
   *
   * @asType integer
   * @minimum 1
   * @maximum 32
   */
  readonly day: number;
}

/** A date of the Indian national calendar. */
export interface NationalDateInput {
  /** Śaka year. */
  readonly year: EraYear;
  /** 1 (Chaitra) … 12 (Phalguna). */
  readonly month_number: MonthNumber;
  /**
   * Day of the month, 1 … 31.
   *
   * @asType integer
   * @minimum 1
   * @maximum 31
   */
  readonly day: number;
}

/** The input of {@link convert}: exactly one of the dates, and the place. */
export interface CalendarConvertInput extends CalendarPlaceInput {
  /** Gregorian date, `YYYY-MM-DD`. */
  readonly date?: string | undefined;
  /** Date of the Julian calendar, `YYYY-MM-DD`. */
  readonly julian_date?: string | undefined;
  /**
   * Julian day number, that of noon of the civil date.
   *
   * @asType integer
   * @minimum 2086308
   * @maximum 2816787
   */
  readonly julian_day?: number | undefined;
  /**
   * Days since the beginning of Kali, whose first day is 0.
   *
   * @asType integer
   * @minimum 1497842
   * @maximum 2228321
   */
  readonly kali_ahargana?: number | undefined;
  /** Lunar date. */
  readonly lunar?: LunarDateInput | undefined;
  /** Solar date of a region. */
  readonly solar?: SolarDateInput | undefined;
  /** Date of the Indian national calendar. */
  readonly national?: NationalDateInput | undefined;
}

/** The fields of which one is given. */
export const DATE_FIELDS = [
  'date',
  'julian_date',
  'julian_day',
  'kali_ahargana',
  'lunar',
  'solar',
  'national',
] as const;

/** Which calendar a date was given in. */
export type ConvertedFrom = (typeof DATE_FIELDS)[number];

const year = () => whole(1, 6099);
const month = () => whole(1, 12);

/** @internal */
export const convertSchema = () =>
  record({
    date: v.optional(dateSchema()),
    julian_date: v.optional(
      v.pipe(
        v.string('it must be a text like "1541-01-18".'),
        v.check(isJulianDate, 'it must be a real date of the Julian calendar written YYYY-MM-DD.'),
      ),
    ),
    julian_day: v.optional(whole(2_086_308, 2_816_787)),
    kali_ahargana: v.optional(whole(1_497_842, 2_228_321)),
    lunar: v.optional(
      record({
        era: oneOf(LUNAR_ERAS),
        year: year(),
        month: oneOf(LUNAR_MONTHS.map(({ name }) => name)),
        tithi: whole(1, 30),
        is_adhika: flagSchema(),
        month_system: v.optional(oneOf(MONTH_SYSTEMS), MONTH_SYSTEMS[0]),
      }),
    ),
    solar: v.optional(record({ region: oneOf(SOLAR_REGIONS), year: year(), month_number: month(), day: whole(1, 32) })),
    national: v.optional(record({ year: year(), month_number: month(), day: whole(1, 31) })),
    ...placeFields(),
  });

/** @throws {SiddhantaError} `missing_field` for none, `invalid_value` for two */
export function givenField(input: CalendarConvertInput): ConvertedFrom {
  const [given, second] = DATE_FIELDS.filter((field) => input[field] !== undefined);
  if (given === undefined) {
    throw new SiddhantaError(
      'missing_field',
      `date is required, or one of ${DATE_FIELDS.slice(1).join(', ')}. Add one of them to the input.`,
      { field: 'date' },
    );
  }
  if (second !== undefined) {
    throw new SiddhantaError(
      'invalid_value',
      `${second} is given beside ${given}; one date is converted at a time. Leave one of them out.`,
      { field: second },
    );
  }
  return given;
}
