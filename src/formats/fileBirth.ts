import { SiddhantaError } from '../errors.js';
import { zoneAt } from '../places/zoneAt.js';
import { civilFromDays, daysFromCivil, formatClock } from '../time/calendar.js';
import { DAY_SECONDS, epochMs } from '../time/julian.js';
import { gregorianFromJulian } from '../time/julianCalendar.js';
import { offsetText } from '../time/offsetText.js';
import type { Birth, Calendar, Place } from '../types.js';

/** A birth as a file of another program has it. */
export interface FileBirth {
  /** The name; empty where the file has none. */
  readonly name: string;
  /** Place and country as the file names them; empty where it names none. */
  readonly place_name: string;
  /** The birth. Its zone is that of the map at the place; the offset of the file counts before it. */
  readonly birth: Birth;
}

/** An entry of a file of which no birth can be made. */
export interface SkippedEntry {
  /** The name; empty where the file has none. */
  readonly name: string;
  /** The entry, from 1. */
  readonly entry: number;
  /** What is lacking. */
  readonly reason: string;
}

/** What a file of several births has. */
export interface FileBirths {
  /** The births, in the order of the file. */
  readonly births: readonly FileBirth[];
  /** The entries of which none can be made. */
  readonly skipped: readonly SkippedEntry[];
}

/** Why an entry is skipped. */
export class Unreadable extends Error {}

/** Six decimals of a degree are a tenth of a metre. */
const PLACES = 1e6;

/** Returns a place with its zone. */
export function placeAt(latitude: number, longitude: number): Place {
  const [lat, lon] = [latitude, longitude].map((degrees) => Math.round(degrees * PLACES) / PLACES) as [number, number];
  if (!(Math.abs(lat) <= 90 && Math.abs(lon) <= 180))
    throw new Unreadable(`there is no place at latitude ${lat} and longitude ${lon}`);
  return { latitude: lat, longitude: lon, timezone: zoneAt(lat, lon) };
}

/** A date of an unnamed calendar, and a time of day where one is known. */
export interface Wall {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  /** Seconds of the day. */
  readonly seconds?: number | undefined;
}

const MOST_OFFSET = 16 * 3600;

/** Seconds from 1970-01-01 that a clock shows, its date being of one calendar or the other. */
function wallSeconds({ year, month, day, seconds = 0 }: Wall, calendar: Calendar): number {
  const civil = calendar === 'julian' ? gregorianFromJulian({ year, month, day }) : { year, month, day };
  return daysFromCivil(civil.year, civil.month, civil.day) * DAY_SECONDS + seconds;
}

/** The first day of the Gregorian calendar. */
const REFORM = daysFromCivil(1582, 10, 15);

/** Refuses a date of which the file does not say whether it is Julian. */
export function requireKnownCalendar({ year, month, day }: Wall): void {
  if (daysFromCivil(year, month, day) < REFORM)
    throw new Unreadable('the date is before 15 October 1582, and nothing says of which calendar it is');
}

/** The calendar of a date, and how far its clock was ahead of UTC in seconds, where that is known. */
export interface WallClock {
  readonly calendar: Calendar;
  readonly offset?: number | undefined;
}

/** Returns the clock that showed a time, by the Julian date of that instant; where there is none, the Gregorian calendar alone. */
export function clockOf(wall: Wall, jd: number | undefined): WallClock {
  if (jd === undefined) {
    requireKnownCalendar(wall);
    return { calendar: 'gregorian' };
  }
  const utc = Math.round(epochMs(jd) / 1000);
  for (const calendar of ['gregorian', 'julian'] as const) {
    const offset = wallSeconds(wall, calendar) - utc;
    if (Math.abs(offset) < MOST_OFFSET) return { calendar, offset };
  }
  throw new Unreadable('its Julian date is another than its date');
}

/** Returns the names of a place and of what it lies in as one. */
export const placeWords = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ');

const two = (value: number): string => String(value).padStart(2, '0');

/** Returns a birth from what a file says. */
export function birthFrom(wall: Wall, place: Place, { calendar, offset }: WallClock): Birth {
  const { year, month, day, seconds } = wall;
  const date = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
  if (calendar === 'gregorian') {
    const real = civilFromDays(daysFromCivil(year, month, day));
    if (real.month !== month || real.day !== day) throw new Unreadable(`${date} is no date`);
  }
  return {
    date,
    ...(seconds === undefined ? {} : { time: formatClock(seconds) }),
    place,
    ...(offset === undefined || seconds === undefined ? {} : { utc_offset: offsetText(offset) }),
    ...(calendar === 'julian' ? { calendar } : {}),
  };
}

/** Returns the births of entries, and those of which none can be made. */
export function readEach<Entry>(
  entries: readonly Entry[],
  nameOf: (entry: Entry) => string,
  read: (entry: Entry) => FileBirth,
): FileBirths {
  const births: FileBirth[] = [];
  const skipped: SkippedEntry[] = [];
  for (const [i, entry] of entries.entries()) {
    try {
      births.push(read(entry));
    } catch (problem) {
      if (!(problem instanceof Unreadable)) throw problem;
      skipped.push({ name: nameOf(entry), entry: i + 1, reason: problem.message });
    }
  }
  return { births, skipped };
}

/** Refuses a text that is no file of a program. */
export function refuseFile(message: string): never {
  throw new SiddhantaError('invalid_value', message, { field: 'text' });
}

/** Runs what may find a birth unreadable, and refuses the file then. */
export function orRefuse<Value>(what: string, run: () => Value): Value {
  try {
    return run();
  } catch (problem) {
    if (problem instanceof Unreadable) refuseFile(`${what}: ${problem.message}.`);
    throw problem;
  }
}

/** Refuses what is no text. */
export function requireText(text: unknown): asserts text is string {
  if (typeof text !== 'string')
    refuseFile(`text is ${text === null ? 'null' : typeof text}; it must be the content of the file as a text.`);
}
