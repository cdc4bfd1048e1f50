import { FAMILIES } from './capabilities.gen.js';
import type { Member } from './operation/operation.js';
import type { Ayanamsa, Result } from './types.js';

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
 * The list is written from the registry into a table, so that who asks for it, or for anything beside it, loads no subject.
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
      operations: FAMILIES.flatMap(([start, { schools, experimental_schools: unsure, ...said }, ends]) =>
        ends.split(' ').map((end) => ({
          operation: `${start}.${end}`,
          ...said,
          schools: [...schools],
          ...(unsure === undefined ? {} : { experimental_schools: [...unsure] }),
        })),
      ),
    },
    meta: { endpoint: 'meta.capabilities' },
  };
}
