import * as v from 'valibot';
import { EXAMPLE_BIRTH } from '../cast/natalInput.js';
import { flagSchema, oneOf, record } from '../input/schemas.js';
import { at as itemAt } from '../math/at.js';
import { cite } from '../operation/sources.js';
import type { LocalInstant } from '../types.js';
import type { YogaName } from '../zodiac/limbNames.js';
import { limbAngle, limbName, limbNumber } from '../zodiac/limbs.js';
import type { Nakshatra } from '../zodiac/names.js';
import { type EclipticDegrees, sixDecimals } from '../zodiac/position.js';
import { type AnnualRasi, type AnnualYear, annualOperation, describeRasi, describeYear } from './describe.js';
import { type AnnualInput, YEAR_SAYING, yearFields } from './input.js';
import { limbReturns, nearestTo, solarMonth } from './limbReturns.js';
import { annualSky, castSky, toLocalInstant } from './sky.js';

const PRAVESHA_LIMBS = ['nakshatra', 'yoga'] as const;

/** The limb that returns: the Moon’s nakṣatra, or the yoga of Sun and Moon. @names limbs */
export type PraveshaLimb = (typeof PRAVESHA_LIMBS)[number];

/** The input of {@link pravesha}. */
export interface PraveshaInput extends Omit<AnnualInput, 'zodiac'> {
  /** Which limb returns; `nakshatra` by default. Tithi and karaṇa return together: {@link tithiPravesha}. */
  readonly limb?: PraveshaLimb | undefined;
  /** Whether to list every return within the year, some 27.3 (nakṣatra) or 25.4 days (yoga) apart; false by default. */
  readonly masa?: boolean | undefined;
}

/** The nakṣatra of the Moon at birth. */
export interface NakshatraOfBirth {
  /** Which limb. @names limbs */
  readonly limb: 'nakshatra';
  /** Its name. */
  readonly name: Nakshatra;
  /** 1 (Aśvinī) … 27. @asType integer @minimum 1 @maximum 27 */
  readonly number: number;
}

/** The yoga at birth. */
export interface YogaOfBirth {
  /** Which limb. @names limbs */
  readonly limb: 'yoga';
  /** Its name. */
  readonly name: YogaName;
  /** 1 (Viṣkambha) … 27. @asType integer @minimum 1 @maximum 27 */
  readonly number: number;
}

/** The return of the nakṣatra or yoga of birth. */
export interface PraveshaData extends AnnualYear {
  /** The unit at birth. */
  readonly unit: NakshatraOfBirth | YogaOfBirth;
  /** Its angle at birth, which returns: the Moon’s longitude, or the sum of Sun and Moon; degrees, six decimals. */
  readonly angle: EclipticDegrees;
  /** When the Sun enters and leaves its birth sign in this year. */
  readonly solar_month: { readonly start: LocalInstant; readonly end: LocalInstant };
  /** When the angle is that of birth again, with the Sun in its birth sign. */
  readonly at: LocalInstant;
  /** Every such instant: one or two. */
  readonly candidates: readonly LocalInstant[];
  /** Whether the Sun is then up at the place. */
  readonly day: boolean;
  /** The chart of that instant. */
  readonly chart: AnnualRasi;
  /** With `masa`: every return between this return of the Sun and the next. */
  readonly masa?: readonly LocalInstant[];
}

