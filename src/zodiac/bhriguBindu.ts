import { type MicroArcseconds, modulo, opposite, TURN } from '../math/angle.js';

export const MIDPOINTS = ['forward', 'plain', 'nearer'] as const;

/** Half-way from Rāhu forward to the Moon, the average of the two numbers, or the middle of the shorter arc. */
export type Midpoint = (typeof MIDPOINTS)[number];

/** Half-way from Rāhu forward to the Moon, rounded down. */
export function bhriguBindu(rahu: MicroArcseconds, moon: MicroArcseconds): MicroArcseconds {
  return modulo(rahu + Math.floor(modulo(moon - rahu, TURN) / 2), TURN);
}

/**
 * The plain average, counted from 0° Aries, is the forward one where the Moon has the greater longitude, and else the point opposite. For
 * exactly opposite points the nearer middle is the forward one.
 */
export function bhriguBindus(rahu: MicroArcseconds, moon: MicroArcseconds): Record<Midpoint, MicroArcseconds> {
  const forward = bhriguBindu(rahu, moon);
  return {
    forward,
    plain: modulo(Math.floor((moon + rahu) / 2), TURN),
    nearer: modulo(moon - rahu, TURN) <= TURN / 2 ? forward : opposite(forward),
  };
}
