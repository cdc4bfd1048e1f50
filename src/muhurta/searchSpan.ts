import { type Almanac, type DayStart, dayStart } from '../cast/day.js';
import { SiddhantaError } from '../errors.js';
import { daysOf } from '../time/calendar.js';
import type { Place } from '../types.js';

const MOST_DAYS = 366;

export function firstDay(almanac: Almanac, from: string, to: string, { timezone }: Place): DayStart {
  const last = daysOf(to);
  for (let days = daysOf(from); days <= last; days++) {
    const day = dayStart(almanac, days);
    if (day !== undefined) return day;
  }
  throw new SiddhantaError(
    'nonexistent_time',
    `Clocks in ${timezone} skipped every date from ${from} to ${to}. Choose a date outside that range.`,
    { field: 'from' },
  );
}

export function checkLength(from: string, to: string): void {
  const days = daysOf(to) - daysOf(from) + 1;
  if (days <= MOST_DAYS) return;
  throw new SiddhantaError(
    'invalid_value',
    `to is ${to}, which makes ${days} days from ${from}; one search covers at most ${MOST_DAYS} days. Search in parts.`,
    { field: 'to' },
  );
}
