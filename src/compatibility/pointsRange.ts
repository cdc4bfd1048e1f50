import { recordOf } from '../math/recordOf.js';
import type { LocalInstant } from '../types.js';
import { type EclipticDegrees, sixDecimals } from '../zodiac/position.js';
import type { SideMoons } from './moonsOfDate.js';
import { type NumberedPosition, numberedPosition } from './numberedPosition.js';
import type { MatchTotal } from './partner.js';
import type { ForgivenBy } from './rules/kutas.js';
import { moonStation } from './rules/moon.js';
import { type CompatibilityLevel, type CriticalDosha, type MoonMatch, scorePair } from './rules/score.js';
import { KUTAS, type Kuta } from './tables/kutas.js';

/** A part of the day of birth in which the Moon scores alike, and the Moon at its start. */
export interface MoonStretch extends NumberedPosition {
  /** Its first second; null if the time of birth is known. */
  readonly start: LocalInstant | null;
  /** The first second after it; null if the time of birth is known. */
  readonly end: LocalInstant | null;
}

/** Every possible Moon of one side. */
export interface MoonRange {
  /** Whether the time of birth is known; then there is one Moon. */
  readonly time_known: boolean;
  /** The Moon at the first second of the civil date of birth, decimal degrees; at birth if its time is known. */
  readonly from: EclipticDegrees;
  /** The Moon at the last second of that date; at birth if its time is known. */
  readonly to: EclipticDegrees;
  /** One for each pada, and for each half of Sagittarius and Capricorn, in order of time. */
  readonly moons: readonly MoonStretch[];
}

/** A Moon of the bride with one of the groom. */
export interface MoonPairScore {
  /** Index in the bride’s `moons`, from 0. @asType integer @minimum 0 */
  readonly female: number;
  /** Index in the groom’s `moons`, from 0. @asType integer @minimum 0 */
  readonly male: number;
  /** Points of this pair. */
  readonly total_score: MatchTotal;
  /** Their level. */
  readonly compatibility_level: CompatibilityLevel;
}

/** The fewest and most points of a kūṭa. */
export interface KutaRange {
  /** Fewest points. @minimum 0 @maximum 8 @multipleOf 0.5 */
  readonly minimum: number;
  /** Most points. @minimum 0 @maximum 8 @multipleOf 0.5 */
  readonly maximum: number;
}

/** The doṣas over the day. */
export interface DoshaRange {
  /** With every pair of Moons. */
  readonly always: readonly CriticalDosha[];
  /** With some pairs only. */
  readonly sometimes: readonly CriticalDosha[];
}

/** The possible results of a match without a time of birth: over every pair of Moons of the dates of birth. */
export interface PointsRange {
  /** Fewest points. */
  readonly minimum: MatchTotal;
  /** Most points. */
  readonly maximum: MatchTotal;
  /** The level, if the same for all pairs; null otherwise. */
  readonly compatibility_level: CompatibilityLevel | null;
  /** The doṣas of all pairs, and of some. */
  readonly critical_doshas: DoshaRange;
  /** Fewest and most points of each kūṭa. */
  readonly kutas: Readonly<Record<Kuta, KutaRange>>;
  /** The Moons of the bride. */
  readonly female: MoonRange;
  /** The Moons of the groom. */
  readonly male: MoonRange;
  /** Each of her Moons with each of his. */
  readonly pairs: readonly MoonPairScore[];
}

function describeRange({ timeKnown, from, to, moons }: SideMoons): MoonRange {
  return {
    time_known: timeKnown,
    from: sixDecimals(from),
    to: sixDecimals(to),
    moons: moons.map(({ start, end, moon }) => ({ start, end, ...numberedPosition(moon) })),
  };
}

export function pointsRange(bride: SideMoons, groom: SideMoons, rule: ForgivenBy): PointsRange {
  const scored = bride.moons.flatMap((hers, female) =>
    groom.moons.map((his, male) => ({
      female,
      male,
      match: scorePair(moonStation(hers.moon), moonStation(his.moon), rule),
    })),
  );
  const bounds = (points: (match: MoonMatch) => number): KutaRange => {
    const all = scored.map(({ match }) => points(match));
    return { minimum: Math.min(...all), maximum: Math.max(...all) };
  };
  const levels = new Set(scored.map(({ match }) => match.compatibility_level));
  const [level = null] = levels.size === 1 ? levels : [];
  const standing = (dosha: CriticalDosha): number =>
    scored.filter(({ match }) => match.critical_doshas.includes(dosha)).length;
  const doshas = (['Gana dosha', 'Bhakoot dosha', 'Nadi dosha'] as const).filter((dosha) => standing(dosha) > 0);
  return {
    ...bounds((match) => match.total_score),
    compatibility_level: level,
    critical_doshas: {
      always: doshas.filter((dosha) => standing(dosha) === scored.length),
      sometimes: doshas.filter((dosha) => standing(dosha) < scored.length),
    },
    kutas: recordOf(KUTAS, (kuta) => bounds(({ points }) => points[kuta])),
    female: describeRange(bride),
    male: describeRange(groom),
    pairs: scored.map(({ female, male, match: { total_score, compatibility_level } }) => ({
      female,
      male,
      total_score,
      compatibility_level,
    })),
  };
}
