import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { divisional, rasi } from '../../src/index.js';
import { ta } from '../../src/names/languages/ta.gen.js';
import { northIndian } from '../../src/svg/index.js';
import { BIRTH } from '../support/pictures.js';

const DIST = new URL('../../dist/', import.meta.url);
const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const missing = !existsSync(CHROMIUM) && process.env.CI !== 'true';
if (missing) console.warn(`SKIPPED: there is no ${CHROMIUM}. Install Debian's chromium, or set CHROMIUM_PATH.`);

const script = readFileSync(new URL('siddhanta.min.js', DIST));
const integrity = JSON.parse(readFileSync(new URL('integrity.json', DIST), 'utf8')) as Record<string, string>;
const PAGE = `<!doctype html><meta charset="utf-8"><script src="http://page.test/siddhanta.min.js" integrity="${integrity['siddhanta.min.js']}" crossorigin="anonymous"></script>
<siddhanta-chart date="1990-08-15" time="08:30" latitude="28.6139" longitude="77.209" timezone="Asia/Kolkata"></siddhanta-chart>`;

describe.skipIf(missing)('one script tag', () => {
  it('is ASCII, whatever the encoding of the page', () => {
    expect(script.findIndex((byte) => byte > 127)).toBe(-1);
  });

  it.each(['siddhanta.min.js', 'siddhanta.min.mjs'])('%s has the hash that is told', (file) => {
    const hash = createHash('sha384').update(readFileSync(new URL(file, DIST)));
    expect(integrity[file]).toBe(`sha384-${hash.digest('base64')}`);
  });

  it('shows the chart that the library draws, follows its attributes and says what is wrong', async () => {
    const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] });
    try {
      const page = await browser.newPage();
      const asked: string[] = [];
      const thrown: string[] = [];
      page.on('pageerror', (error) => thrown.push(error.message));
      await page.route('**', (route) => {
        const { pathname } = new URL(route.request().url());
        asked.push(pathname);
        return route.fulfill(
          pathname === '/'
            ? { body: PAGE, contentType: 'text/html' }
            : { body: script, contentType: 'text/javascript', headers: { 'access-control-allow-origin': '*' } },
        );
      });
      await page.goto('http://page.test/');
      const shown = (change = ''): Promise<string> =>
        page.evaluate(`(async () => {
          const chart = document.querySelector('siddhanta-chart');
          ${change};
          await Promise.resolve();
          return chart.shadowRoot.querySelector('svg, p')?.outerHTML ?? '';
        })()`);
      const parsed = (svg: string): Promise<string> =>
        page.evaluate(
          `document.importNode(new DOMParser().parseFromString(${JSON.stringify(svg)}, 'image/svg+xml').documentElement, true).outerHTML`,
        );
      const chart = rasi({ birth: BIRTH });
      expect(await shown()).toBe(await parsed(northIndian(chart)));
      const d9 = divisional({ birth: BIRTH, varga: 'd9' });
      expect(await shown(`chart.setAttribute('varga', 'd9'); chart.setAttribute('language', 'ta')`)).toBe(
        await parsed(northIndian(d9, { language: ta })),
      );
      expect(await shown(`chart.setAttribute('latitude', '99')`)).toMatch(/^<p role="alert">.*latitude/);
      expect(await shown(`chart.result = ${JSON.stringify(chart)}; chart.removeAttribute('language')`)).toBe(
        await parsed(northIndian(chart)),
      );
      if (process.env.PICTURE) await page.screenshot({ path: process.env.PICTURE });
      expect([asked.filter((path) => path !== '/favicon.ico'), thrown]).toEqual([['/', '/siddhanta.min.js'], []]);
    } finally {
      await browser.close();
    }
  });
});
