import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as annual from '../../src/annual/index.js';
import * as calendar from '../../src/calendar/index.js';
import * as charts from '../../src/charts/index.js';
import * as eclipses from '../../src/eclipses/index.js';
import { ashtakootaFromMoon, type Birth, panchang, panchangSpan, rasi, vimshottari } from '../../src/index.js';
import { cuspalInterlinks } from '../../src/kp/index.js';
import * as muhurta from '../../src/muhurta/index.js';
import { ta } from '../../src/names/languages/ta.gen.js';
import { LANGUAGES as ALL_LANGUAGES } from '../../src/names/languages.gen.js';
import * as strengths from '../../src/strengths/index.js';
import {
  actStrip,
  aspectGrid,
  type ChartPoint,
  chartCusps,
  chartPoints,
  dashaTimeline,
  dayStrip,
  eclipseSheet,
  heliacalStrip,
  interlinkGrid,
  kutaWheel,
  monthSheet,
  transitStrip,
} from '../../src/svg/index.js';
import { emWidth } from '../../src/svg/scripts.js';
import * as transits from '../../src/transits/index.js';
import { BIRTH, birthBy, chartBy, crowded, DELHI, LANGUAGES, numbers, STYLES } from '../support/pictures.js';

const HERE = dirname(fileURLToPath(import.meta.url));
const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const missing = !existsSync(CHROMIUM) && process.env.CI !== 'true';
if (missing) console.warn(`SKIPPED: there is no ${CHROMIUM}. Install Debian's chromium, or set CHROMIUM_PATH.`);

const BIRTHS = Number(process.env.BIRTHS ?? 2000);
const SIZES = [320, 600, 1200];
const styles = Object.values(STYLES);
const pointsOfAll = (birth: Birth, turn: number): readonly ChartPoint[] => {
  const each = [
    () => chartPoints(charts.specialLagnas({ birth })),
    () => chartPoints(charts.upagrahas({ birth })),
    () => chartCusps(charts.bhava({ birth })),
  ];
  return turn % 4 === 3 ? each.flatMap((make) => make()) : pick(each, turn % 4)();
};
const pick = <Item>(list: readonly Item[], i: number): Item => list[i % list.length] as Item;

