import * as v from 'valibot';
import { birthOperations } from '../cast/birthOperation.js';
import { kpSkyContext } from '../cast/context.js';
import { cuspsAt, orientationAt } from '../cast/cusps.js';
import type { NatalSky } from '../cast/natal.js';
import { type NatalInput, natalFields, natalOf } from '../cast/natalInput.js';
import { oneOf, record } from '../input/schemas.js';
import { BOUNDARY, LATTICE } from '../kp/provenance.js';
import { housesOwned, kpFigure } from '../kp/rules/figure.js';
import { KP_LATTICE_SOURCES } from '../kp/tables/planets.js';
import { kpSchool } from '../kp/tools.js';
import { type MicroArcseconds, modulo, SIGN, signIndex, TURN } from '../math/angle.js';
import { recordOf } from '../math/recordOf.js';
import type { Ayanamsa } from '../types.js';
import { GRAHAS, type Graha, SIGNS } from '../zodiac/names.js';
import type { House } from '../zodiac/position.js';
import { nadiWords } from './describe.js';
import { STELLAR_SOURCE } from './sources.js';

export const STELLAR_HOUSES = ['placidus', 'whole_sign'] as const;

/** Cusps of Placidus, or whole signs from the ascendant. */
export type StellarHouses = (typeof STELLAR_HOUSES)[number];

export const STELLAR_ROLES = ['self', 'star_lord', 'sub_lord'] as const;

/** The role in a row: the graha, the lord of its star, the lord of its sub. */
export type StellarRole = (typeof STELLAR_ROLES)[number];

/** The input of {@link stellar}. */
export interface NadiStellarInput extends NatalInput {
  /** `kp`, or `lahiri`, the common default; the chart is cast in the KP school either way. */
  readonly ayanamsa?: Ayanamsa | undefined;
  /** Houses by the cusps of `placidus` (the default), or `whole_sign`. */
  readonly houses?: StellarHouses | undefined;
}

/** A row of a graha. */
export interface StellarRow {
  /** Its role. */
  readonly role: StellarRole;
  /** The graha in that role. */
  readonly planet: Graha;
  /** Its house. */
  readonly occupies: House;
  /** The houses it owns, ascending; nodes own none. */
  readonly owns: readonly House[];
}

/** The three rows of a graha. @minItems 3 @maxItems 3 */
export type StellarRows = readonly StellarRow[];

/** The stellar table. */
export interface NadiStellarData {
  /** The houses used. */
  readonly houses: StellarHouses;
  /** The nine grahas, each with its three rows. */
  readonly planets: Readonly<Record<Graha, StellarRows>>;
}

function beginnings({ instant, place, ascendant, sky }: NatalSky, houses: StellarHouses): readonly MicroArcseconds[] {
  if (houses === 'placidus') return cuspsAt(instant, place, orientationAt(instant, sky.zodiac), 'birth.place.latitude');
  return SIGNS.map((_, i) => modulo((signIndex(ascendant) + i) * SIGN, TURN));
}

const stellarOperation = birthOperations<NatalSky>({
  schools: ['kp'],
  school: (input) => kpSchool(input as NatalInput),
  context: kpSkyContext,
  words: nadiWords,
});

/**
 * Returns the stellar table of a birth: three rows for each graha (itself, its star lord and its sub lord), each with the house it occupies
 * and the houses it owns. No score.
 * @param input `birth`; optional `houses` (`placidus`, `whole_sign`), `node` (default true), `conventions`; `ayanamsa` may be left out,
 *   `lahiri` or `kp`, which all mean kp
 * @throws {SiddhantaError} for bad input; `not_available_in_school` for another ayanāṁśa; `undefined_at_latitude` within the polar circles
 *   Source: Astro Gurukul; K. S. Krishnamurti's division of each nakṣatra in proportion to the Vimśottarī years.
 * @example
 * ```ts
 * import { stellar } from 'siddhanta/nadi';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { planets } = stellar({ birth: { date: '1990-08-15', time: '08:30:00', place } }).data;
 * planets.Moon.map(({ planet, occupies, owns }) => `${planet} ${occupies} ${owns.join(',')}`); // => ['Moon 9 11', 'Moon 9 11', 'Mercury 12 1,10']
 * ```
 */
export const stellar = stellarOperation<NadiStellarInput, NadiStellarData>()({
  name: 'nadi.stellar',
  summary: 'Each planet, its star lord and its sub lord, with the houses that each occupies and owns',
  units: 2,
  schema: () => record({ ...natalFields(), houses: v.optional(oneOf(STELLAR_HOUSES), STELLAR_HOUSES[0]) }),
  run(input, sky) {
    const natal = natalOf(input.birth, sky);
    const figure = kpFigure(beginnings(natal, input.houses), natal.grahas);
    const row = (role: StellarRole, planet: Graha): StellarRow => ({
      role,
      planet,
      occupies: figure.grahas[planet].house,
      owns: housesOwned(figure, planet),
    });
    return {
      data: {
        houses: input.houses,
        planets: recordOf(GRAHAS, (planet) => {
          const { star, sub } = figure.grahas[planet].lords;
          return [row('self', planet), row('star_lord', star), row('sub_lord', sub)];
        }),
      },
      chart: natal,
      method: 'The lords of star and sub of each graha, and the houses that it and they occupy and own',
      conventions: {
        lattice: LATTICE,
        sub_lord_boundary: BOUNDARY,
        house_system:
          input.houses === 'placidus'
            ? 'placidus: a house begins at its cusp; its owner is the lord of the sign on the cusp'
            : 'whole_sign: the sign of the ascendant is the first house; a house is owned by the lord of its sign',
        score: 'none: whether the three rows count alike is a matter of school',
      },
      sources: [STELLAR_SOURCE, ...KP_LATTICE_SOURCES],
      verified_against: 'two births by a second program, with the lords of kp.cusps, exact; no printed table was found',
      restsOnBirthTime: ['planets'],
    };
  },
});
