import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { microArcseconds, opposite, SIGN, TURN } from '../../src/math/angle.js';
import { at } from '../../src/math/at.js';
import { bhavaBala, shadbala, vimshopaka } from '../../src/strengths/index.js';
import { kranti } from '../../src/strengths/rules/ayana.js';
import { equalMiddles, houseOf } from '../../src/strengths/rules/bhavaBala.js';
import { nathonnatha } from '../../src/strengths/rules/kala.js';
import { periodLords } from '../../src/strengths/rules/periods.js';
import { phalas } from '../../src/strengths/rules/shadbala.js';
import { sthanaBala } from '../../src/strengths/rules/sthana.js';
import { yuddhaBala, yuddhasOf } from '../../src/strengths/rules/yuddha.js';
import { SIGN_CLASSES } from '../../src/strengths/tables/bhavaBala.js';
import { LORD_VIRUPAS, PERIODS, STARS } from '../../src/strengths/tables/shadbala.js';
import { CHOICES, PRESETS, SHADBALA_RULES } from '../../src/strengths/tables/shadbalaChoices.js';
import { SCHEMES, VIMSHOPAKA_WEIGHTS } from '../../src/strengths/tables/vimshopaka.js';
import { AYANAMSAS, type Birth } from '../../src/types.js';
import { SIGN_LORDS } from '../../src/zodiac/lords.js';
import { GRAHAS, type Graha } from '../../src/zodiac/names.js';
import { runs } from '../support/sample.js';

const births: fc.Arbitrary<Birth> = fc
  .record({
    days: fc.integer({ min: 0, max: 109_000 }),
    seconds: fc.integer({ min: 0, max: 86_399 }),
    latitude: fc.double({ min: -60, max: 60, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  })
  .map(({ days, seconds, latitude, longitude }) => {
    const text = new Date(Date.UTC(1800, 0, 1) + (days * 86_400 + seconds) * 1000).toISOString();
    return {
      date: text.slice(0, 10),
      time: text.slice(11, 19),
      utc_offset: '+00:00',
      place: { latitude, longitude, timezone: 'UTC' },
    };
  });

const inputs = fc.record({
  birth: births,
  ayanamsa: fc.constantFrom(...AYANAMSAS),
  rules: fc.constantFrom(...SHADBALA_RULES),
});

const RUNS = { numRuns: runs(40) };
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

describe('ṣaḍbala of any birth', () => {
  it('keeps its sums and its bounds', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { planets, benefics, lords, tribhaga_lord, choices, wars } = shadbala(input).data;
        const all = SIGN_LORDS.map((planet) => planets[planet]);
        expect(sum(all.map(({ naisargika }) => naisargika))).toBeCloseTo(240, 3);
        expect(PERIODS.map((period) => sum(all.map(({ kala }) => kala[period])))).toEqual(
          PERIODS.map((period) => LORD_VIRUPAS[period]),
        );
        expect(sum(all.map(({ kala }) => kala.yuddha))).toBeCloseTo(0, 2);
        expect(SIGN_LORDS.filter((planet) => planets[planet].kala.tribhaga === 60).sort()).toEqual(
          ['Jupiter', tribhaga_lord].sort(),
        );
        expect(all.map(({ rank }) => rank).sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
        expect(planets[lords.hora].kala.hora).toBe(60);
        expect(benefics).toEqual(expect.arrayContaining(['Jupiter', 'Venus']));
        const { Saturn, Venus } = planets;
        expect(Saturn.kala.paksha + Venus.kala.paksha).toBeCloseTo(60, 3);
        expect(Saturn.kala.nathonnatha + Venus.kala.nathonnatha).toBeCloseTo(60, 3);
        if (choices.moon_rule === 'half_lit') expect(planets.Moon.kala.paksha).toBeGreaterThanOrEqual(60);
        for (const planet of SIGN_LORDS) {
          const of = planets[planet];
          const { sthana, dig, kala, cheshta, naisargika, drik, total } = of;
          const parts = [sthana.total, dig.total, kala.total, cheshta.total, naisargika, drik.total];
          expect(sum(parts)).toBeCloseTo(total, 3);
          expect(of.rupas).toBeCloseTo(total / 60, 3);
          expect(of.ratio).toBeCloseTo(of.rupas / of.required_rupas, 3);
          for (const value of [sthana.uccha, dig.total, of.cheshta_for_phala, of.ishta_phala, of.kashta_phala]) {
            expect(value).toBeGreaterThanOrEqual(0);
            expect(value).toBeLessThanOrEqual(60);
          }
          expect(kala.ayana).toBeGreaterThanOrEqual(0);
          expect(kala.ayana).toBeLessThanOrEqual(planet === 'Sun' ? 120 : 60);
          expect(of.ishta_phala).toBeLessThanOrEqual((sthana.uccha + of.cheshta_for_phala) / 2 + 1e-4);
          const highest = choices.drishti === 'additive' ? 90 : 60;
          for (const aspect of Object.values(drik.aspects)) expect(Math.abs(aspect)).toBeLessThanOrEqual(highest);
          expect(Object.keys(drik.aspects)).toHaveLength(6);
        }
        for (const { separation } of wars) expect(separation).toBeLessThan(1);
      }),
      RUNS,
    );
  });

  it('makes the strength of houses of the totals of their lords', () => {
    fc.assert(
      fc.property(inputs, ({ rules, ...input }) => {
        const { planets } = shadbala({ ...input, rules }).data;
        const method = rules === 'jhora' ? 'jhora' : rules === 'bphs' ? 'bphs' : 'raman';
        const { houses } = bhavaBala({ ...input, rules, method }).data;
        expect(houses.map(({ rank }) => rank).sort((one, other) => one - other)).toEqual(houses.map((_, i) => i + 1));
        for (const house of houses) {
          const { adhipati, dig, drishti, additions, total, lord } = house;
          expect(adhipati).toBe(planets[lord].total);
          expect(dig).toBeGreaterThanOrEqual(0);
          expect(dig).toBeLessThanOrEqual(60);
          expect(adhipati + dig + drishti + sum(additions.map(({ virupas }) => virupas))).toBeCloseTo(total, 3);
          expect(SIGN_CLASSES).toContain(house.sign_class);
          if (method !== 'bphs') expect(additions).toEqual([]);
        }
      }),
      RUNS,
    );
  });

  it('scores between 5 and 20 in the divisions', () => {
    fc.assert(
      fc.property(births, fc.constantFrom('rashi' as const, 'varga' as const), (birth, relations) => {
        const { planets } = vimshopaka({ birth, relations }).data;
        for (const planet of SIGN_LORDS)
          for (const scheme of SCHEMES) {
            const { score, percent, grade } = planets[planet][scheme];
            expect(score).toBeGreaterThanOrEqual(5);
            expect(score).toBeLessThanOrEqual(20);
            expect(percent).toBeCloseTo(5 * score, 3);
            expect(grade).toBe(score >= 15 ? 'full' : score >= 10 ? 'medium' : 'some');
          }
      }),
      RUNS,
    );
  });
});

