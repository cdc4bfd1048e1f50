import { DEGREE, signedArc } from '../../math/angle.js';
import { DISCS, STARS, type Star } from '../tables/shadbala.js';
import type { ShadbalaChoices } from '../tables/shadbalaChoices.js';

export interface Yuddha {
  readonly planets: readonly [Star, Star];
  /** Degrees of longitude, 0 ≤ s < 1. */
  readonly separation: number;
  readonly winner: Star;
  readonly virupas: number;
}

/**
 * Source: Bṛhat Parāśara Horā Śāstra (Santhanam) 27.20; B.V. Raman, Graha and Bhava Balas, ch. 4.
 * @param strength what is compared: by `raman` sthāna, dig and kāla up to the hour, by `bphs` all six without the war
 */
export function yuddhasOf(
  longitudes: Readonly<Record<Star, number>>,
  strength: (star: Star) => number,
  rule: ShadbalaChoices['yuddha'],
): readonly Yuddha[] {
  if (rule === 'none') return [];
  return STARS.flatMap((one, i) =>
    STARS.slice(i + 1).flatMap((other): Yuddha[] => {
      const apart = signedArc(longitudes[other] - longitudes[one]) / DEGREE;
      if (Math.abs(apart) >= 1) return [];
      const difference = Math.abs(strength(one) - strength(other));
      const virupas = rule === 'bphs' ? difference : difference / Math.abs(DISCS[one] - DISCS[other]);
      return [{ planets: [one, other], separation: Math.abs(apart), winner: apart >= 0 ? one : other, virupas }];
    }),
  );
}

export function yuddhaBala(planet: string, wars: readonly Yuddha[]): number {
  return wars.reduce((total, { planets, winner, virupas }) => {
    if (!planets.some((name) => name === planet)) return total;
    return total + (winner === planet ? virupas : -virupas);
  }, 0);
}
