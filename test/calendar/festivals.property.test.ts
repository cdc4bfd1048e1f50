import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { surroundingsOf } from '../../src/calendar/finder.js';
import { type Festival, festivals } from '../../src/calendar/index.js';
import { FESTIVALS, type FestivalId } from '../../src/calendar/tables/festivals.js';
import { ARUNODAYA_MINUTES } from '../../src/calendar/tables/windows.js';
import { luminaryContext } from '../../src/cast/context.js';
import { isoOn } from '../../src/cast/iso.js';
import { formatDate } from '../../src/time/calendar.js';
import { runs } from '../support/sample.js';

const PLACES = [
  { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
  { latitude: 13.0827, longitude: 80.2707, timezone: 'Asia/Kolkata' },
  { latitude: 40.7128, longitude: -74.006, timezone: 'America/New_York' },
  { latitude: -36.8485, longitude: 174.7633, timezone: 'Pacific/Auckland' },
] as const;
const place = fc.constantFrom(...PLACES);
const year = fc.integer({ min: 1100, max: 2900 });

const YEARLY = FESTIVALS.filter(({ kind }) => kind === 'tithi').filter(
  (rule) => 'month' in rule && rule.month !== undefined && !('adhika' in rule && rule.adhika === 'too'),
);
const yearly = new Set<string>(YEARLY.map(({ id }) => id));

const DAY_MS = 86_400_000;
const daysOf = (date: string | null | undefined): number => Date.parse(`${date?.slice(0, 10)}T00:00:00Z`) / DAY_MS;
const byId = (all: readonly Festival[]): ReadonlyMap<string, readonly Festival[]> => {
  const found = new Map<string, Festival[]>();
  for (const one of all) found.set(one.id, [...(found.get(one.id) ?? []), one]);
  return found;
};

const IN_ADHIKA: ReadonlySet<string> = new Set(
  FESTIVALS.flatMap((rule) => ('adhika' in rule && rule.adhika === 'instead' ? [rule.id] : [])),
);

describe('festivals of any year and place', () => {
  it('of a tithi of a month come once a lunar year, in an intercalary month only by their rule', () => {
    expect([...IN_ADHIKA]).toEqual(['ganga_dussehra']);
    fc.assert(
      fc.property(year, place, (from, where) => {
        const all = [from, from + 1].flatMap((one) => festivals({ year: one, place: where }).data.festivals);
        const found = byId(all);
        for (const { id } of YEARLY.filter(({ state }) => state !== 'unconfirmed')) {
          const kept = found.get(id) ?? [];
          // Two calendar years have two of them; one or three where it falls near New Year.
          expect([id, kept.length >= 1 && kept.length <= 3]).toEqual([id, true]);
          for (const [i, one] of kept.entries()) {
            if (!IN_ADHIKA.has(id)) expect([id, one.is_adhika]).toEqual([id, false]);
            const next = kept[i + 1];
            if (next === undefined) continue;
            const apart = daysOf(next.date) - daysOf(one.date);
            // Twelve lunar months or thirteen, and a day by the window.
            expect([id, apart, (apart >= 352 && apart <= 356) || (apart >= 381 && apart <= 387)]).toEqual([
              id,
              apart,
              true,
            ]);
          }
        }
      }),
      { numRuns: runs(1) },
    );
  });

  it('are in order of their dates, next to their tithi, and name their candidate', () => {
    fc.assert(
      fc.property(year, place, (one, where) => {
        const all = festivals({ year: one, place: where, unconfirmed: true }).data.festivals;
        const dates = all.map(({ date }) => String(date));
        expect(dates).toEqual([...dates].sort());
        for (const { id, date, tithi, candidates, case: found, why } of all) {
          expect([id, why.length > 0]).toEqual([id, true]);
          if (tithi === null) continue;
          const day = daysOf(date);
          expect([id, day >= daysOf(tithi.start) - 1 && day <= daysOf(tithi.end) + 1]).toEqual([id, true]);
          const chosen = candidates.filter((each) => each.chosen);
          if (found === 'one' || found === 'two') expect([id, chosen.map((each) => each.date)]).toEqual([id, [date]]);
          for (const { tithi_seconds, window } of candidates)
            expect(tithi_seconds ?? 0).toBeLessThanOrEqual(
              (Date.parse(`${window.end.slice(0, 19)}Z`) - Date.parse(`${window.start.slice(0, 19)}Z`)) / 1000 + 3601,
            );
        }
      }),
      { numRuns: runs(3) },
    );
  });

  /** Rules that may be kept on a day without their tithi; their rows say why. */
  const APART: ReadonlySet<string> = new Set(
    FESTIVALS.flatMap((rule) => (rule.kind === 'tithi' && rule.fallback === 'next_sunrise' ? [rule.id] : [])),
  );

  const AT_DAWN: ReadonlySet<string> = new Set(
    FESTIVALS.flatMap((rule) =>
      rule.kind === 'tithi' && rule.steps.some(({ window }) => window === 'arunodaya') ? [rule.id] : [],
    ),
  );

  it('are on a day that their tithi touches, from its sunrise to the next', () => {
    expect([...APART]).toEqual(['krishna_janmashtami_vaishnava', 'naraka_chaturdashi']);
    fc.assert(
      fc.property(year, place, (one, where) => {
        const found = festivals({ year: one, place: where, unconfirmed: true }).data.festivals;
        const { almanac, days } = surroundingsOf(luminaryContext({}, {}), where, { arunodaya: '96_minutes' });
        const local = (ut: number): string => isoOn(almanac.clock, ut).slice(0, 19);
        for (const { id, date, tithi } of found) {
          if (tithi === null || APART.has(id)) continue;
          const dawn = AT_DAWN.has(id) ? ARUNODAYA_MINUTES / 1440 : 0;
          const kept = days
            .on(daysOf(date))
            .filter(
              ({ sunrise, end }) =>
                local((sunrise ?? end) - dawn) < tithi.end.slice(0, 19) && tithi.start.slice(0, 19) < local(end),
            );
          expect([id, date, kept.length]).toEqual([id, date, 1]);
        }
      }),
      { numRuns: runs(4) },
    );
  });

  it('keep to each other: Holi the day after Holika, Diwali one to three days after Dhanteras', () => {
    const ids: readonly FestivalId[] = ['holika_dahan', 'holi', 'dhanteras', 'diwali'];
    fc.assert(
      fc.property(year, place, (one, where) => {
        const { data } = festivals({ year: one, place: where, ids });
        const found = byId(data.festivals);
        const [holika, holi, dhanteras, diwali] = ids.map((id) => daysOf(found.get(id)?.[0]?.date));
        expect((holi ?? 0) - (holika ?? 0)).toBe(1);
        const apart = (diwali ?? 0) - (dhanteras ?? 0);
        expect(apart).toBeGreaterThanOrEqual(1);
        expect(apart).toBeLessThanOrEqual(3);
      }),
      { numRuns: runs(12) },
    );
  });

  it('are the same in every span', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -300_000, max: 330_000 }),
        fc.integer({ min: 0, max: 40 }),
        fc.integer({ min: 0, max: 40 }),
        fc.integer({ min: 1, max: 30 }),
        place,
        (first, before, after, length, where) => {
          const asked = (from: number, to: number) =>
            festivals({ from: formatDate(from), to: formatDate(to), place: where, unconfirmed: true }).data.festivals;
          const inner = asked(first, first + length);
          const outer = asked(first - before, first + length + after);
          const [from, to] = [formatDate(first), formatDate(first + length)];
          expect(outer.filter(({ date }) => date !== null && from <= date && date <= to)).toEqual(
            inner.filter(({ date }) => date !== null),
          );
        },
      ),
      { numRuns: runs(5) },
    );
  });

  it('have among them as many yearly ones as the catalogue says', () => {
    expect(yearly.size).toBeGreaterThan(60);
  });
});
