import {
  birthFrom,
  clockOf,
  type FileBirth,
  type FileBirths,
  placeAt,
  placeWords,
  readEach,
  refuseFile,
  requireText,
  Unreadable,
  type Wall,
} from './fileBirth.js';

/** What the two lines of a record say of a birth; empty where a star stands for what is not known. */
interface Entry {
  readonly name: string;
  readonly date: string;
  readonly time: string;
  readonly placeName: string;
  jd: string;
  latitude: string;
  longitude: string;
  zone: string;
  summer: string;
}

function fieldsOf(line: string): readonly string[] {
  return line
    .slice(line.indexOf(':') + 1)
    .split(',')
    .map((field) => field.trim())
    .map((field) => (field === '*' ? '' : field));
}

function begin(line: string): Entry {
  const [last = '', first = '', , date = '', time = '', place = '', country = ''] = fieldsOf(line);
  const unknown = { jd: '', latitude: '', longitude: '', zone: '', summer: '' };
  return { name: `${first} ${last}`.trim(), date, time, placeName: placeWords(place, country), ...unknown };
}

function complete(entry: Entry, line: string): void {
  const [jd = '', latitude = '', longitude = '', zone = '', summer = ''] = fieldsOf(line);
  Object.assign(entry, { jd, latitude, longitude, zone, summer });
}

function entriesOf(text: string): Entry[] {
  const entries: Entry[] = [];
  for (const line of text.split(/\r\n|\r|\n/)) {
    if (/^#A93:/i.test(line)) entries.push(begin(line));
    const last = entries.at(-1);
    // A chart within a chart has a second line of this kind.
    if (last?.latitude === '' && /^#B93:/i.test(line)) complete(last, line);
  }
  return entries;
}

/** Seconds of arc or of time: `49n05:30`, `1he00`, `0e21:48`; those west and south are negative. */
function sexagesimal(text: string): number | undefined {
  const [, whole, side = '', minutes = '0', seconds = '0'] =
    /^(\d{1,3})h?([nsew])(\d{1,2})?(?::(\d{1,2}))?$/i.exec(text) ?? [];
  if (whole === undefined || Number(minutes) > 59 || Number(seconds) > 59) return undefined;
  const size = Number(whole) * 3600 + Number(minutes) * 60 + Number(seconds);
  return /[sw]/i.test(side) ? -size : size;
}

function wallOf({ date: text, time }: Entry): Wall {
  const [, day, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{1,4})/.exec(text) ?? [];
  if (year === undefined) throw new Unreadable(`its date is ${JSON.stringify(text)}`);
  const date = { year: Number(year), month: Number(month), day: Number(day) };
  if (time === '') return date;
  const [, hour, minute = '0', second = '0'] = /^(\d{1,2})[:.](\d{1,2})(?:[:.](\d{1,2}))?/.exec(time) ?? [];
  const seconds = Number(hour) * 3600 + Number(minute) * 60 + Number(second);
  if (!(seconds >= 0 && seconds < 86_400 && Number(minute) < 60 && Number(second) < 60))
    throw new Unreadable(`its time is ${JSON.stringify(time)}`);
  return { ...date, seconds };
}

function coordinate(text: string, what: string): number {
  const seconds = sexagesimal(text);
  if (seconds === undefined) throw new Unreadable(`it has no ${what}`);
  return seconds / 3600;
}

/** The Julian date rounds to parts of a second: where zone and summer time say the same within one, they are taken. */
const ROUNDING = 1.5;

function read(entry: Entry): FileBirth {
  const wall = wallOf(entry);
  const place = placeAt(coordinate(entry.latitude, 'latitude'), coordinate(entry.longitude, 'longitude'));
  const zone = sexagesimal(entry.zone);
  const said = zone === undefined ? undefined : zone + (Number(entry.summer) || 0) * 3600;
  const jd = /^\d{7}(\.\d+)?$/.test(entry.jd) ? Number(entry.jd) : undefined;
  const { calendar, offset = said } = clockOf(wall, jd);
  const isSame = offset !== undefined && said !== undefined && Math.abs(offset - said) <= ROUNDING;
  return {
    name: entry.name,
    place_name: entry.placeName,
    birth: birthFrom(wall, place, { calendar, offset: isSame ? said : offset }),
  };
}

/**
 * Returns the births of a file in the astrological exchange format (`.aaf`), which many programs write.
 *
 * The Julian date counts before zone and summer time, as the format says; from it follows the calendar, too. A record without coordinates is skipped, as is
 * one without a Julian date before 15 October 1582. Without a Julian date and zone the clock of the place counts. Charts within charts (`#SUB`) are
 * not read.
 *
 * @param text the content of the file
 * @throws {SiddhantaError} `invalid_value` for what is no such file
 *
 * Source: AAF definition as of 2005, astro-forum.de/aaf, sections A and B.
 *
 * @example
 * ```ts
 * import { readAaf } from 'siddhanta/formats';
 * const file = '#A93:Cezanne,Paul,m,19.1.1839,1:00,Aix-En-Provence,F\n#B93:2392758.526528,43n31,5e27,0e21:48,m';
 * const [cezanne] = readAaf(file).births;
 * cezanne?.name; // => 'Paul Cezanne'
 * cezanne?.birth.utc_offset; // => '+00:21:48'
 * ```
 */
export function readAaf(text: string): FileBirths {
  requireText(text);
  const entries = entriesOf(text);
  if (entries.length === 0)
    refuseFile('The text has no line that begins with #A93:, as every record of the exchange format does.');
  return readEach(entries, ({ name }) => name, read);
}
