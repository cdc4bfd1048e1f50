import { type MicroArcseconds, modulo, PADA } from '../../math/angle.js';
import { at } from '../../math/at.js';
import { LETTERS, LETTERS_ALONE, type Stretches, VOWELS } from '../tables/avakahada.js';

/** The letter of a pada, with which a name begins. */
export interface Akshara {
  /** In IAST: `vī`. */
  readonly iast: string;
  /** In Devanāgarī: `वी`. */
  readonly devanagari: string;
}

/** Padas from Aśvinī to where the letters begin, and from there to Abhijit. */
const KRITTIKA = 8;
const ABHIJIT = 76;

/** The 112 letters of 28 nakṣatras from Kṛttikā. */
export function aksharas(): readonly Akshara[] {
  return LETTERS.flatMap(([iast, devanagari]) => {
    const voiced = VOWELS.map(({ after, alone }): Akshara => {
      const [vowel, sign] = iast === '' ? alone : after;
      return { iast: iast + vowel, devanagari: devanagari + sign };
    });
    const lone = (LETTERS_ALONE[iast] ?? []).map((one): Akshara => ({ iast: `${one[0]}a`, devanagari: one[1] }));
    return [...voiced.slice(0, 3), ...lone, ...voiced.slice(3)];
  });
}

/** The four letters of Abhijit are passed over. */
export function aksharaOf(longitude: MicroArcseconds): Akshara {
  const pada = modulo(Math.floor(longitude / PADA) - KRITTIKA, 108);
  return at(aksharas(), pada < ABHIJIT ? pada : pada + 4);
}

/** @param nakshatra 0 (Aśvinī) … 26 */
export function stretchOf<Name extends string>(stretches: Stretches<Name>, nakshatra: number): Name {
  const names = stretches.flatMap(([name, count]) => Array.from({ length: count }, () => name));
  return at(names, (nakshatra + 1) % names.length);
}
