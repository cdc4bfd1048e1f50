// Prints how long the playground takes to its first chart, in Chromium at a quarter of the processor's speed, beside an empty page.
// usage: node bench/playground.bench.mjs [--rounds=9]   (needs a build, the site's tools: npm ci --prefix site, and Debian's chromium)
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright-core';
import { tsImport } from 'tsx/esm/api';
import { median } from './lib/measure.mjs';
import { table } from './lib/tables.mjs';

const { built, CHROMIUM, missing, ready, serve, watched } = await tsImport('../test/play/support.ts', import.meta.url);
if (missing.length > 0) throw new Error(missing.join('; '));
const rounds = Number(process.argv.find((option) => option.startsWith('--rounds='))?.split('=')[1] ?? 9);
const SLOWER = 4;

const folder = built();
const empty = join(dirname(folder), 'empty');
mkdirSync(empty);
writeFileSync(join(empty, 'index.html'), '<!doctype html><title>Empty</title><p>Nothing.</p>');
const pages = [
  { name: 'playground, with its first chart', site: await serve(folder), drawn: '.drawing svg', panel: 'chart' },
  { name: 'a page with a line of text', site: await serve(empty), drawn: 'p' },
];
const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] });

async function opened({ site, drawn, panel }) {
  const { page, context } = await watched(browser, { serviceWorkers: 'block' });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(site.url);
  if (panel !== undefined) await ready(page, panel);
  await page.waitForSelector(drawn);
  const ms = await page.evaluate(() => new Promise((free) => setTimeout(() => free(performance.now()))));
  await context.close();
  return ms;
}

const times = pages.map(() => []);
for (const one of pages) await opened(one);
for (let round = 0; round < rounds; round++) {
  for (let k = 0; k < pages.length; k++) {
    const i = (k + round) % pages.length;
    times[i].push(await opened(pages[i]));
  }
}
await browser.close();
for (const { site } of pages) await site.stop();
rmSync(dirname(folder), { recursive: true });
console.log(`processor ${SLOWER} times slower, ${rounds} rounds`);
console.log(
  table(
    ['', 'free after', 'quickest', 'times'],
    pages.map(({ name }, i) => [
      name,
      `${median(times[i]).toFixed(0)} ms`,
      `${Math.min(...times[i]).toFixed(0)} ms`,
      median(times[i].map((ms, round) => ms / times[1][round])).toFixed(1),
    ]),
  ),
);
