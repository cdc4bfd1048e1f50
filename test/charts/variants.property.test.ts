import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CUSTOM_BASES, CUSTOM_STARTS, customCounting } from '../../src/charts/rules/customVarga.js';
import { dividedLongitude } from '../../src/charts/rules/varga.js';
import type { Counting } from '../../src/charts/tables/vargas.js';
import { countingOf, GENERIC, ruleOf, type VargaVariant, variantsOf } from '../../src/charts/tables/variants.js';
import { type MicroArcseconds, microArcseconds, modulo, SIGN, signIndex, TURN } from '../../src/math/angle.js';
import { DIVISIONS, type Division } from '../../src/zodiac/divisions.js';
import { runs } from '../support/sample.js';

const longitudes = fc.integer({ min: 0, max: TURN - 1 }).map(microArcseconds);
const ways = DIVISIONS.flatMap((varga) => variantsOf(varga).map((variant) => [varga, variant] as const));
const divide = (varga: Division, longitude: MicroArcseconds, variant: VargaVariant = variantsOf(varga)[0]) =>
  dividedLongitude(longitude, ruleOf(varga).divisions, countingOf(varga, variant));

const startOf = (sign: number, part: number, parts: number): number =>
  sign * SIGN + Number((BigInt(part) * BigInt(SIGN) + BigInt(parts) - 1n) / BigInt(parts));

function misplaced(parts: number, counting: Counting): string[] {
  const wrong: string[] = [];
  for (let sign = 0; sign < 12; sign++)
    for (let part = 0; part < parts; part++) {
      const start = startOf(sign, part, parts);
      const last = startOf(sign, part + 1, parts) - 1;
      const [first, end] = [start, last].map((q) => dividedLongitude(microArcseconds(q), parts, counting));
      if (first === undefined || end === undefined || signIndex(first) !== signIndex(end))
        wrong.push(`${sign}/${part}`);
      else if (first % SIGN >= parts || end % SIGN < SIGN - parts) wrong.push(`${sign}/${part}`);
    }
  return wrong;
}

/** Signs from Rāhu's to Ketu's; undefined where the number varies. */
function apart(varga: Division, variant: VargaVariant): number | undefined {
  const n = ruleOf(varga).divisions;
  if (variant === 'kalachakra') return undefined;
  if (variant === 'parivritti' || variant === 'parivritti_even_reverse') return (6 * n) % 12;
  if (variant === 'somanatha') return undefined;
  const together = ['d2', 'd5', 'd6', 'd8', 'd16', 'd20', 'd24', 'd40', 'd45'].includes(varga);
  if (varga === 'd2') return variant === 'parashara' ? 0 : undefined;
  if (varga === 'd30') return variant === 'parashara' ? 0 : 6;
  return together ? 0 : 6;
}

describe('every division in every variant', () => {
  it.each(ways)('%s %s: parts tile the sign, half-open', (varga, variant) => {
    expect(misplaced(ruleOf(varga).divisions, countingOf(varga, variant)).filter((_, i) => i < 5)).toEqual([]);
  });

  it.each(ways)('%s %s: one degree for Rāhu and Ketu, and as many signs apart as its rule has it', (varga, variant) => {
    const distance = apart(varga, variant);
    fc.assert(
      fc.property(longitudes, (rahu) => {
        const [one, other] = [rahu, modulo(rahu + TURN / 2, TURN)].map((q) =>
          divide(varga, microArcseconds(q), variant),
        );
        if (one === undefined || other === undefined) throw new Error('no longitude');
        expect(one % SIGN).toBe(other % SIGN);
        expect(one % SIGN).toBe(((rahu % SIGN) * ruleOf(varga).divisions) % SIGN);
        const signs = modulo(signIndex(other) - signIndex(one), 12);
        if (distance !== undefined) expect(signs).toBe(distance);
      }),
      { numRuns: runs(60) },
    );
  });

  it('puts Rāhu and Ketu 3n signs apart in somanatha, the other way in even signs and in the other half', () => {
    for (const [varga, variant] of ways.filter(([, name]) => name === 'somanatha')) {
      const n = ruleOf(varga).divisions;
      fc.assert(
        fc.property(longitudes, (rahu) => {
          const ketu = microArcseconds(modulo(rahu + TURN / 2, TURN));
          const signs = signIndex(divide(varga, ketu, variant)) - signIndex(divide(varga, rahu, variant));
          expect(modulo(signs, 12)).toBe(
            modulo((signIndex(rahu) % 2 === 0) === signIndex(rahu) < 6 ? 3 * n : -3 * n, 12),
          );
        }),
        { numRuns: runs(30) },
      );
    }
  });
});

