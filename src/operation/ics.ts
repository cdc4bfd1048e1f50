import { momentSchema } from '../input/moment.js';
import { parseInput } from '../input/parse.js';
import { record } from '../input/schemas.js';
import { type Moment, parseMoment } from '../time/moment.js';
import type { CalendarEvents } from './show.js';

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

function stampValue(stamp: string): string {
  const { moment } = parseInput(record({ moment: momentSchema() }), { moment: stamp });
  const { utcMs } = parseMoment(moment) as Moment;
  return `${new Date(utcMs).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

/**
 * Returns entries of whole days as an iCalendar file (RFC 5545): lines end with CR and LF and are folded at 75 octets.
 *
 * @param stamp when the entries were made, ISO 8601 with an offset; midnight (UTC) of the first entry by default, so that the same calendar has
 * the same characters
 * @throws {SiddhantaError} `invalid_moment`, field `moment`, for a stamp that is no instant
 */
export function icsText({ name, place, events }: CalendarEvents, stamp?: string): string {
  const made = stamp === undefined ? `${dateValue(events[0]?.date ?? '1970-01-01')}T000000Z` : stampValue(stamp);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//siddhanta//calendar//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap(({ id, date, title, text }) => [
      'BEGIN:VEVENT',
      // Calendars of two places may stand in one program.
      `UID:${id}-${dateValue(date)}-${place.latitude}_${place.longitude}@siddhanta`,
      `DTSTAMP:${made}`,
      `DTSTART;VALUE=DATE:${dateValue(date)}`,
      `SUMMARY:${escaped(title)}`,
      `DESCRIPTION:${escaped(text)}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
