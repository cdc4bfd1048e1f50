import { describe, expect, it } from 'vitest';
import { vimshottari } from '../../src/index.js';
import { DELHI } from '../support/fixtures.js';
import { stageSky } from '../support/sky.js';

const NAKSHATRA = 48_000_000_000;

const first = (moon: number): readonly string[] => {
  const { data } = vimshottari({ birth: DELHI }, { ephemeris: stageSky({ Moon: moon }) });
  return (data.mahadashas[0]?.antardashas ?? []).map(({ planet }) => planet);
};

describe('a birth on the boundary of a sub-period', () => {
  // Ketu's own part of his mahādaśā is 7/120 of it, and of the nakṣatra.
  const boundary = (NAKSHATRA * 7) / 120;

  it('is in the period that begins there, not in the one that ends', () => {
    expect(first(boundary)).toEqual(['Venus', 'Sun', 'Moon', 'Mars', 'Rahu', 'Jupiter', 'Saturn', 'Mercury']);
  });

  it('still has the one before a micro-arcsecond earlier', () => {
    expect(first(boundary - 1).slice(0, 2)).toEqual(['Ketu', 'Venus']);
    expect(first(boundary - 1)).toHaveLength(9);
  });

  it('begins with the whole mahādaśā where the nakṣatra begins, and with its last part where it ends', () => {
    expect(first(0)).toHaveLength(9);
    expect(first(NAKSHATRA - 1)).toEqual(['Mercury']);
    expect(first(NAKSHATRA)[0]).toBe('Venus');
  });
});
