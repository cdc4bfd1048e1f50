import * as v from 'valibot';
import { isCalendarDate, isClockTime, isDateInRange, isFarDate, isLeapReading } from '../time/calendar.js';
import { isJulianDate } from '../time/julianCalendar.js';
import { isZoneName } from '../time/zone.js';
import { zoneNumbers } from '../time/zoneNumbers.js';
import { AYANAMSAS, CALENDARS, CLOCKS, FOLDS, NODES, SUNRISES } from '../types.js';
import { didYouMean, nearest } from './nearest.js';
import { describe } from './parse.js';
import { stated, within } from './stated.js';

const NO_OBJECT = 'it must be a JSON object.';

const isPlainObject = (value: unknown): boolean => Object.prototype.toString.call(value) === '[object Object]';

/**
 * Returns the rest of the message about a field: which field an unknown one may have been meant as, or which fields exist; for a missing one, the
 * first unknown field beside it.
 */
function strayField({ expected, path }: v.StrictObjectIssue, fields: readonly string[]): string {
  const [item] = path ?? [];
  if (item === undefined) return NO_OBJECT;
  if (expected === 'never') {
    const near = nearest(String(item.key), fields);
    return near === undefined
      ? `. Leave it out; the fields are ${fields.join(', ')}.`
      : `; did you mean ${near}? If not, leave it out.`;
  }
  const stray = Object.keys(item.input as object).find((key) => !fields.includes(key));
  if (stray === undefined) return '. Add it to the input.';
  return `, and ${describe(stray)} is not a field.${didYouMean(stray, fields) || ` Add ${String(item.key)} and leave out the other.`}`;
}

export function exactly<const Entries extends v.ObjectEntries>(entries: Entries) {
  const fields = Object.keys(entries);
  return v.strictObject(entries, (issue) => strayField(issue, fields));
}

/** Returns a schema of an object with exactly these fields; arrays, maps and other exotic objects are no such thing. */
export function record<const Entries extends v.ObjectEntries>(entries: Entries) {
  const fields = Object.keys(entries);
  return v.pipe(
    v.custom<v.InferInput<v.StrictObjectSchema<Entries, string>>>(
      isPlainObject,
      () => `it must be a JSON object with ${fields.join(', ')}.`,
    ),
    exactly(entries),
  );
}

export function bounded(minimum: number, maximum: number, unit: string) {
  const message = `it must be a number from ${minimum} to ${maximum} (${unit}).`;
  return v.pipe(v.number(message), within({ minimum, maximum }, message));
}

export function whole(minimum: number, maximum: number) {
  const message = `it must be a whole number from ${minimum} to ${maximum}.`;
  return v.pipe(v.number(message), within({ type: 'integer', minimum, maximum }, message));
}

/** Returns what is said of a value that is none of some texts: what it must be, and which may have been meant. */
export const noneOf =
  (options: readonly string[], what = `it must be one of ${options.join(', ')}.`) =>
  ({ input }: { readonly input: unknown }): string =>
    what + didYouMean(input, options);

export function oneOf<const Options extends readonly string[]>(options: Options) {
  return v.picklist(options, noneOf(options));
}

export function areDifferent<Entry>(list: Entry[]): boolean {
  return new Set(list).size === list.length;
}

export function areAscending(list: number[]): boolean {
  return list.every((one, i) => i === 0 || one > (list[i - 1] as number));
}

/** Returns a schema of a list of different texts out of some, at least one. */
export function someOf<const Options extends readonly string[]>(options: Options) {
  return v.pipe(
    v.array(oneOf(options), `it must be a list of ${options.join(', ')}.`),
    v.minLength(1, `it must name at least one of ${options.join(', ')}.`),
    v.check(areDifferent, 'it must have no entry twice.'),
  );
}

const DATE_TEXT = 'it must be a text like "1990-08-15".';
export const NO_DATE = 'it must be a real calendar date (proleptic Gregorian) written YYYY-MM-DD.';
const DATE_RANGE = 'it must be from 1000-01-01 to 2999-12-31.';
/** Returns what is said of a text that is no date, or one of a year that cannot be computed. */
const noDate = ({ input }: { readonly input: string }): string => (isFarDate(input) ? DATE_RANGE : NO_DATE);

export function dateSchema() {
  return v.pipe(v.string(DATE_TEXT), v.check(isCalendarDate, noDate), v.check(isDateInRange, DATE_RANGE));
}

/** Returns whether a text is a date of one calendar or the other. */
export function isBirthDate(text: string): boolean {
  return isCalendarDate(text) || isJulianDate(text);
}

/** Returns whether the year of a date, which may be Julian, can be computed. */
export function isYearInRange(text: string): boolean {
  return isDateInRange(`${text.slice(0, 4)}-01-01`);
}

