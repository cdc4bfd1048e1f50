import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hi } from '../../src/names/languages/hi.gen.js';
import { ta } from '../../src/names/languages/ta.gen.js';
import { kundli } from '../../src/report/index.js';
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

describe.skipIf(missing)('a printed kuṇḍalī', { timeout: 120_000 }, () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] });
  });
  afterAll(() => browser?.close());

  const births = Object.entries(BIRTHS).map(([name, birth]) => [`of ${name}`, birth, {}] as const);
  const native = { digits: 'native' } as const;
  const inLanguages = [
    ['in Hindi', BIRTHS.Gandhi as Birth, { language: hi, ...native }],
    ['in Tamil', BIRTHS.Ramanujan as Birth, { language: ta, ...native }],
  ] as const;

  it.each([...births, ...inLanguages])('%s keeps within its pages', async (_, birth, language) => {
    const page = await browser.newPage({ javaScriptEnabled: true, viewport: { width: PRINTABLE, height: 1000 } });
    try {
      await page.emulateMedia({ media: 'print' });
      const options = { name: 'A name of some length', at: '1960-01-01T00:00:00Z', ...language };
      await page.setContent(kundli({ birth }, options));
      expect(await page.evaluate(faults)).toEqual([]);
      const pdf = Buffer.from(
        await page.pdf({ preferCSSPageSize: true, printBackground: true, outline: true, tagged: true }),
      );
      const pages = pdf.toString('latin1').match(/\/Type \/Page\b/g) ?? [];
      expect(pages.length).toBeGreaterThanOrEqual(20);
      expect(pages.length).toBeLessThanOrEqual(40);
    } finally {
      await page.close();
    }
  });
});
