import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { almanacOf } from '../../src/cast/almanac.js';
import { skyContext } from '../../src/cast/context.js';
import { dayStart, followingDay } from '../../src/cast/day.js';
import { following } from '../../src/cast/limbs.js';
import { panchang } from '../../src/panchang/day.js';
import { type LimbUnit, panchangSpan } from '../../src/panchang/span.js';
import { daysOf } from '../../src/time/calendar.js';
import type { Place } from '../../src/types.js';
import { LIMB_RULES, LIMBS, type Limb, limbAngle, limbNumber } from '../../src/zodiac/limbs.js';
import { PLACES, plusDays } from '../support/panchang.js';

const SIX: readonly (readonly [string, Place, number])[] = [
  ['New Delhi', PLACES.delhi, 2024],
  ['New York', PLACES.newYork, 1987],
  ['Sydney', PLACES.sydney, 2031],
  ['Quito', PLACES.quito, 1955],
  ['Reykjavik', PLACES.reykjavik, 2010],
  ['Apia', PLACES.apia, 2011],
];

/** Hours that a unit may last: the range of thousands of them, with a margin of a few minutes. */
const LENGTHS: Readonly<Record<Limb, readonly [number, number]>> = {
  tithi: [19.9, 26.9],
  nakshatra: [20.7, 27.3],
  yoga: [19.4, 25.2],
  karana: [9.9, 13.5],
};

const unitKey = ({ number, start_date, start_time }: LimbUnit): string => `${start_date} ${start_time} #${number}`;

describe.each(SIX)('a year at %s', (_, place, year) => {
  const days = [...panchangSpan(place, `${year}-01-01`, `${year}-12-31`)];

  it('has a Vedic day for every date, and each ends where the next begins', () => {
    for (const [i, day] of days.entries()) {
      const next = days[i + 1];
      if (next === undefined) continue;
      expect([day.panchanga.vara.end_date, day.panchanga.vara.end_time]).toEqual([next.input.date, next.input.time]);
    }
  });

  it.each(LIMBS)('the units of the %s follow each other without gap or overlap', (limb) => {
    const seen = new Map<string, LimbUnit>();
    for (const { units } of days) for (const unit of units[limb]) seen.set(unitKey(unit), unit);
    const units = [...seen.values()];
    for (const [i, unit] of units.entries()) {
      const next = units[i + 1];
      if (next === undefined) continue;
      expect(next.number).toBe(following(limb, unit.number));
      expect([next.start_date, next.start_time]).toEqual([unit.end_date, unit.end_time]);
    }
    expect(units.length).toBeGreaterThan(days.length * (limb === 'karana' ? 1.9 : 0.95));
  });

  it('sunrises − repeated + lost = tithis elapsed', () => {
    const tithis = new Map<string, number>();
    for (const { units } of days) for (const unit of units.tithi) tithis.set(unitKey(unit), unit.sunrises);
    const counts = [...tithis.values()];
    const last = days.at(-1)?.units.tithi[0];
    const elapsed = last === undefined ? Number.NaN : [...tithis.keys()].indexOf(unitKey(last)) + 1;
    const within = counts.slice(0, elapsed);
    const lost = within.filter((sunrises) => sunrises === 0).length;
    const firstStartsBefore =
      days[0]?.units.tithi[0]?.sunrises === 2 && days[1]?.panchanga.tithi.number !== days[0]?.panchanga.tithi.number;
    const lastGoesOn = last?.sunrises === 2 && days.at(-2)?.panchanga.tithi.number !== last.number;
    const repeated =
      within.filter((sunrises) => sunrises === 2).length - (firstStartsBefore ? 1 : 0) - (lastGoesOn ? 1 : 0);
    expect(lost).toBeGreaterThan(8);
    expect(repeated).toBeGreaterThan(4);
    expect(days.length - repeated + lost).toBe(elapsed);
  });

  it('the share covered is in [0, 100) and the degrees are below the end of the unit', () => {
    for (const { panchanga } of days) {
      for (const limb of LIMBS) {
        expect(panchanga[limb].progress_percent).toBeGreaterThanOrEqual(0);
        expect(panchanga[limb].progress_percent).toBeLessThan(100);
      }
      for (const limb of ['tithi', 'nakshatra', 'yoga'] as const) {
        const { degrees, number } = panchanga[limb];
        const arc = 360 / LIMB_RULES[limb].count;
        expect(Math.floor(degrees / arc + 1e-4) + 1).toBeGreaterThanOrEqual(number);
        expect(degrees).toBeLessThan(number * arc);
      }
    }
  });
});