const longitude = fc.integer({ min: 0, max: TURN - 1 }).map(microArcseconds);

describe('laws of the rules', () => {
  it('uccha of a point and of its opposite make 60', () => {
    fc.assert(
      fc.property(longitude, fc.constantFrom(...SIGN_LORDS), (place, planet) => {
        const uccha = (of: typeof place): number =>
          sthanaBala(
            planet,
            Object.fromEntries(GRAHAS.map((graha) => [graha, of])) as Record<Graha, typeof place>,
            microArcseconds(0),
            PRESETS.classical,
          ).uccha;
        expect(uccha(place) + uccha(opposite(place))).toBeCloseTo(60, 9);
      }),
    );
  });

  it('the strength of day and night is alike before and after midnight, and 60 together', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 360, noNaN: true }), (hour) => {
        expect(nathonnatha('Sun', hour)).toBeCloseTo(nathonnatha('Sun', 360 - hour), 9);
        expect(nathonnatha('Sun', hour) + nathonnatha('Moon', hour)).toBeCloseTo(60, 9);
        expect(nathonnatha('Sun', hour + 360)).toBeCloseTo(nathonnatha('Sun', hour), 9);
      }),
    );
    expect([0, 90, 180].map((hour) => nathonnatha('Jupiter', hour))).toEqual([0, 30, 60]);
    expect(nathonnatha('Mercury', 12.3)).toBe(60);
  });

  it('declination mirrors at the solstices and changes its side at the equinoxes', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.001, max: 89.999, noNaN: true }),
        fc.constantFrom(...CHOICES.ayana),
        (degrees, table) => {
          const north = kranti(degrees, table);
          expect(north).toBeGreaterThan(0);
          expect(kranti(180 - degrees, table)).toBeCloseTo(north, 9);
          expect(kranti(180 + degrees, table)).toBeCloseTo(-north, 9);
          expect(kranti(360 - degrees, table)).toBeCloseTo(-north, 9);
        },
      ),
    );
    expect(kranti(15, 'table24')).toBeCloseTo(362 / 60, 12);
    expect([kranti(90, 'table24'), kranti(270, 'table24'), kranti(90, 'khanda')]).toEqual([24, -24, 90]);
  });

  it('lords come round after 2520 days, and the 25th hour is the first of the next day', () => {
    fc.assert(
      fc.property(fc.integer({ min: -300_000, max: 400_000 }), fc.integer({ min: 0, max: 30 }), (days, hour) => {
        expect(periodLords(days + 2520, hour)).toEqual(periodLords(days, hour));
        expect(periodLords(days, 24).hora).toBe(periodLords(days + 1, 0).vara);
        expect(periodLords(days, 0).hora).toBe(periodLords(days, 0).vara);
      }),
    );
  });

  it('wars move nothing but between two, to the lesser longitude, and only within a degree', () => {
    const strengths: Record<string, number> = { Mars: 100, Mercury: 130, Jupiter: 90, Venus: 140, Saturn: 60 };
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: (3 * SIGN) / 30 }), { minLength: 5, maxLength: 5 }), (steps) => {
        const places = Object.fromEntries(STARS.map((star, i) => [star, (359 * SIGN) / 30 + at(steps, i)]));
        const wars = yuddhasOf(
          places as Record<(typeof STARS)[number], number>,
          (star) => strengths[star] ?? 0,
          'raman',
        );
        expect(sum(SIGN_LORDS.map((planet) => yuddhaBala(planet, wars)))).toBeCloseTo(0, 9);
        for (const { planets, winner, separation } of wars) {
          const [one, other] = planets;
          expect(separation).toBeLessThan(1);
          expect(places[winner]).toBe(Math.min(places[one] ?? 0, places[other] ?? 0));
        }
      }),
    );
    const edge = { Mars: 0, Mercury: TURN - 1, Jupiter: SIGN, Venus: 3 * SIGN, Saturn: 5 * SIGN };
    expect(yuddhasOf(edge, (star) => strengths[star] ?? 0, 'bphs')).toEqual([
      { planets: ['Mars', 'Mercury'], separation: 1 / 3.6e9, winner: 'Mercury', virupas: 30 },
    ]);
    expect(yuddhasOf({ ...edge, Mercury: TURN - SIGN / 30 }, () => 0, 'bphs')).toEqual([]);
    expect(yuddhasOf(edge, () => 0, 'none')).toEqual([]);
  });

  it('ishta by the root never passes that by the mean', () => {
    const virupas = fc.double({ min: 0, max: 60, noNaN: true });
    fc.assert(
      fc.property(virupas, virupas, (uccha, cheshta) => {
        const [root, trouble] = phalas(uccha, cheshta, 'root');
        const [mean, rest] = phalas(uccha, cheshta, 'mean');
        expect(root).toBeLessThanOrEqual(mean + 1e-9);
        expect(trouble).toBeLessThanOrEqual(rest + 1e-9);
        expect(mean + rest).toBeCloseTo(60, 9);
      }),
    );
  });

  it('every point is in one house, that of the nearest middle where houses are equal', () => {
    fc.assert(
      fc.property(longitude, longitude, (ascendant, place) => {
        const middles = equalMiddles(ascendant);
        const house = houseOf(place, middles);
        expect(house).toBeGreaterThanOrEqual(0);
        const apart = (from: number): number => {
          const turned = (((place - from) % TURN) + TURN) % TURN;
          return Math.min(turned, TURN - turned);
        };
        expect(apart(at(middles, house))).toBe(Math.min(...middles.map(apart)));
      }),
    );
  });
});

