// A model gives a birth, a place or a time as one text: names of places, clock times by twelve hours.

import { SiddhantaError } from '../errors.js';
import { birthFrom, namedBirth, readCoordinates, readTime } from '../input/birthText.js';
import { type Fields, isFields } from '../input/fields.js';
import { fold } from '../input/nearest.js';
import { describe } from '../input/parse.js';
import { choosePlace, placeLine } from '../places/choose.js';
import type { FoundPlace } from '../places/index.js';
import { daysOf, formatDate, isCalendarDate, isClockTime, parseDate, parseTime } from '../time/calendar.js';
import { localText } from '../time/exactOffsets.js';
import { present } from '../time/present.js';
import { compatibleMs, isZoneName, offsetAt } from '../time/zone.js';
import type { Schema } from './jsonSchema.js';

export interface ToolRequest {
  readonly now: () => Date;
  readonly search: (name: string) => Promise<readonly FoundPlace[]>;
}

export interface ToolArguments {
  readonly input: Fields;
  readonly notes: readonly string[];
}

const PLACE_FORM = 'the name of a place, such as "Pune" or "Aurangabad, Bihar", or "18.52 73.86 Asia/Kolkata"';
const BIRTH_FORM =
  '"1990-08-15 08:30 New Delhi" or "1990-08-15 08:30 28.6139 77.209 Asia/Kolkata": date, clock time where it is known, place';

const has = ({ properties = {} }: Schema, ...fields: readonly string[]): boolean =>
  fields.every((field) => Object.hasOwn(properties, field));

export const isPlace = (schema: Schema): boolean => has(schema, 'latitude', 'longitude', 'timezone');
export const isBirth = (schema: Schema): boolean => has(schema, 'date', 'place');
export const isPerson = (schema: Schema): boolean => has(schema, 'birth') && !has(schema, 'date');
const pattern = ({ pattern: text }: Schema): string => (typeof text === 'string' ? text : '');
export const isMoment = (schema: Schema): boolean => /T\(/.test(pattern(schema));
export const isDate = (schema: Schema): boolean => schema.format === 'date' || /^\^\[12\]/.test(pattern(schema));

const refused = (field: string, value: unknown, what: string): SiddhantaError =>
  new SiddhantaError('invalid_value', `${field} is ${describe(value)}; ${what}`, { field });

function gathered(given: Fields, { properties = {} }: Schema): Fields {
  const { birth, place, latitude, longitude, timezone, date, time, ...rest } = given;
  const of = (field: string): boolean => Object.hasOwn(properties, field);
  const loose =
    latitude === undefined || of('latitude') || of('longitude') ? undefined : { latitude, longitude, timezone };
  const where = place ?? loose;
  if (of('birth') && birth === undefined && date !== undefined && !of('date')) {
    return { ...rest, birth: { date, ...(time === undefined ? {} : { time }), place: where } };
  }
  if (of('place') && place === undefined && loose !== undefined) {
    return { ...rest, ...pick({ birth, date, time }), place: loose };
  }
  return given;
}

const pick = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

class Reading {
  readonly notes: string[] = [];
  #zone: string | undefined;
  readonly #asked: ToolRequest;

  constructor(request: ToolRequest) {
    this.#asked = request;
  }

  async place(value: unknown, field: string): Promise<unknown> {
    const known = await this.#placeOf(value, field);
    if (isFields(known) && typeof known.timezone === 'string') this.#zone ??= known.timezone;
    return known;
  }

  async #placeOf(value: unknown, field: string): Promise<unknown> {
    if (typeof value !== 'string') return value;
    const place = readCoordinates(value);
    if (place !== undefined) return place;
    if (!/^\p{L}/u.test(value.trim())) throw refused(field, value, `it must be ${PLACE_FORM}.`);
    const found = choosePlace(
      await this.#asked.search(value),
      'write "LATITUDE LONGITUDE ZONE", such as "19.88 75.32 Asia/Kolkata"',
    );
    if (typeof found === 'string') {
      throw new SiddhantaError('invalid_value', `${field} ${JSON.stringify(value)} ${found}`, { field });
    }
    this.notes.push(`Place: ${placeLine(found)}`);
    return found.place;
  }

  async birth(value: unknown, field: string): Promise<unknown> {
    if (typeof value === 'string') {
      const whole = birthFrom(value);
      const { date, time, name } = namedBirth(value) ?? {};
      if (whole !== undefined) return this.birth(whole, field);
      if (name === undefined) throw refused(field, value, `write it as ${BIRTH_FORM}.`);
      return this.birth({ date, ...(time === undefined ? {} : { time }), place: name }, field);
    }
    if (!isFields(value)) return value;
    const { place, time, date, latitude, longitude, timezone, ...rest } = value;
    const where = place ?? (latitude === undefined ? undefined : { latitude, longitude, timezone });
    const known = where === undefined ? undefined : await this.place(where, `${field}.place`);
    const zone = isFields(known) && typeof known.timezone === 'string' ? known.timezone : undefined;
    return pick({
      ...rest,
      date: typeof date === 'string' ? this.#date(date, zone) : date,
      time: typeof time === 'string' ? readTime(time) : time,
      place: known,
    });
  }

  async person(value: unknown, field: string): Promise<unknown> {
    if (typeof value === 'string') return { birth: await this.birth(value, field) };
    if (!isFields(value)) return value;
    const { birth, name, natal, ...own } = value;
    if (natal !== undefined) return value;
    const given = birth ?? (own.date === undefined ? undefined : own);
    return pick({
      ...(birth === undefined ? {} : own),
      name,
      birth: given && (await this.birth(given, `${field}.birth`)),
    });
  }

  #date(text: string, zone: string | undefined): string {
    const [, days] = /^(?:today|now)(?: ?([+-] ?\d{1,5}) ?(?:d|days?)?)?$/i.exec(text.trim()) ?? [undefined, null];
    if (days === null) return text.trim();
    const { date } = present(this.#asked.now(), zone ?? 'UTC');
    return formatDate(daysOf(date) + Number((days ?? '0').replace(' ', '')));
  }

  #moment(text: string, field: string): string {
    const zone = this.#zone !== undefined && isZoneName(this.#zone) ? this.#zone : 'UTC';
    const here = present(this.#asked.now(), zone);
    const isNow = /^(?:now|today)$/i.test(text.trim());
    const [day = '', ...clock] = isNow ? [here.date, here.time] : this.#date(text, zone).split(/[T ]/);
    const time = clock.length === 0 ? '00:00:00' : readTime(clock.join(' '));
    if (!isCalendarDate(day) || !isClockTime(time)) return text;
    if (zone === 'UTC' && !isNow)
      this.notes.push(`${field}: ${day} ${time} in UTC, since no place and no timezone is given`);
    const ms = compatibleMs(parseDate(day), parseTime(time), zone);
    return localText(ms, offsetAt(zone, ms));
  }

  value(value: unknown, schema: Schema, field: string): unknown {
    if (typeof value !== 'string') return Array.isArray(value) ? this.#list(value, schema, field) : value;
    if (schema.type === 'array')
      return this.#list(
        value.split(',').map((one) => one.trim()),
        schema,
        field,
      );
    if (isMoment(schema)) return this.#moment(value, field);
    if (isDate(schema)) return this.#date(value, this.#zone);
    if ((schema.type === 'integer' || schema.type === 'number') && /^[+-]?\d+(\.\d+)?$/.test(value))
      return Number(value);
    if (schema.type === 'boolean' && /^(true|false)$/.test(value)) return value === 'true';
    const folded = fold(value.trim());
    const spelled = (Array.isArray(schema.enum) ? schema.enum : []).find((one) => String(one).toLowerCase() === folded);
    return spelled ?? value;
  }

  #list(values: readonly unknown[], { items = {} }: Schema, field: string): unknown {
    return values.map((one, i) => this.value(one, items as Schema, `${field}.${i}`));
  }

  zone(value: unknown): void {
    if (typeof value === 'string') this.#zone ??= value;
  }
}

