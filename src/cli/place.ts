import { namedBirth } from '../input/birthText.js';
import type { Place } from '../types.js';
import { type Io, type Option, UsageError, type Values } from './command.js';

/** Replaced by `--place`; with the prefix `birth-` by `--birth-place`. */
const PLACED = ['lat', 'lon', 'tz'] as const;

function placeOption(before: string): Option {
  const [lat, lon, tz] = PLACED.map((part) => `--${before}${part}`);
  return {
    flag: `${before}place`,
    kind: 'text',
    value: 'NAME',
    summary: `Name of the place, in place of ${lat}, ${lon} and ${tz}: "Porbandar", "Aurangabad, Bihar"; places of GeoNames with 15,000 people and more`,
  };
}

function placesOf(options: readonly Option[]): string[] {
  const flags = new Set(options.map(({ flag }) => flag));
  return [...flags]
    .flatMap((flag) => /^(|.*-)tz$/.exec(flag)?.[1] ?? [])
    .filter((before) => PLACED.every((part) => flags.has(before + part)));
}

export function withPlaceOptions(options: readonly Option[]): readonly Option[] {
  const places = placesOf(options);
  return options.flatMap((option) => {
    const before = places.find((one) => option.flag === `${one}tz`);
    return before === undefined ? [option] : [option, placeOption(before)];
  });
}

/** Returns the flag of the option for the name of a place in whose stead an option stands; undefined where there is none. */
export function placeFlag({ flag }: Option, options: readonly Option[]): string | undefined {
  const [, before] = /^(|.*-)(?:lat|lon|tz)$/.exec(flag) ?? [];
  const place = `${before}place`;
  return before !== undefined && options.some((other) => other.flag === place && other.field === undefined)
    ? place
    : undefined;
}

interface Named {
  readonly name: string;
  readonly where: string;
  /** `give --lat, --lon and --tz` */
  readonly instead: string;
}

interface NamedPlace {
  readonly place: Place;
  /** `Pune, Maharashtra, India` */
  readonly called: string;
}

/** The value that has the name of the place which `--place` chose, for titles; no option of anybody. */
export const PLACE_CALLED = 'place called';

/** Prints the choice on the standard error. Throws `UsageError` where the place is not clear. */
async function placeOf(named: Named, { stderr }: Io): Promise<NamedPlace> {
  const { loadPlaces } = await import('../places/index.js');
  const { choosePlace, placeLine, placeName } = await import('../places/choose.js');
  const { name, where, instead } = named;
  const found = choosePlace((await loadPlaces()).search(name, { limit: 100 }), instead);
  if (typeof found === 'string') throw new UsageError(`${where} ${JSON.stringify(name)} ${found}`);
  stderr.write(`Place${where === '--place' ? '' : ` of ${where}`}: ${placeLine(found)}, by GeoNames\n`);
  return { place: found.place, called: placeName(found) };
}

/**
 * Returns the values of a call with names of places turned into what they stand for: `--place` into `--lat`, `--lon` and `--tz`, that in a birth of
 * one text into its numbers and zone. Throws `UsageError` where a place is not clear, or given twice.
 */
export async function withPlaces(given: Values, options: readonly Option[], io: Io): Promise<Values> {
  const values: Record<string, string | number | boolean> = { ...given };
  for (const before of placesOf(options)) {
    const where = `--${before}place`;
    const name = values[`${before}place`];
    if (name === undefined) continue;
    const twice = PLACED.find((part) => values[before + part] !== undefined);
    if (twice !== undefined)
      throw new UsageError(`${where} and --${before}${twice} are both given; leave one of them out.`);
    const instead = `give --${before}lat, --${before}lon and --${before}tz`;
    const { place, called } = await placeOf({ name: String(name), where, instead }, io);
    const { latitude, longitude, timezone } = place;
    if (before === '') values[PLACE_CALLED] = called;
    delete values[`${before}place`];
    Object.assign(values, { [`${before}lat`]: latitude, [`${before}lon`]: longitude, [`${before}tz`]: timezone });
  }
  for (const { flag } of options.filter(({ birth }) => birth === true)) {
    const named = values[flag] === undefined ? undefined : namedBirth(String(values[flag]));
    if (named === undefined) continue;
    const instead = 'write its latitude, longitude and zone';
    const { place } = await placeOf({ name: named.name, where: `--${flag}`, instead }, io);
    const { latitude, longitude, timezone } = place;
    values[flag] = `${[named.date, named.time ?? []].flat().join(' ')} ${latitude} ${longitude} ${timezone}`;
  }
  return values;
}

/**
 * Returns an input of a file with a place wherever a text is in a field `place`, by the name that it is. Throws `UsageError` where a place is not
 * clear.
 */
export async function withPlacesOf(input: unknown, io: Io, path = ''): Promise<unknown> {
  if (typeof input !== 'object' || input === null) return input;
  if (Array.isArray(input)) return Promise.all(input.map((entry, i) => withPlacesOf(entry, io, `${path}${i}.`)));
  const entries: [string, unknown][] = [];
  for (const [key, value] of Object.entries(input)) {
    const where = path + key;
    const isName = key === 'place' && typeof value === 'string';
    const instead = 'give latitude, longitude and timezone';
    entries.push([
      key,
      isName ? (await placeOf({ name: value, where, instead }, io)).place : await withPlacesOf(value, io, `${where}.`),
    ]);
  }
  return Object.fromEntries(entries);
}
