import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { running } from '../../src/dashas/index.js';
import { isSiddhantaError } from '../../src/errors.js';
import { horary2193, kpCusps, motion, planetSignifications, promise, rotate } from '../../src/kp/index.js';
import { ceilMicroArcseconds, cellOf, cellStarts } from '../../src/kp/rules/cells.js';
import { kpLords, kpLordsOfUnits } from '../../src/kp/rules/lattice.js';
import { bearingOf, promiseOf } from '../../src/kp/rules/promise.js';
import { PERSON_NAMES, PERSONS } from '../../src/kp/tables/persons.js';
import { PROMISE_MATTERS } from '../../src/kp/tables/promise.js';
import { GRAHAS } from '../../src/zodiac/names.js';
import { at, DELHI } from '../support/fixtures.js';
import { runs } from '../support/sample.js';

const PLACE = { latitude: 11.02, longitude: 76.983, timezone: 'Asia/Kolkata' };

function refusal(call: () => unknown): string {
  try {
    call();
  } catch (error) {
    if (isSiddhantaError(error)) return `${error.code} ${error.field}`;
    throw error;
  }
  return 'nothing';
}

const births = fc
  .record({
    minute: fc.integer({ min: 0, max: 100 * 365 * 1440 }),
    latitude: fc.integer({ min: -60, max: 60 }),
    longitude: fc.integer({ min: -179, max: 179 }),
  })
  .map(({ minute, latitude, longitude }) => {
    const text = new Date(Date.UTC(1950, 0, 1) + minute * 60_000).toISOString();
    return { date: text.slice(0, 10), time: text.slice(11, 19), place: { latitude, longitude, timezone: 'UTC' } };
  });

describe('kp.promise', () => {
  const matter = { good: [2, 7, 11], bad: [1, 6, 10] };

  it('signifies, denies by opposing houses alone, both or neither', () => {
    expect([[2, 3], [6, 9], [6, 11], [3, 4], []].map((houses) => promiseOf(matter, houses))).toEqual([
      'signifies',
      'denies',
      'both',
      'neither',
      'neither',
    ]);
    expect([7, 10, 12].map((house) => bearingOf(matter, house))).toEqual(['for', 'against', 'neither']);
  });

  it('draws on the sub lord of the cusp and the star lord of that, for any birth and matter', () => {
    fc.assert(
      fc.property(births, fc.constantFrom(...PROMISE_MATTERS), (birth, name) => {
        const { data } = promise({ birth, matter: name });
        const chart = kpCusps({ birth, user_name: '' }).data;
        const { planets } = planetSignifications({ birth }).data;
        const [sub, star] = [at(data.lords, 0), at(data.lords, 1)];
        const cusp = at(Object.values(chart.house_cusps), data.cusp.house - 1);
        expect(sub.planet).toBe(cusp.sub_lord);
        expect(star.planet).toBe(planets[sub.planet].star_lord);
        expect(data.promise).toBe(sub.states);
        for (const lord of data.lords) {
          expect(lord.houses).toEqual(planets[lord.planet].all);
          const own = data.steps.filter(({ role }) => role === lord.role);
          expect([...new Set(own.map(({ house }) => house))].sort((a, b) => a - b)).toEqual(lord.houses);
          const bearing = (kind: string) =>
            lord.houses.filter((h) => own.some((s) => s.house === h && s.bearing === kind));
          expect([bearing('for'), bearing('against')]).toEqual([lord.for, lord.against]);
          for (const { through, others, house } of own) {
            expect(others).not.toContain(through);
            for (const other of others) expect(planets[other].house).toBe(house);
          }
        }
        expect(data.significators.map(({ planet }) => planet)).toEqual([...GRAHAS]);
        expect(data.periods).toBeUndefined();
      }),
      { numRuns: runs(30) },
    );
  });

  it('dates the periods as dashas.running does, and joins only lords that signify a house for it', () => {
    const moments = ['1990-08-15T08:30:00+05:30', '2026-01-01T00:00:00+05:30', '2049-12-31T12:00:00+05:30'];
    for (const moment of moments) {
      const { periods, significators } = promise({ birth: DELHI, matter: 'children', at: moment, limit: 20 }).data;
      const theirs = running({ birth: DELHI, at: moment, systems: ['vimshottari'], ayanamsa: 'kp', levels: 3 }).data;
      const lords = at(theirs.running, 0).periods.map(({ lord }) => lord);
      expect(periods?.running.map(({ planet }) => planet)).toEqual(lords);
      const joint = periods?.joint ?? [];
      expect(joint.length).toBe(20);
      const fruitful = significators.filter(({ for: good }) => good.length > 0).map(({ planet }) => planet);
      for (const { dasha, bhukti, antara } of joint)
        expect(fruitful).toEqual(expect.arrayContaining([dasha, bhukti, antara]));
      const starts = joint.map(({ start_date }) => start_date);
      expect(starts).toEqual([...starts].sort());
      expect(joint.map(({ current }) => current).indexOf(true, 1)).toBe(-1);
      expect(at(joint, 0).current).toBe(lords.every((lord) => fruitful.some((one) => one === lord)));
    }
  });

  it('has no period after the last daśā, and refuses a moment before the birth', () => {
    const late = promise({ birth: DELHI, matter: 'job', at: '2130-01-01T00:00:00Z' }).data.periods;
    expect(late).toEqual({ running: [], joint: [] });
    const ask = (change: object) => () => promise({ birth: DELHI, matter: 'job', ...change });
    expect(refusal(ask({ at: '1990-08-15T08:29:59+05:30' }))).toBe('invalid_value at');
    expect(refusal(ask({ at: '2020-01-01T00:00:00' }))).toBe('invalid_value at');
    expect(refusal(ask({ matter: 'longevity' }))).toBe('invalid_value matter');
    expect(refusal(ask({ limit: 21 }))).toBe('invalid_value limit');
    expect(refusal(ask({ ayanamsa: 'raman' }))).toBe('not_available_in_school ayanamsa');
  });
});

