import { describe, expect } from 'vitest';
import { delayWords, SUMMER } from '../../src/conventions/rules/delay.js';
import { FITTED } from '../../src/conventions/sky.js';
import { RARER } from '../../src/conventions/solve.js';
import { RARITY } from '../../src/conventions/tables/commonness.js';
import { SUNRISE_ALTITUDES } from '../../src/conventions/tables/sunrises.js';
import { HORIZONS } from '../../src/sky/rise-set.js';
import { AYANAMSA_SCHOOLS } from '../../src/zodiac/ayanamsas.js';
import { SIGN_LORDS } from '../../src/zodiac/lords.js';
import { entriesOf, expectDistinct, law } from '../support/laws.js';

describe('laws of the tables of conventions', () => {
  law('conventions/sky.ts#FITTED', 'the grahas that are bodies', () => {
    expect(FITTED).toEqual([...SIGN_LORDS]);
  });

  law('conventions/rules/delay.ts#SUMMER', 'an hour and half an hour, either way', () => {
    expectDistinct(SUMMER, 4);
    for (const seconds of SUMMER) {
      expect(SUMMER).toContain(-seconds);
      expect([3600, 1800]).toContain(Math.abs(seconds));
      expect(delayWords(seconds, undefined)).toMatch(/^daylight saving time/);
    }
  });

  law('conventions/solve.ts#RARER', 'what prints have most often besides apparent places is true places', () => {
    const { positions, ...others } = RARER;
    expect(new Set(Object.values(others))).toEqual(new Set([positions + 1]));
    expect(positions + 1).toBe(3);
  });

  law('conventions/tables/commonness.ts#RARITY', 'Lahiri alone first; from the commonest on', () => {
    const ranks = entriesOf(RARITY as Readonly<Record<string, number>>);
    expect(ranks.filter(([, rank]) => rank === 0).map(([name]) => name)).toEqual(['lahiri']);
    expect(ranks.map(([, rank]) => rank)).toEqual([0, ...Array(3).fill(1), ...Array(8).fill(2)]);
    // The schools that can be chosen by name are at the head of it, or offered by a program.
    for (const school of Object.keys(AYANAMSA_SCHOOLS)) expect(Object.keys(RARITY), school).toContain(school);
  });

  law('conventions/tables/sunrises.ts#SUNRISE_ALTITUDES', 'the altitudes that the sky takes, in degrees', () => {
    for (const { sunrise, altitude_degrees: degrees } of SUNRISE_ALTITUDES) {
      const [minutes] = HORIZONS[sunrise === 'hindu' ? 'disc_center' : (sunrise as 'upper_limb')];
      expect(degrees, sunrise).toBeCloseTo(minutes / 60, 4);
    }
    expect(SUNRISE_ALTITUDES.map(({ sunrise }) => sunrise).join(' ')).toBe(
      'upper_limb hindu centre_refraction tip_no_refraction',
    );
  });
});
