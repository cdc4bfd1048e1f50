import { describe, expect } from 'vitest';
import { BODIES } from '../../src/sky/ephemeris.js';
import { fixedStarPlace } from '../../src/sky/fixedStars.js';
import { TRANSIT_PLANETS, TURNING_PLANETS } from '../../src/transits/planets.js';
import {
  ARCUS_VISIONIS,
  HELIACAL_PLANETS,
  HELIACAL_STARS,
  STAR_KALAMSHAS,
  STARS,
} from '../../src/transits/tables/heliacal.js';
import { LOOP_DAYS, PASSAGE_DAYS, SIGN_DAYS } from '../../src/transits/tables/reach.js';
import { FAVOURABLE_OF_NODES, NEVER_OBSTRUCT, VEDHA } from '../../src/transits/tables/vedha.js';
import { SIGN_LORDS } from '../../src/zodiac/lords.js';
import { MURTHI_HOUSES, MURTHIS } from '../../src/zodiac/murthi.js';
import { fixture } from '../support/fixtures.js';
import { entriesOf, expectDistinct, expectEach, expectRising, law, whole } from '../support/laws.js';

const { tables } = fixture<{
  readonly tables: {
    readonly vedha: unknown;
    readonly vedha_exempt_pairs: unknown;
    readonly mean_days_in_sign: Readonly<Record<string, number>>;
  };
}>('sources/transits.json');

/** Days of a round of the zodiac; of the nodes backward. */
const ROUND = {
  Sun: 365.256,
  Moon: 27.3217,
  Mars: 686.98,
  Jupiter: 4332.6,
  Saturn: 10_759,
  Uranus: 30_685,
  Neptune: 60_190,
  Pluto: 90_600,
  MeanNode: 6793.5,
  TrueNode: 6793.5,
} as const;

