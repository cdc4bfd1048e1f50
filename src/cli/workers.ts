import { availableParallelism } from 'node:os';
import type { StoreLocation } from '../http/stores/open.js';
import { type Option, UsageError, type Values } from './command.js';

const MOST_WORKERS = 256;

const CONNECTIONS_EACH = 10;

/** Of all processes by default: PostgreSQL allows 100. */
const CONNECTIONS = 40;

/** Most by default: they compute only what is heavy, and each takes some 40 MB. */
const THREADS = 4;

/** For each process, and at least for a single one: one is for short calls. */
const THREADS_EACH = 2;

export const WORKER_OPTIONS: readonly Option[] = [
  {
    flag: 'workers',
    kind: 'number',
    value: 'NUMBER',
    summary: `With PostgreSQL: processes that answer, one a core by default. Else: threads that compute what is heavy, one less than cores by default, ${THREADS_EACH} to ${THREADS}; 0 for none`,
  },
  {
    flag: 'connections',
    kind: 'number',
    value: 'NUMBER',
    summary: `Most connections to PostgreSQL of all processes together; ${CONNECTIONS} by default, and at most ${CONNECTIONS_EACH} a process`,
  },
];

export interface WorkerGroup {
  /** Processes that answer: 1 for this one alone. */
  readonly processes: number;
  readonly threads: number;
  /** Most connections of one process to PostgreSQL. */
  readonly connections: number;
}

function wholeNumber(values: Values, flag: string, least: number, most: number): number | undefined {
  const value = values[flag];
  if (value === undefined) return undefined;
  const number = Number(value);
  if (!Number.isInteger(number) || number < least || number > most) {
    throw new UsageError(`--${flag} is ${value}; it must be a whole number from ${least} to ${most}.`);
  }
  return number;
}

/**
 * Returns who does the work: processes with two threads each where they can share a database; threads beside the one process that has the data, else.
 * Throws `UsageError` for numbers that cannot be.
 */
export function workersFrom(values: Values, { database }: StoreLocation, cores = availableParallelism()): WorkerGroup {
  if (database === undefined) {
    if (values.connections !== undefined) throw new UsageError('--connections goes with --database.');
    const threads =
      wholeNumber(values, 'workers', 0, MOST_WORKERS) ?? Math.min(THREADS, Math.max(THREADS_EACH, cores - 1));
    return { processes: 1, threads, connections: 0 };
  }
  const all = wholeNumber(values, 'connections', 1, 10_000) ?? CONNECTIONS;
  const processes = wholeNumber(values, 'workers', 1, MOST_WORKERS) ?? Math.min(cores, all);
  if (processes > all) {
    throw new UsageError(
      `${processes} processes cannot share ${all} connections; each needs one. Ask for fewer --workers or more --connections.`,
    );
  }
  return { processes, threads: THREADS_EACH, connections: Math.min(CONNECTIONS_EACH, Math.floor(all / processes)) };
}
