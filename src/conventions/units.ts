/** A difference of longitude, arcseconds. @minimum -648000 @maximum 648000 */
export type Arcseconds = number;

/** The size of a difference of longitude, arcseconds. @minimum 0 @maximum 648000 */
export type ArcsecondSize = number;

/** A mean ayanāṁśa, degrees, seven decimals. @minimum -360 @maximum 360 */
export type AyanamsaDegrees = number;

/** Days between two dates of one daśā. @minimum -44000 @maximum 44000 */
export type DashaDays = number;

export const AYANAMSA_DECIMALS = 7;

/** Never −0. */
export function toDecimals(value: number, decimals: number): number {
  return Number(value.toFixed(decimals)) + 0;
}
