import { createStore, delMany, entries, setMany, type UseStore } from 'idb-keyval';
import type { Birth } from 'siddhanta';
import type { FileBirth } from 'siddhanta/formats';
import type { Say } from 'siddhanta/names/core';
import { type Field, type Form, UNKNOWN } from './form.js';

/** What the page keeps of a person: the fields of a birth, and what the reader notes. */
export const PERSON_FIELDS = [
  'name',
  'date',
  'time',
  'within',
  'place',
  'lat',
  'lon',
  'tz',
  'clock',
  'offset',
  'fold',
  'calendar',
] as const satisfies readonly Field[];

/** A person kept on the device. */
export interface Person {
  readonly id: string;
  readonly birth: Readonly<Record<(typeof PERSON_FIELDS)[number], string>>;
  /** A name under which people stand together; empty for none. */
  readonly family: string;
  readonly note: string;
}

/** A file that holds people: as they are, or locked by a passphrase. */
interface PeopleFile {
  readonly siddhanta_people: 1;
  readonly people?: readonly Person[];
  readonly locked?: Locked;
}

interface Locked {
  readonly salt: string;
  readonly iv: string;
  readonly data: string;
}

/** Rounds of PBKDF2 with SHA-256, as OWASP has them since 2023. */
const ROUNDS = 600_000;
const MOST_TEXT = 2000;
const MOST_PEOPLE = 5000;

let opened: UseStore | undefined;
const store = (): UseStore => {
  opened ??= createStore('siddhanta', 'people');
  return opened;
};

/** Returns the people of this device, by family and name. */
export async function keptPeople(): Promise<readonly Person[]> {
  const all = (await entries<string, Person>(store())).map(([, person]) => person);
  const order = new Intl.Collator();
  return all.sort(
    (one, other) => order.compare(one.family, other.family) || order.compare(one.birth.name, other.birth.name),
  );
}

/** Keeps people on this device. Who is kept already keeps family and note where the new entry has none. */
export async function keep(people: readonly Person[]): Promise<void> {
  const known = new Map(await entries<string, Person>(store()));
  const merged = people.map((person): [string, Person] => {
    const { family = '', note = '' } = known.get(person.id) ?? {};
    return [person.id, { ...person, family: person.family || family, note: person.note || note }];
  });
  await setMany(merged, store());
  // Browsers clear what is not marked so when the disk fills up. Some ask the reader first.
  void navigator.storage?.persist?.();
}

/** Removes people from this device. */
export const remove = (ids: readonly string[]): Promise<void> => delMany([...ids], store());

/** The same name, moment and place is the same person, however often it is kept or read. */
const idOf = ({ name, date, time, lat, lon }: Person['birth']): string => [name, date, time, lat, lon].join(' ');

/** Returns the person whose birth is on the page. */
export function personOf(form: Form, { family, note }: Pick<Person, 'family' | 'note'>): Person {
  const birth = Object.fromEntries(PERSON_FIELDS.map((field) => [field, form[field]])) as Person['birth'];
  return { id: idOf(birth), birth, family, note };
}

function fromBirth(name: string, placeName: string, birth: Birth): Person {
  const { date, time = UNKNOWN, place, clock = '', fold = '', calendar = '', utc_offset = '' } = birth;
  const { latitude, longitude, timezone } = place;
  const own = {
    name,
    date,
    time,
    within: birth.uncertainty_minutes === undefined ? '' : String(birth.uncertainty_minutes),
    place: placeName,
    lat: String(latitude),
    lon: String(longitude),
    tz: timezone,
    clock,
    offset: utc_offset,
    fold,
    calendar: calendar === 'gregorian' ? '' : calendar,
  };
  return { id: idOf(own), birth: own, family: '', note: '' };
}

/** People of a file, and what of it could not be read. */
export interface Brought {
  readonly people: readonly Person[];
  readonly skipped: readonly string[];
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= MOST_TEXT;

/** Without these there is no birth. */
const REQUIRED = ['date', 'time', 'lat', 'lon', 'tz'] as const;

/** Returns a person of a file of ours, with the fields that this page knows; undefined where it is none. */
function checked(value: unknown): Person | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { birth, family = '', note = '' } = value as Partial<Record<keyof Person, unknown>>;
  if (typeof birth !== 'object' || birth === null || !isText(family) || !isText(note)) return undefined;
  const fields = PERSON_FIELDS.map((field) => [field, (birth as Record<string, unknown>)[field] ?? '']);
  if (fields.some(([, text]) => !isText(text))) return undefined;
  const own = Object.fromEntries(fields) as Person['birth'];
  if (REQUIRED.some((field) => own[field] === '')) return undefined;
  return { id: idOf(own), birth: own, family, note };
}