const anyDate = fc.integer({ min: 0, max: 250 * 365 }).map((days) => plusDays('1800-01-01', days));
const anyPlace = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  timezone: fc.constantFrom('Asia/Kolkata', 'America/New_York', 'Pacific/Auckland', 'Europe/London', 'UTC'),
});

describe('any place and date', () => {
  it('the end of a unit is the start of the next, to 0.05 s, from any start of the search', () => {
    fc.assert(
      fc.property(anyDate, anyPlace, fc.constantFrom(...LIMBS), (date, place, limb) => {
        const { limbs } = almanacOf(place, skyContext({}, { sunrise: 'upper_limb' }));
        const at = 2_440_587.5 + daysOf(date) + place.longitude / 1000;
        const { sun, moon } = limbs.longitudes(at);
        const number = limbNumber(limb, limbAngle(limb, sun, moon));
        const [start, end] = [limbs.start(limb, number, at), limbs.end(limb, number, at)];
        expect(start).toBeLessThanOrEqual(at + 1e-6);
        expect(end).toBeGreaterThan(at - 1e-6);
        const [shortest, longest] = LENGTHS[limb];
        expect((end - start) * 24).toBeGreaterThan(shortest);
        expect((end - start) * 24).toBeLessThan(longest);
        const next = following(limb, number);
        expect(Math.abs(limbs.start(limb, next, end + 0.3) - end) * 86_400).toBeLessThan(0.05);
        const tenth = 0.1 / 86_400;
        for (const [ut, wanted] of [
          [end - tenth, number],
          [end + tenth, next],
        ] as const) {
          const place = limbs.longitudes(ut);
          expect(limbNumber(limb, limbAngle(limb, place.sun, place.moon))).toBe(wanted);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('has a Vedic day that lies on the date, before the next one', () => {
    fc.assert(
      fc.property(anyDate, anyPlace, fc.constantFrom('upper_limb', 'hindu'), (date, place, sunrise) => {
        const almanac = almanacOf(place, skyContext({}, { sunrise }));
        const day = dayStart(almanac, daysOf(date));
        if (day === undefined) throw new Error('a date was skipped');
        const next = followingDay(almanac, day);
        expect(next.reference).toBeGreaterThan(day.reference);
        if (day.sunrise !== undefined) {
          expect(day.sunrise).toBeGreaterThanOrEqual(day.from);
          expect(day.sunrise).toBeLessThan(day.to);
        }
        const { data } = panchang({ date, place, sunrise });
        const { times, times_partial } = data;
        expect(times_partial).toBe(Object.values(times).some(({ time }) => time === null));
        for (const { status, time } of Object.values(times)) expect(status === 'none').toBe(time === null);
        for (const { time } of Object.values(times))
          if (time !== null) expect(time).toMatch(/^[012]\d:[0-5]\d:[0-5]\d$/);
        if (times.moonrise.time_24plus !== null) expect(times.moonrise.status).toBe('next_day');
      }),
      { numRuns: 150 },
    );
  });
});

describe('the zone of the machine', () => {
  const own = process.env.TZ;
  afterEach(() => {
    if (own === undefined) delete process.env.TZ;
    else process.env.TZ = own;
  });

  it('changes nothing', () => {
    const results = ['UTC', 'Pacific/Kiritimati', 'America/Los_Angeles', 'Australia/Lord_Howe'].map((zone) => {
      process.env.TZ = zone;
      expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
      return JSON.stringify([
        panchang({ date: '2024-11-03', place: PLACES.newYork }),
        [...panchangSpan(PLACES.apia, '2011-12-28', '2012-01-01')],
      ]);
    });
    expect(new Set(results).size).toBe(1);
  });
});
