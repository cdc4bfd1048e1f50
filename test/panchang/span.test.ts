import { describe, expect, it } from 'vitest';
import { isSiddhantaError } from '../../src/errors.js';
import { panchangSpan, span } from '../../src/panchang/index.js';
import { PLACES } from '../support/panchang.js';

function failure(run: () => unknown): readonly [string, string | undefined, string] {
  try {
    run();
  } catch (error) {
    if (isSiddhantaError(error)) return [error.code, error.field, error.message];
    throw error;
  }
  return ['nothing', undefined, ''];
}

const { delhi, apia, tromso } = PLACES;

describe('panchang.span', () => {
  it.each([
    ['one day', delhi, '2025-11-22', '2025-11-22', 1],
    ['the last day of a year and the first of the next', delhi, '2025-12-31', '2026-01-01', 2],
    ['a leap day', delhi, '2024-02-28', '2024-03-01', 3],
    ['the first day that there is', delhi, '1000-01-01', '1000-01-01', 1],
    ['the last day that there is', delhi, '2999-12-31', '2999-12-31', 1],
    ['a date that the clocks skipped', apia, '2011-12-30', '2011-12-30', 0],
    ['days around it', apia, '2011-12-29', '2011-12-31', 2],
    ['days without a sunrise', tromso, '2024-12-20', '2024-12-22', 3],
  ])('has %s', (_, place, from, to, count) => {
    const { days } = span({ place, from, to }).data;
    expect(days).toHaveLength(count);
    expect(days).toEqual([...panchangSpan(place, from, to)]);
  });

  it('says at polar places what is missing', () => {
    const [day] = span({ place: tromso, from: '2024-12-21', to: '2024-12-21' }).data.days;
    expect([day?.times.sunrise.time, day?.times.sunset.time, day?.times_partial]).toEqual([null, null, true]);
    expect(day?.units.tithi.length).toBeGreaterThan(0);
  });

  it('takes 366 dates and no more', () => {
    const most = failure(() => span({ place: delhi, from: '2024-01-01', to: '2025-01-01' }));
    expect(most.slice(0, 2)).toEqual(['invalid_value', 'to']);
    expect(most[2]).toBe('to is 2025-01-01, 367 dates from 2024-01-01 on; one span covers at most 366. Ask in parts.');
    expect(span({ place: delhi, from: '2024-01-01', to: '2024-12-31' }).data.days).toHaveLength(366);
  });

  it('refuses a to before from, and dates that there are not', () => {
    expect(failure(() => span({ place: delhi, from: '2025-01-02', to: '2025-01-01' }))).toEqual([
      'invalid_value',
      'to',
      'to is 2025-01-01, which is before from (2025-01-02). Give the earlier date as from.',
    ]);
    expect(failure(() => span({ place: delhi, from: '2025-02-29', to: '2025-03-01' })).slice(0, 2)).toEqual([
      'invalid_value',
      'from',
    ]);
    expect(failure(() => span({ place: delhi, from: '2999-12-31', to: '3000-01-01' }))[1]).toBe('to');
  });
});
