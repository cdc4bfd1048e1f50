import { modulo } from '../../math/angle.js';
import { at } from '../../math/at.js';
import { NAKSHATRAS, SIGNS } from '../../zodiac/names.js';
import {
  BAD_TARAS,
  BHAKOOT_DOSHAS,
  type BhakootDosha,
  GANA_GRID,
  KUTA_LIMITS,
  MAITRI_POINTS,
  NAKSHATRA_NATURES,
  NATURAL_RELATIONS,
  type Regard,
  SIGN_VARNA,
  type SignLord,
  TARA_POINTS,
  TARAS,
  VASHYA_GRID,
  YONI_GRID,
} from '../tables/kutas.js';
import type { MoonStation } from './moon.js';

/** When a bad relation of the signs is forgiven: by friendship of the lords on both sides, or on either. */
export type BhakootRule = 'strict' | 'lenient';

/** Returns the lord of a sign. */
export function lordOf(sign: number): SignLord {
  return at(SIGNS, sign).lord;
}

/** Returns the varṇa points: 1 when the groom's rank is at least the bride's. */
export function varnaPoints(bride: MoonStation, groom: MoonStation): number {
  return (SIGN_VARNA[groom.sign] ?? 0) >= (SIGN_VARNA[bride.sign] ?? 0) ? KUTA_LIMITS.varna.maxPoints : 0;
}

/** Returns the vaśya points of the two groups. */
export function vashyaPoints(bride: MoonStation, groom: MoonStation): number {
  return VASHYA_GRID[bride.vashya]?.[groom.vashya] ?? 0;
}

/** One direction of the tārā. */
export interface TaraCount {
  /** Inclusive count of nakṣatras, 1 … 27. */
  readonly count: number;
  /** 1 (Janma) … 9 (Ati Mitra). */
  readonly tara: number;
  readonly good: boolean;
}

/** Returns the tārā of one nakṣatra counted from another, both included. */
export function taraCount(from: number, to: number): TaraCount {
  const steps = modulo(to - from, NAKSHATRAS.length);
  const tara = (steps % TARAS.length) + 1;
  return { count: steps + 1, tara, good: !BAD_TARAS.includes(tara) };
}

/**
 * Returns the tārā points: 1.5 for each direction that is good.
 *
 * The two counts add up to 29 unless the stars are the same, so the tārās are (1,1), (2,9), (3,8), (4,7) or (5,6) and at
 * least one direction is always good.
 */
export function taraPoints(bride: MoonStation, groom: MoonStation): number {
  const toGroom = taraCount(bride.nakshatra, groom.nakshatra);
  const toBride = taraCount(groom.nakshatra, bride.nakshatra);
  return (toGroom.good ? TARA_POINTS : 0) + (toBride.good ? TARA_POINTS : 0);
}

/** Returns the yoni points of the two animals; their sex does not count. */
export function yoniPoints(bride: MoonStation, groom: MoonStation): number {
  const row = NAKSHATRA_NATURES[bride.nakshatra]?.yoni ?? 0;
  return YONI_GRID[row]?.[NAKSHATRA_NATURES[groom.nakshatra]?.yoni ?? 0] ?? 0;
}

/** Returns how a graha regards another by nature; itself it regards as a friend. */
export function regard(from: SignLord, to: SignLord): Regard {
  if (from === to) return 'friend';
  const { friends, enemies } = NATURAL_RELATIONS[from];
  if (friends.includes(to)) return 'friend';
  return enemies.includes(to) ? 'enemy' : 'neutral';
}

/** Returns the graha maitrī points of the lords of the two Moon signs. */
export function maitriPoints(bride: MoonStation, groom: MoonStation): number {
  const hers = lordOf(bride.sign);
  const his = lordOf(groom.sign);
  return MAITRI_POINTS[regard(hers, his)][regard(his, hers)];
}

