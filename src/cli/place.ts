import type { FoundPlace } from '../places/index.js';
import { type Io, type Option, UsageError, type Values } from './command.js';

/** The options in whose place `--place` stands. */
const PLACED = ['lat', 'lon', 'tz'] as const;
/** Most places that are shown when several fit. */
const SHOWN = 8;

/** The name of a place, for a command with a latitude, a longitude and a zone. */
const PLACE_OPTION: Option = {
  flag: 'place',
  kind: 'text',
  value: 'NAME',
  summary:
    'Name of the place, in place of --lat, --lon and --tz: "Porbandar", "Aurangabad, Bihar"; places of GeoNames with 15,000 people and more',
};

/** Returns options with the one for the name of a place after those that it stands for; as they are where some of those are not there. */
export function withPlaceOption(options: readonly Option[]): readonly Option[] {
  if (!PLACED.every((flag) => options.some((option) => option.flag === flag))) return options;
  return options.flatMap((option) => (option.flag === 'tz' ? [option, PLACE_OPTION] : [option]));
}

const area = ({ region, country_name: country }: FoundPlace): string =>
  region === null ? country : `${region}, ${country}`;

function described(found: FoundPlace): string {
  const { latitude, longitude, timezone } = found.place;
  return `${found.name}, ${area(found)} (${latitude} ${longitude} ${timezone})`;
}

/**
 * Returns the one place that is meant: the only one of that name, or the only one whose name has it at its beginning or in it.
 *
 * @throws {UsageError} where none or several fit, showing them
 */
function chosen(name: string, found: readonly FoundPlace[]): FoundPlace {
  const given = `--place ${JSON.stringify(name)}`;
  const named = found.filter(({ match }) => match === 'name');
  const fitting = named.length > 0 ? named : found.filter(({ match }) => match !== 'similar');
  const [first, ...others] = fitting;
  const shown = (places: readonly FoundPlace[]): string => places.slice(0, SHOWN).map(described).join('; ');
  if (first === undefined) {
    const near = found.length === 0 ? '' : ` Did you mean ${shown(found)}?`;
    throw new UsageError(
      `${given} is none of the places of GeoNames with 15,000 people and more.${near} Elsewhere give --lat, --lon and --tz.`,
    );
  }
  if (others.length === 0) return first;
  const more = fitting.length > SHOWN ? `; and others` : '';
  throw new UsageError(
    `${given} may be ${shown(fitting)}${more}. Add the region or the country after a comma, or give --lat, --lon and --tz.`,
  );
}

/**
 * Returns the values of a call with `--place` turned into `--lat`, `--lon` and `--tz`; what was chosen is told on the standard error.
 * The places are loaded when one is named.
 *
 * @throws {UsageError} where the place is not clear, or given twice
 */
export function withPlace(values: Values, io: Io): Values | Promise<Values> {
  const { place: name, ...others } = values;
  if (name === undefined) return values;
  const twice = PLACED.find((flag) => values[flag] !== undefined);
  if (twice !== undefined) throw new UsageError(`--place stands in place of --${twice}; leave one of them out.`);
  return import('../places/index.js').then(async ({ loadPlaces }) => {
    const found = chosen(String(name), (await loadPlaces()).search(String(name), { limit: 100 }));
    io.stderr.write(`Place: ${described(found)}, by GeoNames\n`);
    const { latitude, longitude, timezone } = found.place;
    return { ...others, lat: latitude, lon: longitude, tz: timezone };
  });
}
