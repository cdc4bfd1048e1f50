import { describe, expect, it } from 'vitest';
import { toMicroArcseconds } from '../../src/math/angle.js';
import { WARRIORS, type Warrior, warPairs, warWinner } from '../../src/zodiac/war.js';

function sky(near: Partial<Record<Warrior, number>>) {
  return Object.fromEntries(WARRIORS.map((name, i) => [name, toMicroArcseconds(near[name] ?? 40 + 20 * i)])) as Record<
    Warrior,
    ReturnType<typeof toMicroArcseconds>
  >;
}

describe('planetary war', () => {
  it('is between two nearer than a degree, across the border of a sign and the beginning of the zodiac, too', () => {
    expect(warPairs(sky({}))).toEqual([]);
    expect(warPairs(sky({ Mars: 10, Saturn: 11 }))).toEqual([]);
    expect(warPairs(sky({ Mars: 10, Saturn: 11 - 1e-9 }))).toHaveLength(1);
    expect(warPairs(sky({ Mars: 359.7, Venus: 0.2 }))).toEqual([
      { planets: ['Mars', 'Venus'], separation: 0.5 * 3_600_000_000 },
    ]);
  });

  it('is up to three wars of three', () => {
    const pairs = (saturn: number) =>
      warPairs(sky({ Mars: 10, Venus: 10.6, Saturn: saturn })).map(({ planets }) => planets.join());
    expect(pairs(10.9)).toEqual(['Mars,Venus', 'Mars,Saturn', 'Venus,Saturn']);
    expect(pairs(11.2)).toEqual(['Mars,Venus', 'Venus,Saturn']);
  });

  it('has the requested limit', () => {
    expect(warPairs(sky({ Mars: 10, Venus: 10.6 }), 0.5)).toEqual([]);
    expect(warPairs(sky({ Mars: 10, Venus: 10.4 }), 0.5)).toHaveLength(1);
  });

  it('is won by Venus, else by the one further north; of two alike by the first', () => {
    expect(warWinner(['Venus', 'Saturn'], [-1, 2])).toBe('Venus');
    expect(warWinner(['Mars', 'Venus'], [2, -1])).toBe('Venus');
    expect(warWinner(['Venus', 'Saturn'], [-1, 2], 'north_only')).toBe('Saturn');
    expect(warWinner(['Mars', 'Saturn'], [1, 2])).toBe('Saturn');
    expect(warWinner(['Mars', 'Saturn'], [-1, -2])).toBe('Mars');
    expect(warWinner(['Mars', 'Saturn'], [1, 1])).toBe('Mars');
  });
});
