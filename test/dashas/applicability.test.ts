import { describe, expect, it } from 'vitest';
import { evaluate, type Facts } from '../../src/dashas/rules/applicability.js';
import { DEGREE, microArcseconds, SIGN } from '../../src/math/angle.js';
import { GRAHAS, type Graha } from '../../src/zodiac/names.js';

const at = (sign: number, degrees = 0, more = 0) => microArcseconds(sign * SIGN + degrees * DEGREE + more);
const facts = (ascendant: Facts['ascendant'], signs: Partial<Record<Graha, number>> = {}, day: boolean | null = true) =>
  ({
    ascendant,
    grahas: Object.fromEntries(GRAHAS.map((graha) => [graha, at(signs[graha] ?? 0)])) as Facts['grahas'],
    dayBirth: () => day,
    paksha: 'Shukla Paksha',
  }) satisfies Facts;

describe('the conditions of daśās', () => {
  it('give the second horā at 15° itself: of odd signs the Moon’s, of even signs the Sun’s', () => {
    const sun = { lagna_hora: 'Sun' } as const;
    expect(evaluate(sun, facts(at(0, 15, -1)))).toBe(true);
    expect(evaluate(sun, facts(at(0, 15)))).toBe(false);
    expect(evaluate(sun, facts(at(1, 15, -1)))).toBe(false);
    expect(evaluate(sun, facts(at(1, 15)))).toBe(true);
  });

  it('do not hold where one part does not, whatever is not known, and are not known where the rest holds', () => {
    const day = { day_birth: true } as const;
    const paksha = { paksha: 'Shukla Paksha' } as const;
    const dark = { paksha: 'Krishna Paksha' } as const;
    const unknown = facts(null, {}, null);
    expect([day, { all: [day, dark] }, { all: [day, paksha] }].map((test) => evaluate(test, unknown))).toEqual([
      null,
      false,
      null,
    ]);
    expect([{ any: [day, paksha] }, { any: [day, dark] }].map((test) => evaluate(test, unknown))).toEqual([true, null]);
  });

  it('find lords by houses of the lagna, and count from the lagna’s lord', () => {
    // Aries rises: Saturn is lord of the 10th and 11th, Mars of the lagna.
    expect(evaluate({ lord_of: 10, in_house: 10 }, facts(at(0), { Saturn: 9 }))).toBe(true);
    expect(evaluate({ lord_of: 9, in_house: 10 }, facts(at(0), { Saturn: 9 }))).toBe(false);
    expect(evaluate({ planet: 'Rahu', not_in_house: 1 }, facts(at(0)))).toBe(false);
    expect(evaluate({ planet: 'Rahu', not_in_house: 1 }, facts(at(0), { Rahu: 4 }))).toBe(true);
    // Rāhu in the 5th from Mars; from Rāhu, Mars is the 9th.
    expect(evaluate({ planet: 'Rahu', from_lagna_lord: [5] }, facts(at(0), { Rahu: 4 }))).toBe(true);
    expect(evaluate({ planet: 'Rahu', from_lagna_lord: [9] }, facts(at(0), { Rahu: 4 }))).toBe(false);
  });
});
