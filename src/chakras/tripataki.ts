import * as v from 'valibot';
import { type AnnualYear, annualOperation, describeYear } from '../annual/describe.js';
import { type AnnualInput, annualFields, YEAR_SAYING } from '../annual/input.js';
import { annualSky, returnSky } from '../annual/sky.js';
import type { SkyContext } from '../cast/context.js';
import { EXAMPLE_BIRTH } from '../cast/natalInput.js';
import { oneOf, record } from '../input/schemas.js';
import { modulo, signIndex } from '../math/angle.js';
import { at } from '../math/at.js';
import { recordOf } from '../math/recordOf.js';
import { GRAHAS, type Graha, SIGNS, type Sign } from '../zodiac/names.js';
import { type Nature, naturalNatures } from '../zodiac/nature.js';
import type { House } from '../zodiac/position.js';
import { countOfYear, housesPiercing, movedSign } from './rules/tripataki.js';
import { TRIPATAKI_DISPUTES, TRIPATAKI_SOURCES } from './sources.js';

export const NODE_STEPS = ['forward', 'backward'] as const;

/** The input of {@link tripataki}. Give one of `completed_years` and `at`. */
export interface TripatakiInput extends AnnualInput {
  /** Which way Rāhu and Ketu are counted; `forward`, as Mars is, by default. */
  readonly nodes?: (typeof NODE_STEPS)[number] | undefined;
}

/** Signs that a graha counts. @asType integer @minimum 1 @maximum 9 */
export type TripatakiCount = number;

/** A point of the flags. */
export interface TripatakiPoint {
  /** House from the ascendant of the year, whose flag is the middle one. */
  readonly house: House;
  /** Its sign. */
  readonly sign: Sign;
  /** Grahas that come to it in this year. */
  readonly grahas: readonly Graha[];
  /** Houses joined with it by a line. */
  readonly lines: readonly House[];
}

/** A graha of the birth in a year of life. */
export interface TripatakiGraha {
  /** Its sign at birth. */
  readonly natal_sign: Sign;
  /** Signs counted from there, with its own as the first. */
  readonly count: TripatakiCount;
  /** The sign to which it comes. */
  readonly sign: Sign;
  /** House of that sign from the ascendant of the year. */
  readonly house: House;
  /** Whether it is benefic at birth. */
  readonly nature: Nature;
  /** Who pierces it. */
  readonly pierced_by: readonly Graha[];
}

/** Who reaches a point of the flags. */
export interface TripatakiVedha {
  /** Benefics on its lines. */
  readonly benefics: readonly Graha[];
  /** Malefics on its lines. */
  readonly malefics: readonly Graha[];
  /** Other grahas at the point itself. */
  readonly with: readonly Graha[];
}

/** The tripatākī cakra of a year of life. */
export interface TripatakiData extends AnnualYear {
  /** The sign that rises at the return. */
  readonly ascendant: Sign;
  /** The twelve points, from the ascendant. */
  readonly points: readonly TripatakiPoint[];
  /** The nine grahas of the birth. */
  readonly planets: Readonly<Record<Graha, TripatakiGraha>>;
  /** Who reaches the Moon. */
  readonly moon: TripatakiVedha;
  /** Who reaches the ascendant. */
  readonly lagna: TripatakiVedha;
}

const HOUSES = 12;

/**
 * Returns the tripatākī cakra of a year of life: three flags with the sign that rises at the return in the middle, the grahas of the birth
 * moved on by the year, and who pierces the Moon and the ascendant.
 *
 * The running year is divided by 9 for the Moon, by 6 for Mars and the nodes, by 4 for the others; the remainder is counted from the natal
 * sign.
 *
 * @param input `birth`; `completed_years` (0 … 200) or `at` (a moment within the year); optional `nodes` (`forward`, `backward`), `place`,
 * `zodiac`, `ayanamsa` (default lahiri), `node`, `conventions`
 * @throws {SiddhantaError} for bad input (`missing_field` where no year is said); `date_out_of_range` beyond the ephemeris;
 * `undefined_at_latitude` where no point of the ecliptic rises
 *
 * Source: S. Adawal, Tajik Shastra and Annual Horoscopy VI.
 *
 * @example
 * ```ts
 * import { tripataki } from 'siddhanta/chakras';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = tripataki({ birth: { date: '1990-08-15', time: '08:30:00', place }, completed_years: 35 });
 * data.ascendant; // => 'Leo'
 * data.planets.Moon.sign; // => 'Capricorn'
 * ```
 */
