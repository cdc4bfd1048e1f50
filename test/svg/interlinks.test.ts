import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSiddhantaError } from '../../src/errors.js';
import { cuspalInterlinks } from '../../src/kp/index.js';
import { ta } from '../../src/names/languages/ta.gen.js';
import { type InterlinksResult, interlinkGrid } from '../../src/svg/index.js';
import { BIRTH, birthBy, numbers } from '../support/pictures.js';

const result = cuspalInterlinks({ birth: BIRTH });
const described = (svg: string): string => /<desc[^>]*>([^<]*)</.exec(svg)?.[1] ?? '';
const times = (svg: string, letter: string): number => svg.split(`>${letter}</text>`).length - 1;
const houses = (cusps: InterlinksResult['data']['cusps'], link: 'involved' | 'committed' | 'final'): number =>
  Object.values(cusps).reduce((sum, cusp) => sum + (cusp[link]?.length ?? 0), 0);

describe('the grid of interlinks', () => {
  it('has a letter for each house of each link, and tints those of the deepest', () => {
    const random = numbers(12);
    fc.assert(
      fc.property(fc.constantFrom(3, 4), fc.constantFrom(240, 320, 600, 1200), (levels, size) => {
        const { data } = cuspalInterlinks({ birth: birthBy(random), levels });
        const svg = interlinkGrid({ data }, { size });
        expect(times(svg, 'I')).toBe(houses(data.cusps, 'involved') + 1);
        expect(times(svg, 'C')).toBe(houses(data.cusps, 'committed'));
        expect(times(svg, 'F')).toBe(houses(data.cusps, 'final'));
        expect(svg.split('class="w"').length - 1).toBe(houses(data.cusps, levels === 3 ? 'committed' : 'final'));
        expect(times(svg, 'F') > 0).toBe(levels === 4);
      }),
      { numRuns: 40 },
    );
  });

  it('puts a letter into the column of its house', () => {
    const svg = interlinkGrid(result, { size: 1000 });
    const texts = [...svg.matchAll(/<text class="\w" x="([\d.]+)" y="([\d.]+)"[^>]*>([^<]*)/g)].map(
      ([, x, y, text]) => [Number(x), Number(y), text] as const,
    );
    const heads = texts.filter(([, , text]) => /^\d+$/.test(text ?? ''));
    expect(heads.map(([, , text]) => Number(text))).toEqual(Array.from({ length: 12 }, (_, i) => i + 1));
    const step = (heads[1]?.[0] ?? 0) - (heads[0]?.[0] ?? 0);
    const row = texts.find(([, , text]) => text === 'VII')?.[1] ?? 0;
    const finals = texts.filter(([, y, text]) => text === 'F' && Math.abs(y - row) < 2);
    const columns = finals.map(([x]) => heads.findIndex(([head]) => Math.abs(x - head) < step / 2) + 1);
    expect(columns).toEqual([...(result.data.cusps[7].final ?? [])]);
  });

  it('says it in words, and in a language', () => {
    expect(described(interlinkGrid(result))).toContain(
      'I, Venus*: involved 1 2 4 5 6 9 11 12, committed 4 5 8 10 12, final 1 3 4 7; 3.7 s.',
    );
    const three = described(interlinkGrid(cuspalInterlinks({ birth: BIRTH, levels: 3 })));
    expect(three).not.toContain('final');
    const svg = interlinkGrid(result, { language: ta, digits: 'native', title: 'ஆஷா' });
    expect(svg).toContain('lang="ta"');
    expect(described(svg)).toContain('VII, புதன்: involved ௧ ௨ ௪ ௬ ௯');
    expect(svg).toContain('>F</text>');
  });

  it('marks agents with positional status, and says so only where there are some', () => {
    const none = Object.fromEntries(
      Object.entries(result.data.cusps).map(([house, cusp]) => [
        house,
        { ...cusp, agent: { ...cusp.agent, has_status: false } },
      ]),
    ) as unknown as InterlinksResult['data']['cusps'];
    expect(interlinkGrid(result)).toContain('* positional status');
    expect(interlinkGrid({ data: { ...result.data, cusps: none } })).not.toContain('*');
  });

  const broken = (cusp: object): unknown => ({
    data: { ...result.data, cusps: { ...result.data.cusps, 4: { ...result.data.cusps[4], ...cusp } } },
  });
  it.each([
    ['result', undefined, {}],
    ['result', { data: { planets: {} } }, {}],
    ['data.cusps.1', { data: { cusps: {} } }, {}],
    ['data.cusps.4.agent', broken({ agent: undefined }), {}],
    ['data.cusps.4.involved', broken({ involved: [13] }), {}],
    ['data.cusps.4.committed', broken({ committed: undefined }), {}],
    ['data.cusps.4.final', broken({ final: 'all' }), {}],
    ['data.cusps.4.seconds_to_next_change', broken({ seconds_to_next_change: Number.NaN }), {}],
    ['size', result, { size: 10 }],
  ])('refuses %s', (field, given, options) => {
    try {
      interlinkGrid(given as InterlinksResult, options);
      expect.fail('drawn');
    } catch (error) {
      expect(isSiddhantaError(error) && [error.code, error.field]).toEqual(['invalid_value', field]);
    }
  });
});
