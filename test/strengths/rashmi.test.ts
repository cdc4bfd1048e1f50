import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rashmi, shadbala } from '../../src/strengths/index.js';
import { ALL_RAYS, rashmisOf } from '../../src/strengths/rules/rashmi.js';
import type { Birth } from '../../src/types.js';
import { SIGN_LORDS } from '../../src/zodiac/lords.js';

interface Case {
  readonly birth: Birth;
  readonly twice_uccha: readonly number[];
}

const { cases }: { readonly cases: readonly Case[] } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../fixtures/sources/rashmi.json'), 'utf8'),
);

const at = (uccha: number, cheshtaForPhala: number) =>
  rashmisOf({ sthana: { uccha }, cheshtaForPhala } as Parameters<typeof rashmisOf>[0]);

describe('rays', () => {
  it('are one at the fall and seven at exaltation', () => {
    expect(at(0, 60)).toEqual({ uccha: 1, cheshta: 7, shubha: 4, ashubha: 4 });
    expect(at(60, 60)).toEqual({ uccha: 7, cheshta: 7, shubha: 7, ashubha: 1 });
  });

  it('are eight in all', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 60, noNaN: true }), fc.double({ min: 0, max: 60, noNaN: true }), (u, c) => {
        const { shubha, ashubha } = at(u, c);
        expect(shubha + ashubha).toBeCloseTo(ALL_RAYS, 9);
        expect(shubha).toBeGreaterThanOrEqual(1);
        expect(shubha).toBeLessThanOrEqual(7);
      }),
    );
  });

  it.each(cases)('of exaltation are half of those that PyJHora prints', ({ birth, twice_uccha: printed }) => {
    const { planets } = rashmi({ birth }).data;
    for (const [i, planet] of SIGN_LORDS.entries())
      expect(Math.abs(planets[planet].uccha * 2 - (printed[i] ?? Number.NaN)), planet).toBeLessThanOrEqual(0.05);
  });

  // Bṛhat Parāśara Horā Śāstra 28.6: each less one, times ten, half the sum.
  it.each(cases)('make the iṣṭa of the same chapter', ({ birth }) => {
    const { planets } = rashmi({ birth }).data;
    const { planets: strengths } = shadbala({ birth, choices: { ishta: 'mean' } }).data;
    for (const planet of SIGN_LORDS)
      expect((planets[planet].shubha - 1) * 10).toBeCloseTo(strengths[planet].ishta_phala, 2);
  });
});
