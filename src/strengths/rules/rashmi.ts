import type { PlanetStrength } from './shadbala.js';

export interface Rashmis {
  readonly uccha: number;
  readonly cheshta: number;
  readonly shubha: number;
  readonly ashubha: number;
}

/** A strength of 60 virūpas is an arc of six signs. */
const VIRUPAS_PER_SIGN = 10;
/** The good and the bad rays together. */
export const ALL_RAYS = 8;

/**
 * Signs of an arc and one: of the arc from the fall, and of the kendra of motion, of which uccha bala and ceṣṭā bala are thirds in degrees.
 *
 * Source: Bṛhat Parāśara Horā Śāstra 28.2–5.
 */
export function rashmisOf({ sthana, cheshtaForPhala }: Pick<PlanetStrength, 'sthana' | 'cheshtaForPhala'>): Rashmis {
  const uccha = sthana.uccha / VIRUPAS_PER_SIGN + 1;
  const cheshta = cheshtaForPhala / VIRUPAS_PER_SIGN + 1;
  const shubha = (uccha + cheshta) / 2;
  return { uccha, cheshta, shubha, ashubha: ALL_RAYS - shubha };
}