function ofOurs(people: readonly unknown[], say: Say): Brought {
  const all = people.map(checked);
  return {
    people: all.filter((person) => person !== undefined),
    skipped: all.flatMap((person, i) =>
      person === undefined ? [say('Entry {number} is not a person of this page.', { number: i + 1 })] : [],
    ),
  };
}

/** Returns the people of a table with the columns that `siddhanta births` writes and `siddhanta batch` reads. */
async function ofTable(text: string, say: Say): Promise<Brought> {
  const { default: papa } = await import('papaparse');
  const { data } = papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true });
  const people: Person[] = [];
  const skipped: string[] = [];
  for (const [i, row] of data.entries()) {
    const { name = '', place_name = '', date, time, latitude, longitude, timezone } = row;
    if ([date, latitude, longitude, timezone].some((cell) => (cell ?? '') === ''))
      skipped.push(say('Row {number} lacks date, latitude, longitude or timezone.', { number: i + 2 }));
    else {
      const { clock, fold, calendar, utc_offset, uncertainty_minutes: within } = row;
      const more = { clock, fold, calendar, utc_offset, uncertainty_minutes: within };
      const given = Object.fromEntries(Object.entries(more).filter(([, cell]) => (cell ?? '') !== ''));
      const place = { latitude, longitude, timezone };
      people.push(fromBirth(name, place_name, { date, time: time || UNKNOWN, place, ...given } as unknown as Birth));
    }
  }
  return { people, skipped };
}

const ofFile = ({ name, place_name, birth }: FileBirth): Person => fromBirth(name, place_name, birth);

/** Returns the people in the text of a file of this page. */
async function ofPage(text: string, passphrase: string, say: Say): Promise<Brought> {
  let file: Partial<PeopleFile>;
  try {
    file = JSON.parse(text) as Partial<PeopleFile>;
  } catch {
    file = {};
  }
  const { siddhanta_people: version, people, locked } = file;
  const all: unknown = version !== 1 || locked === undefined ? people : await unlock(locked, passphrase, say);
  if (version !== 1 || !Array.isArray(all))
    throw new Error(say('This JSON file is not one that this page has written.'));
  if (all.length > MOST_PEOPLE)
    throw new Error(say('The file holds more than {count} people. Split it.', { count: MOST_PEOPLE }));
  return ofOurs(all, say);
}

/**
 * Returns the people of a file: of this page, a table, or of another program.
 *
 * @param say says why something could not be read
 */
export async function bring(file: File, passphrase: string, say: Say): Promise<Brought> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = new TextDecoder().decode(bytes);
  if (text.trimStart().startsWith('{')) return ofPage(text, passphrase, say);
  if (/^[^\n]*\bdate\b[^\n]*,/i.test(text)) return ofTable(text, say);
  const { readBirths } = await import('siddhanta/formats');
  const { births, skipped } = readBirths(bytes, { name: file.name });
  return {
    people: births.map(ofFile),
    skipped: skipped.map(({ entry, name, reason }) =>
      name === ''
        ? say('Entry {entry}: {reason}.', { entry, reason })
        : say('Entry {entry}, {name}: {reason}.', { entry, name, reason }),
    ),
  };
}

/** Returns the people as a file of this page, locked where there is a passphrase. */
export async function taken(people: readonly Person[], passphrase: string): Promise<Blob> {
  const file: PeopleFile =
    passphrase === ''
      ? { siddhanta_people: 1, people }
      : { siddhanta_people: 1, locked: await lock(people, passphrase) };
  return new Blob([JSON.stringify(file, null, 1)], { type: 'application/json' });
}

async function keyOf(passphrase: string, salt: BufferSource): Promise<CryptoKey> {
  const typed = await crypto.subtle.importKey('raw', new TextEncoder().encode(passphrase), 'PBKDF2', false, [
    'deriveKey',
  ]);
  return crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ROUNDS },
    typed,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

const written = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const readBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

async function lock(people: readonly Person[], passphrase: string): Promise<Locked> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const open = new TextEncoder().encode(JSON.stringify(people));
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await keyOf(passphrase, salt), open);
  return { salt: written(salt), iv: written(iv), data: written(new Uint8Array(data)) };
}

async function unlock({ salt, iv, data }: Locked, passphrase: string, say: Say): Promise<unknown> {
  if (passphrase === '') throw new Error(say('This file is locked. Enter its passphrase and choose it again.'));
  try {
    const key = await keyOf(passphrase, readBytes(salt));
    const open = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: readBytes(iv) }, key, readBytes(data));
    return JSON.parse(new TextDecoder().decode(open));
  } catch {
    throw new Error(say('The passphrase does not open this file.'));
  }
}
