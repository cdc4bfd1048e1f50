import { describe, expect } from 'vitest';
import { DASHA_LAYERS } from '../../src/kp/rules/timing.js';
import { KP_MATTERS } from '../../src/kp/tables/matters.js';
import { PERSONS } from '../../src/kp/tables/persons.js';
import { CUSP_LABELS, KP_PLANETS, MISPRINTED_BOUNDARIES } from '../../src/kp/tables/planets.js';
import { PROMISE_MATTERS } from '../../src/kp/tables/promise.js';
import { TURNS } from '../../src/kp/transits.js';
import { NAKSHATRA } from '../../src/math/angle.js';
import { GRAHAS } from '../../src/zodiac/names.js';
import { entriesOf, expectDistinct, expectRising, law, whole } from '../support/laws.js';

const ROMAN: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 };

function fromRoman(text: string): number {
  const digits = [...text].map((letter) => ROMAN[letter] ?? Number.NaN);
  return digits.reduce((total, digit, i) => total + (digit < (digits[i + 1] ?? 0) ? -digit : digit), 0);
}

describe('laws of the tables of KP', () => {
  law('kp/tables/planets.ts#CUSP_LABELS', 'the Roman numbers to twelve', () => {
    expect(CUSP_LABELS.map(fromRoman)).toEqual(whole(1, 12));
  });

  law('kp/tables/planets.ts#KP_PLANETS', 'the grahas and the three beyond Saturn, by their first two letters', () => {
    expect(KP_PLANETS.map(([name]) => name)).toEqual([...GRAHAS, 'Uranus', 'Neptune', 'Pluto']);
    const short = KP_PLANETS.map(([name, label]) => (name === 'Pluto' ? label === 'Pl' : label === name.slice(0, 2)));
    expect(short.every(Boolean)).toBe(true);
    expectDistinct(KP_PLANETS.map(([, label]) => label), 12); // biome-ignore format: one line
  });

  law(
    'kp/tables/planets.ts#MISPRINTED_BOUNDARIES',
    'in order; exact at whole parts of a 120th of a nakṣatra, printed elsewhere',
    () => {
      expectRising(MISPRINTED_BOUNDARIES.map(({ number }) => number));
      expectRising(MISPRINTED_BOUNDARIES.map(({ exact }) => exact));
      const star = NAKSHATRA / 1_000_000;
      for (const { exact, printed, number } of MISPRINTED_BOUNDARIES) {
        expect((exact * 120) % star, `${number}`).toBe(0);
        // Misprints of one digit: off by a second, twenty seconds or twenty minutes.
        expect([1, 20, 1200], `${number}`).toContain(printed - exact);
      }
    },
  );

  law('kp/transits.ts#TURNS', 'no fewer turns than each makes in a year', () => {
    const years: Readonly<Record<string, number>> = {
      Sun: 1,
      Moon: 27.32 / 365.25,
      Mars: 1.88,
      Jupiter: 11.86,
      Saturn: 29.46,
      Rahu: 18.6,
      Ketu: 18.6,
    };
    for (const [graha, turns] of entriesOf(TURNS)) {
      const least = 1 / (years[graha] ?? 1);
      expect(turns, graha).toBeGreaterThanOrEqual(least < 1 ? least : least - 0.001);
      expect(turns, graha).toBeLessThan(['Rahu', 'Ketu', 'Saturn'].includes(graha) ? 10 * least : 3 * least);
    }
    expect([TURNS.Rahu, TURNS.Sun]).toEqual([TURNS.Ketu, 1]);
    const { Moon, Mercury, Venus, Mars, Jupiter, Saturn } = TURNS;
    expectRising([Saturn, Jupiter, Mars, Venus, Mercury, Moon]);
    expect([Moon, Mercury, Venus, Mars].map((turns) => turns < 14)).toEqual([true, true, true, true]);
  });

  law('kp/rules/timing.ts#DASHA_LAYERS', 'from the longest', () => {
    expect(DASHA_LAYERS.join(' ')).toBe('Dasha Bhukti Antara Sukshma');
  });

  law(
    'kp/tables/promise.ts#PROMISE_MATTERS',
    'matters of the table, in its order, none of loss, illness or death',
    () => {
      const names: readonly string[] = KP_MATTERS.map(({ matter }) => matter);
      expectRising(PROMISE_MATTERS.map((matter) => names.indexOf(matter)));
      expect(PROMISE_MATTERS.every((matter) => names.includes(matter))).toBe(true);
      const left = names.filter((name) => !PROMISE_MATTERS.some((matter) => matter === name));
      for (const name of ['longevity', 'health_cure', 'insurance_inheritance', 'divorce_separation', 'job_loss'])
        expect(left).toContain(name);
    },
  );

  law('kp/tables/persons.ts#PERSONS', 'houses of the list of relations; children two houses apart', () => {
    const houses = Object.values(PERSONS);
    expect(houses).toEqual([...houses].sort((one, other) => one - other));
    expect(houses.every((house) => house >= 1 && house <= 12)).toBe(true);
    const { first_child, second_child, third_child, spouse, opponent } = PERSONS;
    expect([second_child - first_child, third_child - second_child, spouse - opponent]).toEqual([2, 2, 0]);
  });
});