/**
 * Returns when the Moon’s place of birth (nakṣatra praveśa), or the sum of Sun and Moon at birth (yoga praveśa), comes back while the Sun is
 * in its sidereal birth sign, and the chart of that instant at the birthplace or another place.
 *
 * Instants are ISO 8601 in local time of the place, rounded once to whole seconds; angles are degrees. There is always one: both angles go
 * round faster than the Sun goes through a sign.
 * @param input `birth`; `completed_years` or `at`; optional `limb` (`nakshatra` by default, or `yoga`), `masa` (every return of the year),
 *   `place`, `ayanamsa`, `node`, `conventions`
 * @throws {SiddhantaError} for bad input; `date_out_of_range`; `undefined_at_latitude`
 *
 * Source: the reckoning of tithi praveśa, applied to the other limbs as programs do; no text prescribes it.
 *
 * @example
 * ```ts
 * import { pravesha } from 'siddhanta/annual';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const birth = { date: '1990-08-15', time: '08:30:00', place };
 * pravesha({ birth, completed_years: 35 }).data.at; // => '2025-07-21T11:47:44+05:30'
 * pravesha({ birth, completed_years: 35, limb: 'yoga' }).data.unit.name; // => 'Vyaghata'
 * ```
 */
export const pravesha = annualOperation<PraveshaInput, PraveshaData>()({
  name: 'annual.pravesha',
  summary: 'Return of the nakshatra or yoga of birth in the Sun’s month of birth, with the chart of that instant',
  units: 3,
  experimental: true,
  schema: () => record({ ...yearFields(), limb: v.optional(oneOf(PRAVESHA_LIMBS), 'nakshatra'), masa: flagSchema() }),
  alternatives: YEAR_SAYING,
  example: { birth: EXAMPLE_BIRTH, completed_years: 35 },
  run(input, context) {
    const year = annualSky({ ...input, zodiac: 'sidereal' }, context);
    const { limb } = input;
    const { natal, place, placeField } = year;
    const { Sun, Moon } = natal.grahas;
    const angle = limbAngle(limb, Sun.longitude, Moon.longitude);
    const number = limbNumber(limb, angle);
    const [from, to] = solarMonth(year);
    const found = limbReturns(year, limb, angle, [from, to]);
    const then = nearestTo(year.returnMs, found) ?? itemAt(found, 0);
    const cast = castSky(natal.sky, then, place, placeField);
    const toLocal = toLocalInstant(place, natal.sky);
    return {
      data: {
        ...describeYear(year),
        unit:
          limb === 'yoga'
            ? { limb, name: limbName(limb, number), number }
            : { limb, name: limbName(limb, number), number },
        angle: sixDecimals(angle),
        solar_month: { start: toLocal(from), end: toLocal(to) },
        at: toLocal(then),
        candidates: found.map(toLocal),
        day: cast.day,
        chart: describeRasi(cast),
        ...(input.masa ? { masa: limbReturns(year, limb, angle, [year.returnMs, year.nextMs]).map(toLocal) } : {}),
      },
      chart: year,
      method:
        'The exact root of the Moon’s longitude, or of the sum of Sun and Moon, while the Sun is in its sidereal sign of birth',
      conventions: {
        candidates:
          'of two instants in the Sun’s month the nearer to the return of the Sun, of two as near the earlier',
        angle: 'sidereal: the ayanamsa enters the nakshatra once, the yoga twice, and the Sun’s month',
      },
      sources: [
        cite('suryaSiddhanta', '2.64–65', 'the nakshatra by the Moon, the yoga by Sun and Moon'),
        {
          work: 'Programs that follow Jagannatha Hora (source of one read)',
          locus: 'yoga and nakshatra pravesha, read',
          note: 'the angles that return; no text was found that prescribes them',
        },
      ],
      disputed: [
        {
          element: 'month of the return',
          note: 'The Sun in its sidereal sign of birth, as for the tithi. Other programs take its tropical sign, or fifteen days around the birthday; of the nakshatra some take every return of the Moon (masa).',
        },
        {
          element: 'karana praveśa',
          note: 'A karana is half a tithi, so that the distance of Moon and Sun which brings back the tithi brings back the karana at the same instant: annual.tithi_pravesha has it.',
        },
      ],
      verified_against:
        'the angle at the instant is that of birth, on hundreds of births; no published instant was found',
      restsOnBirthTime: [
        'return',
        'next_return',
        'unit',
        'angle',
        'at',
        'candidates',
        'day',
        'chart',
        ...(input.masa ? ['masa'] : []),
      ],
    };
  },
});
