import { at } from '../math/at.js';

/** TT − TAI in seconds, by definition. */
const TT_MINUS_TAI = 32.184;

/** TAI − UTC in seconds from 1972-01-01 on; every step since then added one. */
const FIRST = 10;
/**
 * The years, and the half-years (1 July), at whose beginning UTC was a second further behind TAI: the file leap-seconds.list of the IERS
 * (Bulletin C), as the tz database carries it, expires 2027-06-28.
 */
export const LEAP_YEARS: readonly number[] = [
  1972, 1972.5, 1973, 1974, 1975, 1976, 1977, 1978, 1979, 1980, 1981.5, 1982.5, 1983.5, 1985.5, 1988, 1990, 1991,
  1992.5, 1993.5, 1994.5, 1996, 1997.5, 1999, 2006, 2009, 2012.5, 2015.5, 2017,
];

/** Milliseconds from 1970-01-01T00:00Z up to which the table is known to be complete: 2027-06-28. */
export const LEAP_SECONDS_EXPIRE: number = /* @__PURE__ */ Date.UTC(2027, 5, 28);

/** Milliseconds from 1970-01-01T00:00Z of each step; made when first asked for. */
let steps: readonly number[] | undefined;

function stepsOfUtc(): readonly number[] {
  steps ??= LEAP_YEARS.map((year) => Date.UTC(Math.floor(year), (year % 1) * 12));
  return steps;
}

/** Milliseconds: a moment so much before a step is taken for the leap second, whose beginning it is to a microsecond of TT. */
const BEFORE_STEP = 0.001;

/**
 * Returns the beginning of the leap second that comes before an instant of UTC, or `undefined` where none does: milliseconds from
 * 1970-01-01T00:00Z, which do not count it, a microsecond before the instant.
 *
 * @example
 * ```ts
 * leapSecondBefore(Date.UTC(2017, 0, 1)); // => 1483228799999.999
 * leapSecondBefore(Date.UTC(2018, 0, 1)); // => undefined
 * leapSecondBefore(Date.UTC(1972, 0, 1)); // => undefined
 * ```
 */
export function leapSecondBefore(utcMs: number): number | undefined {
  // The first step of the table began the count, by a tenth of a second.
  return stepsOfUtc().indexOf(utcMs) > 0 ? utcMs - BEFORE_STEP : undefined;
}

/**
 * Returns TT − UTC in seconds at an instant of UTC, or `undefined` before 1972, when UTC did not yet run on leap seconds.
 *
 * After the table's end the last value stands: no leap second is known to come.
 *
 * @param utcMs milliseconds from 1970-01-01T00:00Z, leap seconds not counted
 *
 * @example
 * ```ts
 * ttMinusUtc(Date.UTC(2000, 0, 1)); // => 64.184
 * ttMinusUtc(Date.UTC(1971, 11, 31)); // => undefined
 * ```
 */
export function ttMinusUtc(utcMs: number): number | undefined {
  const known = stepsOfUtc();
  let passed = known.length;
  while (passed > 0 && utcMs < at(known, passed - 1)) passed--;
  return passed === 0 ? undefined : FIRST + passed - 1 + TT_MINUS_TAI;
}
