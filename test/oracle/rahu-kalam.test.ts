import { describe, expect, it } from 'vitest';
import { rahuKalam } from '../../src/muhurta/index.js';
import { RAHU_KALAM_EIGHTHS } from '../../src/muhurta/tables/eighths.js';
import type { Place } from '../../src/types.js';
import { fixture } from '../support/fixtures.js';

interface Published {
  readonly date: string;
  readonly place: Place;
  readonly where: string;
  readonly source: string;
  readonly tolerance_seconds: number;
  readonly rahu_kalam: readonly [string, string];
}

const { days, slots } = fixture<{ readonly days: readonly Published[]; readonly slots: { readonly starts: string[] } }>(
  'sources/rahu-kalam.json',
);

const secondOfDay = (clock: string): number => {
  const [hours = Number.NaN, minutes = Number.NaN, seconds = 0] = clock.split(':').map(Number);
  return 3600 * hours + 60 * minutes + seconds;
};

describe('Rāhu kālam as published', () => {
  it.each(days)('$date, $where ($source), within $tolerance_seconds s', (day) => {
    const { rahu_kalam } = rahuKalam({ date: day.date, place: day.place }).data;
    if (rahu_kalam === null) throw new Error('there is none');
    const ours = [rahu_kalam.start, rahu_kalam.end];
    day.rahu_kalam.forEach((printed, i) => {
      const text = String(ours[i]);
      expect(text.slice(0, 10)).toBe(day.date);
      expect(Math.abs(secondOfDay(text.slice(11, 19)) - secondOfDay(printed))).toBeLessThanOrEqual(
        day.tolerance_seconds,
      );
    });
  });

  it('falls on the eighths of the fixed slots of a day from six to six', () => {
    expect(slots.starts.map((start) => (secondOfDay(start) - 6 * 3600) / 5400 + 1)).toEqual([...RAHU_KALAM_EIGHTHS]);
  });
});
