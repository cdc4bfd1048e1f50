import { resolveBirth } from '../cast/birth.js';
import { luminaryContext } from '../cast/context.js';
import { SiddhantaError } from '../errors.js';
import { parseInput } from '../input/parse.js';
import { birthSchema, record } from '../input/schemas.js';
import { DAY_SECONDS } from '../time/julian.js';
import {
  birthFrom,
  clockOf,
  type FileBirth,
  orRefuse,
  placeAt,
  placeWords,
  refuseFile,
  requireKnownCalendar,
  requireText,
} from './fileBirth.js';

/** Of the lines of a file these alone have to be there. */
const NEEDED = ['month', 'day', 'year', 'time', 'time zone', 'longitude', 'latitude'] as const;
const CITY = 12;
const COUNTRY = 13;

const HOUR = 3600;

const NUMBER = /^[+-]?\d{1,4}(?:\.\d{1,20})?$/;

function numberIn(lines: readonly string[], line: number): number {
  const text = lines[line] ?? '';
  if (!NUMBER.test(text))
    refuseFile(
      `Line ${line + 1} of the file is ${JSON.stringify(text.slice(0, 40))}; it must be the ${NEEDED[line]} as a number.`,
    );
  return Number(text);
}

function wholeIn(lines: readonly string[], line: number): number {
  const value = numberIn(lines, line);
  if (!Number.isInteger(value))
    refuseFile(`Line ${line + 1} of the file is ${value}; the ${NEEDED[line]} must be a whole number.`);
  return value;
}

/**
 * Returns seconds, of time or of arc: before the point are hours or degrees, after it two digits of minutes, then the fraction of a minute. Files
 * have the digits of binary numbers, `14.199999999999999` for 14:20.
 */
function packedIn(lines: readonly string[], line: number): number {
  const value = numberIn(lines, line);
  const size = Math.abs(value);
  const minutes = (size - Math.floor(size)) * 100;
  const seconds = Math.floor(size) * HOUR + Math.round(minutes * 60 * 100) / 100;
  if (minutes >= 60 + 1e-6)
    refuseFile(`Line ${line + 1} of the file is ${lines[line]}; the ${NEEDED[line]} has more than 59 minutes.`);
  return value < 0 ? -seconds : seconds;
}

function packed(seconds: number): string {
  const size = Math.round(Math.abs(seconds) * 100) / 100;
  const minutes = (size % HOUR) / 60;
  return `${seconds < 0 ? '-' : ''}${Math.floor(size / HOUR)}.${minutes.toFixed(4).padStart(7, '0').replace('.', '')}`;
}

/** Names of places: `Los^Angeles` has no space in a file; numbers are of an older layout. */
function named(line: string | undefined): string {
  const text = (line ?? '').replaceAll('^', ' ').trim();
  return text.toLowerCase() === 'unknown' || NUMBER.test(text) ? '' : text;
}

/**
 * Returns the birth of a file of Jagannatha Hora (`.jhd`).
 *
 * The file has the time zone as an offset, which becomes `utc_offset`; the zone of the place is that of the map. A name is in no file: it is the name
 * of the file. Dates before 15 October 1582 are refused: nothing that was read says of which calendar the program has them.
 *
 * @param text the content of the file
 * @param options `name` of the person
 * @throws {SiddhantaError} `invalid_value` for what is no such file, with the line
 *
 * Source: files of births of 1918 and 1926 in the tests of VedAstro, whose fractions of minutes are the seconds of their places; the reader of
 * Mudgala Hora.
 *
 * @example
 * ```ts
 * import { readJhd } from 'siddhanta/formats';
 * const file = '10\n16\n1918\n14.2\n-5.3\n-77.35\n12.59\n0\n-5.5\n-5.5\n0\n105\nBangalore\nIndia';
 * const { birth, place_name } = readJhd(file);
 * place_name; // => 'Bangalore, India'
 * birth.time; // => '14:20:00'
 * birth.utc_offset; // => '+05:30'
 * birth.place; // => { latitude: 12.983333, longitude: 77.583333, timezone: 'Asia/Kolkata' }
 * ```
 */
