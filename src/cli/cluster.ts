// A server of several processes: one watches over the others, which answer. They share the port and a PostgreSQL database, and nothing else.
import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { reasonOf } from '../http/problem.js';
import { UsageError } from './command.js';
import { listen } from './listening.js';

/** How long the next attempt waits where a process does not start. */
const PAUSE_MS = 1000;

/** How long processes that were asked to end may take: longer than they give their calls. */
const GRACE_MS = 15_000;

/** What a worker process reports to the process that watches over it. */
type Report =
  | { readonly siddhanta: 'listening'; readonly url: string }
  | { readonly siddhanta: 'failed'; readonly message: string; readonly isUsage: boolean };

/** What it is sent. */
const END = { siddhanta: 'end' } as const;

/** Where a process that answers finds the port that was chosen for all. */
const PORT = 'SIDDHANTA_CREW_PORT';

const isReport = (message: unknown): message is Report =>
  typeof message === 'object' && message !== null && 'siddhanta' in message;

export interface WorkerEvents {
  readonly onCount?: (processes: number) => unknown;
  readonly onLost?: (reason: string) => unknown;
}

export interface RunningWorkers {
  readonly url: string;
  close(): Promise<void>;
}

class Processes {
  readonly #events: WorkerEvents;
  readonly #answering = new Set<Worker>();
  readonly #all = new Set<Worker>();
  readonly #port: number;
  readonly #graceMs: number;
  #isClosing = false;
  #wake: () => void = () => {};

  constructor(port: number, graceMs: number, events: WorkerEvents) {
    this.#port = port;
    this.#graceMs = graceMs;
    this.#events = events;
  }

  /** Starts a process and resolves to its address when it answers; rejects when it cannot. */
  start(): Promise<string> {
    const worker = cluster.fork({ [PORT]: this.#port });
    this.#all.add(worker);
    return new Promise((resolve, reject) => {
      const gone = (reason: string): void => {
        const answered = this.#answering.delete(worker);
        this.#all.delete(worker);
        this.#wake();
        reject(new Error(reason));
        if (this.#isClosing || !answered) return;
        this.#events.onCount?.(this.#answering.size);
        this.#replace(reason);
      };
      worker.on('message', (message: unknown) => {
        if (!isReport(message)) return;
        if (message.siddhanta === 'failed') {
          reject(message.isUsage ? new UsageError(message.message) : new Error(message.message));
        } else {
          this.#answering.add(worker);
          this.#events.onCount?.(this.#answering.size);
          resolve(message.url);
        }
      });
      worker.on('exit', (code, signal) => {
        const reason = `A process ended with ${signal ?? code}.`;
        // What it said last may still be on its way.
        if (worker.isConnected()) worker.once('disconnect', () => gone(reason));
        else gone(reason);
      });
      // What is sent to a process that ends at that moment does not arrive, as its end tells; one that never began has no end.
      worker.on('error', (problem) => {
        if (worker.process.pid === undefined) gone(`A process did not start: ${reasonOf(problem)}`);
      });
    });
  }

  #replace(reason: string): void {
    this.#events.onLost?.(reason);
    this.start().catch((problem: unknown) => {
      if (!this.#isClosing) setTimeout(() => this.#isClosing || this.#replace(reasonOf(problem)), PAUSE_MS).unref();
    });
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    for (const worker of this.#all) if (worker.isConnected()) worker.send(END);
    const late = setTimeout(() => {
      for (const worker of this.#all) worker.process.kill('SIGKILL');
    }, this.#graceMs);
    while (this.#all.size > 0) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    clearTimeout(late);
  }
}

/** Returns a port that nothing listens at. Each process would choose one by itself, and one that replaces all of them another. */
async function freePort(host: string): Promise<number> {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/**
 * Returns so many processes that run the command line of this one, once all of them answer. One that ends on its own is replaced.
 *
 * @param port where they listen, as {@link workerPort} tells them; 0 for any. `drainMs` is how long they go on answering at the end
 * @throws {UsageError} when they cannot do what the command line asks
 */
export async function startWorkers(
  processes: number,
  { host, port, drainMs = 0 }: { readonly host: string; readonly port: number; readonly drainMs?: number },
  events: WorkerEvents = {},
): Promise<RunningWorkers> {
  const own = port === 0 ? await listen(() => freePort(host), host, port) : port;
  const workers = new Processes(own, GRACE_MS + drainMs, events);
  try {
    const [url = ''] = await Promise.all(Array.from({ length: processes }, () => workers.start()));
    return { url, close: () => workers.close() };
  } catch (problem) {
    await workers.close();
    throw problem;
  }
}

export const isWorkerProcess = (): boolean => cluster.isWorker;

export const workerPort = (): number => Number(process.env[PORT]);

export function endOrdered(): Promise<void> {
  // Ctrl-C goes to all processes of a terminal: the one that watches hears it, too, and gives the order.
  process.on('SIGINT', () => {});
  return new Promise((resolve) => {
    process.once('SIGTERM', () => resolve());
    process.on('message', (message: unknown) => {
      if (typeof message === 'object' && message !== null && 'siddhanta' in message) resolve();
    });
  });
}

function send(report: Report): void {
  process.send?.(report);
}

export const reportListening = (url: string): void => send({ siddhanta: 'listening', url });

/** Runs what a process that answers does, reports to the watching process what it cannot do, and lets go of it at the end. */
export async function runAsWorker(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (problem) {
    send({ siddhanta: 'failed', message: reasonOf(problem), isUsage: problem instanceof UsageError });
  }
  cluster.worker?.disconnect();
}
