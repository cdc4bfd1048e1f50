import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { almanacOf } from '../../src/cast/almanac.js';
import { skyContext } from '../../src/cast/context.js';
import { type DayStart, dayStart, followingDay, precedingDay } from '../../src/cast/day.js';
import { panchang } from '../../src/panchang/day.js';
import { panchangSpan } from '../../src/panchang/span.js';
import { nextRising } from '../../src/sky/rise-set.js';
import { daysOf, formatDate } from '../../src/time/calendar.js';
import type { Place } from '../../src/types.js';

const KIRKENES: Place = { latitude: 69.727, longitude: 30.045, timezone: 'Europe/Oslo' };
/** Its clocks show midnight near sunrise, as no zone of this longitude does. */
const ODD: Place = { latitude: 10, longitude: 90, timezone: 'UTC' };

describe('a civil date with two sunrises', () => {
  it('keeps the first and names the second: Kirkenes, 1975-05-15', () => {
    const { data } = panchang({ date: '1975-05-15', place: KIRKENES });
    expect(data.times.sunrise.time).toMatch(/^00:02:/);
    expect(data.also?.sunrise).toMatch(/^23:51:/);
    expect(data.panchanga.vara.name).toBe('Thursday');
    expect(data.panchanga.vara.end_date).toBe('1975-05-15');
    expect(data.panchanga.vara.end_time).toBe(data.also?.sunrise);
    expect(panchang({ date: '1975-05-14', place: KIRKENES }).data).not.toHaveProperty('also');
  });

  it('gives each its day in a span', () => {
    const days = [...panchangSpan(KIRKENES, '1975-05-14', '1975-05-16')];
    const [, first, second] = days;
    const starts = days.map(({ input }) => [input.date, input.time.slice(0, 2)]);
    expect(starts.slice(0, 3)).toEqual([
      ['1975-05-14', '00'],
      ['1975-05-15', '00'],
      ['1975-05-15', '23'],
    ]);
    expect(second?.panchanga.vara.name).toBe('Thursday');
    expect(second?.input.time).toBe(first?.also?.sunrise);
    expect(second).not.toHaveProperty('also');
  });

  it('loses no sunrise and lists none twice, forwards and backwards', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(KIRKENES, ODD, { ...KIRKENES, latitude: 67 }),
        fc.integer({ min: daysOf('1970-01-10'), max: daysOf('2020-01-01') }),
        fc.integer({ min: 0, max: 1 }),
        (place, from, turn) => {
          const almanac = almanacOf(place, skyContext({}, { sunrise: 'upper_limb' }));
          // Around the equinoxes clocks and sunrise meet at the odd place; in May at Kirkenes.
          const day = daysOf(`${formatDate(from).slice(0, 4)}-${turn === 0 ? '05-08' : '09-15'}`);
          const chain: DayStart[] = [];
          let at = dayStart(almanac, day);
          for (let i = 0; i < 25 && at !== undefined; i++) {
            chain.push(at);
            at = followingDay(almanac, at);
          }
          const [first] = chain;
          const last = chain.at(-1);
          if (first === undefined || last === undefined) throw new Error('no days');
          const risings: number[] = [];
          const { observer, rule, ephemeris } = almanac;
          let next: number | undefined = first.from;
          for (;;) {
            next = nextRising({ body: 'Sun', observer, from: next, to: last.reference + 0.001, rule, ephemeris });
            if (next === undefined) break;
            risings.push(next);
            next += 0.5;
          }
          const told = chain.flatMap(({ sunrise }) => sunrise ?? []);
          expect(told).toHaveLength(risings.length);
          for (const [i, sunrise] of told.entries()) expect(Math.abs(sunrise - Number(risings[i]))).toBeLessThan(1e-6);
          for (const [i, each] of chain.entries()) {
            const before = chain[i - 1];
            if (before !== undefined) expect(precedingDay(almanac, each).reference).toBe(before.reference);
          }
        },
      ),
      { numRuns: 40 },
    );
  });
});
