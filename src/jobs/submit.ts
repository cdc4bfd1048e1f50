import { Gathering } from '../batch/blocks.js';
import { layoutOf } from '../batch/header.js';
import type { Kind } from '../batch/kind.js';
import { KINDS, kindNamed } from '../batch/kinds.js';
import { type RawRecord, RecordSplitter } from '../batch/records.js';
import { columnsOf } from '../batch/rows.js';
import { packInput } from './block.js';
import { operationNamed } from './compute.js';
import {
  finishedParts,
  invalid,
  type Manifest,
  manifestOf,
  namesOf,
  ownVersion,
  ROW_FORMATS,
  type RowFormat,
} from './manifest.js';
import type { JobQueue, JobStorage } from './ports.js';

/** What {@link submitJob} takes. */
export interface SubmitOptions {
  /** Name of the job, 1 to 64 letters, digits, dots, dashes and underscores. A storage has each name once. */
  readonly job: string;
  /** What to compute for the births of a CSV file: as `siddhanta batch` has it. This or `operation`. */
  readonly kind?: 'charts' | 'dashas' | 'panchang' | 'yogas' | undefined;
  /** Name of an operation, `charts.rasi`, whose inputs are lines of JSON. This or `kind`. */
  readonly operation?: string | undefined;
  /** The bytes of the file, in pieces of any size: a stream of Node, a list of texts. */
  readonly source: AsyncIterable<Uint8Array | string> | Iterable<Uint8Array | string>;
  /** Fields of the input that all records share, such as `{ ayanamsa: 'raman' }`. */
  readonly base?: Readonly<Record<string, unknown>> | undefined;
  /** Columns that go into the rows as they are, beside `id`, `name` and `place_name`. */
  readonly keep?: readonly string[] | undefined;
  /** What columns of another name hold: `{ born: 'date' }`. */
  readonly map?: Readonly<Record<string, string>> | undefined;
  /** Format of the rows: `csv` by default, `ndjson` for an operation. */
  readonly format?: RowFormat | undefined;
  /** Records in a part, 1 to 100,000; 1,000 by default. */
  readonly partSize?: number | undefined;
  /** Seconds that one worker may have a part, 1 to 86,399; 60 by default. It must be longer than any part takes. */
  readonly lease?: number | undefined;
}

/** A job that is submitted. */
export interface SubmittedJob {
  readonly job: string;
  /** Records of the file. */
  readonly records: number;
  readonly parts: number;
  /** Parts that this call added to the queue. */
  readonly added: number;
}

/** Where a job goes through. */
export interface JobPlaces {
  readonly queue: JobQueue;
  readonly storage: JobStorage;
}

const PART_SIZE = 1000;
const MOST_IN_PART = 100_000;
const BYTES_IN_PART = 1 << 25;
const LEASE = 60;
const MOST_LEASE = 86_399;
const MOST_LEVELS = 2;
/** Parts that are added in one call of a queue. */
const ADDED_AT_ONCE = 500;

type Task = Pick<Manifest, 'kind' | 'operation' | 'base' | 'format'> & { readonly births: Kind | undefined };

function whole(field: string, value: number, most: number): number {
  if (Number.isInteger(value) && value >= 1 && value <= most) return value;
  throw invalid(field, `${field} is ${value}; it must be a whole number from 1 to ${most}.`);
}

function checkBase({ births, base, format }: Task): void {
  if (births === undefined) return;
  const own = Object.values(births.fields).map((path) => path.split('.')[0] ?? '');
  const taken = Object.keys(base).find((field) => own.includes(field));
  if (taken !== undefined)
    throw invalid('base', `base has the field ${taken}, which the columns of the file fill. Leave it out.`);
  births.operation.bare({ ...(births.operation.example as object), ...base });
  if (births.name === 'dashas' && format === 'csv' && Number(base.levels) > MOST_LEVELS)
    throw invalid(
      'base.levels',
      `base.levels is ${base.levels}; columns reach to 2 levels. Take the format ndjson for more.`,
    );
}

async function taskOf({ kind, operation, base = {}, format, keep, map }: SubmitOptions): Promise<Task> {
  if ((kind === undefined) === (operation === undefined))
    throw invalid(
      'kind',
      'A job has either a kind, for a CSV file of births, or an operation, for lines of JSON. Give one of the two.',
    );
  const chosen = format ?? (kind === undefined ? 'ndjson' : 'csv');
  if (!ROW_FORMATS.includes(chosen))
    throw invalid('format', `format is ${JSON.stringify(chosen)}; it must be one of ${ROW_FORMATS.join(', ')}.`);
  if (kind === undefined) {
    await operationNamed(operation ?? '');
    if (chosen === 'csv')
      throw invalid('format', 'format is "csv"; the rows of an operation must be ndjson. Leave it out.');
    if (keep !== undefined || map !== undefined)
      throw invalid('keep', 'keep and map name columns, and lines of JSON have none. Leave them out.');
    return { operation, base, format: chosen, births: undefined };
  }
  if (!Object.hasOwn(KINDS, kind))
    throw invalid('kind', `kind is ${JSON.stringify(kind)}; it must be one of ${Object.keys(KINDS).join(', ')}.`);
  const births = await kindNamed(kind);
  const task = { kind, base: { ...births.base, ...base }, format: chosen, births };
  checkBase(task);
  return task;
}

async function* recordsOf(source: SubmitOptions['source'], quotes: boolean): AsyncGenerator<RawRecord> {
  const splitter = new RecordSplitter({ quotes });
  for await (const chunk of source) yield* splitter.push(Buffer.from(chunk as Uint8Array));
  yield* splitter.end();
}