describe('kp.rotate', () => {
  it('by 1 is the chart itself, for any birth', () => {
    fc.assert(
      fc.property(births, (birth) => {
        const { data } = rotate({ birth, house: 1 });
        const { house_cusps, significators } = kpCusps({ birth, user_name: '' }).data;
        const { planets } = planetSignifications({ birth }).data;
        expect(data.significators).toEqual(significators);
        expect(data.cusps.map(({ sub_lord }) => sub_lord)).toEqual(
          Object.values(house_cusps).map(({ sub_lord }) => sub_lord),
        );
        for (const graha of GRAHAS) {
          const { house, natal_house, houses_signified } = data.planets[graha];
          expect([house, natal_house, houses_signified]).toEqual([
            planets[graha].house,
            planets[graha].house,
            planets[graha].all,
          ]);
        }
      }),
      { numRuns: runs(20) },
    );
  });

  it('counts every house from the given one, and keeps places and lords', () => {
    fc.assert(
      fc.property(births, fc.integer({ min: 1, max: 12 }), (birth, house) => {
        const natal = rotate({ birth, house: 1 }).data;
        const { data } = rotate({ birth, house });
        const turned = (of: number): number => ((of - house + 12) % 12) + 1;
        for (const cusp of data.cusps) {
          expect(cusp.house).toBe(turned(cusp.natal_house));
          const { house: _, natal_house: __, ...rest } = at(natal.cusps, cusp.natal_house - 1);
          expect(cusp).toMatchObject(rest);
        }
        for (const graha of GRAHAS) {
          const [own, before] = [data.planets[graha], natal.planets[graha]];
          expect(own.house).toBe(turned(before.house));
          expect(own.longitude).toBe(before.longitude);
          expect(own.houses_signified).toEqual(before.houses_signified.map(turned).sort((a, b) => a - b));
        }
      }),
      { numRuns: runs(20) },
    );
  });

  it('takes a person for the house of the table, and one of the two', () => {
    for (const person of PERSON_NAMES) {
      const { person: told, ...rest } = rotate({ birth: DELHI, person }).data;
      expect(told).toBe(person);
      expect(rest).toMatchObject({ rotated_to: PERSONS[person] });
    }
    expect(rotate({ birth: DELHI, house: 9 }).data).toEqual({
      ...rotate({ birth: DELHI, person: 'father' }).data,
      person: null,
    });
    expect(refusal(() => rotate({ birth: DELHI }))).toBe('missing_field person');
    expect(refusal(() => rotate({ birth: DELHI, person: 'father', house: 9 }))).toBe('invalid_value house');
    expect(refusal(() => rotate({ birth: DELHI, house: 13 }))).toBe('invalid_value house');
  });
});

