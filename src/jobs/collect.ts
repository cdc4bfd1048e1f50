import { RecordSplitter } from '../batch/records.js';
import type { Refused } from '../batch/rows.js';
import { SiddhantaError } from '../errors.js';
import { unpackInput } from './block.js';
import { headerOf } from './compute.js';
import { finishedParts, type Manifest, manifestOf, namesOf } from './manifest.js';
import type { FailedPart, JobStorage } from './ports.js';
import type { JobPlaces } from './submit.js';

/** How far a job is. */
export interface JobStatus {
  readonly job: string;
  readonly records: number;
  readonly parts: number;
  /** Parts that have their rows. */
  readonly finished: number;
  /** Parts that failed five times. `resumeJob` tries them anew. */
  readonly failed: readonly FailedPart[];
  /** Parts of all jobs that wait in the queue. */
  readonly waiting: number;
  /** Parts of all jobs that workers have. */
  readonly active: number;
}

/** A line that has no row. */
export interface RefusedRecord {
  /** Its line in the file, from 1. */
  readonly line: number;
  /** One of the error codes of the library. */
  readonly code: string;
  /** Column, or dotted path of the field, at fault. */
  readonly column?: string | undefined;
  /** What is wrong with it. It may hold what was given, which is somebody's birth. */
  readonly message: string;
}

/** What {@link collectJob} takes. */
export interface CollectOptions {
  readonly job: string;
  readonly storage: JobStorage;
  /** Takes the bytes of the rows, in their order. */
  readonly write: (bytes: Uint8Array) => Promise<void> | void;
}

/** What was collected. */
export interface CollectedJob {
  readonly rows: number;
  /** The lines that have no row, ascending. */
  readonly refused: readonly RefusedRecord[];
}

/**
 * Returns how far a job is. The rows in the storage say what is finished, the queue what is not.
 *
 * @example
 * ```ts
 * import { mkdtempSync } from 'node:fs';
 * import { tmpdir } from 'node:os';
 * import { join } from 'node:path';
 * import { folderStorage, jobStatus, memoryQueue, submitJob } from 'siddhanta/jobs';
 * const places = { queue: memoryQueue(), storage: folderStorage(mkdtempSync(join(tmpdir(), 'jobs-'))) };
 * const source = ['date,latitude,longitude,timezone\n', '1990-08-15,28.6,77.2,Asia/Kolkata\n1990-02-30,28.6,77.2,Asia/Kolkata\n'];
 * await submitJob({ job: 'a', kind: 'charts', source }, places);
 * await jobStatus('a', places); // => { job: 'a', records: 2, parts: 1, finished: 0, failed: [], waiting: 1, active: 0 }
 * ```
 *
 * @throws {SiddhantaError} `not_found` where there is no such job
 */
export async function jobStatus(job: string, { queue, storage }: JobPlaces): Promise<JobStatus> {
  const manifest = await manifestOf(job, storage);
  const finished = await finishedParts(manifest, storage);
  const { waiting, active, failed } = await queue.progress();
  return {
    job,
    records: manifest.parts.reduce((sum, count) => sum + count, 0),
    parts: manifest.parts.length,
    finished: finished.length,
    failed: failed.filter((one) => one.job === job && !finished.includes(one.part)),
    waiting,
    active,
  };
}

/** Returns the line that each row is of: the first cell, or the first field. */
export function linesOf(rows: Uint8Array, format: Manifest['format']): number[] {
  const splitter = new RecordSplitter({ quotes: format === 'csv' });
  const start = format === 'csv' ? 0 : '{"line":'.length;
  const lineOf = ({ bytes }: { readonly bytes: Buffer }): number =>
    Number.parseInt(bytes.toString('latin1', start, start + 16), 10);
  return [...[...splitter.push(Buffer.from(rows))].map(lineOf), ...[...splitter.end()].map(lineOf)];
}

const damaged = (job: string, part: number, what: string): SiddhantaError =>
  new SiddhantaError(
    'internal_error',
    `Part ${part} of ${job} ${what}. Remove its rows, resume the job and collect it again.`,
  );

async function refusedOf(name: string, storage: JobStorage): Promise<Refused[]> {
  const bytes = await storage.get(name);
  const lines = bytes === undefined ? [] : new TextDecoder().decode(bytes).split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Refused);
}

/**
 * Returns how many rows a job has after writing them in the order of the file: the same bytes as one process would have written. Every part is
 * checked against its input: each record has one row, or is refused, and nothing else is there.
 *
 * @example
 * ```ts
 * import { mkdtempSync } from 'node:fs';
 * import { tmpdir } from 'node:os';
 * import { join } from 'node:path';
 * import { collectJob, folderStorage, memoryQueue, submitJob, workOnJobs } from 'siddhanta/jobs';
 * const places = { queue: memoryQueue(), storage: folderStorage(mkdtempSync(join(tmpdir(), 'jobs-'))) };
 * const source = ['date,latitude,longitude,timezone\n', '1990-08-15,28.6,77.2,Asia/Kolkata\n1990-02-30,28.6,77.2,Asia/Kolkata\n'];
 * await submitJob({ job: 'a', kind: 'charts', source }, places);
 * await workOnJobs({ ...places, untilEmpty: true });
 * const { rows, refused } = await collectJob({ job: 'a', storage: places.storage, write: () => {} });
 * rows; // => 1
 * refused.map(({ line, code }) => [line, code]); // => [ [ 3, 'invalid_date' ] ]
 * ```
 *
 * @throws {SiddhantaError} `not_found` where there is no such job; `invalid_value` where parts are not finished; `internal_error` where the rows of
 *   a part are not those of its records
 */
export async function collectJob({ job, storage, write }: CollectOptions): Promise<CollectedJob> {
  const manifest = await manifestOf(job, storage);
  const { parts, format } = manifest;
  const finished = await finishedParts(manifest, storage);
  if (finished.length < parts.length)
    throw new SiddhantaError(
      'invalid_value',
      `The job ${job} has ${finished.length} of ${parts.length} parts. Wait for its workers, or resume it.`,
      { field: 'job' },
    );
  const names = namesOf(job);
  const all: Refused[] = [];
  let count = 0;
  const header = await headerOf(manifest);
  if (header !== '') await write(new TextEncoder().encode(header));
  for (const part of finished) {
    const input = await storage.get(names.inputOf(part));
    const rows = await storage.get(names.rowsOf(part, format));
    if (input === undefined || rows === undefined) throw damaged(job, part, 'has lost an object');
    const records = unpackInput(input);
    const refused = await refusedOf(names.refusedOf(part), storage);
    const expected = [...records.job.lines, ...records.refused.map(({ line }) => line)].sort((a, b) => a - b);
    const lines = linesOf(rows, format);
    const found = [...lines, ...refused.map(({ line }) => line)].sort((a, b) => a - b);
    if (found.length !== expected.length || found.some((line, i) => line !== expected[i]))
      throw damaged(job, part, `has rows of other lines than its input (${found.length} of ${expected.length})`);
    if (lines.some((line, i) => i > 0 && line < (lines[i - 1] ?? 0)))
      throw damaged(job, part, 'has rows in another order');
    await write(rows);
    count += lines.length;
    all.push(...refused);
  }
  return { rows: count, refused: all };
}
