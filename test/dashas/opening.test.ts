import { describe, expect, it } from 'vitest';
import { openingOf } from '../../src/dashas/rules/opening.js';
import type { DashaSystem, GroupSeed } from '../../src/dashas/rules/system.js';
import { type MicroArcseconds, microArcseconds } from '../../src/math/angle.js';

const DEGREE = 3_600_000_000;
const degrees = (value: number): MicroArcseconds => microArcseconds(Math.round(value * DEGREE));

/** Aṣṭottarī's lords and groups: the fifth, of Saturn, has Pūrvāṣāḍhā, Uttarāṣāḍhā, Abhijit and Śravaṇa. */
const LORDS = ['Sun', 'Moon', 'Mars', 'Mercury', 'Saturn', 'Jupiter', 'Rahu', 'Venus'] as const;
const grouped = (elapsed: GroupSeed['elapsed']): DashaSystem & { readonly seed: GroupSeed } => ({
  name: 'ashtottari',
  seed: { point: 'moon', star: 5, sizes: [4, 3, 4, 3, 4, 3, 4, 3], elapsed },
  lords: LORDS.map((lord) => ({ lord, years: 1 })),
  totalYears: 8,
  cycles: 1,
  division: { start: 'same', direction: 'forward', split: 'proportional' },
});

describe('a group that holds Abhijit', () => {
  const spent = (elapsed: GroupSeed['elapsed'], longitude: number, length: number) => {
    const { order, spentOf } = openingOf(grouped(elapsed), degrees(longitude));
    return [LORDS[order], spentOf(length)];
  };

  it('is by arc as long as its three nakṣatras of 13°20′, 253°20′ to 293°20′', () => {
    expect(spent('arc_linear', 253 + 1 / 3, 1200)).toEqual(['Saturn', 0]);
    expect(spent('arc_linear', 273 + 1 / 3, 1200)).toEqual(['Saturn', 600]);
    // In Abhijit, in which no longitude is left out.
    expect(spent('arc_linear', 280 + 1 / 3, 1200)).toEqual(['Saturn', 810]);
    expect(spent('arc_linear', 292 + 1 / 3, 1200)).toEqual(['Saturn', 1170]);
    expect(spent('arc_linear', 293 + 1 / 3, 1200)).toEqual(['Jupiter', 0]);
  });

  it('is by stars four equal parts, of which Abhijit is one', () => {
    expect(spent('star_blocks', 276 + 2 / 3, 1200)).toEqual(['Saturn', 600]);
    expect(spent('star_blocks', 280 + 8 / 9, 1200)).toEqual(['Saturn', 900]);
  });
});

describe('a group without Abhijit', () => {
  it('is by arc as long as its nakṣatras', () => {
    // Of the Moon: Maghā to Uttara Phalgunī, 120° to 160°; of the Sun: Ārdrā to Āśleṣā, four of them.
    expect(openingOf(grouped('arc_linear'), degrees(130)).spentOf(1200)).toBe(300);
    expect(openingOf(grouped('arc_linear'), degrees(80)).spentOf(1200)).toBe(300);
  });
});

describe('a part that does not come out even', () => {
  const tithi = {
    ...grouped('per_star'),
    seed: { limb: 'tithi' as const, lords: Array.from({ length: 30 }, (_, i) => i % 8) },
  };
  it.each([
    [1, 0],
    [2, 1],
    [3, 1],
    [6, 2],
    [10, 3],
    [11, 3],
  ])('is the nearest unit, the upper one of two: %d° of 12° of three units', (place, units) => {
    expect(openingOf(tithi, degrees(place)).spentOf(3)).toBe(units);
  });
});
