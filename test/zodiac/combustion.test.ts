import { describe, expect, it } from 'vitest';
import { toMicroArcseconds } from '../../src/math/angle.js';
import { COMBUSTION_RULES, type CombustionRule, combustionLimit, isCombust } from '../../src/zodiac/combustion.js';

const combust = (body: string, degrees: number, retrograde = false, rule?: CombustionRule): boolean =>
  isCombust(body, toMicroArcseconds(degrees), toMicroArcseconds(0), retrograde, rule);

describe('combustion', () => {
  it('is nearer to the Sun than the limit of the Surya Siddhanta, on either side', () => {
    const limits = { Moon: 12, Mars: 17, Mercury: 14, Jupiter: 11, Venus: 10, Saturn: 15 };
    for (const [body, limit] of Object.entries(limits)) {
      expect(combustionLimit(body, false)).toBe(limit);
      expect([
        combust(body, limit),
        combust(body, 360 - limit),
        combust(body, 360 - limit + 1e-9),
        combust(body, limit - 1e-9),
      ]).toEqual([false, false, true, true]);
    }
    expect([combust('Mercury', 12, true), combust('Mercury', 11.9, true)]).toEqual([false, true]);
    expect([combust('Venus', 8, true), combust('Venus', 7.9, true)]).toEqual([false, true]);
  });

  it('has other limits elsewhere', () => {
    expect(
      ['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'].map((body) => combustionLimit(body, true, 'pyjhora')),
    ).toEqual([8, 12, 11, 8, 16]);
    expect(['Jupiter', 'Venus'].map((body) => combustionLimit(body, false, 'pyjhora'))).toEqual([10, 11]);
    expect([false, true].map((back) => combustionLimit('Mercury', back, 'mercury_13_venus_9'))).toEqual([13, 13]);
    expect([combust('Venus', 9.5), combust('Venus', 9.5, false, 'mercury_13_venus_9')]).toEqual([true, false]);
  });

  it('is nothing of the Sun, the nodes and what is no graha', () => {
    for (const rule of COMBUSTION_RULES) {
      for (const body of ['Sun', 'Rahu', 'Ketu', 'Uranus', 'constructor']) {
        expect(combustionLimit(body, false, rule)).toBeUndefined();
        expect(combust(body, 0, false, rule)).toBe(false);
      }
    }
  });
});