describe('divisions of divisions', () => {
  it.each([
    ['d81', 'd9', 'd9'],
    ['d108', 'd9', 'd12'],
    ['d144', 'd12', 'd12'],
  ] as const)('%s is %s, divided again as %s', (whole, first, second) => {
    fc.assert(
      fc.property(longitudes, (q) => {
        expect(divide(whole, q)).toBe(divide(second, divide(first, q)));
      }),
      { numRuns: runs(300) },
    );
  });

  it('D81 is the circle turned 81 times', () => {
    fc.assert(
      fc.property(longitudes, (q) => {
        expect(BigInt(divide('d81', q))).toBe((BigInt(q) * 81n) % BigInt(TURN));
      }),
      { numRuns: runs(300) },
    );
  });
});

describe('a custom division', () => {
  const sizes = fc.integer({ min: 2, max: 300 });

  it('tiles the sign, half-open, however many parts and however they are counted', () => {
    const countings = fc.oneof(
      fc.record({
        base: fc.constantFrom(...CUSTOM_BASES),
        start: fc.constantFrom(...CUSTOM_STARTS),
        backward: fc.boolean(),
      }),
      fc.constantFrom('parivritti' as const, 'parivritti_even_reverse' as const, 'somanatha' as const),
    );
    fc.assert(
      fc.property(sizes, countings, (n, way) => {
        const counting =
          typeof way === 'string' ? GENERIC[way](n) : customCounting(n, way.base, way.start, way.backward);
        expect(misplaced(n, counting)).toEqual([]);
      }),
      { numRuns: runs(25) },
    );
  });

  it.each([
    ['d7', 'sign', 'odd_even_7'],
    ['d9', 'sign', 'modality_1_9_5'],
    ['d10', 'sign', 'odd_even_9'],
    ['d12', 'sign', 'base'],
    ['d60', 'sign', 'base'],
    ['d16', 'aries', 'modality_1_5_9'],
    ['d45', 'aries', 'modality_1_5_9'],
    ['d8', 'aries', 'modality_1_9_5'],
    ['d20', 'aries', 'modality_1_9_5'],
    ['d27', 'aries', 'element_1_4_7_10'],
    ['d6', 'aries', 'odd_even_7'],
    ['d40', 'aries', 'odd_even_7'],
  ] as const)('%s is from %s, %s', (varga, base, start) => {
    const n = ruleOf(varga).divisions;
    const counting = customCounting(n, base, start, false);
    for (let sign = 0; sign < 12; sign++)
      for (let part = 0; part < n; part++) {
        const q = microArcseconds(startOf(sign, part, n));
        expect(dividedLongitude(q, n, counting)).toBe(divide(varga, q));
      }
  });

  it.each(['d2', 'd3', 'd4', 'd5', 'd11', 'd24', 'd30'] as const)('%s is not one of them', (varga) => {
    const n = ruleOf(varga).divisions;
    const points = Array.from({ length: 12 * n }, (_, i) => microArcseconds(startOf(Math.floor(i / n), i % n, n)));
    const signs = (of: (q: MicroArcseconds) => MicroArcseconds): string => points.map((q) => signIndex(of(q))).join();
    const text = signs((q) => divide(varga, q));
    for (const base of CUSTOM_BASES)
      for (const start of CUSTOM_STARTS)
        for (const backward of [false, true])
          expect(signs((q) => dividedLongitude(q, n, customCounting(n, base, start, backward)))).not.toBe(text);
  });

  it('counts even signs in reverse: the last part goes where the first would', () => {
    const [forward, backward] = [false, true].map((way) => customCounting(13, 'sign', 'odd_even_7', way));
    if (forward === undefined || backward === undefined) throw new Error('no counting');
    for (let part = 0; part < 13; part++) {
      const here = microArcseconds(startOf(3, part, 13));
      const there = microArcseconds(startOf(3, 12 - part, 13));
      expect(signIndex(dividedLongitude(here, 13, backward))).toBe(signIndex(dividedLongitude(there, 13, forward)));
      const odd = microArcseconds(startOf(4, part, 13));
      expect(dividedLongitude(odd, 13, backward)).toBe(dividedLongitude(odd, 13, forward));
    }
  });
});
