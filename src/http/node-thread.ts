import { readdirSync, readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import type { Worker } from 'node:worker_threads';
import type { Job, Turn } from './node-job.js';
import type { ToWorker } from './node-worker-messages.js';

/** Linux counts processor time in ticks of this length on every platform of Node. */
const TICK_MS = 10;

const LEAST_LOOK_MS = 20;

/** Niceness of long computations, so that short calls are answered when every processor is busy. */
const NICE = 5;

function giveWay(thread: number): void {
  try {
    setPriority(thread, NICE);
  } catch {
    // Where it is not allowed all are alike.
  }
}

function threadNumbers(): readonly number[] {
  try {
    return readdirSync('/proc/self/task').map(Number);
  } catch {
    return [];
  }
}

/** Starts a thread that gives way to others from its beginning: to load its program takes as long as many calls. */
export function startGivingWay(start: () => Worker): Worker {
  const before = new Set(threadNumbers());
  const worker = start();
  for (const one of threadNumbers()) if (!before.has(one)) giveWay(one);
  return worker;
}

function taskMs(task: string | undefined): number | undefined {
  if (task === undefined) return undefined;
  try {
    const text = readFileSync(`/proc/${task}/stat`, 'latin1');
    // The name in brackets may contain anything; user and system time are the 12th and 13th field after it.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return undefined;
  }
}

/**
 * What a thread is there for: `light` for turns that are expected to be short, so that these never wait for a long one; `heavy` for any call; `spare`
 * to take the place of one that is ended.
 */
export type Role = 'light' | 'heavy' | 'spare';

/** What a turn may take: processor time and, since a machine may have much else to do, time by the clock. */
export interface Limits {
  readonly processorMs: number;
  readonly clockMs: number;
}

export class Thread {
  readonly #worker: Worker;
  readonly jobs = new Map<number, Job>();
  #role: Role = 'spare';
  isReady = false;
  turn: Turn | undefined;
  #task: string | undefined;
  #beganAt = 0;
  #beganMs: number | undefined;
  #watch: NodeJS.Timeout | undefined;

  constructor(worker: Worker) {
    this.#worker = worker;
  }

  ready(task: string | undefined): void {
    this.isReady = true;
    this.#task = task;
  }

  get role(): Role {
    return this.#role;
  }

  take(role: Exclude<Role, 'spare'>): void {
    this.#role = role;
    const id = Number(this.#task?.split('/').at(-1));
    if (role === 'heavy' && id > 0) giveWay(id);
  }

  begin(turn: Turn, limits: Limits, onLate: () => void): void {
    const { job, kind } = turn;
    const { id, name, input, language, begun, rows } = job;
    this.turn = turn;
    this.#beganAt = performance.now();
    // Reading it costs as much as a piece of an answer.
    this.#beganMs = kind === 'begin' ? taskMs(this.#task) : undefined;
    this.jobs.set(id, job);
    if (kind === 'next') this.send({ id, kind });
    else if (rows !== undefined) this.send({ id, kind: 'rows', request: rows });
    else this.send({ id, kind, name, input, language, isBegun: begun !== undefined });
    this.#look(limits, onLate, limits.processorMs);
  }

  /** Ends the turn and returns the milliseconds of processor time that it took. */
  finish(): number {
    const ms = this.usedMs();
    clearTimeout(this.#watch);
    this.turn = undefined;
    return ms;
  }

  /** Milliseconds of processor time that the turn has had; by the clock where the platform does not report it. */
  usedMs(): number {
    const clock = this.clockMs();
    if (this.#beganMs === undefined || clock < LEAST_LOOK_MS) return clock;
    const now = taskMs(this.#task);
    return now === undefined ? clock : Math.min(clock, now - this.#beganMs);
  }

  /** Milliseconds since the turn began. */
  clockMs(): number {
    return performance.now() - this.#beganAt;
  }

  #look(limits: Limits, onLate: () => void, inMs: number): void {
    this.#watch = setTimeout(() => {
      const left = Math.min(limits.processorMs - this.usedMs(), limits.clockMs - this.clockMs());
      if (left <= 0) onLate();
      else this.#look(limits, onLate, Math.max(LEAST_LOOK_MS, left));
    }, inMs);
    this.#watch.unref();
  }

  send(message: ToWorker): void {
    this.#worker.postMessage(message);
  }

  lose(problem: Error): void {
    clearTimeout(this.#watch);
    for (const job of this.jobs.values()) if (!job.isOver) job.fail(problem);
    this.jobs.clear();
    this.turn = undefined;
  }

  terminate(): Promise<number> {
    clearTimeout(this.#watch);
    return this.#worker.terminate();
  }
}
