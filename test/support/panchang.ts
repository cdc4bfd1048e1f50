import type { PanchangData } from '../../src/panchang/data.js';
import type { Place } from '../../src/types.js';

/** Places of the tests, by name. */
export const PLACES = {
  delhi: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
  newYork: { latitude: 40.7128, longitude: -74.006, timezone: 'America/New_York' },
  sydney: { latitude: -33.8688, longitude: 151.2093, timezone: 'Australia/Sydney' },
  tromso: { latitude: 69.6492, longitude: 18.9553, timezone: 'Europe/Oslo' },
  reykjavik: { latitude: 64.1466, longitude: -21.9426, timezone: 'Atlantic/Reykjavik' },
  apia: { latitude: -13.8333, longitude: -171.7667, timezone: 'Pacific/Apia' },
  kiritimati: { latitude: 1.8721, longitude: -157.4278, timezone: 'Pacific/Kiritimati' },
  quito: { latitude: -0.1807, longitude: -78.4678, timezone: 'America/Guayaquil' },
  longyearbyen: { latitude: 78.2232, longitude: 15.6267, timezone: 'Arctic/Longyearbyen' },
} as const satisfies Readonly<Record<string, Place>>;

const dayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / 86_400_000;

/** Returns the seconds from the midnight that began a date to a local date and time, by the calendar. */
export function secondsSince(date: string, onDate: string, time: string): number {
  return (dayNumber(onDate) - dayNumber(date)) * 86_400 + clockSeconds(time);
}

/** Returns the seconds of a clock time, `HH:MM` or `HH:MM:SS`, hours past 24 allowed. */
export function clockSeconds(time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return hours * 3600 + minutes * 60 + seconds;
}

/** Returns the five numbers of a pañcāṅga: tithi, nakṣatra, yoga, karaṇa, vāra. */
export function numbersOf({ panchanga }: PanchangData): number[] {
  const { tithi, nakshatra, yoga, karana, vara } = panchanga;
  return [tithi.number, nakshatra.number, yoga.number, karana.number, vara.number];
}

/** Returns the date a number of days after another. */
export function plusDays(date: string, days: number): string {
  return new Date((dayNumber(date) + days) * 86_400_000).toISOString().slice(0, 10);
}
