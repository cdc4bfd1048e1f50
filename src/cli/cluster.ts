// A server of several processes that share the port and a PostgreSQL database: one watches, the others answer.
import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { reasonOf } from '../http/problem.js';
import { UsageError } from './command.js';
import { listen } from './listening.js';

const PAUSE_MS = 1000;

const GRACE_MS = 15_000;

type Report =
  | { readonly siddhanta: 'listening'; readonly url: string }
  | { readonly siddhanta: 'failed'; readonly message: string; readonly isUsage: boolean };

const END = { siddhanta: 'end' } as const;

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
        if (worker.isConnected()) worker.once('disconnect', () => gone(reason));
        else gone(reason);
      });
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

/** A port for all processes: each would choose its own, also one that replaces another. */
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
  // Ctrl-C goes to all processes of a terminal; the one that watches gives the order.
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
