import { type MicroArcseconds, signIndex } from '../../math/angle.js';
import type { CombustionRule } from '../../zodiac/combustion.js';
import type { SignLord } from '../../zodiac/lords.js';
import type { Graha } from '../../zodiac/names.js';
import type {
  Bharana,
  EnemyExemption,
  EnemyRelation,
  InOneSign,
  LagnaYears,
  RisingMaleficReading,
  SeveralLosses,
  VisibleHalfReading,
} from '../tables/options.js';

export interface LifeChart {
  /** Sidereal, micro-arcseconds. */
  readonly longitudes: Readonly<Record<Graha, MicroArcseconds>>;
  readonly ascendant: MicroArcseconds;
  readonly retrograde: Readonly<Record<SignLord, boolean>>;
  /** Ṣaḍbala, virūpas. */
  readonly strength: Readonly<Record<SignLord, number>>;
}

export interface LifeRules {
  readonly relation: EnemyRelation;
  readonly enemy_exempt: EnemyExemption;
  readonly combustion: CombustionRule;
  readonly visible_half: VisibleHalfReading;
  readonly in_one_sign: InOneSign;
  readonly several: SeveralLosses;
  readonly rising_malefic: RisingMaleficReading;
  readonly lagna_years: LagnaYears;
  readonly bharana: Bharana;
}

export function signOf({ longitudes }: Pick<LifeChart, 'longitudes'>, graha: SignLord): number {
  return signIndex(longitudes[graha]);
}
