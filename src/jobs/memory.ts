import type { FailedPart, JobQueue, Part } from './ports.js';
import { ATTEMPTS, MOST_FAILED } from './queue.js';

const idOf = ({ job, part }: { readonly job: string; readonly part: number }): string => `${job}/${part}`;

/**
 * Returns a queue in the memory of the process, for tests and to try things out: it ends with the process, and a part that failed is tried again
 * at once.
 *
 * @example
 * ```ts
 * import { mkdtempSync } from 'node:fs';
 * import { tmpdir } from 'node:os';
 * import { join } from 'node:path';
 * import { collectJob, folderStorage, memoryQueue, submitJob, workOnJobs } from 'siddhanta/jobs';
 * const places = { queue: memoryQueue(), storage: folderStorage(mkdtempSync(join(tmpdir(), 'jobs-'))) };
 * const source = ['date,latitude,longitude,timezone\n1990-08-15,28.6139,77.209,Asia/Kolkata\n'];
 * await submitJob({ job: 'a', kind: 'charts', source }, places); // => { job: 'a', records: 1, parts: 1, added: 1 }
 * await workOnJobs({ ...places, untilEmpty: true }); // => { parts: 1, records: 1 }
 * await collectJob({ job: 'a', storage: places.storage, write: () => {} }); // => { rows: 1, refused: [] }
 * ```
 */
export function memoryQueue(): JobQueue {
  const waiting = new Map<string, { readonly part: Part; readonly tries: number }>();
  const active = new Map<string, Part>();
  const failed = new Map<string, FailedPart>();
  return {
    async add(parts) {
      for (const part of parts) {
        const id = idOf(part);
        failed.delete(id);
        if (!active.has(id) && !waiting.has(id)) waiting.set(id, { part, tries: 0 });
      }
    },
    async take() {
      const [next] = waiting;
      if (next === undefined) return undefined;
      const [id, { part, tries }] = next;
      waiting.delete(id);
      active.set(id, part);
      return {
        ...part,
        finish: async () => void active.delete(id),
        async fail(reason) {
          if (!active.delete(id)) return;
          if (tries + 1 < ATTEMPTS) waiting.set(id, { part, tries: tries + 1 });
          else failed.set(id, { job: part.job, part: part.part, reason });
        },
      };
    },
    progress: async () => ({
      waiting: waiting.size,
      active: active.size,
      failed: [...failed.values()].slice(0, MOST_FAILED),
    }),
    close: async () => {},
  };
}
