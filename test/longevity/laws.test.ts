import { describe, expect } from 'vitest';
import {
  BASES,
  BHARANAS,
  COMBUST_EXEMPT,
  COUNT_OF,
  COUNTS,
  EXEMPTIONS,
  IN_ONE_SIGN,
  LAGNA_YEARS,
  MALEFICS,
  RELATIONS,
  RISING_MALEFIC_READINGS,
  SEVERAL_LOSSES,
  STEP_REASONS,
  STEPS,
  VERSES,
  VISIBLE_HALF_READINGS,
} from '../../src/longevity/tables/options.js';
import { NISARGA_YEARS, PINDA_YEARS, VISIBLE_HALF } from '../../src/longevity/tables/years.js';
import { SIGN_LORDS } from '../../src/zodiac/lords.js';
import { expectDistinct, expectEach, law } from '../support/laws.js';

const sum = (years: readonly number[]): number => years.reduce((a, b) => a + b, 0);

describe('laws of the tables of years of life', () => {
  // 9, 15, 5, 2, 5, 11 and 10, each with ten.
  law('longevity/tables/years.ts#PINDA_YEARS', 'ten and the numbers of the verse; 127 together', () => {
    expect(SIGN_LORDS.map((graha) => PINDA_YEARS[graha] - 10)).toEqual([9, 15, 5, 2, 5, 11, 10]);
    expect(sum(Object.values(PINDA_YEARS))).toBe(127);
  });

  law('longevity/tables/years.ts#NISARGA_YEARS', '120 together, in the order of ages Moon to Saturn', () => {
    const ages = ['Moon', 'Mars', 'Mercury', 'Venus', 'Jupiter', 'Sun', 'Saturn'] as const;
    expect(ages.map((graha) => NISARGA_YEARS[graha])).toEqual([1, 2, 9, 20, 18, 20, 50]);
    expect(sum(Object.values(NISARGA_YEARS))).toBe(120);
  });

  law('longevity/tables/years.ts#VISIBLE_HALF', 'one over thirteen less the house', () => {
    for (const [house, part] of Object.entries(VISIBLE_HALF)) expect(part).toBe(1 / (13 - Number(house)));
  });

  law('longevity/tables/options.ts#VERSES', 'each rule has a chapter and verse', () => {
    expect(Object.keys(VERSES)).toEqual([...STEPS]);
    for (const verse of Object.values(VERSES)) expect(verse).toMatch(/ \d+\.\d+/);
  });

  law(
    'longevity/tables/options.ts#COUNT_OF',
    'the three counts of the text, once each; Jīvaśarman’s is not among them',
    () => {
      expectDistinct(Object.values(COUNT_OF), 3);
      expect([...Object.values(COUNT_OF), 'jivasharma'].sort()).toEqual([...COUNTS].sort());
    },
  );

  law('longevity/tables/options.ts#MALEFICS', 'Sun, Mars and Saturn', () => {
    expectEach(MALEFICS, ['Sun', 'Mars', 'Saturn']);
  });

  law('longevity/tables/options.ts#COMBUST_EXEMPT', 'Venus and Saturn', () => {
    expectEach(COMBUST_EXEMPT, ['Venus', 'Saturn']);
  });

  law(
    [
      'longevity/tables/options.ts#COUNTS',
      'longevity/tables/options.ts#RELATIONS',
      'longevity/tables/options.ts#EXEMPTIONS',
      'longevity/tables/options.ts#VISIBLE_HALF_READINGS',
      'longevity/tables/options.ts#IN_ONE_SIGN',
      'longevity/tables/options.ts#SEVERAL_LOSSES',
      'longevity/tables/options.ts#RISING_MALEFIC_READINGS',
      'longevity/tables/options.ts#LAGNA_YEARS',
      'longevity/tables/options.ts#BHARANAS',
      'longevity/tables/options.ts#BASES',
      'longevity/tables/options.ts#STEPS',
      'longevity/tables/options.ts#STEP_REASONS',
    ],
    'no name twice, the default first',
    () => {
      const lists = [COUNTS, RELATIONS, EXEMPTIONS, VISIBLE_HALF_READINGS, IN_ONE_SIGN, SEVERAL_LOSSES, RISING_MALEFIC_READINGS, LAGNA_YEARS, BHARANAS, BASES, STEPS, STEP_REASONS]; // biome-ignore format: one line
      for (const list of lists) expectDistinct([...list], list.length);
      expect(lists.map(([first]) => first).join(' ')).toBe('pindayu natural retrograde sign strongest each phaladeepika navamsha brihat_jataka proportional threefold retrograde_exempt'); // biome-ignore format: one line
    },
  );
});
