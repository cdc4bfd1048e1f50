import { describe, expect, it } from 'vitest';
import { analytical } from '../../src/sky/analytical/analytical.js';
import { equationOfTime } from '../../src/sky/equation-of-time.js';
import { instantFromEpoch } from '../../src/sky/instant.js';
import { clockInstant } from '../../src/time/birthClock.js';
import { parseDate, parseTime } from '../../src/time/calendar.js';
import type { Clock, Fold } from '../../src/types.js';
import { fixture } from '../support/fixtures.js';

interface ClockCase {
  readonly date: string;
  readonly time: string;
  readonly longitude: number;
  readonly timezone: string;
  readonly clock?: Clock;
  readonly fold?: Fold;
  readonly utc_offset?: string;
  readonly equation_of_time_s?: number;
  readonly expect: {
    readonly clock: string;
    readonly clock_reason: string;
    readonly utc_offset: string;
    readonly utc: string;
    readonly ambiguous: boolean;
  };
}

interface FoldCase {
  readonly timezone: string;
  readonly local: string;
  readonly first: { readonly offset_s: number; readonly utc: string };
  readonly second: { readonly offset_s: number; readonly utc: string };
  readonly ambiguous: boolean;
}

const source = fixture<{
  readonly clock_cases: readonly ClockCase[];
  readonly sundial_cases: readonly ClockCase[];
  readonly folds: readonly FoldCase[];
}>('sources/civil-time.json');

const apparent = (utcSecond: number): number => equationOfTime(instantFromEpoch(utcSecond * 1000), analytical);

function secondsOf(text: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = text.slice(1).split(':').map(Number);
  return (text.startsWith('-') ? -1 : 1) * (3600 * hours + 60 * minutes + seconds);
}

function resolved({ date, time, longitude, timezone, clock = 'auto', fold = 'first', utc_offset }: ClockCase) {
  const utcOffset = utc_offset === undefined ? undefined : secondsOf(utc_offset);
  return clockInstant(
    { date: parseDate(date), time: parseTime(time), zone: timezone, longitude, clock, fold, utcOffset },
    apparent,
    'birth',
    'birth.time',
  );
}

describe('the clock of a birth, against independent programs of the rule', () => {
  it.each(source.clock_cases)('$date $time at $longitude, $timezone', (clockCase) => {
    const { clock, clock_reason, utc_offset, utc, ambiguous } = clockCase.expect;
    expect(resolved(clockCase)).toEqual({
      utcMs: Date.parse(utc),
      offsetSeconds: secondsOf(utc_offset),
      clock,
      reason: clock_reason,
      ambiguous,
    });
  });

  it.each(source.sundial_cases)('a sundial: $date $time at $longitude, within 1 s', (clockCase) => {
    const { utcMs, offsetSeconds, clock } = resolved(clockCase);
    expect(clock).toBe('local_apparent');
    expect(Math.abs(utcMs - Date.parse(clockCase.expect.utc))).toBeLessThanOrEqual(1000);
    expect(Math.abs(offsetSeconds - secondsOf(clockCase.expect.utc_offset))).toBeLessThanOrEqual(1);
    expect(Math.abs(apparent(utcMs / 1000) - Number(clockCase.equation_of_time_s))).toBeLessThan(0.15);
  });
});

describe('clock times that were shown twice', () => {
  it.each(source.folds)('$local $timezone', ({ timezone, local, first, second, ambiguous }) => {
    const [date = '', time = ''] = local.split('T');
    for (const [fold, expected] of [
      ['first', first],
      ['second', second],
    ] as const) {
      const found = clockInstant(
        { date: parseDate(date), time: parseTime(time), zone: timezone, longitude: 0, clock: 'zone', fold },
        apparent,
        'birth',
        'birth.time',
      );
      expect([found.utcMs, found.offsetSeconds, found.ambiguous]).toEqual([
        Date.parse(expected.utc),
        expected.offset_s,
        ambiguous,
      ]);
    }
  });
});
