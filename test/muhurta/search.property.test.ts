import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bala,
  type Condition,
  choghadiya,
  hora,
  day as muhurtaDay,
  yogas as muhurtaYogas,
  type SearchInput,
  search,
} from '../../src/muhurta/index.js';
import { panchangSpan } from '../../src/panchang/index.js';
import { instantFromUtc, siderealAscendant } from '../../src/sky/index.js';
import { daysOf, formatDate } from '../../src/time/calendar.js';
import type { Place } from '../../src/types.js';
import { SIGNS } from '../../src/zodiac/names.js';
import { PLACES } from '../support/panchang.js';
import { runs } from '../support/sample.js';

const RUNS = { numRuns: Number(process.env.RUNS ?? runs(40)) };
const ms = (text: string): number => {
  const [, clock, sign, hours, minutes, seconds = '0'] = /^(.*)([+-])(\d\d):(\d\d)(?::(\d\d))?$/.exec(text) ?? [];
  const offset = 3600 * Number(hours) + 60 * Number(minutes) + Number(seconds);
  return Date.parse(`${clock}Z`) - (sign === '-' ? -offset : offset) * 1000;
};

interface Window {
  readonly start: string;
  readonly end: string;
}
const holds = (windows: readonly (Window | null)[], at: number): boolean =>
  windows.some((window) => window !== null && ms(window.start) <= at && at < ms(window.end));

const NATAL = { nakshatra_number: 4, sign_number: 2 };

function judge(place: Place, from: string, to: string): (condition: Condition, at: number) => boolean {
  const before = formatDate(daysOf(from) - 1);
  const after = formatDate(daysOf(to) + 1);
  const spanned = [...panchangSpan(place, before, after)];
  const days = spanned.map(({ input: { date } }) => {
    const asked = { date, place };
    return {
      day: muhurtaDay(asked).data,
      eighths: choghadiya(asked).data.parts,
      hours: hora(asked).data.parts,
      yogas: muhurtaYogas(asked).data,
      bala: bala({ ...asked, natal: NATAL }).data,
    };
  });
  const dayOf = (at: number) =>
    days.find(({ day: { day } }) => ms(String(day.sunrise)) <= at && at < ms(String(day.next_sunrise)));
  return (condition, at) => {
    const on = dayOf(at);
    if (on === undefined) throw new Error('no day holds the instant');
    switch (condition.type) {
      case 'nakshatra': {
        const { tara } = on.bala;
        const found = tara.findIndex((window) => holds([window], at));
        const number = ((tara[found]?.number ?? 0) + NATAL.nakshatra_number - 2 + 27) % 9;
        return condition.in?.some((star) => (star - 1) % 9 === number) === true;
      }
      case 'weekday':
        return condition.in.includes(new Date(`${on.day.day.date}T00:00:00Z`).getUTCDay() + 1);
      case 'avoid':
        return condition.in.every((name) => {
          const bad: Readonly<Record<string, unknown>> = { ...on.yogas, ...on.day.bad };
          const windows = days.flatMap(({ day }) => {
            const own = { ...day.bad }[name as 'varjyam'];
            return [own].flat();
          });
          const value = name in on.day.bad ? windows : ([bad[name]].flat() as readonly Window[]);
          return !holds(value, at);
        });
      case 'part':
        return condition.in.some((name) => {
          if (name === 'day' || name === 'night')
            return holds(
              on.day.muhurtas.filter(({ part }) => part === name),
              at,
            );
          const good = days.flatMap(({ day }) => [{ ...day.good }[name as 'amrita_kala'] ?? []].flat());
          return holds(
            [
              ...good,
              ...on.eighths.filter((part) => part.name === name),
              ...on.hours.filter(({ lord }) => lord === name),
            ],
            at,
          );
        });
      case 'yoga_of_day':
        return condition.in.some((name) => holds(on.yogas[name], at));
      case 'tara':
        return holds(
          on.bala.tara.filter(({ quality }) => quality === 'good'),
          at,
        );
      case 'chandra':
        return holds(
          on.bala.chandra.filter(({ quality }) => quality === 'good'),
          at,
        );
      case 'panchaka_rahita':
        return holds(on.bala.panchaka_rahita?.filter(({ quality }) => quality === 'good') ?? [], at);
      case 'lagna': {
        const rising = siderealAscendant(instantFromUtc(at), place.latitude, place.longitude, 'lahiri') ?? 0;
        return condition.in?.includes(SIGNS[Math.floor(rising / 108e9)]?.name ?? 'Aries') === true;
      }
      default:
        throw new Error(`${condition.type} is not judged here`);
    }
  };
}

const some = <const Names extends readonly string[]>(...names: Names) =>
  fc.subarray([...names] as Names[number][], { minLength: 1 });
const stars = fc
  .subarray([1, 2, 3, 4, 5, 6, 7, 8, 9], { minLength: 1 })
  .map((list) => list.flatMap((star) => [star, star + 9, star + 18]));
