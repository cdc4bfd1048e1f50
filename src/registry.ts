import { ANNUAL } from './annual/room.js';
import { CALENDAR } from './calendar/room.js';
import { CHARTS } from './charts/room.js';
import { COMPATIBILITY } from './compatibility/room.js';
import { CONVENTIONS } from './conventions/room.js';
import { DASHAS } from './dashas/room.js';
import { DOSHAS } from './doshas/room.js';
import { ECLIPSES } from './eclipses/room.js';
import { JAIMINI } from './jaimini/room.js';
import { KP } from './kp/room.js';
import { MUHURTA } from './muhurta/room.js';
import { NADI } from './nadi/room.js';
import type { Member, Operation } from './operation/operation.js';
import type { Room } from './operation/room.js';
import { PANCHANG } from './panchang/room.js';
import { REMEDIES } from './remedies/room.js';
import { STRENGTHS } from './strengths/room.js';
import { TRANSITS } from './transits/room.js';
import type { Ayanamsa, Result } from './types.js';
import { YOGAS } from './yogas/room.js';

/** Every subject, in the order in which they are listed everywhere. */
const ROOMS: readonly Room[] = [
  CHARTS,
  STRENGTHS,
  YOGAS,
  DOSHAS,
  JAIMINI,
  REMEDIES,
  DASHAS,
  ANNUAL,
  PANCHANG,
  MUHURTA,
  CALENDAR,
  TRANSITS,
  ECLIPSES,
  KP,
  NADI,
  COMPATIBILITY,
  CONVENTIONS,
];

/** Every operation that computes something. Router, help, capabilities and the API description derive from it. */
export const OPERATIONS: readonly Operation[] = /* @__PURE__ */ ROOMS.flatMap(({ operations }) => operations);

/** What the library can compute, and in which schools. */
export interface CapabilitiesData {
  /** The school that a call is made in when it names none. */
  readonly default_ayanamsa: Ayanamsa;
  /** What happens outside the schools that are listed. */
  readonly note: string;
  /** Every operation, and every member of a family. */
  readonly operations: readonly Member[];
}

/**
 * Returns the list of operations, the units each costs over HTTP, and the schools in which it exists.
 *
 * @example
 * ```ts
 * import { capabilities } from 'siddhanta';
 * const { data } = capabilities();
 * data.default_ayanamsa; // => 'lahiri'
 * data.operations.find(({ operation }) => operation === 'charts.divisional.d9')?.units; // => 3
 * ```
 */
export function capabilities(): Result<CapabilitiesData> {
  return {
    data: {
      default_ayanamsa: 'lahiri',
      note: 'An operation asked for in a school that is not listed beside it is refused with not_available_in_school; there is no fallback to another school.',
      operations: OPERATIONS.flatMap(({ members }) =>
        members.map((member) => ({ ...member, schools: [...member.schools] })),
      ),
    },
    meta: { endpoint: 'meta.capabilities' },
  };
}
