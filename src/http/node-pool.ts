import type { Context } from '../operation/operation.js';
import { type Computation, type Compute, type Computed, computeInPlace } from './compute.js';
import { Costs } from './costs.js';
import { type PoolFacts, Threads } from './node-threads.js';

/** How {@link openPool} starts its threads. */
export interface PoolOptions {
  /** The program of a thread: `node-worker`. */
  readonly entry: URL;
  /** Number of threads that compute, at least 2: one is for short calls. One more is started to take the place of one that is ended. */
  readonly size: number;
  /**
   * An atlas that all of them look the places of bodies up in; the library's own ephemeris without it. `context` has the same atlas opened here:
   * what is to be computed with its ephemeris goes to the threads.
   */
  readonly atlas?: { readonly bytes: SharedArrayBuffer; readonly context: Context };
  /** Options of Node for the threads; those of the process by default. */
  readonly execArgv?: string[];
  /** What operations cost of late; learned from the calls of this pool by default. */
  readonly costs?: Costs;
  /** Milliseconds of processor time that a call may take, and that it may wait for a thread; 10 s by default. */
  readonly deadlineMs?: number;
  /** Megabytes that the objects of a thread may take; 96 by default. */
  readonly heapMb?: number;
  /** Is told when a thread has ended on its own. */
  readonly onLost?: (problem: Error) => unknown;
}

/** Threads that compute operations. */
export interface Pool {
  /**
   * Computes in a thread whatever takes longer than to hand it over, or has a long answer, and the rest in place. An ephemeris is functions, which do
   * not cross to a thread: a computation with another than that of the threads is done in place, with the one it was handed, whatever it costs.
   */
  readonly compute: Compute;
  /** As {@link compute}, but what takes no time in a thread, too. */
  readonly computeElsewhere: Compute;
  /** How it stands. */
  facts(): PoolFacts;
  /** Ends the threads; what they compute is lost. */
  close(): Promise<void>;
}

/** Milliseconds from which an operation is computed in a thread. See docs/scaling.md for what was measured. */
const ELSEWHERE_MS = 1;

/** Milliseconds that are expected of an operation that was not called yet, at least: never in place, but before what is known to be heavy. */
const UNKNOWN_MS = 2;

/** Bytes from which an answer is made in a thread. */
const LONG_BYTES = 1_000_000;

/**
 * Returns threads that compute operations, once they run.
 *
 * @throws {Error} when they cannot be started
 */
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
  const elsewhere = (computation: Computation): Promise<Computed> => {
    const { operation, input, work = operation.work(input) } = computation;
    const expected = costs.expected(operation.name, work.ms) ?? Math.max(UNKNOWN_MS, work.ms);
    return threads.run(computation, work.ms, expected);
  };
  return {
    compute(computation) {
      if (!isForThreads(computation)) return computeInPlace(computation);
      const { operation, input, work = operation.work(input) } = computation;
      const { name } = operation;
      const expected = costs.expected(name, work.ms) ?? UNKNOWN_MS;
      if (expected >= ELSEWHERE_MS || work.bytes >= LONG_BYTES || threads.isSliced(name)) {
        return elsewhere({ ...computation, work });
      }
      const began = performance.now();
      const computed = computeInPlace(computation);
      if (typeof computed.data !== 'string') return elsewhere({ ...computation, work });
      costs.note(name, work.ms, performance.now() - began);
      return computed;
    },
    async computeElsewhere(computation) {
      return isForThreads(computation) ? elsewhere(computation) : computeInPlace(computation);
    },
    facts: () => threads.facts(),
    close: () => threads.close(),
  };
}
