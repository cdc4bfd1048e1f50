import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSiddhantaError } from '../../src/errors.js';
import { en } from '../../src/names/languages/en.gen.js';
import { hi } from '../../src/names/languages/hi.gen.js';
import { LANGUAGES } from '../../src/names/languages.gen.js';
import { transitStrip } from '../../src/svg/index.js';
import { emWidth } from '../../src/svg/scripts.js';
import { calendar, ingresses, stations } from '../../src/transits/index.js';
import { runs } from '../support/sample.js';

const span = { from: '2025-01-01T00:00:00+05:30', to: '2026-01-01T00:00:00+05:30' };
const year = calendar(span);
const count = (svg: string, part: string): number => svg.slice(svg.indexOf('</style>')).split(part).length - 1;

describe('the picture of transits', () => {
  it('has a lane for each planet, and a bar where it goes back', () => {
    const svg = transitStrip(year);
    for (const name of ['Sun', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu'])
      expect(svg).toContain(`>${name}</text>`);
    expect(count(svg, '<rect class="a"')).toBe(8);
    expect(svg).toContain('Saturn: Aquarius, Pisces 2025-03-29, retrograde 2025-07-13, retrograde – 2025-11-28.');
    expect(svg).toContain('Jupiter: Taurus, Gemini 2025-05-14, Cancer 2025-10-18, Gemini 2025-12-05');
  });

  it('begins a stay where its entry is, on the scale of the span', () => {
    const svg = transitStrip(calendar({ ...span, planets: ['Saturn'] }), { size: 1000 });
    const bands = [...svg.matchAll(/<rect class="w" x="([\d.]+)" y="[\d.]+" width="([\d.]+)"/g)];
    const [left, width] = [Number(bands[0]?.[1]), Number(bands[0]?.[2])];
    // 29 March 2025, 21:45, is day 87.906 of 365; the strip ends 15.2 before the edge.
    expect(width / (1000 - 15.2 - left)).toBeCloseTo(87.906 / 365, 4);
  });

  it('ends with a line, behind which no letter goes, in every language', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2000 }),
        fc.integer({ min: 20, max: 365 }),
        fc.constantFrom(...LANGUAGES),
        fc.integer({ min: 240, max: 1200 }),
        (start, days, language, size) => {
          const at = (day: number): string => new Date(Date.UTC(2020, 0, 1 + day)).toISOString();
          const svg = transitStrip(calendar({ from: at(start), to: at(start + days) }), { language, size });
          const ends = [...svg.matchAll(/d="M([\d.]+) ([\d.]+)L\1 ([\d.]+)"/g)].map(([, x, top, bottom]) => ({
            x: Number(x),
            height: Number(bottom) - Number(top),
          }));
          const tallest = Math.max(...ends.map(({ height }) => height));
          const sides = ends.flatMap(({ x, height }) => (height === tallest ? [x] : []));
          expect(sides).toHaveLength(2);
          const right = Math.max(...sides);
          expect(right).toBeLessThan(size);
          for (const [, x, em, text = ''] of svg.matchAll(
            /<text class="[im]" x="([\d.]+)" y="[\d.]+" font-size="([\d.]+)">([^<]*)</g,
          ))
            if (Number(x) > Math.min(...sides))
              // A tenth of a pixel for the rounding of place and size.
              expect(Number(x) + emWidth(text) * Number(em)).toBeLessThanOrEqual(right + 0.1);
        },
      ),
      // The last month's name has room from its tick on, but not from where it begins.
      { numRuns: runs(60), examples: [[1075, 239, en, 611]] },
    );
  });

  it('draws the result of ingresses, with the stations of stations', () => {
    const planets = ['Saturn', 'Mercury'] as const;
    const bare = transitStrip(ingresses({ ...span, planets }));
    expect(count(bare, '<rect class="a"')).toBe(0);
    const whole = transitStrip(ingresses({ ...span, planets }), {
      stations: stations({ ...span, planets }).data.stations,
    });
    expect(count(whole, '<rect class="a"')).toBe(4);
  });

  it('speaks a language, and marks today', () => {
    const svg = transitStrip(year, { language: hi, digits: 'native', today: '2025-11-22' });
    for (const text of ['शनि', 'मीन', '०३-२९', '२०२५-०१', 'आज']) expect(svg).toContain(text);
    expect(svg).not.toMatch(/[A-Za-z]{4,}<\/text>/);
  });

  it('refuses unsuitable results', () => {
    const failure = (call: () => unknown): unknown => {
      try {
        return call();
      } catch (error) {
        if (isSiddhantaError(error)) return [error.code, error.field];
        throw error;
      }
    };
    expect(failure(() => transitStrip({} as never))).toEqual(['invalid_value', 'result']);
    expect(failure(() => transitStrip(null as never))).toEqual(['invalid_value', 'result']);
    expect(failure(() => transitStrip(calendar({ ...span, include: ['stations'] })))).toEqual([
      'invalid_value',
      'result',
    ]);
    expect(failure(() => transitStrip(ingresses({ ...span, planets: ['Sun'], division: 'nakshatra' })))).toEqual([
      'invalid_value',
      'stays',
    ]);
    expect(failure(() => transitStrip(year, { today: '2026-02-01' }))).toEqual(['invalid_value', 'today']);
    expect(failure(() => transitStrip(year, { stations: 'all' as never }))).toEqual(['invalid_value', 'stations']);
    expect(failure(() => transitStrip(year, { style: 'x' } as never))).toEqual(['unknown_field', 'style']);
  });
});
