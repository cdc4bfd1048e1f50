// Takes the pictures of the playground that the documents show: node site/play/pictures.mjs [--check]
//
// Needs a built library, the site's tools, and Chromium. Fonts differ by machine: --check asks only that each exists below its limit.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const IMAGES = join(HERE, '..', '..', 'docs', 'images');
const LIMIT = 150_000;
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };
const DESKTOP = { width: 1180, height: 860 };
const PHONE = { width: 390, height: 844 };
const SHOTS = [
  { name: 'playground', hash: '#overview?name=Asha', viewport: DESKTOP, colorScheme: 'light' },
  { name: 'play-hindi', hash: '#match?lang=hi', viewport: { width: 1280, height: 1000 }, colorScheme: 'light' },
  { name: 'play-desktop', hash: '#chart', viewport: DESKTOP, colorScheme: 'light' },
  { name: 'play-phone', hash: '#chart?lang=hi&style=south', viewport: PHONE, colorScheme: 'dark' },
  { name: 'play-unknown-time', hash: '#chart?time=unknown', viewport: DESKTOP, colorScheme: 'light' },
];

function checked() {
  for (const { name } of SHOTS) {
    const file = join(IMAGES, `${name}.png`);
    if (!existsSync(file) || statSync(file).size > LIMIT)
      throw new Error(
        `docs/images/${name}.png is missing or larger than ${LIMIT} bytes. Run node site/play/pictures.mjs`,
      );
  }
}

async function taken() {
  const out = mkdtempSync(join(tmpdir(), 'siddhanta-play-'));
  execFileSync(process.execPath, [join(HERE, 'build.mjs'), '--out', out], { stdio: ['ignore', 'ignore', 'inherit'] });
  const server = createServer(({ url }, response) => {
    const file = join(out, new URL(url, 'http://localhost').pathname.slice(1) || 'index.html');
    if (!existsSync(file)) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'text/plain' }).end(readFileSync(file));
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  for (const { name, hash, ...look } of SHOTS) {
    const context = await browser.newContext({ ...look, serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.goto(`http://127.0.0.1:${server.address().port}/${hash}`);
    await page.waitForSelector('[data-ready="true"]');
    if (hash.includes('lang=')) await page.waitForSelector('td[lang]');
    await page.screenshot({ path: join(IMAGES, `${name}.png`) });
    await context.close();
  }
  await browser.close();
  server.close();
  rmSync(out, { recursive: true });
}

if (!process.argv.includes('--check')) await taken();
checked();
