import { describe, expect } from 'vitest';
import { delayWords, SUMMER } from '../../src/conventions/rules/delay.js';
import { CREATION_DAYS } from '../../src/conventions/rules/suryaSiddhanta.js';
import { FITTED } from '../../src/conventions/sky.js';
import { RARER } from '../../src/conventions/solve.js';
import { RARITY } from '../../src/conventions/tables/commonness.js';
import { SUNRISE_ALTITUDES } from '../../src/conventions/tables/sunrises.js';
import {
  APSIS_REVOLUTIONS,
  BIJA_CORRECTIONS,
  BIJAS,
  EARTH_DIAMETER,
  FIRST_WEEKDAY,
  MAHAYUGA,
  MANDA_EPICYCLES,
  MERIDIAN,
  RADIUS,
  REVOLUTIONS,
  REVOLVING,
  SHIGHRA_EPICYCLES,
  SIDDHANTA_PLANETS,
  SINE_STEP,
  SINES,
  STAR_PLANETS,
  YEARS_TO_KALI,
} from '../../src/conventions/tables/suryaSiddhanta.js';
import { HORIZONS } from '../../src/sky/rise-set.js';
import { AYANAMSA_SCHOOLS } from '../../src/zodiac/ayanamsas.js';
import { SIGN_LORDS } from '../../src/zodiac/lords.js';
import { entriesOf, expectDistinct, expectRising, law } from '../support/laws.js';

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

  law(
    ['conventions/tables/suryaSiddhanta.ts#SIDDHANTA_PLANETS', 'conventions/tables/suryaSiddhanta.ts#STAR_PLANETS'],
    'the lords of signs in their order, and those without Sun and Moon',
    () => {
      expect([...SIDDHANTA_PLANETS].sort()).toEqual([...SIGN_LORDS].sort());
      expect(SIDDHANTA_PLANETS.slice(2)).toEqual([...STAR_PLANETS]);
    },
  );

  law(
    'conventions/tables/suryaSiddhanta.ts#MAHAYUGA',
    'months and days follow from the revolutions of Sun and Moon and the risings of the stars: 1.34–39',
    () => {
      expect(MAHAYUGA.years).toBe(REVOLUTIONS.Sun);
      expect(MAHAYUGA.civilDays).toBe(MAHAYUGA.siderealDays - REVOLUTIONS.Sun);
      expect(MAHAYUGA.solarMonths).toBe(12 * REVOLUTIONS.Sun);
      expect(MAHAYUGA.lunarMonths).toBe(REVOLUTIONS.Moon - REVOLUTIONS.Sun);
      expect(MAHAYUGA.intercalaryMonths).toBe(MAHAYUGA.lunarMonths - MAHAYUGA.solarMonths);
      expect(MAHAYUGA.lunarDays).toBe(30 * MAHAYUGA.lunarMonths);
      expect(MAHAYUGA.omittedLunarDays).toBe(MAHAYUGA.lunarDays - MAHAYUGA.civilDays);
      expect(MAHAYUGA.civilDays).toBe(1_577_917_828);
    },
  );

  law(
    'conventions/tables/suryaSiddhanta.ts#YEARS_TO_KALI',
    'with the Kali of a tenth they are parts of the mahāyuga, and 1811 quarters of it pass from creation',
    () => {
      const { toEndOfKrita, treta, dvapara } = YEARS_TO_KALI;
      expect([treta, dvapara]).toEqual([3, 2].map((tenths) => (MAHAYUGA.years / 10) * tenths));
      expect(toEndOfKrita + treta + dvapara).toBe((1811 * MAHAYUGA.years) / 4);
    },
  );

  law(
    'conventions/tables/suryaSiddhanta.ts#REVOLUTIONS',
    'all but the Moon’s apsis and node return in a quarter of a mahāyuga; slower planets turn less',
    () => {
      for (const [name, turns] of entriesOf(REVOLUTIONS as Readonly<Record<string, number>>)) {
        expect(turns % 4 === 0, name).toBe(name !== 'apsis' && name !== 'node');
      }
      const { Moon, Mercury, Venus, Sun, Mars, apsis, Jupiter, node, Saturn } = REVOLUTIONS;
      expectRising([Saturn, node, Jupiter, apsis, Mars, Sun, Venus, Mercury, Moon]);
      // Three quarters and a half: the apsis is a quadrant, the node half a turn from the others after 1811 quarters.
      expect([(apsis * 1811) % 4, (node * 1811) % 4]).toEqual([1, 2]);
    },
  );

  law(
    'conventions/tables/suryaSiddhanta.ts#BENTLEY',
    'keeps what returns in a quarter of a mahāyuga, and leaves Sun, Moon and Mars',
    () => {
      expect(Object.values(BIJA_CORRECTIONS.none).every((turns) => turns === 0)).toBe(true);
      const { bentley } = BIJA_CORRECTIONS;
      for (const name of REVOLVING) expect(Math.abs(bentley[name]) % 4, name).toBe(0);
      expect(REVOLVING.filter((name) => bentley[name] === 0)).toEqual(['Sun', 'Moon', 'Mars']);
      expect(bentley.apsis).toBe(-bentley.node);
      expect(BIJAS).toEqual(Object.keys(BIJA_CORRECTIONS));
    },
  );

  law(
    'conventions/tables/suryaSiddhanta.ts#APSIS_REVOLUTIONS',
    'no apsis moves by a minute of arc in a human life',
    () => {
      for (const [name, turns] of entriesOf(APSIS_REVOLUTIONS)) {
        expect((turns * 21_600) / (MAHAYUGA.years * 1000), name).toBeLessThan(1 / 100);
        expect(turns, name).toBeGreaterThan(0);
      }
    },
  );

  law(
    ['conventions/tables/suryaSiddhanta.ts#MANDA_EPICYCLES', 'conventions/tables/suryaSiddhanta.ts#SHIGHRA_EPICYCLES'],
    'shrink towards the odd quadrants by 3° at most, but those of Jupiter and Saturn for the conjunction',
    () => {
      const growing = (table: Readonly<Record<string, { even: number; odd: number }>>): string[] =>
        Object.keys(table).filter((name) => (table[name]?.odd ?? 0) > (table[name]?.even ?? 0));
      expect(growing(MANDA_EPICYCLES)).toEqual([]);
      expect(growing(SHIGHRA_EPICYCLES)).toEqual(['Jupiter', 'Saturn']);
      for (const { even, odd } of [...Object.values(MANDA_EPICYCLES), ...Object.values(SHIGHRA_EPICYCLES)]) {
        expect(Math.abs(even - odd)).toBeLessThanOrEqual(3);
      }
      // The conjunction of an outer planet is the Sun’s orbit: the farther the planet, the smaller its epicycle.
      const { Mars, Jupiter, Saturn, Venus, Mercury } = SHIGHRA_EPICYCLES;
      expectRising([Saturn.even, Jupiter.even, Mercury.even, Mars.even, Venus.even]);
    },
  );

  law(
    'conventions/tables/suryaSiddhanta.ts#SINES',
    'their differences fall by the sine divided by the first, 2.15–16, and they are the sines of that radius to the minute',
    () => {
      expect(SINES).toHaveLength(25);
      expect([SINES[0], SINES[1], SINES[24]]).toEqual([0, SINE_STEP, RADIUS]);
      expectRising(SINES);
      for (let i = 1; i < 24; i++) {
        const [before = 0, here = 0, after = 0] = SINES.slice(i - 1, i + 2);
        // The rule by which the text makes them: the differences fall by the sine over the first, to a minute.
        expect(Math.abs(here - before - (after - here) - here / SINE_STEP), String(i)).toBeLessThan(1.6);
        expect(Math.abs(here - RADIUS * Math.sin((i * Math.PI) / 48)), String(i)).toBeLessThan(0.71);
      }
      expect(RADIUS).toBe(Math.round(21_600 / (2 * Math.PI)));
      expect(Math.sqrt(10 * EARTH_DIAMETER ** 2)).toBeCloseTo(5059.64, 2);
    },
  );

  law(
    'conventions/tables/suryaSiddhanta.ts#MERIDIAN',
    'the Kali begins on a Friday by the sum of days, and by the Julian day',
    () => {
      // 0 is Sunday by both counts; the civil day of Julian day n + 0.5 is the weekday of n + 2.
      const bySum = (FIRST_WEEKDAY + CREATION_DAYS) % 7;
      expect(bySum).toBe(5);
      expect((MERIDIAN.kaliJulianDay + 1.5) % 7).toBe(bySum);
      // A minute of arc is four seconds of time: the meridian is 5 h 3 min 8 s east of Greenwich.
      expect(MERIDIAN.minutesOfArc * 4).toBe((5 * 60 + 3) * 60 + 8);
    },
  );
});
