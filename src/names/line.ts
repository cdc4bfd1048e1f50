import * as v from 'valibot';
import { SiddhantaError } from '../errors.js';
import { dateSchema, oneOf } from '../input/schemas.js';
import { at } from '../math/at.js';
import { daysOf } from '../time/calendar.js';
import { indexOfKey } from './cells.js';
import { type ClockStyle, clockText, dateText } from './clockText.js';
import {
  groupSchema,
  judge,
  languageSchema,
  optionFields,
  textSchema,
  wallInstantSchema,
  wallTimeSchema,
} from './input.js';
import { NEUTRAL_PATTERNS } from './keys.gen.js';
import type { Language, NameGroup } from './language.js';
import { type Choice, chooseAll } from './lookup.js';
import type { Digits } from './numeral.js';
import type { NameOptions } from './options.js';
import { type WallTime, wallSeconds, wallTime } from './wallTime.js';

/** The kinds of lines. */
export type LineKind = keyof typeof NEUTRAL_PATTERNS;

/** What {@link line} is asked. */
export interface LineInput extends NameOptions {
  readonly language: Language;
  /**
   * `until`: a name and its end. `until_date`: with the date of the end. `then`: what follows it as well. `period`: from when to when.
   * `whole_day`: a name that has no end to print.
   */
  readonly pattern: LineKind;
  /** The group of the names; `period` has none. */
  readonly group?: NameGroup;
  readonly key?: string;
  /** For `then`: the key of the name that follows. */
  readonly next?: string;
  /** The end: `14:05` or `14:05:30` on the line's date, or an instant on the clock of the place, `2026-06-17T01:23:00+05:30`. */
  readonly time?: string;
  /** For `period`: as `time`. */
  readonly from?: string;
  /** For `period`: as `time`. */
  readonly to?: string;
  /** The civil date of the line, YYYY-MM-DD. An end on another one is written with its date. */
  readonly date?: string;
  /** An instant: what lasts until then or longer has no end to print on this day, and stands alone. */
  readonly next_sunrise?: string;
  /**
   * The digits that are usual in the language, or those of its script.
   *
   * @default 'default'
   */
  readonly digits?: Digits;
  /**
   * `past_midnight` counts the hours of the next civil date on, 25:40, and needs no date; whether the next sunrise comes first is asked
   * only where `next_sunrise` is given.
   *
   * @default '24h'
   */
  readonly clock?: ClockStyle;
}

/** A line of an almanac. */
export interface Line {
  readonly text: string;
  /**
   * Whether the sentence was read in the language; `neutral` has signs and numbers only, `author` was put together for this library.
   */
  readonly pattern_state: 'attested' | 'neutral' | 'author';
}

const judgeLine = judge(() => ({
  language: languageSchema(),
  pattern: oneOf(Object.keys(NEUTRAL_PATTERNS) as LineKind[]),
  group: v.optional(groupSchema()),
  key: v.optional(textSchema()),
  next: v.optional(textSchema()),
  time: v.optional(wallTimeSchema()),
  from: v.optional(wallTimeSchema()),
  to: v.optional(wallTimeSchema()),
  date: v.optional(dateSchema()),
  next_sunrise: v.optional(wallInstantSchema()),
  digits: v.optional(oneOf(['default', 'native'])),
  clock: v.optional(oneOf(['24h', '12h', 'past_midnight'])),
  ...optionFields(),
}));

type LineRequest = ReturnType<typeof judgeLine>;

/** What each kind of line needs. */
const NEEDS: Readonly<Record<LineKind, readonly (keyof LineRequest)[]>> = {
  until: ['group', 'key', 'time'],
  until_date: ['group', 'key', 'time'],
  // biome-ignore lint/suspicious/noThenProperty: the name of a kind of line; nothing awaits this table.
  then: ['group', 'key', 'next', 'time'],
  period: ['from', 'to'],
  whole_day: ['group', 'key'],
};

function missing(field: string, pattern: string): SiddhantaError {
  return new SiddhantaError('missing_field', `${field} is required for a line "${pattern}". Add it to the input.`, {
    field,
  });
}

/** Returns the names of a line, all in one language. */
function namesOf(language: Language, group: NameGroup, keys: readonly string[], choice: Choice): readonly string[] {
  for (const [place, key] of keys.entries()) indexOfKey(group, key, place === 0 ? 'key' : 'next');
  return chooseAll(
    language,
    keys.map((key) => ({ group, key })),
    choice,
  ).texts;
}

interface Sentence {
  readonly text: string;
  readonly pattern_state: Line['pattern_state'];
}

function sentence({ patterns }: Language, name: LineKind): Sentence {
  const own = patterns[name];
  return own === undefined
    ? { text: NEUTRAL_PATTERNS[name], pattern_state: 'neutral' }
    : { text: own.text, pattern_state: own.state };
}