/** Runs in the page. Letters are measured by their ink, turned as they are drawn: the box of a font is taller. */
function faults(pictures: readonly string[]): readonly string[] {
  type Quad = readonly { readonly x: number; readonly y: number }[];
  const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  const found: string[] = [];
  // Bounds once for each quad: every label is compared with thousands of pieces of curves.
  const bounds = new WeakMap<Quad, readonly [number, number, number, number]>();
  const boundsOf = (quad: Quad): readonly [number, number, number, number] => {
    const known = bounds.get(quad);
    if (known !== undefined) return known;
    const [xs, ys] = [quad.map(({ x }) => x), quad.map(({ y }) => y)];
    const found = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)] as const;
    bounds.set(quad, found);
    return found;
  };
  const far = (a: Quad, b: Quad): boolean => {
    const [left, right, top, bottom] = boundsOf(a);
    const [otherLeft, otherRight, otherTop, otherBottom] = boundsOf(b);
    return right <= otherLeft || otherRight <= left || bottom <= otherTop || otherBottom <= top;
  };
  const apart = (a: Quad, b: Quad): boolean =>
    far(a, b) ||
    [a, b].some((quad) =>
      quad.some((from, i) => {
        const to = quad[(i + 1) % quad.length] ?? from;
        const [nx, ny] = [to.y - from.y, from.x - to.x];
        if (nx === 0 && ny === 0) return false;
        const reach = (points: Quad): readonly [number, number] => {
          const along = points.map(({ x, y }) => x * nx + y * ny);
          return [Math.min(...along), Math.max(...along)];
        };
        const [[a0, a1], [b0, b1]] = [reach(a), reach(b)];
        return a1 <= b0 || b1 <= a0;
      }),
    );
  pictures.forEach((text, index) => {
    const parsed = new DOMParser().parseFromString(text, 'image/svg+xml');
    if (parsed.querySelector('parsererror') !== null) {
      found.push(`${index}: not XML`);
      return;
    }
    const host = document.createElement('div');
    host.append(document.importNode(parsed.documentElement, true));
    document.body.append(host);
    const svg = host.firstElementChild as SVGSVGElement;
    const { width, height } = svg.viewBox.baseVal;
    // Once for each picture: asked for at each label, it takes longer than all else.
    const toPicture = (svg.getScreenCTM() as DOMMatrix).inverse();
    const inks: { quad: Quad; text: string; of: Element }[] = [];
    for (const element of svg.querySelectorAll('text')) {
      let offset = 0;
      for (const run of element.childNodes) {
        const content = run.textContent ?? '';
        const style = getComputedStyle(run instanceof Element ? run : element);
        context.font = `${style.fontSize} ${style.fontFamily}`;
        (context as unknown as { textRendering: string }).textRendering = 'geometricPrecision';
        const ink = context.measureText(content);
        if (element.getNumberOfChars() <= offset) continue;
        const start = element.getStartPositionOfChar(offset);
        offset += content.length;
        const matrix = toPicture.multiply(element.getScreenCTM() as DOMMatrix);
        const [left, right] = [start.x - ink.actualBoundingBoxLeft, start.x + ink.actualBoundingBoxRight];
        const [top, bottom] = [start.y - ink.actualBoundingBoxAscent, start.y + ink.actualBoundingBoxDescent];
        const quad = [
          [left, top],
          [right, top],
          [right, bottom],
          [left, bottom],
        ].map(([x, y]) => new DOMPoint(x, y).matrixTransform(matrix));
        if (right > left) inks.push({ quad, text: content, of: element });
      }
    }
    const lines: { line: Quad; text: string }[] = [];
    for (const path of svg.querySelectorAll<SVGPathElement>('path.l, path.k')) {
      const d = path.getAttribute('d') ?? '';
      if (d.includes('A')) {
        const length = path.getTotalLength();
        let from = path.getPointAtLength(0);
        for (let at = 3; at < length; at += 3) {
          const to = path.getPointAtLength(at);
          lines.push({ line: [from, to], text: d });
          from = to;
        }
        continue;
      }
      let first: DOMPoint | undefined;
      let last: DOMPoint | undefined;
      for (const [, command, rest = ''] of d.matchAll(/([MLVZ])([^MLVZ]*)/g)) {
        const [x = 0, y = 0] = rest.split(' ').map(Number);
        const next = command === 'Z' ? first : command === 'V' ? new DOMPoint(last?.x, x) : new DOMPoint(x, y);
        if (command === 'M') first = next;
        else if (last !== undefined && next !== undefined) lines.push({ line: [last, next], text: d });
        last = next;
      }
    }
    inks.forEach(({ quad, text: one, of }, i) => {
      if (quad.some(({ x, y }) => x < 0 || y < 0 || x > width || y > height))
        found.push(`${index}: ${one} leaves the picture`);
      for (const other of inks.slice(i + 1))
        if (other.of !== of && !apart(quad, other.quad)) found.push(`${index}: ${one} touches ${other.text}`);
      for (const { line, text: d } of lines) if (!apart(quad, line)) found.push(`${index}: ${one} crosses ${d}`);
    });
    host.remove();
  });
  return found;
}

