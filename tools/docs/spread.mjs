// Draws docs/images/report.png: the first spread of a printed horoscope, cover and first chapter, as Chromium prints them.
// usage: node --import tsx tools/docs/spread.mjs
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { kundli } from '../../src/report/index.ts';
import { ROOT } from '../lib/package.mjs';

const place = { latitude: 21.6422, longitude: 69.6093, timezone: 'Asia/Kolkata' };
const html = kundli(
  { birth: { date: '1869-10-02', time: '07:12:00', place } },
  { name: 'M. K. Gandhi', place_name: 'Porbandar, India', at: '1930-03-12T06:00:00+05:30', chapters: ['glance'] },
);

/** CSS pixels of an A4 page, its margins and what is between them. */
const SHEET = { width: 794, height: 1123 };
const MARGINS = { left: 68, top: 83, right: 60 };
const GAP = 36;
const SCALE = 0.75;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const page = await browser.newPage({
    viewport: { width: SHEET.width - MARGINS.left - MARGINS.right, height: SHEET.height },
    deviceScaleFactor: 1.5,
  });
  await page.emulateMedia({ media: 'print' });
  await page.setContent(html);
  const pictures = [];
  for (const part of ['header.cover', '#glance'])
    pictures.push((await page.locator(part).screenshot()).toString('base64'));
  const sheet = (picture) =>
    `<div><img src="data:image/png;base64,${picture}" width="${SHEET.width - MARGINS.left - MARGINS.right}" alt=""></div>`;
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({
    width: Math.round((2 * SHEET.width + 3 * GAP) * SCALE),
    height: Math.round((SHEET.height + 2 * GAP) * SCALE),
  });
  await page.setContent(`<style>
    body{margin:0;zoom:${SCALE};display:flex;gap:${GAP}px;padding:${GAP}px;box-sizing:border-box;background:#ece5d8}
    div{box-sizing:border-box;width:${SHEET.width}px;height:${SHEET.height}px;background:#fff;box-shadow:0 2px 14px #0003;overflow:hidden;padding:${MARGINS.top}px ${MARGINS.right}px 0 ${MARGINS.left}px}
    img{display:block}
  </style>${pictures.map(sheet).join('')}`);
  await page.screenshot({ path: join(ROOT, 'docs/images/report.png') });
} finally {
  await browser.close();
}
