import { MissingPackageError } from '../http/stores/peer.js';
import { type Option, UsageError, type Values } from './command.js';
import { listen, portFrom } from './listening.js';
import { type MetricsServer, serveMetrics } from './metricsServer.js';
import { textValue } from './storeOptions.js';

const PORT = 9464;
const HOST = '127.0.0.1';

export const METRICS_OPTIONS: readonly Option[] = [
  {
    flag: 'metrics',
    kind: 'switch',
    summary: `Serve metrics for Prometheus, at http://${HOST}:${PORT}/metrics by default; needs the package prom-client`,
  },
  {
    flag: 'metrics-port',
    kind: 'number',
    value: 'NUMBER',
    summary: `Port of the metrics; ${PORT} by default, 0 for any`,
  },
  {
    flag: 'metrics-host',
    kind: 'text',
    value: 'ADDRESS',
    summary: `Address of the metrics; ${HOST} by default, which only this machine reaches`,
  },
];

export interface MetricsAddress {
  readonly host: string;
  readonly port: number;
}

export function metricsAddressFrom(values: Values): MetricsAddress | undefined {
  const isRequested = METRICS_OPTIONS.some(({ flag }) => values[flag] !== undefined && values[flag] !== false);
  if (!isRequested) return undefined;
  return { host: textValue(values, 'metrics-host') ?? HOST, port: portFrom(values, 'metrics-port', PORT) };
}

/** Returns metrics. Throws `UsageError` where the package that they need is not installed. */
export async function metricsFrom<Kind>(open: () => Promise<Kind>): Promise<Kind> {
  try {
    return await open();
  } catch (problem) {
    if (problem instanceof MissingPackageError) throw new UsageError(`--metrics: ${problem.message}`);
    throw problem;
  }
}

export async function metricsServerFrom(
  address: MetricsAddress | undefined,
  metrics: { text(): Promise<string> } | undefined,
): Promise<MetricsServer | undefined> {
  if (address === undefined || metrics === undefined) return undefined;
  const { host, port } = address;
  return listen(() => serveMetrics(() => metrics.text(), host, port), host, port);
}
