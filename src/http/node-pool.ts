import { Worker } from 'node:worker_threads';
import { SiddhantaError } from '../errors.js';
import type { LanguageTag } from '../names/language.js';
import type { Context } from '../operation/operation.js';
import { type Computation, type Compute, type Computed, computeInPlace } from './compute.js';
import { Costs } from './costs.js';
import type { FromWorker, ThreadData, ToWorker } from './node-worker-messages.js';
import { Refusal } from './refusal.js';

/** How {@link openPool} starts its threads. */
export interface PoolOptions {
  /** The program of a thread: `node-worker`. */
  readonly entry: URL;
  /** Number of threads, at least 1. */
  readonly size: number;
  /**
   * An atlas that all of them look the places of bodies up in; the library's own ephemeris without it. `context` has the same atlas opened here:
   * what is to be computed with its ephemeris goes to the threads.
   */
  readonly atlas?: { readonly bytes: SharedArrayBuffer; readonly context: Context };
  /** Options of Node for the threads; those of the process by default. */
  readonly execArgv?: string[];
  /** What operations cost of late; learnt from the calls of this pool by default. */
  readonly costs?: Costs;
  /** Is told when a thread has ended on its own. */
  readonly onLost?: (problem: Error) => unknown;
}

/** Threads that compute operations. */
export interface Pool {
  /**
   * Computes in a thread what is heavy or has a long answer, and all else in place, where it takes less time than to hand it over. An
   * ephemeris is functions, which do not cross to a thread: a computation with another than that of the threads is done in place, with the
   * one it was handed, whatever it costs.
   */
  readonly compute: Compute;
  /** As {@link compute}, but light ones in a thread, too. */
  readonly computeElsewhere: Compute;
  /** How it stands: threads that run, those that were replaced, and calls that wait for one. */
  facts(): { readonly threads: number; readonly replaced: number; readonly waiting: number };
  /** Ends the threads; what they compute is lost. */
  close(): Promise<void>;
}

/** Most calls that wait for a thread; more are turned away. */
const MOST_WAITING = 1000;

/** How long the next attempt waits where a thread does not start. */
const PAUSE_MS = 1000;

const lost = (cause: Error): Refusal =>
  Object.assign(
    new Refusal(
      'internal_error',
      503,
      'The computation was cut off; nothing was charged. Wait a moment and try again, and quote the request id if it fails again.',
    ),
    { cause },
  );

const crowded = (): Refusal =>
  new Refusal(
    'internal_error',
    503,
    'The service has more to compute than it can at the moment; the request is not at fault and nothing was charged. Wait a moment and try again.',
  );

/** Returns the error that a thread was stopped by. */
function problemOf(message: Extract<FromWorker, { kind: 'refused' | 'failed' }>): Error {
  if (message.kind === 'failed') {
    const { name, stack } = message;
    return Object.assign(new Error(message.message), { name, stack });
  }
  const { code, field, schools } = message;
  return new SiddhantaError(code, message.message, {
    ...(field === undefined ? {} : { field }),
    ...(schools === undefined ? {} : { schools }),
  });
}

/** Asks the thread of a long answer for more of it, or for no more. */
type Ask = (kind: 'next' | 'cancel') => void;

/** One call that a thread computes. */
class Job {
  readonly id: number;
  readonly name: string;
  readonly input: unknown;
  readonly language: LanguageTag | undefined;
  readonly promise: Promise<Computed>;
  readonly #resolve: (computed: Computed) => void;
  readonly #reject: (problem: Error) => void;
  /** Wakes who waits for the next piece. */
  #wake: () => void = () => {};
  /** The piece that has come and was not asked for yet: a thread makes one while the last is sent, and no more. */
  #piece: Uint8Array | undefined;
  #problem: Error | undefined;
  /** Whether nothing more will come. */
  isOver = false;

  constructor(id: number, { operation, input, shown }: Computation) {
    this.id = id;
    this.name = operation.name;
    this.input = input;
    this.language = shown?.language.tag;
    const { promise, resolve, reject } = withResolvers<Computed>();
    this.promise = promise;
    this.#resolve = resolve;
    this.#reject = reject;
  }

