import { describe, expect, it } from 'vitest';
import { isSiddhantaError } from '../../src/errors.js';
import { day, span } from '../../src/muhurta/index.js';
import { panchangSpan } from '../../src/panchang/span.js';
import type { Place } from '../../src/types.js';

const DELHI: Place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
const KIRKENES: Place = { latitude: 69.727, longitude: 30.045, timezone: 'Europe/Oslo' };
const APIA: Place = { latitude: -13.83, longitude: -171.76, timezone: 'Pacific/Apia' };
const NEW_YORK: Place = { latitude: 40.7128, longitude: -74.006, timezone: 'America/New_York' };

function failure(run: () => unknown): readonly [string, string | undefined] {
  try {
    run();
  } catch (error) {
    if (isSiddhantaError(error)) return [error.code, error.field];
    throw error;
  }
  return ['nothing', undefined];
}

describe('the windows of a span of days', () => {
  it.each([
    ['Delhi over the turn of a year', DELHI, '2025-12-29', '2026-01-02'],
    ['New York, whose clocks change', NEW_YORK, '2024-11-01', '2024-11-05'],
    ['Kirkenes, where the Sun ceases to set', KIRKENES, '1975-05-16', '1975-05-19'],
  ])('are those of each day: %s', (_, place, from, to) => {
    const days = [...span(place, from, to, { godhuli: 'around_sunset', mula_varjyam: 'both' })];
    expect(days.length).toBeGreaterThanOrEqual(4);
    for (const one of days)
      expect(day({ date: one.day.date, place, godhuli: 'around_sunset', mula_varjyam: 'both' }).data).toEqual(one);
  });

  it('have a day for each sunrise of a date, as the pañcāṅga has', () => {
    const days = [...span(KIRKENES, '1975-05-14', '1975-05-16')];
    const sunrises = days.map(({ day: { date, sunrise } }) => `${date} ${sunrise?.slice(11, 19)}`);
    expect(sunrises).toEqual(
      [...panchangSpan(KIRKENES, '1975-05-14', '1975-05-16')].map(({ input }) => `${input.date} ${input.time}`),
    );
    expect(days).toHaveLength(4);
    const [, first, second] = days;
    expect(first?.day.next_sunrise).toBe(second?.day.sunrise);
    expect(second?.day.weekday).toBe('Thursday');
    expect(second?.bad.rahu_kalam?.start.slice(0, 16)).toBe('1975-05-16T13:50');
  });

  it('leave out a date that the clocks skipped', () => {
    expect([...span(APIA, '2011-12-29', '2011-12-31')].map((one) => one.day.date)).toEqual([
      '2011-12-29',
      '2011-12-31',
    ]);
    expect([...span(APIA, '2011-12-30', '2011-12-30')]).toEqual([]);
  });

  it('are computed on demand', () => {
    const [first] = span(DELHI, '1000-01-01', '2999-12-31');
    expect(first?.day.date).toBe('1000-01-01');
  });

  it('refuse bad input on the call itself', () => {
    expect(failure(() => span(DELHI, '2025-01-02', '2025-01-01'))).toEqual(['invalid_value', 'to']);
    expect(failure(() => span(DELHI, '2025-02-30', '2025-03-01'))).toEqual(['invalid_value', 'from']);
    expect(failure(() => span(DELHI, '2999-12-31', '3000-01-01'))).toEqual(['invalid_value', 'to']);
    expect(failure(() => span({ ...DELHI, timezone: 'IST' }, '2025-01-01', '2025-01-01'))).toEqual([
      'invalid_timezone',
      'place.timezone',
    ]);
    expect(failure(() => span(DELHI, '2025-01-01', '2025-01-01', { godhuli: 'noon' as never }))[1]).toBe('godhuli');
  });
});

describe('varjya and amṛta kāla', () => {
  it('are listed once, on the day on which they begin, with a mark where they go on after the next sunrise', () => {
    for (const [place, from, to] of [
      [DELHI, '2025-10-01', '2026-03-31'],
      [KIRKENES, '1975-05-10', '1975-05-25'],
    ] as const) {
      const days = [...span(place, from, to)];
      for (const list of [days.map(({ bad }) => bad.varjyam), days.map(({ good }) => good.amrita_kala)]) {
        const starts = list.flat().map(({ start }) => start);
        expect(new Set(starts).size).toBe(starts.length);
        for (const [i, windows] of list.entries()) {
          const { sunrise, next_sunrise: next } = days[i]?.day ?? {};
          for (const { start, end, crosses_sunrise } of windows) {
            if (typeof sunrise === 'string') expect(Date.parse(start)).toBeGreaterThanOrEqual(Date.parse(sunrise));
            if (typeof next !== 'string') continue;
            expect(Date.parse(start)).toBeLessThan(Date.parse(next));
            expect(crosses_sunrise).toBe(Date.parse(end) > Date.parse(next));
          }
        }
        // None of the Moon's stays in half a year is lost between two days.
        if (place === DELHI) expect(starts.length).toBeGreaterThanOrEqual(180);
        if (place === DELHI) expect(list.flat().some(({ crosses_sunrise }) => crosses_sunrise)).toBe(true);
      }
    }
  });

  it('of Mūla have both readings, each with its ghaṭī, or the requested one', () => {
    const ghatis = (mula_varjyam?: '56' | '20') =>
      [...span(DELHI, '2025-11-20', '2025-11-26', { mula_varjyam })]
        .flatMap(({ bad }) => bad.varjyam)
        .filter(({ nakshatra }) => nakshatra === 'Mula')
        .map(({ ghati }) => ghati);
    expect(ghatis()).toEqual([20, 56]);
    expect(ghatis('56')).toEqual([56]);
    expect(ghatis('20')).toEqual([20]);
  });
});
