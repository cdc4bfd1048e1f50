import { describe, expect, it } from 'vitest';
import { following } from '../../src/cast/limbs.js';
import { DEGREE, microArcseconds, TURN, toMicroArcseconds } from '../../src/math/angle.js';
import {
  karanaType,
  LIMB_RULES,
  LIMBS,
  limbAngle,
  limbName,
  limbNumber,
  limbProgress,
  paksha,
} from '../../src/zodiac/limbs.js';
import { fixture } from '../support/fixtures.js';

const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);

describe('arcs', () => {
  it.each(LIMBS)('the units of the %s fill the circle', (limb) => {
    expect(LIMB_RULES[limb].arc * LIMB_RULES[limb].count).toBe(TURN);
  });

  it.each(LIMBS)('a boundary of the %s begins the next unit', (limb) => {
    const { arc, count } = LIMB_RULES[limb];
    for (const number of numbers(count)) {
      const start = (number - 1) * arc;
      expect(limbNumber(limb, microArcseconds(start))).toBe(number);
      expect(limbNumber(limb, microArcseconds(start + arc - 1))).toBe(number);
      expect(limbProgress(limb, microArcseconds(start))).toBe(0);
      expect(limbProgress(limb, microArcseconds(start + arc - 1))).toBe(99.99);
      expect(limbProgress(limb, microArcseconds(start + arc / 2))).toBe(50);
    }
    expect(following(limb, 1)).toBe(2);
    expect(following(limb, count)).toBe(1);
  });

  it('takes difference, Moon or sum, within one turn', () => {
    const [sun, moon] = [350 * DEGREE, 20 * DEGREE];
    expect(LIMBS.map((limb) => limbAngle(limb, microArcseconds(sun), microArcseconds(moon)) / DEGREE)).toEqual([
      30, 20, 10, 30,
    ]);
    expect(limbAngle('tithi', microArcseconds(10 * DEGREE), microArcseconds(10 * DEGREE))).toBe(0);
    expect(limbAngle('tithi', microArcseconds(1), microArcseconds(0))).toBe(TURN - 1);
  });

  it('agrees with the printed exercises', () => {
    const { arithmetic } = fixture<{
      arithmetic: { cases: { sun: number; moon: number; tithi?: number; yoga: number }[] };
    }>('sources/panchang-cases.json');
    for (const { sun, moon, tithi, yoga } of arithmetic.cases) {
      const [s, m] = [toMicroArcseconds(sun), toMicroArcseconds(moon)];
      if (tithi !== undefined) expect(limbNumber('tithi', limbAngle('tithi', s, m))).toBe(tithi);
      expect(limbNumber('yoga', limbAngle('yoga', s, m))).toBe(yoga);
    }
    expect(arithmetic.cases).toHaveLength(2);
  });
});

describe('names', () => {
  it('has a name for every unit', () => {
    for (const limb of LIMBS) {
      for (const number of numbers(LIMB_RULES[limb].count)) expect(limbName(limb, number)).toMatch(/^[A-Z][a-z A-Z]+$/);
    }
  });

  it('names the tithis of both halves', () => {
    expect(limbName('tithi', 1)).toBe('Pratipada');
    expect(limbName('tithi', 15)).toBe('Purnima');
    expect(limbName('tithi', 16)).toBe('Pratipada');
    expect(limbName('tithi', 29)).toBe('Chaturdashi');
    expect(limbName('tithi', 30)).toBe('Amavasya');
    expect([1, 15, 16, 30].map(paksha)).toEqual(['Shukla Paksha', 'Shukla Paksha', 'Krishna Paksha', 'Krishna Paksha']);
  });

  it('names the yogas by number', () => {
    expect([1, 7, 16, 17, 27].map((number) => limbName('yoga', number))).toEqual([
      'Vishkambha',
      'Sukarma',
      'Siddhi',
      'Vyatipata',
      'Vaidhriti',
    ]);
  });

  it('puts the fixed karanas around the new moon and Vishti eight times between', () => {
    expect([57, 58, 59, 60, 1, 2].map((number) => limbName('karana', number))).toEqual([
      'Vishti',
      'Shakuni',
      'Chatushpada',
      'Naga',
      'Kimstughna',
      'Bava',
    ]);
    const all = numbers(60);
    expect(all.filter((number) => limbName('karana', number) === 'Vishti')).toEqual([8, 15, 22, 29, 36, 43, 50, 57]);
    expect(all.filter((number) => karanaType(number) === 'fixed')).toEqual([1, 58, 59, 60]);
    for (const name of ['Bava', 'Balava', 'Kaulava', 'Taitila', 'Gara', 'Vanija']) {
      expect(all.filter((number) => limbName('karana', number) === name)).toHaveLength(8);
    }
  });
});
