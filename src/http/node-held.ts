import type { Job } from './node-job.js';

const MOST_BYTES = 64_000_000;
const SHARE = 1 / 4;

/** The long answers that are made whole: each is held from its beginning until it is read, and who reads slowly must not fill the memory. */
export class HeldAnswers {
  readonly #most: number;
  readonly #jobs = new Set<Job>();

  constructor(most: number = MOST_BYTES) {
    this.#most = most;
  }

  get bytes(): number {
    return this.#of(() => true);
  }

  /** Whether one more may begin. The first always may, and the first of each key where there is room. */
  hasRoomFor({ key, bytes }: Job): boolean {
    const all = this.bytes;
    if (bytes === 0 || all === 0) return true;
    const own = this.#of((job) => job.key === key);
    return all + bytes <= this.#most && (own === 0 || own + bytes <= this.#most * SHARE);
  }

  add(job: Job): void {
    this.#jobs.add(job);
  }

  delete(job: Job): boolean {
    return this.#jobs.delete(job);
  }

  #of(isCounted: (job: Job) => boolean): number {
    let sum = 0;
    for (const job of this.#jobs) if (isCounted(job)) sum += job.bytes;
    return sum;
  }
}
