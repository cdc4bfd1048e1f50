import { EXAMPLE_BIRTH } from '../cast/natalInput.js';
import { flagSchema, record } from '../input/schemas.js';
import { DAY_MS } from '../time/julian.js';
import type { LocalInstant } from '../types.js';
import type { Paksha, TithiName } from '../zodiac/limbNames.js';
import { limbAngle, limbName, limbNumber, paksha } from '../zodiac/limbs.js';
import { type EclipticDegrees, sixDecimals } from '../zodiac/position.js';
import { type AnnualRasi, type AnnualYear, annualOperation, describeRasi, describeYear } from './describe.js';
import { type AnnualInput, YEAR_SAYING, yearFields } from './input.js';
import { limbReturns, nearestTo, solarMonth } from './limbReturns.js';
import { annualSky, castSky, toLocalInstant } from './sky.js';

/** The input of {@link tithiPravesha}. */
export interface TithiPraveshaInput extends Omit<AnnualInput, 'zodiac'> {
  /** Whether to list every return of the elongation within the year, some 29.53 days apart; false by default. */
  readonly masa?: boolean | undefined;
}

/** The birth tithi. */
export interface TithiOfBirth {
  /** Its name. */
  readonly name: TithiName;
  /** 1 … 30, from the new moon. @asType integer @minimum 1 @maximum 30 */
  readonly number: number;
  /** Waxing or waning half. */
  readonly paksha: Paksha;
}

/** The return of the birth tithi. */
export interface TithiPraveshaData extends AnnualYear {
  /** Degrees from the Sun to the Moon at birth, six decimals. */
  readonly elongation: EclipticDegrees;
  /** The tithi at birth. */
  readonly tithi: TithiOfBirth;
  /** When the Sun enters and leaves its birth sign in this year. */
  readonly solar_month: { readonly start: LocalInstant; readonly end: LocalInstant };
  /** When the Moon is again as far from the Sun, with the Sun in its birth sign; null if that does not happen. */
  readonly at: LocalInstant | null;
  /** Every such instant: one, two or none. */
  readonly candidates: readonly LocalInstant[];
  /** If there is none, the nearest before and after the Sun's month. */
  readonly note: string | null;
  /** Whether the Sun is then up at the place; null without an instant. */
  readonly day: boolean | null;
  /** The chart of that instant; null without one. */
  readonly chart: AnnualRasi | null;
  /** With `masa`: every return of the elongation between this return of the Sun and the next. */
  readonly masa?: readonly LocalInstant[];
}

const LUNATION = 30;

/**
 * Returns when the Moon is again as far from the Sun as at birth, with the Sun in its sidereal birth sign (tithi praveśa), and the chart of
 * that instant at the birthplace or another place.
 * @param input `birth`; `completed_years` or `at`; optional `masa` (every return of the year), `place`, `ayanamsa`, `node`, `conventions`
 * @throws {SiddhantaError} for bad input; `date_out_of_range`; `undefined_at_latitude`
 *
 * Source: the reckoning of Jagannatha Hora, whose published times the tests of PyJHora quote.
 *
 * @example
 * ```ts
 * import { tithiPravesha } from 'siddhanta/annual';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = tithiPravesha({ birth: { date: '1990-08-15', time: '08:30:00', place }, completed_years: 35 });
 * data.at; // => '2025-07-19T17:16:28+05:30'
 * data.tithi.name; // => 'Dashami'
 * ```
 */
export const tithiPravesha = annualOperation<TithiPraveshaInput, TithiPraveshaData>()({
  name: 'annual.tithi_pravesha',
  summary: 'Return of the tithi of birth in the Sun’s month of birth, with the chart of that instant',
  units: 3,
  schema: () => record({ ...yearFields(), masa: flagSchema() }),
  alternatives: YEAR_SAYING,
  example: { birth: EXAMPLE_BIRTH, completed_years: 35 },
  run(input, context) {
    const year = annualSky({ ...input, zodiac: 'sidereal' }, context);
    const { natal, place, placeField } = year;
    const { Sun, Moon } = natal.grahas;
    const elongation = limbAngle('tithi', Sun.longitude, Moon.longitude);
    const number = limbNumber('tithi', elongation);
    const [from, to] = solarMonth(year);
    const returns = (begin: number, end: number): number[] => limbReturns(year, 'tithi', elongation, [begin, end]);
    const candidates = returns(from, to);
    const then = nearestTo(year.returnMs, candidates);
    const toLocal = toLocalInstant(place, natal.sky);
    const around = (begin: number, end: number): string => returns(begin, end).map(toLocal).join(' and ');
    const cast = then === undefined ? null : castSky(natal.sky, then, place, placeField);
    return {
      data: {
        ...describeYear(year),
        elongation: sixDecimals(elongation),
        tithi: { name: limbName('tithi', number), number, paksha: paksha(number) },
        solar_month: { start: toLocal(from), end: toLocal(to) },
        at: then === undefined ? null : toLocal(then),
        candidates: candidates.map(toLocal),
        note:
          then === undefined
            ? `The elongation does not come back while the Sun is in its sign of birth; it does on ${around(from - LUNATION * DAY_MS, to + LUNATION * DAY_MS)}.`
            : null,
        day: cast === null ? null : cast.day,
        chart: cast === null ? null : describeRasi(cast),
        ...(input.masa ? { masa: returns(year.returnMs, year.nextMs).map(toLocal) } : {}),
      },
      chart: year,
      method: 'The exact root of the distance from the Sun to the Moon, while the Sun is in its sidereal sign of birth',
      conventions: {
        candidates:
          'of two instants in the Sun’s month the nearer to the return of the Sun, of two as near the earlier',
        elongation: 'no ayanamsa enters it; the ayanamsa makes the Sun’s month',
      },
      sources: [
        {
          work: 'Jagannatha Hora, as the tests of PyJHora quote it',
          locus: 'tithi_pravesha_tests',
          note: 'what a tithi pravesha is, and published times',
        },
      ],
      disputed: [],
      verified_against:
        'eight instants by Swiss Ephemeris (2 s); two published times of Jagannatha Hora are up to two minutes away; geometric places do not explain it',
      rules: {
        at: {
          rule: 'the elongation of birth again in the Sun’s sign of birth',
          source: 'tests of PyJHora (quoted)',
          state: 'checked',
        },
        karana: {
          rule: 'a karana is half a tithi: the same distance brings back both, and its return is this one',
          source: 'Sūrya Siddhānta 2.66–69',
          state: 'checked',
        },
      },
      restsOnBirthTime: [
        'return',
        'next_return',
        'elongation',
        'tithi',
        'at',
        'candidates',
        'note',
        'day',
        'chart',
        ...(input.masa ? ['masa'] : []),
      ],
    };
  },
});
