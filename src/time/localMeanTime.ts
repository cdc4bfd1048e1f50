import { DAY_SECONDS } from './julian.js';
import { LOCAL_MEAN_TIME_ENDS } from './localMeanTime.gen.js';
import { firstChange } from './zoneHistory.js';
import { zoneNumbers } from './zoneNumbers.js';
import { offsetAtSecond } from './zoneOffset.js';

const NEAR = 2 * DAY_SECONDS;
export const DEGREE_SECONDS = 240;

export interface MeanTimeEra {
  /** Seconds ahead of UTC. */
  readonly offset: number;
  /** Second, from 1970-01-01T00:00Z, at which it ended. */
  readonly end: number;
  /** Seconds ahead of UTC of what followed. */
  readonly next: number;
}

/** By the number of their zone, the packed ends of its records; made when first asked for. */
let ends: readonly string[] | undefined;
const eras = new Map<string, readonly MeanTimeEra[]>();

function packedEnds(zone: string): readonly string[] {
  ends ??= LOCAL_MEAN_TIME_ENDS.split(' ');
  const packed = ends[zoneNumbers().get(zone) ?? -1] ?? '';
  return packed === '' ? [] : packed.split('|');
}

function eraOf(zone: string, packed: string): MeanTimeEra {
  const size = Number.parseInt(packed.replace(/^[+=]/, ''), 36);
  const midnight = -size * DAY_SECONDS;
  let end: number;
  if (packed === '-') end = firstChange(zone);
  else if (packed.startsWith('=')) end = -size;
  else if (packed.startsWith('+')) end = midnight - offsetAtSecond(zone, midnight + NEAR);
  else end = midnight - offsetAtSecond(zone, midnight - NEAR);
  return { offset: offsetAtSecond(zone, end - 1), end, next: offsetAtSecond(zone, end) };
}

/**
 * Returns the records of local mean time that a zone of the tz database begins with, oldest first; none for a zone that never had
 * it. There are several where the zone passed over the date line.
 *
 * When they ended comes from the library's own table, since in 68 names no change of offset shows it: the mean time of the city went
 * on as the time of the whole zone.
 *
 * Reference: IANA time zone database 2025b with `backzone`.
 *
 * @example
 * ```ts
 * meanTimeEras('Europe/Berlin'); // => [{ offset: 3208, end: -2422054408, next: 3600 }]
 * meanTimeEras('Etc/GMT+5'); // => []
 * ```
 */
export function meanTimeEras(zone: string): readonly MeanTimeEra[] {
  let found = eras.get(zone);
  if (found === undefined) {
    found = packedEnds(zone).map((end) => eraOf(zone, end));
    if (found.length > 0) eras.set(zone, found);
  }
  return found;
}

/**
 * Returns the seconds by which the mean time of a place is ahead of UTC: four minutes to the degree, in whole seconds (a half away from
 * zero), on the calendar day that the zone counts.
 *
 * @param longitude degrees east
 * @param zoneOffset seconds ahead of UTC of the zone's clock then, which tells on which side of the date line the place counts
 *
 * @example
 * ```ts
 * meanTimeOffset(69.6, 21208); // => 16704
 * meanTimeOffset(-134.42, 54139); // => 54139
 * ```
 */
export function meanTimeOffset(longitude: number, zoneOffset: number): number {
  const own = longitude * DEGREE_SECONDS;
  const seconds = Math.sign(own) * Math.round(Math.abs(own));
  const days = (zoneOffset - own) / DAY_SECONDS;
  return seconds + Math.sign(days) * Math.ceil(Math.abs(days) - 0.5) * DAY_SECONDS + 0;
}