const condition: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({ type: fc.constant('nakshatra' as const), in: stars }),
  fc.record({ type: fc.constant('weekday' as const), in: fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 2 }) }),
  fc.record({
    type: fc.constant('avoid' as const),
    in: some('rahu_kalam', 'yamaganda', 'durmuhurta', 'varjyam', 'bhadra', 'panchaka', 'vinchudo', 'ganda_moola'),
  }),
  fc.record({
    type: fc.constant('part' as const),
    in: some('day', 'night', 'abhijit', 'brahma_muhurta', 'amrita_kala', 'Labha', 'Shubha', 'Jupiter', 'Venus'),
  }),
  fc.record({ type: fc.constant('yoga_of_day' as const), in: some('sarvartha_siddhi', 'ravi_yoga', 'aadal') }),
  fc.constant({ type: 'tara' as const }),
  fc.constant({ type: 'chandra' as const }),
  fc.constant({ type: 'panchaka_rahita' as const }),
  fc.record({ type: fc.constant('lagna' as const), in: some('Aries', 'Cancer', 'Leo', 'Scorpio', 'Pisces') }),
);

const input = fc
  .record({
    first: fc.integer({ min: daysOf('1800-01-10'), max: daysOf('2199-12-15') }),
    length: fc.integer({ min: 0, max: 3 }),
    place: fc.constantFrom(PLACES.delhi, PLACES.quito, PLACES.sydney, PLACES.newYork),
    conditions: fc.array(condition, { minLength: 1, maxLength: 3 }),
  })
  .map(({ first, length, place, conditions }) => ({
    place,
    from: formatDate(first),
    to: formatDate(first + length),
    conditions,
    births: [{ natal: NATAL }],
    limit: 500,
  }));

const total = (given: SearchInput): number => search(given).data.windows.reduce((sum, { minutes }) => sum + minutes, 0);

describe('what a search finds', () => {
  it('is what the operations on single days say, inside and outside', () => {
    fc.assert(
      fc.property(
        input,
        fc.array(fc.double({ min: 0, max: 0.999999, noNaN: true }), { minLength: 12, maxLength: 12 }),
        (given, shares) => {
          const { span, windows, found, truncated } = search(given).data;
          expect(windows).toHaveLength(found);
          expect(truncated).toBe(false);
          const told = judge(given.place, given.from, given.to);
          const all = (at: number): boolean => given.conditions.every((one) => told(one, at));
          for (const { start, end } of windows.slice(0, 12)) {
            const [from, to] = [ms(start), ms(end)];
            for (const at of [from + 1000, (from + to) / 2, to - 2000])
              expect(all(at), new Date(at).toISOString()).toBe(true);
            if (start !== span.start) expect(all(from - 2000)).toBe(false);
            if (end !== span.end) expect(all(to + 1000)).toBe(false);
          }
          const [first, last] = [ms(span.start), ms(span.end)];
          for (const share of shares) {
            const at = Math.round((first + share * (last - first)) / 1000) * 1000 + 500;
            const isEdge = windows.some(({ start, end }) =>
              [start, end].some((edge) => Math.abs(ms(edge) - at) <= 1000),
            );
            if (isEdge || holds(windows, at) || !all(at)) continue;
            // What the search leaves out lasts less than a minute.
            const seconds = Array.from({ length: 121 }, (_, i) => at + (i - 60) * 1000);
            expect(seconds.some((near) => near >= first && near < last && !all(near))).toBe(true);
          }
        },
      ),
      RUNS,
    );
  }, 600_000);

  it('does not overlap, has the minimum length, and is sorted', () => {
    fc.assert(
      fc.property(input, fc.integer({ min: 1, max: 90 }), condition, (given, minimum_minutes, wish) => {
        const { windows } = search({
          ...given,
          minimum_minutes,
          conditions: [...given.conditions, { ...wish, weight: 7 }],
        }).data;
        const byTime = [...windows].sort((a, b) => ms(a.start) - ms(b.start));
        byTime.forEach((window, i) => {
          const before = byTime[i - 1];
          if (before !== undefined) expect(ms(window.start)).toBeGreaterThanOrEqual(ms(before.end));
          expect(window.minutes).toBeGreaterThanOrEqual(minimum_minutes - 0.01);
        });
        windows.forEach(({ score, reasons, minutes }, i) => {
          const before = windows[i - 1];
          if (before !== undefined) {
            expect(score).toBeLessThanOrEqual(before.score);
            if (score === before.score) expect(minutes).toBeLessThanOrEqual(before.minutes);
          }
          expect(score).toBe(reasons.at(-1)?.holds ? 100 : 0);
          expect(reasons.slice(0, -1).every((reason) => reason.holds)).toBe(true);
        });
      }),
      RUNS,
    );
  });

  it('is never more for one condition more, and never less for a longer span', () => {
    fc.assert(
      fc.property(input, condition, (given, more) => {
        const narrower = total({ ...given, conditions: [...given.conditions, more] });
        expect(narrower).toBeLessThanOrEqual(total(given) + 0.02);
        const wider = search({ ...given, to: formatDate(daysOf(given.to) + 2) }).data.windows;
        for (const { start, end } of search(given).data.windows) {
          const around = wider.find((one) => ms(one.start) <= ms(start) && ms(one.end) >= ms(end));
          expect(around).toBeDefined();
        }
      }),
      RUNS,
    );
  });
});
