import type { Birth, Meta, Place } from '../types.js';

function degrees(value: number, positive: string, negative: string): string {
  return `${Math.abs(value)}° ${value < 0 ? negative : positive}`;
}

function coordinates({ latitude, longitude }: Place): string {
  return `${degrees(latitude, 'N', 'S')} ${degrees(longitude, 'E', 'W')}`;
}

/** Returns `UTC+05:30` for 5.5 hours; seconds only where there are some. */
export function offsetText(hours: number): string {
  const seconds = Math.round(Math.abs(hours) * 3600);
  const two = (value: number): string => String(value).padStart(2, '0');
  const rest = seconds % 60 === 0 ? '' : `:${two(seconds % 60)}`;
  return `UTC${hours < 0 ? '-' : '+'}${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}${rest}`;
}

/** Returns a place as `28.6139° N 77.209° E, Asia/Kolkata`. */
export function placeText(place: Place): string {
  return `${coordinates(place)}, ${place.timezone}`;
}

/**
 * Returns the line that says when and where: date, clock time, zone and place.
 *
 * @param offset hours east that were in force, where the result tells
 */
export function birthLine({ date, time, place }: Birth, meta: Meta, offset?: number): string {
  const clock = meta.birth_time_assumed === true ? '12:00:00 (noon, no time given)' : time;
  const zone = offset === undefined ? place.timezone : `${place.timezone} (${offsetText(offset)})`;
  return `${date} ${clock} ${zone}, ${coordinates(place)}`;
}
