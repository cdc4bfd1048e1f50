import * as v from 'valibot';
import { skyContext } from '../cast/context.js';
import { type TablePlaces, tableOfCharts } from '../cast/table.js';
import { SiddhantaError } from '../errors.js';
import { describe, parseInput } from '../input/parse.js';
import { ayanamsaSchema, bounded, nodeSchema, oneOf, record } from '../input/schemas.js';
import type { Context } from '../operation/operation.js';
import type { Ayanamsa, NodeKind } from '../types.js';
import { GRAHAS, type Graha } from '../zodiac/names.js';

/** Numbers one after the other, as an array or a Float64Array. */
export type Numbers = readonly number[] | Float64Array;

/** The places of the ascendants. */
export interface TablePlace {
  /** Degrees north; one for all instants, or one for each. */
  readonly latitude: number | Numbers;
  /** Degrees east; one for all instants, or one for each. */
  readonly longitude: number | Numbers;
}

/** The input of {@link chartTable}. */
export interface ChartTableInput {
  /** Milliseconds from 1970-01-01T00:00Z, as `Date.UTC` gives them. */
  readonly instants: Numbers;
  /** Grahas; all nine by default. */
  readonly bodies?: readonly Graha[] | undefined;
  /** School of ayanāṁśa; `lahiri` by default. `conventions.ayanamsa` takes others. */
  readonly ayanamsa?: Ayanamsa | undefined;
  /** Lunar node that Rāhu stands for; `true` by default. */
  readonly node?: NodeKind | undefined;
  /** Places of the ascendants; without it there are none. */
  readonly place?: TablePlace | undefined;
}

/** Charts of many instants: a column for each quantity, an entry for each instant. */
export interface ChartTable {
  /** The number of instants. */
  readonly length: number;
  /** Sidereal longitudes of the requested grahas, whole micro-arcseconds: 3,600,000,000 are a degree. */
  readonly longitude: Readonly<Partial<Record<Graha, Float64Array>>>;
  /** 1 where a graha moves backwards, else 0. */
  readonly retrograde: Readonly<Partial<Record<Graha, Uint8Array>>>;
  /** Mean ayanāṁśa, degrees. */
  readonly ayanamsa: Float64Array;
  /** Sidereal ascendants, whole micro-arcseconds; only with `place`. */
  readonly ascendant?: Float64Array;
}

const isNumbers = (value: unknown): value is Numbers => Array.isArray(value) || value instanceof Float64Array;

const numbersSchema = (what: string) =>
  v.custom<Numbers>(isNumbers, `it must be an array or a Float64Array of ${what}.`);
const coordinateSchema = (limit: number, unit: string) =>
  v.union(
    [bounded(-limit, limit, unit), numbersSchema(unit)],
    `it must be a number, an array or a Float64Array (${unit}).`,
  );

const GRAHAS_TEXT = 'it must be a list of grahas, such as ["Sun", "Moon"].';

const schema = () =>
  record({
    instants: numbersSchema('milliseconds from 1970-01-01T00:00Z'),
    bodies: v.optional(v.array(oneOf(GRAHAS.map((graha) => graha)), GRAHAS_TEXT)),
    ayanamsa: ayanamsaSchema(),
    node: nodeSchema(),
    place: v.optional(
      record({ latitude: coordinateSchema(90, 'degrees north'), longitude: coordinateSchema(180, 'degrees east') }),
    ),
  });

function spread(given: number | Numbers, size: number, field: string, limit: number, unit: string): Numbers {
  if (typeof given === 'number') return new Float64Array(size).fill(given);
  if (given.length !== size)
    throw new SiddhantaError(
      'invalid_value',
      `${field} has ${given.length} entries; it must have one for each of the ${size} instants.`,
      { field },
    );
  for (let i = 0; i < size; i++) {
    const value = given[i];
    if (typeof value === 'number' && value >= -limit && value <= limit) continue;
    throw new SiddhantaError(
      'invalid_value',
      `${field}.${i} is ${describe(value)}; it must be a number from ${-limit} to ${limit} (${unit}).`,
      { field: `${field}.${i}` },
    );
  }
  return given;
}

function placesOf({ latitude, longitude }: TablePlace, size: number): TablePlaces {
  return {
    latitude: spread(latitude, size, 'place.latitude', 90, 'degrees north'),
    longitude: spread(longitude, size, 'place.longitude', 180, 'degrees east'),
    field: (index) => (typeof latitude === 'number' ? 'place.latitude' : `place.latitude.${index}`),
  };
}

/**
 * Returns the charts of many instants as columns: sidereal longitudes of the grahas in whole micro-arcseconds, which of them are
 * retrograde, the ayanāṁśa, and with `place` the ascendants.
 *
 * Made for millions: no words, no provenance, one typed array a column. The integers are those of {@link rasi}. An atlas (`siddhanta/sky`)
 * is the fastest ephemeris.
 *
 * @param input `instants` (milliseconds from 1970-01-01T00:00Z, of the years 1000 to 2999); optional `bodies` (grahas; all nine by
 * default), `ayanamsa` (default lahiri), `node` (default true), `place` (`latitude` and `longitude` in degrees, one for all or one for each
 * instant)
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} `missing_field`, `unknown_field`, `invalid_value`, `date_out_of_range` and `undefined_at_latitude`; the field
 * has the index: `instants.17` for the eighteenth instant
 *
 * Source: ayanāṁśa, ephemeris and time scales as {@link rasi} says in its provenance.
 *
 * @example
 * ```ts
 * import { chartTable } from 'siddhanta/charts';
 * const instants = Float64Array.of(Date.UTC(1990, 7, 15, 3), Date.UTC(1991, 7, 15, 3));
 * const table = chartTable({ instants, bodies: ['Moon', 'Saturn'], place: { latitude: 28.6139, longitude: 77.209 } });
 * table.longitude.Moon?.[0]; // => 171868767597
 * Math.floor((table.ascendant?.[0] ?? 0) / 108_000_000_000); // => 5
 * [...(table.retrograde.Saturn ?? [])]; // => [1, 1]
 * ```
 */
export function chartTable(input: ChartTableInput, context: Context = {}): ChartTable {
  const { instants, bodies = GRAHAS, ayanamsa, node, place } = parseInput(schema(), input);
  const sky = skyContext(context, { ayanamsa, node });
  const size = instants.length;
  const places = place === undefined ? undefined : placesOf(place, size);
  return { length: size, ...tableOfCharts(sky, instants, bodies, places) };
}
