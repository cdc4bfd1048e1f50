import { describe, expect, it } from 'vitest';
import { isSiddhantaError } from '../../src/index.js';
import { hi } from '../../src/names/languages/hi.gen.js';
import { ta } from '../../src/names/languages/ta.gen.js';
import { ashtakavarga } from '../../src/strengths/index.js';
import { ashtakavargaGrid, sarvaBars } from '../../src/svg/index.js';
import { BIRTH } from '../support/pictures.js';

const RESULT = ashtakavarga({ birth: BIRTH });
const { bhinna, sarva } = RESULT.data;

const texts = (svg: string): string[] => [...svg.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, text]) => `${text}`);
const inTone = (svg: string, tone: string): string[] =>
  [...svg.matchAll(new RegExp(`<text class="${tone}"[^>]*>(.*?)</text>`, 'g'))].map(([, text]) => `${text}`);
const words = (svg: string): string => /<desc[^>]*>(.*?)<\/desc>/.exec(svg)?.[1] ?? '';
const tinted = (svg: string): number => svg.split('class="w"').length - 1;

function failure(run: () => unknown): readonly [string, string | undefined] {
  try {
    run();
  } catch (error) {
    if (isSiddhantaError(error)) return [error.code, error.field];
    throw error;
  }
  return ['nothing', undefined];
}

describe('the grids', () => {
  it('say every number in words', () => {
    const svg = ashtakavargaGrid(RESULT);
    expect(words(svg).split('. ')).toHaveLength(9);
    expect(words(svg)).toContain('Sun: Aries 3, Taurus 4, Gemini 4, Cancer 6, Leo 3, Virgo 1,');
    expect(words(svg)).toContain('Σ: Aries 28, Taurus 37,');
  });

  it.each(['north', 'south'] as const)('%s: twelve numbers a chart; large ones tinted, small ones recede', (style) => {
    const svg = ashtakavargaGrid(RESULT, { style, rows: ['Saturn'] });
    const { bindus } = bhinna.Saturn;
    const numbers = [...inTone(svg, 'i'), ...inTone(svg, 'a')];
    for (const count of new Set(bindus)) expect(texts(svg)).toContain(String(count));
    expect(tinted(svg)).toBe(bindus.filter((count) => count >= 5).length);
    // Apart from the name and the number of its own sign only values above 3 are in full ink.
    expect(numbers.filter((text) => /^\d+$/.test(text))).toHaveLength(bindus.filter((count) => count >= 4).length + 1);
    expect(inTone(svg, 'a')).toEqual([String(bhinna.Saturn.in_own_sign)]);
  });

  it('tint the sum above 30 and let it recede below 25', () => {
    const svg = ashtakavargaGrid(RESULT, { style: 'south', rows: ['sarva'] });
    expect(tinted(svg)).toBe(sarva.bindus.filter((count) => count > 30).length);
    expect(inTone(svg, 'm').filter((text) => text !== '337')).toEqual(
      sarva.bindus.filter((count) => count < 25).map(String),
    );
    expect(inTone(svg, 'a')).toEqual([]);
  });

  it('have the first house at the top in the North, and mark the lagna in the South', () => {
    const north = ashtakavargaGrid(RESULT, { rows: ['sarva'] });
    expect(texts(north).slice(2, 4)).toEqual(['6', '22']);
    expect(north).not.toContain('class="k"');
    const south = ashtakavargaGrid(RESULT, { style: 'south' });
    expect(south.split('class="k"').length - 1).toBe(2 * 9);
  });

  it('are two in a row in narrow pictures', () => {
    const height = (size: number): number =>
      Number(/ height="([\d.]+)"/.exec(ashtakavargaGrid(RESULT, { size, style: 'south' }))?.[1]) / size;
    expect(height(419)).toBeGreaterThan(2.5);
    expect(height(420)).toBeLessThan(1.2);
  });

  it.each([
    [{ style: 'east' }, 'style', 'invalid_value'],
    [{ rows: [] }, 'rows', 'invalid_value'],
    [{ rows: ['Rahu'] }, 'rows', 'invalid_value'],
    [{ rows: ['Sun', 'Sun'] }, 'rows', 'invalid_value'],
    [{ rows: 'Sun' }, 'rows', 'invalid_value'],
    [{ from: 'aries' }, 'from', 'unknown_field'],
    [{ size: 100 }, 'size', 'invalid_value'],
  ])('refuse %j', (options, field, code) => {
    expect(failure(() => ashtakavargaGrid(RESULT, options as never))).toEqual([code, field]);
  });
});

describe('the bars', () => {
  it('begin with the ascendant, or with Aries, and count houses from the ascendant', () => {
    expect(words(sarvaBars(RESULT))).toMatch(/^Virgo 22, house 1\. Libra 31, house 2\. /);
    expect(words(sarvaBars(RESULT, { from: 'aries' }))).toMatch(/^Aries 28, house 8\. Taurus 37, house 9\. /);
  });

  it('are as high as their numbers', () => {
    const heights = [...sarvaBars(RESULT).matchAll(/<rect class="l"[^>]* height="([\d.]+)"/g)].map(([, h]) =>
      Number(h),
    );
    const [unit = 0] = heights.map((height, i) => height / (sarva.by_house[i] ?? 0));
    expect(heights).toHaveLength(12);
    heights.forEach((height, i) => {
      expect(height / unit).toBeCloseTo(sarva.by_house[i] ?? 0, 1);
    });
    expect(tinted(sarvaBars(RESULT))).toBe(4);
  });

  it('point out the ascendant and the mean', () => {
    expect(inTone(sarvaBars(RESULT), 'a')).toEqual(['28', 'Vi', '1']);
  });

  it('name signs by abbreviations, else by names, else by numbers: never in two languages, never cut', () => {
    const named = (options: Parameters<typeof sarvaBars>[1]) => texts(sarvaBars(RESULT, { from: 'aries', ...options }));
    expect(named({ size: 320 })).toContain('Cp');
    expect(named({ language: hi })).toContain('वृश्चिक');
    expect(named({ language: hi, size: 320 }).filter((text) => !/^\d+$/.test(text))).toEqual([]);
    expect(named({ language: ta, size: 1200 })).toContain('ரிஷ');
  });

  it.each([
    [{ from: 'Virgo' }, 'from', 'invalid_value'],
    [{ style: 'north' }, 'style', 'unknown_field'],
  ])('refuse %j', (options, field, code) => {
    expect(failure(() => sarvaBars(RESULT, options as never))).toEqual([code, field]);
  });
});

describe('other results', () => {
  it.each([
    [null, 'result'],
    [{}, 'result'],
    [{ data: {} }, 'result'],
    [{ data: { ...RESULT.data, sarva: { bindus: [1, 2] } } }, 'data.sarva.bindus'],
    [{ data: { ...RESULT.data, sarva: { bindus: [...sarva.bindus.slice(1), 1.5] } } }, 'data.sarva.bindus'],
    [{ data: { ...RESULT.data, signs: { Ascendant: 'Meena' } } }, 'result'],
  ])('are refused: %#', (result, field) => {
    expect(failure(() => sarvaBars(result as never))).toEqual(['invalid_value', field]);
    expect(failure(() => ashtakavargaGrid(result as never, { rows: ['sarva'] }))).toEqual(['invalid_value', field]);
  });
});
