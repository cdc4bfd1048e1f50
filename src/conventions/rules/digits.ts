/** How a program may have come to its last digit: by leaving off what follows, or by rounding to the nearest. */
export const ROUNDINGS = ['cut', 'rounded'] as const;

/** How a program may have come to its last digit. */
export type Rounding = (typeof ROUNDINGS)[number];

/**
 * Returns what has to be added to a longitude as printed to come to the middle of what it may stand for: a print that was cut stands for 0
 * … 1 unit more, one that was rounded for half a unit more or less.
 * @param unit what the last digit is worth, in any unit, which is that of the result
 */
export function hiddenShift(rounding: Rounding, unit: number): number {
  return rounding === 'cut' ? unit / 2 : 0;
}
