import * as v from 'valibot';
import { refuseUncertainty, resolveBirth } from '../cast/birth.js';
import { luminaryContext, type SkyContext } from '../cast/context.js';
import { isoOn } from '../cast/iso.js';
import { SiddhantaError } from '../errors.js';
import { birthSchema, record, whole } from '../input/schemas.js';
import { operation } from '../operation/operation.js';
import { formatDate } from '../time/calendar.js';
import type { Birth, CivilDate, LocalInstant } from '../types.js';
import { limbName } from '../zodiac/limbs.js';
import { lunarMonthName } from '../zodiac/lunarMonth.js';
import type { Nakshatra } from '../zodiac/names.js';
import { type BornUnder, birthdaysOf, bornUnder, thousandMoons } from './birthdayDays.js';
import { type BirthdayKind, type BirthdayOptions, birthdayOptionFields } from './birthdayOptions.js';
import type { MonthNumber } from './convertInput.js';
import type { TithiOfDay } from './dayData.js';
import { surroundingsOf } from './finder.js';
import { CALENDAR_SCHOOLS, type CalendarPlaceInput, placeFields } from './input.js';
import { describeTithi } from './lunarDate.js';
import { calendarProvenance } from './provenance.js';
import { daySpanOf, FIRST_FESTIVAL_YEAR, LAST_FESTIVAL_YEAR, lastYearOf } from './span.js';
import { MONTH_DISPUTES, MONTH_RULES } from './tables/calendarRules.js';
import { BIRTHDAY_DISPUTES, BIRTHDAY_RULES, BIRTHDAY_SOURCES } from './tables/lifeDayRules.js';
import type { LunarMonthName } from './tables/months.js';

/** The input of {@link birthday}. */
export interface CalendarBirthdayInput extends CalendarPlaceInput {
  /** Whose birthday; the time is needed. */
  readonly birth: Birth;
  /**
   * First Gregorian year, 1001 … 2998.
   *
   * @asType integer
   * @minimum 1001
   * @maximum 2998
   */
  readonly year: number;
  /**
   * For how many years, 1 … 30; one by default.
   *
   * @asType integer
   * @minimum 1
   * @maximum 30
   */
  readonly years?: number | undefined;
  /** How to decide where custom differs. */
  readonly options?: BirthdayOptions | undefined;
}

/** A birthday. */
export interface Birthday {
  /** What it is counted by. */
  readonly by: BirthdayKind;
  /** Completed years of that reckoning. @asType integer @minimum 0 */
  readonly age: number;
  /** The date; null where the rule finds none, and `why` says so. */
  readonly date: CivilDate | null;
  /** When the tithi or the star begins: ISO 8601 with the offset of the place; null for `solar`. */
  readonly start: LocalInstant | null;
  /** When it ends. */
  readonly end: LocalInstant | null;
  /** Dates whose days, from sunrise to sunrise, the tithi or the star touches. */
  readonly touches: readonly CivilDate[];
  /** Why this day. */
  readonly why: string;
  /** `shashti_purti` when sixty years are completed; null of others. */
  readonly notable: 'shashti_purti' | null;
}

/** Birthdays by the Indian calendars. */
export interface CalendarBirthdayData {
  /** Birth tithi. */
  readonly tithi: TithiOfDay;
  /** Lunar month of birth, from new moon to new moon. */
  readonly month: LunarMonthName;
  /** Whether it was intercalary. */
  readonly is_adhika: boolean;
  /** Birth star. */
  readonly nakshatra: Nakshatra;
  /** Solar month of birth of the region: 1 (Aries) … 12. */
  readonly solar_month: MonthNumber;
  /** Day of that month; null where it had no first day at the place. @asType integer @minimum 1 @maximum 32 */
  readonly solar_day: number | null;
  /** Birthdays of the years, in order of their dates. */
  readonly birthdays: readonly Birthday[];
  /** The thousandth full moon after birth (sahasra candra darśana). */
  readonly thousand_moons: LocalInstant;
}

/** @throws {SiddhantaError} `missing_field` */
function requireTime({ time }: Birth): void {
  if (time !== undefined) return;
  throw new SiddhantaError(
    'missing_field',
    'birth.time is required: the tithi and the star change within a day. Add it as a text, such as "08:30:00".',
    { field: 'birth.time' },
  );
}

function describeBirth(born: BornUnder) {
  return {
    tithi: describeTithi(born.tithi),
    month: lunarMonthName(born.month.index),
    is_adhika: born.month.kind === 'adhika',
    nakshatra: limbName('nakshatra', born.star),
    solar_month: born.solarMonth + 1,
    solar_day: born.solarDay ?? null,
  };
}

