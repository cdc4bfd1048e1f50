import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { divisional } from '../../src/charts/divisional.js';
import { rasi } from '../../src/charts/rasi.js';
import type { MicroArcseconds } from '../../src/math/angle.js';
import { ashtakavarga } from '../../src/strengths/ashtakavarga.js';
import { ashtakavargaVarga } from '../../src/strengths/ashtakavargaVarga.js';
import { avasthas } from '../../src/strengths/avasthas.js';
import { dignity } from '../../src/strengths/dignity.js';
import { baladi } from '../../src/strengths/rules/avasthas.js';
import { activityOf, partOf, shayanadiOf, soundNumber } from '../../src/strengths/rules/shayanadi.js';
import { type D1OrVarga, vaisheshikamshasOf, vargasOf } from '../../src/strengths/rules/vaisheshikamsha.js';
import { BINDU_TABLE, CONTRIBUTORS } from '../../src/strengths/tables/ashtakavarga.js';
import { NAME_SOUNDS, type NameSound } from '../../src/strengths/tables/shayanadi.js';
import { SCHEMES, type Scheme } from '../../src/strengths/tables/vimshopaka.js';
import { vaisheshikamsha } from '../../src/strengths/vaisheshikamsha.js';
import { VARGAS } from '../../src/types.js';
import { SIGN_LORDS } from '../../src/zodiac/lords.js';
import { GRAHAS, type Graha } from '../../src/zodiac/names.js';
import { SIGN_NAMES } from '../support/independent.js';
import { runs } from '../support/sample.js';

const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
const birth = { date: '1990-08-15', time: '08:30:00', place };
const micro = (degrees: number): MicroArcseconds => Math.round(degrees * 3_600_000_000) as MicroArcseconds;

interface Printed {
  readonly shayanadi: {
    readonly cases: readonly {
      readonly graha: Graha;
      readonly star: number;
      readonly part: number;
      readonly birth_star: number;
      readonly ghatis_over: number;
      readonly lagna: number;
      readonly sound: NameSound;
      readonly sum: number;
      readonly number: number;
      readonly state: string;
      readonly activity: string;
    }[];
  };
  readonly counts: {
    readonly parts: readonly {
      readonly sign: number;
      readonly degrees: number;
      readonly minutes: number;
      readonly part: number;
    }[];
    readonly ghatis: readonly { readonly hours_since_sunrise: number; readonly running: number }[];
  };
  readonly ages: {
    readonly cases: readonly { readonly degrees: number; readonly sign: number; readonly age: string }[];
  };
  readonly vaisheshikamsha: {
    readonly cases: readonly {
      readonly planet: 'Jupiter';
      readonly signs: Readonly<Record<D1OrVarga, number>>;
      readonly counts: Readonly<Record<Scheme, number>>;
    }[];
  };
}

const file = new URL('../../fixtures/sources/avasthas.json', import.meta.url);
const printed = JSON.parse(readFileSync(file, 'utf8')) as Printed;

