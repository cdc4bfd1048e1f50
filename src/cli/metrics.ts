import cluster from 'node:cluster';
import type { Registry } from 'prom-client';
import type { Pool } from '../http/node-pool.js';
import type { HandlerOptions, Limit } from '../http/options.js';
import { loadPeer } from '../http/stores/peer.js';
import { isUnreachable } from '../http/unreachable.js';
import type { CallObserver } from './measured.js';

export interface Metrics extends Required<Pick<HandlerOptions, 'onResponse' | 'onUnderWay'>> {
  readonly onStoreCall: CallObserver;
  watchPool(pool: Pool): void;
  text(): Promise<string>;
}

export interface ClusterMetrics {
  processes(count: number): void;
  replaced(): void;
  /** Returns the sum of all processes, and what it knows itself, in the text format of Prometheus. */
  text(): Promise<string>;
}

export const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/** Label of paths without an operation: paths of strangers must not become labels. */
const UNKNOWN = 'unknown';

const LIMITS: readonly Limit[] = ['rate', 'concurrency', 'quota'];

/** Upper bounds in seconds. */
const CALL_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const STORE_BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

async function loadClient() {
  const { default: client } = await loadPeer('prom-client', () => import('prom-client'));
  return client;
}

type Client = Awaited<ReturnType<typeof loadClient>>;

function callMetrics(client: Client, registers: Registry[]): Pick<Metrics, 'onResponse' | 'onUnderWay'> {
  const requests = new client.Counter({
    name: 'siddhanta_requests_total',
    help: 'Answers by operation, HTTP status and error code; the code is empty where there is none.',
    labelNames: ['operation', 'status', 'code'],
    registers,
  });
  const durations = new client.Histogram({
    name: 'siddhanta_request_duration_seconds',
    help: 'From the arrival of a request until its answer or its charge was settled.',
    labelNames: ['operation'],
    buckets: CALL_BUCKETS,
    registers,
  });
  const units = new client.Counter({
    name: 'siddhanta_units_charged_total',
    help: 'Units charged.',
    labelNames: ['operation'],
    registers,
  });
  const refusals = new client.Counter({
    name: 'siddhanta_refusals_total',
    help: 'Calls that a limit turned away: rate, concurrency or quota.',
    labelNames: ['limit'],
    registers,
  });
  const abandoned = new client.Counter({
    name: 'siddhanta_abandoned_total',
    help: 'Answers that cost units and were given up before they were sent, or could not be charged.',
    registers,
  });
  const underWay = new client.Gauge({
    name: 'siddhanta_calls_in_flight',
    help: 'Calls with a key that are under way.',
    registers,
  });
  for (const limit of LIMITS) refusals.inc({ limit }, 0);
  return {
    onResponse({ endpoint: operation = UNKNOWN, status, code = '', limit, units: charged, durationMs, delivered }) {
      requests.inc({ operation, status, code });
      durations.observe({ operation }, durationMs / 1000);
      if (charged > 0) units.inc({ operation }, charged);
      if (limit !== undefined) refusals.inc({ limit });
      if (!delivered) abandoned.inc();
    },
    onUnderWay: (calls) => underWay.set(calls),
  };
}

function storeMetrics(client: Client, registers: Registry[]): Metrics['onStoreCall'] {
  const durations = new client.Histogram({
    name: 'siddhanta_store_duration_seconds',
    help: 'Round trips to the store, by what it was asked.',
    labelNames: ['call'],
    buckets: STORE_BUCKETS,
    registers,
  });
  const errors = new client.Counter({
    name: 'siddhanta_store_errors_total',
    help: 'Round trips to the store that failed; away where it could not be reached, else other.',
    labelNames: ['call', 'kind'],
    registers,
  });
  return (call, ms, problem) => {
    durations.observe({ call }, ms / 1000);
    if (problem !== undefined) errors.inc({ call, kind: isUnreachable(problem) ? 'away' : 'other' });
  };
}

function poolMetrics(client: Client, registers: Registry[], pool: Pool): void {
  const gauge = (name: string, help: string, value: () => number): void => {
    new client.Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value());
      },
    });
  };
  gauge('siddhanta_compute_threads', 'Threads that compute.', () => pool.facts().threads);
  gauge('siddhanta_compute_waiting', 'Calls that wait for a thread.', () => pool.facts().waiting);
  new client.Counter({
    name: 'siddhanta_compute_threads_replaced_total',
    help: 'Threads that ended, on their own or with their call, and were replaced.',
    registers,
    collect() {
      this.reset();
      this.inc(pool.facts().replaced);
    },
  });
  new client.Counter({
    name: 'siddhanta_compute_ended_total',
    help: 'Computations that were ended before they had an answer: deadline, gone (the caller) or memory.',
    labelNames: ['reason'],
    registers,
    collect() {
      this.reset();
      for (const [reason, count] of Object.entries(pool.facts().ended)) this.inc({ reason }, count);
    },
  });
}

/**
 * Returns the metrics of one process. In one of several it also hands them to the process that watches over them all. Throws `MissingPackageError`
 * when the package prom-client is not installed.
 */
export async function openMetrics(): Promise<Metrics> {
  const client = await loadClient();
  const register = new client.Registry();
  const registers = [register];
  client.collectDefaultMetrics({ register });
  if (cluster.isWorker) {
    client.AggregatorRegistry.setRegistries(register);
    new client.AggregatorRegistry();
  }
  return {
    ...callMetrics(client, registers),
    onStoreCall: storeMetrics(client, registers),
    watchPool: (pool) => poolMetrics(client, registers, pool),
    text: () => register.metrics(),
  };
}

/** Returns the metrics of a server of several processes. Throws `MissingPackageError` when the package prom-client is not installed. */
export async function openClusterMetrics(): Promise<ClusterMetrics> {
  const client = await loadClient();
  const aggregate = new client.AggregatorRegistry();
  const register = new client.Registry();
  const registers = [register];
  const processes = new client.Gauge({ name: 'siddhanta_processes', help: 'Processes that answer.', registers });
  const replaced = new client.Counter({
    name: 'siddhanta_processes_replaced_total',
    help: 'Processes that ended on their own and were replaced.',
    registers,
  });
  return {
    processes: (count) => processes.set(count),
    replaced: () => replaced.inc(),
    text: async () => `${await aggregate.clusterMetrics()}\n${await register.metrics()}`,
  };
}
