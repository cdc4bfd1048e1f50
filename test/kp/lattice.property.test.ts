import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type KpLords, kpLords, kpLordsOfUnits, latticeRows, UNITS_PER_ARCSECOND } from '../../src/kp/rules/lattice.js';
import { microArcseconds, TURN } from '../../src/math/angle.js';
import { runs } from '../support/sample.js';

const UNITS = 1_296_000 * UNITS_PER_ARCSECOND;
const rows = latticeRows();

/** Typed anew, so that the test does not use the library's table. */
const ORDER = ['Ketu', 'Venus', 'Sun', 'Moon', 'Mars', 'Rahu', 'Jupiter', 'Saturn', 'Mercury'] as const;
const YEARS = [7, 20, 6, 10, 7, 18, 16, 19, 17] as const;
const SIGN_LORDS = 'Mars Venus Mercury Moon Sun Mercury Venus Mars Jupiter Saturn Saturn Jupiter'.split(' ');

const Exact = Decimal.clone({ precision: 60 });

interface Span {
  readonly start: Decimal;
  readonly end: Decimal;
  readonly path: readonly number[];
}

/** Cuts a span in nine in decimal fractions, without the library's common unit. */
function cut({ start, end, path }: Span): Span[] {
  const length = end.minus(start);
  let from = start;
  return ORDER.map((_, k) => {
    const order = ((path.at(-1) ?? 0) + k) % 9;
    const to = k === 8 ? end : from.plus(length.times(YEARS[order] ?? 0).div(120));
    const span = { start: from, end: to, path: [...path, order] };
    from = to;
    return span;
  });
}

const nakshatras: Span[] = Array.from({ length: 27 }, (_, n) => ({
  start: new Exact(n).times(48_000),
  end: new Exact(n + 1).times(48_000),
  path: [n % 9],
}));
const subs = nakshatras.flatMap(cut);
const subSubs = subs.flatMap(cut);
const subSubSubs = subSubs.flatMap(cut);

function lookUp(units: number): KpLords {
  const position = new Exact(units).div(36);
  let [low, high] = [0, subSubSubs.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    // Thirty-sixths have no finite decimals: two bounds that are equal may differ in the 50th place.
    if (subSubSubs[middle]?.start.minus(position).lte('1e-40')) low = middle;
    else high = middle - 1;
  }
  const [star, sub, subSub, subSubSub] = (subSubSubs[low]?.path ?? []).map((order) => ORDER[order] ?? 'Sun');
  const sign = SIGN_LORDS[position.div(108_000).floor().toNumber()];
  return { sign, star, sub, subSub, subSubSub } as KpLords;
}

describe('the lattice against decimal arithmetic', () => {
  it('has the same 249 starts, ends and lords', () => {
    const expected: { start: string; end: string; sub: string | undefined }[] = [];
    for (const { start, end, path } of subs) {
      const sub = ORDER[path[1] ?? 0];
      const sign = start.div(108_000).floor().plus(1).times(108_000);
      const bounds = sign.gt(start) && sign.lt(end) ? [start, sign, end] : [start, end];
      for (let i = 1; i < bounds.length; i++) expected.push({ start: `${bounds[i - 1]}`, end: `${bounds[i]}`, sub });
    }
    expect(rows.map(({ start, end, lords }) => ({ start: `${start}`, end: `${end}`, sub: lords.sub }))).toEqual(
      expected,
    );
    for (const { start, lords } of rows) expect(lords).toEqual(lookUp(start * UNITS_PER_ARCSECOND));
  });

  it('agrees at all four levels at every row start and one unit before every row end', () => {
    for (const { start, end } of rows)
      for (const units of [start * UNITS_PER_ARCSECOND, end * UNITS_PER_ARCSECOND - 1])
        expect(kpLordsOfUnits(units), `${units}/36″`).toEqual(lookUp(units));
  });

  it('agrees at every boundary of every level and one unit before it', () => {
    for (const { start } of subSubSubs) {
      const units = start.times(36).toDecimalPlaces(20).toNumber();
      expect(Number.isInteger(units)).toBe(true);
      for (const at of [units, (units + UNITS - 1) % UNITS]) {
        const [ours, theirs] = [kpLordsOfUnits(at), lookUp(at)];
        if (JSON.stringify(ours) !== JSON.stringify(theirs)) expect(ours, `${at}/36″`).toEqual(theirs);
      }
    }
  });

  it('agrees anywhere', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: UNITS - 1 }), (units) => {
        expect(kpLordsOfUnits(units)).toEqual(lookUp(units));
      }),
      { numRuns: runs(500) },
    );
  });

  it('reads micro-arcseconds on the same grid', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: TURN - 1 }), (longitude) => {
        const units = Number((BigInt(longitude) * 36n) / 1_000_000n);
        expect(kpLords(microArcseconds(longitude))).toEqual(kpLordsOfUnits(units));
      }),
      { numRuns: runs(500) },
    );
  });
});

describe('sums', () => {
  it('of each level fill its parent exactly', () => {
    const total = (numbers: readonly number[]): number => numbers.reduce((sum, value) => sum + value, 0);
    expect(total(rows.map(({ start, end }) => end - start))).toBe(1_296_000);
    expect(rows.every(({ end }, i) => end === (rows[i + 1]?.start ?? 1_296_000))).toBe(true);
    for (const y1 of YEARS) {
      expect(total(YEARS.map((y2) => 120 * y1 * y2))).toBe(14_400 * y1);
      for (const y2 of YEARS) expect(total(YEARS.map((y3) => y1 * y2 * y3))).toBe(120 * y1 * y2);
    }
    expect(total(YEARS.map((y1) => 14_400 * y1))).toBe(48_000 * UNITS_PER_ARCSECOND);
  });

  it('come out when the library itself is walked, level by level', () => {
    for (const nakshatra of [0, 8, 13]) {
      const base = nakshatra * 1_728_000;
      let units = base;
      let seen = 0;
      for (let a = 0; a < 9; a++)
        for (let b = 0; b < 9; b++)
          for (let c = 0; c < 9; c++) {
            const [i, j, k] = [(nakshatra + a) % 9, (nakshatra + a + b) % 9, (nakshatra + a + b + c) % 9];
            const span = (YEARS[i] ?? 0) * (YEARS[j] ?? 0) * (YEARS[k] ?? 0);
            for (const at of [units, units + span - 1]) {
              const { sub, subSub, subSubSub } = kpLordsOfUnits(at);
              if (sub !== ORDER[i] || subSub !== ORDER[j] || subSubSub !== ORDER[k])
                expect.fail(`${at}/36″: ${sub} ${subSub} ${subSubSub}`);
            }
            units += span;
            seen++;
          }
      expect([seen, units - base]).toEqual([729, 1_728_000]);
    }
  });
});
