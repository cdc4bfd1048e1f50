import { fullDrishti, type NodeAspects } from '../../zodiac/drishti.js';
import type { Graha } from '../../zodiac/names.js';

/** The ways in which a transiting planet hits a natal point. */
export const HIT_KINDS = ['conjunction', 'graha_drishti', 'natal_drishti'] as const;

/** A way in which a transiting planet can hit a natal point: one of these, or an angle of one’s own. */
export type HitKind = (typeof HIT_KINDS)[number] | 'angle';

const HOUSE = 30;

/** Counted forward from the graha: 180 for the 7th. */
export function drishtiDegrees(graha: Graha, nodes: NodeAspects): readonly number[] {
  return fullDrishti(graha, nodes).map((house) => (house - 1) * HOUSE);
}
