import { at } from '../math/at.js';
import { DAY_SECONDS } from './julian.js';
import { HISTORY_END, HISTORY_START, ZONE_HISTORIES } from './zoneHistory.gen.js';
import { zoneNumbers } from './zoneNumbers.js';

/** The changes of a zone's clock, oldest first: `offsets[i]` seconds held before UTC second `until[i]`. */
interface History {
  readonly until: readonly number[];
  readonly offsets: readonly number[];
}

/** Number of a zone → the packed line it is in; made when first asked for. */
let lines: ReadonlyMap<number, string> | undefined;
const histories = new Map<string, History>();

const numberOf = (text: string): number => Number.parseInt(text, 36);

function packedLines(): ReadonlyMap<number, string> {
  if (lines === undefined) {
    const found = new Map<number, string>();
    let first = 0;
    for (const line of ZONE_HISTORIES.split('\n')) {
      const [list = ''] = line.split(' ', 1);
      const [step = 0, ...others] = list.split(',').map(numberOf);
      first += step;
      for (const number of [0, ...others]) found.set(first + number, line);
    }
    lines = found;
  }
  return lines;
}

function unpacked(line: string): History {
  const [, list = '', steps = ''] = line.split(' ');
  const known = list.split(',').map(numberOf);
  const until: number[] = [];
  const offsets: number[] = [];
  let day = HISTORY_START;
  let offset = at(known, 0);
  let before = offset;
  for (const [, days = '', second = '0', letter = ''] of steps.matchAll(/([0-9a-z]+)(?:\.([0-9a-z]+))?([A-Z]?)/g)) {
    day += numberOf(days);
    until.push(day * DAY_SECONDS + numberOf(second) - offset);
    offsets.push(offset);
    // The last change, after which the runtime's own data serve, names no offset.
    if (letter !== '') [before, offset] = [offset, letter === 'A' ? before : at(known, letter.charCodeAt(0) - 66)];
  }
  return { until, offsets };
}

function historyOf(zone: string): History | undefined {
  const known = histories.get(zone);
  if (known !== undefined) return known;
  const line = packedLines().get(zoneNumbers().get(zone) ?? -1);
  if (line === undefined) return undefined;
  const made = unpacked(line);
  histories.set(zone, made);
  return made;
}

/** Returns the UTC second of the first change of a zone that has a history. */
export function firstChange(zone: string): number {
  return at(historyOf(zone)?.until ?? [], 0);
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
