import { SiddhantaError } from '../errors.js';
import { opposite } from '../math/angle.js';
import { at } from '../math/at.js';
import type { Body } from '../sky/ephemeris.js';
import { orientationAt, siderealAscendantOf, siderealPlaces } from '../sky/sidereal.js';
import { instantFromUtc } from '../sky/utc.js';
import type { Graha } from '../zodiac/names.js';
import type { SkyContext } from './context.js';
import { utcText } from './iso.js';
import { checkCovered } from './range.js';

type Numbers = ArrayLike<number>;

/** An entry for each instant; degrees north and east. */
export interface TablePlaces {
  readonly latitude: Numbers;
  readonly longitude: Numbers;
  /** Dotted path of a latitude in the input, for the errors. */
  readonly field: (index: number) => string;
}

export interface TableOfCharts {
  readonly longitude: Readonly<Partial<Record<Graha, Float64Array>>>;
  readonly retrograde: Readonly<Partial<Record<Graha, Uint8Array>>>;
  readonly ayanamsa: Float64Array;
  readonly ascendant?: Float64Array;
}

interface ColumnPair {
  readonly body: number;
  readonly isOpposite: boolean;
  readonly longitude: Float64Array;
  readonly retrograde: Uint8Array;
}

/** The body itself, or the one opposite. */
function bodyOf(graha: Graha, { conventions }: SkyContext): Body {
  if (graha !== 'Rahu' && graha !== 'Ketu') return graha;
  return conventions.node === 'true' ? 'TrueNode' : 'MeanNode';
}

/** The years 1000 to 2999; milliseconds from 1970. */
const FIRST = Date.UTC(1000, 0, 1);
const BEHIND = Date.UTC(3000, 0, 1);

function checkInstant(ms: number, index: number): void {
  if (ms >= FIRST && ms < BEHIND) return;
  const field = `instants.${index}`;
  const [code, allowed] = Number.isFinite(ms)
    ? (['date_out_of_range', 'instants from 1000-01-01 to 2999-12-31 can be computed.'] as const)
    : (['invalid_value', 'it must be a number of milliseconds from 1970-01-01T00:00Z, as Date.UTC gives it.'] as const);
  throw new SiddhantaError(code, `${field} is ${ms}; ${allowed}`, { field });
}

function nothingRises(latitude: number, index: number, field: string): SiddhantaError {
  return new SiddhantaError(
    'undefined_at_latitude',
    `${field} is ${latitude}; no point of the ecliptic rises there at instants.${index}, so there is no ascendant. Use a latitude nearer the equator, or leave that instant out.`,
    { field },
  );
}

/**
 * The same integers as for one chart.
 *
 * @param instants milliseconds from 1970-01-01T00:00Z
 * @throws {SiddhantaError} `invalid_value`, `date_out_of_range` and `undefined_at_latitude`, with the index of the instant
 */
export function tableOfCharts(
  sky: SkyContext,
  instants: Numbers,
  grahas: readonly Graha[],
  places: TablePlaces | undefined,
): TableOfCharts {
  const size = instants.length;
  const bodies = [...new Set(grahas.map((graha) => bodyOf(graha, sky)))];
  const longitude: Partial<Record<Graha, Float64Array>> = {};
  const retrograde: Partial<Record<Graha, Uint8Array>> = {};
  const columns = grahas.map((graha): ColumnPair => {
    const column = { longitude: new Float64Array(size), retrograde: new Uint8Array(size) };
    longitude[graha] = column.longitude;
    retrograde[graha] = column.retrograde;
    return { ...column, body: bodies.indexOf(bodyOf(graha, sky)), isOpposite: graha === 'Ketu' };
  });
  const ayanamsa = new Float64Array(size);
  const ascendant = places === undefined ? undefined : new Float64Array(size);
  for (let i = 0; i < size; i++) {
    const ms = instants[i] ?? Number.NaN;
    checkInstant(ms, i);
    const instant = instantFromUtc(ms, sky.timeScale);
    const { range } = sky.ephemeris;
    // The text of the date is for the error alone.
    if (!(instant.tt >= range.from && instant.tt <= range.to))
      checkCovered(instant.tt, sky.ephemeris, utcText(ms), `instants.${i}`);
    const found = siderealPlaces(sky.bodies, bodies, instant, sky.zodiac);
    for (const column of columns) {
      const place = at(found, column.body);
      column.longitude[i] = column.isOpposite ? opposite(place.longitude) : place.longitude;
      column.retrograde[i] = place.retrograde ? 1 : 0;
    }
    if (places === undefined || ascendant === undefined) {
      ayanamsa[i] = sky.zodiac.meanAyanamsa(instant.tt);
      continue;
    }
    const orientation = orientationAt(instant, sky.zodiac);
    const north = places.latitude[i] ?? Number.NaN;
    const rising = siderealAscendantOf(instant, north, places.longitude[i] ?? Number.NaN, orientation);
    if (rising === undefined) throw nothingRises(north, i, places.field(i));
    ayanamsa[i] = orientation.ayanamsa;
    ascendant[i] = rising;
  }
  return { longitude, retrograde, ayanamsa, ...(ascendant === undefined ? {} : { ascendant }) };
}
