import type { Job } from 'bullmq';
import { loadPeer } from '../http/stores/peer.js';
import type { JobQueue, Part, TakenPart } from './ports.js';
import { ATTEMPTS, EXHAUSTED, MOST_FAILED, RETRY_SECONDS, unreachable } from './queue.js';

/** Milliseconds between two looks for leases that are over; all workers share one. */
const LEASE_CHECK_MS = 1000;
const WAIT_SECONDS = 1;

/** BullMQ says by a negative code that another worker has the part, or that it is done. */
const isLost = (problem: unknown): boolean =>
  problem instanceof Error && 'code' in problem && typeof problem.code === 'number' && problem.code < 0;

async function unlessLost(call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (problem) {
    if (!isLost(problem)) throw problem;
  }
}

/**
 * Returns a queue in Redis or Valkey, given by its address `redis://user:password@host:6379/0`; `rediss:` for TLS. Needs the packages `bullmq`
 * and `ioredis`. Turn on the append-only file of the server (`appendonly yes`), and `maxmemory-policy noeviction`.
 *
 * @example
 * ```ts no-run
 * import { redisQueue } from 'siddhanta/jobs';
 * const queue = await redisQueue('redis://127.0.0.1:6379');
 * await queue.progress(); // => { waiting: 0, active: 0, failed: [] }
 * await queue.close();
 * ```
 *
 * @param address address of the server
 * @param name name of the queue; workers see the jobs of theirs only
 * @throws {SiddhantaError} `invalid_value` where the server cannot be reached
 */
export async function redisQueue(address: string, name = 'siddhanta-jobs'): Promise<JobQueue> {
  const { Queue, UnrecoverableError, Worker } = await loadPeer('bullmq', () => import('bullmq'));
  const { Redis } = await loadPeer('ioredis', () => import('ioredis'));
  const connection = new Redis(address, { maxRetriesPerRequest: null, lazyConnect: true });
  let problem: unknown;
  // Without a listener a lost connection would end the process. It is made again.
  connection.on('error', (error) => {
    problem = error;
  });
  await connection.connect().catch((error: unknown) => {
    connection.disconnect();
    throw unreachable(address, problem ?? error);
  });
  const queue = new Queue<Part>(name, { connection });
  queue.on('error', () => {});

  let worker: InstanceType<typeof Worker<Part>> | undefined;
  async function startedWorker(): Promise<InstanceType<typeof Worker<Part>>> {
    if (worker !== undefined) return worker;
    worker = new Worker<Part>(name, null, {
      connection,
      autorun: false,
      drainDelay: WAIT_SECONDS,
      stalledInterval: LEASE_CHECK_MS,
      // Counted in `take`, for every way a part may come back.
      maxStalledCount: Number.MAX_SAFE_INTEGER,
    });
    worker.on('error', () => {});
    await worker.startStalledCheckTimer();
    return worker;
  }

  let serial = 0;
  async function takenFrom(job: Job<Part>, token: string): Promise<TakenPart | undefined> {
    if (job.attemptsStarted > ATTEMPTS) {
      await unlessLost(job.moveToFailed(new UnrecoverableError(EXHAUSTED), token, false));
      return undefined;
    }
    await unlessLost(job.extendLock(token, job.data.lease * 1000));
    return {
      ...job.data,
      finish: () => unlessLost(job.moveToCompleted(0, token, false)),
      fail: (reason) => unlessLost(job.moveToFailed(new Error(reason), token, false)),
    };
  }

  return {
    async add(parts) {
      const idOf = ({ job, part }: Part): string => `${job}.${part}`;
      const ids = new Set(parts.map(idOf));
      const failed = (await queue.getFailed()).filter(({ id }) => ids.has(id ?? ''));
      await Promise.all(failed.map((job) => job.remove()));
      await queue.addBulk(
        parts.map((part) => ({
          name: 'part',
          data: part,
          opts: {
            jobId: idOf(part),
            attempts: ATTEMPTS,
            backoff: { type: 'exponential', delay: RETRY_SECONDS * 1000 },
            removeOnComplete: true,
          },
        })),
      );
    },
    async take() {
      const token = `${process.pid}:${++serial}`;
      const job = await (await startedWorker()).getNextJob(token);
      return job === undefined ? undefined : takenFrom(job, token);
    },
    async progress() {
      const { wait = 0, delayed = 0, active = 0 } = await queue.getJobCounts('wait', 'delayed', 'active');
      const failed = await queue.getFailed(0, MOST_FAILED - 1);
      return {
        waiting: wait + delayed,
        active,
        failed: failed.map(({ data: { job, part }, failedReason }) => ({ job, part, reason: failedReason })),
      };
    },
    async close() {
      await worker?.close(true);
      await queue.close();
      connection.disconnect();
    },
  };
}
