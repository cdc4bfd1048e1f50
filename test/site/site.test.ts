import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Locator, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { deadLinks, foreignLoads } from '../../site/check.js';
import { allPages, manual } from '../../site/pages.js';
import { compare, explain } from '../../src/conventions/index.js';

// The built site (`npm run site`), served from memory without any other host.
const DIST = fileURLToPath(new URL('../../site/dist', import.meta.url));
const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const WIDTHS = { desktop: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } } as const;
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};
const unbuilt = !existsSync(join(DIST, 'index.html'));
if (unbuilt) console.warn('SKIPPED: there is no site/dist. Run npm ci --prefix site, then npm run site.');
const missing = unbuilt || !existsSync(CHROMIUM);
if (missing && !unbuilt)
  console.warn(`SKIPPED: there is no ${CHROMIUM}. Install Debian's chromium, or set CHROMIUM_PATH.`);
const tolerant = process.env.CI !== 'true';

const textOf = async (one: Locator): Promise<string> => (await one.textContent())?.trim() ?? '';

const CALCULATOR = '/guide/why-different.html';
const BIRTH = {
  date: '1990-08-15',
  time: '08:30:00',
  place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
} as const;

describe.skipIf(unbuilt && tolerant)('the built site', () => {
  it('has every page of the manual, and its plain text', () => {
    for (const { address, path } of allPages(manual())) {
      expect(existsSync(join(DIST, address.replace(/\/$/, '/index.html'))), address).toBe(true);
      expect(existsSync(join(DIST, `${path}.md`)), path).toBe(true);
    }
    expect(readFileSync(join(DIST, 'llms.txt'), 'utf8')).toContain('](/http.md): ');
    expect(readFileSync(join(DIST, 'llms-full.txt'), 'utf8')).toContain('\n# HTTP API\n');
  });

  it('begins with the picture, and links to where a reader may begin', () => {
    const home = readFileSync(join(DIST, 'index.html'), 'utf8');
    expect(home).toMatch(/<p class="begin">.*<a href="\/guide\/why-different\.html">Why does my chart differ/);
    expect(home).toMatch(/<img [^>]*src="[^"]*north-indian[^"]*svg"/);
  });

  it('has no link that leads nowhere, and loads nothing from another host', () => {
    expect(deadLinks(DIST)).toEqual([]);
    expect(foreignLoads(DIST)).toEqual([]);
  });
});

