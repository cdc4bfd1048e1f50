import { at } from '../math/at.js';
import { type Graha, SIGNS } from './names.js';

/** A graha that is lord of a sign. */
export type SignLord = Exclude<Graha, 'Rahu' | 'Ketu'>;

/** The seven sign lords. */
export const SIGN_LORDS: readonly SignLord[] = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'];

/** Returns the lord of a sign, 0 (Aries) … 11: one of the seven, as {@link SIGNS} has it. */
export function lordOf(sign: number): SignLord {
  return at(SIGNS, sign).lord;
}

/** Returns whether a graha is one of the seven, and no node. */
export function isSignLord(graha: Graha): graha is SignLord {
  return graha !== 'Rahu' && graha !== 'Ketu';
}
