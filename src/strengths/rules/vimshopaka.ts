import type { MicroArcseconds } from '../../math/angle.js';
import { recordOf } from '../../math/recordOf.js';
import { VARGAS, type Varga } from '../../types.js';
import { lordOf, type SignLord } from '../../zodiac/lords.js';
import type { CompoundRegard } from '../../zodiac/relationships.js';
import {
  GRADE_FROM,
  GRADES,
  type Grade,
  type Relations,
  SCHEMES,
  type Scheme,
  VIMSHOPAKA_POINTS,
  VIMSHOPAKA_WEIGHTS,
} from '../tables/vimshopaka.js';
import { sum } from './arcs.js';
import { standingOf, vargaSign } from './sthana.js';

export const SHODASHAVARGA = ['d1', ...VARGAS] as const;

/** The sign is 0 (Aries) … 11. */
export interface VimshopakaStanding {
  readonly sign: number;
  readonly lord: SignLord;
  readonly relation: 'own' | CompoundRegard;
  readonly points: number;
}

/** Out of 20 in each scheme. */
export interface Vimshopaka {
  readonly scores: Readonly<Record<Scheme, number>>;
  readonly vargas: Readonly<Record<'d1' | Varga, VimshopakaStanding>>;
}

/** Bṛhat Parāśara Horā Śāstra (Santhanam) 7.17–27. */
export function vimshopakaOf(
  planet: SignLord,
  longitudes: Readonly<Record<SignLord, MicroArcseconds>>,
  relations: Relations,
): Vimshopaka {
  const standings = SHODASHAVARGA.map((varga): ['d1' | Varga, VimshopakaStanding] => {
    const sign = vargaSign(longitudes[planet], varga);
    const chart = relations === 'rashi' ? 'd1' : varga;
    const relation = standingOf(planet, sign, (graha) => vargaSign(longitudes[graha], chart));
    return [varga, { sign, lord: lordOf(sign), relation, points: VIMSHOPAKA_POINTS[relation] }];
  });
  const score = (scheme: Scheme): number =>
    sum(standings.map(([varga, { points }]) => (VIMSHOPAKA_WEIGHTS[scheme][varga] ?? 0) * points)) / 20;
  return {
    scores: recordOf(SCHEMES, score),
    vargas: Object.fromEntries(standings) as Record<'d1' | Varga, VimshopakaStanding>,
  };
}

export function gradeOf(score: number): Grade {
  return GRADES.find((grade) => score >= GRADE_FROM[grade]) ?? 'none';
}