describe.skipIf(missing)('pictures in a browser', () => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: CHROMIUM,
      headless: true,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    });
    page = await browser.newPage({ timezoneId: 'Pacific/Apia', locale: 'fa-IR' });
    await page.setContent('<!doctype html><meta charset="utf-8"><body></body>');
    // The compiler that vitest uses names functions by a helper of its own.
    await page.evaluate('globalThis.__name = (one) => one');
  }, 60_000);
  afterAll(() => browser?.close());

  const faultsOf = async (pictures: readonly string[]): Promise<readonly string[]> => {
    const all: string[] = [];
    for (let i = 0; i < pictures.length; i += 200) {
      const part = await page.evaluate(faults, pictures.slice(i, i + 200));
      all.push(...part.map((fault) => fault.replace(/^\d+/, (index) => String(i + Number(index)))));
    }
    return all;
  };

  it('finds what is wrong', async () => {
    const wrong = (body: string): string =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="0 0 100 100">${body}</svg>`;
    const text = (x: number, y: number): string => `<text x="${x}" y="${y}" font-size="12">Moon</text>`;
    const found = await faultsOf([
      wrong(text(10, 20) + text(12, 25)),
      wrong(text(10, 20) + text(10, 60)),
      wrong(`${text(10, 20)}<path class="l" d="M0 16L100 16"/>`),
      wrong(text(80, 20)),
      '<svg',
    ]);
    expect(found.map((fault) => fault.slice(0, 12))).toEqual([
      '0: Moon touc',
      '2: Moon cros',
      '3: Moon leav',
      '4: not XML',
    ]);
  });

  it(`are legible for ${BIRTHS.toLocaleString('en')} births in four scripts, no text over another`, {
    timeout: 600_000,
  }, async () => {
    const random = numbers(1);
    const pictures = Array.from({ length: BIRTHS }, (_, i) => {
      const chart = chartBy(random);
      return LANGUAGES.map((language, j) =>
        pick(styles, i + j)(chart, {
          language,
          size: pick(SIZES, i + 2 * j),
          digits: i % 2 === 0 ? 'native' : 'latin',
          degrees: i % 7 !== 0,
        }),
      );
    }).flat();
    expect(pictures).toHaveLength(4 * BIRTHS);
    expect(await faultsOf(pictures)).toEqual([]);
  });

  it(`are legible with lagnas, upagrahas and cusps of ${(BIRTHS / 4).toLocaleString('en')} births, no text over another`, {
    timeout: 600_000,
  }, async () => {
    const random = numbers(5);
    const pictures = Array.from({ length: BIRTHS / 4 }, (_, i) => {
      const birth = birthBy(random);
      const chart = rasi({ birth });
      const points = pointsOfAll(birth, i);
      return LANGUAGES.map((language, j) =>
        pick(styles, i + j)(chart, {
          language,
          points,
          size: pick(SIZES, i + 2 * j),
          digits: i % 2 === 0 ? 'native' : 'latin',
          degrees: i % 7 !== 0,
        }),
      );
    }).flat();
    expect(await faultsOf(pictures)).toEqual([]);
  });

  it('are legible where everything stands in one sign', { timeout: 600_000 }, async () => {
    const points: ChartPoint[] = ['Ur', 'Ne', 'Pl', 'Gk'].map((label, i) => ({ label, longitude: i * 90 + 15 }));
    const pictures = styles.flatMap((style) =>
      LANGUAGES.flatMap((language) =>
        SIZES.flatMap((size) =>
          Array.from({ length: 12 }, (_, sign) => {
            const here = points.map((point) => ({ ...point, longitude: sign * 30 + 29 }));
            return style(crowded(sign, sign % 2 === 0 ? sign : 0), {
              language,
              size,
              combust: 'surya_siddhanta',
              digits: 'native',
              points: sign % 3 === 0 ? here : points,
            });
          }),
        ),
      ),
    );
    const crowd = { date: '1962-02-04', time: '07:10:00', place: DELHI };
    for (const [i, style] of styles.entries())
      for (const size of SIZES)
        pictures.push(
          style(rasi({ birth: crowd }), { size, points: pointsOfAll(crowd, 3), language: pick(LANGUAGES, i) }),
        );
    expect(await faultsOf(pictures)).toEqual([]);
  });

  it('are legible beside charts: timelines, days, months, matches, aspects', { timeout: 600_000 }, async () => {
    const random = numbers(2);
    const pictures: string[] = [];
    for (let i = 0; i < 24; i++) {
      const birth = birthBy(random);
      const dasha = vimshottari({ birth, levels: 3 });
      const month = `${birth.date.slice(0, 7)}-`;
      const span = [...panchangSpan(birth.place, `${month}01`, `${month}28`)];
      const match = ashtakootaFromMoon({ bride: random() * 359.9, groom: random() * 359.9 });
      for (const [j, language] of LANGUAGES.entries()) {
        const options = { language, size: pick(SIZES, i + j), theme: 'light' as const };
        pictures.push(
          dashaTimeline(dasha, {
            ...options,
            levels: 1 + (i % 3),
            today: span.at(-1)?.panchanga.vara.end_date.replace(/^\d{4}/, String(Number(birth.date.slice(0, 4)) + 40)),
          }),
          ...span.slice(0, 4).map((day) => dayStrip(day, options)),
          monthSheet(span, options),
          kutaWheel(match, { ...options, title: 'Asha – Ravi' }),
          aspectGrid(strengths.aspects({ birth, node_aspects: i % 2 === 0 ? 'none' : 'trinal' }), options),
        );
      }
    }
    expect(await faultsOf(pictures)).toEqual([]);
  });

  it('are legible as charts of years and months, in every style', { timeout: 600_000 }, async () => {
    const random = numbers(6);
    const pictures: string[] = [];
    for (let i = 0; i < BIRTHS / 10; i++) {
      const birth = birthBy(random);
      const completed_years = Math.floor(random() * 90);
      const whole = annual.chart({ birth, completed_years });
      const part = annual.month({ birth, completed_years, month: 1 + (i % 12) });
      for (const [j, language] of LANGUAGES.entries()) {
        const options = { language, size: pick(SIZES, i + j), digits: i % 2 === 0 ? ('native' as const) : undefined };
        pictures.push(pick(styles, i + j)(i % 3 === 0 ? part : whole, { ...options, degrees: i % 7 !== 0 }));
      }
    }
    const points = pointsOfAll(BIRTH, 3);
    for (const style of styles)
      for (const size of SIZES)
        pictures.push(style(annual.chart({ birth: BIRTH, completed_years: 35 }), { size, points, language: ta }));
    expect(await faultsOf(pictures)).toEqual([]);
  });

  it('are legible as transits of a month, a year and half a life', { timeout: 600_000 }, async () => {
    const random = numbers(7);
    const pictures: string[] = [];
    for (let i = 0; i < 24; i++) {
      const year = 1900 + Math.floor(random() * 150);
      const from = `${year}-0${1 + (i % 9)}-01T00:00:00+05:30`;
      const found = [
        () => transits.calendar({ from, to: `${year + 1}-01-01T00:00:00+05:30` }),
        () => transits.calendar({ from, to: `${year}-0${1 + (i % 9)}-28T00:00:00+05:30` }),
        () =>
          transits.ingresses({ planets: ['Saturn', 'Jupiter', 'Rahu'], from, to: `${year + 50}-01-01T00:00:00+05:30` }),
      ];
      const result = pick(found, i)();
      for (const [j, language] of LANGUAGES.entries()) {
        const today = i % 2 === 0 ? `${year}-0${1 + (i % 9)}-15` : undefined;
        const digits = i % 3 === 0 ? ('native' as const) : undefined;
        pictures.push(transitStrip(result, { language, size: pick(SIZES, i + j), digits, ...(today && { today }) }));
      }
    }
    expect(await faultsOf(pictures)).toEqual([]);
  });

  it('are legible as dates of an act and as visibilities', { timeout: 600_000 }, async () => {
    const random = numbers(9);
    const pictures: string[] = [];
    for (let i = 0; i < 8; i++) {
      const year = 1900 + Math.floor(random() * 150);
      const from = `${year}-0${1 + i}-15`;
      const to = `${year + (i % 2)}-12-14`;
      const dates = muhurta.act({
        act: pick(['vivaha', 'yatra', 'kraya'] as const, i),
        place: DELHI,
        from,
        to: i % 2 === 0 ? to : `${year + 1}-0${1 + i}-14`,
        limit: 1,
      });
      const seen = transits.heliacal({
        place: { ...DELHI, latitude: 8 + 5 * i },
        from: `${from}T00:00:00Z`,
        to: `${to}T00:00:00Z`,
        stars: ['Agastya', 'Abhijit', 'Brahmahridaya'],
      });
      for (const [j, language] of LANGUAGES.entries()) {
        const digits = i % 3 === 0 ? ('native' as const) : undefined;
        const options = { language, digits, size: pick([320, 390, 600, 1200], i + j), place: 'New Delhi, India' };
        const today = i % 2 === 0 ? `${year}-11-28` : undefined;
        pictures.push(actStrip(dates, { ...options, today, by: pick(['score', 'minutes'] as const, i) }));
        pictures.push(heliacalStrip(seen, { ...options, today }));
      }
    }
    expect(await faultsOf(pictures)).toEqual([]);
  });

  it('are legible as grids of interlinks', { timeout: 600_000 }, async () => {
    const random = numbers(8);
    const pictures = Array.from({ length: 100 }, (_, i) => {
      const result = cuspalInterlinks({ birth: birthBy(random), levels: i % 4 === 0 ? 3 : 4 });
      return LANGUAGES.map((language, j) =>
        interlinkGrid(result, {
          language,
          size: pick([240, ...SIZES], i + j),
          digits: i % 2 === 0 ? 'native' : undefined,
          title: 'Asha',
        }),
      );
    }).flat();
    expect(await faultsOf(pictures)).toEqual([]);
  });

  it('are legible with windows, festivals and months in them, and as a sheet of eclipses', {
    timeout: 600_000,
  }, async () => {
    const random = numbers(4);
    const pictures: string[] = [];
    for (let i = 0; i < 6; i++) {
      const { date, place } = birthBy(random);
      const [year, month] = [Number(date.slice(0, 4)), date.slice(0, 7)];
      const [from, to] = [`${month}-01`, `${month}-28`];
      const festivals = calendar.festivals({ from, to, place, unconfirmed: i % 2 === 0 }).data.festivals;
      const months = calendar.months({ year, place }).data.months;
      const span = [...panchangSpan(place, from, to)];
      const windows = [...muhurta.span(place, from, to)];
      const found = eclipses.list({ from, to: `${year + 2}-12-31` });
      for (const [j, language] of LANGUAGES.entries()) {
        const options = { language, size: pick(SIZES, i + j), digits: i % 3 === 0 ? ('native' as const) : undefined };
        pictures.push(
          ...span.slice(0, 4).map((day, k) =>
            dayStrip(day, {
              ...options,
              muhurta: windows[k],
              festivals,
              calendar: calendar.day({ date: day.input.date, place }),
            }),
          ),
          monthSheet(span, { ...options, festivals, months }),
          eclipseSheet(found, options),
        );
      }
    }
    expect(pictures).toHaveLength(6 * 4 * 6);
    expect(await faultsOf(pictures)).toEqual([]);
  });

  it('have room for every name that they may show, in every language', async () => {
    const words = ALL_LANGUAGES.flatMap((language) =>
      Object.values(language.cells).flatMap((cells) =>
        cells
          .split('|')
          .map((cell) => cell.slice(0, -1))
          .filter((word) => word !== ''),
      ),
    );
    const widths = await page.evaluate((texts) => {
      const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
      return texts.map((text) =>
        Math.max(
          ...["'Noto Serif',serif", "'Noto Sans',sans-serif", "'DejaVu Serif',serif", "'DejaVu Sans',sans-serif"].map(
            (family) => {
              context.font = `200px ${family}`;
              return context.measureText(text).width / 200;
            },
          ),
        ),
      );
    }, words);
    expect(words.length).toBeGreaterThan(4000);
    expect(words.filter((word, i) => (widths[i] ?? 0) > emWidth(word) + 1e-6)).toEqual([]);
  });

  it('run nothing of what is written in them', async () => {
    const name = '<script>globalThis.ran = true</script>"]]><img src=x onerror="globalThis.ran = true">';
    const pictures = styles.map((style) => style(rasi({ birth: BIRTH, user_name: name })));
    expect(await faultsOf(pictures)).toEqual([]);
    const shown = await page.evaluate((texts) => {
      document.body.innerHTML = texts.join('');
      const title = document.querySelector('title')?.textContent;
      const elements = [...document.querySelectorAll('svg script, img')].length;
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
      document.body.innerHTML = '';
      return { title, elements, ran: 'ran' in globalThis, unique: new Set(ids).size === ids.length };
    }, pictures);
    expect(shown).toEqual({ title: `${name} · Rasi · Lahiri`, elements: 0, ran: false, unique: true });
  });

  it('are the same characters as in Node', async () => {
    const { outputFiles } = await build({
      stdin: {
        contents: `import * as svg from '../../src/svg/index.ts'; import { hi } from '../../src/names/languages/hi.gen.ts'; Object.assign(globalThis, { svg, hi });`,
        resolveDir: HERE,
        loader: 'ts',
      },
      bundle: true,
      format: 'iife',
      write: false,
      target: 'es2022',
    });
    await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
    const random = numbers(3);
    const charts = Array.from({ length: 50 }, () => chartBy(random));
    const day = panchang({ date: '2025-11-22', place: DELHI });
    const seen = await page.evaluate(
      `(${(
        (results: readonly unknown[], one: unknown) => {
          const { svg, hi } = globalThis as unknown as Record<
            string,
            Record<string, (result: unknown, options?: object) => string>
          >;
          return [
            ...results.flatMap((chart) =>
              ['northIndian', 'southIndian', 'eastIndian', 'chakra'].map((style) =>
                svg?.[style]?.(chart, { language: hi }),
              ),
            ),
            svg?.dayStrip?.(one),
          ];
        }
      ).toString()})(${JSON.stringify(charts)}, ${JSON.stringify(day)})`,
    );
    const { hi } = await import('../../src/names/languages/hi.gen.js');
    const expected = [
      ...charts.flatMap((chart) =>
        [STYLES.northIndian, STYLES.southIndian, STYLES.eastIndian, STYLES.chakra].map((style) =>
          style(chart, { language: hi }),
        ),
      ),
      dayStrip(day),
    ];
    expect(seen).toEqual(expected);
  });
});
