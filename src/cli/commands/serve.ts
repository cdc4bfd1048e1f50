import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { CorsOptions } from '../../http/cors.js';
import type { DocUrlOptions } from '../../http/docUrl.js';
import { createHandler } from '../../http/handler.js';
import { serve } from '../../http/node-server.js';
import type { HandlerOptions } from '../../http/options.js';
import { openPdfPrinter } from '../../http/pdf.js';
import { missingPlans } from '../../http/plans.js';
import { type KeyStore, LOOKUP_DIGITS, type Plans, type Stores } from '../../http/ports.js';
import { SetupError } from '../../http/setupError.js';
import type { LanguageTag } from '../../names/language.js';
import { languageFiles } from '../../names/spoken.js';
import { REPORTS } from '../../report/operations.js';
import { ATLAS_OPTION, atlasBytes, contextFrom } from '../atlasFile.js';
import { BATCH_OPTIONS, type BatchSettings, batchesOf, batchSettingsFrom } from '../batchOptions.js';
import { endOrdered, isWorkerProcess, reportListening, runAsWorker, startWorkers, workerPort } from '../cluster.js';
import { type Command, type Io, UsageError, type Values } from '../command.js';
import { shippedDescription } from '../description.js';
import { DOC_URL_OPTIONS, docUrlsFrom } from '../docUrls.js';
import { firstKeys } from '../firstKeys.js';
import { listen, portFrom } from '../listening.js';
import { LOG_OPTION, type Log, logFrom } from '../log.js';
import { measuredStores } from '../measured.js';
import { type Metrics, openClusterMetrics, openMetrics } from '../metrics.js';
import {
  METRICS_OPTIONS,
  type MetricsAddress,
  metricsAddressFrom,
  metricsFrom,
  metricsServerFrom,
} from '../metricsOptions.js';
import { shippedErrorPages } from '../pages.js';
import { requireChromium } from '../pdf.js';
import { SERVED_LANGUAGES_OPTION, servedLanguagesFrom } from '../servedLanguages.js';
import { LIMIT_OPTIONS, limitsFrom, type ServeLimits } from '../serveLimits.js';
import {
  locationOf,
  PLANS_OPTION,
  plansFrom,
  STORE_OPTIONS,
  servedStoresFrom,
  storesFrom,
  textValue,
} from '../storeOptions.js';
import { openThreads } from '../threads.js';
import { WORKER_OPTIONS, type WorkerGroup, workersFrom } from '../workers.js';

const WITHOUT_DATABASE = 'serve without it: siddhanta serve --memory (keys and usage are gone with the process).';

const NAMED_KEYS = 3;

/** Each call with a key of an unknown plan would fail. Throws `UsageError`. */
async function requirePlans(keys: KeyStore, plans: Plans): Promise<void> {
  const missing = [...missingPlans(await keys.list(), plans)];
  if (missing.length === 0) return;
  const named = missing.map(([plan, ids]) => {
    const more = ids.length > NAMED_KEYS ? ` and ${ids.length - NAMED_KEYS} more` : '';
    return `${JSON.stringify(plan)} of ${ids.slice(0, NAMED_KEYS).join(', ')}${more}`;
  });
  throw new UsageError(
    `stored keys have a plan that is not configured (${named.join('; ')}); configured are ${Object.keys(plans).join(', ')}. Name the file of the plans with --plans, put their accounts on another plan (accounts plan), or revoke the keys.`,
  );
}

function endRequested(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve());
  });
}

interface Settings {
  readonly values: Values;
  readonly port: number;
  readonly host: string;
  readonly docs: DocUrlOptions;
  readonly plans: Plans;
  readonly log: Log;
  readonly cors: CorsOptions | undefined;
  readonly workers: WorkerGroup;
  readonly limits: ServeLimits;
  readonly batches: BatchSettings;
  /** Those in which sentences are said. */
  readonly languages: readonly LanguageTag[];
  readonly metrics: MetricsAddress | undefined;
  /** Path of the browser that prints documents; undefined where nobody prints. */
  readonly chromium: string | undefined;
}

