import { luminaryContext } from '../cast/context.js';
import { RISING_SOURCE, SUNRISE_DISPUTE, sunriseConventions } from '../cast/sunrise.js';
import { record } from '../input/schemas.js';
import { at } from '../math/at.js';
import { operation } from '../operation/operation.js';
import { solarConventions } from '../operation/provenance.js';
import { ttFromUt } from '../time/deltaT.js';
import { dayFields, EXAMPLE, type MuhurtaInput, observe } from './input.js';
import { partOf } from './rules/parts.js';
import { RAHU_KALAM_EIGHTHS, RAHU_KALAM_SOURCES } from './tables/eighths.js';
import { isPartial, type MuhurtaDay, type MuhurtaWindow, windowOrNull } from './vedicDay.js';

const EIGHTHS = 8;

const schema = () => record(dayFields());

/** The input of {@link rahuKalam}; no ayanāṁśa enters its result. */
export type RahuKalamInput = MuhurtaInput;

/** Rāhu kālam of a day. */
export interface RahuKalamData {
  /** The day whose eighth it is. */
  readonly day: MuhurtaDay;
  /**
   * Which eighth of the time from sunrise to sunset it is, 2 … 8.
   *
   * @asType integer
   * @minimum 2
   * @maximum 8
   */
  readonly eighth: number;
  /** The eighth; null where the day has no sunrise or no sunset. */
  readonly rahu_kalam: MuhurtaWindow | null;
  /** Whether anything above is null because the Sun does not rise or set. */
  readonly times_partial: boolean;
}

/**
 * Returns Rāhu kālam of a date at a place: the weekday's eighth of the time from sunrise to sunset, with the day to which it belongs.
 *
 * Instants are ISO 8601 with the UTC offset of the place at that instant, rounded once to whole seconds; windows are half-open. Where the
 * Sun does not rise on the date or does not set before it rises again, there is none: `rahu_kalam` is null and `times_partial` true.
 *
 * @param input `date` (1000-01-01 … 2999-12-31), `place`; optional `sunrise` (`upper_limb` by default, `hindu` for the centre of the disc
 * without refraction), `ayanamsa`
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input; `nonexistent_time` for a date that the clocks of the zone skipped
 *
 * Source: the rule of the almanacs, compared with published days; `provenance` names them.
 *
 * @example
 * ```ts
 * import { rahuKalam } from 'siddhanta/muhurta';
 * const { data } = rahuKalam({
 *   date: '2025-11-22',
 *   place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
 * });
 * data.day.weekday; // => 'Saturday'
 * data.rahu_kalam; // => { start: '2025-11-22T09:28:14+05:30', end: '2025-11-22T10:47:42+05:30' }
 * ```
 */
export const rahuKalam = operation<RahuKalamInput, RahuKalamData>()({
  name: 'muhurta.rahu_kalam',
  summary: 'Rahu kalam of a date at a place: the eighth of the day that the weekday names',
  units: 1,
  schools: 'all',
  schema,
  example: EXAMPLE,
  context: luminaryContext,
  run(input, sky) {
    const { almanac, start, parts } = observe(input, sky);
    const { weekday, day, description } = parts;
    const eighth = at(RAHU_KALAM_EIGHTHS, weekday);
    return {
      data: {
        day: description,
        eighth,
        rahu_kalam: windowOrNull(parts, day && partOf(day, eighth, EIGHTHS)),
        times_partial: isPartial(parts),
      },
      provenance: {
        method: 'Rahu kalam: one eighth of the time from sunrise to sunset, by the weekday',
        conventions: {
          ...sunriseConventions(almanac.rule),
          eighths: `of the real day, Sunday to Saturday: ${RAHU_KALAM_EIGHTHS.join(', ')}`,
          no_sunrise: 'where the Sun does not rise on the date, or does not set before the next sunrise, there is none',
          sea_level: 'no dip of the horizon; refraction fixed, no model of the atmosphere',
          ...solarConventions(sky, ttFromUt(start.reference)),
          timezone: 'IANA zone with historical offsets; every time is shown with the offset in force at that instant',
          rounding: 'instants are rounded once, to whole seconds; a window is half-open',
        },
        sources: [...RAHU_KALAM_SOURCES, RISING_SOURCE],
        disputed: [
          {
            element: 'length',
            note: 'An eighth of the real day here, as almanacs of a place have it; daily sheets print slots of 90 minutes from 06:00 by the clock.',
          },
          SUNRISE_DISPUTE,
        ],
        verified_against:
          'eight published days: two pages of Drik Panchang and four other pages for New Delhi within 90 s, one to the second (Birthastro) within 15 s, one newspaper whose place is assumed within 4 minutes; all seven weekdays against the slots of ePanchang',
      },
      ayanamsa: sky.ayanamsa,
    };
  },
});
