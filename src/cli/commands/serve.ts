import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createHandler } from '../../http/handler.js';
import { type Serving, serve } from '../../http/node-server.js';
import type { ResponseEvent } from '../../http/options.js';
import { type Command, type Io, UsageError } from '../command.js';
import { shippedDescription } from '../description.js';
import { firstKeys } from '../firstKeys.js';
import { locationOf, PLANS_OPTION, plansFrom, STORE_OPTIONS, servedStoresFrom, textValue } from '../storeOptions.js';

/** What serves at once where there is no database. */
const WITHOUT_DATABASE = 'serve without it: siddhanta serve --memory (keys and usage are gone with the process).';

/** Where an unexpected error came from. Its message is left out: it could repeat what was sent. */
function trace(problem: unknown): string {
  if (!(problem instanceof Error)) return typeof problem;
  const frames = (problem.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [problem.name, ...frames.map((line) => line.trim())].join('\n  ');
}

function logLine(event: ResponseEvent): string {
  const { durationMs, ...rest } = event;
  return `${JSON.stringify({ at: new Date().toISOString(), ...rest, durationMs: Math.round(durationMs * 10) / 10 })}\n`;
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
    const { code } = problem as NodeJS.ErrnoException;
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
    { flag: 'docs-url', kind: 'text', value: 'URL', summary: 'Address under which the error pages stand' },
    {
      flag: 'cors',
      kind: 'text',
      value: 'ORIGINS',
      summary: 'Web origins that may call from a browser, by commas; or *',
    },
    { flag: 'quiet', kind: 'switch', summary: 'Print no line for each response' },
  ],
  example: 'serve --port 8080 --data ./data',
  async run(values, io: Io) {
    const port = Number(values.port ?? 8080);
    if (!Number.isInteger(port) || port < 0 || port > 65_535) {
      throw new UsageError(`--port is ${values.port}; it must be a whole number from 0 to 65535.`);
    }
    const host = textValue(values, 'host') ?? '127.0.0.1';
    const docsUrl = textValue(values, 'docs-url');
    const cors = textValue(values, 'cors');
    const docs = docsUrl === undefined ? {} : { docsUrl };
    const plans = await plansFrom(values);
    const openapi = shippedDescription();
    const stores = await servedStoresFrom(values, WITHOUT_DATABASE);
    try {
      const handler = createHandler({
        keys: stores.keys,
        usage: stores.usage,
        plans,
        ...docs,
        ...(openapi === undefined ? {} : { openapi }),
        ...(cors === undefined ? {} : { cors: { origins: cors === '*' ? '*' : cors.split(',').map((o) => o.trim()) } }),
        ...(values.quiet === true ? {} : { onResponse: (event: ResponseEvent) => io.stdout.write(logLine(event)) }),
        onError: (problem, requestId) => io.stderr.write(`${requestId} ${trace(problem)}\n`),
      });
      const ended = endRequested();
      const serving = await listen(() => serve(handler, { port, host, ...docs }), host, port);
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
