import { DEGREE, type MicroArcseconds, microArcseconds, modulo, opposite, SIGN, TURN } from '../../math/angle.js';
import type { SignLord } from '../../zodiac/lords.js';
import { type Angle, DIG_ZERO } from '../tables/shadbala.js';
import type { ShadbalaChoices } from '../tables/shadbalaChoices.js';
import { ahead, fold } from './arcs.js';
import type { ShadbalaSky } from './shadbalaSky.js';

/** The point 90° after the ascendant. */
export function equalNadir(ascendant: MicroArcseconds): MicroArcseconds {
  return modulo(microArcseconds(ascendant + 3 * SIGN), TURN);
}

function corner(
  angle: Angle,
  { ascendant, midheaven }: Pick<ShadbalaSky, 'ascendant' | 'midheaven'>,
  by: ShadbalaChoices['dig'],
): MicroArcseconds {
  if (angle === 'ascendant') return ascendant;
  if (angle === 'descendant') return opposite(ascendant);
  const nadir = by === 'equal' ? equalNadir(ascendant) : opposite(midheaven);
  return angle === 'nadir' ? nadir : opposite(nadir);
}

export interface DigBala {
  /** The corner without strength, degrees of sidereal longitude. */
  readonly zero: number;
  readonly arc: number;
  readonly total: number;
}

/** A third of the distance from the corner without strength. Bṛhat Parāśara Horā Śāstra (Santhanam) 27.7–8. */
export function digBala(
  planet: SignLord,
  sky: Pick<ShadbalaSky, 'longitudes' | 'ascendant' | 'midheaven'>,
  by: ShadbalaChoices['dig'],
): DigBala {
  const zero = corner(DIG_ZERO[planet], sky, by);
  const arc = fold(ahead(sky.longitudes[planet], zero));
  return { zero: zero / DEGREE, arc, total: arc / 3 };
}
