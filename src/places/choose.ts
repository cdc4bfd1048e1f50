import type { FoundPlace } from './search.js';

const SHOWN = 8;

const area = ({ region, country_name: country }: FoundPlace): string =>
  region === null ? country : `${region}, ${country}`;

/** Returns a place as `Pune, Maharashtra, India`. */
export function placeName(found: FoundPlace): string {
  return `${found.name}, ${area(found)}`;
}

/** Returns a place as `Pune, Maharashtra, India (18.5196 73.8554 Asia/Kolkata)`. */
export function placeLine(found: FoundPlace): string {
  const { latitude, longitude, timezone } = found.place;
  return `${placeName(found)} (${latitude} ${longitude} ${timezone})`;
}

/**
 * Returns the one place that a name means: the only one of that name, or the only one whose name has it at its beginning or in it.
 * Otherwise a sentence, without its subject, that says which places there are and what to give.
 *
 * @param found what a search for the name found
 * @param instead what else can be given: `give --lat, --lon and --tz`
 */
export function choosePlace(found: readonly FoundPlace[], instead: string): FoundPlace | string {
  const named = found.filter(({ match }) => match === 'name');
  const fitting = named.length > 0 ? named : found.filter(({ match }) => match !== 'similar');
  const [first, ...others] = fitting;
  const listed = (places: readonly FoundPlace[]): string => places.slice(0, SHOWN).map(placeLine).join('; ');
  if (first === undefined) {
    const near = found.length === 0 ? '.' : `; did you mean ${listed(found)}?`;
    return `is not in the list of places with 15,000 people or more${near} For another place ${instead}.`;
  }
  if (others.length === 0) return first;
  const more = fitting.length > SHOWN ? '; and others' : '';
  return `may be ${listed(fitting)}${more}. Add the region or the country after a comma, or ${instead}.`;
}