export function readJhd(text: string, { name = '' }: { readonly name?: string | undefined } = {}): FileBirth {
  requireText(text);
  const lines = text
    .trim()
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim());
  if (lines.length < NEEDED.length)
    refuseFile(`The file has ${lines.length} lines; one of Jagannatha Hora has at least ${NEEDED.length}.`);
  const [month, day, year] = [wholeIn(lines, 0), wholeIn(lines, 1), wholeIn(lines, 2)];
  const seconds = Math.round(packedIn(lines, 3));
  if (seconds < 0 || seconds >= DAY_SECONDS) refuseFile(`Line 4 of the file is ${lines[3]}; it must be a time of day.`);
  const wall = { year, month, day, seconds };
  return orRefuse('The file cannot be read', () => ({
    name,
    place_name: placeWords(named(lines[CITY]), named(lines[COUNTRY])),
    birth: birthFrom(wall, placeAt(packedIn(lines, 6) / HOUR, -packedIn(lines, 5) / HOUR), {
      ...clockOf(wall, undefined),
      offset: -Math.round(packedIn(lines, 4)),
    }),
  }));
}

/** The lines of a file after the place: what refraction takes, and how a chart is drawn. */
const REST = ['1', '1013.250000', '20.000000', '2'];

/** Latin letters in one line; others are not in a file. */
const plain = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[^\x20-\xff]/g, '?')
    .trim();

/**
 * Returns a birth as a file of Jagannatha Hora (`.jhd`): eighteen lines in the characters of Latin-1, for the name that the person has.
 *
 * @param file `birth`, with a time; optional `place_name`, whose part behind the last comma is the country
 * @throws {SiddhantaError} as operations do for a birth; `missing_field` without a time
 *
 * @example
 * ```ts
 * import { writeJhd } from 'siddhanta/formats';
 * const place = { latitude: 21.6422, longitude: 69.6093, timezone: 'Asia/Kolkata' };
 * const file = writeJhd({ birth: { date: '1869-10-02', time: '07:12:00', place }, place_name: 'Porbandar, India' });
 * file.split('\r\n').slice(0, 7); // => ['10', '2', '1869', '7.120000', '-4.384333', '-69.365580', '21.385320']
 * ```
 */
export function writeJhd({ birth, place_name: placeName = '' }: Pick<FileBirth, 'birth'> & Partial<FileBirth>): string {
  const judged = parseInput(record({ birth: birthSchema() }), { birth }).birth;
  if (judged.time === undefined)
    throw new SiddhantaError(
      'missing_field',
      'birth.time is required: a file of Jagannatha Hora has a time. Add it as a text, such as "08:30:00".',
      {
        field: 'birth.time',
      },
    );
  const { gregorianDate, time, offsetSeconds } = resolveBirth(judged, luminaryContext({}));
  const [year = 0, month = 0, day = 0] = gregorianDate.split('-').map(Number);
  orRefuse('The birth cannot be written', () => requireKnownCalendar({ year, month, day }));
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  const { latitude, longitude } = judged.place;
  const parts = plain(String(placeName)).split(',');
  const country = parts.length > 1 ? (parts.pop() ?? '').trim() : '';
  const zone = (-offsetSeconds / HOUR).toFixed(6);
  return [
    String(month),
    String(day),
    String(year),
    packed(hours * HOUR + minutes * 60 + seconds),
    packed(-offsetSeconds),
    packed(-longitude * HOUR),
    packed(latitude * HOUR),
    '0.000000',
    zone,
    zone,
    '0',
    '0',
    parts.join(',').trim() || 'Unknown',
    country || 'Unknown',
    ...REST,
    '',
  ].join('\r\n');
}
