import { luminaryContext } from '../cast/context.js';
import { isoOn } from '../cast/iso.js';
import type { Sankranti } from '../cast/lunarCalendar.js';
import { record } from '../input/schemas.js';
import { at } from '../math/at.js';
import { operation } from '../operation/operation.js';
import { formatDate } from '../time/calendar.js';
import type { CivilDate, LocalInstant } from '../types.js';
import { SIGNS, type Sign } from '../zodiac/names.js';
import { CALENDAR_SCHOOLS, type CalendarYearInput, observatoryOf, yearFields, yearSpan } from './input.js';
import { calendarProvenance } from './provenance.js';
import { type SolarDays, solarDaysOf } from './solarDays.js';
import { DATE_RULE_ROWS } from './tables/calendarRules.js';
import type { SankrantiRule } from './tables/sankrantiRules.js';

/** The input of {@link sankrantis}. */
export interface CalendarSankrantisInput extends CalendarYearInput {}

/** The civil dates of a saṅkrānti by each rule; null where the rule asks for a sunrise or a sunset and the Sun does not rise or set then. */
export interface SankrantiDates {
  /** First day of the Tamil month: the day from sunrise to sunrise if it comes before its sunset, else the next. */
  readonly sunset: CivilDate | null;
  /** First day of the Malayalam month: the day if it comes before three fifths of the daylight, else the next. */
  readonly three_fifths: CivilDate | null;
  /** First day in Odisha and Punjab: its civil date. */
  readonly civil_day: CivilDate | null;
  /** First day of the Bengali month: the civil date after. */
  readonly civil_day_plus_one: CivilDate | null;
  /** Date of the first sunrise at or after it. */
  readonly sunrise_after: CivilDate | null;
  /** The day from sunrise to sunrise that holds it. */
  readonly orissa: CivilDate | null;
}

/** An entry of the Sun into a sign with its dates. */
export interface SankrantiTold {
  /** The sign that is entered. */
  readonly sign: Sign;
  /**
   * 1 (Aries) … 12 (Pisces).
   *
   * @asType integer
   * @minimum 1
   * @maximum 12
   */
  readonly sign_number: number;
  /** When: ISO 8601 with the place's offset. */
  readonly at: LocalInstant;
  /** Its civil dates. */
  readonly dates: SankrantiDates;
}

/** The saṅkrāntis of a year. */
export interface CalendarSankrantisData {
  /**
   * The Gregorian year.
   *
   * @asType integer
   * @minimum 1000
   * @maximum 2999
   */
  readonly year: number;
  /** Those of its civil dates, in order. */
  readonly sankrantis: readonly SankrantiTold[];
}

function datesOf({ dateOf }: SolarDays, sankranti: Sankranti): SankrantiDates {
  const date = (rule: SankrantiRule): CivilDate | null => {
    const days = dateOf(rule, sankranti);
    return days === undefined ? null : formatDate(days);
  };
  return {
    sunset: date('sunset'),
    three_fifths: date('three_fifths'),
    civil_day: date('civil_day'),
    civil_day_plus_one: date('civil_day_plus_one'),
    sunrise_after: date('sunrise_after'),
    orissa: date('orissa'),
  };
}

/**
 * Returns the entries of the Sun into the sidereal signs in a Gregorian year at a place, each with its civil dates by the rules of the
 * regions.
 *
 * Instants are ISO 8601 with the UTC offset of the place at that instant, rounded once to whole seconds.
 *
 * @param input `year` (1000 … 2999), `place`; optional `sunrise`, `conventions`, `ayanamsa` (experimental in `raman`, `yukteswar`, `bhasin`)
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input; `date_out_of_range` beyond the ephemeris
 *
 * Source: Sewell & Dikshit, The Indian Calendar (1896), art. 28; `provenance.rules` has each rule with how far it is borne out.
 *
 * @example
 * ```ts
 * import { sankrantis } from 'siddhanta/calendar';
 * const place = { latitude: 13.0827, longitude: 80.2707, timezone: 'Asia/Kolkata' };
 * const [makara] = sankrantis({ year: 2026, place }).data.sankrantis;
 * makara?.sign; // => 'Capricorn'
 * makara?.at; // => '2026-01-14T15:07:20+05:30'
 * makara?.dates.sunset; // => '2026-01-14'
 * ```
 */
export const sankrantis = operation<CalendarSankrantisInput, CalendarSankrantisData>()({
  name: 'calendar.sankrantis',
  summary: 'The entries of the Sun into the twelve signs in a year, with their dates by region',
  units: 2,
  work: { ms: 4, bytes: 2900 },
  ...CALENDAR_SCHOOLS,
  schema: () => record(yearFields()),
  example: { year: 2026, place: { latitude: 13.0827, longitude: 80.2707, timezone: 'Asia/Kolkata' } },
  context: luminaryContext,
  run({ year, place }, sky) {
    const { almanac, calendar } = observatoryOf(place, sky);
    const { from, to } = yearSpan(year, almanac, sky);
    const days = solarDaysOf(almanac, calendar);
    return {
      data: {
        year,
        sankrantis: calendar.sankrantisIn(from, to).map((sankranti) => ({
          sign: at(SIGNS, sankranti.sign).name,
          sign_number: sankranti.sign + 1,
          at: isoOn(almanac.clock, sankranti.at),
          dates: datesOf(days, sankranti),
        })),
      },
      provenance: calendarProvenance({
        method:
          'Entries of the Sun into the sidereal signs; civil dates from sunrise, sunset and the clocks of the place',
        sky,
        place,
        from,
        to,
        conventions: { year: 'a sankranti is listed under the year of its civil date by the clocks of the place' },
        disputed: [
          {
            element: 'date of a saṅkrānti',
            note: 'Makara saṅkrānti of 2023 and 2024 is 15 January by the sunset rule, 14 on one published list. Viṣu is the first sunrise at or after, which fits 26 of 34 published years; others keep 14 April. Odisha is given by the civil date, and by the day from sunrise to sunrise as `orissa`.',
          },
        ],
        rules: DATE_RULE_ROWS,
      }),
      ayanamsa: sky.ayanamsa,
    };
  },
});
