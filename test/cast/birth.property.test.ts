import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rasi } from '../../src/charts/rasi.js';
import { isSiddhantaError } from '../../src/errors.js';
import { analytical } from '../../src/sky/analytical/analytical.js';
import { instantFromEpoch } from '../../src/sky/instant.js';
import { siderealAscendant, siderealPlaces } from '../../src/sky/sidereal.js';
import { daysFromCivil, formatClock, formatDate, parseDate, parseTime } from '../../src/time/calendar.js';
import { zonedToUtc } from '../../src/time/zone.js';
import type { Birth } from '../../src/types.js';
import { zodiacPosition } from '../../src/zodiac/position.js';

const ZONES = [
  'Asia/Kolkata',
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kathmandu',
  'Pacific/Apia',
  'UTC',
  'America/St_Johns',
];

const births = (from: string, to: string): fc.Arbitrary<Birth> => {
  const day = (date: string): number => {
    const { year, month, day: d } = parseDate(date);
    return daysFromCivil(year, month, d);
  };
  return fc
    .record({
      days: fc.integer({ min: day(from), max: day(to) }),
      second: fc.integer({ min: 0, max: 86_399 }),
      latitude: fc.integer({ min: -60, max: 60 }),
      longitude: fc.integer({ min: -179, max: 180 }),
      timezone: fc.constantFrom(...ZONES),
    })
    .map(({ days, second, latitude, longitude, timezone }) => ({
      date: formatDate(days),
      time: formatClock(second),
      place: { latitude, longitude, timezone },
    }));
};

function outcome(birth: Birth, conventions: { readonly time_scale?: 'utc' | 'ut1' } = {}) {
  try {
    return rasi({ birth, conventions });
  } catch (error) {
    if (isSiddhantaError(error)) return error.code;
    throw error;
  }
}

describe('the options of a birth', () => {
  it('clock zone and time scale ut1 are the chart of the database’s clock read as UT1', () => {
    fc.assert(
      fc.property(births('1700-01-01', '2100-01-01'), (birth) => {
        const found = outcome({ ...birth, clock: 'zone' }, { time_scale: 'ut1' });
        if (typeof found === 'string') {
          expect(found).toBe('nonexistent_time');
          return;
        }
        const { latitude, longitude, timezone } = birth.place;
        const instant = instantFromEpoch(
          zonedToUtc(parseDate(birth.date), parseTime(String(birth.time)), timezone).utcMs,
        );
        const ascendant = siderealAscendant(instant, latitude, longitude, 'lahiri');
        expect(found.data.ascendant).toEqual(ascendant === undefined ? undefined : zodiacPosition(ascendant));
        const [moon] = siderealPlaces(analytical, ['Moon'], instant, 'lahiri');
        if (moon === undefined) throw new Error('no Moon');
        expect(found.data.planetary_positions.Moon).toMatchObject(zodiacPosition(moon.longitude));
      }),
      { numRuns: 150 },
    );
  });

  it('given at their defaults change nothing', () => {
    fc.assert(
      fc.property(births('1000-01-01', '2999-12-31'), (birth) => {
        const plain = outcome(birth);
        expect(outcome({ ...birth, fold: 'first' }, { time_scale: 'utc' })).toEqual(plain);
        if (typeof plain === 'string') return;
        const said = outcome({ ...birth, clock: 'auto', fold: 'first' });
        expect(said).toEqual(plain);
      }),
      { numRuns: 60 },
    );
  });

  it('the offset that was found gives the same chart to the last digit', () => {
    fc.assert(
      fc.property(births('1800-01-01', '2050-01-01'), (birth) => {
        const plain = outcome(birth);
        if (typeof plain === 'string') return;
        const { utc_offset } = plain.data.birth_details;
        // Across the date line from its zone a place may be a day off, which no offset says.
        if (!/^[+-](0\d|1[0-5])/.test(utc_offset)) return;
        const found = outcome({ ...birth, utc_offset });
        if (typeof found === 'string') throw new Error(found);
        expect(found.data.ascendant).toEqual(plain.data.ascendant);
        expect(found.data.planetary_positions).toEqual(plain.data.planetary_positions);
      }),
      { numRuns: 60 },
    );
  });

  it('UTC is another instant than UT1 since 1972 only', () => {
    fc.assert(
      fc.property(births('1950-01-01', '2026-01-01'), (birth) => {
        const [utc, ut1] = [outcome(birth), outcome(birth, { time_scale: 'ut1' })];
        if (typeof utc === 'string' || typeof ut1 === 'string') return;
        if (utc.data.birth_details.utc < '1972') expect(utc.data).toEqual(ut1.data);
        else expect(utc.meta).toEqual(ut1.meta);
      }),
      { numRuns: 100 },
    );
  });
});
