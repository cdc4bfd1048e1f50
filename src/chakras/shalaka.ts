import type { InferOutput } from 'valibot';
import { birthOperation } from '../cast/birthOperation.js';
import type { SkyContext } from '../cast/context.js';
import { EXAMPLE_BIRTH, natalOf } from '../cast/natalInput.js';
import { record } from '../input/schemas.js';
import { modulo, nakshatraIndex } from '../math/angle.js';
import { recordOf } from '../math/recordOf.js';
import type { LocalInstant } from '../types.js';
import { ABHIJIT_INDEX, nameOf28, starWithAbhijit } from '../zodiac/abhijit.js';
import { GRAHAS, type Graha, NAKSHATRAS, type Nakshatra } from '../zodiac/names.js';
import type { Nature } from '../zodiac/nature.js';
import { ABHIJIT_WORDS, type ChakraInput, chakraFields, momentSky, momentWords } from './moment.js';
import { piercedBy, type Shalaka, shalakaPairs } from './rules/shalaka.js';
import { SHALAKA_DISPUTES, SHALAKA_SOURCES } from './sources.js';

/** The input of {@link saptaShalaka} and {@link panchaShalaka}. */
export interface ShalakaInput extends ChakraInput {}

/** An end of a line. */
export interface ShalakaEnd {
  /** The nakṣatra, of 28. */
  readonly nakshatra: Nakshatra | 'Abhijit';
  /** Grahas in it at the moment. */
  readonly grahas: readonly Graha[];
}

/** Nakṣatras of the birth by their counts among 27. Phaladīpikā 26.26–28, read; the 22nd as vaināśika: Saral Jyotish (A. K. Bansal), read. */
export const SHALAKA_POINTS = {
  janma: 1,
  vipat: 3,
  pratyari: 5,
  vadha: 7,
  karma: 10,
  adhana: 19,
  vainashika: 22,
} as const;

/** A nakṣatra of the birth. @names none */
export type ShalakaPointName = keyof typeof SHALAKA_POINTS;

/** A nakṣatra of the birth, with who pierces it. */
export interface ShalakaPoint {
  /** Which. */
  readonly name: ShalakaPointName;
  /** The nakṣatra, of 28. */
  readonly nakshatra: Nakshatra | 'Abhijit';
  /** The nakṣatra at the other end of its line. */
  readonly opposite: Nakshatra | 'Abhijit';
  /** Benefics that pierce it. */
  readonly benefics: readonly Graha[];
  /** Malefics that pierce it. */
  readonly malefics: readonly Graha[];
}

/** The grahas that pierce a graha. */
export type PiercingGrahas = readonly Graha[];

/** The lines of a drawing with the grahas of a moment. */
export interface ShalakaData {
  /** The moment, on the clocks of the birthplace. */
  readonly at: LocalInstant;
  /** Nakṣatra of the natal Moon, of 28. */
  readonly birth_star: Nakshatra | 'Abhijit';
  /** The fourteen lines, each with its two ends. */
  readonly lines: readonly (readonly [ShalakaEnd, ShalakaEnd])[];
  /** Janma, vipat, pratyari, vadha, karma, ādhāna and vaināśika, with who pierces each. */
  readonly points: readonly ShalakaPoint[];
  /** For each graha the others that pierce it. */
  readonly planets: Readonly<Record<Graha, PiercingGrahas>>;
}

/** The place among 28 of a nakṣatra counted among 27, from 0. */
function among28(star: number): number {
  const index = modulo(star, NAKSHATRAS.length);
  return index < ABHIJIT_INDEX ? index : index + 1;
}

const shalakaSchema = () => record(chakraFields());

