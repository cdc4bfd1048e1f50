import { longitudeSchema } from '../input/longitude.js';
import { ayanamsaSchema, record } from '../input/schemas.js';
import { toMicroArcseconds } from '../math/angle.js';
import { operation } from '../operation/operation.js';
import type { Ayanamsa } from '../types.js';
import { type EclipticDegrees, type ZodiacPosition, zodiacPosition } from '../zodiac/position.js';
import {
  NADYAMSHA_VERIFICATION,
  type Nadyamsha,
  type NadyamshaOptions,
  nadyamshaAt,
  nadyamshaFields,
  nadyamshaWords,
} from './part.js';
import { PART_DISPUTES, PART_SOURCES } from './sources.js';

/** The input of {@link nadyamshaOf}. */
export interface NadyamshaOfInput extends NadyamshaOptions {
  /** Sidereal longitude in degrees, 0 ≤ λ < 360, in any ayanāṁśa. */
  readonly longitude: EclipticDegrees;
  /** Its ayanāṁśa; the division is the same. */
  readonly ayanamsa?: Ayanamsa | undefined;
}

/** A longitude and its nadyāṁśa. */
export interface NadyamshaOfData extends ZodiacPosition, Nadyamsha {}

/**
 * Returns the nadyāṁśa of a sidereal longitude: which of the 150 parts of its sign it is in, the number and name of that nāḍī, half and
 * quarter.
 *
 * Degrees are within the sign, six decimals.
 * @param input `longitude` in degrees, 0 ≤ λ < 360, rounded to whole micro-arcseconds; optional `span` (`equal`, `unequal`), `names`
 *   (`deva_keralam`, `jhora`), `ayanamsa`
 * @param context has no part in it
 * @throws {SiddhantaError} for bad input
 *
 * Source: Deva Keralam (ed. R. Santhanam), as quoted; Rayudu, Nadi Amsha.
 *
 * @example
 * ```ts
 * import { nadyamshaOf } from 'siddhanta/nadi';
 * nadyamshaOf({ longitude: 146.8 }).data.name; // => 'Prabha'
 * nadyamshaOf({ longitude: 75 }).data.nadi; // => 1
 * ```
 */
export const nadyamshaOf = operation<NadyamshaOfInput, NadyamshaOfData>()({
  name: 'nadi.nadyamsha_of',
  summary: 'Nadyamsha of any sidereal longitude: which of 150 parts of its sign, its number and name',
  units: 1,
  schools: 'all',
  schema: () => record({ longitude: longitudeSchema(), ...nadyamshaFields(), ayanamsa: ayanamsaSchema() }),
  example: { longitude: 26.5 },
  context: () => undefined,
  run(input) {
    const longitude = toMicroArcseconds(input.longitude);
    return {
      data: { ...zodiacPosition(longitude), ...nadyamshaAt(longitude, input.span, input.names) },
      provenance: {
        method: 'The part of its sign that the longitude, rounded to whole micro-arcseconds, has reached',
        conventions: nadyamshaWords(input),
        sources: PART_SOURCES,
        disputed: PART_DISPUTES,
        verified_against: NADYAMSHA_VERIFICATION,
      },
      ayanamsa: input.ayanamsa ?? 'lahiri',
    };
  },
});
