import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { skyContext } from '../../src/cast/context.js';
import { natalSky } from '../../src/cast/natal.js';
import { chartSensitivity } from '../../src/charts/sensitivity.js';
import type { DivisionalData } from '../../src/index.js';
import { divisional, type RasiInput, rasi } from '../../src/index.js';
import { analytical } from '../../src/sky/analytical/analytical.js';
import type { Birth, Varga } from '../../src/types.js';
import { VARGAS } from '../../src/types.js';
import { DELHI } from '../support/fixtures.js';
import { runs, sampled } from '../support/sample.js';
import {
  chartStatements,
  expectNested,
  expectTrue,
  type Sensitive,
  secondOf,
  sensitivityOf,
} from '../support/sensitivity.js';

const rasiBy = (conventions?: RasiInput['conventions']): Sensitive<DivisionalData> => ({
  ask: (birth) => rasi({ birth, ...(conventions === undefined ? {} : { conventions }) }),
  read: chartStatements,
});
const RASI = rasiBy();
const varga = (name: Varga): Sensitive<DivisionalData> => ({
  ask: (birth) => divisional({ varga: name, birth }),
  read: chartStatements,
});
const uncertain = (uncertainty_minutes: number, birth: Birth = DELHI): Birth => ({ ...birth, uncertainty_minutes });

