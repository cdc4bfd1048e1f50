import { describe, expect, it } from 'vitest';
import { DAY_SECONDS, epochMs } from '../../src/time/julian.js';
import { LEAP_SECONDS_EXPIRE, ttMinusUtc } from '../../src/time/leapSeconds.js';
import { ingresses } from '../../src/transits/index.js';
import { at, fixture } from '../support/fixtures.js';

type Entry = readonly [boundary: number, tt: number, deltaT: number];

const { entries } = fixture<{ readonly entries: readonly Entry[] }>('oracle/sun-ingresses.json');

/** By Swiss Ephemeris: by leap seconds where they are known, else by its own ΔT. */
function civilMs([, tt, deltaT]: Entry): number {
  const ms = epochMs(tt - 69 / DAY_SECONDS);
  const known = ms < LEAP_SECONDS_EXPIRE ? ttMinusUtc(ms) : undefined;
  return epochMs(tt) - 1000 * (known ?? deltaT);
}

const span = (from: number, to: number) => {
  const { data } = ingresses({ planets: ['Sun'], from: `${from}-01-01T00:00:00Z`, to: `${to}-01-01T00:00:00Z` });
  const first = entries.findIndex((entry) => civilMs(entry) >= Date.UTC(from, 0));
  return data.ingresses.map((ours, i) => {
    const theirs = at(entries, first + i);
    expect(ours.boundary).toBe(theirs[0]);
    const apart = Math.abs(Date.parse(ours.at) - civilMs(theirs)) / 1000;
    return { at: ours.at, apart, stated: ours.uncertainty_seconds };
  });
};

describe('entries of the Sun into signs, Swiss Ephemeris with its files', () => {
  it.each([
    ['before UTC, by UT1', 1950, 1972, 264, 1.1, 0.9],
    ['by leap seconds', 1972, 2020, 576, 1.1, 0.8],
    ['up to a forecast of ΔT that is its own', 2020, 2050, 360, 7.7, 3.4],
  ])('%s: none is further off than uncertainty_seconds', (_, from, to, count, stated, furthest) => {
    const all = span(from, to);
    expect(all).toHaveLength(count);
    expect(all.filter((one) => one.apart > one.stated)).toEqual([]);
    const most = (values: readonly number[]): number => Math.max(...values);
    expect(most(all.map((one) => one.apart))).toBeLessThan(furthest);
    expect(most(all.map((one) => one.apart))).toBeGreaterThan(stated / 3);
    expect(most(all.map((one) => one.stated))).toBeLessThanOrEqual(stated + 0.3);
  });

  it('grow with the forecast of ΔT from mid-2027 on', () => {
    const stated = (year: number): number => at(span(year, year + 1), 0).stated;
    // To a tenth of a second, by which an atlas states more.
    for (const [year, seconds] of Object.entries({ 2026: 1, 2028: 2, 2030: 2.2, 2040: 4.4, 2049: 7.3 }))
      expect(Math.abs(stated(Number(year)) - seconds), year).toBeLessThan(0.11);
  });
});