/**
 * Returns the input of an operation as it takes it: births and places from one text, names of places looked up, `today`, `now`, dates and clock times
 * where a moment is needed on the clocks of the place. What else is wrong is for the operation to refuse. Throws `SiddhantaError` `invalid_value`
 * where a text is no birth or no place, or several places fit.
 */
export async function readArguments(given: Fields, schema: Schema, request: ToolRequest): Promise<ToolArguments> {
  const { properties = {} } = schema;
  const reading = new Reading(request);
  const input: Record<string, unknown> = {};
  const rest: [string, unknown][] = [];
  for (const [field, value] of Object.entries(gathered(given, schema))) {
    const own = properties[field] ?? {};
    const each = own.type === 'array' ? ((own.items ?? {}) as Schema) : undefined;
    if (value === undefined) continue;
    if (isPlace(own)) input[field] = await reading.place(value, field);
    else if (isBirth(own)) input[field] = await reading.birth(value, field);
    else if (isPerson(own)) input[field] = await reading.person(value, field);
    else if (each !== undefined && isPerson(each) && Array.isArray(value)) {
      input[field] = await Promise.all(value.map((one, i) => reading.person(one, `${field}.${i}`)));
    } else if (field === 'place' && Object.hasOwn(properties, 'timezone') && given.timezone === undefined) {
      const place = await reading.place(value, field);
      if (isFields(place)) input.timezone = place.timezone;
    } else rest.push([field, value]);
  }
  reading.zone(given.timezone);
  for (const [field, value] of rest) input[field] = reading.value(value, properties[field] ?? {}, field);
  return { input, notes: [...new Set(reading.notes)] };
}
