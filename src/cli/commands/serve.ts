import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { DocUrlOptions } from '../../http/docUrl.js';
import { createHandler } from '../../http/handler.js';
import { type Serving, serve } from '../../http/node-server.js';
import { missingPlans } from '../../http/plans.js';
import { type KeyStore, LOOKUP_DIGITS, type Plans } from '../../http/ports.js';
import { codeOf } from '../../http/problem.js';
import { type Command, type Io, UsageError, type Values } from '../command.js';
import { shippedDescription } from '../description.js';
import { shippedErrorPages } from '../errorPages.js';
import { firstKeys } from '../firstKeys.js';
import { LOG_OPTION, logFrom } from '../log.js';
import { locationOf, PLANS_OPTION, plansFrom, STORE_OPTIONS, servedStoresFrom, textValue } from '../storeOptions.js';

/** What serves at once where there is no database. */
const WITHOUT_DATABASE = 'serve without it: siddhanta serve --memory (keys and usage are gone with the process).';

/** Returns a web address that was given as an option. */
function webAddress(values: Values, flag: string): string | undefined {
  const text = textValue(values, flag);
  if (text === undefined) return undefined;
  const address = URL.canParse(text) ? new URL(text) : undefined;
  if (address === undefined || !/^https?:$/.test(address.protocol) || address.username !== '') {
    throw new UsageError(`--${flag} is ${JSON.stringify(text)}; it must be a web address, https://….`);
  }
  return text;
}

/** Returns where links in errors lead to. */
function docUrlsFrom(values: Values): DocUrlOptions {
  const docsUrl = webAddress(values, 'docs-url');
  const publicUrl = webAddress(values, 'public-url');
  if (publicUrl !== undefined && (new URL(publicUrl).search !== '' || new URL(publicUrl).hash !== '')) {
    throw new UsageError(`--public-url is ${JSON.stringify(publicUrl)}; it must have neither a query nor a fragment.`);
  }
  const hosts = (textValue(values, 'allowed-hosts') ?? '').split(',').map((host) => host.trim());
  const given = hosts.filter((host) => host !== '');
  const bad = given.find(
    (host) => !URL.canParse(`http://${host}`) || new URL(`http://${host}/`).host !== host.toLowerCase(),
  );
  if (bad !== undefined) {
    throw new UsageError(
      `--allowed-hosts has ${JSON.stringify(bad)}; it must be hosts, api.example or api.example:8443.`,
    );
  }
  return {
    ...(docsUrl === undefined ? {} : { docsUrl }),
    ...(publicUrl === undefined ? {} : { publicUrl }),
    allowedHosts: given,
  };
}

/** How many keys are named where a plan is missing. */
const NAMED_KEYS = 3;

/**
 * Refuses to serve keys whose plan is not configured: each of their calls would fail.
 *
 * @throws {UsageError} with the plans and keys
 */
async function requirePlans(keys: KeyStore, plans: Plans): Promise<void> {
  const missing = [...missingPlans(await keys.list(), plans)];
  if (missing.length === 0) return;
  const named = missing.map(([plan, ids]) => {
    const more = ids.length > NAMED_KEYS ? ` and ${ids.length - NAMED_KEYS} more` : '';
    return `${JSON.stringify(plan)} of ${ids.slice(0, NAMED_KEYS).join(', ')}${more}`;
  });
  throw new UsageError(
    `stored keys have a plan that is not configured: ${named.join('; ')}. There are ${Object.keys(plans).join(', ')}. Name the file of the plans with --plans, put their accounts on another plan (accounts plan), or revoke the keys.`,
  );
}

/** Resolves when the process is asked to end. */
function endRequested(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve());
  });
}

async function listen(start: () => Promise<Serving>, host: string, port: number): Promise<Serving> {
  try {
    return await start();
  } catch (problem) {
    const code = codeOf(problem);
    if (code === 'EADDRINUSE' || code === 'EACCES' || code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new UsageError(`cannot listen at ${host}, port ${port}: ${code}.`);
    }
    throw problem;
  }
}

/** `siddhanta serve` */
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
    {
      flag: 'public-url',
      kind: 'text',
      value: 'URL',
      summary: 'Address under which callers reach the service; links in errors begin with it',
    },
    {
      flag: 'allowed-hosts',
      kind: 'text',
      value: 'HOSTS',
      summary: 'Hosts of requests, by commas, that links in errors may name where there is no --public-url',
    },
    {
      flag: 'docs-url',
      kind: 'text',
      value: 'URL',
      summary:
        'Address of other error pages, {code} in it for the code; by default this server has them at /docs/errors',
    },
    {
      flag: 'cors',
      kind: 'text',
      value: 'ORIGINS',
      summary: 'Web origins that may call from a browser, by commas; or *',
    },
    LOG_OPTION,
    { flag: 'quiet', kind: 'switch', summary: 'Print no line for each response, as --log none' },
  ],
  example: 'serve --port 8080 --data ./data',
  async run(values, io: Io) {
    const port = Number(values.port ?? 8080);
    if (!Number.isInteger(port) || port < 0 || port > 65_535) {
      throw new UsageError(`--port is ${values.port}; it must be a whole number from 0 to 65535.`);
    }
    const host = textValue(values, 'host') ?? '127.0.0.1';
    const cors = textValue(values, 'cors');
    const docs = docUrlsFrom(values);
    const errorPages = shippedErrorPages();
    const plans = await plansFrom(values);
    const log = logFrom(values, io);
    const openapi = shippedDescription();
    const stores = await servedStoresFrom(values, WITHOUT_DATABASE);
    try {
      await requirePlans(stores.keys, plans);
      const handler = createHandler({
        keys: stores.keys,
        usage: stores.usage,
        plans,
        ...docs,
        ...(openapi === undefined ? {} : { openapi }),
        ...(errorPages === undefined ? {} : { errorPages }),
        ...(cors === undefined ? {} : { cors: { origins: cors === '*' ? '*' : cors.split(',').map((o) => o.trim()) } }),
        ...log,
      });
      // Any question will do that the store has to answer.
      const ready = () => stores.keys.find('0'.repeat(LOOKUP_DIGITS));
      const ended = endRequested();
      const serving = await listen(() => serve(handler, { port, host, ready, ...docs }), host, port);
      const { data } = locationOf(values);
      const first = await firstKeys({
        keys: stores.keys,
        url: serving.url,
        now: io.now,
        output: io.stdout,
        data,
      }).catch(async (problem) => {
        await serving.close();
        throw problem;
      });
      io.stdout.write([...first.lines, `Listening on ${serving.url}`, ''].join('\n'));
      await ended;
      await serving.close();
      // Keys in memory are gone, and what tells of them goes too.
      if (values.memory === true && first.file !== undefined) await rm(dirname(first.file), { recursive: true });
    } finally {
      await stores.close();
    }
    return 'Closed.\n';
  },
};
