import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { festivals } from '../../src/calendar/index.js';
import { ashtakoota } from '../../src/compatibility/index.js';
import { rasi } from '../../src/index.js';
import { missing, playground, ready, type Served, watched } from './support.js';

/**
 * Five people, on a phone and on a desktop, each from the first page to what they came for. `PICTURES=DIR` keeps what they see last; those
 * of docs/playground.md are made so.
 */
const VIEWS = [
  ['phone', { viewport: { width: 390, height: 844 } }],
  ['desktop', { viewport: { width: 1180, height: 860 } }],
] as const;
const NOW = new Date('2026-11-28T06:30:00Z');

const inDoor = (page: Page, door: string): Promise<void> =>
  page.getByRole('navigation', { name: 'Main sections' }).getByRole('link', { name: door, exact: true }).click();

async function openFields(page: Page): Promise<void> {
  const fields = page.locator('.whom details.who');
  if ((await fields.getAttribute('open')) === null) await fields.locator('summary').first().click();
}

async function choosePlace(page: Page, field: string, place: string): Promise<void> {
  await page.fill(field, place);
  await page.locator('[role=option]').first().click();
}

/** Forty births of no living person, a week apart. */
const births = Array.from({ length: 40 }, (_, i) => {
  const date = new Date(Date.UTC(1880, 0, 1 + 7 * i)).toISOString().slice(0, 10);
  return { name: `Chart ${String(i + 1).padStart(2, '0')}`, date };
});

