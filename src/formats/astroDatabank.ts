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

/** An element: its attributes and its text. */
interface Element {
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function plain(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,6}));/gi, (all, decimal, hex, name) => {
    if (name !== undefined) return ENTITIES[name] ?? all;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : all;
  });
}

const LONGEST_TAG = 2000;

/** Returns where the first element of a name begins; -1 where there is none. */
function startOf(xml: string, name: string): number {
  const open = `<${name}`;
  let at = xml.indexOf(open);
  while (at >= 0 && !/[\s/>]/.test(xml.charAt(at + open.length))) at = xml.indexOf(open, at + 1);
  return at;
}

/** Returns the attributes of a tag; between quotes are the values, before each its name. */
function attributesOf(tag: string): Record<string, string> {
  const parts = tag.split('"');
  return Object.fromEntries(
    parts.flatMap((value, i) => (i % 2 === 1 ? [[(parts[i - 1] ?? '').replace('=', '').trim(), plain(value)]] : [])),
  );
}

/** Returns the first element of a name; the export has none of a name within one of the same name. */
function elementIn(xml: string, name: string): Element | undefined {
  const start = startOf(xml, name);
  if (start < 0) return undefined;
  const end = xml.indexOf('>', start);
  if (end < 0 || end - start > LONGEST_TAG) return undefined;
  const tag = xml.slice(start + name.length + 1, end);
  const attributes = attributesOf(tag);
  if (tag.endsWith('/')) return { attributes, text: '' };
  const close = xml.indexOf(`</${name}>`, end);
  return { attributes, text: close < 0 ? '' : plain(xml.slice(end + 1, close)).trim() };
}

const textIn = (xml: string, name: string): string => elementIn(xml, name)?.text ?? '';

/** Degrees of `48n52` or `2e20`, with seconds as in `48n5212`. */
function degrees(text: string | undefined, what: string): number {
  const [, whole, side = '', minutes = '0', seconds = '0'] =
    /^(\d{1,3})([nsew])(\d{2})?(\d{2})?$/i.exec(text ?? '') ?? [];
  if (whole === undefined) throw new Unreadable(`it has no ${what}`);
  const size = Number(whole) + Number(minutes) / 60 + Number(seconds) / 3600;
  return /[sw]/i.test(side) ? -size : size;
}

function wallOf(xml: string): { readonly wall: Wall; readonly jd: number | undefined } {
  const { iyear, imonth, iday } = elementIn(xml, 'sbdate')?.attributes ?? {};
  const date = { year: Number(iyear), month: Number(imonth), day: Number(iday) };
  if (!(date.year > 0 && date.month >= 1 && date.month <= 12 && date.day >= 1 && date.day <= 31))
    throw new Unreadable('it has no whole date');
  const time = elementIn(xml, 'sbtime');
  const [, hour, minute = '0', second = '0'] = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/.exec(time?.text ?? '') ?? [];
  const seconds = hour === undefined ? undefined : Number(hour) * 3600 + Number(minute) * 60 + Number(second);
  const jd = Number(time?.attributes.jd_ut);
  return { wall: { ...date, seconds }, jd: seconds !== undefined && jd > 0 ? jd : undefined };
}

function read(xml: string): FileBirth {
  const data = textOf(xml, 'bdata');
  const { wall, jd } = wallOf(data);
  const place = elementIn(data, 'place');
  const at = placeAt(degrees(place?.attributes.slati, 'latitude'), degrees(place?.attributes.slong, 'longitude'));
  return {
    name: textIn(xml, 'name'),
    place_name: placeWords(place?.text ?? '', textIn(data, 'country')),
    birth: birthFrom(wall, at, clockOf(wall, jd)),
  };
}

/** The markup within the first element of a name. */
function textOf(xml: string, name: string): string {
  const start = startOf(xml, name);
  const end = xml.indexOf(`</${name}>`, start);
  return start < 0 || end < 0 ? '' : xml.slice(start, end);
}

/**
 * Returns the births of an export of Astro-Databank (XML).
 *
 * Clock and calendar follow from the Julian date that the export has beside date and time. An entry without a whole date or coordinates is skipped. An entry
 * without a time has none here.
 *
 * @param text the content of the file
 * @throws {SiddhantaError} `invalid_value` for what is no such file
 *
 * Source: an entry of the export of 2016, as hdmatch has it in its tests.
 *
 * @example
 * ```ts
 * import { readAstroDatabank } from 'siddhanta/formats';
 * const file = `<astrodatabank_export><adb_entry adb_id="33"><public_data><name>Charcot, Jean-Martin</name><bdata>
 * <sbdate iyear="1825" imonth="11" iday="29">1825/11/29</sbdate><sbtime jd_ut="2387960.285185">19:00</sbtime>
 * <place slati="48n52" slong="2e20">Paris</place><country sctr="FR">France</country></bdata></public_data></adb_entry></astrodatabank_export>`;
 * const [charcot] = readAstroDatabank(file).births;
 * charcot?.place_name; // => 'Paris, France'
 * charcot?.birth.utc_offset; // => '+00:09:20'
 * ```
 */
export function readAstroDatabank(text: string): FileBirths {
  requireText(text);
  const entries = text.split(/<adb_entry[\s>]/).slice(1);
  if (entries.length === 0) refuseFile('The text has no adb_entry, as an export of Astro-Databank does.');
  return readEach(entries, (entry) => textIn(entry, 'name'), read);
}
