import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LifeChart, LifeRules } from '../../src/longevity/rules/chart.js';
import { lifeShares } from '../../src/longevity/rules/shares.js';
import {
  BHARANAS,
  COUNTS,
  EXEMPTIONS,
  IN_ONE_SIGN,
  LAGNA_YEARS,
  RELATIONS,
  RISING_MALEFIC_READINGS,
  SEVERAL_LOSSES,
  VISIBLE_HALF_READINGS,
} from '../../src/longevity/tables/options.js';
import { microArcseconds, TURN } from '../../src/math/angle.js';
import { recordOf } from '../../src/math/recordOf.js';
import { COMBUSTION_RULES } from '../../src/zodiac/combustion.js';
import { SIGN_LORDS } from '../../src/zodiac/lords.js';
import { GRAHAS } from '../../src/zodiac/names.js';

const longitude = fc.integer({ min: 0, max: TURN - 1 }).map(microArcseconds);

const charts: fc.Arbitrary<LifeChart> = fc
  .tuple(
    fc.array(longitude, { minLength: 9, maxLength: 9 }),
    longitude,
    fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }),
    fc.array(fc.integer({ min: 100, max: 600 }), { minLength: 7, maxLength: 7 }),
  )
  .map(([given, ascendant, back, strong]) => ({
    longitudes: recordOf(GRAHAS, (_, i) => given[i] ?? microArcseconds(0)),
    ascendant,
    retrograde: recordOf(SIGN_LORDS, (_, i) => back[i] ?? false),
    strength: recordOf(SIGN_LORDS, (_, i) => strong[i] ?? 0),
  }));

const rules: fc.Arbitrary<LifeRules> = fc.record({
  relation: fc.constantFrom(...RELATIONS),
  enemy_exempt: fc.constantFrom(...EXEMPTIONS),
  combustion: fc.constantFrom(...COMBUSTION_RULES),
  visible_half: fc.constantFrom(...VISIBLE_HALF_READINGS),
  in_one_sign: fc.constantFrom(...IN_ONE_SIGN),
  several: fc.constantFrom(...SEVERAL_LOSSES),
  rising_malefic: fc.constantFrom(...RISING_MALEFIC_READINGS),
  lagna_years: fc.constantFrom(...LAGNA_YEARS),
  bharana: fc.constantFrom(...BHARANAS),
});

describe('years of life', () => {
  it('are never negative, each step follows from the one before, and their sum is the sum', () => {
    fc.assert(
      fc.property(charts, rules, fc.constantFrom(...COUNTS), (chart, by, count) => {
        const { grahas, lagna, sum } = lifeShares(chart, count, by);
        let total = lagna.years;
        for (const { base, steps, years } of grahas) {
          let left = base;
          for (const { factor, applies, reason, years: after } of steps) {
            expect(applies).toBe(factor !== 1);
            if (applies) expect(reason).toBeNull();
            left *= factor;
            expect(after).toBe(left);
          }
          expect(years).toBe(left);
          expect(years).toBeGreaterThanOrEqual(0);
          total += years;
        }
        expect(sum).toBeCloseTo(total, 9);
      }),
    );
  });

  it('are fewest where each loss counts, and most where one of all does', () => {
    fc.assert(
      fc.property(charts, rules, fc.constantFrom(...COUNTS), (chart, by, count) => {
        const [each, greater, greatest] = SEVERAL_LOSSES.map(
          (several) => lifeShares(chart, count, { ...by, several }).sum,
        );
        expect(each ?? 0).toBeLessThanOrEqual((greater ?? 0) + 1e-9);
        expect(greater ?? 0).toBeLessThanOrEqual((greatest ?? 0) + 1e-9);
      }),
    );
  });

  it('are not more where all lose in the visible half than where the strongest does', () => {
    fc.assert(
      fc.property(charts, rules, fc.constantFrom(...COUNTS), (chart, by, count) => {
        const all = lifeShares(chart, count, { ...by, in_one_sign: 'all', several: 'each' }).sum;
        expect(all).toBeLessThanOrEqual(lifeShares(chart, count, { ...by, in_one_sign: 'strongest', several: 'each' }).sum + 1e-9); // biome-ignore format: one line
      }),
    );
  });
});
