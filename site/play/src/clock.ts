import { useEffect, useState } from 'preact/hooks';
import { daysBetween } from './dates.js';

const MINUTE_MS = 60_000;

/** Returns the moment of now, anew every minute. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(clock);
  }, []);
  return now;
}

/** Returns what says whether a stretch of time holds a moment; what ends then does not. */
export const holding =
  (ms: number) =>
  ({ start, end }: { readonly start: string; readonly end: string }): boolean =>
    Date.parse(start) <= ms && ms < Date.parse(end);

/** Returns a moment on the clocks of a zone, `2026-11-28 06:40:00`, to be compared with local dates and times. */
export const localOf = (ms: number, timeZone: string): string => new Date(ms).toLocaleString('sv-SE', { timeZone });

/** Returns a local time in hours and minutes, cut; of a later date than the day's, with the days that have passed since: `03:57 ⁺¹`. */
export function clockOn(date: string, time: string, day: string): string {
  const later = daysBetween(day, date);
  const days = later === 0 ? '' : ` ${later > 0 ? '⁺' : '⁻'}${'⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(Math.abs(later) % 10)}`;
  return `${time.slice(0, 5)}${days}`;
}

/** Returns the local time of an instant that has its offset. */
export const clockAt = (instant: string, day: string): string =>
  clockOn(instant.slice(0, 10), instant.slice(11, 19), day);
