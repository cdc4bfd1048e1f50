// The entry of a thread that computes rows of records: nothing imports it.
import { parentPort, workerData } from 'node:worker_threads';
import { kindNamed } from '../../batch/kinds.js';
import { type Job, rowComputer } from '../../batch/rows.js';
import { atlas } from '../../sky/atlas/atlas.js';
import type { ThreadData } from './pool.js';

async function work({ settings, atlas: shared }: ThreadData): Promise<void> {
  const kind = await kindNamed(settings.kind);
  const compute = rowComputer(settings, kind, shared === undefined ? {} : { ephemeris: atlas(shared) });
  parentPort?.on('message', (job: Job) => {
    const done = compute(job);
    parentPort?.postMessage(done, [done.text.buffer]);
  });
}

void work(workerData as ThreadData);
