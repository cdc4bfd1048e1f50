import { SiddhantaError } from '../errors.js';
import { at } from '../math/at.js';
import { daysFromCivil } from './calendar.js';
import { DAY_SECONDS } from './julian.js';
import { historicalOffset } from './zoneHistory.js';

/**
 * Formatters kept: one for every zone that the database has, since births of the whole world come in any order. One costs some 0.1 ms to
 * make and 50 kB to hold.
 */
const MAX_FORMATTERS = 640;

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Returns the runtime's formatter of a zone: its wall clock as digits in the order month, day, year, hour, minute, second. */
function formatterFor(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  if (formatters.size >= MAX_FORMATTERS) {
    for (const oldest of formatters.keys()) {
      formatters.delete(oldest);
      break;
    }
  }
  formatters.set(zone, made);
  return made;
}

/** Seconds from 1970-01-01 on the wall clock that shows `utcSeconds`: the digits of a formatted date, whatever separates them. */
function wallSeconds(format: Intl.DateTimeFormat, utcSeconds: number): number {
  const text = format.format(utcSeconds * 1000);
  let field = 0;
  let value = 0;
  let month = 0;
  let day = 0;
  let year = 0;
  let hour = 0;
  let minute = 0;
  let inNumber = false;
  for (let index = 0; index < text.length; index++) {
    const digit = text.charCodeAt(index) - 48;
    if (digit >= 0 && digit <= 9) {
      value = value * 10 + digit;
      inNumber = true;
    } else if (inNumber) {
      if (field === 0) month = value;
      else if (field === 1) day = value;
      else if (field === 2) year = value;
      else if (field === 3) hour = value % 24;
      else minute = value;
      field++;
      value = 0;
      inNumber = false;
    }
  }
  return daysFromCivil(year, month, day) * DAY_SECONDS + hour * 3600 + minute * 60 + value;
}

/** Reads the clock of a zone: seconds ahead of UTC at a second counted from 1970; undefined where it cannot say. */
export type ZoneClock = (zone: string, utcSeconds: number) => number | undefined;

let clock: ZoneClock | undefined;

/** Has the clocks of zones read by something else than the runtime's formatters, as far as it can tell, or by these again. */
export function readZonesBy(given: ZoneClock | undefined): void {
  clock = given;
}

export function runtimeKnows(zone: string): boolean {
  try {
    return clock?.(zone, 0) !== undefined || formatterFor(zone) !== undefined;
  } catch {
    return false;
  }
}

/** Returns the offset as the library's own table has it where that reaches, otherwise as the runtime has it. */
function lookedUp(zone: string, utcSeconds: number): number {
  const known = historicalOffset(zone, utcSeconds) ?? clock?.(zone, utcSeconds);
  if (known !== undefined) return known;
  let format: Intl.DateTimeFormat;
  try {
    format = formatterFor(zone);
  } catch {
    throw new SiddhantaError('invalid_timezone', `"${zone}" is not a time zone this runtime knows. Give an IANA name.`);
  }
  return wallSeconds(format, utcSeconds) - utcSeconds;
}

/** Two changes of a zone's offset lie more than two days apart: equal offsets at both ends of a cell mean none inside. */
const CELL = 2 * DAY_SECONDS;
/** Cells that are kept together: some seventeen months. */
const PAGE = 256;
/** Pages kept, of all zones together: a life in thirty zones, some 2.5 MB. */
const MAX_PAGES = 2560;
/** Stands for an offset that has not been asked for. */
const UNKNOWN = 0x7fff_ffff;

/** Zone → number of a page → offsets at the beginnings of its cells. */
const zones = new Map<string, Map<number, Int32Array>>();
let pageCount = 0;

function offsetAtCell(zone: string, cell: number): number {
  const number = Math.floor(cell / PAGE);
  let pages = zones.get(zone);
  let page = pages?.get(number);
  if (page === undefined) {
    if (pageCount >= MAX_PAGES) {
      zones.clear();
      pages = undefined;
      pageCount = 0;
    }
    page = new Int32Array(PAGE).fill(UNKNOWN);
    if (pages === undefined) zones.set(zone, new Map([[number, page]]));
    else pages.set(number, page);
    pageCount++;
  }
  const index = cell - number * PAGE;
  const known = at(page, index);
  if (known !== UNKNOWN) return known;
  const offset = lookedUp(zone, cell * CELL);
  page[index] = offset;
  return offset;
}

/**
 * Returns the seconds by which a zone's clocks are ahead of UTC at a second counted from 1970-01-01T00:00 UTC: from the
 * library's own table where that reaches, otherwise from the runtime. What has been asked before is kept.
 *
 * @throws SiddhantaError `invalid_timezone` when the runtime does not know the zone.
 */
export function offsetAtSecond(zone: string, utcSeconds: number): number {
  if (zone === 'UTC') return 0;
  const cell = Math.floor(utcSeconds / CELL);
  const start = offsetAtCell(zone, cell);
  return start === offsetAtCell(zone, cell + 1) ? start : lookedUp(zone, utcSeconds);
}

/**
 * Returns the first second in (from, to] with another offset than `from` has. There must be one change between the two.
 *
 * @param offset seconds ahead of UTC at a second counted from 1970-01-01T00:00 UTC
 */
export function changeBetween(offset: (utcSecond: number) => number, from: number, to: number): number {
  const before = offset(from);
  let [low, high] = [from, to];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offset(middle) === before) low = middle;
    else high = middle;
  }
  return high;
}
