export const ROUNDINGS = ['cut', 'rounded'] as const;

/** How a program produces its last digit. */
export type Rounding = (typeof ROUNDINGS)[number];

/**
 * The shift from a printed longitude to the middle of what it may stand for: a truncated one stands for 0 … 1 unit more, a rounded one for
 * half a unit more or less.
 * @param unit worth of the last digit, in the unit of the result
 */
export function hiddenShift(rounding: Rounding, unit: number): number {
  return rounding === 'cut' ? unit / 2 : 0;
}