async function layoutFrom(records: AsyncGenerator<RawRecord>, births: Kind, task: Task, options: SubmitOptions) {
  const { value: header } = await records.next();
  if (header === undefined) throw invalid('source', 'The source is empty; its first line must name the columns.');
  if (header.problem !== undefined) throw invalid('source', `Line ${header.line} is not a header of a CSV file.`);
  const layout = layoutOf(header.bytes, births, options.keep ?? [], new Map(Object.entries(options.map ?? {})));
  const columns = columnsOf({ kind: births.name, base: task.base, layout, format: task.format }, births);
  const clash = columns.find(({ name }, i) => columns.findIndex((other) => other.name === name) !== i);
  if (clash !== undefined && task.format === 'csv')
    throw invalid('columns', `The column ${clash.name} is one of the result. Give it another name in line 1.`);
  return layout;
}

async function writeInputs(
  records: AsyncGenerator<RawRecord>,
  partSize: number,
  put: (part: number, object: Uint8Array) => Promise<void>,
): Promise<number[]> {
  const parts: number[] = [];
  const gathering = new Gathering({ records: partSize, bytes: BYTES_IN_PART });
  const write = async (): Promise<void> => {
    const block = gathering.take();
    parts.push(block.job.lines.length + block.refused.length);
    await put(parts.length, packInput(block));
  };
  for await (const record of records) {
    gathering.add(record);
    if (gathering.isFull) await write();
  }
  if (!gathering.isEmpty) await write();
  return parts;
}

async function addUnfinished(manifest: Manifest, { queue, storage }: JobPlaces): Promise<SubmittedJob> {
  const { job, lease, parts } = manifest;
  const finished = new Set(await finishedParts(manifest, storage));
  const open = parts.map((_, i) => i + 1).filter((part) => !finished.has(part));
  for (let from = 0; from < open.length; from += ADDED_AT_ONCE)
    await queue.add(open.slice(from, from + ADDED_AT_ONCE).map((part) => ({ job, part, lease })));
  return { job, records: parts.reduce((sum, count) => sum + count, 0), parts: parts.length, added: open.length };
}

/**
 * Returns what was submitted: splits a file into parts, writes their inputs to the storage, and adds them to the queue. Each record of the file
 * gets one row, or is refused with a reason. Memory holds one part at a time.
 *
 * A call that was interrupted may be made again. One that came to the end is gone on with by {@link resumeJob}.
 *
 * @example
 * ```ts
 * import { mkdtempSync } from 'node:fs';
 * import { tmpdir } from 'node:os';
 * import { join } from 'node:path';
 * import { folderStorage, memoryQueue, submitJob } from 'siddhanta/jobs';
 * const places = { queue: memoryQueue(), storage: folderStorage(mkdtempSync(join(tmpdir(), 'jobs-'))) };
 * const source = ['date,latitude,longitude,timezone\n', '1990-08-15,28.6,77.2,Asia/Kolkata\n1990-02-30,28.6,77.2,Asia/Kolkata\n'];
 * await submitJob({ job: 'a', kind: 'charts', source, partSize: 1 }, places); // => { job: 'a', records: 2, parts: 2, added: 2 }
 * ```
 *
 * @throws {SiddhantaError} `invalid_value` for an option or a first line that cannot be used, and for a name that is taken
 */
export async function submitJob(options: SubmitOptions, places: JobPlaces): Promise<SubmittedJob> {
  const { job, source } = options;
  const names = namesOf(job);
  const partSize = whole('partSize', options.partSize ?? PART_SIZE, MOST_IN_PART);
  const lease = whole('lease', options.lease ?? LEASE, MOST_LEASE);
  const { births, ...task } = await taskOf(options);
  if (await places.storage.has(names.manifest))
    throw invalid('job', `The job ${job} is in this storage already. Resume it, or take another name.`);
  const records = recordsOf(source, births !== undefined);
  const layout = births === undefined ? undefined : await layoutFrom(records, births, { ...task, births }, options);
  const parts = await writeInputs(records, partSize, (part, object) => places.storage.put(names.inputOf(part), object));
  const manifest: Manifest = { job, version: ownVersion(), ...task, layout, lease, parts };
  // Last: where it is, all inputs are.
  await places.storage.put(names.manifest, new TextEncoder().encode(`${JSON.stringify(manifest)}\n`));
  return addUnfinished(manifest, places);
}

/**
 * Returns what was added: puts the parts of a job that have no rows into the queue again, also those that failed. For a queue that was lost or a
 * submission that was cut off.
 *
 * @example
 * ```ts
 * import { mkdtempSync } from 'node:fs';
 * import { tmpdir } from 'node:os';
 * import { join } from 'node:path';
 * import { folderStorage, memoryQueue, resumeJob, submitJob } from 'siddhanta/jobs';
 * const places = { queue: memoryQueue(), storage: folderStorage(mkdtempSync(join(tmpdir(), 'jobs-'))) };
 * const source = ['date,latitude,longitude,timezone\n', '1990-08-15,28.6,77.2,Asia/Kolkata\n1990-02-30,28.6,77.2,Asia/Kolkata\n'];
 * await submitJob({ job: 'a', kind: 'charts', source }, places);
 * await resumeJob('a', { ...places, queue: memoryQueue() }); // => { job: 'a', records: 2, parts: 1, added: 1 }
 * ```
 *
 * @throws {SiddhantaError} `not_found` where there is no such job
 */
export async function resumeJob(job: string, places: JobPlaces): Promise<SubmittedJob> {
  return addUnfinished(await manifestOf(job, places.storage), places);
}