describe('kp.motion', () => {
  it('goes without a gap from sunrise to sunrise, one stay a cell', () => {
    for (const [place, date] of [
      [PLACE, '2024-02-05'],
      [{ latitude: -45, longitude: 170, timezone: 'Pacific/Auckland' }, '2025-04-06'],
      [{ latitude: 60, longitude: 25, timezone: 'Europe/Helsinki' }, '2024-12-21'],
    ] as const) {
      for (const levels of [2, 3, 4]) {
        const { start, end, ascendant, moon } = motion({ place, date, levels }).data;
        for (const stays of [ascendant, moon]) {
          expect([at(stays, 0).start, stays.at(-1)?.end]).toEqual([start, end]);
          expect(stays.slice(1).map((stay) => stay.start)).toEqual(stays.slice(0, -1).map((stay) => stay.end));
          expect(stays.every((stay) => (stay.sub_lord !== undefined) === levels > 2)).toBe(true);
          expect(stays.every((stay) => (stay.sub_sub_lord !== undefined) === levels > 3)).toBe(true);
        }
        const cells = cellStarts(levels as 2).length;
        expect(ascendant.length).toBeGreaterThanOrEqual(cells);
        expect(ascendant.length).toBeLessThan(cells * 1.02 + 3);
      }
    }
  });

  it('refuses the polar circles, skipped dates and other depths', () => {
    const north = { latitude: 70, longitude: 25, timezone: 'Europe/Oslo' };
    expect(refusal(() => motion({ place: north, date: '2024-03-01' }))).toBe('undefined_at_latitude place.latitude');
    const apia = { latitude: -13.8, longitude: -171.8, timezone: 'Pacific/Apia' };
    expect(refusal(() => motion({ place: apia, date: '2011-12-30' }))).toBe('nonexistent_time date');
    expect(refusal(() => motion({ place: PLACE, date: '2024-02-05', levels: 5 }))).toBe('invalid_value levels');
  });
});

describe('kp.horary_2193', () => {
  it('begins each number within its own sub-sub, as the exact units have it', () => {
    const starts = cellStarts(4);
    for (const [cell, start] of starts.entries()) {
      const rising = ceilMicroArcseconds(start);
      expect(cellOf(rising, starts)).toBe(cell);
      const { subSub, sub, star, sign } = kpLordsOfUnits(start);
      expect(kpLords(rising)).toMatchObject({ subSub, sub, star, sign });
    }
  });

  it('takes 1 to 2193 and judges the matter given', () => {
    const moment = '2024-02-05T15:51:00+05:30';
    const ask = (number: number) => horary2193({ number, moment, place: PLACE, matter: 'marriage' }).data;
    expect([ask(1).ascendant.longitude, ask(1).horary_number]).toEqual([0, 1]);
    expect([ask(2193).horary_number, ask(2193).ascendant.sign]).toEqual([249, 'Pisces']);
    expect(ask(700)).toMatchObject({ number: 700, main_house: 7, matter_from: 'matter' });
    for (const number of [0, 2194, 1.5]) expect(refusal(() => ask(number))).toBe('invalid_value number');
  });
});
