import { describe, expect, it } from 'vitest';
import { kalachakra, yogini } from '../../src/dashas/index.js';
import {
  ashtakoota,
  ashtakootaFromMoon,
  isSiddhantaError,
  panchang,
  panchangSpan,
  vimshottari,
} from '../../src/index.js';
import { keysOf } from '../../src/names/cells.js';
import type { Language } from '../../src/names/language.js';
import { en } from '../../src/names/languages/en.gen.js';
import { ml } from '../../src/names/languages/ml.gen.js';
import { si } from '../../src/names/languages/si.gen.js';
import { ta } from '../../src/names/languages/ta.gen.js';
import { dashaTimeline, dayStrip, kutaWheel, monthSheet } from '../../src/svg/index.js';
import { NAMED_DASHAS, YOGINI_NAMES } from '../../src/svg/timeline.js';
import { BIRTH, DELHI } from '../support/pictures.js';

const texts = (svg: string): string[] => [...svg.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, text]) => `${text}`);
const words = (svg: string): string => /<desc[^>]*>(.*?)<\/desc>/.exec(svg)?.[1] ?? '';

function failure(run: () => unknown): readonly [string, string | undefined] {
  try {
    run();
  } catch (error) {
    if (isSiddhantaError(error)) return [error.code, error.field];
    throw error;
  }
  return ['nothing', undefined];
}

describe('the timeline of a dasha', () => {
  const dasha = vimshottari({ birth: BIRTH, levels: 3 });

  it('unfolds what runs on the day', () => {
    const svg = dashaTimeline(dasha, { today: '2026-01-01' });
    expect(texts(svg).filter((text) => /^\d{4}/.test(text))).toHaveLength(27);
    expect(svg).toContain('class="a"');
    expect([...svg.matchAll(/<text class="a"[^>]*>(\w+)</g)].map(([, name]) => name)).toEqual([
      'Jupiter',
      'Mercury',
      'Rahu',
    ]);
    expect(words(svg)).toContain('Rahu 2025-09-30 – 2026-02-01');
  });

  it('is the same every day, but for the day that is given', () => {
    expect(dashaTimeline(dasha)).toBe(dashaTimeline(dasha));
    expect(dashaTimeline(dasha, { levels: 1 })).not.toContain('Antardasha');
    expect(dashaTimeline(dasha, { levels: 1 })).not.toContain('class="k"');
  });

  it('has names for the shortest period, too', () => {
    // Born in the last hours of Venus's star: the first period lasts days.
    for (const date of ['1990-08-12', '1990-08-16', '2001-03-04'])
      expect(
        texts(dashaTimeline(vimshottari({ birth: { ...BIRTH, date }, levels: 1 }), { size: 320 })).filter((text) =>
          /^\d{4}/.test(text),
        ),
      ).toHaveLength(9);
  });

  it.each([
    [{ levels: 4 }, 'levels'],
    [{ levels: 1.5 }, 'levels'],
    [{ today: '1990-08-14' }, 'today'],
    [{ today: '2110-01-01' }, 'today'],
    [{ today: '2026-02-30' }, 'today'],
    [{ today: 'now' }, 'today'],
  ])('refuses %j', (options, field) => {
    expect(failure(() => dashaTimeline(dasha, options))).toEqual(['invalid_value', field]);
  });

  it('refuses levels that the result lacks, and other results', () => {
    expect(failure(() => dashaTimeline(vimshottari({ birth: BIRTH, levels: 1 }), { levels: 2 }))).toEqual([
      'invalid_value',
      'levels',
    ]);
    expect(failure(() => dashaTimeline({ data: {} } as never))).toEqual(['invalid_value', 'result']);
  });
});

