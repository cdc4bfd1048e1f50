import type { ComputeRows } from './batches/computeRows.js';
import { type Computation, type Compute, type Computed, computeInPlace, LONG_BYTES } from './compute.js';
import { Costs } from './costs.js';
import { type PoolFacts, type PoolOptions, Threads } from './node-threads.js';

export type { PoolOptions };

export interface Pool {
  /**
   * Computes in a thread whatever takes longer than to hand it over, or has a long answer, and the rest in place. An ephemeris is functions, which do
   * not cross to a thread: a computation with another than that of the threads is done in place, with the one it was handed, whatever it costs.
   */
  readonly compute: Compute;
  /** As {@link compute}, but what takes no time in a thread, too. */
  readonly computeElsewhere: Compute;
  /** Computes rows of batches in a thread. */
  readonly computeRows: ComputeRows;
  facts(): PoolFacts;
  close(): Promise<void>;
}

/** Most milliseconds of an operation computed in place, by estimate and by recent calls. Measured in docs/scaling.md. */
const IN_PLACE_MS = 1;

/** Factor by which a call may exceed its estimate (tests check it). On a busy machine small calls must not wait with large ones. */
const MOST_OFF = 3;

/** Least estimate of an operation not yet called: never in place, but before what is heavy. */
const UNKNOWN_MS = 2;

/** Returns threads that compute operations, once they run. Throws `Error` when they cannot be started. */
export async function openPool(options: PoolOptions): Promise<Pool> {
  const { costs = new Costs() } = options;
  const isForThreads = (computation: Computation): boolean =>
    computation.context?.ephemeris === options.atlas?.context.ephemeris;
  const threads = new Threads(options, (name, estimatedMs, ms) => costs.note(name, estimatedMs, ms));
  try {
    await threads.open();
  } catch (problem) {
    await threads.close();
    throw problem;
  }
  const expectedOf = (name: string, ms: number): number | undefined => {
    const learned = costs.expected(name, ms);
    return learned === undefined ? undefined : Math.min(learned, MOST_OFF * ms);
  };
  const elsewhere = (computation: Computation): Promise<Computed> => {
    const { operation, input, judged } = computation;
    const { work } = judged ?? operation.judge(input);
    const expected = expectedOf(operation.name, work.ms) ?? Math.max(UNKNOWN_MS, work.ms);
    return threads.run(computation, work, expected);
  };
  return {
    compute(computation) {
      if (!isForThreads(computation)) return computeInPlace(computation);
      const { operation, input, judged = operation.judge(input) } = computation;
      const [{ name }, { work }] = [operation, judged];
      const expected = Math.max(work.ms, expectedOf(name, work.ms) ?? UNKNOWN_MS);
      if (expected > IN_PLACE_MS || work.bytes >= LONG_BYTES || threads.isSliced(name)) {
        return elsewhere({ ...computation, judged });
      }
      const began = performance.now();
      const computed = computeInPlace({ ...computation, judged });
      if (typeof computed.data !== 'string') return elsewhere({ ...computation, judged });
      costs.note(name, work.ms, performance.now() - began);
      return computed;
    },
    async computeElsewhere(computation) {
      return isForThreads(computation) ? elsewhere(computation) : computeInPlace(computation);
    },
    computeRows: (request, key) => threads.runRows(request, key),
    facts: () => threads.facts(),
    close: () => threads.close(),
  };
}
