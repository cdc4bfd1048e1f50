// Aṣṭottarī from Kṛttikā: three nakṣatras to malefics and four to benefics, Abhijit counted: all 28, and none twice.
import { describe, expect, it } from 'vitest';
import type { DashaNatal } from '../../src/dashas/natal.js';
import { reckon } from '../../src/dashas/starEngine.js';
import { STAR_SYSTEMS } from '../../src/dashas/tables/systems.js';
import { microArcseconds, NAKSHATRA } from '../../src/math/angle.js';

function opening(moon: number): readonly [string | null | undefined, number] {
  const natal = { graha: () => microArcseconds(moon) } as unknown as DashaNatal;
  const { course, ruler } = reckon(STAR_SYSTEMS.ashtottari, natal, { ashtottari_seed: 'krittika' });
  const [first] = course.mahadashas;
  if (first === undefined) throw new Error('no period');
  return [ruler(first).lord, (course.elapsed - first.start) / (first.end - first.start)];
}

describe('Aṣṭottarī from Kṛttikā', () => {
  // Nakṣatras of 13°20′ in which a group begins and ends; Abhijit lies in Uttarāṣāḍhā (20) and Śravaṇa (21).
  it.each([
    ['Sun', 2, 4, 3],
    ['Moon', 5, 8, 4],
    ['Mars', 9, 11, 3],
    ['Mercury', 12, 15, 4],
    ['Saturn', 16, 18, 3],
    ['Jupiter', 19, 21, 4],
    ['Rahu', 22, 24, 3],
    ['Venus', 25, 1, 4],
  ] as const)('%s has the nakṣatras from %i to %i, which are %i, wholly spent at their end', (lord, from, to, size) => {
    expect(opening(from * NAKSHATRA)).toEqual([lord, 0]);
    const [atEnd, spent] = opening((to + 1) * NAKSHATRA - 1);
    expect(atEnd).toBe(lord);
    expect(spent).toBeCloseTo(1, 9);
    const [second, share] = opening((from + 1) * NAKSHATRA);
    expect(second).toBe(lord);
    expect(share).toBeCloseTo(1 / size, 9);
  });
});
