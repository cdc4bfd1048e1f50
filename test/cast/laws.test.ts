import { describe, expect } from 'vitest';
import { LOOKS, MARGINS } from '../../src/cast/asta.js';
import { STEPS } from '../../src/cast/bodyCrossings.js';
import { BODIES } from '../../src/cast/grahas.js';
import { DIVISIONS } from '../../src/cast/limbs.js';
import { ASPECTED, ASPECTS } from '../../src/cast/voidOfCourse.js';
import { BODIES as ALL_BODIES, type Body } from '../../src/sky/ephemeris.js';
import { COMBUSTIBLE } from '../../src/zodiac/combustion.js';
import { GRAHAS } from '../../src/zodiac/names.js';
import { entriesOf, expectDistinct, expectEach, expectRising, law } from '../support/laws.js';

describe('laws of the tables of cast', () => {
  law('cast/bodyCrossings.ts#STEPS', 'shorter than a retrograde loop and than half a turn of each', () => {
    expect(Object.keys(STEPS)).toEqual([...ALL_BODIES]);
    // Days of the shortest stretch between two stations (Explanatory Supplement, chapter on phenomena), or of half a turn; at most 40.
    const loop: Readonly<Partial<Record<Body, number>>> = {
      Mercury: 20,
      Venus: 40,
      Mars: 58,
      Jupiter: 118,
      Saturn: 135,
    };
    const half: Readonly<Partial<Record<Body, number>>> = { Sun: 182, Moon: 13.6 };
    for (const [body, days] of entriesOf(STEPS)) {
      expect(days, body).toBeLessThan((loop[body] ?? half[body] ?? 150) / 2);
      expect(days, body).toBeLessThanOrEqual(40);
    }
    const { Sun, Moon, Mercury, Venus, Mars, Jupiter, Saturn, Uranus, Neptune, Pluto, MeanNode, TrueNode } = STEPS;
    expectRising([TrueNode, Moon, Mercury, Venus, Mars, Sun, Jupiter]);
    expect(new Set([Jupiter, Saturn, Uranus, Neptune, Pluto, MeanNode]).size).toBe(1);
    expect([Mercury, Venus, Mars, Moon].map((days, i) => days / ([20, 40, 58, 13.6][i] ?? 0) < 0.41)).toEqual([true, true, true, true]); // biome-ignore format: one line
  });

  law('cast/limbs.ts#DIVISIONS', 'as many units as their arc goes into a turn, and room for the longest', () => {
    for (const [name, { sun, moon, count, cells }] of entriesOf(DIVISIONS)) {
      expect([0, 1, -1], name).toContain(sun);
      // Degrees a day of the angle at its slowest: Moon 11.76 to 15.4, Sun 0.953 to 1.02; seen from a place the Moon is 0.9 slower.
      const slowest = moon === 1 ? 11.76 + Math.min(sun * 1.02, sun * 0.953) - (name === 'moon_sign' ? 0.9 : 0) : 0.953;
      const longest = 360 / count / slowest;
      expect(cells, name).toBeGreaterThanOrEqual(Math.ceil(longest / 0.5) + 1);
      if (name !== 'karana') expect(cells, name).toBeLessThanOrEqual(Math.ceil(longest / 0.5) + 3);
    }
    expect(DIVISIONS.karana.cells).toBe(DIVISIONS.tithi.cells);
    expect([DIVISIONS.moon_sign.count, DIVISIONS.sun_nakshatra.count]).toEqual([12, 27]);
    expect([DIVISIONS.moon_sign.sun, DIVISIONS.sun_nakshatra.sun]).toEqual([0, 1]);
  });

  law(
    ['cast/voidOfCourse.ts#ASPECTED', 'cast/voidOfCourse.ts#ASPECTS'],
    'all that the Moon meets, ahead as behind',
    () => {
      expectEach([...ASPECTED, 'Moon'], BODIES);
      expectDistinct(ASPECTS, 8);
      expectRising(ASPECTS);
      expectEach(ASPECTS, ASPECTS.map((angle) => (360 - angle) % 360)); // biome-ignore format: one line
      expectEach(ASPECTS.filter((angle) => angle <= 180), [0, 60, 90, 120, 180]); // biome-ignore format: one line
    },
  );

  law('cast/grahas.ts#BODIES', 'the grahas in the order of a chart, but for the nodes', () => {
    expect([...BODIES, 'Rahu', 'Ketu']).toEqual([...GRAHAS]);
  });

  law(
    ['cast/asta.ts#MARGINS', 'cast/asta.ts#LOOKS'],
    'a synodic period of who goes round the Sun within it, half of the longest asta of the others; looks that see each asta',
    () => {
      expectEach(Object.keys(MARGINS), COMBUSTIBLE);
      expectEach(Object.keys(LOOKS), COMBUSTIBLE);
      // Days between conjunctions (Explanatory Supplement): the Moon's month; half a synodic period of Mercury and Venus, at its longest.
      const gap = { Moon: 29.9, Mercury: 75, Venus: 305 } as const;
      for (const [graha, days] of entriesOf(gap)) expect(MARGINS[graha] / days, graha).toBeGreaterThan(1.3);
      // The slowest from the Sun, degrees a day: Mars 0.25, Jupiter 0.7, Saturn 0.85.
      for (const [graha, slowest, limit] of [['Mars', 0.25, 17], ['Jupiter', 0.7, 11], ['Saturn', 0.85, 15]] as const) // biome-ignore format: one line
        expect(MARGINS[graha] * slowest, graha).toBeGreaterThan(limit * 2);
      expectRising([LOOKS.Moon, LOOKS.Mercury, LOOKS.Venus, LOOKS.Jupiter, LOOKS.Mars]);
      expect(LOOKS.Jupiter).toBe(LOOKS.Saturn);
      for (const [graha, days] of entriesOf(LOOKS)) expect(days * 30, graha).toBeLessThan(MARGINS[graha]);
    },
  );
});