describe('the timeline of any other dasha', () => {
  it('has yoginis, signs and the name of the system, and unfolds what runs', () => {
    const yoginis = dashaTimeline(yogini({ birth: BIRTH, levels: 3 }), { today: '2026-01-01' });
    expect([...yoginis.matchAll(/<text class="a"[^>]*>(\w+)</g)].map(([, name]) => name)).toEqual([
      'Siddha',
      'Pingala',
      'Sankata',
    ]);
    expect(texts(yoginis)).toContain('Yogini');
    expect(texts(yoginis).filter((text) => /^\d{4}/.test(text))).toHaveLength(40);
    const signs = dashaTimeline(kalachakra({ birth: BIRTH, levels: 1 }));
    expect(words(signs)).toContain('Sagittarius 2030-03-21 – 2040-03-20');
  });

  it('has room for as many periods as there are', () => {
    const many = dashaTimeline(yogini({ birth: BIRTH, levels: 1, tribhagi: true, cycles: 6 }), { size: 320 });
    const heights = [...many.matchAll(/<text class="[ai]"[^>]* y="([\d.]+)"/g)]
      .map(([, y]) => Number(y))
      .sort((a, b) => a - b);
    heights.slice(1).forEach((y, i) => {
      expect(y - (heights[i] ?? 0)).toBeGreaterThan(9);
    });
  });

  it('knows the names that languages have for dashas, in their order', () => {
    expect(NAMED_DASHAS).toEqual(keysOf('dashas'));
    expect(YOGINI_NAMES).toEqual(keysOf('yogini_lords'));
  });
});

describe('the strip of a day', () => {
  const [day] = [...panchangSpan(DELHI, '2025-11-22', '2025-11-22')];
  if (day === undefined) throw new Error('There is no day.');

  it('has every unit of a day of a span, and the one at sunrise of a single day', () => {
    expect(words(dayStrip(day))).toBe(
      'Sunrise 06:49. Sunset 17:25. Moonrise 08:39. Moonset 18:43. Tithi: Dvitiya until 17:11, Tritiya. Nakshatra: Jyeshtha until 16:47, Mula. Yoga: Sukarma until 11:29, Dhriti. Karana: Kaulava until 17:11, Taitila until 06:20, Gara.',
    );
    expect(words(dayStrip(panchang({ date: '2025-11-22', place: DELHI })))).toContain('Tithi: Dvitiya until 17:11. ');
  });

  it('draws a bar for each time that Sun and Moon are up', () => {
    const bars = (svg: string, tone: string): number[] =>
      [...svg.matchAll(new RegExp(`<rect class="${tone}" x="([\\d.]+)" y="[\\d.]+" width="([\\d.]+)"`, 'g'))].map(
        ([, , width]) => Number(width),
      );
    const svg = dayStrip(day);
    const night = bars(svg, 'n')[0] ?? 0;
    const [sun = 0] = bars(svg, 's');
    expect(sun / (sun + night)).toBeCloseTo(10.6 / 24.01, 2);
    expect(bars(svg, 'o')).toHaveLength(1);
    const waning = [...panchangSpan(DELHI, '2025-11-10', '2025-11-10')].map((one) => bars(dayStrip(one), 'o').length);
    expect(waning).toEqual([2]);
  });

  it('knows days without sunrise', () => {
    const tromso = { latitude: 69.65, longitude: 18.96, timezone: 'Europe/Oslo' };
    const svg = dayStrip(panchang({ date: '2025-12-21', place: tromso }));
    expect(words(svg)).toContain('Sunrise –. Sunset –.');
    expect(svg).not.toContain('class="n"');
    expect(svg).not.toMatch(/NaN|undefined/);
  });

  it('refuses other results', () => {
    for (const result of [undefined, {}, { data: { mahadashas: [] } }])
      expect(failure(() => dayStrip(result as never))).toEqual(['invalid_value', 'result']);
  });
});

