import { at } from '../../math/at.js';
import { SIGNS } from '../../zodiac/names.js';
import { NATURAL_RELATIONS, type Regard, type SignLord } from '../tables/kutas.js';

/** Returns the lord of a sign, 0 (Aries) … 11. */
export function lordOf(sign: number): SignLord {
  return at(SIGNS, sign).lord;
}

/** Returns how a graha regards another by nature; itself it regards as a friend. */
export function regard(from: SignLord, to: SignLord): Regard {
  if (from === to) return 'friend';
  const { friends, enemies } = NATURAL_RELATIONS[from];
  if (friends.includes(to)) return 'friend';
  return enemies.includes(to) ? 'enemy' : 'neutral';
}
