import type { ChartNotes } from '../../charts/rasi.js';
import type { Birth, Meta, NodeKind } from '../../types.js';

function degrees(value: number, positive: string, negative: string): string {
  return `${Math.abs(value)}° ${value < 0 ? negative : positive}`;
}

/** Returns `UTC+05:30` for 5.5 hours; seconds only where there are some. */
export function offsetText(hours: number): string {
  const seconds = Math.round(Math.abs(hours) * 3600);
  const two = (value: number): string => String(value).padStart(2, '0');
  const rest = seconds % 60 === 0 ? '' : `:${two(seconds % 60)}`;
  return `UTC${hours < 0 ? '-' : '+'}${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}${rest}`;
}

/**
 * Returns the line that says when and where: date, clock time, zone and place.
 *
 * @param offset hours east that were in force, where the result tells
 */
export function birthLine({ date, time, place }: Birth, meta: Meta, offset?: number): string {
  const clock = meta.birth_time_assumed === true ? '12:00:00 (noon, no time given)' : time;
  const zone = offset === undefined ? place.timezone : `${place.timezone} (${offsetText(offset)})`;
  return `${date} ${clock} ${zone}, ${degrees(place.latitude, 'N', 'S')} ${degrees(place.longitude, 'E', 'W')}`;
}

/** Returns the line that says what chart it is, in which school and with which node. */
export function chartLine({ chart_type, ayanamsa, ayanamsa_value }: ChartNotes, node: NodeKind = 'true'): string {
  return `${chart_type} chart, ${ayanamsa} ayanamsa ${ayanamsa_value}°, ${node} node`;
}

/** Returns the lines of the text, without the empty ones, as a block. */
export function heading(...lines: readonly string[]): string[] {
  return lines.filter((line) => line !== '');
}
