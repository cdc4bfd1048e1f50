import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day, months, sankrantis } from '../../src/calendar/index.js';
import { nationalDate } from '../../src/calendar/rules/national.js';
import { zoneClock } from '../../src/cast/clock.js';
import { luminaryContext } from '../../src/cast/context.js';
import { limbSkyOf } from '../../src/cast/limbs.js';
import { lunarCalendarOf } from '../../src/cast/lunarCalendar.js';
import { formatDate } from '../../src/time/calendar.js';
import { lunarMonthOf } from '../../src/zodiac/lunarMonth.js';

const DELHI = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
const sky = luminaryContext({});
const core = lunarCalendarOf(sky, DELHI);
const limbs = limbSkyOf(sky, DELHI);
const clock = zoneClock('Asia/Kolkata');

/** Places where the Sun rises every day; in Reykjavík and Anchorage it sets after midnight. */
const place = fc.constantFrom(
  DELHI,
  { latitude: 13.0827, longitude: 80.2707, timezone: 'Asia/Kolkata' },
  { latitude: 40.7128, longitude: -74.006, timezone: 'America/New_York' },
  { latitude: -36.8485, longitude: 174.7633, timezone: 'Pacific/Auckland' },
  { latitude: 64.1466, longitude: -21.9426, timezone: 'Atlantic/Reykjavik' },
  { latitude: 61.2181, longitude: -149.9003, timezone: 'America/Anchorage' },
);
const lunation = fc.integer({ min: -11_000, max: 11_000 });

describe('lunar months', () => {
  it('follow each other without a gap and have as many saṅkrāntis as their kind says', () => {
    fc.assert(
      fc.property(lunation, (number) => {
        const month = core.month(number);
        expect(core.month(number + 1).start).toBe(month.end);
        expect(month.end - month.start).toBeGreaterThan(29.2);
        expect(month.end - month.start).toBeLessThan(29.9);
        const entries = core.sankrantisIn(month.start, month.end).map(({ sign }) => sign);
        expect(entries).toHaveLength({ adhika: 0, ordinary: 1, kshaya: 2 }[month.kind]);
        // Chaitra has the entry into Aries.
        if (month.kind !== 'adhika') expect(entries[0]).toBe(month.index);
        if (month.also !== undefined) expect(entries[1]).toBe(month.also);
        else if (month.kind === 'adhika') expect(core.month(number + 1).index).toBe(month.index);
      }),
      { numRuns: 150 },
    );
  });

  it('are found from any instant within', () => {
    fc.assert(
      fc.property(lunation, fc.double({ min: 0, max: 0.999999, noNaN: true }), (number, share) => {
        const month = core.month(number);
        expect(core.monthAt(month.start + share * (month.end - month.start)).lunation).toBe(number);
        expect(core.monthAt(month.start).lunation).toBe(number);
      }),
      { numRuns: 150 },
    );
  });

  it('have their new and full moons where the tithis end: the same second on the clock', () => {
    fc.assert(
      fc.property(lunation, (number) => {
        const { start, fullMoon, end } = core.phases(core.month(number));
        for (const [tithi, ut] of [
          [30, start],
          [15, fullMoon],
          [30, end],
        ] as const) {
          const ends = limbs.end('tithi', tithi, ut - 0.1);
          expect(Math.abs(ends - ut) * 86_400).toBeLessThan(0.01);
          expect(clock.stamp(ends)).toEqual(clock.stamp(ut));
        }
        expect(fullMoon - start).toBeGreaterThan(13.8);
        expect(end - fullMoon).toBeGreaterThan(13.8);
      }),
      { numRuns: 30 },
    );
  });

  it('are twelve or thirteen between two beginnings of a year', () => {
    fc.assert(
      fc.property(lunation, (number) => {
        const { year } = core.month(number);
        let [first, last] = [number, number];
        while (core.month(first - 1).year === year) first--;
        while (core.month(last + 1).year === year) last++;
        expect([12, 13]).toContain(last - first + 1);
      }),
      { numRuns: 40 },
    );
  });

  it('name what they swallow: names run on from month to month', () => {
    fc.assert(
      fc.property(fc.integer({ min: -12_000, max: 12_000 }), fc.constantFrom(0, 1, 2), (first, entered) => {
        const month = lunarMonthOf(first, first + entered);
        const next = lunarMonthOf(first + entered, first + entered + 1);
        const expected = { adhika: 0, ordinary: 1, kshaya: 2 }[month.kind];
        expect((next.index - month.index + 12) % 12).toBe(expected);
        expect(next.year * 12 + next.index - (month.year * 12 + month.index)).toBe(expected);
      }),
    );
  });
});

