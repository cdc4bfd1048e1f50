import { birthOperation } from '../cast/birthOperation.js';
import { type NatalInput, natalFields, natalOf } from '../cast/natalInput.js';
import { record } from '../input/schemas.js';
import { signIndex } from '../math/angle.js';
import { at } from '../math/at.js';
import { recordOf } from '../math/recordOf.js';
import { GRAHAS, type Graha, SIGNS, type Sign } from '../zodiac/names.js';

/** The input of {@link sudarshana}. */
export interface SudarshanaChartInput extends NatalInput {}

/** A house of a ring. */
export interface SudarshanaChartHouse {
  /** Its sign. */
  readonly sign: Sign;
  /** Who is in it, in the order of a chart. */
  readonly planets: readonly Graha[];
}

export type HouseKey = `${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12}`;

/** A ring: the twelve houses counted from one sign. */
export interface SudarshanaChartRing {
  /** The sign from which they are counted. */
  readonly sign: Sign;
  /** Houses by number. */
  readonly houses: Readonly<Record<HouseKey, SudarshanaChartHouse>>;
}

/** The three rings. */
export interface SudarshanaChartRings {
  /** The inner one, from the ascendant. */
  readonly ascendant: SudarshanaChartRing;
  /** The middle one, from the Moon. */
  readonly moon: SudarshanaChartRing;
  /** The outer one, from the Sun. */
  readonly sun: SudarshanaChartRing;
}

/** The Sudarśana cakra of a birth. */
export interface SudarshanaChartData {
  /** Houses from the ascendant, the Moon and the Sun. */
  readonly rings: SudarshanaChartRings;
}

const HOUSES: readonly HouseKey[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'];

export function ringOf(signs: Readonly<Record<Graha, number>>, first: number): SudarshanaChartRing {
  return {
    sign: at(SIGNS, first).name,
    houses: recordOf(HOUSES, (_, i): SudarshanaChartHouse => {
      const sign = (first + i) % 12;
      return { sign: at(SIGNS, sign).name, planets: GRAHAS.filter((graha) => signs[graha] === sign) };
    }),
  };
}

/**
 * Returns the Sudarśana cakra of a birth: the twelve houses with their signs and grahas counted from the ascendant, from the Moon and from
 * the Sun.
 *
 * @param input `birth`; optional `ayanamsa` (default lahiri), `node` (default true), `conventions`
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input; `undefined_at_latitude` where no point of the ecliptic rises
 *
 * Source: P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, 31.2.
 *
 * @example
 * ```ts
 * import { sudarshana } from 'siddhanta/charts';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { rings } = sudarshana({ birth: { date: '1990-08-15', time: '08:30:00', place } }).data;
 * rings.moon.houses['3']; // => { sign: 'Cancer', planets: ['Sun', 'Jupiter', 'Venus', 'Ketu'] }
 * ```
 */
export const sudarshana = birthOperation<SudarshanaChartInput, SudarshanaChartData>()({
  name: 'charts.sudarshana',
  summary: 'Sudarshana chakra: houses from ascendant, Moon and Sun in three rings',
  units: 2,
  schema: () => record(natalFields()),
  run(input, context) {
    const natal = natalOf(input.birth, context);
    const { ascendant, grahas } = natal;
    const signs = recordOf(GRAHAS, (graha) => signIndex(grahas[graha].longitude));
    return {
      data: {
        rings: {
          ascendant: ringOf(signs, signIndex(ascendant)),
          moon: ringOf(signs, signs.Moon),
          sun: ringOf(signs, signs.Sun),
        },
      },
      chart: natal,
      method: 'Whole-sign houses counted from the signs of ascendant, Moon and Sun',
      sources: [
        {
          work: 'P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach (2000), read',
          locus: '31.2–31.3',
          note: 'the three rings',
        },
      ],
      verified_against: 'the ninth and tenth houses of the three rings of a published chart (the same, Chart 72)',
      restsOnBirthTime: ['rings.ascendant', 'rings.moon'],
    };
  },
});
