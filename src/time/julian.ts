declare const scale: unique symbol;

/**
 * A Julian day in Universal Time (UT1), which follows the turning Earth. A plain number serves as one; a {@link JdTt} does not
 * compile in its place.
 */
export type JdUt = number & { readonly [scale]?: 'UT1' };

/**
 * A Julian day in Terrestrial Time (TT), which the moving bodies follow. A plain number serves as one; a {@link JdUt} does not
 * compile in its place.
 */
export type JdTt = number & { readonly [scale]?: 'TT' };

/** Julian day of the standard epoch J2000.0, 2000-01-01T12:00:00 TT. */
export const J2000 = 2_451_545;

/** Seconds in a day: epoch seconds and Julian days know no leap seconds. */
export const DAY_SECONDS = 86_400;

/** Milliseconds in a day of 86,400 s. */
export const DAY_MS = 86_400_000;

/** Julian day of 1970-01-01T00:00:00, where epoch milliseconds begin. */
const EPOCH = 2_440_587.5;

/** Days in a Julian century. */
export const CENTURY = 36_525;

/**
 * Returns the Julian day (UT) of an instant given in milliseconds since 1970-01-01T00:00:00 UT.
 *
 * Every day counts 86,400 s: there are no leap seconds in epoch milliseconds. Near today one unit in the last place of
 * a Julian day is 40 µs.
 *
 * @example
 * ```ts
 * julianDay(946_728_000_000); // => 2451545
 * ```
 */
export function julianDay(utcMs: number): JdUt {
  return EPOCH + utcMs / DAY_MS;
}

/**
 * Returns the milliseconds since 1970-01-01T00:00:00 UT of a Julian day (UT), not rounded.
 *
 * @example
 * ```ts
 * epochMs(2_451_545); // => 946728000000
 * ```
 */
export function epochMs(jdUt: JdUt): number {
  return (jdUt - EPOCH) * DAY_MS;
}

/**
 * Returns the Julian centuries of 36,525 days from J2000.0 to a Julian day (TT).
 *
 * @example
 * ```ts
 * julianCenturies(2_488_070); // => 1
 * ```
 */
export function julianCenturies(jdTt: JdTt): number {
  return (jdTt - J2000) / CENTURY;
}
