import type { Dignity } from '../../zodiac/dignity.js';
import type { Graha, Sign } from '../../zodiac/names.js';
import type { MercuryRule, Nature } from '../../zodiac/nature.js';
import { type House, type ZodiacPosition, zodiacPosition } from '../../zodiac/position.js';
import {
  type Baladi,
  baladi,
  type Deeptadi,
  type DeeptadiList,
  deeptadi,
  deeptadiOfPhaladeepika,
  type Jagradadi,
  jagradadi,
  type Lajjitadi,
  lajjitadi,
} from './avasthas.js';
import { houseOf, type StrengthChart } from './chart.js';
import {
  type CombustionDistance,
  type DeepExaltation,
  type DignitySpan,
  type Dispositor,
  type GandantaTold,
  type PlaceReadings,
  placeDignity,
} from './dignity.js';
import { describeNature, type NatureReason } from './natures.js';
import { type War, type WarOfPlanet, warsSeenBy } from './wars.js';

/** The states (avasthā) of a graha. */
export interface Avasthas {
  /** Its age by the degree in its sign. */
  readonly baladi: Baladi;
  /** Whether it wakes, dreams or sleeps, by its dignity. */
  readonly jagradadi: Jagradadi;
  /** Its light: that of its dignity first, then what company and sign add; may be empty. */
  readonly deeptadi: readonly Deeptadi[];
  /** Its mood by house, company and aspects; may be empty, and is for the nodes. */
  readonly lajjitadi: readonly Lajjitadi[];
}

/** How a graha stands. */
export interface PlanetDignity extends ZodiacPosition {
  /** Whole-sign house, 1 … 12. */
  readonly house: House;
  /** What its degree gives it; else how it regards the lord of its sign. */
  readonly dignity: Dignity;
  /** The degrees of the sign over which that holds. */
  readonly dignity_span: DignitySpan;
  /** Whether the sign is that of its exaltation, whatever the degree; null of a node. */
  readonly in_exaltation_sign: boolean | null;
  /** Whether the sign is that of its debilitation; null of a node. */
  readonly in_debilitation_sign: boolean | null;
  /** Whether it is lord of the sign; null of a node. */
  readonly in_own_sign: boolean | null;
  /** The lord of its sign, and how it regards him. */
  readonly dispositor: Dispositor;
  /** The degree at which it is most exalted; null of a node. */
  readonly deep_exaltation: DeepExaltation | null;
  /** Degrees from there by the shorter way, six decimals; 180 at the deepest debilitation; null of a node. @minimum 0 @maximum 180 */
  readonly distance_from_deep_exaltation: number | null;
  /** Whether it is in the same sign in rāśi and navāṁśa. */
  readonly vargottama: boolean;
  /** Its sign in the navāṁśa. */
  readonly navamsha_sign: Sign;
  /** Whether it moves backwards. */
  readonly retrograde: boolean;
  /** Whether it is nearer to the Sun than its limit. */
  readonly combust: boolean;
  /** Its distance from the Sun, and the limit; null of the Sun and the nodes. */
  readonly combustion: CombustionDistance | null;
  /** The wars in which it fights; empty where there are none. */
  readonly wars: readonly WarOfPlanet[];
  /** Whether it is benefic or malefic by nature. */
  readonly natural_nature: Nature;
  /** Why: `waxing` and `waning` of the Moon, `alone` and `joined` of Mercury. */
  readonly nature_reason: NatureReason;
  /** Who is in Mercury’s sign with him, where that decides. */
  readonly nature_with: readonly Graha[];
  /** Whether it is in a puṣkara navāṁśa. */
  readonly pushkara_navamsha: boolean;
  /** Whether it is in the puṣkara degree of its sign. */
  readonly pushkara_bhaga: boolean;
  /** The gaṇḍānta in which it is; null where in none. */
  readonly gandanta: GandantaTold | null;
  /** Its states. */
  readonly avasthas: Avasthas;
}

/** Which readings the dignities of a chart follow. */
export interface PlanetReadings extends PlaceReadings {
  readonly mercury: MercuryRule;
  readonly deeptadi: DeeptadiList;
}

/** Returns how one graha of a chart stands. */
export function planetDignity(
  graha: Graha,
  chart: StrengthChart,
  retrograde: boolean,
  wars: readonly War[],
  readings: PlanetReadings,
): PlanetDignity {
  const place = placeDignity(graha, chart, retrograde, readings);
  const { dignity } = place;
  const fought = warsSeenBy(graha, wars);
  const rays = { combust: place.combustion === null ? null : place.combust, beaten: fought.some(({ won }) => !won) };
  return {
    ...zodiacPosition(chart.longitudes[graha]),
    house: houseOf(chart, graha),
    ...place,
    retrograde,
    wars: fought,
    ...describeNature(graha, chart, readings.mercury),
    avasthas: {
      baladi: baladi(chart.longitudes[graha]),
      jagradadi: jagradadi(dignity),
      deeptadi:
        readings.deeptadi === 'bphs'
          ? deeptadi(graha, dignity, chart)
          : deeptadiOfPhaladeepika(graha, dignity, chart, rays),
      lajjitadi: lajjitadi(graha, dignity, chart),
    },
  };
}
