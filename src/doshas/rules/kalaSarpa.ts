import { type MicroArcseconds, modulo, signIndex, TURN } from '../../math/angle.js';
import { SIGN_LORDS, type SignLord } from '../../zodiac/lords.js';
import type { Graha } from '../../zodiac/names.js';

/** The side of the nodes on which the seven are: ahead of Rāhu up to Ketu, or ahead of Ketu up to Rāhu. */
export type NodeSide = 'rahu_to_ketu' | 'ketu_to_rahu';

/** Where the seven are in relation to the nodes. */
export interface BetweenNodes {
  /** By degrees; null where they are on both sides. */
  readonly byDegree: NodeSide | null;
  /** By signs, the nodes' signs counting for both sides; null where they are on both. */
  readonly bySign: NodeSide | null;
  /** Those on the smaller side, by degrees; empty where the pattern is complete. */
  readonly outside: readonly SignLord[];
  readonly withNode: readonly SignLord[];
}

const HALF = TURN / 2;

/** Exactly on Rāhu is ahead of him, exactly on Ketu ahead of Ketu. */
export function betweenNodes(longitudes: Readonly<Record<Graha, MicroArcseconds>>): BetweenNodes {
  const { Rahu: rahu } = longitudes;
  const forward = SIGN_LORDS.filter((graha) => modulo(longitudes[graha] - rahu, TURN) < HALF);
  const backward = SIGN_LORDS.filter((graha) => !forward.includes(graha));
  const signs = SIGN_LORDS.map((graha) => modulo(signIndex(longitudes[graha]) - signIndex(rahu), 12));
  const isAhead = signs.every((sign) => sign <= 6);
  const isBehind = signs.every((sign) => sign >= 6 || sign === 0);
  return {
    byDegree: backward.length === 0 ? 'rahu_to_ketu' : forward.length === 0 ? 'ketu_to_rahu' : null,
    bySign: isAhead ? 'rahu_to_ketu' : isBehind ? 'ketu_to_rahu' : null,
    outside: forward.length < backward.length ? forward : backward,
    withNode: SIGN_LORDS.filter((_, i) => signs[i] === 0 || signs[i] === 6),
  };
}
