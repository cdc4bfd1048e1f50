import { flagSchema, record } from '../input/schemas.js';
import { recordOf } from '../math/recordOf.js';
import type { Graha } from '../zodiac/names.js';
import { GRAHAS } from '../zodiac/names.js';
import type { House } from '../zodiac/position.js';
import { type Grades, gradesOf, housesOf } from './rules/grades.js';
import { KP_TOOL_DISPUTES, KP_TOOL_SOURCES } from './tables/tools.js';
import { type KpBirthInput, type KpLordNames, kpBirth, kpBirthFields, lordNames } from './tools.js';
import { kpOperation } from './toolsProvenance.js';

/** The input of {@link planetSignifications}. */
export interface KpPlanetSignificationsInput extends KpBirthInput {
  /** Whether to add the houses of the sub lord; false by default. */
  readonly sub?: boolean | undefined;
}

/** The houses a planet signifies by the four steps, strongest first. */
export interface KpGrades {
  /** The house its star lord occupies. */
  readonly A: readonly House[];
  /** The house it occupies. */
  readonly B: readonly House[];
  /** The houses its star lord owns, by the sign on the cusp. */
  readonly C: readonly House[];
  /** The houses it owns; none for a node. */
  readonly D: readonly House[];
}

/** The significations of a planet. */
export interface KpPlanetSignification extends KpLordNames, KpGrades {
  /** Its house, 1 … 12. */
  readonly house: House;
  /** All of these houses, ascending. */
  readonly all: readonly House[];
  /** Those of its sub lord; only with `sub`. */
  readonly sub?: KpGrades;
}

/** The significations of each planet of a birth. */
export interface KpPlanetSignificationsData {
  /** The nine grahas. */
  readonly planets: Readonly<Record<Graha, KpPlanetSignification>>;
}

/**
 * Returns the houses that each of the nine planets signifies by the four steps, strongest first: its star lord's (A), its own (B), those
 * its star lord owns (C), those it owns (D); and its lords to the fourth level.
 * @param input `birth`; optional `sub` (default false: also of its sub lord), `node` (default true), `conventions`; `ayanamsa` may be left
 *   out, `lahiri` (the common default) or `kp`, which all mean kp
 * @throws {SiddhantaError} for bad input; `not_available_in_school` for another ayanāṁśa; `undefined_at_latitude` within the polar circles
 *   Source: the four steps as the followers of K. S. Krishnamurti state them; VedicAstro.
 * @example
 * ```ts
 * import { planetSignifications } from 'siddhanta/kp';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { Sun } = planetSignifications({ birth: { date: '1990-08-15', time: '08:30:00', place } }).data.planets;
 * Sun.star_lord; // => 'Mercury'
 * Sun.all; // => [1, 10, 11, 12]
 * ```
 */
export const planetSignifications = kpOperation<KpPlanetSignificationsInput, KpPlanetSignificationsData>()({
  name: 'kp.planet_significations',
  summary: 'Houses that each planet signifies by the four steps, A to D, with its lords',
  units: 3,
  schema: () => record({ ...kpBirthFields(), sub: flagSchema() }),
  run({ birth, sub: withSub }, sky) {
    const chart = kpBirth(birth, sky);
    const { figure } = chart;
    const signification = (graha: Graha): KpPlanetSignification => {
      const { lords, house } = figure.grahas[graha];
      const grades: Grades = gradesOf(figure, graha);
      return {
        ...lordNames(lords),
        house,
        ...grades,
        all: housesOf(grades),
        ...(withSub ? { sub: gradesOf(figure, lords.sub) } : {}),
      };
    };
    return {
      data: {
        planets: recordOf(GRAHAS, signification),
      },
      chart,
      method: 'Houses of each planet: star lord occupies, occupies, star lord owns, owns',
      conventions: {
        ownership: 'a house is owned by the lord of the sign on its cusp; a house may stand in several columns',
      },
      sources: [KP_TOOL_SOURCES.grades],
      disputed: [KP_TOOL_DISPUTES.end, KP_TOOL_DISPUTES.programNode],
      verified_against:
        'seven planets of the notebook published with VedicAstro (mean node); five births by a second program on Swiss Ephemeris 2.10.03',
      restsOnBirthTime: [
        'planets.Moon',
        ...['house', 'A', 'B', 'C', 'D', 'all', 'sub'].map((field) => `planets.*.${field}`),
      ],
    };
  },
});
