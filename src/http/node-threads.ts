import { Worker } from 'node:worker_threads';
import type { LanguageTag } from '../names/language.js';
import type { Context } from '../operation/operation.js';
import type { Work } from '../operation/work.js';
import type { RowsRequest, RowsResult } from './batches/computeRows.js';
import type { Computation, Computed } from './compute.js';
import type { Costs } from './costs.js';
import { FairQueue } from './fairQueue.js';
import { HeldAnswers } from './node-held.js';
import { Job, type Turn } from './node-job.js';
import { type Role, startGivingWay, Thread } from './node-thread.js';
import type { FromWorker, ThreadData } from './node-worker-messages.js';
import { Ended, type EndReason, interrupted, Overloaded } from './refusal.js';

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
  /** Languages of the package in which the threads say sentences, too: those of the handler. None by default. */
  readonly languages?: readonly LanguageTag[];
  /** Options of Node for the threads; those of the process by default. */
  readonly execArgv?: string[];
  /** What operations cost of late; learned from the calls of this pool by default. */
  readonly costs?: Costs;
  /** Milliseconds of processor time that a call may take, and that it may wait for a thread; 10 s by default. */
  readonly deadlineMs?: number;
  /** Megabytes that the objects of a thread may take; 112 by default, and 4 for each language. */
  readonly heapMb?: number;
  /** Bytes that long answers may take together which are made whole, from their beginning until they are read; 64 MB by default. */
  readonly heldBytes?: number;
  readonly onLost?: (problem: Error) => unknown;
}

export interface PoolFacts {
  /** Threads that compute; the spare one is not counted. */
  readonly threads: number;
  /** Those that ended, on their own or with their call, and were replaced. */
  readonly replaced: number;
  readonly waiting: number;
  /** Bytes of long answers that were made whole and are not read yet, or are being made. */
  readonly held: number;
  readonly ended: Readonly<Record<EndReason, number>>;
}

const MOST_WAITING = 1000;

const PAUSE_MS = 1000;

const DEADLINE_MS = 10_000;

const LIGHT_MS = 5;

/** Milliseconds after which a call expected to be short counts as heavy. */
const NOT_LIGHT_MS = 250;

/** Limit of wall time as a multiple of processor time: a busy machine is no fault of the call. */
const MOST_CLOCK = 3;

const PIECE_MS = 2;

/** Milliseconds an abandoned call may go on: a new thread takes as long to start. */
const ABANDONED_MS = 500;

const HEAP_MB = 112;
/** What the sentences of a language take once a document has been written in it. */
const LANGUAGE_MB = 4;
const YOUNG_MB = 16;

const SPARES = 1;

/** What the costs of rows of batches are noted under. */
const BATCHES = { name: 'batches' };

const isOutOfMemory = (problem: unknown): boolean =>
  problem instanceof Error && 'code' in problem && problem.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** The threads of a pool: who computes what, and when it is ended. docs/running.md has the rules. */
export class Threads {
  readonly #options: PoolOptions;
  readonly #size: number;
  readonly #deadlineMs: number;
  readonly #threads = new Set<Thread>();
  readonly #waiting = new FairQueue<Turn>();
  readonly #sliced = new Set<string>();
  readonly #held: HeldAnswers;
  readonly #onCost: (name: string, estimatedMs: number, ms: number) => void;
  readonly #ended: Record<EndReason, number> = { deadline: 0, gone: 0, memory: 0 };
  readonly #pauses = new Set<NodeJS.Timeout>();
  #count = 0;
  #replaced = 0;
  #isClosing = false;

  constructor(options: PoolOptions, onCost: (name: string, estimatedMs: number, ms: number) => void) {
    this.#options = options;
    this.#size = Math.max(2, options.size);
    this.#deadlineMs = options.deadlineMs ?? DEADLINE_MS;
    this.#held = new HeldAnswers(options.heldBytes);
    this.#onCost = onCost;
  }

