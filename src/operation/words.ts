import { offsetText } from '../time/offsetText.js';
import type { Birth, BirthClock, Meta, Place } from '../types.js';
import type { Operation } from './operation.js';

function degrees(value: number, positive: string, negative: string): string {
  return `${Math.abs(value)}° ${value < 0 ? negative : positive}`;
}

/** Returns a place as `28.6139° N 77.209° E`. */
export function coordinates({ latitude, longitude }: Place): string {
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

const REASONS: Readonly<Record<BirthClock['clock_reason'], string>> = {
  standard_time: '',
  zone_before_standard_time: ': before standard time',
  india_before_1906: ': before standard time',
  asked: ', as asked',
};

const CLOCKS: Readonly<Record<BirthClock['clock'], string>> = {
  zone: '',
  local_mean: ', local mean time',
  local_apparent: ', local apparent time',
  utc_offset: ', offset as given',
};

/** Returns ` (UTC+04:38:26, local mean time: before standard time)`. */
function clockWords({ clock, utc_offset, clock_reason }: BirthClock): string {
  const why = clock === 'zone' || clock === 'utc_offset' ? '' : REASONS[clock_reason];
  return ` (UTC${utc_offset.replace(/^(.{6}):00$/, '$1')}${CLOCKS[clock]}${why})`;
}

/**
 * Returns the line that says when and where: date, clock time, zone with the offset that was in force, and whose clock it was where that was not
 * the zone's, and place.
 *
 * @param side whose birth, where two are asked for
 */
export function birthLine({ date, time, place }: Birth, meta: Meta, side: 'bride' | 'groom' = 'bride'): string {
  const clock = meta.birth_time_assumed === true ? '12:00:00 (noon, no time given)' : time;
  const { birth } = meta;
  const taken = birth !== undefined && 'bride' in birth ? birth[side] : birth;
  const words = taken === undefined ? '' : clockWords(taken);
  return `${date} ${clock} ${place.timezone}${words}, ${coordinates(place)}`;
}

/** Returns a dotted path of a result, or an identifier, as words: `points house` for `points.*.house`. */
export function plainWords(path: string): string {
  return path.replaceAll('.*', '').replaceAll('.', ' ').replaceAll('_', ' ');
}

/** Returns an identifier as a label: `neecha_bhanga` as `Neecha bhanga`. */
export function labelText(id: string): string {
  const text = id.replaceAll('_', ' ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** Returns the line that says what rests on a noon that replaces the time of birth; none where the time is known, or nothing does. */
export function noonLines({ rests_on_birth_time: rests = [] }: Meta): string[] {
  const sentences = [...new Set(rests.map(plainWords))];
  return sentences.length === 0 ? [] : [`Noon stands in for the time of birth. On it rest: ${sentences.join(', ')}.`];
}

/** What stands behind the units of an operation, where a call may cost more. */
const BEHIND = { day: ' a day', work: ', more where it takes long' } as const;

/** Returns what an operation costs: `2 units`, `1 unit a day`. */
export function unitsText({ units, unitsEach }: Pick<Operation, 'units' | 'unitsEach'>): string {
  return `${units} ${units === 1 ? 'unit' : 'units'}${unitsEach === undefined ? '' : BEHIND[unitsEach]}`;
}

/** Returns an instant as its clock shows it: `1990-08-15 08:30:00`. */
export const wallClock = (instant: string): string => instant.slice(0, 19).replace('T', ' ');
