import { at } from '../math/at.js';
import { type Graha, SIGNS } from './names.js';

/** A graha that rules a sign. */
export type SignLord = Exclude<Graha, 'Rahu' | 'Ketu'>;

export const SIGN_LORDS: readonly SignLord[] = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'];

export function lordOf(sign: number): SignLord {
  return at(SIGNS, sign).lord;
}

export function isSignLord(graha: Graha): graha is SignLord {
  return graha !== 'Rahu' && graha !== 'Ketu';
}