describe.skipIf(missing && tolerant)('the site in a browser', () => {
  let browser: Browser;
  let page: Page;
  const problems: string[] = [];

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] });
  });
  afterAll(() => browser?.close());
  afterEach(async () => {
    await page?.context().close();
    expect(problems.splice(0)).toEqual([]);
  });

  async function open(address: string, size: keyof typeof WIDTHS = 'desktop'): Promise<void> {
    const context = await browser.newContext({ viewport: WIDTHS[size] });
    page = await context.newPage();
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(message.text());
    });
    await context.route('**', (route) => {
      const { host, pathname } = new URL(route.request().url());
      const file = join(DIST, decodeURIComponent(pathname).replace(/\/$/, '/index.html'));
      if (host === 'site.test' && existsSync(file) && statSync(file).isFile())
        return route.fulfill({ body: readFileSync(file), contentType: TYPES[extname(file)] ?? 'text/plain' });
      problems.push(`asked for ${route.request().url()}`);
      return route.abort();
    });
    await page.goto(`http://site.test${address}`);
  }

  async function found(text: string): Promise<string[]> {
    await page.locator('.VPNavBarSearch button').first().click();
    // The box keeps what was searched before, with its results.
    await page.locator('input.search-input').fill('');
    await page.locator('.results .result').first().waitFor({ state: 'detached' });
    await page.locator('input.search-input').fill(text);
    await page.locator('.results .result').first().waitFor();
    const links = await page
      .locator('.results .result')
      .evaluateAll((all) => all.map((one) => `${one.getAttribute('href')}`));
    await page.keyboard.press('Escape');
    return links;
  }

  it('finds Rāśi with and without its accents', async () => {
    await open('/');
    const plain = await found('rasi');
    expect(plain.length).toBeGreaterThan(3);
    expect(await found('Rāśi')).toEqual(plain);
    expect(await found('RĀŚI')).toEqual(plain);
    expect(await found('Ashtakoota')).not.toEqual(plain);
  });

  it.each([
    ['kpCusps', '/api/kp/kpCusps.html#kpcusps'],
    ['BhavaHouse', '/api/charts/bhava.html#bhavahouse'],
    ['VimshottariData', '/api/dashas/vimshottari.html#vimshottaridata'],
    ['SiddhantaError', '/api/siddhanta/#siddhantaerror'],
    ['createHandler', '/api/http/#createhandler'],
  ])('finds %s by its name, and goes to it', async (name, address) => {
    await open('/');
    expect((await found(name)).slice(0, 3)).toContain(address);
    await page.goto(`http://site.test${address}`);
    const heading = page.locator(`[id="${address.split('#')[1]}"]`);
    expect(await textOf(heading)).toContain(name);
    await expect.poll(() => heading.evaluate((one) => one.getBoundingClientRect().top)).toBeLessThan(300);
  });

  it.each(['desktop', 'phone'] as const)('keeps every kind of page within the window: %s', async (size) => {
    for (const address of [
      '/',
      '/cli/',
      '/openapi/charts-rasi.html',
      '/tables/nakshatras.html',
      '/api/charts/rasi.html',
      '/api/dashas/',
      CALCULATOR,
    ]) {
      await open(address, size);
      const [wide, inner] = (await page.evaluate('[document.documentElement.scrollWidth, innerWidth]')) as [
        number,
        number,
      ];
      expect(wide, address).toBeLessThanOrEqual(inner);
      await page.context().close();
    }
  });

  describe('the calculator of differences', () => {
    const { data } = compare({ birth: BIRTH });
    const cell = (point: string, profile: string): Promise<string> =>
      textOf(page.locator(`.differ .charts tr[data-point=${point}] td[data-profile=${profile}] .degrees`));
    const shown = (degrees: string): string => degrees.replace("'", '′').replace('"', '″');

    it('shows what the library gives, by every program', async () => {
      await open(CALCULATOR);
      await page.locator('.differ .charts').waitFor();
      for (const { profile, ascendant, positions } of data.profiles) {
        expect(await cell('Ascendant', profile)).toBe(shown(ascendant.degrees));
        for (const [point, { degrees }] of Object.entries(positions))
          expect(await cell(point, profile), `${profile} ${point}`).toBe(shown(degrees));
      }
    });

    it('divides a difference as compare does', async () => {
      await open(CALCULATOR);
      await page.getByLabel('What makes the difference to').selectOption('pyjhora');
      const seconds = async (point: string, convention: string): Promise<number> => {
        const text = await textOf(
          page.locator(`.differ .shares tr[data-point=${point}] td[data-convention=${convention}]`),
        );
        const [, sign, minutes = '0', rest] = /^([+−])(?:(\d+)′)?([\d.]+)″$/.exec(text) ?? [];
        return (sign === '−' ? -1 : 1) * (Number(minutes) * 60 + Number(rest));
      };
      const causes = data.differences.flatMap(({ element, field, causes: all }) =>
        field === 'house' || element === 'dasha'
          ? []
          : all.filter(({ profile }) => profile === 'pyjhora').map((cause) => ({ element, ...cause })),
      );
      expect(causes.length).toBeGreaterThan(3);
      for (const { element, convention, arcsec = 0 } of causes)
        expect(Math.abs((await seconds(element, convention)) - arcsec), `${element} ${convention}`).toBeLessThan(0.06);
    });

    it('follows the birth, a place by its name, and says what is wrong', async () => {
      await open(CALCULATOR);
      await page.locator('.differ .charts').waitFor();
      await page.getByLabel('Date').fill('1869-10-02');
      await page.getByLabel('Time').fill('7.12 am');
      await page.getByLabel('Place, by name').fill('Porbandar');
      await page.getByRole('button', { name: /^Porbandar/ }).click();
      const place = { latitude: 21.6422, longitude: 69.6093, timezone: 'Asia/Kolkata' };
      const { data: other } = compare({ birth: { date: '1869-10-02', time: '07:12:00', place } });
      for (const { profile, positions } of other.profiles)
        expect(await cell('Moon', profile)).toBe(shown(positions.Moon.degrees));
      await page.getByLabel('Latitude, ° north').fill('91');
      await page.getByRole('button', { name: 'Compare' }).click();
      expect(await textOf(page.locator('.differ [role=alert]'))).toContain('latitude is 91; it must be');
    });

    it('names the conventions of what was typed, by the keyboard alone', async () => {
      const theirs = data.profiles.find(({ profile }) => profile === 'jagannatha_hora');
      if (theirs === undefined) throw new Error('no such profile');
      await open(CALCULATOR, 'phone');
      await page.locator('.differ .charts').waitFor();
      await page.getByLabel('Sun', { exact: true }).focus();
      for (const point of ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter'] as const) {
        const { sign, degrees } = theirs.positions[point];
        expect(await page.evaluate('document.activeElement.closest(".pair").dataset.point')).toBe(point);
        await page.keyboard.type(degrees);
        await page.keyboard.press('Shift+Tab');
        await page.keyboard.type(sign);
        await page.keyboard.press('Tab');
        await page.keyboard.press('Tab');
        await page.keyboard.press('Tab');
      }
      await page.keyboard.press('Enter');
      const found = page.locator('.differ .found');
      await found.waitFor();
      expect(await textOf(found)).toContain('Jagannatha Hora shows this');
      const observed = Object.fromEntries(
        (['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter'] as const).map((point) => [
          point,
          theirs.positions[point].longitude,
        ]),
      ) as { Sun: number; Moon: number };
      const { best } = explain({ birth: BIRTH, observed }).data;
      expect(JSON.parse(await textOf(found.locator('pre')))).toEqual(best.conventions);
      await page.getByLabel('Sun', { exact: true }).fill('40 0 0');
      await page.keyboard.press('Enter');
      expect(await textOf(page.locator('.differ [role=alert]'))).toContain('Sun is “40 0 0”; write degrees');
    });

    it('has a label on every field', async () => {
      await open(CALCULATOR);
      await page.locator('.differ .observed').waitFor();
      const unlabelled = await page
        .locator('.differ :is(input, select)')
        .evaluateAll((fields) =>
          (fields as HTMLInputElement[])
            .filter((field) => field.labels?.length === 0 && !field.ariaLabel)
            .map((field) => field.outerHTML),
        );
      expect(unlabelled).toEqual([]);
    });
  });
});
