import { openBatches, type RunningBatches } from '../http/batches/runner.js';
import type { Pool } from '../http/node-pool.js';
import { webhookSender } from '../http/node-webhook.js';
import type { HandlerOptions } from '../http/options.js';
import type { Stores } from '../http/ports.js';
import { type Option, UsageError, type Values } from './command.js';

const MOST_HOURS = 720;
const HOUR_MS = 3_600_000;

export const BATCH_OPTIONS: readonly Option[] = [
  {
    flag: 'batch-keep',
    kind: 'number',
    value: 'HOURS',
    summary: 'Time for which the results of a batch are kept after its end; 24 by default',
  },
  {
    flag: 'private-webhooks',
    kind: 'switch',
    summary: 'Allow webhooks of batches at addresses of this machine and of private networks',
  },
];

/** How batches are served. */
export interface BatchSettings {
  /** undefined for the default. */
  readonly keepMs: number | undefined;
  readonly allowPrivate: boolean;
}

/** Returns what the command line says of batches. Throws `UsageError` for a time out of range. */
export function batchSettingsFrom(values: Values): BatchSettings {
  const keep = values['batch-keep'];
  const allowPrivate = values['private-webhooks'] === true;
  if (keep === undefined) return { keepMs: undefined, allowPrivate };
  const hours = Number(keep);
  if (!(hours >= 1 && hours <= MOST_HOURS)) {
    throw new UsageError(`--batch-keep is ${keep}; it must be a number of hours from 1 to ${MOST_HOURS}.`);
  }
  return { keepMs: hours * HOUR_MS, allowPrivate };
}

/** Returns the batches of a server, computed in its threads where it has some; undefined where its stores keep none. */
export function batchesOf(
  { keys, usage, batchStore }: Stores,
  { keepMs, allowPrivate }: BatchSettings,
  pool: Pool | undefined,
  rest: Pick<HandlerOptions, 'plans' | 'context' | 'languages' | 'off' | 'onError'>,
): RunningBatches | undefined {
  if (batchStore === undefined) return undefined;
  return openBatches({
    store: batchStore,
    keys,
    usage,
    ...rest,
    ...(pool === undefined ? {} : { computeRows: pool.computeRows }),
    ...(keepMs === undefined ? {} : { keepMs }),
    sendWebhook: webhookSender({ allowPrivate }),
  });
}
