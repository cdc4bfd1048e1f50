import { clockTime } from '../time/clockTime.js';
import type { Birth } from '../types.js';
import { UsageError } from './command.js';

/** How a birth is written as one text. */
export const BIRTH_FORM = '"YYYY-MM-DD [HH:MM[:SS]] LATITUDE LONGITUDE ZONE"';
const EXAMPLE = '1990-08-15 08:30 28.6139 77.209 Asia/Kolkata';
const BIRTH = /^(\S+)(?: (\d\d?:\S*))? ([+-]?[\d.]+) ([+-]?[\d.]+) (\S+)$/;
/** Likewise with the name of a place, which has no digits, so that two numbers with a mistake are not looked for as one. */
const NAMED = /^(\S+(?:\s+\d\d?:\S*)?)\s+(\p{L}\D*)$/u;

/** Returns a clock time as a birth takes it: `8:30` and `8.30 pm`, too. What is none stays as it is, for the operation to refuse. */
export function readTime(text: string): string {
  try {
    return clockTime(text);
  } catch {
    return text;
  }
}

/** Returns a clock time as it is typed, without seconds that are none. */
export const writeTime = (time: string): string => time.replace(/^(\d\d:\d\d):00$/, '$1');

/** A text of a birth that has the name of a place in place of two numbers and a zone. */
interface NamedBirth {
  /** Date, and perhaps time. */
  readonly when: string;
  /** `Porbandar`; `Aurangabad, Bihar`. */
  readonly name: string;
}

/** Returns the parts of a text of a birth that names its place; undefined for any other text. */
export function namedBirth(text: string): NamedBirth | undefined {
  const [, when, name] = NAMED.exec(text.trim()) ?? [];
  return when === undefined || name === undefined ? undefined : { when, name };
}

/**
 * Returns the Birth that a text such as `1990-08-15 08:30 28.6139 77.209 Asia/Kolkata` stands for. What the parts may be is for
 * the operation to say.
 *
 * @throws {UsageError} when the text has other parts than a date, perhaps a time, two numbers and a zone
 */
export function readBirth(text: string, flag: string): Birth {
  const match = BIRTH.exec(text.trim().replace(/[\s,]+/g, ' '));
  const [, date = '', time, latitude = '', longitude = '', timezone = ''] = match ?? [];
  if (match === null || !Number.isFinite(Number(latitude)) || !Number.isFinite(Number(longitude))) {
    throw new UsageError(`--${flag} is ${JSON.stringify(text)}; write it as ${BIRTH_FORM}, such as "${EXAMPLE}".`);
  }
  return {
    date,
    ...(time === undefined ? {} : { time: readTime(time) }),
    place: { latitude: Number(latitude), longitude: Number(longitude), timezone },
  };
}

/** Returns the text that {@link readBirth} reads as a birth. */
export function writeBirth({ date, time, place }: Birth): string {
  const clock = time === undefined ? [] : [writeTime(time)];
  return [date, ...clock, place.latitude, place.longitude, place.timezone].join(' ');
}