describe('tables', () => {
  it('weights of each scheme sum to twenty', () => {
    for (const scheme of SCHEMES) expect(sum(Object.values(VIMSHOPAKA_WEIGHTS[scheme]))).toBe(20);
  });

  it('classical and the text differ in ten rows', () => {
    const names = Object.keys(PRESETS.classical) as (keyof typeof PRESETS.classical)[];
    expect(names.filter((name) => PRESETS.classical[name] !== PRESETS.bphs[name])).toEqual([
      'saptavargaja',
      'drekkana',
      'moon_rule',
      'ayana',
      'yuddha',
      'cheshta_means',
      'cheshta_luminaries',
      'drishti',
      'drik',
      'ishta',
    ]);
  });

  it('every choice changes something in one birth or another', () => {
    const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
    const dates = [
      '1981-09-13',
      '1990-08-15',
      '1996-12-07',
      '2001-03-20',
      '2008-11-02',
      '2014-05-27',
      '2019-07-04',
      '1985-01-19',
    ];
    const told = new Set<string>();
    for (const date of dates) {
      const birth: Birth = { date, time: '01:30:00', place };
      const plain = JSON.stringify(shadbala({ birth }).data.planets);
      for (const [name, values] of Object.entries(CHOICES))
        for (const value of values) {
          const { data } = shadbala({ birth, choices: { [name]: value } });
          expect(new Map<string, unknown>(Object.entries(data.choices)).get(name)).toBe(value);
          if (JSON.stringify(data.planets) !== plain) told.add(`${name} ${value}`);
        }
    }
    const preset = new Map<string, unknown>(Object.entries(PRESETS.classical));
    const others = Object.entries(CHOICES).flatMap(([name, values]) =>
      values.filter((value) => value !== preset.get(name)).map((value) => `${name} ${value}`),
    );
    expect(others.filter((choice) => !told.has(choice))).toEqual([]);
  });
});
