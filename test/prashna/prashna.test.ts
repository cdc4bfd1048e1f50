import { describe, expect, it } from 'vitest';
import { DEGREE, type MicroArcseconds, microArcseconds, SIGN } from '../../src/math/angle.js';
import { arudha, ashtamangala, chart, significators, tajika } from '../../src/prashna/index.js';
import { signOfAzimuth, signOfSyllable, startOfNumber } from '../../src/prashna/rules/arudha.js';
import { arudhaEvidence } from '../../src/prashna/rules/arudhaEvidence.js';
import { evidenceOf, type QuestionChart } from '../../src/prashna/rules/evidence.js';
import { statesOf } from '../../src/prashna/rules/states.js';
import type { Matter } from '../../src/prashna/tables/matters.js';
import { SIGN_LORDS, type SignLord } from '../../src/zodiac/lords.js';

const at = '2026-02-10T10:00:00+05:30';
const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
const longitude = (sign: number, degrees = 10): MicroArcseconds => microArcseconds(sign * SIGN + degrees * DEGREE);

function expectError(call: () => unknown, code: string, field: string): void {
  expect(call).toThrow(expect.objectContaining({ code, field }) as Error);
}

/** All but the named in a sign from which they touch nothing that is judged. */
function question(
  lagna: number,
  signs: Partial<Record<SignLord, number>>,
  back: readonly SignLord[] = [],
): QuestionChart {
  const rest = (lagna + 7) % 12;
  return {
    lagna,
    grahas: Object.fromEntries(
      SIGN_LORDS.map((graha) => [
        graha,
        {
          longitude: longitude(signs[graha] ?? rest),
          retrograde: back.includes(graha),
          nature: ['Sun', 'Mars', 'Saturn'].includes(graha) ? 'malefic' : 'benefic',
        },
      ]),
    ) as never,
  };
}

const rules = (made: QuestionChart, matter: Matter | null = null, house: number | null = null): string[] =>
  evidenceOf(made, matter, house).map(({ rule, side, planets }) => `${rule} ${side} ${planets.join()}`.trim());

describe('the verses for every question', () => {
  it('reads the rising of the lagna', () => {
    expect(rules(question(2, {}))).toContain('head_rising_lagna for');
    expect(rules(question(0, {}))).toContain('back_rising_lagna against');
    expect(rules(question(11, {})).filter((rule) => rule.includes('rising'))).toEqual([]);
  });

  it('takes the sign of the lagna by its lord, whatever he is at the moment', () => {
    expect(rules(question(3, {}))).toContain('lagna_of_benefic for Moon');
    expect(rules(question(4, {}))).toContain('lagna_of_malefic against Sun');
  });

  it('judges benefics and malefics by house', () => {
    const made = rules(question(0, { Jupiter: 3, Venus: 8, Saturn: 2, Mars: 9, Sun: 7 }));
    expect(made).toContain('benefic_in_kendra_or_trikona for Jupiter');
    expect(made).toContain('benefic_in_kendra_or_trikona for Venus');
    expect(made).toContain('malefic_in_3_6_11 for Saturn');
    expect(made).toContain('malefic_in_kendra_or_eighth against Mars');
    expect(made).toContain('malefic_in_kendra_or_eighth against Sun');
  });

  it('sees the Moon and a human lagna', () => {
    expect(rules(question(0, { Moon: 9 }))).toContain('moon_in_tenth for Moon');
    expect(rules(question(0, { Moon: 0 }))).toContain('moon_in_lagna against Moon');
    expect(rules(question(0, { Moon: 1, Jupiter: 7 }))).toContain('moon_seen_by_jupiter for Moon,Jupiter');
    expect(rules(question(2, { Venus: 8 }))).toContain('human_lagna_seen_by_benefic for Venus');
    expect(rules(question(0, { Venus: 6, Moon: 2, Jupiter: 8 }))).toContain(
      'lagna_and_moon_seen_by_benefics for Jupiter,Venus',
    );
  });

  it('judges the house of the matter by who is there, sees it or is around it', () => {
    const made = rules(question(0, { Venus: 0, Jupiter: 2, Saturn: 9, Moon: 6 }), null, 7);
    expect(made).toContain('house_with_its_lord for Venus');
    expect(made).toContain('benefic_on_house for Moon');
    expect(made).toContain('benefic_on_house for Jupiter');
    expect(made).toContain('malefic_around_house against Saturn');
    expect(made).toContain('benefic_around_house for Venus');
  });
});

