import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hi } from '../../src/names/languages/hi.gen.js';
import { ta } from '../../src/names/languages/ta.gen.js';
import { type AlmanacReportOptions, almanac, kundli, type ReportOptions, year } from '../../src/report/index.js';
import type { Birth } from '../../src/types.js';
import { BIRTHS } from '../report/births.js';

const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const missing = !existsSync(CHROMIUM) && process.env.CI !== 'true';
if (missing) console.warn(`SKIPPED: there is no ${CHROMIUM}. Install Debian's chromium, or set CHROMIUM_PATH.`);

/** CSS pixels between the margins of an A4 page. */
const PRINTABLE = Math.floor(((210 - 18 - 16) / 25.4) * 96);

/** Runs in the page. */
function faults(): readonly string[] {
  const found: string[] = [];
  const width = document.documentElement.clientWidth;
  for (const box of document.querySelectorAll('table, figure, .facts, .item, p, h1, h2, h3, code')) {
    const { left, right } = box.getBoundingClientRect();
    if (left < -1 || right > width + 1)
      found.push(`${box.tagName} ${box.textContent?.slice(0, 40)}: ${left} to ${right} of ${width}`);
  }
  for (const cell of document.querySelectorAll('td, th, dd, dt')) {
    if (cell.scrollWidth > cell.clientWidth + 1) found.push(`${cell.textContent} is wider than its cell`);
  }
  for (const section of document.querySelectorAll('section.chapter')) {
    let bottom = Number.NEGATIVE_INFINITY;
    for (const child of section.children) {
      const box = child.getBoundingClientRect();
      if (box.height > 0 && box.top < bottom - 1)
        found.push(`${section.id}: ${child.tagName} overlaps what is above it`);
      bottom = Math.max(bottom, box.bottom);
    }
    if (section.children.length < 3) found.push(`${section.id} has no content`);
  }
  const light = (colour: string): number => {
    const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
      const value = Number(part) / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  for (const line of document.querySelectorAll('p, td, th, h1, h2, h3, dt, dd, figcaption, caption, .rank')) {
    const style = getComputedStyle(line);
    if (1.05 / (light(style.color) + 0.05) < 4.5)
      found.push(`${line.textContent?.slice(0, 30)} has the colour ${style.color}`);
    if (Number.parseFloat(style.fontSize) < (8 / 72) * 96)
      found.push(`${line.textContent?.slice(0, 30)} is set in ${style.fontSize}`);
  }
  return found;
}

const OPTIONS = { name: 'A name of some length', at: '1960-01-01T00:00:00Z' };

type Case = readonly [kind: string, of: string, write: () => string, pages: readonly [least: number, most: number]];

const kundliOf = (name: string, birth: Birth, options: ReportOptions = {}): Case => [
  'kuṇḍalī',
  name,
  () => kundli({ birth }, { ...OPTIONS, ...options }),
  [20, 40],
];

const yearOf = (name: string, birth: Birth, options: ReportOptions = {}, pages: Case[3] = [15, 19]): Case => {
  const at = `${Number(birth.date.slice(0, 4)) + 34}-01-01T00:00:00Z`;
  return ['varṣaphala', name, () => year({ birth, completed_years: 33 }, { ...OPTIONS, at, ...options }), pages];
};

const almanacOf = (name: string, options: AlmanacReportOptions, pages: Case[3]): Case => {
  const place = { latitude: 18.5204, longitude: 73.8567, timezone: 'Asia/Kolkata' };
  return [
    'almanac',
    name,
    () => almanac({ year: 2026, place, unconfirmed: true }, { name: 'A name', ...options }),
    pages,
  ];
};

const { Gandhi, Ramanujan, Curie } = BIRTHS as Readonly<Record<'Gandhi' | 'Ramanujan' | 'Curie', Birth>>;
const { time: _, ...timeless } = Curie;
const [HINDI, TAMIL] = [hi, ta].map((language) => ({ language, digits: 'native' }) as const);

const CASES: readonly Case[] = [
  ...[kundliOf, yearOf].flatMap((caseOf) => [
    ...Object.entries(BIRTHS).map(([name, birth]) => caseOf(name, birth)),
    caseOf('Gandhi in Hindi', Gandhi, HINDI),
    caseOf('Ramanujan in Tamil', Ramanujan, TAMIL),
  ]),
  yearOf('a birth without a time', timeless, {}, [7, 10]),
  yearOf('Gandhi on letter paper', Gandhi, { paper: 'letter', sensitive: true }),
  almanacOf('for the wall', {}, [18, 31]),
  almanacOf('as a booklet', { form: 'booklet' }, [30, 44]),
  almanacOf('as a booklet in Tamil, on letter paper', { form: 'booklet', paper: 'letter', ...TAMIL }, [30, 48]),
];

describe.skipIf(missing)('a printed document', { timeout: 120_000 }, () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] });
  });
  afterAll(() => browser?.close());

  it.each(CASES)('(%s of %s) keeps within its pages', async (_kind, _of, write, [least, most]) => {
    const page = await browser.newPage({ javaScriptEnabled: true, viewport: { width: PRINTABLE, height: 1000 } });
    try {
      await page.emulateMedia({ media: 'print' });
      await page.setContent(write());
      expect(await page.evaluate(faults)).toEqual([]);
      const pdf = Buffer.from(
        await page.pdf({ preferCSSPageSize: true, printBackground: true, outline: true, tagged: true }),
      );
      const pages = pdf.toString('latin1').match(/\/Type \/Page\b/g) ?? [];
      expect(pages.length).toBeGreaterThanOrEqual(least);
      expect(pages.length).toBeLessThanOrEqual(most);
    } finally {
      await page.close();
    }
  });
});
