import { at } from '../math/at.js';
import type { Place } from '../types.js';
import {
  COUNTRIES,
  LATITUDES,
  LONGITUDES,
  NAMES,
  POPULATIONS,
  REGIONS,
  SPELLINGS,
  ZONE_OF,
  ZONES,
} from './data.gen.js';
import { fromDigits } from './digits.js';
import { fold } from './fold.js';
import { REGION_NAMES } from './tables/regions.js';

/** One place of GeoNames. */
export interface NamedPlace {
  /** Its name in Latin letters, as GeoNames has it: `Vadodara`, `Kāraikāl`. */
  readonly name: string;
  /** Other spellings, those of its scripts first: `पोरबंदर`, `પોરબંદર`, `Porbunder`. */
  readonly spellings: readonly string[];
  /** Country, by its code in ISO 3166: `IN`. */
  readonly country: string;
  /** Country in English: `India`. */
  readonly country_name: string;
  /** State or territory, for places in India and in the United States; null elsewhere. */
  readonly region: string | null;
  /** People who live there, to two digits. */
  readonly population: number;
  /** What a birth takes: latitude and longitude to 0.0001°, and the zone whose clocks the place keeps. */
  readonly place: Place;
}

/** Units in a degree. */
const PARTS = 10_000;

interface Country {
  readonly code: string;
  readonly name: string;
  /** The number of its first place, and of the one after its last. */
  readonly from: number;
  readonly to: number;
  /** Where the codes of its regions begin; undefined where there are none. */
  readonly regionsFrom?: number;
}

function countries(): Country[] {
  let from = 0;
  let regions = 0;
  return COUNTRIES.split('\n').map((line) => {
    const [code = '', name = '', count] = line.split(':');
    const to = from + Number(count);
    const country = { code, name, from, to, ...(code in REGION_NAMES ? { regionsFrom: regions } : {}) };
    if (code in REGION_NAMES) regions += to - from;
    from = to;
    return country;
  });
}

/** A name by which a place is found, and the place's number. */
export interface Key {
  readonly text: string;
  readonly index: number;
}

/** All places, unpacked. */
export interface Atlas {
  readonly keys: readonly Key[];
  /** Returns the place of a number. */
  place(index: number): NamedPlace;
  /** Returns about how many people live in the place of a number. */
  population(index: number): number;
}

/** Returns the places of the columns, and the keys by which they are found: folded names and spellings. */
export function openAtlas(): Atlas {
  const names = NAMES.split('\n');
  const spellings = SPELLINGS.split('\n');
  const zones = ZONES.split('\n');
  const nations = countries();

  const spellingsOf = (index: number): readonly string[] => {
    const line = at(spellings, index);
    return line === '' ? [] : line.split('|');
  };
  const keys = names.flatMap((name, index) =>
    [...new Set([name, ...spellingsOf(index)].map(fold))].map((text) => ({ text, index })),
  );
  const regionOf = ({ code, from, regionsFrom }: Country, index: number): string | null => {
    if (regionsFrom === undefined) return null;
    const start = (regionsFrom + index - from) * 2;
    return REGION_NAMES[code]?.[REGIONS.slice(start, start + 2)] ?? null;
  };
  const population = (index: number): number =>
    Number((1000 * 10 ** (fromDigits(POPULATIONS, index, 2) / 90)).toPrecision(2));
  return {
    keys,
    population,
    place(index) {
      const country = at(
        nations.filter(({ from, to }) => index >= from && index < to),
        0,
      );
      return {
        name: at(names, index),
        spellings: spellingsOf(index),
        country: country.code,
        country_name: country.name,
        region: regionOf(country, index),
        population: population(index),
        place: {
          latitude: (fromDigits(LATITUDES, index, 4) - 90 * PARTS) / PARTS,
          longitude: (fromDigits(LONGITUDES, index, 4) - 180 * PARTS) / PARTS,
          timezone: at(zones, fromDigits(ZONE_OF, index, 2)),
        },
      };
    },
  };
}
