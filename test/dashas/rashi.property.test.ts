import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rashiCourse, type SignStretch } from '../../src/dashas/rashi/rules/course.js';
import { ROUNDS, type Round, roundOf } from '../../src/dashas/rashi/rules/orders.js';
import { ringCourse } from '../../src/dashas/rashi/rules/rings.js';
import { seedOf } from '../../src/dashas/rashi/rules/seeds.js';
import type { RashiSystem } from '../../src/dashas/rashi/rules/system.js';
import { RASHI_SYSTEMS } from '../../src/dashas/rashi/tables/systems.js';
import { type Course, type Stretch, UNITS_PER_YEAR } from '../../src/dashas/rules/course.js';
import { microArcseconds, SIGN, TURN } from '../../src/math/angle.js';
import { GRAHAS, type Graha } from '../../src/zodiac/names.js';
import { strengthChart } from '../../src/zodiac/signStrength.js';
import { at } from '../support/fixtures.js';
import { runs } from '../support/sample.js';

const charts = fc
  .array(fc.integer({ min: 0, max: TURN - 1 }), { minLength: 9, maxLength: 9 })
  .map((values) =>
    strengthChart(
      Object.fromEntries(GRAHAS.map((graha, i) => [graha, microArcseconds(values[i] ?? 0)])) as Record<
        Graha,
        ReturnType<typeof microArcseconds>
      >,
    ),
  );
const signs = fc.nat({ max: 11 });
const paths = fc.tuple(fc.nat({ max: 23 }), fc.nat({ max: 11 }));
const given = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 12, maxLength: 12 });
const systems = Object.entries(RASHI_SYSTEMS) as [string, RashiSystem][];

function tiles(parent: Stretch, parts: readonly Stretch[], shares: readonly number[] = Array(12).fill(1)): void {
  expect(parts).toHaveLength(12);
  const unit = BigInt(shares.reduce((sum, share) => sum + share, 0)) ** 2n;
  const exact = (whole: number, part: number, of: number): bigint =>
    BigInt(whole) * unit + (BigInt(part) * unit) / BigInt(of);
  const from = ({ start, startPart, of }: Stretch): bigint => exact(start, startPart, of);
  const to = ({ end, endPart, of }: Stretch): bigint => exact(end, endPart, of);
  expect(from(at(parts, 0))).toBe(from(parent));
  expect(to(at(parts, 11))).toBe(to(parent));
  parts.slice(1).forEach((part, i) => {
    expect(from(part)).toBe(to(at(parts, i)));
  });
  const lengths = parts.map((part) => to(part) - from(part));
  expect(at(lengths, 0) > 0n).toBe(true);
  const [one = 1] = shares;
  expect(lengths).toEqual(shares.map((share) => (at(lengths, 0) * BigInt(share)) / BigInt(one)));
}

function divides<Period extends Stretch & { readonly sign: number }>(
  course: Course<Period>,
  [first, second]: readonly [number, number],
  shares?: readonly number[],
): void {
  const { mahadashas, within } = course;
  expect(at(mahadashas, 0).start).toBe(0);
  mahadashas.slice(1).forEach(({ start }, i) => {
    expect(start).toBe(at(mahadashas, i).end);
  });
  const maha = at(mahadashas, first % mahadashas.length);
  const antardashas = within(maha);
  tiles(maha, antardashas, shares);
  const antardasha = at(antardashas, second);
  tiles(antardasha, within(antardasha), shares);
  for (const parts of [antardashas, within(antardasha)]) {
    expect(new Set(parts.map(({ sign }) => sign)).size).toBe(12);
  }
}

const years = ({ start, end }: SignStretch): number => (end - start) / UNITS_PER_YEAR;

describe.each(systems)('%s', (id, system) => {
  it('names signs and years as it should, and divides them in twelfths', () => {
    fc.assert(
      fc.property(charts, signs, fc.nat({ max: SIGN - 1 }), paths, given, (chart, point, spent, path, givenYears) => {
        const seed = seedOf(system.seed, chart, point);
        const course = rashiCourse({ ...system, givenYears }, chart, seed, id === 'sudasa' ? spent : 0);
        divides(course, path, system.shares);
        const { mahadashas, skipped, elapsed } = course;
        const named = [...mahadashas, ...skipped];
        expect(named).toHaveLength(12 * system.cycles);
        for (const period of mahadashas) {
          expect(years(period)).toBeGreaterThanOrEqual(1);
          expect(years(period)).toBeLessThanOrEqual(12);
          expect(Number.isInteger(years(period) * (system.years === 'half' ? 2 : 1))).toBe(true);
        }
        const round = named.filter(({ cycle }) => cycle === 1).map(({ sign }) => sign);
        // From a dual point the groups of Dṛg overlap.
        expect(new Set(round).size).toBe(id === 'drig' && point % 3 === 2 ? 10 : 12);
        const total = at(mahadashas, mahadashas.length - 1).end / UNITS_PER_YEAR;
        if (system.further === 'rest') expect(total).toBe(144);
        if (id === 'shoola') expect(total).toBe(108);
        if (id === 'sthira') expect(total).toBe(96);
        if (system.years === 'ten') expect(total).toBe(120);
        expect(Number.isSafeInteger(elapsed) && elapsed >= 0 && elapsed < at(mahadashas, 0).end).toBe(true);
        if (id !== 'sudasa') expect(elapsed).toBe(0);
      }),
      { numRuns: runs(100) },
    );
  });
});

describe('the Sudarśana cakra', () => {
  it('has a sign and a house for every year, month and part', () => {
    fc.assert(
      fc.property(signs, fc.integer({ min: 1, max: 10 }), paths, (first, cycles, path) => {
        const course = ringCourse(first, cycles);
        divides(course, path);
        expect(course.mahadashas).toHaveLength(12 * cycles);
        for (const { sign, house, year } of course.mahadashas) {
          expect(house).toBe(((year - 1) % 12) + 1);
          expect(sign).toBe((first + house - 1) % 12);
        }
      }),
      { numRuns: runs(100) },
    );
  });
});

describe('rounds', () => {
  it('name every sign once, and backward is forward in a mirror', () => {
    fc.assert(
      fc.property(fc.constantFrom(...(Object.keys(ROUNDS) as Round[])), signs, (round, first) => {
        const forward = roundOf(round, first, true);
        expect(new Set(forward).size).toBe(12);
        expect(roundOf(round, first, false)).toEqual(forward.map((sign) => (2 * first - sign + 24) % 12));
      }),
    );
  });
});
