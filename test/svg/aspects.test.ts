import { describe, expect, it } from 'vitest';
import { isSiddhantaError } from '../../src/errors.js';
import { ta } from '../../src/names/languages/ta.gen.js';
import * as strengths from '../../src/strengths/index.js';
import { type AspectsResult, aspectGrid } from '../../src/svg/index.js';
import { GRAHAS } from '../../src/zodiac/names.js';
import { BIRTH } from '../support/pictures.js';

const result = strengths.aspects({ birth: BIRTH });
const described = (svg: string): string => /<desc[^>]*>([^<]*)</.exec(svg)?.[1] ?? '';

describe('the grid of aspects', () => {
  it('has a number for each that is looked on, and tints those of a full aspect', () => {
    const svg = aspectGrid(result, { size: 800 });
    const { planets } = result.data.virupas;
    const given = GRAHAS.flatMap((from) => GRAHAS.flatMap((to) => (planets[from][to] > 0 ? [planets[from][to]] : [])));
    const drawn = [...svg.matchAll(/>(\d+\.\d)<\/text>/g)].map(([, number]) => number);
    expect(drawn).toEqual(given.map((virupas) => virupas.toFixed(1)));
    const full = result.data.graha.flatMap((graha) => graha.planets);
    expect(svg.split('class="w"').length - 1).toBe(full.length);
    expect(full.length).toBeGreaterThan(5);
    const bars = [...svg.matchAll(/class="[am]" x="[\d.]+" y="[\d.]+" width="([\d.]+)"/g)].map(([, width]) =>
      Number(width),
    );
    expect(bars).toHaveLength(given.length);
    const unit = (bars[given.indexOf(planets.Mars.Sun)] ?? 0) / planets.Mars.Sun;
    for (const [i, width] of bars.entries()) expect(width).toBeCloseTo((given[i] ?? 0) * unit, 1);
  });

  it('says it in words, and in a language', () => {
    expect(described(aspectGrid(result))).toContain('Mars: Sun 59.1 (full), Mercury 32.1, Jupiter 27.2 (full)');
    const svg = aspectGrid(result, { language: ta, digits: 'native', title: 'ஆஷா' });
    expect(svg).toContain('lang="ta"');
    expect(described(svg)).toContain('செவ்வாய்: சூரியன் ௫௯.௧ (pūrṇa)');
    expect(described(svg)).not.toContain('full');
  });

  it('has rows of the nodes where a reading lets them look', () => {
    expect(described(aspectGrid(result))).not.toContain('Rahu:');
    const both = strengths.aspects({ birth: BIRTH, node_aspects: 'seventh' });
    expect(described(aspectGrid(both))).toContain('Rahu: ');
  });

  it.each([
    ['result', undefined, {}],
    ['result', { data: { planets: {} } }, {}],
    [
      'data.virupas.planets.Sun.Sun',
      { data: { graha: [{ planet: 'Sun', planets: [] }], virupas: { planets: {} } } },
      {},
    ],
    ['size', result, { size: 10 }],
  ])('refuses %s', (field, given, options) => {
    try {
      aspectGrid(given as AspectsResult, options);
      expect.fail('drawn');
    } catch (error) {
      expect(isSiddhantaError(error) && [error.code, error.field]).toEqual(['invalid_value', field]);
    }
  });
});