/** Returns the gaṇa points. */
export function ganaPoints(bride: MoonStation, groom: MoonStation): number {
  const row = NAKSHATRA_NATURES[groom.nakshatra]?.gana ?? 0;
  return GANA_GRID[row]?.[NAKSHATRA_NATURES[bride.nakshatra]?.gana ?? 0] ?? 0;
}

/** Why a bad relation of the signs is forgiven. */
export type BhakootCancellation = 'same lord' | 'friendly lords';

/** How two signs stand to each other. */
export interface BhakootRelation {
  /** Inclusive count from the groom's sign to the bride's, 1 … 12. */
  readonly position: number;
  /** The bad relation, `6-8 (Shadashtaka)`; undefined for a good one. */
  readonly dosha: BhakootDosha | undefined;
  /** Why a bad relation is forgiven; undefined when it is not, or not bad. */
  readonly cancelled: BhakootCancellation | undefined;
}

/** Returns the relation of the two Moon signs, and whether their lords make up for it. */
export function bhakootRelation(bride: MoonStation, groom: MoonStation, rule: BhakootRule): BhakootRelation {
  const position = modulo(bride.sign - groom.sign, SIGNS.length) + 1;
  const dosha = BHAKOOT_DOSHAS[position];
  if (dosha === undefined) return { position, dosha, cancelled: undefined };
  const hers = lordOf(bride.sign);
  const his = lordOf(groom.sign);
  if (hers === his) return { position, dosha, cancelled: 'same lord' };
  const friendly = [regard(hers, his), regard(his, hers)].map((view) => view === 'friend');
  const forgiven = rule === 'strict' ? friendly.every(Boolean) : friendly.some(Boolean);
  return { position, dosha, cancelled: forgiven ? 'friendly lords' : undefined };
}

/** Returns the bhakūṭa points: all, unless the signs stand badly and nothing cancels it. */
export function bhakootPoints(bride: MoonStation, groom: MoonStation, rule: BhakootRule): number {
  const { dosha, cancelled } = bhakootRelation(bride, groom, rule);
  return dosha !== undefined && cancelled === undefined ? 0 : KUTA_LIMITS.bhakoot.maxPoints;
}

/**
 * Returns the nāḍī of a nakṣatra: 0 Ādi, 1 Madhya, 2 Antya. The stars are written in rows of three, alternately forwards and
 * backwards, and the column is the nāḍī.
 */
export function nadiOf(nakshatra: number): number {
  const column = nakshatra % 3;
  return Math.floor(nakshatra / 3) % 2 === 0 ? column : 2 - column;
}

/** Why the same nāḍī does no harm. */
export type NadiException =
  | 'same sign, different nakshatra'
  | 'same nakshatra, different sign'
  | 'same nakshatra, different pada';

/** How the nāḍīs of two Moons stand to each other. */
export interface NadiRelation {
  readonly same: boolean;
  /** The exception that applies; undefined when none does, or none is needed. */
  readonly exception: NadiException | undefined;
}

/** Returns whether the nāḍīs are the same and which exception, if any, lifts the doṣa. */
export function nadiRelation(bride: MoonStation, groom: MoonStation): NadiRelation {
  const same = nadiOf(bride.nakshatra) === nadiOf(groom.nakshatra);
  if (!same) return { same, exception: undefined };
  const sameStar = bride.nakshatra === groom.nakshatra;
  const sameSign = bride.sign === groom.sign;
  if (sameSign && !sameStar) return { same, exception: 'same sign, different nakshatra' };
  if (sameStar && !sameSign) return { same, exception: 'same nakshatra, different sign' };
  if (sameStar && bride.pada !== groom.pada) return { same, exception: 'same nakshatra, different pada' };
  return { same, exception: undefined };
}

/** Returns the nāḍī points: all, unless the nāḍī is the same and no exception applies. */
export function nadiPoints(bride: MoonStation, groom: MoonStation): number {
  const { same, exception } = nadiRelation(bride, groom);
  return same && exception === undefined ? 0 : KUTA_LIMITS.nadi.maxPoints;
}