export const tripataki = annualOperation<TripatakiInput, TripatakiData>()({
  name: 'chakras.tripataki',
  summary: 'Tripataki chakra of a year of life: grahas moved by the year, and vedha of Moon and ascendant',
  units: 3,
  schema: () => record({ ...annualFields(), nodes: v.optional(oneOf(NODE_STEPS), NODE_STEPS[0]) }),
  alternatives: YEAR_SAYING,
  example: { birth: EXAMPLE_BIRTH, completed_years: 35 },
  run(input, context: SkyContext) {
    const year = annualSky(input, context);
    const told = describeYear(year);
    const { grahas } = year.natal;
    const ascendant = signIndex(returnSky(year).ascendant);
    const natures = naturalNatures(recordOf(GRAHAS, (graha) => grahas[graha].longitude));
    const signOf = (index: number): Sign => at(SIGNS, modulo(index, HOUSES)).name;
    const backward = (graha: Graha): boolean => input.nodes === 'backward' && (graha === 'Rahu' || graha === 'Ketu');
    const signs = recordOf(GRAHAS, (graha) =>
      movedSign(graha, signIndex(grahas[graha].longitude), told.year, backward(graha)),
    );
    const houses = recordOf(GRAHAS, (graha) => modulo(signs[graha] - ascendant, HOUSES) + 1);
    const reaching = (house: number): Graha[] => {
      const lines = housesPiercing(house);
      return GRAHAS.filter((graha) => lines.includes(houses[graha]));
    };
    const vedha = (house: number, but?: Graha): TripatakiVedha => {
      const who = reaching(house);
      return {
        benefics: who.filter((graha) => natures[graha] === 'benefic'),
        malefics: who.filter((graha) => natures[graha] === 'malefic'),
        with: GRAHAS.filter((graha) => graha !== but && houses[graha] === house),
      };
    };
    return {
      data: {
        ...told,
        ascendant: signOf(ascendant),
        points: Array.from({ length: HOUSES }, (_, i): TripatakiPoint => {
          const house = i + 1;
          return {
            house,
            sign: signOf(ascendant + i),
            grahas: GRAHAS.filter((graha) => houses[graha] === house),
            lines: housesPiercing(house),
          };
        }),
        planets: recordOf(
          GRAHAS,
          (graha): TripatakiGraha => ({
            natal_sign: signOf(signIndex(grahas[graha].longitude)),
            count: countOfYear(graha, told.year),
            sign: signOf(signs[graha]),
            house: houses[graha],
            nature: natures[graha],
            pierced_by: reaching(houses[graha]),
          }),
        ),
        moon: vedha(houses.Moon, 'Moon'),
        lagna: vedha(1),
      },
      chart: year,
      method:
        'Natal signs moved on by the remainder of the running year, on three lines each way with their ends joined',
      conventions: {
        running_year: 'completed years and one; a year without a remainder counts the whole divisor',
        divisors: 'Moon 9; Mars and the nodes 6; Sun, Mercury, Jupiter, Venus and Saturn 4',
        nodes: input.nodes === 'backward' ? 'counted backwards' : 'counted forward',
        flags: 'the middle flag is the ascendant of the year; signs follow counter-clockwise',
      },
      sources: TRIPATAKI_SOURCES,
      disputed: TRIPATAKI_DISPUTES,
      verified_against:
        'the fifty-eighth year of J. L. Nehru in S. Adawal VI.3: who pierces Moon and ascendant (fixtures/sources/chakras.json)',
      restsOnBirthTime: ['return', 'next_return', 'ascendant', 'points', 'planets', 'moon', 'lagna'],
    };
  },
});