const births: fc.Arbitrary<Birth> = fc
  .record({
    second: fc.integer({ min: -12_000_000_000, max: 4_000_000_000 }),
    latitude: fc.double({ min: -66, max: 66, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  })
  .map(({ second, latitude, longitude }) => {
    const iso = new Date(second * 1000).toISOString();
    const place = { latitude, longitude, timezone: 'UTC' };
    return { date: iso.slice(0, 10), time: iso.slice(11, 19), place, utc_offset: '+00:00' };
  });

describe('the sensitivity of a rasi chart', () => {
  const { start, end, holds, changes } = sensitivityOf(RASI, uncertain(30));

  it('spans the minutes either way, half-open', () => {
    expect([start, end]).toEqual(['1990-08-15T08:00:00+05:30', '1990-08-15T09:00:00+05:30']);
  });

  // Ascendant and Moon by Swiss Ephemeris 2.10.03, civil time as UTC: 08:04:33.3, 08:19:39.9, 08:34:45.5, 08:49:50.7.
  it('is that of another program at Delhi 1990', () => {
    expect(changes.filter(({ statement }) => /^(ascendant|moon)\..*(?<!house)$/.test(statement))).toEqual([
      {
        statement: 'ascendant.nakshatra',
        at: '1990-08-15T08:04:34+05:30',
        minutes_from_birth: -25.4,
        before: 'Purva Phalguni',
        after: 'Uttara Phalguni',
      },
      { statement: 'ascendant.pada', at: '1990-08-15T08:04:34+05:30', minutes_from_birth: -25.4, before: 4, after: 1 },
      { statement: 'ascendant.pada', at: '1990-08-15T08:19:40+05:30', minutes_from_birth: -10.3, before: 1, after: 2 },
      {
        statement: 'ascendant.sign',
        at: '1990-08-15T08:19:40+05:30',
        minutes_from_birth: -10.3,
        before: 'Leo',
        after: 'Virgo',
      },
      { statement: 'ascendant.pada', at: '1990-08-15T08:34:46+05:30', minutes_from_birth: 4.8, before: 2, after: 3 },
      { statement: 'ascendant.pada', at: '1990-08-15T08:49:51+05:30', minutes_from_birth: 19.9, before: 3, after: 4 },
    ]);
    expect(holds.filter((statement) => statement.startsWith('moon'))).toEqual([
      'moon.sign',
      'moon.nakshatra',
      'moon.pada',
      'moon.retrograde',
    ]);
  });

  it('changes every house with the sign that rises', () => {
    const houses = changes.filter(({ statement }) => statement.endsWith('.house'));
    expect(houses.map(({ at }) => at)).toEqual(new Array(9).fill('1990-08-15T08:19:40+05:30'));
  });

  it('comes only on request', () => {
    expect('sensitivity' in rasi({ birth: DELHI }).data).toBe(false);
  });

  it('is true at every second of ten minutes', () => {
    expectTrue(
      RASI,
      uncertain(5),
      sampled(
        [...Array(599).keys()].map((i) => i - 299),
        100,
      ),
    );
  });

  it.each([0.1, 0.5, 1, 59, 720])('is true for %d minutes', (minutes) => {
    expectTrue(
      RASI,
      uncertain(minutes),
      [-0.7, 0.3, 0.9].map((share) => Math.round(share * minutes * 60)),
    );
  });

  it('is true for any birth outside the polar circles', () => {
    fc.assert(
      fc.property(
        births,
        fc.integer({ min: 1, max: 90 }),
        fc.double({ min: -1, max: 1, noNaN: true }),
        (birth, u, share) => expectTrue(RASI, uncertain(u, birth), [Math.round(share * u * 59)]),
      ),
      { numRuns: runs(25) },
    );
  });

  it('has no changes in a span without a boundary', () => {
    expect(sensitivityOf(RASI, uncertain(0.1)).changes).toEqual([]);
    expect(sensitivityOf(RASI, uncertain(4)).changes).toEqual([]);
  });

  it('contains the changes of every narrower span', () => {
    fc.assert(
      fc.property(births, fc.integer({ min: 1, max: 720 }), fc.integer({ min: 1, max: 720 }), (birth, a, b) =>
        expectNested(RASI, birth, Math.min(a, b), Math.max(a, b)),
      ),
      { numRuns: runs(10) },
    );
  });

  it.each([
    ['mean node, topocentric Moon', { node: 'mean', moon: 'topocentric' }],
    ['Jagannatha Hora', { profile: 'jagannatha_hora' }],
    [
      'an ayanamsa of one’s own, nutation left in',
      { ayanamsa: { epoch: 2451545, value_degrees: 20 }, ayanamsa_reference: 'mean_from_true' },
    ],
  ] as const)('keeps the conventions of the call: %s', (_, conventions) => {
    const operation = rasiBy(conventions);
    expectTrue(operation, uncertain(300), [-7777, 5555]);
    expect(sensitivityOf(operation, uncertain(300)).changes).not.toEqual(sensitivityOf(RASI, uncertain(300)).changes);
  });

  // Mercury turned direct within this day, Mars at the other; a flag that turns is a change, too.
  it.each(['1990-09-17', '1991-01-01'])('finds the station of %s', (date) => {
    const birth = uncertain(720, { date, place: DELHI.place });
    expectTrue(RASI, birth);
    const turned = sensitivityOf(RASI, birth).changes.filter(({ statement }) => /(mercury|mars).retro/.test(statement));
    expect(turned.map(({ before, after }) => [before, after])).toEqual([['R', '']]);
  });

  it('needs no separate rule for a birth without a time: noon with an equal span on both sides', () => {
    const { time: _, ...untimed } = DELHI;
    const { start, end } = sensitivityOf(RASI, uncertain(720, untimed));
    expect([start, end]).toEqual(['1990-08-15T00:00:00+05:30', '1990-08-16T00:00:00+05:30']);
    expectTrue(RASI, uncertain(720, untimed), [-40_000, 12_345]);
  });

  it('counts in instants, by the clock of the birth, where clocks go back', () => {
    const place = { latitude: 40.7128, longitude: -74.006, timezone: 'America/New_York' };
    const birth = uncertain(60, { date: '2024-11-03', time: '01:30:00', place });
    const first = sensitivityOf(RASI, birth);
    const second = sensitivityOf(RASI, { ...birth, fold: 'second' });
    expect([first.start, first.end]).toEqual(['2024-11-03T00:30:00-04:00', '2024-11-03T02:30:00-04:00']);
    expect([second.start, second.end]).toEqual(['2024-11-03T00:30:00-05:00', '2024-11-03T02:30:00-05:00']);
    expectTrue(RASI, birth, [-1234, 2345]);
  });

  it('has the instants of a local mean time with seconds, at the nearest offset of whole minutes', () => {
    const birth = uncertain(20, {
      date: '1850-06-21',
      time: '06:15:00',
      place: { ...DELHI.place, longitude: 72.8258 },
    });
    const { start, end } = sensitivityOf(RASI, birth);
    expect([start, end]).toEqual(['1850-06-21T05:54:42+04:51', '1850-06-21T06:34:42+04:51']);
    expectTrue(RASI, birth);
  });

  it('is last in the data', () => {
    expect(Object.keys(rasi({ birth: uncertain(1) }).data).at(-1)).toBe('sensitivity');
  });
});

describe('within the polar circles', () => {
  const tromso = { latitude: 69.6492, longitude: 18.9553, timezone: 'Europe/Oslo' };

  it.each(['1975-05-15', '1990-12-21'])('follows the ascendant where it leaps, %s', (date) => {
    const birth = uncertain(720, { date, time: '12:00:00', place: tromso });
    expectTrue(
      RASI,
      birth,
      [...Array(40).keys()].map((i) => 2111 * (i - 20)),
    );
    const signs = sensitivityOf(RASI, birth).changes.filter(({ statement }) => statement === 'ascendant.sign');
    expect(signs.length).toBeGreaterThan(5);
  });

  it('follows it near the pole', () => {
    const birth = uncertain(120, { date: '2001-03-03', time: '03:03:03', place: { ...tromso, latitude: -88.5 } });
    expectTrue(
      RASI,
      birth,
      [...Array(30).keys()].map((i) => 233 * (i - 15)),
    );
  });

  it('says nothing of what rises where nothing does', () => {
    const sky = skyContext({});
    const chart = natalSky(DELHI, sky);
    const pole = { ...chart, place: { ...DELHI.place, latitude: 90 } };
    const { sensitivity } = chartSensitivity(pole, uncertain(30), 1, (longitude) => longitude);
    expect(sensitivity?.changes).toEqual([]);
    expect(sensitivity?.holds).toContain('ascendant.sign');
    expect(sensitivity?.holds).toContain('moon.house');
  });
});

describe('the sensitivity of a divisional chart', () => {
  it.each(sampled(VARGAS, 5))('is true in %s', (name) => {
    expectTrue(varga(name), uncertain(12), [-555, 123, 456]);
  });

  it('is true for any birth', () => {
    fc.assert(
      fc.property(births, fc.constantFrom(...VARGAS), fc.integer({ min: -359, max: 359 }), (birth, name, second) =>
        expectTrue(varga(name), uncertain(6, birth), [second]),
      ),
      { numRuns: runs(20) },
    );
  });

  it('has as many signs rising in a day as the division has parts', () => {
    const { changes } = sensitivityOf(varga('d9'), uncertain(720));
    const signs = changes.filter(({ statement }) => statement === 'ascendant.sign');
    expect(signs.length).toBeGreaterThanOrEqual(108);
    expect(signs.length).toBeLessThanOrEqual(109);
  });
});

describe('the minutes of uncertainty', () => {
  it.each([0, -5, 0.09, 720.001, 1e9, Number.NaN, Number.POSITIVE_INFINITY, '30', null, true, {}])(
    'are not %s',
    (value) => {
      const birth = { ...DELHI, uncertainty_minutes: value } as Birth;
      for (const operation of [RASI, varga('d9')]) {
        expect(() => operation.ask(birth)).toThrow(
          expect.objectContaining({ code: 'invalid_value', field: 'birth.uncertainty_minutes' }),
        );
      }
      expect(() => RASI.ask(birth)).toThrow(/it must be a number from 0\.1 to 720 \(minutes either way/);
    },
  );

  it('may be left undefined', () => {
    const birth = { ...DELHI, uncertainty_minutes: undefined };
    expect(rasi({ birth })).toEqual(rasi({ birth: DELHI }));
  });

  it('are taken to whole seconds', () => {
    const { start, end, uncertainty_minutes } = sensitivityOf(RASI, uncertain(0.123));
    expect(secondOf(end) - secondOf(start)).toBe(14);
    expect(uncertainty_minutes).toBe(0.123);
  });

  it('do not lead out of the ephemeris', () => {
    const { tt } = natalSky(DELHI, skyContext({})).instant;
    for (const range of [
      { from: tt - 0.01, to: tt + 1 },
      { from: tt - 1, to: tt + 0.01 },
    ]) {
      const ephemeris = { ...analytical, range };
      expect(() => rasi({ birth: uncertain(10) }, { ephemeris })).not.toThrow();
      expect(() => rasi({ birth: uncertain(20) }, { ephemeris })).toThrow(
        expect.objectContaining({ code: 'date_out_of_range', field: 'birth.uncertainty_minutes' }),
      );
    }
    const ephemeris = { ...analytical, range: { from: tt - 1, to: tt + 0.01 } };
    expect(() => rasi({ birth: uncertain(20) }, { ephemeris })).toThrow(
      /^birth\.uncertainty_minutes is 20 and the span of the birth reaches 1990-08-15T03:20:00Z; it must be within the ephemeris .* \(Julian days/,
    );
  });
});