/** Returns the schema of a date of birth: of one calendar or the other. */
function birthDateSchema() {
  return v.pipe(v.string(DATE_TEXT), v.check(isBirthDate, noDate), v.check(isYearInRange, DATE_RANGE));
}

/** Returns whether a text is a clock time, or one of a leap second. */
export function isTimeText(text: string): boolean {
  return isClockTime(text) || isLeapReading(text);
}

/** Returns the schema of a local clock time. Whether second 60 is one of a leap second is judged with the date, in `cast`. */
export function timeSchema() {
  return v.pipe(
    v.string('it must be a text like "08:30:00"; leave it out when the time is unknown.'),
    v.check(isTimeText, 'it must be written HH:MM:SS, 00:00:00 to 23:59:59; leave it out when the time is unknown.'),
  );
}

/** Returns ` Did you mean …?` of a text that is a zone but for capitals, spaces or a letter or two; of short names only for capitals. */
function zoneMeant(text: string): string {
  const names = [...zoneNumbers().keys()];
  const same = names.find((name) => name.toLowerCase() === text.toLowerCase().replace(/ /g, '_'));
  // A beginning alone, such as Asia/, is that of many.
  const alike = names.filter((name) => name.includes('/') && Math.abs(name.length - text.length) <= 2);
  return didYouMean(text, same === undefined ? alike : [same]);
}

export function zoneSchema() {
  return v.pipe(
    v.string('it must be an IANA zone name, such as "Asia/Kolkata".'),
    v.check(
      isZoneName,
      ({ input }) =>
        `it must be an IANA zone name, such as "Asia/Kolkata", not a fixed offset.${zoneMeant(input) || ' Give the known offset of a birth as utc_offset.'}`,
    ),
  );
}

function placeEntries() {
  return {
    latitude: bounded(-90, 90, 'degrees north'),
    longitude: bounded(-180, 180, 'degrees east'),
    timezone: zoneSchema(),
  };
}

export function placeSchema() {
  return record(placeEntries());
}

export function highPlaceSchema() {
  return record({
    ...placeEntries(),
    elevation: v.optional(bounded(-500, 9000, 'metres above the sea'), 0),
  });
}

const OFFSET = /^[+-](?:0\d|1[0-5]):[0-5]\d(?::[0-5]\d)?$/;

/** Returns the schema of an offset from UTC, up to ±15:59:59. */
export function offsetSchema() {
  const message = 'it must be an offset from UTC, such as "+04:51:00" or "-00:01:15", up to 15:59:59 either way.';
  return v.pipe(
    v.string(message),
    stated({ pattern: OFFSET.source }, (text) => OFFSET.test(text), message),
  );
}

/** Returns the schema of a Birth. A 29 February that only the Julian calendar has is judged with its calendar, in `cast`. */
export function birthSchema() {
  return record({
    date: birthDateSchema(),
    time: v.optional(timeSchema()),
    place: placeSchema(),
    clock: v.optional(oneOf(CLOCKS)),
    utc_offset: v.optional(offsetSchema()),
    fold: v.optional(oneOf(FOLDS), 'first'),
    calendar: v.optional(oneOf(CALENDARS)),
    uncertainty_minutes: v.optional(bounded(0.1, 720, 'minutes either way; leave it out when the time is certain')),
  });
}

/**
 * Returns the schema of one of some texts that may be left out. What then stands for it is settled with the conventions of the call;
 * the fallback named here is what that is without any, for those who read the schema.
 */
function withDefault<const Options extends readonly [string, ...string[]]>(
  options: Options,
  fallback: Options[number],
) {
  return v.optional(v.pipe(oneOf(options), v.metadata({ fallback })));
}

/** Returns the schema of the school of ayanāṁśa, lahiri by default. */
export function ayanamsaSchema() {
  return withDefault(AYANAMSAS, 'lahiri');
}

/** Returns the schema of the choice of lunar node, the true one by default. */
export function nodeSchema() {
  return withDefault(NODES, 'true');
}

/** Returns the schema of the definition of sunrise, the upper limb by default. */
export function sunriseSchema() {
  return withDefault(SUNRISES, 'upper_limb');
}

/** Returns the schema of a person's name, empty by default. */
export function nameSchema() {
  const message = 'it must be a text of at most 100 characters.';
  return v.optional(
    v.pipe(
      v.string(message),
      stated({ maxLength: 100 }, (text) => text.length <= 100, message),
    ),
    '',
  );
}

/**
 * Returns the schema of a switch that is off by default.
 *
 * @internal
 */
export const flagSchema = () => v.optional(v.boolean('it must be true or false.'), false);
