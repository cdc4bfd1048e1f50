import { setTimeout as pause } from 'node:timers/promises';
import { reasonOf } from '../http/problem.js';
import { unpackInput } from './block.js';
import { type ComputedPart, partComputer } from './compute.js';
import { type Manifest, manifestOf, namesOf, ownVersion } from './manifest.js';
import type { JobQueue, JobStorage, Part, TakenPart } from './ports.js';
import type { JobPlaces } from './submit.js';

/** What {@link workOnJobs} takes. */
export interface WorkOptions extends JobPlaces {
  /** Ends the work after the part under way. */
  readonly signal?: AbortSignal | undefined;
  /** Ends the work when no part of any job waits or is under way; by default it waits for further jobs. */
  readonly untilEmpty?: boolean | undefined;
  /** Is called after each part. */
  readonly onPart?: ((part: Part, counts: PartCounts) => void) | undefined;
  /** Is called for each problem: a part that failed, a queue that does not answer. The work goes on. */
  readonly onProblem?: ((message: string) => void) | undefined;
}

/** What became of a part. */
export interface PartCounts {
  /** Records that were computed; 0 where the part had its rows already. */
  readonly records: number;
  /** Of these, lines that have no row. */
  readonly refused: number;
}

/** What a worker has done. */
export interface WorkDone {
  readonly parts: number;
  readonly records: number;
}

/** Milliseconds until a queue that does not answer is asked again. */
const RETRY_MS = 1000;

type Computer = (part: number) => Promise<PartCounts>;

async function computerFor(manifest: Manifest, storage: JobStorage): Promise<Computer> {
  const { job, version, format } = manifest;
  if (version !== ownVersion())
    throw new Error(
      `The job was submitted with version ${version}, and this worker has ${ownVersion()}. Install the same.`,
    );
  const names = namesOf(job);
  const compute = await partComputer(manifest);
  const write = async (part: number, { rows, refused }: ComputedPart): Promise<void> => {
    if (refused.length > 0) {
      const lines = refused.map((one) => `${JSON.stringify(one)}\n`).join('');
      await storage.put(names.refusedOf(part), new TextEncoder().encode(lines));
    }
    // Last: where it is, the part is finished.
    await storage.put(names.rowsOf(part, format), rows);
  };
  return async (part) => {
    if (await storage.has(names.rowsOf(part, format))) return { records: 0, refused: 0 };
    const object = await storage.get(names.inputOf(part));
    if (object === undefined) throw new Error(`The input of part ${part} is not in the storage.`);
    const input = unpackInput(object);
    const computed = await compute(input);
    await write(part, computed);
    return { records: input.job.lines.length + input.refused.length, refused: computed.refused.length };
  };
}

/** Remembers what computes the last job. */
function computers(storage: JobStorage): (job: string) => Promise<Computer> {
  let last: { readonly job: string; readonly computer: Computer } | undefined;
  return async (job) => {
    if (last?.job !== job) last = { job, computer: await computerFor(await manifestOf(job, storage), storage) };
    return last.computer;
  };
}

async function isEmpty(queue: JobQueue): Promise<boolean> {
  const { waiting, active } = await queue.progress();
  return waiting + active === 0;
}

/**
 * Returns what was done: takes parts from a queue, computes them and writes their rows, until it is told to end. Any number of workers, on any
 * machines, may do so; each uses one processor.
 *
 * A part that is computed twice, since a worker froze or a machine was lost, has the same rows under the same name. A part that fails is tried
 * again by any worker, up to five times.
 *
 * @example
 * ```ts
 * import { mkdtempSync } from 'node:fs';
 * import { tmpdir } from 'node:os';
 * import { join } from 'node:path';
 * import { folderStorage, memoryQueue, submitJob, workOnJobs } from 'siddhanta/jobs';
 * const places = { queue: memoryQueue(), storage: folderStorage(mkdtempSync(join(tmpdir(), 'jobs-'))) };
 * const source = ['date,latitude,longitude,timezone\n', '1990-08-15,28.6,77.2,Asia/Kolkata\n1990-02-30,28.6,77.2,Asia/Kolkata\n'];
 * await submitJob({ job: 'a', kind: 'charts', source, partSize: 1 }, places);
 * await workOnJobs({ ...places, untilEmpty: true }); // => { parts: 2, records: 2 }
 * ```
 */
export async function workOnJobs(options: WorkOptions): Promise<WorkDone> {
  const { queue, storage, signal, untilEmpty = false, onPart, onProblem } = options;
  const computerOf = computers(storage);
  const done = { parts: 0, records: 0 };

  async function run(taken: TakenPart): Promise<void> {
    const { job, part, lease } = taken;
    try {
      const counts = await (await computerOf(job))(part);
      await taken.finish();
      done.parts++;
      done.records += counts.records;
      onPart?.({ job, part, lease }, counts);
    } catch (problem) {
      onProblem?.(`part ${part} of ${job}: ${reasonOf(problem)}`);
      await taken.fail(reasonOf(problem));
    }
  }

  while (signal?.aborted !== true) {
    try {
      const taken = await queue.take();
      if (taken !== undefined) await run(taken);
      else if (untilEmpty && (await isEmpty(queue))) break;
    } catch (problem) {
      onProblem?.(`the queue does not answer: ${reasonOf(problem)}`);
      await pause(RETRY_MS, undefined, { signal }).catch(() => {});
    }
  }
  return done;
}
