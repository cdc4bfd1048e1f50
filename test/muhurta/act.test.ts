import { describe, expect, it } from 'vitest';
import { type ActInput, act, search } from '../../src/muhurta/index.js';
import { ACT_NAMES } from '../../src/muhurta/tables/acts.js';
import { sampled } from '../support/sample.js';

const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
const february = { place, from: '2026-02-01', to: '2026-02-28' } as const;
const marriage: ActInput = { act: 'vivaha', ...february };
const ms = (instant: string): number => Date.parse(instant);

describe('windows of acts', () => {
  it('have for every act windows within the span, in order, each of its date, and dates that add up', () => {
    for (const name of sampled(ACT_NAMES, 4)) {
      const { data } = act({ act: name, ...february, to: '2026-06-30', limit: 500 });
      expect(data.found, name).toBe(data.windows.length);
      data.windows.forEach((window, i) => {
        expect(ms(window.start)).toBeGreaterThanOrEqual(ms(data.windows[i - 1]?.end ?? data.span.start));
        expect(ms(window.end)).toBeLessThanOrEqual(ms(data.span.end));
        expect(window.minutes).toBeGreaterThanOrEqual(15);
        const required = data.conditions.filter((one) => one.required).map(({ id }) => id);
        expect(window.against.map(({ condition }) => condition).filter((id) => required.includes(id))).toEqual([]);
      });
      for (const { date, windows, minutes, score } of data.dates) {
        const of = data.windows.filter((window) => window.date === date);
        expect(of).toHaveLength(windows);
        expect(of.reduce((sum, one) => sum + one.minutes, 0)).toBe(minutes);
        expect(Math.max(...of.map((one) => one.score))).toBe(score);
      }
    }
  });

  it('are those of a search by the same conditions', () => {
    const { windows } = act({ act: 'kraya', ...february, minimum_minutes: 1, limit: 500 }).data;
    const same = search({
      ...february,
      conditions: [
        { type: 'nakshatra', in: [27, 24, 1, 15, 22, 14] },
        { type: 'tithi', not_in: [4, 9, 14, 19, 24, 29, 30] },
        { type: 'karana', not_in: [8, 15, 22, 29, 36, 43, 50, 57] },
      ],
      limit: 500,
    }).data.windows;
    const minutes = (list: readonly { readonly start: string; readonly end: string }[]): number =>
      list.reduce((sum, { start, end }) => sum + ms(end) - ms(start), 0);
    expect(minutes(windows)).toBe(minutes(same));
    for (const { start, end } of windows)
      expect(same.some((one) => ms(one.start) <= ms(start) && ms(end) <= ms(one.end))).toBe(true);
  });

  it('are fewer the stricter', () => {
    const minutes = (strictness: ActInput['strictness']): number =>
      act({ ...marriage, strictness, to: '2026-07-31', limit: 500 }).data.dates.reduce(
        (sum, one) => sum + one.minutes,
        0,
      );
    expect(minutes('all')).toBeLessThan(minutes('musts'));
    expect(minutes('all')).toBeLessThan(minutes('almanac'));
    expect(
      act({ ...marriage, strictness: 'all', to: '2026-07-31' }).data.windows.every(
        ({ against }) => against.length === 0,
      ),
    ).toBe(true);
  });

  it('say which conditions exclude a whole month', () => {
    const { data } = act({ ...marriage, from: '2026-05-20', to: '2026-06-10' });
    expect(data.found).toBe(0);
    const hours = (ms(data.span.end) - ms(data.span.start)) / 3_600_000;
    expect(data.conditions.find(({ id }) => id === 'adhika')?.hours).toBeCloseTo(hours, 0);
    expect(data.conditions.find(({ id }) => id === 'kharmasa')?.hours).toBe(0);
  });

  it('keep clear of kharmasa, of the sleep of Vishnu and of an invisible Venus', () => {
    const none = (from: string, to: string, id: string): void => {
      const { data } = act({ ...marriage, from, to });
      expect([data.found, id]).toEqual([0, id]);
      expect(data.conditions.find((one) => one.id === id)?.hours).toBeGreaterThan(24 * 20);
    };
    none('2025-12-17', '2026-01-13', 'kharmasa');
    none('2025-07-07', '2025-10-31', 'devashayana');
    none('2026-01-01', '2026-02-01', 'shukra_asta');
  });

  it('take the Moon of persons into account', () => {
    const births = [{ natal: { nakshatra_number: 4, sign_number: 2 } }];
    const { data } = act({ ...marriage, births, limit: 500 });
    const dates = act(marriage).data.dates.map(({ date }) => date);
    expect(data.dates.length).toBeLessThan(dates.length);
    for (const { date } of data.dates) expect(dates).toContain(date);
    expect(data.births[0]?.nakshatra).toBe('Rohini');
    for (const window of data.windows) expect(window.for.some(({ condition }) => condition === 'chandra')).toBe(true);
  });

  it('refuse a span too long and a latitude at which visibility has no meaning', () => {
    expect(() => act({ ...marriage, to: '2027-03-01' })).toThrow(/at most 366 days/);
    const north = { latitude: 78.2, longitude: 15.6, timezone: 'Arctic/Longyearbyen' };
    expect(() => act({ ...marriage, place: north, from: '2024-06-10', to: '2024-06-12' })).toThrow(
      /Use asta "degrees"/,
    );
    expect(act({ ...marriage, place: north, from: '2024-06-10', to: '2024-06-12', asta: 'degrees' }).data.found).toBe(
      0,
    );
  });

  it('work at both ends of the ephemeris', () => {
    expect(act({ ...marriage, from: '1000-02-01', to: '1000-02-20' }).data.span.start).toMatch(/^1000-02-01/);
    expect(act({ ...marriage, from: '2999-11-01', to: '2999-12-30' }).data.span.start).toMatch(/^2999-11-01/);
  });
});