describe.skipIf(missing.length > 0 && process.env.CI !== 'true')('people', () => {
  let site: Served;
  let browser: Browser;
  let close: (() => Promise<void>) | undefined;

  beforeAll(async () => {
    ({ site, browser, close } = await playground());
  });
  afterAll(() => close?.());

  /** Goes a way on both devices, and keeps its last picture. */
  function way(name: string, title: string, go: (page: Page, isPhone: boolean) => Promise<void>): void {
    it.each(VIEWS)(`${title}, on a %s`, async (device, view) => {
      const { page, context, complaints } = await watched(browser, {
        ...view,
        serviceWorkers: 'block',
        timezoneId: 'Asia/Kolkata',
        locale: 'en-GB',
      });
      await page.clock.setFixedTime(NOW);
      await page.goto(site.url);
      await ready(page, 'today');
      await go(page, device === 'phone');
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      expect(complaints.filter((text) => !text.includes('blocked by Playwright'))).toEqual([]);
      const pictures = process.env.PICTURES;
      if (pictures !== undefined) {
        await mkdir(pictures, { recursive: true });
        await page.screenshot({ path: join(pictures, `people-${name}-${device}.png`) });
      }
      await context.close();
    });
  }

  way('parents', 'new parents find the name letter and keep the birth', async (page) => {
    await inDoor(page, 'Chart');
    await ready(page, 'overview');
    await openFields(page);
    await page.fill('#f-date', '1885-03-12');
    await page.fill('#f-time', '6:45');
    await choosePlace(page, '#f-place', 'Nagpur');
    await page.getByRole('button', { name: 'People' }).click();
    await page.getByLabel('Name', { exact: true }).last().fill('Asha');
    await page.getByRole('button', { name: 'Keep', exact: true }).click();
    await page.getByText('Kept on this device.').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.card').getByRole('link', { name: 'Avakahaḍā' }).click();
    await ready(page, 'avakahada');
    const place = { latitude: 21.1463, longitude: 79.0849, timezone: 'Asia/Kolkata' };
    const { Moon } = rasi({ birth: { date: '1885-03-12', time: '06:45:00', place } }).data.planetary_positions;
    expect(await page.locator('.answer').textContent()).toContain(Moon.nakshatra);
  });

  way('astrologer', 'an astrologer brings forty charts and compares two', async (page, isPhone) => {
    const rows = births.map(({ name, date }) => `${name},${date},12:00:00,18.5204,73.8567,Asia/Kolkata`);
    const csv = ['name,date,time,latitude,longitude,timezone', ...rows].join('\n');
    await inDoor(page, 'Chart');
    await ready(page, 'overview');
    await page.getByRole('button', { name: 'People' }).click();
    await page.setInputFiles('input[type=file]', {
      name: 'charts.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(csv),
    });
    await page.getByText('People read: 40.').waitFor();
    await page.getByRole('button', { name: 'Chart 17' }).first().click();
    await ready(page, 'overview');
    expect(page.url()).toContain(births[16]?.date ?? '?');
    await inDoor(page, 'Together');
    await page.locator('#tab-side-by-side').click();
    await ready(page, 'side-by-side');
    await page.getByRole('button', { name: 'People' }).click();
    await page.locator('.people li', { hasText: 'Chart 18' }).getByRole('button', { name: 'Another person' }).click();
    await page.waitForFunction(() => location.hash.includes('Chart+18'));
    expect(await page.locator('.side-by-side thead th').allTextContents()).toEqual(['Chart 17', 'Chart 18']);
    // A week apart the Moon is a quarter of the zodiac away, and the slow planets are where they were.
    const marked = await page.locator('.side-by-side tr.sign th').allTextContents();
    expect(marked).toContain('Moon');
    expect(marked).not.toContain('Saturn');
    if (isPhone) await page.locator('table.side-by-side').scrollIntoViewIfNeeded();
  });

  way('couple', 'a couple sees how their Moons agree', async (page) => {
    await inDoor(page, 'Together');
    await ready(page, 'match');
    await openFields(page);
    await page.fill('#f-date', '1884-08-15');
    await page.fill('#f-time', '9:10');
    await choosePlace(page, '#f-place', 'Madurai');
    await page.fill('#f-date2', '1881-02-03');
    await page.fill('#f-time2', '22:40');
    await choosePlace(page, '#f-place2', 'Chennai');
    await page.waitForFunction(() => location.hash.includes('tz2') || location.hash.includes('place2=Chennai'));
    const form = new URLSearchParams(page.url().split('?')[1]);
    const birthOf = (side: '' | '2') => ({
      date: form.get(`date${side}`) ?? '',
      time: form.get(`time${side}`) ?? '',
      place: {
        latitude: Number(form.get(`lat${side}`)),
        longitude: Number(form.get(`lon${side}`)),
        timezone: 'Asia/Kolkata',
      },
    });
    const { data } = ashtakoota({ bride: { birth: birthOf('') }, groom: { birth: birthOf('2') } });
    const points = data.female.guna_milan_results.total_score;
    await page.locator('.answer tfoot', { hasText: `Total${points}of 36` }).waitFor();
  });

  way('almanac', 'a reader of the calendar finds the next festival and takes the dates along', async (page) => {
    await page.locator('.here summary').first().click();
    await choosePlace(page, '#f-here', 'Ujjain');
    await page.locator('#tab-festivals').click();
    await ready(page, 'festivals');
    const ujjain = { latitude: 23.1824, longitude: 75.7764, timezone: 'Asia/Kolkata' };
    const coming = festivals({ year: 2026, place: ujjain }).data.festivals.find(
      ({ date }) => date !== null && date >= '2026-11-28',
    );
    const next = page.locator('.festival-month .next').first();
    expect(await next.textContent()).toContain(coming?.name);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'ICS' }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    expect(file).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(file.replaceAll('\r\n ', '')).toContain(coming?.name);
    await next.scrollIntoViewIfNeeded();
  });

  way('developer', 'a developer follows an example and asks where a number comes from', async (page, isPhone) => {
    await page.goto(`${site.url}#kp?date=1985-08-15&time=06:30:00&ayanamsa=kp`);
    await ready(page, 'kp');
    await openFields(page);
    await page.fill('#f-date', '1985-13-15');
    await page.getByText('Correct the marked field to see a result.').waitFor();
    expect(await page.locator('#f-date').getAttribute('aria-invalid')).toBe('true');
    await page.fill('#f-date', '1985-08-15');
    if (isPhone) await page.locator('.whom summary').first().click();
    await page.locator('[data-about]').filter({ hasText: '°' }).first().click();
    await page.getByRole('dialog').waitFor();
    expect(await page.getByRole('dialog').textContent()).toContain('Sources');
  });
});
