import { refuse } from './refuse.js';

const DAY_MS = 86_400_000;

/** Days from 1970-01-01. */
export function dayNumber(date: unknown, field: string): number {
  const written =
    typeof date === 'string' && /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
  // A parser may take 30 February for 2 March.
  return new Date(written || 0).toISOString().slice(0, 10) === date
    ? written / DAY_MS
    : refuse(field, date, 'a date, YYYY-MM-DD');
}

export function hoursSince(day: number, date: unknown, time: unknown, field: string): number {
  const parts = typeof time === 'string' ? /^(\d\d):(\d\d):(\d\d)$/.exec(time) : null;
  if (parts === null) return refuse(field, time, 'a time, HH:MM:SS');
  return (dayNumber(date, field) - day) * 24 + Number(parts[1]) + Number(parts[2]) / 60 + Number(parts[3]) / 3600;
}
