import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hi } from '../../src/names/languages/hi.gen.js';
import { ta } from '../../src/names/languages/ta.gen.js';
import { kundli, type ReportOptions, year } from '../../src/report/index.js';
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

interface Document {
  readonly kind: string;
  readonly write: (birth: Birth) => string;
  readonly pages: readonly [least: number, most: number];
}

const OPTIONS = { name: 'A name of some length', at: '1960-01-01T00:00:00Z' };

const { time: _, ...timeless } = BIRTHS.Curie as Birth;

const kundliIn = (language: ReportOptions = {}): Document => ({
  kind: 'kuṇḍalī',
  write: (birth) => kundli({ birth }, { ...OPTIONS, ...language }),
  pages: [20, 40],
});
const yearIn = (language: ReportOptions = {}): Document => ({
  kind: 'varṣaphala',
  write: (birth) =>
    year({ birth, completed_years: 33 }, { ...OPTIONS, at: `${yearOf(birth) + 34}-01-01T00:00:00Z`, ...language }),
  pages: [15, 19],
});
const [KUNDLI, YEAR] = [kundliIn(), yearIn()];
const [HINDI, TAMIL] = [hi, ta].map((language) => ({ language, digits: 'native' }) as const);

const yearOf = ({ date }: Birth): number => Number(date.slice(0, 4));

const CASES: readonly (readonly [string, string, Birth, Document])[] = [
  ...[KUNDLI, YEAR].flatMap((document) =>
    Object.entries(BIRTHS).map(([name, birth]) => [document.kind, name, birth, document] as const),
  ),
  ...[kundliIn, yearIn].flatMap((document) => [
    [document().kind, 'Gandhi in Hindi', BIRTHS.Gandhi as Birth, document(HINDI)] as const,
    [document().kind, 'Ramanujan in Tamil', BIRTHS.Ramanujan as Birth, document(TAMIL)] as const,
  ]),
  [YEAR.kind, 'a birth without a time', timeless, { ...YEAR, pages: [7, 10] }],
  [
    YEAR.kind,
    'Gandhi on letter paper',
    BIRTHS.Gandhi as Birth,
    {
      ...YEAR,
      write: (birth) => year({ birth, completed_years: 60 }, { ...OPTIONS, paper: 'letter', sensitive: true }),
    },
  ],
];

describe.skipIf(missing)('a printed document', { timeout: 120_000 }, () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] });
  });
  afterAll(() => browser?.close());

  it.each(CASES)('(%s of %s) keeps within its pages', async (_kind, _name, birth, { write, pages: [least, most] }) => {
    const page = await browser.newPage({ javaScriptEnabled: true, viewport: { width: PRINTABLE, height: 1000 } });
    try {
      await page.emulateMedia({ media: 'print' });
      await page.setContent(write(birth));
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
