import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { vargaLongitude } from '../../src/charts/rules/varga.js';
import { type MicroArcseconds, microArcseconds, modulo, SIGN, signIndex, TURN } from '../../src/math/angle.js';
import type { Varga } from '../../src/types.js';
import { ALL_VARGAS, divisor, signOfPart } from '../support/independent.js';
import { runs } from '../support/sample.js';

const longitudes = fc.integer({ min: 0, max: TURN - 1 }).map(microArcseconds);
const signOf = (longitude: MicroArcseconds, varga: Varga): number => signIndex(vargaLongitude(longitude, varga));

const TOGETHER: readonly Varga[] = ['d2', 'd16', 'd20', 'd24', 'd30', 'd40', 'd45'];
const OPPOSITE: readonly Varga[] = ['d3', 'd4', 'd7', 'd9', 'd10', 'd12', 'd27', 'd60'];

describe('Rāhu and Ketu', () => {
  it.each(TOGETHER)('share one sign and one degree in %s', (varga) => {
    fc.assert(
      fc.property(longitudes, (rahu) => {
        expect(vargaLongitude(modulo(rahu + TURN / 2, TURN), varga)).toBe(vargaLongitude(rahu, varga));
      }),
      { numRuns: runs(500) },
    );
  });

  it.each(OPPOSITE)('are exactly opposite in %s', (varga) => {
    fc.assert(
      fc.property(longitudes, (rahu) => {
        const ketu = modulo(rahu + TURN / 2, TURN);
        expect(modulo(vargaLongitude(ketu, varga) - vargaLongitude(rahu, varga), TURN)).toBe(TURN / 2);
      }),
      { numRuns: runs(500) },
    );
  });

  it('covers all fifteen divisions', () => {
    expect([...TOGETHER, ...OPPOSITE].sort()).toEqual([...ALL_VARGAS].sort());
  });
});

describe('exactness', () => {
  it.each(ALL_VARGAS)('%s agrees with exact decimal arithmetic', (varga) => {
    const parts = divisor(varga);
    fc.assert(
      fc.property(longitudes, (longitude) => {
        const sign = signIndex(longitude);
        const stretched = new Decimal(longitude).minus(new Decimal(sign).times(SIGN)).times(parts);
        const part = stretched.div(SIGN).floor();
        const expected = new Decimal(signOfPart(varga, sign, part.toNumber())).times(SIGN).plus(stretched.mod(SIGN));
        const result = vargaLongitude(longitude, varga);
        expect(result).toBe(expected.toNumber());
        expect(Number.isSafeInteger(result) && result >= 0 && result < TURN).toBe(true);
      }),
      { numRuns: runs(2000) },
    );
  });

  // Every boundary, 12 × 339 in all: the first whole micro-arcsecond at or after it belongs to the part that begins there.
  it.each(ALL_VARGAS)('%s has half-open parts', (varga) => {
    const parts = divisor(varga);
    for (let sign = 0; sign < 12; sign++)
      for (let part = 0; part < parts; part++) {
        const start = sign * SIGN + Number((BigInt(part) * BigInt(SIGN) + BigInt(parts) - 1n) / BigInt(parts));
        expect(signOf(microArcseconds(start), varga), `start of ${sign}/${part}`).toBe(signOfPart(varga, sign, part));
        const [priorSign, priorPart] = part > 0 ? [sign, part - 1] : [modulo(sign - 1, 12), parts - 1];
        expect(signOf(modulo(start - 1, TURN), varga), `before ${sign}/${part}`).toBe(
          signOfPart(varga, priorSign, priorPart),
        );
      }
  });

  it.each(ALL_VARGAS.filter((varga) => SIGN % divisor(varga) === 0))(
    '%s starts at 0° of a sign on the boundary and ends n µ″ before the next',
    (varga) => {
      const parts = divisor(varga);
      for (let sign = 0; sign < 12; sign++)
        for (let part = 0; part < parts; part++) {
          const start = sign * SIGN + (part * SIGN) / parts;
          expect(vargaLongitude(microArcseconds(start), varga) % SIGN).toBe(0);
          expect(vargaLongitude(microArcseconds(start + SIGN / parts - 1), varga) % SIGN).toBe(SIGN - parts);
        }
    },
  );
});

describe('triṁśāṁśa', () => {
  it('never falls in Cancer or Leo', () => {
    fc.assert(
      fc.property(longitudes, (longitude) => {
        expect([3, 4]).not.toContain(signOf(longitude, 'd30'));
      }),
      { numRuns: runs(2000) },
    );
  });

  it('stays odd in odd signs and even in even signs', () => {
    fc.assert(
      fc.property(longitudes, (longitude) => {
        expect(signOf(longitude, 'd30') % 2).toBe(signIndex(longitude) % 2);
      }),
    );
  });

  it('changes at 5°, 10°, 18°, 25° of odd and 5°, 12°, 20°, 25° of even signs', () => {
    for (let sign = 0; sign < 12; sign++) {
      const changes: number[] = [];
      for (let degree = 1; degree < 30; degree++) {
        const boundary = sign * SIGN + degree * (SIGN / 30);
        if (signOf(microArcseconds(boundary), 'd30') !== signOf(microArcseconds(boundary - 1), 'd30'))
          changes.push(degree);
      }
      expect(changes).toEqual(sign % 2 === 0 ? [5, 10, 18, 25] : [5, 12, 20, 25]);
    }
  });
});

describe('continuity', () => {
  it.each(['d7', 'd9', 'd12', 'd16', 'd20', 'd27', 'd45', 'd60'] as const)(
    '%s of a sign start follows its rule',
    (varga) => {
      // In the divisions that run on through the zodiac, n parts further is n signs further.
      const first = { d7: 7, d9: 9, d12: 1, d16: 4, d20: 8, d27: 3, d45: 4, d60: 1 }[varga];
      for (let sign = 0; sign < 12; sign++)
        expect(signOf(microArcseconds(sign * SIGN), varga)).toBe((first * sign) % 12);
    },
  );

  it('D9 is the circle turned nine times', () => {
    fc.assert(
      fc.property(longitudes, (longitude) => {
        expect(BigInt(vargaLongitude(longitude, 'd9'))).toBe((BigInt(longitude) * 9n) % BigInt(TURN));
      }),
      { numRuns: runs(1000) },
    );
  });
});
