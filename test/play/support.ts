import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
export const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** What the tests of the playground want and this machine lacks; nothing is forgiven in CI. */
export const missing = [
  ...(existsSync(CHROMIUM) ? [] : [`${CHROMIUM}: install Debian's chromium, or set CHROMIUM_PATH`]),
  ...(existsSync(join(ROOT, 'site/node_modules/vite')) ? [] : ["the site's tools: npm ci --prefix site"]),
];

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

/** Builds the playground and returns the folder. */
export function built(): string {
  const out = join(mkdtempSync(join(tmpdir(), 'siddhanta-play-')), 'play');
  execFileSync(process.execPath, [join(ROOT, 'site/play/build.mjs'), '--out', out], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return out;
}

/** A server of a built page, below `/play/`, as a site has it. */
export interface Served {
  readonly url: string;
  /** Returns the size of a file, compressed with gzip as servers do. */
  readonly packed: (path: string) => number;
  readonly stop: () => Promise<void>;
}

export async function serve(folder: string): Promise<Served> {
  const fileOf = (path: string): string => join(folder, path.replace(/^\/play\//, '') || 'index.html');
  const server: Server = createServer(({ url = '' }, response) => {
    const file = fileOf(new URL(url, 'http://localhost').pathname);
    if (!existsSync(file) || !statSync(file).isFile()) response.writeHead(404).end();
    else {
      const headers = { 'content-type': TYPES[extname(file)] ?? 'text/plain', 'content-encoding': 'gzip' };
      response.writeHead(200, headers).end(gzipSync(readFileSync(file)));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/play/`,
    packed: (path) => gzipSync(readFileSync(fileOf(path))).length,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The built page, served, and a browser. */
interface Playground {
  readonly folder: string;
  readonly site: Served;
  readonly browser: Browser;
  readonly close: () => Promise<void>;
}

/** Builds and serves the playground, and starts a browser. */
export async function playground(): Promise<Playground> {
  const folder = built();
  const site = await serve(folder);
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] });
  const close = async (): Promise<void> => {
    await browser.close();
    await site.stop();
    rmSync(dirname(folder), { recursive: true, force: true });
  };
  return { folder, site, browser, close };
}

/** A page with all that it asked for and all that it complained of. */
export interface Watched {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly asked: URL[];
  readonly complaints: string[];
}

export async function watched(browser: Browser, options: BrowserContextOptions = {}): Promise<Watched> {
  const context = await browser.newContext({ timezoneId: 'Asia/Tokyo', ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const asked: URL[] = [];
  const complaints: string[] = [];
  context.on('request', (request) => asked.push(new URL(request.url())));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return { page, context, asked, complaints };
}

/** Waits until a panel shows what it has to show. */
export async function ready(page: Page, panel: string): Promise<void> {
  await page.waitForSelector(`[data-panel="${panel}"][data-ready="true"]`);
}

/** Returns the rows of the tables of a page, cell by cell; hidden words on what a term means are left out. */
export async function rowsOf(page: Page): Promise<readonly (readonly string[])[]> {
  return await page.evaluate(() =>
    [...document.querySelectorAll('.answer tr')].map((row) =>
      [...row.children].map((cell) => {
        const copy = cell.cloneNode(true) as HTMLElement;
        for (const hidden of copy.querySelectorAll('.unseen')) hidden.remove();
        return (copy.textContent ?? '').trim();
      }),
    ),
  );
}
