import { modulo } from '../math/angle.js';
import { at } from '../math/at.js';
import type { LimbName } from './limbNames.js';

/** The twelve lunar months, each named by the sign that the Sun enters in it: Chaitra has the entry into Aries. Names of results are ASCII. */
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

/** One of the twelve lunar months. */
export type LunarMonthName = (typeof LUNAR_MONTHS)[number]['name'];

/** Civil year in which the Sun enters the Aries that is sign 0 of its line. */
const FIRST_YEAR = 2000;

/** Returns the civil year in which a turn of the Sun began with its entry into Aries, by a sign on its line. */
export function yearOfSign(number: number): number {
  return FIRST_YEAR + Math.floor(number / 12);
}

/** What a lunar month is: `adhika` (intercalary) holds no entry of the Sun into a sign, `kshaya` (lost) holds two. */
export type LunarMonthKind = 'ordinary' | 'adhika' | 'kshaya';

/** Which month a lunation is. */
export interface LunarMonthIdentity {
  readonly kind: LunarMonthKind;
  /** 0 (Chaitra) … 11 (Phālguna); of a lost month the first of its two. */
  readonly index: number;
  /** The second month of a lost one, which it swallows. */
  readonly also: number | undefined;
  /** Civil year in whose spring the lunar year of twelve months from Chaitra began. */
  readonly year: number;
}

/**
 * Returns which month a lunation is, by the signs in which the Sun stands at its beginning and its end: the month is named by the first
 * sign that the Sun enters in it, an intercalary one by the sign that it enters in the next.
 * @param first sign of the Sun at the new moon, on the line on which 0 is the Aries of 2000, 12 that of 2001
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

/** Returns the name of a month, 0 (Chaitra) … 11. */
export function lunarMonthName(index: number): LunarMonthName {
  return at(LUNAR_MONTHS, index).name;
}

/**
 * Returns the month of a tithi where months end with the full moon: the dark half belongs to the next one, but for an intercalary month,
 * which keeps its name in both halves.
 * @param tithi 1 … 30
 */
export function purnimantaIndex({ kind, index }: Pick<LunarMonthIdentity, 'kind' | 'index'>, tithi: number): number {
  return kind === 'adhika' || tithi <= 15 ? index : (index + 1) % 12;
}