describe('the sheet of a month', () => {
  const days = (from: string, to: string) => panchangSpan(DELHI, from, to);

  it('has each date in the column of its weekday', () => {
    const svg = monthSheet(days('1950-10-01', '1950-10-31'), { size: 700 });
    const place = (date: string) =>
      new RegExp(`x="([\\d.]+)" y="([\\d.]+)" font-size="[\\d.]+">${date}</text>`).exec(svg)?.slice(1).map(Number) ??
      [];
    const [x1 = 0, y1 = 0] = place('1');
    const [x7 = 0, y7 = 0] = place('7');
    const [x8 = 0, y8 = 0] = place('8');
    expect([x8, y7]).toEqual([x1, y1]);
    expect(x7 - x1).toBeCloseTo(564, 0);
    expect(y8).toBeGreaterThan(y1);
    expect(texts(svg)).toContain('October 1950');
  });

  it('begins weeks on the given day, marks a date, and has a description', () => {
    const svg = monthSheet(days('2025-11-01', '2025-11-30'), { week: 'monday', today: '2025-11-22', language: ta });
    expect(texts(svg).indexOf('திங்கள்')).toBeLessThan(texts(svg).indexOf('ஞாயிறு'));
    expect(svg.split('<rect class="w"').length - 1).toBe(1);
  });

  it('counts hours on past midnight, and says so in words', () => {
    // Trayodashi of the 17th lasts over two sunrises, until 07:12:35 of the 18th.
    const svg = monthSheet(days('2025-11-16', '2025-11-18'), { size: 1200 });
    expect(texts(svg).filter((text) => /^\d\d:\d\d$/.test(text))).toEqual(['28:48', '26:11', '29:01', '31:59']);
    expect(words(svg)).toBe(
      '16: Dvadashi until 28:48 (04:48 +1), Hasta until 26:11 (02:11 +1). 17: Trayodashi until 31:12 (07:12 +1), Chitra until 29:01 (05:01 +1). 18: Trayodashi until 07:12, Swati until 31:59 (07:59 +1).',
    );
  });

  it('names the month in the language, in the order of the language', () => {
    const head = (language: Language | undefined, digits?: 'native'): string =>
      texts(monthSheet(days('2025-11-20', '2025-11-20'), { language, digits }))[0] ?? '';
    expect([undefined, en, ta, ml, si].map((language) => head(language))).toEqual([
      'November 2025',
      'November 2025',
      'நவம்பர் 2025',
      '2025 നവംബർ',
      '2025-11',
    ]);
    expect(head(ta, 'native')).toBe('நவம்பர் ௨௦௨௫');
  });

  it('shows the lit part of the Moon', () => {
    const disc = (date: string): string => /<path class="u" d="([^"]+)"/.exec(monthSheet(days(date, date)))?.[1] ?? '';
    const sweeps = (date: string): string[] => [...disc(date).matchAll(/ 0 0 ([01]) /g)].map(([, sweep]) => `${sweep}`);
    expect(['2025-11-24', '2025-12-01', '2025-11-08', '2025-11-16'].map((date) => sweeps(date).join(''))).toEqual([
      '10',
      '11',
      '00',
      '01',
    ]);
  });

  it.each([
    ['two months', () => days('2025-11-30', '2025-12-01'), 'days.1.input.date'],
    ['no day', () => [], 'days'],
    ['no days', () => 5, 'days'],
    ['dates out of order', () => [...days('2025-11-01', '2025-11-02')].reverse(), 'days.1.input.date'],
  ])('refuses %s', (_, given, field) => {
    expect(failure(() => monthSheet(given() as never))).toEqual(['invalid_value', field]);
  });
});

describe('the wheel of the kutas', () => {
  it('has points and total, of either result', () => {
    const svg = kutaWheel(ashtakootaFromMoon({ bride: 261.1861, groom: 347.9361 }));
    expect(texts(svg)).toContain('32.5');
    expect(words(svg)).toBe(
      '32.5 / 36. Varna: 1/1. Vashya: 1/2. Tara: 1.5/3. Yoni: 3/4. Graha Maitri: 5/5. Gana: 6/6. Bhakoot: 7/7. Nadi: 8/8.',
    );
    const match = ashtakoota({ bride: { birth: BIRTH, name: 'A<' }, groom: { birth: BIRTH, name: 'B' } });
    expect(texts(kutaWheel(match))).toContain('A&#60; – B');
  });

  it('fills parts by their score', () => {
    const filled = (groom: number): number =>
      kutaWheel(ashtakootaFromMoon({ bride: 261.1861, groom })).split('<path class="w"').length - 1;
    const { kutas } = ashtakootaFromMoon({ bride: 261.1861, groom: 17.9361 });
    expect(filled(17.9361)).toBe(Object.values(kutas).filter(({ points_obtained }) => points_obtained > 0).length);
  });

  it('refuses other results', () => {
    for (const result of [null, 5, {}, { data: {} }])
      expect(failure(() => kutaWheel(result as never))).toEqual(['invalid_value', 'result']);
  });
});
