import { Worker } from 'node:worker_threads';
import type { Done, Job, Settings } from '../../batch/rows.js';

export class LostThread extends Error {}

export interface Computer {
  compute(job: Job): Promise<Done>;
  close(): Promise<void>;
}

interface Waiting {
  readonly resolve: (done: Done) => void;
  readonly reject: (error: Error) => void;
}

export interface ThreadData {
  readonly settings: Settings;
  /** The bytes of an atlas, which all threads share. */
  readonly atlas: SharedArrayBuffer | undefined;
}

class Thread {
  readonly #worker: Worker;
  readonly #waiting: Waiting[] = [];
  #lost: LostThread | undefined;

  constructor(entry: URL, workerData: ThreadData) {
    this.#worker = new Worker(entry, { workerData });
    this.#worker.on('message', (done: Done) => {
      this.#waiting.shift()?.resolve(done);
    });
    this.#worker.once('error', (error) => this.#lose(error.message));
    this.#worker.once('exit', (code) => this.#lose(`it ended with code ${code}`));
  }

  get busy(): number {
    return this.#waiting.length;
  }

  #lose(reason: string): void {
    this.#lost ??= new LostThread(reason);
    for (const { reject } of this.#waiting.splice(0)) reject(this.#lost);
  }

  compute(job: Job): Promise<Done> {
    if (this.#lost !== undefined) return Promise.reject(this.#lost);
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      this.#worker.postMessage(job, [job.bytes.buffer]);
    });
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}

export interface ThreadOptions extends ThreadData {
  readonly entry: URL;
  readonly size: number;
}

export function threads({ entry, size, settings, atlas }: ThreadOptions): Computer {
  const all: Thread[] = [];
  return {
    compute(job) {
      let least = all.reduce<Thread | undefined>(
        (best, one) => (best === undefined || one.busy < best.busy ? one : best),
        undefined,
      );
      if (least === undefined || (least.busy > 0 && all.length < size)) {
        least = new Thread(entry, { settings, atlas });
        all.push(least);
      }
      return least.compute(job);
    },
    async close() {
      await Promise.all(all.map((thread) => thread.close()));
    },
  };
}
