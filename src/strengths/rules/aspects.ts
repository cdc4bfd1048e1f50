import { type MicroArcseconds, modulo, SIGN, signIndex, TURN } from '../../math/angle.js';
import { recordOf } from '../../math/recordOf.js';
import {
  type DrishtiReading,
  drishtiVirupas,
  fullDrishti,
  type NodeAspects,
  rashiDrishti,
} from '../../zodiac/drishti.js';
import { GRAHAS, type Graha, type Sign } from '../../zodiac/names.js';
import type { House } from '../../zodiac/position.js';
import { type StrengthChart, signNamed, signOf } from './chart.js';

/** What a graha looks on fully. */
export interface GrahaDrishti {
  /** Who looks. */
  readonly planet: Graha;
  /** Whole-sign houses, in the order of the signs counted from the graha. */
  readonly houses: readonly House[];
  /** Signs, in the same order. */
  readonly signs: readonly Sign[];
  /** Grahas in them, in the order of a chart. */
  readonly planets: readonly Graha[];
}

/** What a graha looks on by its sign. */
export interface RashiDrishti {
  /** Who looks. */
  readonly planet: Graha;
  /** Signs, from Aries on. */
  readonly signs: readonly Sign[];
  /** Grahas in them, in the order of a chart. */
  readonly planets: readonly Graha[];
}

/** How strongly a graha looks, in virūpas: 60 is full; above that only where parts are added. @minimum 0 @maximum 90 */
export type AspectVirupas = number;

/** How strongly one graha looks on each, by their names. */
export type VirupasOfGraha = Readonly<Record<Graha, AspectVirupas>>;

/** How strongly one graha looks on the middles of the twelve houses, from the first. @minItems 12 @maxItems 12 */
export type VirupasOnHouses = readonly AspectVirupas[];

/** How strongly each graha looks on each other and on each house. */
export interface DrishtiVirupas {
  /** By the graha that looks, then by the one that is looked on; six decimals; on itself 0. The nodes look on nothing. */
  readonly planets: Readonly<Record<Graha, VirupasOfGraha>>;
  /** By the graha that looks: twelve numbers, on the middles of the houses from the first, which is the rising degree. */
  readonly houses: Readonly<Record<Graha, VirupasOnHouses>>;
}

/** Every aspect of a chart. */
export interface Aspects {
  /** Full aspects from sign to sign, of every graha. */
  readonly graha: readonly GrahaDrishti[];
  /** Partial aspects by degrees. */
  readonly virupas: DrishtiVirupas;
  /** Aspects of the signs, of every graha. */
  readonly rashi: readonly RashiDrishti[];
}

const SIX = 1_000_000;

/** Returns the virūpas of a graha on a longitude, rounded to six decimals. */
function virupasOn(graha: Graha, from: MicroArcseconds, to: MicroArcseconds, reading: DrishtiReading): AspectVirupas {
  return Math.round(drishtiVirupas(graha, modulo(to - from, TURN), reading) * SIX) / SIX;
}

/** Returns who looks on whom in a chart. */
export function aspectsOf(
  chart: Pick<StrengthChart, 'longitudes' | 'ascendant'>,
  nodes: NodeAspects,
  reading: DrishtiReading,
): Aspects {
  const { longitudes, ascendant } = chart;
  const lagna = signIndex(ascendant);
  const inSigns = (planet: Graha, signs: readonly number[]) =>
    GRAHAS.filter((other) => other !== planet && signs.includes(signOf(chart, other)));
  return {
    graha: GRAHAS.map((planet) => {
      const signs = fullDrishti(planet, nodes).map((count) => (signOf(chart, planet) + count - 1) % 12);
      return {
        planet,
        houses: signs.map((sign) => modulo(sign - lagna, 12) + 1),
        signs: signs.map(signNamed),
        planets: inSigns(planet, signs),
      };
    }),
    virupas: {
      planets: recordOf(GRAHAS, (from) =>
        recordOf(GRAHAS, (to) => virupasOn(from, longitudes[from], longitudes[to], reading)),
      ),
      houses: recordOf(GRAHAS, (from) =>
        Array.from({ length: 12 }, (_, i) =>
          virupasOn(from, longitudes[from], modulo(ascendant + i * SIGN, TURN), reading),
        ),
      ),
    },
    rashi: GRAHAS.map((planet) => {
      const signs = rashiDrishti(signOf(chart, planet));
      return { planet, signs: signs.map(signNamed), planets: inSigns(planet, signs) };
    }),
  };
}