describe('saṅkrāntis', () => {
  it('follow each other, and are the last at or before any instant until the next', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -10_000, max: 10_000 }),
        fc.double({ min: 0, max: 0.999999, noNaN: true }),
        (number, share) => {
          const [here, next] = [core.sankranti(number), core.sankranti(number + 1)];
          expect(next.at - here.at).toBeGreaterThan(29.2);
          expect(next.at - here.at).toBeLessThan(31.7);
          expect(core.sankrantiAt(here.at + share * (next.at - here.at))).toEqual(here);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('have their dates in order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 2999 }), place, (year, where) => {
        const { sankrantis: all } = sankrantis({ year, place: where }).data;
        expect([11, 12, 13]).toContain(all.length);
        for (const { dates } of all) {
          const { orissa, civil_day, civil_day_plus_one, three_fifths, sunset } = dates;
          for (const date of Object.values(dates)) expect(date).not.toBeNull();
          expect((orissa ?? '') <= (civil_day ?? '')).toBe(true);
          expect((civil_day ?? '') < (civil_day_plus_one ?? '')).toBe(true);
          expect((orissa ?? '') <= (sunset ?? '')).toBe(true);
          expect((sunset ?? '') <= (three_fifths ?? '')).toBe(true);
        }
      }),
      { numRuns: 6 },
    );
  });
});

describe('days', () => {
  it('have a date in every calendar', () => {
    fc.assert(
      // Since 1950 none of these zones has an offset with seconds, which Date.parse does not read.
      fc.property(fc.integer({ min: -7000, max: 370_000 }), place, (days, where) => {
        const { data } = day({ date: formatDate(days), place: where });
        const { tithi, lunar_month, solar, years, samvatsara } = data;
        expect(lunar_month.purnimanta === lunar_month.amanta).toBe(tithi.number <= 15 || lunar_month.is_adhika);
        expect(Date.parse(lunar_month.start)).toBeLessThanOrEqual(Date.parse(data.taken_at));
        expect(Date.parse(lunar_month.end)).toBeGreaterThan(Date.parse(data.taken_at));
        expect(Date.parse(samvatsara.north_running_ends)).toBeGreaterThan(Date.parse(data.taken_at));
        expect(years.vikram - years.shaka).toBe(135);
        expect(years.kali - years.shaka).toBe(3179);
        for (const region of ['tamil', 'malayalam', 'bengali', 'odia', 'punjabi'] as const) {
          expect(solar[region]?.day).toBeGreaterThanOrEqual(1);
          expect(solar[region]?.day).toBeLessThanOrEqual(32);
        }
      }),
      { numRuns: 12 },
    );
  });

  it('of the national calendar follow each other', () => {
    fc.assert(
      fc.property(fc.integer({ min: -350_000, max: 370_000 }), (days) => {
        const [here, next] = [nationalDate(days), nationalDate(days + 1)];
        if (next.day > 1) expect(next).toEqual({ ...here, day: here.day + 1 });
        else expect(next.month).toBe((here.month + 1) % 12);
      }),
    );
  });
});

describe('years', () => {
  it('list every month once, and one after the other', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 2998 }), place, (year, where) => {
        const all = [year, year + 1].flatMap((of) => months({ year: of, place: where }).data.months);
        for (const [i, { end, first_day, last_day }] of all.entries()) {
          const next = all[i + 1];
          if (next !== undefined) expect(next.start).toBe(end);
          expect(first_day < last_day).toBe(true);
        }
      }),
      { numRuns: 4 },
    );
  });
});
