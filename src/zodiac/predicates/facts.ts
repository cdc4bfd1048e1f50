import { type MicroArcseconds, modulo, signIndex, TURN } from '../../math/angle.js';
import { recordOf } from '../../math/recordOf.js';
import { isCombust } from '../combustion.js';
import { type Dignity, dignityOf } from '../dignity.js';
import { GRAHAS, type Graha } from '../names.js';
import { type Nature, type NatureRules, naturalNatures } from '../nature.js';
import { navamshaSign } from '../navamsha.js';

export interface GivenChart {
  /** Micro-arcseconds; null if the time of birth is unknown. */
  readonly ascendant: MicroArcseconds | null;
  /** Sidereal, micro-arcseconds. */
  readonly longitudes: Readonly<Record<Graha, MicroArcseconds>>;
  readonly retrograde: Readonly<Record<Graha, boolean>>;
  /** Null if unknown. */
  readonly dayBirth: boolean | null;
  readonly sex: 'male' | 'female' | null;
}

/** Every sign, dignity and nature of a chart, determined once. Signs are 0 (Aries) … 11. */
export interface ChartFacts extends GivenChart {
  readonly lagna: number | null;
  readonly lagnaNavamsha: number | null;
  readonly signs: Readonly<Record<Graha, number>>;
  readonly navamshas: Readonly<Record<Graha, number>>;
  readonly natures: Readonly<Record<Graha, Nature>>;
  readonly dignities: Readonly<Record<Graha, Dignity>>;
  readonly combust: Readonly<Record<Graha, boolean>>;
  readonly waxing: boolean;
}

/** Returns what the predicates ask of a chart. Nodes have no dignity of their own place: theirs is how they regard the lord of the sign. */
export function factsOf(chart: GivenChart, natures: NatureRules): ChartFacts {
  const { ascendant, longitudes, retrograde } = chart;
  return {
    ...chart,
    lagna: ascendant === null ? null : signIndex(ascendant),
    lagnaNavamsha: ascendant === null ? null : navamshaSign(ascendant),
    signs: recordOf(GRAHAS, (graha) => signIndex(longitudes[graha])),
    navamshas: recordOf(GRAHAS, (graha) => navamshaSign(longitudes[graha])),
    natures: naturalNatures(longitudes, natures),
    dignities: recordOf(GRAHAS, (graha) => dignityOf(graha, longitudes, { nodes: 'none' })),
    combust: recordOf(GRAHAS, (graha) => isCombust(graha, longitudes[graha], longitudes.Sun, retrograde[graha])),
    waxing: modulo(longitudes.Moon - longitudes.Sun, TURN) < TURN / 2,
  };
}
