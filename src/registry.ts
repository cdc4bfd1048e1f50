import { divisionalOperation } from './charts/divisional.js';
import { rasiOperation } from './charts/rasi.js';
import { ashtakootaOperation } from './compatibility/ashtakoota.js';
import { vimshottariOperation } from './dashas/vimshottari.js';
import { kpCuspsOperation } from './kp/cusps.js';
import { kpHoraryOperation } from './kp/horary.js';
import type { Member, Operation } from './operation/operation.js';
import { panchangOperation } from './panchang/day.js';
import type { Ayanamsa, Result } from './types.js';

/** Every operation that computes something, in the order of the contract. Router, help and capabilities derive from it. */
export const OPERATIONS: readonly Operation[] = [
  rasiOperation,
  divisionalOperation,
  vimshottariOperation,
  panchangOperation,
  kpHoraryOperation,
  kpCuspsOperation,
  ashtakootaOperation,
];

/** What the library can compute, and in which schools. */
export interface CapabilitiesData {
  readonly default_ayanamsa: Ayanamsa;
  readonly note: string;
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
