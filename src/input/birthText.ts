import { clockTime } from '../time/clockTime.js';
import type { Birth } from '../types.js';

export const BIRTH_FORM = '"YYYY-MM-DD [HH:MM[:SS]] LATITUDE LONGITUDE ZONE"';

/** A birth in {@link BIRTH_FORM}, for messages. */
export const BIRTH_EXAMPLE = '1990-08-15 08:30 28.6139 77.209 Asia/Kolkata';

/** A date, perhaps a clock time, by twelve hours too, and the rest. */
const PARTS = /^([^\s,]+)(?:[\s,]+(\d\d?(?:[:.]\d\d){0,2} ?[ap]\.?m\b\.?|\d\d?:[^\s,]*))?[\s,]+([^\s,].*)$/iu;
/** A date and the `T` that joins a clock time to it. */
const JOINED = /^([^\s,]+?)T(?=\d\d?(?::|(?:[:.]\d\d){0,2} ?[ap]\.?m\.?[\s,]))/iu;
const COORDINATES = /^([+-]?[\d.]+)[\s,]+([+-]?[\d.]+)[\s,]+([^\s,]\S*)$/;
/** The name of a place has no digits, so that two numbers with a mistake are not looked for as one. */
const NAME = /^\p{L}\D*$/u;

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

export interface NamedBirth {
  readonly date: string;
  readonly time: string | undefined;
  readonly name: string;
}

const partsOf = (text: string): readonly string[] => PARTS.exec(text.trim().replace(JOINED, '$1 ')) ?? [];

export function namedBirth(text: string): NamedBirth | undefined {
  const [, date, time, name] = partsOf(text);
  return date === undefined || name === undefined || !NAME.test(name) ? undefined : { date, time, name };
}

/** Returns the place that a text such as `28.6139 77.209 Asia/Kolkata` stands for; undefined for any other text. */
export function readCoordinates(text: string): Birth['place'] | undefined {
  const [, latitude, longitude, timezone] = COORDINATES.exec(text.trim()) ?? [];
  const place = { latitude: Number(latitude), longitude: Number(longitude), timezone: timezone ?? '' };
  return Number.isFinite(place.latitude) && Number.isFinite(place.longitude) ? place : undefined;
}

/**
 * Returns the birth that a text such as `1990-08-15 08:30 28.6139 77.209 Asia/Kolkata` stands for; undefined for a text of other parts. What
 * the parts may be is for the operation to say.
 */
export function birthFrom(text: string): Birth | undefined {
  const [, date, time, rest = ''] = partsOf(text);
  const place = readCoordinates(rest);
  if (date === undefined || place === undefined) return undefined;
  return { date, ...(time === undefined ? {} : { time: readTime(time) }), place };
}

/** Returns the text that {@link birthFrom} reads as a birth. */
export function writeBirth({ date, time, place }: Birth): string {
  const clock = time === undefined ? [] : [writeTime(time)];
  return [date, ...clock, place.latitude, place.longitude, place.timezone].join(' ');
}