describe('the twelve states', () => {
  it('are those of the printed case, with its sum', () => {
    for (const one of printed.shayanadi.cases) {
      // Inside the third navāṁśa of Taurus, in Kṛttikā; the lagna in the middle of its sign.
      const longitude = micro(37.2);
      const found = shayanadiOf(
        one.graha,
        longitude,
        {
          moon: micro((one.birth_star - 0.5) * (40 / 3)),
          ascendant: micro(one.lagna * 30 - 15),
          ghati: one.ghatis_over + 1,
        },
        { part: 'navamsha', sound: one.sound },
      );
      expect(found.terms).toMatchObject({
        star: one.star,
        part: one.part,
        birth_star: one.birth_star,
        lagna: one.lagna,
      });
      expect([found.sum, found.number, found.state, found.activity]).toEqual([
        one.sum,
        one.number,
        one.state,
        one.activity,
      ]);
    }
  });

  it('take the part within the sign, as printed', () => {
    for (const { sign, degrees, minutes, part } of printed.counts.parts)
      expect(partOf(micro(sign * 30 + degrees + minutes / 60), 'navamsha')).toBe(part);
    expect([partOf(micro(0), 'navamsha'), partOf((micro(30) - 1) as MicroArcseconds, 'navamsha')]).toEqual([1, 9]);
    expect([partOf(micro(10 / 3), 'navamsha'), partOf(micro(33.999), 'degree'), partOf(micro(34), 'degree')]).toEqual([
      2, 4, 5,
    ]);
  });

  it('count the ghati that runs, as printed', () => {
    // Sunrise of the day is 05:50:04; 17 hours later the 43rd runs.
    for (const { hours_since_sunrise, running } of printed.counts.ghatis) {
      expect(Math.floor(hours_since_sunrise * 2.5) + 1).toBe(running);
      const late = { ...birth, time: `${5 + hours_since_sunrise}:50:10` };
      const { data } = avasthas({ birth: late });
      expect(Math.floor(data.ghatis_elapsed)).toBe(42);
      expect(data.planets.Sun.shayanadi.terms.ghati).toBe(running);
      expect(avasthas({ birth: late, ghati: 'elapsed' }).data.planets.Sun.shayanadi.terms.ghati).toBe(running - 1);
    }
  });

  it('number the sounds by their rows', () => {
    expect(NAME_SOUNDS.map(soundNumber)).toEqual(NAME_SOUNDS.map((_, i) => Math.floor(i / 7) + 1));
    expect([soundNumber('स'), soundNumber('श'), soundNumber('ष'), soundNumber('ह')]).toEqual([4, 2, 3, 5]);
  });

  it('have a remainder of nought as the twelfth, and depend on the sum alone', () => {
    const longitude = fc.integer({ min: 0, max: 1_295_999_999_999 });
    fc.assert(
      fc.property(
        longitude,
        longitude,
        longitude,
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: 0, max: 8 }),
        (at, moon, ascendant, ghati, i) => {
          const graha = GRAHAS[i] ?? 'Sun';
          const context = { moon: moon as MicroArcseconds, ascendant: ascendant as MicroArcseconds, ghati };
          const found = shayanadiOf(graha, at as MicroArcseconds, context, { part: 'navamsha', sound: 'क' });
          expect((found.sum - found.number) % 12).toBe(0);
          expect(found.number).toBeGreaterThanOrEqual(1);
          expect(found.number).toBeLessThanOrEqual(12);
          expect(found.activity).toBe(found.activities[0]);
          expect(new Set([1, 2, 3].map((sound) => activityOf(graha, 12, sound))).size).toBe(3);
          const next = shayanadiOf(
            graha,
            at as MicroArcseconds,
            { ...context, ghati: ghati + 12 },
            { part: 'navamsha', sound: 'क' },
          );
          expect([next.state, next.activities]).toEqual([found.state, found.activities]);
        },
      ),
      { numRuns: runs(200) },
    );
  });

  it('are beside the four states of strengths.dignity, which they do not change', () => {
    const input = { birth, deeptadi: 'phaladeepika', node_dignity: 'pvr', moon_rule: 'half_lit' } as const;
    const { planets } = dignity(input).data;
    const found = avasthas(input).data;
    for (const graha of GRAHAS) expect(found.planets[graha]).toMatchObject(planets[graha].avasthas);
    expect(found.name_sound).toBeNull();
    expect(found.planets.Sun.shayanadi.activity).toBeNull();
  });

  it('give shares as the verses have them', () => {
    for (const { degrees, sign, age } of printed.ages.cases) expect(baladi(micro(sign * 30 + degrees))).toBe(age);
    const { planets } = avasthas({ birth }).data;
    // Sun 28° and Jupiter 5° of Cancer, Venus 7° of Cancer, Moon 17° of Taurus.
    expect([planets.Sun, planets.Jupiter, planets.Venus, planets.Moon].map(({ age_share }) => age_share)).toEqual([
      0.25,
      0,
      null,
      1,
    ]);
    expect(planets.Jupiter.waking_share).toBe(1);
  });

  it('refuse a sound that is none', () => {
    expect(() => avasthas({ birth, name_sound: 'sa' as NameSound })).toThrow(
      expect.objectContaining({ field: 'name_sound' }),
    );
  });
});

