import { modulo } from '../math/angle.js';
import { at } from '../math/at.js';
import type { LimbName } from './limbNames.js';

/** Each is named by the sign the Sun enters in it: Chaitra has the entry into Aries. */
export const LUNAR_MONTHS = [
  { name: 'Chaitra' },
  { name: 'Vaishakha' },
  { name: 'Jyeshtha' },
  { name: 'Ashadha' },
  { name: 'Shravana' },
  { name: 'Bhadrapada' },
  { name: 'Ashvina' },
  { name: 'Kartika' },
  { name: 'Margashirsha' },
  { name: 'Pausha' },
  { name: 'Magha' },
  { name: 'Phalguna' },
] as const satisfies readonly LimbName[];

/** One of the twelve lunar months. @names masas */
export type LunarMonthName = (typeof LUNAR_MONTHS)[number]['name'];

/** Civil year of the Sun's entry into the Aries that is sign 0 of its line. */
const FIRST_YEAR = 2000;

export function yearOfSign(number: number): number {
  return FIRST_YEAR + Math.floor(number / 12);
}

/** `adhika` (intercalary) has no entry of the Sun into a sign, `kshaya` (lost) has two. */
export type LunarMonthKind = 'ordinary' | 'adhika' | 'kshaya';

export interface LunarMonthIdentity {
  readonly kind: LunarMonthKind;
  /** 0 (Chaitra) … 11 (Phālguna); for a lost month the first of its two. */
  readonly index: number;
  /** The second month of a lost one. */
  readonly also: number | undefined;
  /** Civil year in whose spring the lunar year from Chaitra began. */
  readonly year: number;
}

/**
 * Returns the month of a lunation by the signs of the Sun at its beginning and end: it is named by the first sign the Sun enters in it, an
 * intercalary one by the sign entered in the next.
 * @param first sign of the Sun at the new moon, on a line where 0 is the Aries of 2000, 12 that of 2001
 * @param last the same at the next new moon
 */
export function lunarMonthOf(first: number, last: number): LunarMonthIdentity {
  const entered = last - first;
  const month = first + 1;
  const index = modulo(month, 12);
  return {
    kind: entered === 0 ? 'adhika' : entered === 1 ? 'ordinary' : 'kshaya',
    index,
    also: entered > 1 ? (index + 1) % 12 : undefined,
    year: yearOfSign(month),
  };
}

export function lunarMonthName(index: number): LunarMonthName {
  return at(LUNAR_MONTHS, index).name;
}

/**
 * In months that end with the full moon the dark half belongs to the next one, except that an intercalary month keeps its name in both
 * halves.
 * @param tithi 1 … 30
 */
export function purnimantaIndex({ kind, index }: Pick<LunarMonthIdentity, 'kind' | 'index'>, tithi: number): number {
  return kind === 'adhika' || tithi <= 15 ? index : (index + 1) % 12;
}