  /** Takes what its thread sent; `ask` asks it for more. */
  take(message: FromWorker, ask: Ask): void {
    switch (message.kind) {
      case 'whole':
        this.isOver = true;
        this.#resolve({ data: message.data, meta: message.meta, provenance: message.provenance });
        break;
      case 'long':
        this.#resolve({
          data: this.#pieces(ask),
          meta: message.meta,
          provenance: message.provenance,
          giveUp: () => this.#giveUp(ask),
        });
        break;
      case 'piece':
        this.#piece = message.piece;
        this.#wake();
        break;
      case 'end':
        this.isOver = true;
        this.#wake();
        break;
      case 'refused':
      case 'failed':
        this.fail(problemOf(message));
    }
  }

  #giveUp(ask: Ask): void {
    if (this.isOver) return;
    ask('cancel');
    this.fail(new Error('The answer was given up.'));
  }

  /** Ends it with an error. */
  fail(problem: Error): void {
    this.isOver = true;
    this.#problem = problem;
    this.#reject(problem);
    this.#wake();
  }

  async *#pieces(ask: Ask): AsyncGenerator<Uint8Array, void> {
    for (;;) {
      const piece = this.#piece;
      if (piece !== undefined) {
        this.#piece = undefined;
        if (!this.isOver) ask('next');
        yield piece;
      } else if (this.#problem !== undefined) throw this.#problem;
      else if (this.isOver) return;
      else {
        await new Promise<void>((resolve) => {
          this.#wake = resolve;
        });
      }
    }
  }
}

