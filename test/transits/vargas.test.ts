import { describe, expect, it } from 'vitest';
import { divisional } from '../../src/charts/index.js';
import { SiddhantaError } from '../../src/errors.js';
import { conjunctions, ingresses } from '../../src/transits/index.js';
import type { Division } from '../../src/zodiac/divisions.js';
import { at } from '../support/fixtures.js';

const PLACE = { latitude: 28.6139, longitude: 77.209, timezone: 'UTC' };

/** Positions of a divisional chart: another way to the same places. */
function chart(varga: Division, ms: number) {
  const [date, time] = new Date(ms).toISOString().slice(0, 19).split('T');
  return divisional({ varga, birth: { date: String(date), time: String(time), place: PLACE } }).data
    .planetary_positions;
}

function failure(run: () => unknown): SiddhantaError {
  try {
    run();
  } catch (error) {
    if (error instanceof SiddhantaError) return error;
    throw error;
  }
  throw new Error('it was not refused');
}

const HOUR = 3_600_000;
const span = (from: string, to: string) => ({ from: `${from}T00:00:00Z`, to: `${to}T00:00:00Z` });

describe('entries into signs of a varga', () => {
  it('into navāṁśas are those into pādas, counted from Aries over and over', () => {
    const year = { ...span('2022-01-01', '2023-01-01'), planets: ['Mercury', 'Saturn', 'Rahu'] as const };
    const { data } = ingresses({ ...year, division: 'd9' });
    const padas = ingresses({ ...year, division: 'pada' }).data;
    const told = ({ at: when, planet, motion, entry_number, retrograde_reentry }: (typeof data.ingresses)[number]) => [
      when,
      planet,
      motion,
      entry_number,
      retrograde_reentry,
    ];
    expect(data.ingresses.map(told)).toEqual(padas.ingresses.map(told));
    expect(data.ingresses.map(({ enters }) => enters.varga_sign_number)).toEqual(
      padas.ingresses.map(({ enters }) => ((enters.number - 1) % 12) + 1),
    );
    expect(data.ingresses.filter(({ retrograde_reentry }) => retrograde_reentry).length).toBeGreaterThan(3);
    expect(data.stays.length).toBe(padas.stays.length);
  });

  // Mercury turns on 10 May and 3 June 2022.
  it.each(['d2', 'd10', 'd30', 'd60'] as const)(
    '%s: each is a change of sign between two charts, and none is missed',
    (varga) => {
      const [from, to] = [Date.UTC(2022, 4, 20), Date.UTC(2022, 5, 10)];
      const { ingresses: found } = ingresses({
        ...span('2022-05-20', '2022-06-10'),
        planets: ['Mercury'],
        division: varga,
      }).data;
      const step = 3 * HOUR;
      const signs = Array.from(
        { length: (to - from) / step + 1 },
        (_, i) => chart(varga, from + i * step).Mercury.sign,
      );
      const changes = signs.slice(1).flatMap((sign, i) => (sign === signs[i] ? [] : [[i, sign]]));
      expect(
        found.map(({ at: when, enters }) => [Math.floor((Date.parse(when) - from) / step), enters.varga_sign]),
      ).toEqual(changes);
      for (const { at: when, leaves, enters } of found) {
        const [before, after] = [-2, 2].map((seconds) => chart(varga, Date.parse(when) + seconds * 1000).Mercury.sign);
        // Near a station two seconds are less than the precision of a longitude.
        if (before !== after) expect([before, after]).toEqual([leaves.varga_sign, enters.varga_sign]);
      }
    },
  );

  it('have no house from the Moon and no mūrti, and shorter spans the finer the parts are', () => {
    const { data } = ingresses({ ...span('2022-01-01', '2022-02-01'), division: 'd9', natal: { moon_sign_number: 2 } });
    expect(data.ingresses[0]).not.toHaveProperty('house_from_moon');
    expect(data.ingresses[0]).not.toHaveProperty('murthi');
    const refused = failure(() => ingresses({ ...span('2000-01-01', '2011-01-01'), division: 'd60' }));
    expect(refused).toMatchObject({ code: 'invalid_value', field: 'to' });
    expect(refused.message).toContain('at most 10 years');
    const moon = failure(() => ingresses({ ...span('2000-01-01', '2000-09-01'), planets: ['Moon'], division: 'd60' }));
    expect(moon.message).toContain('at most 0.5 years');
  });
});

