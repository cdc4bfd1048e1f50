import { momentSchema } from '../input/moment.js';
import { parseInput } from '../input/parse.js';
import { record } from '../input/schemas.js';
import { type Moment, parseMoment } from '../time/moment.js';
import type { CalendarEvent, CalendarEvents } from './show.js';

/** Octets of a line, without its end: RFC 5545, 3.1. */
const LINE = 75;

const encoder = new TextEncoder();

/** Folds a line: pieces of 75 octets at most, none of which cuts a character; those after the first begin with a space. */
function folded(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let size = 0;
  for (const character of line) {
    const octets = encoder.encode(character).length;
    if (size + octets > LINE) {
      pieces.push(piece);
      piece = ' ';
      size = 1;
    }
    piece += character;
    size += octets;
  }
  return [...pieces, piece].join('\r\n');
}

/** A text as a value: RFC 5545, 3.3.11. */
const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r?\n/g, '\\n');

const dateValue = (date: string): string => date.replaceAll('-', '');

/** A moment in UTC as a value: RFC 5545, 3.3.5, form 2. */
const utcValue = (utcMs: number): string => `${new Date(utcMs).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

function stampValue(stamp: string): string {
  const { moment } = parseInput(record({ moment: momentSchema() }), { moment: stamp });
  return utcValue((parseMoment(moment) as Moment).utcMs);
}

/** Milliseconds since 1970, UTC, of an instant of a result; its offset may have seconds, which no other reader takes. */
function instantMs(at: string): number {
  const [, clock = '', sign, hours, minutes, seconds = '0'] = /^(.{19})([+-])(\d\d):(\d\d)(?::(\d\d))?$/.exec(at) ?? [];
  const ahead = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return Date.parse(`${clock}Z`) - (sign === '-' ? -ahead : ahead) * 1000;
}

/** Returns the date in UTC of an instant of a result. */
export function utcDate(at: string): string {
  return new Date(instantMs(at)).toISOString().slice(0, 10);
}

/** When an entry is: a whole day, or an instant, which lasts no time and blocks none. */
const startOf = ({ date, at }: CalendarEvent): string =>
  at === undefined ? `DTSTART;VALUE=DATE:${dateValue(date)}` : `DTSTART:${utcValue(instantMs(at))}`;

/** What a calendar has that is read again and again: RFC 7986. */
export interface Subscription {
  /** How the calendar is called. */
  readonly name: string;
  /** When any of its entries last changed, ISO 8601 with an offset, and how often they have. */
  readonly revision: { readonly stamp: string; readonly sequence: number };
  /** How often to read it, a duration such as `P1D`. */
  readonly refresh: string;
  /** Where it is read. */
  readonly source?: string | undefined;
}

const file = (head: readonly string[], entries: readonly string[]): string => {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//siddhanta//calendar//EN',
    'CALSCALE:GREGORIAN',
    ...head,
    ...entries,
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
};

const entry = (event: CalendarEvent, uid: string, made: readonly string[]): string[] => [
  'BEGIN:VEVENT',
  `UID:${uid}@siddhanta`,
  ...made,
  startOf(event),
  `SUMMARY:${escaped(event.title)}`,
  `DESCRIPTION:${escaped(event.text)}`,
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

/** An entry with what distinguishes it from the same day of another calendar: letters, digits, `_` and `-`. */
export interface SubscribedEvent extends CalendarEvent {
  readonly whose: string;
}

/**
 * Returns entries as a calendar that programs subscribe to: an iCalendar file (RFC 5545) with its name, how often to read it and where
 * (RFC 7986). The same entries of a revision have the same characters.
 *
 * @throws {SiddhantaError} `invalid_moment`, field `moment`, for a stamp that is no instant
 */
export function subscriptionText(
  { name, revision, refresh, source }: Subscription,
  events: readonly SubscribedEvent[],
): string {
  const made = [`DTSTAMP:${stampValue(revision.stamp)}`, `SEQUENCE:${revision.sequence}`];
  const head = [
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${refresh}`,
    `X-PUBLISHED-TTL:${refresh}`,
    ...(source === undefined ? [] : [`SOURCE;VALUE=URI:${source}`]),
  ];
  const uid = ({ id, date, whose }: SubscribedEvent): string => `${id}-${dateValue(date)}-${whose}`;
  return file(
    head,
    events.flatMap((event) => entry(event, uid(event), made)),
  );
}

/**
 * Returns entries of whole days and of instants as an iCalendar file (RFC 5545): lines end with CR and LF and are folded at 75 octets; instants are in UTC.
 *
 * An entry keeps its UID from file to file: it is made of what happens, its date, and whose calendar it is.
 *
 * @param stamp when the entries were made, ISO 8601 with an offset; midnight (UTC) of the first entry by default, so that the same calendar has
 * the same characters
 * @throws {SiddhantaError} `invalid_moment`, field `moment`, for a stamp that is no instant
 */
export function icsText({ name, place, scope, events }: CalendarEvents, stamp?: string): string {
  const made = stamp === undefined ? `${dateValue(events[0]?.date ?? '1970-01-01')}T000000Z` : stampValue(stamp);
  // Calendars of two places, or of two births, may be in one program.
  const whose = [place === undefined ? undefined : `${place.latitude}_${place.longitude}`, scope].filter(
    (part) => part !== undefined,
  );
  const uid = ({ id, date }: CalendarEvent): string => [id, dateValue(date), ...whose].join('-');
  return file(
    [`X-WR-CALNAME:${escaped(name)}`],
    events.flatMap((event) => entry(event, uid(event), [`DTSTAMP:${made}`])),
  );
}
