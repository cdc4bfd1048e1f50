import { at } from '../../math/at.js';
import { GHATI_LENGTH, GHATIS, MULA_OTHER } from '../tables/ghatis.js';
import type { Stretch } from './parts.js';

const GHATIS_OF_STAY = 60;
/** Mūla among the nakṣatras, from 1. */
const MULA = 19;

/** Four ghaṭīs of the Moon's stay in a nakṣatra. */
export interface Ghatis extends Stretch {
  /** Ghaṭīs of the stay that have passed when they begin, 0 … 56. */
  readonly ghati: number;
}

/** Returns four ghaṭīs of the Moon's stay in a nakṣatra, sixtieths of it, from one on. */
function ghatis({ start, end }: Stretch, from: number): Ghatis {
  const ghati = (end - start) / GHATIS_OF_STAY;
  const last = from + GHATI_LENGTH;
  return { start: start + from * ghati, end: last === GHATIS_OF_STAY ? end : start + last * ghati, ghati: from };
}

/**
 * Returns the varjyas of the Moon's stay in a nakṣatra: one, but for Mūla where both of its beginnings are asked for.
 *
 * @param number the nakṣatra, 1 … 27
 */
export function varjyasOf(number: number, stay: Stretch, mula: '56' | '20' | 'both'): Ghatis[] {
  const { varjya } = at(GHATIS, number - 1);
  if (number !== MULA || mula === '56') return [ghatis(stay, varjya)];
  return (mula === '20' ? [MULA_OTHER] : [MULA_OTHER, varjya]).map((from) => ghatis(stay, from));
}

/** Returns the amṛta kāla of the Moon's stay in a nakṣatra, 1 … 27. */
export function amritaOf(number: number, stay: Stretch): Ghatis {
  return ghatis(stay, at(GHATIS, number - 1).amrita);
}
