import { at } from '../../math/at.js';
import { GHATI_LENGTH, GHATIS, MULA_OTHER } from '../tables/ghatis.js';
import type { Stretch } from './parts.js';

const GHATIS_OF_STAY = 60;
/** From 1. */
const MULA = 19;

/** Four ghaṭīs of the Moon's stay in a nakṣatra. */
export interface Ghatis extends Stretch {
  /** Ghaṭīs of the stay before they begin, 0 … 56. */
  readonly ghati: number;
}

function ghatis({ start, end }: Stretch, from: number): Ghatis {
  const ghati = (end - start) / GHATIS_OF_STAY;
  const last = from + GHATI_LENGTH;
  return { start: start + from * ghati, end: last === GHATIS_OF_STAY ? end : start + last * ghati, ghati: from };
}

/**
 * One varjya, except for Mūla with both of its beginnings.
 *
 * @param number the nakṣatra, 1 … 27
 */
export function varjyasOf(number: number, stay: Stretch, mula: '56' | '20' | 'both'): Ghatis[] {
  const { varjya } = at(GHATIS, number - 1);
  if (number !== MULA || mula === '56') return [ghatis(stay, varjya)];
  return (mula === '20' ? [MULA_OTHER] : [MULA_OTHER, varjya]).map((from) => ghatis(stay, from));
}

export function amritaOf(number: number, stay: Stretch): Ghatis {
  return ghatis(stay, at(GHATIS, number - 1).amrita);
}
