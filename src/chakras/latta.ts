import * as v from 'valibot';
import { birthOperation } from '../cast/birthOperation.js';
import { EXAMPLE_BIRTH, natalOf } from '../cast/natalInput.js';
import { flagSchema, oneOf, record } from '../input/schemas.js';
import { type MicroArcseconds, modulo, nakshatraIndex } from '../math/angle.js';
import { at } from '../math/at.js';
import { recordOf } from '../math/recordOf.js';
import { lattaOf } from '../muhurta/rules/lattadi.js';
import { LATTAS, RAHU_LATTAS } from '../muhurta/tables/lattadi.js';
import type { LocalInstant } from '../types.js';
import { nameOf28, STARS_WITH_ABHIJIT, starWithAbhijit } from '../zodiac/abhijit.js';
import { GRAHAS, type Graha, NAKSHATRAS, type Nakshatra } from '../zodiac/names.js';
import type { Nature } from '../zodiac/nature.js';
import { ABHIJIT_WORDS, type ChakraInput, chakraFields, momentSky, momentWords } from './moment.js';
import { LATTA_DISPUTES, LATTA_SOURCES } from './sources.js';

/** The input of {@link latta}. */
export interface LattaInput extends ChakraInput {
  /** Whether Abhijit is counted; false by default. */
  readonly abhijit?: boolean | undefined;
  /** Which way Rāhu and Ketu strike: `behind`, by the verse, the default; or `ahead`. */
  readonly rahu_latta?: (typeof RAHU_LATTAS)[number] | undefined;
}

/** How far a latta reaches, the graha's nakṣatra as the first. @asType integer @minimum 3 @maximum 22 */
export type LattaCount = number;

/** Ahead (puro-latta) or behind (pṛṣṭha-latta). @names none */
export type LattaDirection = 'ahead' | 'behind';

/** The latta of a graha. */
export interface LattaOfGraha {
  /** The nakṣatra in which it is. */
  readonly nakshatra: Nakshatra | 'Abhijit';
  /** How far it strikes, its own as the first. */
  readonly count: LattaCount;
  /** Which way. */
  readonly direction: LattaDirection;
  /** The nakṣatra that it strikes. */
  readonly latta: Nakshatra | 'Abhijit';
  /** Whether that is the nakṣatra of the natal Moon. */
  readonly strikes_birth_star: boolean;
  /** Whether it is benefic at the moment. */
  readonly nature: Nature;
}

/** The lattas of a moment against a birth. */
export interface LattaData {
  /** The moment, on the clocks of the birthplace. */
  readonly at: LocalInstant;
  /** Nakṣatra of the natal Moon. */
  readonly birth_star: Nakshatra | 'Abhijit';
  /** The nine grahas of the moment. */
  readonly planets: Readonly<Record<Graha, LattaOfGraha>>;
  /** Who strikes the birth star. */
  readonly striking: readonly Graha[];
}

/** Ketu strikes as Rāhu does. */
const kicker = (graha: Graha): keyof typeof LATTAS => (graha === 'Ketu' ? 'Rahu' : graha);

function indexOf(longitude: MicroArcseconds, abhijit: boolean): number {
  return abhijit ? starWithAbhijit(longitude).index : nakshatraIndex(longitude);
}

/** The nakṣatra that a graha strikes, from 0; of 28 with Abhijit. */
export function struckBy(graha: Graha, longitude: MicroArcseconds, abhijit: boolean, ahead: boolean): number {
  const name = kicker(graha);
  const nodeAhead = ahead && name === 'Rahu';
  if (!abhijit) return lattaOf(name, longitude, nodeAhead);
  const step = (LATTAS[name].ahead || nodeAhead ? 1 : -1) * (LATTAS[name].count - 1);
  return modulo(starWithAbhijit(longitude).index + step, STARS_WITH_ABHIJIT);
}

/**
 * Returns the latta ("kick") of each graha of a moment: the nakṣatra that it strikes ahead or behind, and who strikes the birth star.
 *
 * @param input `birth`; optional `at` (ISO 8601 with offset; the birth by default), `abhijit`, `rahu_latta` (`behind`, `ahead`), `ayanamsa`
 * (default lahiri), `node`, `conventions`
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input; `date_out_of_range` beyond the ephemeris; `undefined_at_latitude` where no point of the ecliptic
 * rises
 *
 * Source: Phaladīpikā 26.42–47; Muhūrta Cintāmaṇi, Vivāha 59.
 *
 * @example
 * ```ts
 * import { latta } from 'siddhanta/chakras';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const birth = { date: '1990-08-15', time: '08:30:00', place };
 * const { data } = latta({ birth, at: '2026-01-01T00:00:00+05:30' });
 * data.planets.Sun; // => { nakshatra: 'Purva Ashadha', count: 12, direction: 'ahead', latta: 'Rohini', strikes_birth_star: true, nature: 'malefic' }
 * data.striking; // => ['Sun']
 * ```
 */
export const latta = birthOperation<LattaInput, LattaData>()({
  name: 'chakras.latta',
  summary: 'Latta of each graha of a moment, ahead or behind, and who strikes the birth star',
  units: 2,
  example: { birth: EXAMPLE_BIRTH, at: '2026-01-01T00:00:00+05:30' },
  schema: () =>
    record({
      ...chakraFields(),
      abhijit: flagSchema(),
      rahu_latta: v.optional(oneOf(RAHU_LATTAS), RAHU_LATTAS[0]),
    }),
  run(input, sky) {
    const natal = natalOf(input.birth, sky);
    const moment = momentSky(input, natal, sky);
    const { abhijit } = input;
    const nodeAhead = input.rahu_latta === 'ahead';
    const named = (index: number): Nakshatra | 'Abhijit' => (abhijit ? nameOf28(index) : at(NAKSHATRAS, index).name);
    const birth = indexOf(natal.grahas.Moon.longitude, abhijit);
    const planets = recordOf(GRAHAS, (graha): LattaOfGraha => {
      const { count, ahead } = LATTAS[kicker(graha)];
      const longitude = moment.longitudes[graha];
      const struck = struckBy(graha, longitude, abhijit, nodeAhead);
      return {
        nakshatra: named(indexOf(longitude, abhijit)),
        count,
        direction: ahead || (nodeAhead && kicker(graha) === 'Rahu') ? 'ahead' : 'behind',
        latta: named(struck),
        strikes_birth_star: struck === birth,
        nature: moment.natures[graha],
      };
    });
    return {
      data: {
        at: moment.at,
        birth_star: named(birth),
        planets,
        striking: GRAHAS.filter((graha) => planets[graha].strikes_birth_star),
      },
      chart: natal,
      method: 'Nakshatras counted from that of each graha, ahead or behind',
      conventions: {
        counts:
          'ahead: Sun 12, Mars 3, Jupiter 6, Saturn 8; behind: Moon 22, Mercury 7, Venus 5, Rahu and Ketu 9; its own is the first',
        nodes: nodeAhead ? 'Rahu and Ketu strike ahead' : 'Rahu and Ketu strike behind',
        abhijit: abhijit ? ABHIJIT_WORDS : 'not counted',
        ...momentWords(input),
      },
      sources: LATTA_SOURCES,
      disputed: LATTA_DISPUTES,
      verified_against:
        'PyJHora: 7 of 9 lattas of one chart with Abhijit; of the other two it leaves Abhijit out (fixtures/oracle/chakras.json)',
      restsOnBirthTime: ['birth_star', 'planets.*.strikes_birth_star', 'striking'],
    };
  },
});
