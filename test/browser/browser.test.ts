import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const HERE = dirname(fileURLToPath(import.meta.url));
const RUNTIMES = join(HERE, '..', 'runtimes');
const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const missing = !existsSync(CHROMIUM) && process.env.CI !== 'true';
if (missing) console.warn(`SKIPPED: there is no ${CHROMIUM}. Install Debian's chromium, or set CHROMIUM_PATH.`);

describe.skipIf(missing)('in a browser', () => {
  let browser: Browser;
  let page: Awaited<ReturnType<Browser['newPage']>>;
  const problems: string[] = [];
  const files = new Map<string, string>([
    [
      '/',
      '<!doctype html><meta charset="utf-8"><title>siddhanta</title><script type="module" src="/bundle.js"></script>',
    ],
    ['/favicon.ico', ''],
  ]);
  const server = createServer((request, response) => {
    const text = files.get(request.url ?? '');
    response.writeHead(text === undefined ? 404 : 200, {
      'content-type': request.url === '/bundle.js' ? 'text/javascript; charset=utf-8' : 'text/html; charset=utf-8',
    });
    response.end(text);
  });

  beforeAll(async () => {
    const { outputFiles } = await build({
      stdin: {
        contents: `import * as siddhanta from '../../dist/esm/index.js';
import { routes } from '../../dist/esm/http/index.js';
import * as names from '../../dist/esm/names/index.js';
import { results } from '../runtimes/cases.mjs';
globalThis.siddhanta = siddhanta;
globalThis.results = () => results(siddhanta, routes().flatMap(({ operation }) => operation ?? []), names);`,
        resolveDir: HERE,
      },
      bundle: true,
      format: 'esm',
      platform: 'browser',
      target: 'es2022',
      write: false,
      logLevel: 'silent',
    });
    files.set('/bundle.js', outputFiles[0]?.text ?? '');
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    browser = await chromium.launch({ executablePath: CHROMIUM, headless: true, args: FLAGS });
    // A clock and a language far from those of the machine: a result shows none of either.
    page = await browser.newPage({ timezoneId: 'Pacific/Apia', locale: 'fa-IR' });
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('console', (message) => problems.push(message.text()));
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await page.waitForFunction('globalThis.results !== undefined');
  }, 60_000);

  afterAll(async () => {
    await browser?.close();
    server.close();
  });

  it('gives the same results as Node, to the last character', { timeout: 180_000 }, async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [join(RUNTIMES, 'print.mjs')], {
      maxBuffer: 64 * 1024 * 1024,
    });
    const seen = await page.evaluate<string>('globalThis.results()');
    expect(seen.length).toBeGreaterThan(100_000);
    expect(seen).toBe(stdout.trim());
  });

  it('runs under the page clock and language that were set', async () => {
    const options = await page.evaluate<Intl.ResolvedDateTimeFormatOptions>('Intl.DateTimeFormat().resolvedOptions()');
    expect(options.timeZone).toBe('Pacific/Apia');
    expect(options.locale).toMatch(/^fa/);
  });

  it('leaves nothing in the console', () => {
    expect(problems).toEqual([]);
  });
});
