import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { chromium, type Page } from 'playwright-core';
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
const CHART =
  '<siddhanta-chart date="1990-08-15" time="08:30" latitude="28.6139" longitude="77.209" timezone="Asia/Kolkata"></siddhanta-chart>';
const PAGE = `<!doctype html><meta charset="utf-8"><script src="http://page.test/siddhanta.min.js" integrity="${integrity['siddhanta.min.js']}" crossorigin="anonymous"></script>
${CHART}`;
/** Modules run once the page has been read: what comes after this one runs before it. */
const MODULE = `<!doctype html><meta charset="utf-8"><script type="module">import * as library from '/siddhanta.min.mjs'; globalThis.library = library;</script>
${CHART}`;
const GOLDEN = JSON.parse(
  readFileSync(new URL('../../fixtures/golden/charts/delhi-1990.json', import.meta.url), 'utf8'),
) as { readonly operations: readonly { operation: string; input: unknown; data: unknown }[] };

describe.skipIf(missing)('one script tag', () => {
  it('is ASCII, whatever the encoding of the page', () => {
    expect(script.findIndex((byte) => byte > 127)).toBe(-1);
  });

  it.each(['siddhanta.min.js', 'siddhanta.min.mjs'])('%s has the hash that is told', (file) => {
    const hash = createHash('sha384').update(readFileSync(new URL(file, DIST)));
    expect(integrity[file]).toBe(`sha384-${hash.digest('base64')}`);
  });

  async function inPage(html: string, run: (page: Page) => Promise<void>): Promise<void> {
    const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] });
    try {
      const page = await browser.newPage();
      const asked: string[] = [];
      const thrown: string[] = [];
      page.on('pageerror', (error) => thrown.push(error.message));
      await page.route('**', (route) => {
        const { pathname } = new URL(route.request().url());
        if (pathname === '/favicon.ico') return route.fulfill({ status: 404 });
        asked.push(pathname);
        const headers = { 'access-control-allow-origin': '*' };
        return route.fulfill(
          pathname === '/'
            ? { body: html, contentType: 'text/html' }
            : { body: readFileSync(new URL(`.${pathname}`, DIST)), contentType: 'text/javascript', headers },
        );
      });
      await page.goto('http://page.test/');
      await run(page);
      if (process.env.PICTURE) await page.screenshot({ path: process.env.PICTURE });
      const file = /siddhanta\.min\.m?js/.exec(html)?.[0];
      const files = file?.endsWith('.mjs') ? [`/${file}`, '/siddhanta.min.js'] : [`/${file}`];
      expect([asked, thrown]).toEqual([['/', ...files], []]);
    } finally {
      await browser.close();
    }
  }
  const shownIn = (page: Page, change = ''): Promise<string> =>
    page.evaluate(`(async () => {
      const chart = document.querySelector('siddhanta-chart');
      ${change};
      await Promise.resolve();
      return chart.shadowRoot?.querySelector('svg, p')?.outerHTML ?? '';
    })()`);
  const parsedIn = (page: Page, svg: string): Promise<string> =>
    page.evaluate(
      `document.importNode(new DOMParser().parseFromString(${JSON.stringify(svg)}, 'image/svg+xml').documentElement, true).outerHTML`,
    );

  it('shows the chart that the library draws, follows its attributes and says what is wrong', () =>
    inPage(PAGE, async (page) => {
      const chart = rasi({ birth: BIRTH });
      expect(await shownIn(page)).toBe(await parsedIn(page, northIndian(chart)));
      const d9 = divisional({ birth: BIRTH, varga: 'd9' });
      expect(await shownIn(page, `chart.setAttribute('varga', 'd9'); chart.setAttribute('language', 'ta')`)).toBe(
        await parsedIn(page, northIndian(d9, { language: ta })),
      );
      expect(await shownIn(page, `chart.setAttribute('latitude', '99')`)).toMatch(/^<p role="alert">.*latitude/);
      expect(await shownIn(page, `chart.result = ${JSON.stringify(chart)}; chart.removeAttribute('language')`)).toBe(
        await parsedIn(page, northIndian(chart)),
      );
    }));

  it('is a module, too, that computes the reviewed results', () =>
    inPage(MODULE, async (page) => {
      await page.waitForFunction('globalThis.library !== undefined');
      for (const { operation, input, data } of GOLDEN.operations) {
        const text = await page.evaluate(`JSON.stringify(library.${operation}(${JSON.stringify(input)}).data)`);
        expect([operation, JSON.parse(String(text))]).toEqual([operation, data]);
      }
      expect(await shownIn(page)).toBe(await parsedIn(page, northIndian(rasi({ birth: BIRTH }))));
    }));

  it('draws a result that was set before the element was defined', () => {
    const d9 = divisional({ birth: BIRTH, varga: 'd9' });
    const early = `<script>document.querySelector('siddhanta-chart').result = ${JSON.stringify(d9)}</script>`;
    return inPage(MODULE + early, async (page) => {
      await page.waitForFunction('globalThis.library !== undefined');
      expect(await shownIn(page)).toBe(await parsedIn(page, northIndian(d9)));
      expect(await shownIn(page, 'chart.result = undefined')).toBe(
        await parsedIn(page, northIndian(rasi({ birth: BIRTH }))),
      );
    });
  });
});
