import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packedRows } from '../../src/math/packed.js';
import { nutationTerms } from '../../src/sky/tables/nutation.js';
import { poleTerms } from '../../src/sky/tables/precession.js';
import { deltaTSpline } from '../../src/time/deltaTSpline.js';
import { packRows } from '../../tools/lib/packed.mjs';

const numbersOf = (name: string, before = 0): number[][] =>
  readFileSync(new URL(`../../fixtures/sources/${name}.csv`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .slice(1)
    .map((line) => line.split(',').slice(before).map(Number));

describe('tables of whole numbers as text', () => {
  it('read as they were written, small and large', () => {
    const whole = fc.oneof(fc.integer({ min: -9, max: 9 }), fc.integer({ min: -(2 ** 48), max: 2 ** 48 }));
    const rows = fc
      .integer({ min: 1, max: 6 })
      .chain((width) => fc.array(fc.array(whole, { minLength: width, maxLength: width }), { minLength: 1 }));
    fc.assert(
      fc.property(rows, (table) => {
        const { text, orders } = packRows(table);
        expect(packedRows(text, orders)).toEqual(table.map((row) => row.map((value) => value + 0)));
      }),
    );
  });

  it('are the numbers of their sources to the last bit', () => {
    expect(nutationTerms()).toEqual(numbersOf('nutation'));
    expect([...poleTerms().ecliptic, ...poleTerms().equator]).toEqual(numbersOf('precession', 1));
    expect(poleTerms().ecliptic).toHaveLength(8);
    expect(deltaTSpline()).toEqual(numbersOf('delta-t-spline'));
  });
});