describe('the verses for some matters', () => {
  it('a journey is told by a movable lagna and grahas that go on', () => {
    expect(rules(question(0, { Mercury: 0 }), 'journey')).toContain('traveller_in_movable_lagna for Mercury');
    expect(rules(question(0, { Mercury: 0 }, ['Mercury']), 'journey')).toContain(
      'traveller_in_movable_lagna against Mercury',
    );
    expect(rules(question(1, {}), 'journey')).toContain('fixed_lagna against');
    expect(rules(question(0, { Sun: 10, Venus: 11 }), 'journey')).toEqual(
      expect.arrayContaining([
        'movable_lagna for',
        'traveller_in_eleventh for Sun',
        'traveller_in_twelfth against Venus',
      ]),
    );
  });

  it('an office is kept under a fixed lagna', () => {
    expect(rules(question(1, { Venus: 10 }), 'office')).toEqual(
      expect.arrayContaining(['fixed_lagna for', 'benefic_in_7_10 for Venus']),
    );
    expect(rules(question(0, {}), 'office')).toContain('movable_lagna against');
  });

  it('a return is told by the second, third and fifth, by Jupiter, and by Mercury or Venus in a trine', () => {
    expect(rules(question(0, { Mars: 1, Jupiter: 3, Saturn: 5, Mercury: 8 }), 'return')).toEqual(
      expect.arrayContaining([
        'graha_in_2_3_5 for Mars',
        'jupiter_in_kendra for Jupiter,Saturn',
        'mercury_or_venus_in_trikona for Mercury',
      ]),
    );
  });

  it('a lost thing is told by the bright Moon, the eleventh and the next houses', () => {
    expect(rules(question(0, { Moon: 0, Sun: 6, Venus: 6 }), 'lost_thing')).toContain(
      'bright_moon_in_lagna for Moon,Venus',
    );
    expect(rules(question(0, { Moon: 0, Sun: 1, Venus: 6 }), 'lost_thing').join()).not.toContain('bright_moon');
    expect(rules(question(4, { Mercury: 2, Sun: 9 }), 'lost_thing')).toContain(
      'strong_benefic_in_eleventh for Mercury',
    );
    expect(rules(question(0, { Venus: 3 }), 'lost_thing')).toContain('benefic_in_2_3_4 for Venus');
    expect(rules(question(0, { Mars: 0, Saturn: 6 }), 'lost_thing')).toContain(
      'malefic_lagna_seen_by_malefic against Mars,Saturn',
    );
  });

  it('a marriage is told by the Moon and by Saturn; gain by benefics', () => {
    expect(rules(question(0, { Moon: 2, Sun: 8, Saturn: 1, Mars: 1 }), 'marriage')).toEqual(
      expect.arrayContaining([
        'moon_seen_for_marriage for Moon,Sun',
        'moon_with_malefic against Moon,Sun',
        'saturn_in_even_house for Saturn',
      ]),
    );
    expect(rules(question(0, { Saturn: 2 }), 'marriage')).toContain('saturn_in_odd_house against Saturn');
    expect(rules(question(0, { Venus: 10 }), 'gain')).toContain('benefic_in_3_5_7_11 for Venus');
  });
});

describe('states', () => {
  const of = (graha: SignLord, sign: number, degrees: number, retrograde = false) =>
    statesOf(graha, { longitude: longitude(sign, degrees), retrograde }, longitude(11, 0));
  it('names the sign and the way', () => {
    expect(of('Jupiter', 3, 4)).toEqual(['dipta', 'pravriddha']);
    // The deepest degree begins the way down; a retrograde graha goes the other way.
    expect(of('Jupiter', 3, 5)).toEqual(['dipta', 'parihiyamana']);
    expect(of('Jupiter', 3, 5, true)).toEqual(['dipta', 'pravriddha']);
    expect(of('Jupiter', 9, 5)).toEqual(['dina', 'pravriddha']);
    expect(of('Jupiter', 8, 1)).toEqual(['svastha', 'parihiyamana']);
    expect(of('Jupiter', 4, 1)).toEqual(['mudita', 'parihiyamana']);
    expect(of('Jupiter', 1, 1)).toEqual(['supta', 'pravriddha']);
    expect(of('Jupiter', 11, 10)).toEqual(['svastha', 'mushita', 'pravriddha']);
  });
});

