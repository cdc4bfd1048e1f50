import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolveBirth } from '../../src/cast/birth.js';
import { kpPlanetContext } from '../../src/cast/context.js';
import { type KpCuspsData, type KpCuspsInput, kpCusps } from '../../src/index.js';
import { kpSensitivity } from '../../src/kp/sensitivity.js';
import type { Birth } from '../../src/types.js';
import { DELHI } from '../support/fixtures.js';
import { runs, sampled } from '../support/sample.js';
import { expectNested, expectTrue, kpStatements, type Sensitive, sensitivityOf } from '../support/sensitivity.js';

const kpBy = (rest: Omit<KpCuspsInput, 'birth'> = {}): Sensitive<KpCuspsData> => ({
  ask: (birth) => kpCusps({ birth, ...rest }),
  read: kpStatements,
});
const KP = kpBy();
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

describe('the sensitivity of a cusp chart', () => {
  it('is reported only on request', () => {
    expect('sensitivity' in kpCusps({ birth: DELHI }).data).toBe(false);
  });

  it('speaks of cusps, planets and the rising sign', () => {
    const { holds, changes } = sensitivityOf(KP, uncertain(10));
    const names = new Set([...holds, ...changes.map(({ statement }) => statement)]);
    expect(names.size).toBe(1 + 12 * 3 + 12 * 4);
    expect(changes).toContainEqual({
      statement: 'cusp_2.sign',
      at: '1990-08-15T08:29:05+05:30',
      minutes_from_birth: -0.9,
      before: 'Virgo',
      after: 'Libra',
    });
    expect(changes).toContainEqual({
      statement: 'jupiter.house',
      at: '1990-08-15T08:38:27+05:30',
      minutes_from_birth: 8.5,
      before: 11,
      after: 10,
    });
  });

  it('is true at every second of two minutes', () => {
    expectTrue(
      KP,
      uncertain(1),
      sampled(
        [...Array(119).keys()].map((i) => i - 59),
        30,
      ),
    );
  });

  it('is true for any birth', () => {
    fc.assert(
      fc.property(
        births,
        fc.integer({ min: 1, max: 15 }),
        fc.double({ min: -1, max: 1, noNaN: true }),
        (birth, u, share) => expectTrue(KP, uncertain(u, birth), [Math.round(share * u * 59)]),
      ),
      { numRuns: runs(12) },
    );
  });

  it('is true just outside the polar circle, where cusps race', () => {
    const place = { latitude: 66.3, longitude: 25.7, timezone: 'Europe/Helsinki' };
    const birth = { date: '2010-03-21', time: '14:00:00', place };
    expectTrue(KP, uncertain(60, birth), [-3000, -1000, 1000, 3000]);
    const { changes } = sensitivityOf(KP, uncertain(720, birth));
    const signs = changes.filter(({ statement }) => statement === 'ascendant.sign');
    expect(signs.length).toBeGreaterThanOrEqual(12);
    expect(signs.length).toBeLessThanOrEqual(13);
  });

  it('takes a planet through the houses backwards, once a day', () => {
    const { changes } = sensitivityOf(KP, uncertain(718));
    for (const planet of ['moon', 'sun', 'saturn', 'rahu', 'ketu', 'pluto']) {
      const houses = changes.filter(({ statement }) => statement === `${planet}.house`);
      expect(houses.length).toBeGreaterThanOrEqual(11);
      for (const { before, after } of houses) expect(after).toBe(((Number(before) + 10) % 12) + 1);
    }
  });

  it('contains the changes of every narrower span', () => {
    fc.assert(
      fc.property(births, fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 60 }), (birth, a, b) =>
        expectNested(KP, birth, Math.min(a, b), Math.max(a, b)),
      ),
      { numRuns: runs(8) },
    );
  });

  it('keeps the node and the conventions of the call', () => {
    expectTrue(kpBy({ node: 'mean', conventions: { moon: 'topocentric', ayanamsa: 'kp_lang' } }), uncertain(8), [99]);
  });

  it('says nothing of cusps where there are none', () => {
    const birth = uncertain(30, { ...DELHI, place: { ...DELHI.place, latitude: 80 } });
    const sky = kpPlanetContext({});
    const { sensitivity } = kpSensitivity(sky, birth, resolveBirth(birth, sky));
    expect(sensitivity?.holds).toContain('cusp_1.sub_lord');
    expect(sensitivity?.holds).toContain('moon.house');
    expect(sensitivity?.changes.map(({ statement }) => statement)).toEqual(['moon.sub']);
  });

  it('is refused outside 0.1 to 720 minutes', () => {
    expect(() => KP.ask(uncertain(721))).toThrow(
      expect.objectContaining({ code: 'invalid_value', field: 'birth.uncertainty_minutes' }),
    );
  });
});
