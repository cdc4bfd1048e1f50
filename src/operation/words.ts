import { offsetText } from '../time/offsetText.js';
import type { Birth, Meta, Place } from '../types.js';
import type { Operation } from './operation.js';

function degrees(value: number, positive: string, negative: string): string {
  return `${Math.abs(value)}° ${value < 0 ? negative : positive}`;
}

function coordinates({ latitude, longitude }: Place): string {
  return `${degrees(latitude, 'N', 'S')} ${degrees(longitude, 'E', 'W')}`;
}

/** Returns `UTC+05:30` for 5.5 hours; seconds only where there are some. */
export function utcText(hours: number): string {
  return `UTC${offsetText(Math.round(hours * 3600))}`;
}

/** Returns a clock time, with its date where that is another than the day's; `none` where there is no such time. */
export function clockText(date: string | null, time: string | null, day: string): string {
  if (time === null) return 'none';
  return date === null || date === day ? time : `${time} on ${date}`;
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
  const zone = offset === undefined ? place.timezone : `${place.timezone} (${utcText(offset)})`;
  return `${date} ${clock} ${zone}, ${coordinates(place)}`;
}

/** Returns what an operation costs: `2 units`, `1 unit a day`. */
export function unitsText({ units, unitsEach }: Pick<Operation, 'units' | 'unitsEach'>): string {
  return `${units} ${units === 1 ? 'unit' : 'units'}${unitsEach === undefined ? '' : ` a ${unitsEach}`}`;
}