describe('arudha', () => {
  it('changes sign and navāṁśa where the next number begins', () => {
    expect(startOfNumber(1)).toBe(0);
    expect(startOfNumber(10)).toBe(SIGN);
    expect([0, 29.999, 30, 59.999, 60, 89.999, 90, 119.999, 120, 359.999].map(signOfAzimuth)).toEqual([
      10, 10, 11, 11, 0, 0, 1, 1, 2, 9,
    ]);
  });

  it('reads the longest letter in two scripts', () => {
    expect(signOfSyllable('kha')).toEqual({ letter: 'kh', sign: 7 });
    expect(signOfSyllable('Ka')).toEqual({ letter: 'k', sign: 0 });
    expect(signOfSyllable('ghaṭa')).toEqual(signOfSyllable('घट'));
    expect(signOfSyllable('ai')?.sign).toBe(4);
    expect(signOfSyllable('ha')?.sign).toBe(3);
    expect(signOfSyllable('मम')).toEqual({ letter: 'm', sign: 10 });
    expect(signOfSyllable('xy')).toBeUndefined();
  });

  it('judges the chatra from the lagna', () => {
    const found = (lagna: number, chatra: number, signs: Partial<Record<SignLord, number>>) =>
      arudhaEvidence(question(lagna, signs), { arudha: lagna, chatra }).map(({ rule, side }) => `${rule} ${side}`);
    expect(found(0, 1, { Jupiter: 6 })).toContain('chatra_in_2_12 against');
    expect(found(0, 1, { Jupiter: 9 })).toContain('chatra_in_2_12_with_jupiter for');
    expect(found(0, 2, { Saturn: 8 })).toEqual(
      expect.arrayContaining(['chatra_in_3_11 for', 'malefic_on_chatra against']),
    );
    expect(found(0, 4, { Venus: 10 })).toEqual(expect.arrayContaining(['chatra_in_5_9 for', 'benefic_on_chatra for']));
    expect(found(0, 5, {})).toContain('chatra_in_6_8 against');
    expect(found(0, 3, {}).join()).not.toContain('chatra_in');
  });

  it('judges the Moon from the ārūḍha', () => {
    const found = (moon: number) =>
      arudhaEvidence(question(0, { Moon: moon }), { arudha: 2, chatra: 3 }).map(({ rule }) => rule)[0];
    expect([2, 5, 11].map(found)).toEqual(['moon_in_arudha', 'moon_in_fourth', 'moon_in_tenth']);
    expect(found(8)).toBe('moon_in_seventh');
    expect(arudhaEvidence(question(0, {}), { arudha: 5, chatra: 3 })[0]?.rule).toBe('arudha_in_6_8_12');
  });

  it('uses the path of the Sun where asked', () => {
    const ours = arudha({ at, place, number: 1 }).data.chatra;
    const sun = arudha({ at, place, number: 1, path: 'sun' }).data.chatra;
    expect([ours.path, sun.path]).toEqual(['Taurus', 'Gemini']);
  });
});

describe('refusals', () => {
  it('names the field', () => {
    expectError(() => chart({ at, place, matter: 'marriage', house: 7 }), 'invalid_value', 'house');
    expectError(() => tajika({ at, place }), 'missing_field', 'matter');
    expectError(() => significators({ at, place }), 'missing_field', 'matter');
    expectError(() => arudha({ at, place }), 'missing_field', 'number');
    expectError(() => arudha({ at, place, number: 4, syllable: 'ka' }), 'invalid_value', 'syllable');
    expectError(() => arudha({ at, place, syllable: '7' }), 'invalid_value', 'syllable');
    expectError(() => arudha({ at, place, azimuth: 360 }), 'invalid_value', 'azimuth');
    expectError(() => arudha({ at, place, number: 109 }), 'invalid_value', 'number');
    expectError(() => ashtamangala({ heaps: [36, 36, 35] }), 'invalid_value', 'heaps');
  });
});

describe('tajika', () => {
  it('takes a house or its matter alike', () => {
    const { name: _, verse: __, ...byMatter } = tajika({ at, place, matter: 'marriage' }).data.matter;
    expect(tajika({ at, place, house: 7 }).data.matter).toEqual({ name: null, verse: null, ...byMatter });
  });

  it('has no pair where one graha rules lagna and matter', () => {
    const { pair, days, moon_pairs } = tajika({ at, place, matter: 'office' }).data;
    expect([pair, days, moon_pairs.length]).toEqual([null, null, 1]);
  });
});

describe('significators', () => {
  it('agrees with the evidence of the chart on who is on the house', () => {
    for (const house of [1, 4, 7, 10, 11]) {
      const { evidence } = chart({ at, place, house }).data;
      const of = (rule: string) => evidence.filter((one) => one.rule === rule).flatMap(({ planets }) => planets);
      const { helped_by, hindered_by, occupants, aspecting } = significators({ at, place, house }).data;
      expect(hindered_by).toEqual(of('malefic_on_house'));
      expect([...helped_by].sort()).toEqual([...of('benefic_on_house'), ...of('house_with_its_lord')].sort());
      expect([...occupants, ...aspecting].sort()).toEqual([...helped_by, ...hindered_by].sort());
    }
  });
});