  facts(): PoolFacts {
    const threads = [...this.#threads].filter(({ role }) => role !== 'spare').length;
    return {
      threads,
      replaced: this.#replaced,
      waiting: this.#waiting.size,
      held: this.#held.bytes,
      ended: { ...this.#ended },
    };
  }

  isSliced(name: string): boolean {
    return this.#sliced.has(name);
  }

  /** Starts all threads; resolves when those that compute are ready, and rejects when one ends before. */
  async open(): Promise<void> {
    await Promise.all(Array.from({ length: this.#size }, () => this.#start()));
    for (let i = 0; i < SPARES; i++) this.#keepStarting();
  }

  run(computation: Computation, work: Work, expectedMs: number): Promise<Computed> {
    const { signal } = computation.call;
    if (this.#waiting.size >= MOST_WAITING) return Promise.reject(new Overloaded());
    const job = new Job(++this.#count, computation, work);
    job.isMisjudged = computation.judged?.isSlowToBegin === true && expectedMs >= LIGHT_MS;
    if (signal.aborted) {
      job.fail(new Ended('gone', 0));
      return job.promise;
    }
    const gone = (): void => this.#abandon(job);
    // The sender gives up a long answer; this is for calls whose answer has not begun.
    signal.addEventListener('abort', gone, { once: true });
    const stop = (): void => signal.removeEventListener('abort', gone);
    job.promise.then(stop, stop);
    this.#enqueue(job, 'begin', expectedMs);
    return job.promise;
  }

  /** Computes the first of some rows of a batch, in turn with the calls of its key and of others. */
  async runRows(request: RowsRequest, key: string): Promise<RowsResult> {
    if (this.#waiting.size >= MOST_WAITING) throw new Overloaded();
    const { budgetMs } = request;
    const job = new Job(++this.#count, { operation: BATCHES, key }, { ms: budgetMs, bytes: 0 });
    job.rows = request;
    this.#enqueue(job, 'begin', Math.max(LIGHT_MS, budgetMs));
    await job.promise;
    if (job.result === undefined) throw new Error('A thread returned no rows.');
    return job.result;
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    for (const pause of this.#pauses) clearTimeout(pause);
    await Promise.all([...this.#threads].map((thread) => thread.terminate()));
    this.#failWaiting(new Error('The server closes.'));
  }

  #enqueue(job: Job, kind: Turn['kind'], ms: number): void {
    const isShort = job.isMisjudged ? job.begun !== undefined : ms < LIGHT_MS || this.#sliced.has(job.name);
    const isLight = kind === 'next' || isShort;
    const turn = { job, kind, key: job.key, ms: isLight ? Math.min(ms, LIGHT_MS) : ms, isLight };
    job.waiting = turn;
    if (kind === 'begin') {
      job.patience = setTimeout(() => this.#giveUpWaiting(job, new Overloaded()), this.#deadlineMs).unref();
    }
    this.#waiting.add(turn);
    this.#pump();
  }

  #giveUpWaiting(job: Job, problem: Error): boolean {
    const turn = job.waiting;
    if (turn === undefined || !this.#waiting.delete(turn)) return false;
    job.stopWaiting();
    job.fail(problem);
    return true;
  }

  /** Ends a call whose caller has disconnected: at once where it waits; where it is computed, unless it is over soon. */
  #abandon(job: Job): void {
    job.isAbandoned = true;
    if (job.isOver || this.#giveUpWaiting(job, new Ended('gone', 0))) return;
    const thread = [...this.#threads].find(({ turn }) => turn?.job === job);
    if (thread?.role !== 'heavy') return;
    const left = Math.max(0, ABANDONED_MS - thread.clockMs());
    setTimeout(() => thread.turn?.job === job && this.#end(thread, 'gone'), left).unref();
  }

  #pump(): void {
    if (this.#isClosing) return;
    // The thread for short calls first, which leaves the others free.
    const idle = (role: Role): Thread[] =>
      [...this.#threads].filter((thread) => thread.role === role && thread.turn === undefined);
    for (const thread of [...idle('light'), ...idle('heavy')]) {
      const turn = this.#waiting.take((each) => this.#fits(thread, each));
      if (turn === undefined) continue;
      const { job, kind } = turn;
      job.stopWaiting();
      if (kind === 'begin') this.#hold(job);
      const isProbed = thread.role === 'light' && kind === 'begin' && !job.isMisjudged;
      const limits = {
        processorMs: isProbed ? Math.min(NOT_LIGHT_MS, this.#deadlineMs) : this.#deadlineMs,
        clockMs: MOST_CLOCK * this.#deadlineMs,
      };
      thread.begin(turn, limits, () => this.#end(thread, 'deadline'));
    }
  }

  #hold(job: Job): void {
    if (this.#sliced.has(job.name)) job.bytes = 0;
    this.#held.add(job);
    job.onOver = () => {
      if (this.#held.delete(job)) this.#pump();
    };
  }

  #fits(thread: Thread, { job, kind, key, isLight }: Turn): boolean {
    if (kind === 'next') return thread.jobs.has(job.id);
    if (!this.#sliced.has(job.name) && !this.#held.hasRoomFor(job)) return false;
    if (thread.role === 'light') return isLight;
    if (isLight) return !this.#sliced.has(job.name);
    let held = 0;
    for (const { turn } of this.#threads) if (turn?.key === key && !turn.isLight) held++;
    return held < this.#size >> 1;
  }

  #take(thread: Thread, message: Exclude<FromWorker, { kind: 'ready' }>): void {
    const { turn } = thread;
    const job = thread.jobs.get(message.id);
    if (message.kind === 'long' && job !== undefined) {
      this.#sliced.add(job.name);
      this.#held.delete(job);
      if (thread.role !== 'light') {
        thread.finish();
        thread.jobs.delete(job.id);
        thread.send({ id: job.id, kind: 'cancel' });
        job.begun = message;
        if (job.isAbandoned) job.fail(new Ended('gone', message.tookMs));
        else this.#enqueue(job, 'begin', LIGHT_MS);
        return;
      }
    }
    if (turn?.job.id === message.id && message.kind !== 'long') {
      const used = thread.finish();
      this.#waiting.charge(turn.key, used - turn.ms);
    }
    if (job === undefined) return;
    if (message.kind === 'whole') this.#onCost(job.name, job.estimatedMs, message.tookMs);
    if (job.isOver) thread.send({ id: job.id, kind: 'cancel' });
    else if (job.isAbandoned && message.kind === 'whole') this.#fail(job, 'gone', message.tookMs);
    else job.take(message, (kind) => this.#ask(thread, job, kind));
    if (job.isOver) thread.jobs.delete(job.id);
    if (job.isOver && job.bytes === 0) this.#held.delete(job);
  }

  #ask(thread: Thread, job: Job, kind: 'next' | 'cancel'): void {
    if (kind === 'next' && job.piecesMs < MOST_CLOCK * this.#deadlineMs) {
      this.#enqueue(job, 'next', PIECE_MS);
      return;
    }
    thread.send({ id: job.id, kind: 'cancel' });
    thread.jobs.delete(job.id);
    if (job.waiting !== undefined) this.#waiting.delete(job.waiting);
    job.stopWaiting();
    if (kind === 'next') this.#fail(job, 'deadline', job.piecesMs);
  }

  #fail(job: Job, reason: EndReason, ms: number): void {
    this.#ended[reason]++;
    job.fail(new Ended(reason, ms));
  }

  /** Ends what a thread computes, and the thread with it. */
  #end(thread: Thread, reason: EndReason): void {
    const { turn } = thread;
    if (turn === undefined) return;
    const { job } = turn;
    const ms = thread.finish();
    this.#onCost(job.name, job.estimatedMs, ms);
    thread.jobs.delete(job.id);
    this.#threads.delete(thread);
    thread.lose(interrupted(new Error(`The thread was ended with a call of ${job.name}.`)));
    thread.terminate().catch(() => {});
    this.#replaced++;
    this.#keepStarting();
    const wasProbed = reason === 'deadline' && thread.role === 'light' && turn.kind === 'begin' && !job.isMisjudged;
    if (wasProbed && !job.isAbandoned && ms < this.#deadlineMs) {
      job.isMisjudged = true;
      this.#enqueue(job, 'begin', ms);
    } else this.#fail(job, job.isAbandoned ? 'gone' : reason, ms);
    this.#assign();
  }

  #assign(): void {
    const has = (role: Role): number => [...this.#threads].filter((thread) => thread.role === role).length;
    for (const thread of this.#threads) {
      if (thread.role !== 'spare' || !thread.isReady) continue;
      if (has('light') === 0) thread.take('light');
      else if (has('heavy') < this.#size - 1) thread.take('heavy');
    }
    this.#pump();
  }

  #failWaiting(problem: Error): void {
    for (const { job } of this.#waiting.clear()) job.fail(interrupted(problem));
  }

  /** Starts a thread; resolves when it is ready, and rejects when it ends before. One that is started while others are served gives way to them. */
  #start(isLater = false): Promise<void> {
    const { entry, execArgv, atlas, languages = [] } = this.#options;
    const { heapMb = HEAP_MB + LANGUAGE_MB * languages.length } = this.#options;
    const begin = (): Worker =>
      new Worker(entry, {
        ...(execArgv === undefined ? {} : { execArgv }),
        name: 'siddhanta',
        workerData: { atlas: atlas?.bytes, languages } satisfies ThreadData,
        resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: YOUNG_MB },
      });
    const worker = isLater ? startGivingWay(begin) : begin();
    const thread = new Thread(worker);
    this.#threads.add(thread);
    let problem: Error | undefined;
    return new Promise((resolve, reject) => {
      worker.on('message', (message: FromWorker) => {
        if (!this.#threads.has(thread)) return;
        if (message.kind === 'ready') {
          thread.ready(message.task);
          this.#assign();
          resolve();
        } else {
          this.#take(thread, message);
          this.#pump();
        }
      });
      worker.on('error', (caught: Error) => {
        problem = caught;
      });
      worker.on('exit', (code) => {
        const reason = problem ?? new Error(`A thread ended with the code ${code}.`);
        reject(reason);
        if (!this.#threads.has(thread)) return;
        if (isOutOfMemory(reason) && thread.turn !== undefined) return this.#end(thread, 'memory');
        this.#threads.delete(thread);
        thread.lose(interrupted(reason));
        if (this.#isClosing || !thread.isReady) return;
        this.#options.onLost?.(reason);
        this.#replaced++;
        this.#keepStarting();
        this.#assign();
      });
    });
  }

  #keepStarting(): void {
    if (this.#isClosing) return;
    this.#start(true).catch((problem: Error) => {
      if (this.#isClosing) return;
      this.#options.onLost?.(problem);
      // Calls must not wait for a thread that does not start.
      if (![...this.#threads].some(({ isReady }) => isReady)) this.#failWaiting(problem);
      const pause = setTimeout(() => {
        this.#pauses.delete(pause);
        this.#keepStarting();
      }, PAUSE_MS);
      this.#pauses.add(pause.unref());
    });
  }
}