async function settingsFrom(values: Values, io: Io): Promise<Settings> {
  const cors = textValue(values, 'cors');
  return {
    values,
    port: portFrom(values, 'port', 8080),
    host: textValue(values, 'host') ?? '127.0.0.1',
    docs: docUrlsFrom(values),
    plans: await plansFrom(values),
    log: logFrom(values, io),
    cors: cors === undefined ? undefined : { origins: cors === '*' ? '*' : cors.split(',').map((o) => o.trim()) },
    workers: workersFrom(values, locationOf(values)),
    limits: limitsFrom(values),
    batches: batchSettingsFrom(values),
    languages: servedLanguagesFrom(values),
    metrics: metricsAddressFrom(values),
    chromium: values.pdf === true ? requireChromium('pdf', 'serve documents as HTML, without --pdf') : undefined,
  };
}

async function using<Resource extends { close(): Promise<void> }>(
  resource: Resource | undefined,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } finally {
    await resource?.close();
  }
}

async function serveHere(
  settings: Settings,
  io: Io,
  started: (url: string, stores: Stores, metricsUrl: string | undefined) => unknown,
  ended: Promise<void>,
): Promise<void> {
  const { values, port, host, docs, plans, log, cors, workers, limits, metrics: metricsAddress, chromium } = settings;
  const errorPages = shippedErrorPages();
  const openapi = shippedDescription();
  const languages = languageFiles(settings.languages);
  const atlas = atlasBytes(values);
  const context = await contextFrom(values, atlas);
  const metrics = metricsAddress === undefined ? undefined : await metricsFrom(openMetrics);
  const { connections } = workers;
  const opened = await servedStoresFrom(values, {
    without: WITHOUT_DATABASE,
    ...(connections === 0 ? {} : { connections }),
  });
  const stores = metrics === undefined ? opened : measuredStores(opened, metrics.onStoreCall);
  await using(stores, async () => {
    await requirePlans(stores.keys, plans);
    const pool =
      workers.threads === 0
        ? undefined
        : await openThreads(workers.threads, io, log.onError, {
            deadlineMs: limits.deadlineMs,
            languages: settings.languages,
            ...(atlas === undefined ? {} : { atlas: { bytes: atlas, context } }),
          });
    if (pool !== undefined) metrics?.watchPool(pool);
    await using(pool, async () => {
      const batches = batchesOf(stores, settings.batches, pool, {
        plans,
        context,
        languages,
        off: limits.off,
        onError: log.onError,
      });
      const printer = chromium === undefined ? undefined : await openPdfPrinter({ executablePath: chromium });
      const handler = createHandler({
        keys: stores.keys,
        usage: stores.usage,
        plans,
        context,
        reports: REPORTS,
        languages,
        ...(printer === undefined ? {} : { pdf: printer.print }),
        ...(batches === undefined ? {} : { batches }),
        off: limits.off,
        ...(limits.feeds === undefined ? {} : { feeds: limits.feeds }),
        ...docs,
        ...(openapi === undefined ? {} : { openapi }),
        ...(errorPages === undefined ? {} : { errorPages }),
        ...(cors === undefined ? {} : { cors }),
        ...(pool === undefined ? {} : { compute: pool.compute }),
        ...hooksOf(log, metrics),
      });
      const ready = () => stores.keys.find('0'.repeat(LOOKUP_DIGITS));
      const serving = await listen(
        () => serve(handler, { port, host, ready, drainTimeout: limits.drainMs, ...docs }),
        host,
        port,
      );
      await using(batches, async () => {
        await using(printer, async () => {
          await using(serving, async () => {
            // Each of several processes is asked for its metrics by the one that watches.
            const own = isWorkerProcess() ? undefined : await metricsServerFrom(metricsAddress, metrics);
            await using(own, async () => {
              await started(serving.url, stores, own?.url);
              await ended;
            });
          });
        });
      });
    });
  });
}