describe('laws of the tables of transits', () => {
  law('transits/planets.ts#TURNING_PLANETS', 'all but the lights', () => {
    expectEach([...TURNING_PLANETS, 'Sun', 'Moon'], TRANSIT_PLANETS);
    expect(TURNING_PLANETS).toEqual(TRANSIT_PLANETS.filter((planet) => planet !== 'Sun' && planet !== 'Moon'));
  });

  law('zodiac/murthi.ts#MURTHI_HOUSES', 'three houses for each, which share the twelve', () => {
    for (const murthi of MURTHIS) {
      expect(MURTHI_HOUSES[murthi]).toHaveLength(3);
      expectRising(MURTHI_HOUSES[murthi]);
    }
    expectEach(Object.values(MURTHI_HOUSES).flat(), whole(1, 12));
    expect(MURTHIS.map((murthi) => MURTHI_HOUSES[murthi].join('-')).join(' ')).toBe('1-6-11 2-5-9 3-7-10 4-8-12');
  });

  law(
    'transits/tables/reach.ts#LOOP_DAYS',
    'none for who never turns; more the further off, less than a passage and a half',
    () => {
      expect(Object.keys(LOOP_DAYS)).toHaveLength(BODIES.length);
      expect([LOOP_DAYS.Sun, LOOP_DAYS.Moon, LOOP_DAYS.MeanNode]).toEqual([0, 0, 0]);
      const { Mercury, Venus, Mars, Jupiter, Saturn, Uranus, Neptune, Pluto } = LOOP_DAYS;
      expectRising([Mercury, Venus, Mars, Jupiter, Uranus, Neptune, Pluto]);
      expect(Saturn).toBe(Jupiter);
      for (const [body, days] of entriesOf(LOOP_DAYS)) {
        expect(days, body).toBeLessThan(PASSAGE_DAYS[body]);
        expect(days % 10, body).toBe(0);
      }
    },
  );

  law('transits/tables/reach.ts#PASSAGE_DAYS', 'longer than the mean stay, by the loops', () => {
    for (const [body, days] of entriesOf(PASSAGE_DAYS)) {
      expect(days, body).toBeGreaterThan(SIGN_DAYS[body]);
      // The mean and twice the loop is more than a stay ever takes; half of the other limits are round numbers.
      expect(days, body).toBeLessThanOrEqual(2 * SIGN_DAYS[body] + 2 * LOOP_DAYS[body] + 50);
      if (days > 50) expect(days % 20, body).toBe(0);
    }
    const { Moon, Sun, Mercury, Venus, Mars, MeanNode, TrueNode, Jupiter, Saturn, Uranus, Neptune, Pluto } =
      PASSAGE_DAYS;
    expectRising([Moon, Sun, Mercury, Venus, Mars, MeanNode, TrueNode, Jupiter, Saturn, Uranus, Neptune, Pluto]);
  });

  law('transits/tables/reach.ts#SIGN_DAYS', 'a twelfth of a round; of Mercury and Venus that of the Sun', () => {
    for (const [body, days] of entriesOf(ROUND)) expect(SIGN_DAYS[body] / (days / 12), body).toBeCloseTo(1, 2);
    expect([SIGN_DAYS.Mercury, SIGN_DAYS.Venus]).toEqual([30, 30]);
    for (const [body, days] of Object.entries(tables.mean_days_in_sign)) expect(SIGN_DAYS[(body === 'Rahu' ? 'MeanNode' : body) as 'Sun'], body).toBe(days); // biome-ignore format: one line
    expect(SIGN_DAYS.TrueNode).toBe(SIGN_DAYS.MeanNode);
  });

  law(
    ['transits/tables/vedha.ts#VEDHA', 'transits/tables/vedha.ts#NEVER_OBSTRUCT'],
    'as printed; none obstructed from where it is, nor two from one house',
    () => {
      expect(VEDHA).toEqual(tables.vedha);
      expect(NEVER_OBSTRUCT).toEqual(tables.vedha_exempt_pairs);
      for (const graha of SIGN_LORDS) {
        const row = Object.entries(VEDHA[graha]).map(([house, from]) => [Number(house), from] as const);
        expectDistinct(row.map(([, from]) => from), row.length); // biome-ignore format: one line
        for (const [house, from] of row) expect(from, graha).not.toBe(house);
        // An unfavourable house obstructs a favourable one, except for the Venus of the books.
        if (graha !== 'Venus' && graha !== 'Mercury') expect(row.filter(([, from]) => VEDHA[graha][from] !== undefined), graha).toEqual([]); // biome-ignore format: one line
      }
      expect(VEDHA.Mars).toEqual(VEDHA.Saturn);
    },
  );

  law('transits/tables/vedha.ts#FAVOURABLE_OF_NODES', 'what the name counts, or the houses of the Sun', () => {
    expect(FAVOURABLE_OF_NODES['3_6_11']).toEqual('3_6_11'.split('_').map(Number));
    expect(FAVOURABLE_OF_NODES.as_sun).toEqual(Object.keys(VEDHA.Sun).map(Number));
    expect(FAVOURABLE_OF_NODES.none).toBeNull();
  });

  law(
    [
      'transits/tables/heliacal.ts#HELIACAL_STARS',
      'transits/tables/heliacal.ts#STARS',
      'transits/tables/heliacal.ts#HELIACAL_PLANETS',
      'transits/tables/heliacal.ts#ARCUS_VISIONIS',
    ],
    'eight stars where the sky has them, of one class; five planets, seen the easier the brighter',
    () => {
      expectEach(Object.keys(STARS), HELIACAL_STARS);
      expect(STAR_KALAMSHAS).toBe(13);
      expectEach(Object.keys(ARCUS_VISIONIS), HELIACAL_PLANETS);
      const places = entriesOf(STARS).map(([name, star]) => {
        const { longitude, latitude } = fixedStarPlace(star, 2451545);
        return `${name} ${longitude.toFixed(1)} ${latitude.toFixed(1)}`;
      });
      // Longitudes and latitudes of J2000.0 in any list of bright stars, as Allen's Astrophysical Quantities.
      expect(places).toEqual([
        'Agastya 105.0 -75.8',
        'Mrigavyadha 104.1 -39.6',
        'Chitra 203.8 -2.1',
        'Svati 204.2 30.7',
        'Jyeshtha 249.8 -4.6',
        'Punarvasu 113.2 6.7',
        'Abhijit 285.3 61.7',
        'Brahmahridaya 81.9 22.9',
      ]);
      for (const { motion, parallax } of Object.values(STARS)) {
        expect(Math.hypot(...motion)).toBeLessThan(2400);
        expect(parallax).toBeGreaterThan(5);
      }
      const evenings = (['Venus', 'Jupiter', 'Saturn', 'Mars'] as const).map(
        (planet) => ARCUS_VISIONIS[planet].evening[1],
      );
      expectRising(evenings);
      for (const { morning, evening } of Object.values(ARCUS_VISIONIS))
        expect(Math.max(...morning)).toBeGreaterThanOrEqual(Math.min(...evening));
    },
  );
});