describe('conjunctions in a varga', () => {
  it('are where the two have one place in that chart', () => {
    const { conjunctions: found, varga } = conjunctions({
      ...span('2022-01-01', '2023-01-01'),
      planets: ['Mars', 'Jupiter', 'Venus', 'Mercury'],
      varga: 'd9',
    }).data;
    expect(varga).toBe('d9');
    expect(found.length).toBeGreaterThan(40);
    for (const { at: when, planet, other, longitude, sign, rasi_longitude, other_rasi_longitude } of found) {
      // An entry into a part at that second may have it before or after.
      const [one, two] = [rasi_longitude, other_rasi_longitude].map((degrees) => ((degrees ?? 0) * 9) % 360);
      expect(
        Math.abs((((((one ?? 0) - (two ?? 0)) % 360) + 540) % 360) - 180),
        `${when} ${planet} ${other}`,
      ).toBeLessThan(1e-4);
      expect(Math.abs(((((longitude - (one ?? 0)) % 360) + 540) % 360) - 180)).toBeLessThan(1e-4);
      expect(sign).toBeDefined();
    }
  });

  it.each(['d2', 'd10', 'd30'] as const)('%s: none is missed in charts of every sixth hour', (varga) => {
    const [from, to] = [Date.UTC(2022, 2, 1), Date.UTC(2022, 8, 1)];
    const found = conjunctions({ ...span('2022-03-01', '2022-09-01'), planets: ['Mercury', 'Venus'], varga }).data
      .conjunctions;
    const step = 6 * HOUR;
    const places = Array.from({ length: (to - from) / step + 1 }, (_, i) => {
      const { Mercury, Venus } = chart(varga, from + i * step);
      return { signs: [Mercury.sign, Venus.sign], degrees: [Mercury.longitude, Venus.longitude] as const };
    });
    // All four places in one sign, neither begins another part of that sign, and the one passes the other.
    const passed = places.slice(1).flatMap(({ signs, degrees: [one, other] }, i) => {
      const { signs: were, degrees } = at(places, i);
      const still =
        new Set([...signs, ...were]).size === 1 && Math.abs(one - degrees[0]) < 15 && Math.abs(other - degrees[1]) < 15;
      return still && one < other !== degrees[0] < degrees[1] ? [i] : [];
    });
    const when = found.map(({ at: instant }) => Math.floor((Date.parse(instant) - from) / step));
    expect(when).toEqual(expect.arrayContaining(passed));
    // Those that a change of sign within the three hours hides are checked by their own charts.
    for (const { at: instant, sign } of found) {
      const { Mercury, Venus } = chart(varga, Date.parse(instant));
      expect(Mercury.sign).toBe(sign);
      expect(Venus.sign).toBe(sign);
      expect(Math.abs(Mercury.longitude - Venus.longitude)).toBeLessThan(0.01);
    }
    expect(found.length).toBeGreaterThan(0);
  });

  it('are asked for in shorter spans', () => {
    const refused = failure(() => conjunctions({ ...span('2000-01-01', '2013-01-01'), varga: 'd9' }));
    expect(refused).toMatchObject({ code: 'invalid_value', field: 'to' });
    expect(refused.message).toContain('at most 11.1 years in d9');
    const rasi = conjunctions({ ...span('2000-01-01', '2001-01-01'), planets: ['Jupiter', 'Saturn'] }).data;
    expect(rasi).not.toHaveProperty('varga');
    expect(rasi.conjunctions[0]).not.toHaveProperty('rasi_longitude');
  });
});
