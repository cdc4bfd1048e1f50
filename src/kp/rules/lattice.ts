import { type MicroArcseconds, microArcseconds, NAKSHATRA, SIGN } from '../../math/angle.js';
import { at } from '../../math/at.js';
import { type Graha, SIGNS } from '../../zodiac/names.js';
import { VIMSHOTTARI } from '../../zodiac/vimshottari.js';

/**
 * The lattice of Krishnamurti is exact in 1/36″: a sub of y₁ years spans 14,400·y₁ of these units (400·y₁ ″), a sub-sub 120·y₁·y₂, a
 * sub-sub-sub y₁·y₂·y₃. Longitudes are whole micro-arcseconds, so both are converted to 1/36,000,000″, in which the circle is 4.67·10¹³:
 * every comparison is one of exact integers.
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

/** 243 subs, and 6 more where a sign boundary splits one. */
export const HORARY_NUMBERS = 249;

export interface KpLords {
  readonly sign: Graha;
  readonly star: Graha;
  readonly sub: Graha;
  readonly subSub: Graha;
  readonly subSubSub: Graha;
}

export interface LatticeRow {
  readonly number: number;
  readonly start: number;
  readonly end: number;
  readonly sign: number;
  readonly nakshatra: number;
  readonly lords: KpLords;
  readonly split: boolean;
}

function entryAt(order: number): { readonly lord: Graha; readonly years: number } {
  const entry = VIMSHOTTARI[order % VIMSHOTTARI.length];
  if (entry === undefined) throw new RangeError(`${order} is no place in the Vimshottari order`);
  return entry;
}

function lordsOfFine(position: number): KpLords {
  const nakshatra = Math.floor(position / FINE_PER_NAKSHATRA);
  let rest = position - nakshatra * FINE_PER_NAKSHATRA;
  let order = nakshatra % VIMSHOTTARI.length;
  const star = entryAt(order).lord;
  // Of this level; below, the years of the levels above are multiplied in.
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
 * Each level begins with the lord of the level above and runs in Vimśottarī order; a boundary belongs to what begins there.
 *
 * Source: K. S. Krishnamurti’s division of each nakṣatra in proportion to the Vimśottarī years.
 * @param longitude sidereal, whole micro-arcseconds, 0 ≤ q < TURN
 * @example
 * ```ts
 * kpLords(horaryLongitude(37)); // => { sign: 'Venus', star: 'Moon', sub: 'Sun', subSub: 'Sun', subSubSub: 'Sun' }
 * ```
 */
export function kpLords(longitude: MicroArcseconds): KpLords {
  return lordsOfFine(longitude * FINE_PER_MICRO_ARCSECOND);
}

/** {@link kpLords} in whole units of 1/36″, the grid of all boundaries. */
export function kpLordsOfUnits(units: number): KpLords {
  return lordsOfFine(units * FINE_PER_UNIT);
}

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
 * Returns the 249 divisions: 27 × 9 = 243 subs, 6 of which a sign boundary splits.
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
 * Returns the sidereal longitude at which a horary number begins, whole micro-arcseconds.
 *
 * It is a whole number of arcseconds and never passes through degrees, which could round it into the division before.
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