function withResolvers<Value>() {
  let resolve: (value: Value) => void = () => {};
  let reject: (problem: Error) => void = () => {};
  const promise = new Promise<Value>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

/** A thread and the calls that it has not answered to their end. */
class Thread {
  readonly #worker: Worker;
  readonly #jobs = new Map<number, Job>();
  /** The call whose answer it has not begun. */
  busy: Job | undefined;
  isReady = false;

  constructor(worker: Worker) {
    this.#worker = worker;
  }

  begin(job: Job): void {
    this.busy = job;
    this.#jobs.set(job.id, job);
    const { id, name, input, language } = job;
    this.send({ id, kind: 'begin', name, input, language });
  }

  send(message: ToWorker): void {
    this.#worker.postMessage(message);
  }

  /** Hands a message to the call that it belongs to. */
  take(message: FromWorker): void {
    const job = this.#jobs.get(message.id);
    if (this.busy?.id === message.id) this.busy = undefined;
    if (job === undefined) return;
    if (job.isOver) {
      // Its caller has gone meanwhile.
      if (message.kind === 'long') this.send({ id: job.id, kind: 'cancel' });
    } else job.take(message, (kind) => this.#ask(job, kind));
    if (job.isOver) this.#jobs.delete(job.id);
  }

  #ask({ id }: Job, kind: 'next' | 'cancel'): void {
    this.send({ id, kind });
    if (kind === 'cancel') this.#jobs.delete(id);
  }

  /** Ends every call that it has. */
  lose(problem: Error): void {
    for (const job of this.#jobs.values()) if (!job.isOver) job.fail(lost(problem));
    this.#jobs.clear();
    this.busy = undefined;
  }

  terminate(): Promise<number> {
    return this.#worker.terminate();
  }
}

class Threads {
  readonly #options: PoolOptions;
  readonly #threads = new Set<Thread>();
  readonly #waiting = new Set<Job>();
  readonly #onCost: (name: string, ms: number) => void;
  #count = 0;
  #replaced = 0;
  #isClosing = false;
  #pauses = new Set<NodeJS.Timeout>();

  constructor(options: PoolOptions, onCost: (name: string, ms: number) => void) {
    this.#options = options;
    this.#onCost = onCost;
  }

  facts() {
    return { threads: this.#threads.size, replaced: this.#replaced, waiting: this.#waiting.size };
  }

  /** Starts a thread; resolves when it is ready, and rejects when it ends before. */
  start(): Promise<void> {
    const { entry, execArgv, atlas } = this.#options;
    const worker = new Worker(entry, {
      ...(execArgv === undefined ? {} : { execArgv }),
      name: 'siddhanta',
      workerData: { atlas: atlas?.bytes } satisfies ThreadData,
    });
    const thread = new Thread(worker);
    this.#threads.add(thread);
    let problem: Error | undefined;
    return new Promise((resolve, reject) => {
      worker.on('message', (message: FromWorker) => {
        if (message.kind === 'ready') {
          thread.isReady = true;
          resolve();
        } else {
          if ('tookMs' in message) this.#noteCost(thread, message);
          thread.take(message);
        }
        this.#pump();
      });
      worker.on('error', (caught: Error) => {
        problem = caught;
      });
      worker.on('exit', (code) => {
        const reason = problem ?? new Error(`A thread ended with the code ${code}.`);
        this.#threads.delete(thread);
        thread.lose(reason);
        reject(reason);
        if (!this.#isClosing && thread.isReady) this.#replace(reason);
      });
    });
  }

  run(computation: Computation): Promise<Computed> {
    const { signal } = computation.call;
    if (this.#waiting.size >= MOST_WAITING) return Promise.reject(crowded());
    const job = new Job(++this.#count, computation);
    const gone = (): void => {
      this.#waiting.delete(job);
      if (!job.isOver) job.fail(new Error('The caller has gone.'));
    };
    if (signal.aborted) gone();
    else {
      // A long answer is given up by who sends it; here it is about those whose answer has not begun.
      signal.addEventListener('abort', gone, { once: true });
      const stop = (): void => signal.removeEventListener('abort', gone);
      job.promise.then(stop, stop);
      this.#waiting.add(job);
      this.#pump();
    }
    return job.promise;
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    for (const pause of this.#pauses) clearTimeout(pause);
    await Promise.all([...this.#threads].map((thread) => thread.terminate()));
    this.#fail(new Error('The server closes.'));
  }

  #noteCost({ busy }: Thread, { id, tookMs }: Extract<FromWorker, { tookMs: number }>): void {
    if (busy?.id === id) this.#onCost(busy.name, tookMs);
  }

  #pump(): void {
    for (const thread of this.#threads) {
      if (!thread.isReady || thread.busy !== undefined) continue;
      const [job] = this.#waiting;
      if (job === undefined) return;
      this.#waiting.delete(job);
      thread.begin(job);
    }
  }

  /** Fails what waits. */
  #fail(problem: Error): void {
    for (const job of this.#waiting) job.fail(lost(problem));
    this.#waiting.clear();
  }

  /** Starts a thread in the place of one that ended; again after a pause where it does not start. */
  #replace(reason: Error): void {
    this.#options.onLost?.(reason);
    this.#replaced++;
    this.start().catch((problem: Error) => {
      if (this.#isClosing) return;
      // What waits for a thread that does not come must not wait for ever.
      if (this.#threads.size === 0) this.#fail(problem);
      const pause = setTimeout(() => {
        this.#pauses.delete(pause);
        this.#replace(problem);
      }, PAUSE_MS);
      this.#pauses.add(pause.unref());
    });
  }
}

/**
 * Returns threads that compute operations, once they run.
 *
 * @throws {Error} when they cannot be started
 */
export async function openPool(options: PoolOptions): Promise<Pool> {
  const { costs = new Costs() } = options;
  const isForThreads = (computation: Computation): boolean =>
    computation.context?.ephemeris === options.atlas?.context.ephemeris;
  const threads = new Threads(options, (name, ms) => costs.note(name, ms));
  try {
    await Promise.all(Array.from({ length: options.size }, () => threads.start()));
  } catch (problem) {
    await threads.close();
    throw problem;
  }
  return {
    compute(computation) {
      if (!isForThreads(computation)) return computeInPlace(computation);
      const { name } = computation.operation;
      if (costs.isHeavy(name)) return threads.run(computation);
      const began = performance.now();
      const computed = computeInPlace(computation);
      costs.note(name, performance.now() - began);
      return typeof computed.data === 'string' ? computed : threads.run(computation);
    },
    computeElsewhere: (computation) =>
      isForThreads(computation) ? threads.run(computation) : computeInPlace(computation),
    facts: () => threads.facts(),
    close: () => threads.close(),
  };
}