/** Returns the sentence for an end on another civil date: with the words for the next day, or with its date. */
function sentenceOfOtherDate(language: Language, daysOn: number): Sentence {
  const { until_next_day, next_day } = language.patterns;
  if (daysOn === 1 && until_next_day !== undefined)
    return { text: until_next_day.text, pattern_state: until_next_day.state };
  // The words are attested, their place in this line is not.
  if (daysOn === 1 && next_day !== undefined)
    return { text: NEUTRAL_PATTERNS.until.replace('{time}', next_day.text), pattern_state: 'author' };
  return sentence(language, 'until_date');
}

/** Returns a sentence with its places filled. */
function filled({ text, pattern_state }: Sentence, values: Readonly<Record<string, string>>): Line {
  return { text: text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place), pattern_state };
}

const daysBetween = (from: number | undefined, { days }: WallTime): number =>
  from === undefined || days === undefined ? 0 : days - from;

function periodLine(request: LineRequest, from: string, to: string): Line {
  const { language, digits = 'default', clock = '24h' } = request;
  const given = request.date === undefined ? undefined : daysOf(request.date);
  const start = wallTime(from, given);
  const end = wallTime(to, given);
  const day = given ?? start.days;
  return filled(sentence(language, 'period'), {
    from: clockText(language, start, digits, clock, daysBetween(day, start)),
    to: clockText(language, end, digits, clock, daysBetween(day, end)),
  });
}

/** Returns the sentence for an end: the one asked for, or that for an end on another date. */
function sentenceFor({ language, pattern, clock }: LineRequest, daysOn: number): Sentence {
  const countsOn = clock === 'past_midnight' && daysOn === 1;
  return daysOn === 0 || countsOn || pattern === 'until_date'
    ? sentence(language, pattern)
    : sentenceOfOtherDate(language, daysOn);
}

function endLine(request: LineRequest, names: readonly string[], time: string): Line {
  const { language, pattern, digits = 'default', clock = '24h' } = request;
  const day = request.date === undefined ? undefined : daysOf(request.date);
  const end = wallTime(time, day);
  const daysOn = daysBetween(day, end);
  const chosen = sentenceFor(request, daysOn);
  const needsDate = chosen.text.includes('{date}');
  if (needsDate && end.days === undefined) throw missing('date', pattern);
  const hoursOn = pattern !== 'until_date' && daysOn === 1 ? 1 : 0;
  return filled(chosen, {
    name: at(names, 0),
    next: names[1] ?? '',
    time: clockText(language, end, digits, clock, hoursOn),
    date: needsDate && end.days !== undefined ? dateText(language, end.days, digits) : '',
  });
}

/** Returns whether something lasts over the next sunrise. Without a date its end is on the line's own, before it. */
function lastsOver({ next_sunrise, date }: LineRequest, time: string): boolean {
  if (next_sunrise === undefined) return false;
  const end = time.includes('T') ? time : date === undefined ? undefined : `${date}T${time}`;
  return end !== undefined && wallSeconds(end) >= wallSeconds(next_sunrise);
}

/**
 * Returns a line of an almanac in words that were read in the language, or, where none were found, in signs and numbers only.
 *
 * Times are rounded to the minute, half up. An end on another civil date than the line's is written with its date, or with the words for
 * the next day where the language has them; a line `then` is written so without what follows. Times and dates are written as CLDR 48 has
 * them, in every engine alike.
 *
 * @throws {SiddhantaError} `missing_field` where the kind of line needs more; `invalid_time`, `invalid_date`, `invalid_value`,
 *   `date_out_of_range`, `unknown_field`
 *
 * @example
 * ```ts
 * import { hi } from 'siddhanta/names/hi';
 * import { line } from 'siddhanta/names/core';
 * const dashami = { language: hi, group: 'tithis', key: 'Dashami', date: '2025-11-29' } as const;
 * line({ ...dashami, pattern: 'then', next: 'Ekadashi', time: '09:09' }).text; // => 'दशमी 09:09 तक तदुपरांत एकादशी'
 * line({ ...dashami, pattern: 'until', time: '2025-11-30T01:23:00+05:30', clock: 'past_midnight' }).text; // => 'दशमी – 25:23 तक'
 * ```
 */
export function line(input: LineInput): Line {
  const request = judgeLine(input);
  const { language, pattern, group, key, next, time, from, to } = request;
  for (const field of NEEDS[pattern]) if (request[field] === undefined) throw missing(field, pattern);
  if (pattern === 'period' && from !== undefined && to !== undefined) return periodLine(request, from, to);
  if (group === undefined || key === undefined) throw missing(group === undefined ? 'group' : 'key', pattern);
  const keys = pattern === 'then' && next !== undefined ? [key, next] : [key];
  const names = namesOf(language, group, keys, request);
  if (pattern === 'whole_day' || time === undefined || lastsOver(request, time))
    return filled(sentence(language, 'whole_day'), { name: at(names, 0) });
  return endLine(request, names, time);
}
