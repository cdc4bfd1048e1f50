import { VIMSHOTTARI } from '../../dashas/tables/vimshottari.js';
import { type MicroArcseconds, microArcseconds, NAKSHATRA, SIGN } from '../../math/angle.js';
import { at } from '../../math/at.js';
import { type Graha, SIGNS } from '../../zodiac/names.js';

/**
 * The lattice of Krishnamurti is exact in 1/36″: a sub of y₁ years spans 14,400·y₁ of these units (400·y₁ ″), a sub-sub 120·y₁·y₂, a
 * sub-sub-sub y₁·y₂·y₃. Longitudes are whole micro-arcseconds, so both are brought to 1/36,000,000″, in which the whole circle is
 * 4.67·10¹³: every comparison is one of exact integers.
 */
export const UNITS_PER_ARCSECOND = 36;
const FINE_PER_MICRO_ARCSECOND = UNITS_PER_ARCSECOND;
const FINE_PER_UNIT = 1_000_000;
const MICRO_ARCSECONDS_PER_ARCSECOND = 1_000_000;
const FINE_PER_SIGN = SIGN * FINE_PER_MICRO_ARCSECOND;
const FINE_PER_NAKSHATRA = NAKSHATRA * FINE_PER_MICRO_ARCSECOND;
const SUB_UNITS_PER_YEAR = 14_400;
const ARCSECONDS_PER_NAKSHATRA = NAKSHATRA / MICRO_ARCSECONDS_PER_ARCSECOND;
const ARCSECONDS_PER_SIGN = SIGN / MICRO_ARCSECONDS_PER_ARCSECOND;
const NAKSHATRA_COUNT = 27;

/** Greatest number of the lattice: 243 subs and the 6 that a sign boundary adds. */
export const HORARY_NUMBERS = 249;

/** The lords of a longitude: of its sign, its nakṣatra (star), and of the three levels of division below. */
export interface KpLords {
  readonly sign: Graha;
  readonly star: Graha;
  readonly sub: Graha;
  readonly subSub: Graha;
  readonly subSubSub: Graha;
}

/** One division of the lattice. Half-open: `start` belongs to it, `end` to the next. */
export interface LatticeRow {
  /** 1 … 249 from the beginning of Aries. */
  readonly number: number;
  /** Whole arcseconds of sidereal longitude. */
  readonly start: number;
  /** Whole arcseconds of sidereal longitude. */
  readonly end: number;
  /** 0 (Aries) … 11 (Pisces). */
  readonly sign: number;
  /** 0 (Aśvinī) … 26 (Revatī). */
  readonly nakshatra: number;
  readonly lords: KpLords;
  /** Whether a sign boundary cut the sub in two, this being one of the parts. */
  readonly split: boolean;
}

/** Returns the entry of the Vimśottarī order at a place, told round and round. */
function entryAt(order: number): { readonly lord: Graha; readonly years: number } {
  const entry = VIMSHOTTARI[order % VIMSHOTTARI.length];
  if (entry === undefined) throw new RangeError(`${order} is no place in the Vimshottari order`);
  return entry;
}

/** Returns the lords of a longitude in units of 1/36,000,000″. */
function lordsOfFine(position: number): KpLords {
  const nakshatra = Math.floor(position / FINE_PER_NAKSHATRA);
  let rest = position - nakshatra * FINE_PER_NAKSHATRA;
  let order = nakshatra % VIMSHOTTARI.length;
  const star = entryAt(order).lord;
  // What a year is worth at this level; below, the years of the level above have been multiplied in.
  let yearWorth = SUB_UNITS_PER_YEAR * FINE_PER_UNIT;
  const found: Graha[] = [];
  while (found.length < 3) {
    let entry = entryAt(order);
    while (rest >= entry.years * yearWorth) {
      rest -= entry.years * yearWorth;
      order++;
      entry = entryAt(order);
    }
    found.push(entry.lord);
    yearWorth = (yearWorth * entry.years) / 120;
  }
  const sign = at(SIGNS, Math.floor(position / FINE_PER_SIGN)).lord;
  return { sign, star, sub: at(found, 0), subSub: at(found, 1), subSubSub: at(found, 2) };
}

/**
 * Returns the lords of sign, star, sub, sub-sub and sub-sub-sub of a longitude.
 *
 * Each level begins with the lord of the level above it and runs in the Vimśottarī order; what begins at a boundary owns it.
 * @param longitude sidereal longitude, whole micro-arcseconds, 0 ≤ q < TURN Source: K. S. Krishnamurti’s division of each nakṣatra in
 *   proportion to the Vimśottarī years.
 * @example
 * ```ts
 * kpLords(horaryLongitude(37)); // => { sign: 'Venus', star: 'Moon', sub: 'Sun', subSub: 'Sun', subSubSub: 'Sun' }
 * ```
 */
export function kpLords(longitude: MicroArcseconds): KpLords {
  return lordsOfFine(longitude * FINE_PER_MICRO_ARCSECOND);
}

/** Returns what {@link kpLords} does, for a longitude in whole units of 1/36″, the grid on which every boundary lies. */
export function kpLordsOfUnits(units: number): KpLords {
  return lordsOfFine(units * FINE_PER_UNIT);
}

/** Yields start and end, whole arcseconds, nakṣatra and whether it was cut, of the 249 divisions. */
function* divisions(): Generator<readonly [start: number, end: number, nakshatra: number, split: boolean]> {
  for (let nakshatra = 0; nakshatra < NAKSHATRA_COUNT; nakshatra++) {
    let start = nakshatra * ARCSECONDS_PER_NAKSHATRA;
    for (let k = 0; k < VIMSHOTTARI.length; k++) {
      const end = start + (entryAt(nakshatra + k).years * SUB_UNITS_PER_YEAR) / UNITS_PER_ARCSECOND;
      const cut = (Math.floor(start / ARCSECONDS_PER_SIGN) + 1) * ARCSECONDS_PER_SIGN;
      if (cut < end) {
        yield [start, cut, nakshatra, true];
        yield [cut, end, nakshatra, true];
      } else yield [start, end, nakshatra, false];
      start = end;
    }
  }
}

/**
 * Returns the 249 divisions: the 27 × 9 = 243 subs, of which 6 are cut in two where a sign begins inside them.
 * @example
 * ```ts
 * const rows = latticeRows();
 * rows.length; // => 249
 * rows[36]?.start; // => 189600
 * ```
 */
export function latticeRows(): LatticeRow[] {
  return [...divisions()].map(([start, end, nakshatra, split], i) => ({
    number: i + 1,
    start,
    end,
    sign: Math.floor(start / ARCSECONDS_PER_SIGN),
    nakshatra,
    lords: kpLordsOfUnits(start * UNITS_PER_ARCSECOND),
    split,
  }));
}

/**
 * Returns the sidereal longitude, whole micro-arcseconds, at which a horary number begins.
 *
 * It is a whole number of arcseconds and is never passed through degrees, which could land it in the division before.
 * @param number 1 … 249
 * @example
 * ```ts
 * horaryLongitude(206); // => 1066000000000
 * ```
 */
export function horaryLongitude(number: number): MicroArcseconds {
  let count = 0;
  for (const [start] of divisions()) {
    count++;
    if (count === number) return microArcseconds(start * MICRO_ARCSECONDS_PER_ARCSECOND);
  }
  throw new RangeError(`${number} is no number of the lattice`);
}
