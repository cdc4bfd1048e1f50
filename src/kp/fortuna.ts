import * as v from 'valibot';
import { oneOf, record } from '../input/schemas.js';
import { type MicroArcseconds, modulo, TURN } from '../math/angle.js';
import { at } from '../math/at.js';
import { type EclipticDegrees, type House, sixDecimals } from '../zodiac/position.js';
import { houseAt, housesOwned } from './rules/figure.js';
import { kpLords } from './rules/lattice.js';
import { KP_TOOL_DISPUTES, KP_TOOL_SOURCES } from './tables/tools.js';
import {
  type KpBirthInput,
  type KpHousedPosition,
  type KpLordNames,
  kpBirth,
  kpBirthFields,
  kpPosition,
  lordNames,
} from './tools.js';
import { kpOperation } from './toolsProvenance.js';

const FORTUNA_FORMULAS = ['fixed', 'day_night'] as const;

/** Always ascendant + Moon − Sun, or ascendant + Sun − Moon by night. */
export type FortunaFormula = (typeof FORTUNA_FORMULAS)[number];

/** The input of {@link fortuna}. */
export interface KpFortunaInput extends KpBirthInput {
  /** `fixed`: ascendant + Moon − Sun by day and night alike (the default); `day_night`: by night ascendant + Sun − Moon. */
  readonly formula?: FortunaFormula | undefined;
}

/** Fortuna in the chart of a birth. */
export interface KpFortunaData extends KpHousedPosition {
  /** Its lords. */
  readonly lords: KpLordNames;
  /** The formula used. */
  readonly formula: FortunaFormula;
  /** Whether the Sun is in houses 7 to 12. */
  readonly day: boolean;
  /** Its longitude by the formula `day_night`, degrees. */
  readonly day_night_longitude: EclipticDegrees;
  /** The house occupied by its star lord. */
  readonly A: readonly House[];
  /** Its house. */
  readonly B: readonly House[];
  /** The houses owned by its star lord. */
  readonly C: readonly House[];
}

/** The sum of three sidereal longitudes keeps one ayanāṁśa, as it should. */
export function fortunaOf(ascendant: number, moon: number, sun: number): MicroArcseconds {
  return modulo(ascendant + moon - sun, TURN);
}

/**
 * Returns Fortuna in the KP chart of a birth: its position, its lords to the fourth level, its house, the houses it signifies, and its
 * longitude by the other formula.
 * @param input `birth`; optional `formula` (`fixed`, or `day_night`), `node` (default true), `conventions`; `ayanamsa` may be left out,
 *   `lahiri` or `kp`, which all mean kp
 * @throws {SiddhantaError} for bad input; `not_available_in_school` for another ayanāṁśa; `undefined_at_latitude` within the polar circles
 *   Source: a KP article on Fortuna (read).
 * @example
 * ```ts
 * import { fortuna } from 'siddhanta/kp';
 * const place = { latitude: 13.0878, longitude: 80.2785, timezone: 'Asia/Kolkata' };
 * const { data } = fortuna({ birth: { date: '1996-12-07', time: '10:34:00', place } });
 * data.longitude.toFixed(4); // => '247.9421'
 * data.house; // => 11
 * ```
 */
export const fortuna = kpOperation<KpFortunaInput, KpFortunaData>()({
  name: 'kp.fortuna',
  summary: 'Fortuna of a birth with its lords, its house and the houses it signifies',
  units: 1,
  schema: () => record({ ...kpBirthFields(), formula: v.optional(oneOf(FORTUNA_FORMULAS), FORTUNA_FORMULAS[0]) }),
  run({ birth, formula }, sky) {
    const chart = kpBirth(birth, sky);
    const { cusps, figure, grahas } = chart;
    const rising = at(cusps, 0);
    const [moon, sun] = [grahas.Moon.longitude, grahas.Sun.longitude];
    const day = houseAt(sun, cusps) >= 7;
    const byDay = fortunaOf(rising, moon, sun);
    const dayNight = day ? byDay : fortunaOf(rising, sun, moon);
    const place = formula === 'fixed' ? byDay : dayNight;
    const lords = kpLords(place);
    const position = kpPosition(place, cusps);
    return {
      data: {
        ...position,
        lords: lordNames(lords),
        formula,
        day,
        day_night_longitude: sixDecimals(dayNight),
        A: [figure.grahas[lords.star].house],
        B: [position.house],
        C: housesOwned(figure, lords.star),
      },
      chart,
      method: 'Ascendant, Moon and Sun added and taken away in the sidereal zodiac',
      conventions: {
        formula:
          formula === 'fixed'
            ? 'fixed: ascendant + Moon − Sun by day and by night'
            : 'day_night: ascendant + Moon − Sun by day, ascendant + Sun − Moon by night',
        day: 'the Sun in houses 7 to 12',
        ayanamsa_of_fortuna: 'the sum of three sidereal longitudes is sidereal: nothing is taken off again',
      },
      sources: [KP_TOOL_SOURCES.fortuna],
      disputed: [KP_TOOL_DISPUTES.fortunaDay],
      verified_against:
        'births by a second program on Swiss Ephemeris 2.10.03, within 0.0003°; VedicAstro’s own sidereal numbers, whose printed point is the tropical one',
      restsOnBirthTime: ['*'],
    };
  },
});