function hooksOf(log: Log, metrics: Metrics | undefined): Partial<HandlerOptions> {
  if (metrics === undefined) return log;
  return {
    ...log,
    onUnderWay: metrics.onUnderWay,
    onResponse(event) {
      metrics.onResponse(event);
      log.onResponse?.(event);
    },
  };
}

async function announce(
  { values }: Settings,
  { stdout, now }: Io,
  keys: KeyStore,
  url: string,
  metricsUrl: string | undefined,
): Promise<string | undefined> {
  const { data } = locationOf(values);
  const { lines, file } = await firstKeys({ keys, url, now, output: stdout, data });
  const metricsLine = metricsUrl === undefined ? [] : [`Metrics at ${metricsUrl}`];
  stdout.write([...lines, ...metricsLine, `Listening on ${url}`, ''].join('\n'));
  return file;
}

async function serveAlone(settings: Settings, io: Io): Promise<void> {
  let file: string | undefined;
  const started = async (url: string, { keys }: Stores, metricsUrl: string | undefined): Promise<void> => {
    file = await announce(settings, io, keys, url, metricsUrl);
  };
  await serveHere(settings, io, started, endRequested());
  if (settings.values.memory === true && file !== undefined) await rm(dirname(file), { recursive: true });
}

async function serveWithWorkers(settings: Settings, io: Io): Promise<void> {
  const { values, plans, workers, limits, log, metrics: metricsAddress } = settings;
  const metrics = metricsAddress === undefined ? undefined : await metricsFrom(openClusterMetrics);
  const ended = endRequested();
  const stores = await storesFrom(values, { connections: 1 });
  await using(stores, async () => {
    await requirePlans(stores.keys, plans);
    const running = await startWorkers(
      workers.processes,
      { ...settings, drainMs: limits.drainMs },
      {
        onCount: (count) => metrics?.processes(count),
        onLost(reason) {
          metrics?.replaced();
          log.onError(new SetupError(`${reason} Another takes its place.`), '-');
        },
      },
    );
    await using(running, async () => {
      const own = await metricsServerFrom(metricsAddress, metrics);
      await using(own, async () => {
        await announce(settings, io, stores.keys, running.url, own?.url);
        await ended;
      });
    });
  });
}

export const serveCommand: Command = {
  name: 'serve',
  summary: 'Serve the metered HTTP API until the process is asked to end (SIGTERM, Ctrl-C)',
  options: [
    { flag: 'port', kind: 'number', value: 'NUMBER', summary: 'Port to listen at; 8080 by default, 0 for any' },
    {
      flag: 'host',
      kind: 'text',
      value: 'ADDRESS',
      summary: 'Address to listen at; 127.0.0.1 by default, which only this machine reaches',
    },
    ...STORE_OPTIONS,
    { flag: 'memory', kind: 'switch', summary: 'Keep keys and usage in memory instead, gone with the process' },
    PLANS_OPTION,
    ...DOC_URL_OPTIONS,
    {
      flag: 'cors',
      kind: 'text',
      value: 'ORIGINS',
      summary: 'Web origins that may call from a browser, by commas; or *',
    },
    {
      flag: 'pdf',
      kind: 'switch',
      summary: 'Print documents as PDF, too, through an installed Chromium (npm install playwright-core)',
    },
    SERVED_LANGUAGES_OPTION,
    ATLAS_OPTION,
    ...WORKER_OPTIONS,
    ...LIMIT_OPTIONS,
    ...BATCH_OPTIONS,
    ...METRICS_OPTIONS,
    LOG_OPTION,
    { flag: 'quiet', kind: 'switch', summary: 'Print no line for each response, as --log none' },
  ],
  example: 'serve --port 8080 --data ./data',
  async run(values, io: Io) {
    const settings = await settingsFrom(values, io);
    if (isWorkerProcess()) {
      const own = { ...settings, port: workerPort() };
      await runAsWorker(() => serveHere(own, io, reportListening, endOrdered()));
      return '';
    }
    if (settings.workers.processes > 1) await serveWithWorkers(settings, io);
    else await serveAlone(settings, io);
    return 'Closed.\n';
  },
};