function spanOf(year: number, years: number, sky: SkyContext) {
  const last = lastYearOf(year, years);
  return { first: daySpanOf({ year }, sky).first, last: daySpanOf({ year: last }, sky).last };
}

/**
 * Returns the birthdays of a person in coming years at a place: by the tithi of birth, by the birth star in its month, and by the day of the
 * solar month, each with the days that come into question and why; also the sixtieth (ṣaṣṭi-pūrti) and the thousandth full moon.
 *
 * Instants are ISO 8601 with the UTC offset of the place, rounded once to whole seconds. A birthday is listed under the Gregorian year of
 * its date, so that a year may have none or two of a kind.
 *
 * @param input `birth` (with its time), `year`, `place`; optional `years` (1 … 30), `options`, `sunrise`, `conventions`, `ayanamsa` (experimental in `raman`, `yukteswar`, `bhasin`)
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input; `missing_field` without a time of birth; `invalid_value` for years before the birth
 * and for `birth.uncertainty_minutes`;
 * `date_out_of_range` beyond the ephemeris
 *
 * Source: Dharma Sindhu 3, vardhāpanavidhi, for the tithi; `provenance.rules` has each rule with how far it is borne out.
 *
 * @example
 * ```ts
 * import { birthday } from 'siddhanta/calendar';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const birth = { date: '1990-08-15', time: '08:30:00', place };
 * const { data } = birthday({ birth, year: 2026, place });
 * data.tithi.name; // => 'Dashami'
 * data.birthdays.map(({ by, date }) => [by, date]);
 * // => [['nakshatra', '2026-08-08'], ['solar', '2026-08-16'], ['tithi', '2026-09-06']]
 * ```
 */
export const birthday = operation<CalendarBirthdayInput, CalendarBirthdayData>()({
  name: 'calendar.birthday',
  summary: 'Birthdays by tithi, birth star and solar day, with the sixtieth and the thousandth full moon',
  units: 2,
  each: 'work',
  work: ({ years }) => ({
    ms: 12 + 14 * years,
    bytes: 600 + 1200 * years,
    field: 'years',
    advice: 'Ask for fewer years.',
  }),
  ...CALENDAR_SCHOOLS,
  schema: () =>
    record({
      birth: birthSchema(),
      year: whole(FIRST_FESTIVAL_YEAR, LAST_FESTIVAL_YEAR),
      years: v.optional(whole(1, 30), 1),
      options: v.optional(record(birthdayOptionFields()), {}),
      ...placeFields(),
    }),
  example: {
    birth: {
      date: '1990-08-15',
      time: '08:30:00',
      place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
    },
    year: 2026,
    place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
  },
  context: luminaryContext,
  run({ birth, year, years, options, place }, sky) {
    requireTime(birth);
    refuseUncertainty(birth, 'birth');
    const resolved = resolveBirth(birth, sky);
    const span = spanOf(year, years, sky);
    const here = surroundingsOf(sky, place, { arunodaya: '96_minutes' });
    const { clock } = here.almanac;
    const born = bornUnder(here, resolved.instant.ut, options.region);
    if (span.last < here.days.dateOf(resolved.instant.ut))
      throw new SiddhantaError('invalid_value', `year is ${year}, before the birth. Give a later year.`, {
        field: 'year',
      });
    const birthdays = birthdaysOf(here, born, span, options)
      .map(
        ({ by, age, days, unit, touches, why }): Birthday => ({
          by,
          age,
          date: days === undefined ? null : formatDate(days),
          start: unit === undefined ? null : isoOn(clock, unit.start),
          end: unit === undefined ? null : isoOn(clock, unit.end),
          touches: touches.map(formatDate),
          why,
          notable: age === 60 ? 'shashti_purti' : null,
        }),
      )
      .filter(({ age }) => age >= 0);
    return {
      data: { ...describeBirth(born), birthdays, thousand_moons: isoOn(clock, thousandMoons(sky, place, born.ut)) },
      provenance: calendarProvenance({
        method: 'The tithi, star and solar day of the birth, found again in each year at the place',
        sky,
        place,
        from: born.ut,
        to: clock.dayStart(span.last),
        conventions: {
          ...options,
          birth: 'tithi, star and months are those of the moment of birth, the solar day that of its date at the place',
        },
        sources: BIRTHDAY_SOURCES,
        verified: 'two entries of the Sun into Ardra of PyJHora to the second; no printed birthday was found',
        disputed: [...BIRTHDAY_DISPUTES, ...MONTH_DISPUTES],
        rules: { ...BIRTHDAY_RULES, ...MONTH_RULES },
      }),
      ayanamsa: sky.ayanamsa,
      birthTimeAssumed: false,
      birth: resolved.clock,
    };
  },
});
