import type { FoundPlace } from '../places/index.js';
import type { Place } from '../types.js';
import { namedBirth } from './birth.js';
import { type Io, type Option, UsageError, type Values } from './command.js';

/** The options in whose place `--place` stands, and `--birth-place` where they have such a name before them. */
const PLACED = ['lat', 'lon', 'tz'] as const;
/** Most places that are shown when several fit. */
const SHOWN = 8;

/** Returns the option for the name of a place. */
function placeOption(before: string): Option {
  const [lat, lon, tz] = PLACED.map((part) => `--${before}${part}`);
  return {
    flag: `${before}place`,
    kind: 'text',
    value: 'NAME',
    summary: `Name of the place, in place of ${lat}, ${lon} and ${tz}: "Porbandar", "Aurangabad, Bihar"; places of GeoNames with 15,000 people and more`,
  };
}

/** Returns what stands before `tz` in the names of a latitude, a longitude and a zone that belong together: `` and `birth-`. */
function placesOf(options: readonly Option[]): string[] {
  const flags = new Set(options.map(({ flag }) => flag));
  return [...flags]
    .flatMap((flag) => /^(|.*-)tz$/.exec(flag)?.[1] ?? [])
    .filter((before) => PLACED.every((part) => flags.has(before + part)));
}

/** Returns options with one for the name of a place after each latitude, longitude and zone that it stands for. */
export function withPlaceOptions(options: readonly Option[]): readonly Option[] {
  const places = placesOf(options);
  return options.flatMap((option) => {
    const before = places.find((one) => option.flag === `${one}tz`);
    return before === undefined ? [option] : [option, placeOption(before)];
  });
}

const area = ({ region, country_name: country }: FoundPlace): string =>
  region === null ? country : `${region}, ${country}`;

function described(found: FoundPlace): string {
  const { latitude, longitude, timezone } = found.place;
  return `${found.name}, ${area(found)} (${latitude} ${longitude} ${timezone})`;
}

/** The name of a place, as it was given. */
interface Named {
  readonly name: string;
  /** Where it was given: `--place`, `bride.birth.place`. */
  readonly where: string;
  /** What else could be given: `give --lat, --lon and --tz`. */
  readonly instead: string;
}

/**
 * Returns the one place that is meant: the only one of that name, or the only one whose name has it at its beginning or in it.
 *
 * @throws {UsageError} where none or several fit, showing them
 */
function chosen({ name, where, instead }: Named, found: readonly FoundPlace[]): FoundPlace {
  const given = `${where} ${JSON.stringify(name)}`;
  const named = found.filter(({ match }) => match === 'name');
  const fitting = named.length > 0 ? named : found.filter(({ match }) => match !== 'similar');
  const [first, ...others] = fitting;
  const shown = (places: readonly FoundPlace[]): string => places.slice(0, SHOWN).map(described).join('; ');
  if (first === undefined) {
    const near = found.length === 0 ? '' : ` Did you mean ${shown(found)}?`;
    throw new UsageError(
      `${given} is none of the places of GeoNames with 15,000 people and more.${near} Elsewhere ${instead}.`,
    );
  }
  if (others.length === 0) return first;
  const more = fitting.length > SHOWN ? `; and others` : '';
  throw new UsageError(
    `${given} may be ${shown(fitting)}${more}. Add the region or the country after a comma, or ${instead}.`,
  );
}

/**
 * Returns the place of a name; what was chosen is told on the standard error. The places are loaded when one is named.
 *
 * @throws {UsageError} where the place is not clear
 */
async function placeOf(named: Named, { stderr }: Io): Promise<Place> {
  const { loadPlaces } = await import('../places/index.js');
  const found = chosen(named, (await loadPlaces()).search(named.name, { limit: 100 }));
  stderr.write(`Place${named.where === '--place' ? '' : ` of ${named.where}`}: ${described(found)}, by GeoNames\n`);
  return found.place;
}

/**
 * Returns the values of a call with names of places turned into what they stand for: `--place` into `--lat`, `--lon` and `--tz`, that in a
 * birth of one text into its numbers and zone.
 *
 * @throws {UsageError} where a place is not clear, or given twice
 */
export async function withPlaces(given: Values, options: readonly Option[], io: Io): Promise<Values> {
  const values: Record<string, string | number | boolean> = { ...given };
  for (const before of placesOf(options)) {
    const where = `--${before}place`;
    const name = values[`${before}place`];
    if (name === undefined) continue;
    const twice = PLACED.find((part) => values[before + part] !== undefined);
    if (twice !== undefined)
      throw new UsageError(`${where} stands in place of --${before}${twice}; leave one of them out.`);
    const instead = `give --${before}lat, --${before}lon and --${before}tz`;
    const { latitude, longitude, timezone } = await placeOf({ name: String(name), where, instead }, io);
    delete values[`${before}place`];
    Object.assign(values, { [`${before}lat`]: latitude, [`${before}lon`]: longitude, [`${before}tz`]: timezone });
  }
  for (const { flag } of options.filter(({ birth }) => birth === true)) {
    const named = values[flag] === undefined ? undefined : namedBirth(String(values[flag]));
    if (named === undefined) continue;
    const instead = 'write its latitude, longitude and zone';
    const { latitude, longitude, timezone } = await placeOf({ name: named.name, where: `--${flag}`, instead }, io);
    values[flag] = `${named.when} ${latitude} ${longitude} ${timezone}`;
  }
  return values;
}

/**
 * Returns an input of a file with a place wherever a text stands in a field `place`, by the name that it is.
 *
 * @throws {UsageError} where a place is not clear
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
      isName ? await placeOf({ name: value, where, instead }, io) : await withPlacesOf(value, io, `${where}.`),
    ]);
  }
  return Object.fromEntries(entries);
}
