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

/** The full aspects of a graha. */
export interface GrahaDrishti {
  /** The aspecting graha. */
  readonly planet: Graha;
  /** Whole-sign houses, in the order of the signs counted from the graha. */
  readonly houses: readonly House[];
  /** Signs, in the same order. */
  readonly signs: readonly Sign[];
  /** Grahas in them, in chart order. */
  readonly planets: readonly Graha[];
}

/** The rāśi aspects of a graha. */
export interface RashiDrishti {
  /** The aspecting graha. */
  readonly planet: Graha;
  /** Signs, from Aries on. */
  readonly signs: readonly Sign[];
  /** Grahas in them, in chart order. */
  readonly planets: readonly Graha[];
}

/** Strength of an aspect in virūpas: 60 is full; more only where parts are added. @minimum 0 @maximum 90 */
export type AspectVirupas = number;

/** Strength of the aspects of one graha on the others, by name. */
export type VirupasOfGraha = Readonly<Record<Graha, AspectVirupas>>;

/** Strength of the aspects of one graha on the middles of the twelve houses. @minItems 12 @maxItems 12 */
export type VirupasOnHouses = readonly AspectVirupas[];

/** Strength of every aspect on grahas and houses. */
export interface DrishtiVirupas {
  /** By aspecting graha, then by the aspected one; six decimals, 0 on itself. The nodes cast no partial aspects. */
  readonly planets: Readonly<Record<Graha, VirupasOfGraha>>;
  /** By aspecting graha: twelve numbers for the middles of the houses; the first is the rising degree. */
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

function virupasOn(graha: Graha, from: MicroArcseconds, to: MicroArcseconds, reading: DrishtiReading): AspectVirupas {
  return Math.round(drishtiVirupas(graha, modulo(to - from, TURN), reading) * SIX) / SIX;
}

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