function drawn(
  shalaka: Shalaka,
  method: string,
  input: InferOutput<ReturnType<typeof shalakaSchema>>,
  sky: SkyContext,
) {
  const natal = natalOf(input.birth, sky);
  const moment = momentSky(input, natal, sky);
  const moon = natal.grahas.Moon.longitude;
  const birth = starWithAbhijit(moon).index;
  const stars = recordOf(GRAHAS, (graha) => starWithAbhijit(moment.longitudes[graha]).index);
  const grahasIn = (star: number): Graha[] => GRAHAS.filter((graha) => stars[graha] === star);
  const end = (star: number): ShalakaEnd => ({ nakshatra: nameOf28(star), grahas: grahasIn(star) });
  return {
    data: {
      at: moment.at,
      birth_star: nameOf28(birth),
      lines: shalakaPairs(shalaka).map(([one, other]) => [end(one), end(other)] as const),
      points: (Object.keys(SHALAKA_POINTS) as ShalakaPointName[]).map((point): ShalakaPoint => {
        const star = point === 'janma' ? birth : among28(nakshatraIndex(moon) + SHALAKA_POINTS[point] - 1);
        const other = piercedBy(shalaka, star);
        const those = (nature: Nature): Graha[] => grahasIn(other).filter((graha) => moment.natures[graha] === nature);
        return {
          name: point,
          nakshatra: nameOf28(star),
          opposite: nameOf28(other),
          benefics: those('benefic'),
          malefics: those('malefic'),
        };
      }),
      planets: recordOf(GRAHAS, (graha) => grahasIn(piercedBy(shalaka, stars[graha]))),
    },
    chart: natal,
    method,
    conventions: {
      drawing: 'Krittika is the first nakshatra of the north-east; the others follow clockwise, with Abhijit',
      points: 'counted among 27 nakshatras from that of the natal Moon, which is the first',
      abhijit: ABHIJIT_WORDS,
      ...momentWords(input),
    },
    sources: SHALAKA_SOURCES,
    disputed: SHALAKA_DISPUTES,
    verified_against:
      shalaka === 'sapta'
        ? 'the verse, and the drawing of PyJHora (fixtures/oracle/chakras.json)'
        : 'the eight pairs of Muhūrta Cintāmaṇi, and the drawing of PyJHora (fixtures/oracle/chakras.json)',
    restsOnBirthTime: ['birth_star', 'points', ...(input.at === undefined ? ['lines', 'planets'] : [])],
  };
}

/**
 * Returns the sapta-śalākā cakra: fourteen lines that join the 28 nakṣatras in pairs, the grahas of a moment on them, and who pierces the
 * nakṣatras of a birth.
 *
 * @param input `birth`; optional `at` (ISO 8601 with offset; the birth by default), `ayanamsa` (default lahiri), `node`, `conventions`
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input; `date_out_of_range` beyond the ephemeris; `undefined_at_latitude` where no point of the ecliptic
 * rises
 *
 * Source: Phaladīpikā 26.26–28.
 *
 * @example
 * ```ts
 * import { saptaShalaka } from 'siddhanta/chakras';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const birth = { date: '1990-08-15', time: '08:30:00', place };
 * const { data } = saptaShalaka({ birth, at: '2026-01-01T00:00:00+05:30' });
 * data.points[0]?.opposite; // => 'Abhijit'
 * ```
 */
export const saptaShalaka = birthOperation<ShalakaInput, ShalakaData>()({
  name: 'chakras.sapta_shalaka',
  summary: 'Sapta-shalaka chakra: seven lines each way, and who pierces the nakshatras of a birth',
  units: 2,
  example: { birth: EXAMPLE_BIRTH, at: '2026-01-01T00:00:00+05:30' },
  schema: shalakaSchema,
  run: (input, sky) =>
    drawn(
      'sapta',
      'Seven lines each way, whose ends are the 28 nakshatras; the two ends of a line pierce each other',
      input,
      sky,
    ),
});

/**
 * Returns the pañca-śalākā cakra: five lines each way and four diagonals that join the 28 nakṣatras in pairs, the grahas of a moment on
 * them, and who pierces the nakṣatras of a birth.
 *
 * @param input `birth`; optional `at` (ISO 8601 with offset; the birth by default), `ayanamsa` (default lahiri), `node`, `conventions`
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input; `date_out_of_range` beyond the ephemeris; `undefined_at_latitude` where no point of the ecliptic
 * rises
 *
 * Source: Muhūrta Cintāmaṇi, Vivāha 56.
 *
 * @example
 * ```ts
 * import { panchaShalaka } from 'siddhanta/chakras';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const birth = { date: '1990-08-15', time: '08:30:00', place };
 * const { data } = panchaShalaka({ birth, at: '2026-01-01T00:00:00+05:30' });
 * data.points[0]?.opposite; // => 'Abhijit'
 * ```
 */
export const panchaShalaka = birthOperation<ShalakaInput, ShalakaData>()({
  name: 'chakras.pancha_shalaka',
  summary: 'Pancha-shalaka chakra: five lines each way with diagonals, and who pierces the birth stars',
  units: 2,
  example: { birth: EXAMPLE_BIRTH, at: '2026-01-01T00:00:00+05:30' },
  schema: shalakaSchema,
  run: (input, sky) =>
    drawn(
      'pancha',
      'Five lines each way and four diagonals, whose ends are the 28 nakshatras; the two ends pierce each other',
      input,
      sky,
    ),
});