describe('vaiśeṣikāṁśas', () => {
  it('have the printed numbers of Jupiter, and fewer without exaltation', () => {
    for (const { planet, signs, counts } of printed.vaisheshikamsha.cases) {
      const found = vaisheshikamshasOf(planet, (varga) => signs[varga], 'own_and_exalted');
      expect(SCHEMES.map((scheme) => found[scheme].count)).toEqual(SCHEMES.map((scheme) => counts[scheme]));
      expect(SCHEMES.map((scheme) => found[scheme].name)).toEqual(['kimshuka', 'kimshuka', 'uttama', 'kerala']);
      expect(vaisheshikamshasOf(planet, (varga) => signs[varga], 'own').shodashavarga.count).toBe(4);
    }
  });

  it('take the divisions of the schemes', () => {
    expect(SCHEMES.map((scheme) => vargasOf(scheme).length)).toEqual([6, 7, 10, 16]);
    expect(vargasOf('shadvarga')).toEqual(['d1', 'd2', 'd3', 'd9', 'd12', 'd30']);
  });

  it('count every sign of the divisional charts', () => {
    const own = {
      Sun: [4, 0],
      Moon: [3, 1],
      Mars: [0, 7, 9],
      Mercury: [2, 5],
      Jupiter: [8, 11, 3],
      Venus: [1, 6, 11],
      Saturn: [9, 10, 6],
    };
    const { planets } = vaisheshikamsha({ birth }).data;
    const charts = ['d1', ...VARGAS] as const;
    for (const planet of SIGN_LORDS) {
      const counted = charts.filter((varga) => {
        const { planetary_positions } = varga === 'd1' ? rasi({ birth }).data : divisional({ birth, varga }).data;
        return own[planet].includes(planetary_positions[planet].sign_number - 1);
      });
      expect(planets[planet].shodashavarga.vargas, planet).toEqual(counted);
    }
  });

  it('have a name for every number from two to all', () => {
    const all = vaisheshikamshasOf('Jupiter', () => 8, 'own');
    expect(SCHEMES.map((scheme) => all[scheme].name)).toEqual(['kundala', 'mukuta', 'shridhama', 'shrivallabha']);
    const none = vaisheshikamshasOf('Jupiter', (varga) => (varga === 'd1' ? 8 : 0), 'own');
    expect(SCHEMES.map((scheme) => [none[scheme].count, none[scheme].name])).toEqual(SCHEMES.map(() => [1, null]));
  });

  it('say what spoils them', () => {
    // Mars and Jupiter fallen and Mercury near the Sun on invented days.
    const spoiled = (date: string) => vaisheshikamsha({ birth: { ...birth, date } }).data.planets;
    expect(spoiled('2020-07-15').Saturn.spoiled_by).toEqual([]);
    expect(spoiled('2021-01-15').Jupiter.spoiled_by).toContain('debilitated');
    expect(spoiled('2021-01-29').Jupiter.spoiled_by).toEqual(['combust', 'debilitated']);
  });
});

describe('aṣṭakavarga of a division', () => {
  it('is that of the signs of the division', () => {
    const { data } = ashtakavargaVarga({ birth, varga: 'd9' });
    const chart = divisional({ birth, varga: 'd9' }).data;
    const signOf = (one: (typeof CONTRIBUTORS)[number]): string =>
      one === 'Ascendant' ? chart.ascendant.sign : chart.planetary_positions[one].sign;
    const index = (one: (typeof CONTRIBUTORS)[number]): number =>
      (SIGN_NAMES as readonly string[]).indexOf(signOf(one));
    for (const target of CONTRIBUTORS) {
      const bindus = Array.from({ length: 12 }, () => 0);
      for (const giver of CONTRIBUTORS)
        for (const house of BINDU_TABLE.parashara[target][giver]) {
          const sign = (index(giver) + house - 1) % 12;
          bindus[sign] = (bindus[sign] ?? 0) + 1;
        }
      expect(data.bhinna[target].bindus, target).toEqual(bindus);
    }
    expect(data.sarva.total).toBe(337);
  });

  it('has the options of the birth chart, and its fields', () => {
    const options = { table: 'varahamihira', occupancy: 'grahas_and_ascendant', virgo_multiplier: 6 } as const;
    const { varga, ...data } = ashtakavargaVarga({ birth, varga: 'd10', ...options }).data;
    expect(varga).toBe('d10');
    expect(Object.keys(data)).toEqual(Object.keys(ashtakavarga({ birth, ...options }).data));
    expect(data.multipliers.signs[5]).toBe(6);
  });

  it('needs a division', () => {
    expect(() => ashtakavargaVarga({ birth, varga: 'd1' as 'd9' })).toThrow(
      expect.objectContaining({ field: 'varga' }),
    );
  });
});
