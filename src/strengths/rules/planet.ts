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

/** The avasthās of a graha. */
export interface Avasthas {
  /** Its age by the degree in its sign. */
  readonly baladi: Baladi;
  /** Awake, dreaming or asleep, by dignity. */
  readonly jagradadi: Jagradadi;
  /** Its light: by dignity first, then by company and sign; may be empty. */
  readonly deeptadi: readonly Deeptadi[];
  /** Its mood by house, company and aspects; may be empty, always for the nodes. */
  readonly lajjitadi: readonly Lajjitadi[];
}

/** The dignity and state of a graha. */
export interface PlanetDignity extends ZodiacPosition {
  /** Whole-sign house, 1 … 12. */
  readonly house: House;
  /** By its degree; else how it regards the lord of its sign. */
  readonly dignity: Dignity;
  /** The degrees of the sign over which that holds. */
  readonly dignity_span: DignitySpan;
  /** Whether it is in its sign of exaltation, at any degree; null for a node. */
  readonly in_exaltation_sign: boolean | null;
  /** Whether it is in its sign of debilitation; null for a node. */
  readonly in_debilitation_sign: boolean | null;
  /** Whether it rules the sign; null for a node. */
  readonly in_own_sign: boolean | null;
  /** The lord of its sign, and how it regards that lord. */
  readonly dispositor: Dispositor;
  /** The degree of its deepest exaltation; null for a node. */
  readonly deep_exaltation: DeepExaltation | null;
  /** Degrees from there, the shorter way, six decimals; 180 at the deepest debilitation; null for a node. @minimum 0 @maximum 180 */
  readonly distance_from_deep_exaltation: number | null;
  /** Whether it is in the same sign in rāśi and navāṁśa. */
  readonly vargottama: boolean;
  /** Its sign in the navāṁśa. */
  readonly navamsha_sign: Sign;
  /** Whether it is retrograde. */
  readonly retrograde: boolean;
  /** Whether it is combust. */
  readonly combust: boolean;
  /** Its distance from the Sun, and the limit; null for the Sun and the nodes. */
  readonly combustion: CombustionDistance | null;
  /** Its wars; may be empty. */
  readonly wars: readonly WarOfPlanet[];
  /** Whether it is benefic or malefic by nature. */
  readonly natural_nature: Nature;
  /** Why: `waxing` and `waning` for the Moon, `alone` and `joined` for Mercury. */
  readonly nature_reason: NatureReason;
  /** Mercury’s company, where that decides. */
  readonly nature_with: readonly Graha[];
  /** Whether it is in a puṣkara navāṁśa. */
  readonly pushkara_navamsha: boolean;
  /** Whether it is in the puṣkara degree of its sign. */
  readonly pushkara_bhaga: boolean;
  /** Its gaṇḍānta, or null. */
  readonly gandanta: GandantaTold | null;
  /** Its avasthās. */
  readonly avasthas: Avasthas;
}

export interface PlanetReadings extends PlaceReadings {
  readonly mercury: MercuryRule;
  readonly deeptadi: DeeptadiList;
}

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
