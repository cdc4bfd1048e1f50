import { longitudeSchema } from '../input/longitude.js';
import { ayanamsaSchema, record } from '../input/schemas.js';
import { toMicroArcseconds } from '../math/angle.js';
import { operation } from '../operation/operation.js';
import type { Ayanamsa } from '../types.js';
import { type EclipticDegrees, type ZodiacPosition, zodiacPosition } from '../zodiac/position.js';
import { BOUNDARY, LATTICE, LATTICE_VERIFICATION } from './provenance.js';
import { cellOf, cellStarts } from './rules/cells.js';
import { kpLords } from './rules/lattice.js';
import type { HoraryNumber, SubSubNumber } from './subSubTable.js';
import { KP_LATTICE_SOURCES } from './tables/planets.js';
import { KP_TOOL_SOURCES } from './tables/tools.js';
import { type KpLordNames, kpSchool, lordNames } from './tools.js';

/** The input of {@link lordsOf}. */
export interface KpLordsOfInput {
  /** Sidereal longitude in degrees, 0 ≤ λ < 360, in any ayanāṁśa. */
  readonly longitude: EclipticDegrees;
  /** `kp`, or `lahiri`, the common default; the division is the same. */
  readonly ayanamsa?: Ayanamsa | undefined;
}

/** A longitude with its lords and numbers. */
export interface KpLordsOfData extends ZodiacPosition {
  /** The lords from the sign to the fourth level of division. */
  readonly lords: KpLordNames;
  /** Its row among the 2193. */
  readonly number: SubSubNumber;
  /** Its row among the 249. */
  readonly horary_number: HoraryNumber;
}

/**
 * Returns the lords of a sidereal longitude from its sign to the sub-sub-sub, its sign, nakṣatra and pada, and its numbers among the 2193
 * sub-subs and the 249 subs.
 *
 * Source: K. S. Krishnamurti's division of each nakṣatra in proportion to the Vimśottarī years.
 * @param input `longitude` in degrees, 0 ≤ λ < 360, rounded to whole micro-arcseconds
 * @param context has no effect
 * @throws {SiddhantaError} for bad input
 * @example
 * ```ts
 * import { lordsOf } from 'siddhanta/kp';
 * const { data } = lordsOf({ longitude: 256.453156 });
 * data.lords.sub_lord; // => 'Moon'
 * data.lords.sub_sub_lord; // => 'Rahu'
 * data.horary_number; // => 178
 * ```
 */
export const lordsOf = operation<KpLordsOfInput, KpLordsOfData>()({
  name: 'kp.lords_of',
  summary: 'Lords of any sidereal longitude: sign, star, sub, sub-sub, sub-sub-sub, and its numbers',
  units: 1,
  schools: ['kp'],
  schema: () => record({ longitude: longitudeSchema(), ayanamsa: ayanamsaSchema() }),
  example: { longitude: 52.666667 },
  school: kpSchool,
  context: () => undefined,
  run({ longitude }) {
    const place = toMicroArcseconds(longitude);
    return {
      data: {
        ...zodiacPosition(place),
        lords: lordNames(kpLords(place)),
        number: cellOf(place, cellStarts(4)) + 1,
        horary_number: cellOf(place, cellStarts(3)) + 1,
      },
      provenance: {
        method:
          'The longitude, rounded to whole micro-arcseconds, compared as integers with the boundaries of each level',
        conventions: { lattice: LATTICE, sub_lord_boundary: BOUNDARY },
        sources: [...KP_LATTICE_SOURCES.slice(0, 2), KP_TOOL_SOURCES.subSub],
        disputed: [],
        verified_against: LATTICE_VERIFICATION,
      },
      ayanamsa: 'kp',
    };
  },
});
