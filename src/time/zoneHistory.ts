import { at } from '../math/at.js';
import { HISTORY_END, HISTORY_START, ZONE_HISTORIES } from './zoneHistory.gen.js';

/** The changes of a zone's clock, oldest first: `offsets[i]` seconds held before UTC second `until[i]`. */
interface History {
  readonly until: readonly number[];
  readonly offsets: readonly number[];
}

/** Zone → the packed line it stands in, and the same once it has been read. */
let lines: ReadonlyMap<string, string> | undefined;
const histories = new Map<string, History>();

function packedLines(): ReadonlyMap<string, string> {
  if (lines === undefined) {
    const found = new Map<string, string>();
    for (const line of ZONE_HISTORIES.split('\n')) {
      const [names = ''] = line.split(' ', 1);
      for (const name of names.split(',')) found.set(name, line);
    }
    lines = found;
  }
  return lines;
}

function unpacked(line: string): History {
  const [, list = '', steps = ''] = line.split(' ');
  const known = list.split(',').map((text) => Number.parseInt(text, 36));
  const until: number[] = [];
  const offsets: number[] = [];
  let minute = HISTORY_START;
  let offset = at(known, 0);
  for (const [, step = '', second = '0', letter = ''] of steps.matchAll(/([0-9a-z]+)(?:\.([0-9a-z]+))?([A-Z]?)/g)) {
    minute += Number.parseInt(step, 36);
    until.push(minute * 60 + Number.parseInt(second, 36) - offset);
    offsets.push(offset);
    // The last step, after which the runtime's own data serve, names no offset.
    if (letter !== '') offset = at(known, letter.charCodeAt(0) - 65);
  }
  return { until, offsets };
}

function historyOf(zone: string): History | undefined {
  const known = histories.get(zone);
  if (known !== undefined) return known;
  const line = packedLines().get(zone);
  if (line === undefined) return undefined;
  const made = unpacked(line);
  histories.set(zone, made);
  return made;
}

/**
 * Returns the seconds by which a zone's clocks were ahead of UTC at a second counted from 1970-01-01T00:00 UTC, or undefined
 * where the runtime's own data serve: in most zones always, in the others from the instant on from which they agree with the
 * zone that the tz database has merged them with.
 *
 * The table decides in every runtime alike, whether or not its data have kept the zone apart.
 *
 * Reference: IANA time zone database, file `backzone`, restricted to the places of `zone.tab`; 106 histories and 15 further
 * names.
 *
 * @example
 * ```ts
 * historicalOffset('Europe/Amsterdam', Date.UTC(1930, 6, 1) / 1000); // => 4772
 * historicalOffset('Europe/Amsterdam', Date.UTC(1950, 6, 1) / 1000); // => undefined
 * ```
 */
export function historicalOffset(zone: string, utcSeconds: number): number | undefined {
  if (utcSeconds >= HISTORY_END) return undefined;
  const history = historyOf(zone);
  if (history === undefined) return undefined;
  let low = 0;
  let high = history.until.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (utcSeconds < at(history.until, middle)) high = middle;
    else low = middle + 1;
  }
  return history.offsets[low];
}
