import * as v from 'valibot';
import { parseInput } from '../input/parse.js';
import { record, whole } from '../input/schemas.js';
import { editDistance } from '../math/editDistance.js';
import { type Atlas, type NamedPlace, openAtlas } from './atlas.js';
import { fold } from './fold.js';

/**
 * How a place was found: by its whole name or a whole spelling of it (by a `spelling` that a place beside it has as its own name, as
 * Delhi by `New Delhi`), by the beginning of it or of a word in it, or by a name that differs in a letter or two.
 */
export type PlaceMatch = 'name' | 'spelling' | 'beginning' | 'word' | 'similar';

/** A place that fits what was asked for. */
export interface FoundPlace extends NamedPlace {
  readonly match: PlaceMatch;
}

/** How places are searched for. */
export interface PlaceSearch {
  /** Most places to return, 1 to 100; 10 by default. */
  readonly limit?: number;
}

/** The places of GeoNames with 15,000 people and more. */
export interface Places {
  /** How many there are. */
  readonly size: number;
  /**
   * Returns the places that a text names, best first: whole names, then what a place beside these is spelled like, too, then
   * beginnings, then words, then names that differ by a letter (from eight letters on by two); among equals the larger place.
   *
   * Names are compared without accents and capitals, in Latin letters and in the scripts of the place's country. After a comma the
   * region or the country may follow, by name or code: `Aurangabad, Bihar`, `Hyderabad, Pakistan`, `Paris, US`.
   *
   * @param query 1 to 100 characters
   * @throws {SiddhantaError} `invalid_value` for `query` or `limit`
   */
  search(query: string, options?: PlaceSearch): FoundPlace[];
}

const MATCHES: readonly PlaceMatch[] = ['name', 'spelling', 'beginning', 'word', 'similar'];
const SPELLING = MATCHES.indexOf('spelling');
const BEGINNING = MATCHES.indexOf('beginning');
const WORD = MATCHES.indexOf('word');
const SIMILAR = MATCHES.indexOf('similar');
const DEFAULT_LIMIT = 10;
/** Degrees of latitude and longitude to a place beside another. */
const BESIDE = 0.5;
/** Letters from which a name may differ by one, and by two. */
const SHORT = 4;
const LONG = 8;

const QUERY = 'it must be the name of a place, 1 to 100 characters, such as "Porbandar" or "Aurangabad, Bihar".';

const schema = () =>
  record({
    query: v.pipe(
      v.string(QUERY),
      v.maxLength(100, QUERY),
      v.check((text) => nameOf(text) !== '', QUERY),
    ),
    limit: v.optional(whole(1, 100), DEFAULT_LIMIT),
  });

/** Returns the name of a query, folded, without what follows its first comma. */
function nameOf(query: string): string {
  return fold(query.split(',', 1)[0] ?? '');
}

/** Returns how a key fits a name, by the number of its {@link MATCHES}; undefined when it does not. */
function fitOf(key: string, name: string): number | undefined {
  if (key === name) return 0;
  if (key.startsWith(name)) return BEGINNING;
  return key.includes(` ${name}`) ? WORD : undefined;
}

/**
 * Has those places whose whole spelling fits come after the ones beside them whose own name it is: `New Delhi` applies to Delhi, too, and
 * `Surat` of a town at its gates.
 */
function ownNamesFirst(atlas: Atlas, name: string, found: Map<number, number>): Map<number, number> {
  const whole = [...found].filter(([, rank]) => rank === 0).map(([index]) => ({ index, ...atlas.place(index) }));
  const own = whole.filter((place) => fold(place.name) === name);
  const gap = (a: NamedPlace, b: NamedPlace): number =>
    Math.max(Math.abs(a.place.latitude - b.place.latitude), Math.abs(a.place.longitude - b.place.longitude));
  for (const one of whole) {
    if (!own.includes(one) && own.some((other) => other.country === one.country && gap(one, other) < BESIDE))
      found.set(one.index, SPELLING);
  }
  return found;
}

/** Returns the numbers of the places that fit, each with its best fit. */
function fitting({ keys }: Atlas, fits: (key: string) => number | undefined): Map<number, number> {
  const found = new Map<number, number>();
  for (const { text, index } of keys) {
    const rank = fits(text);
    if (rank !== undefined && rank < (found.get(index) ?? Number.POSITIVE_INFINITY)) found.set(index, rank);
  }
  return found;
}

/** Returns the places whose names differ from a name by a letter or two. */
function similar(atlas: Atlas, name: string): Map<number, number> {
  const most = name.length >= LONG ? 2 : name.length >= SHORT ? 1 : 0;
  if (most === 0) return new Map();
  return fitting(atlas, (key) => {
    const distance = editDistance(key, name, most);
    return distance <= most ? SIMILAR + distance : undefined;
  });
}

/** Returns whether a place lies in what was named after a comma: a region or a country, by the beginning of its name or by its code. */
function liesIn({ country, country_name: nation, region }: NamedPlace, named: string): boolean {
  return (
    fold(country) === named || fold(nation).startsWith(named) || (region !== null && fold(region).startsWith(named))
  );
}

function searchIn(atlas: Atlas, query: string, limit: number): FoundPlace[] {
  const parts = query.split(',');
  const within = (found: Map<number, number>, areas: readonly string[]): FoundPlace[] =>
    [...found]
      .map(([index, rank]) => ({ index, rank, population: atlas.population(index) }))
      .sort((a, b) => a.rank - b.rank || b.population - a.population || a.index - b.index)
      .map(({ index, rank }) => ({ ...atlas.place(index), match: MATCHES[Math.min(rank, SIMILAR)] ?? 'similar' }))
      .filter((place) => areas.every((area) => liesIn(place, area)))
      .slice(0, limit);
  const areasFrom = (part: number): string[] =>
    parts
      .slice(part)
      .map(fold)
      .filter((area) => area !== '');
  // A few names have a comma in them: `Washington, D.C.`.
  for (let end = parts.length; end > 1; end--) {
    const whole = fold(parts.slice(0, end).join(','));
    const same = fitting(atlas, (key) => (key === whole ? 0 : undefined));
    const found = within(ownNamesFirst(atlas, whole, same), areasFrom(end));
    if (found.length > 0) return found;
  }
  const [name, areas] = [nameOf(query), areasFrom(1)];
  const fits = fitting(atlas, (key) => fitOf(key, name));
  const found = within(ownNamesFirst(atlas, name, fits), areas);
  return found.length > 0 ? found : within(similar(atlas, name), areas);
}

/** Returns the places, ready to be searched. */
export function openPlaces(): Places {
  const atlas = openAtlas();
  return {
    size: new Set(atlas.keys.map(({ index }) => index)).size,
    search(query, options = {}) {
      const { limit, ...given } = parseInput(schema(), { query, ...options });
      return searchIn(atlas, given.query, limit);
    },
  };
}
