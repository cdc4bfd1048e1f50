/** TT − TAI in seconds, by definition. */
const TT_MINUS_TAI = 32.184;

/**
 * TAI − UTC in seconds from the given day on: the file leap-seconds.list of the IERS (Bulletin C), as the tz database carries it, expires
 * 2027-06-28.
 */
export const TAI_MINUS_UTC: readonly (readonly [day: string, seconds: number])[] = [
  ['1972-01-01', 10],
  ['1972-07-01', 11],
  ['1973-01-01', 12],
  ['1974-01-01', 13],
  ['1975-01-01', 14],
  ['1976-01-01', 15],
  ['1977-01-01', 16],
  ['1978-01-01', 17],
  ['1979-01-01', 18],
  ['1980-01-01', 19],
  ['1981-07-01', 20],
  ['1982-07-01', 21],
  ['1983-07-01', 22],
  ['1985-07-01', 23],
  ['1988-01-01', 24],
  ['1990-01-01', 25],
  ['1991-01-01', 26],
  ['1992-07-01', 27],
  ['1993-07-01', 28],
  ['1994-07-01', 29],
  ['1996-01-01', 30],
  ['1997-07-01', 31],
  ['1999-01-01', 32],
  ['2006-01-01', 33],
  ['2009-01-01', 34],
  ['2012-07-01', 35],
  ['2015-07-01', 36],
  ['2017-01-01', 37],
];

/** Milliseconds from 1970-01-01T00:00Z up to which the table is known to be complete: 2027-06-28. */
export const LEAP_SECONDS_EXPIRE: number = /* @__PURE__ */ Date.UTC(2027, 5, 28);

/** Milliseconds from 1970-01-01T00:00Z of each step; made when first asked for. */
let steps: readonly (readonly [number, number])[] | undefined;

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
  steps ??= TAI_MINUS_UTC.map(([day, seconds]) => [Date.parse(`${day}T00:00:00Z`), seconds] as const);
  for (let i = steps.length - 1; i >= 0; i--) {
    const step = steps[i];
    if (step !== undefined && utcMs >= step[0]) return step[1] + TT_MINUS_TAI;
  }
  return undefined;
}
