import { DEGREE, DEGREE_ARCSECONDS, type MicroArcseconds, microArcseconds, SIGN } from './angle.js';

/** Returns a whole number, 0 … 99, with two digits. */
export function twoDigits(value: number): string {
  return value < 10 ? `0${value}` : String(value);
}

/** Returns a difference of longitude, arcseconds, with its sign: in degrees where they are many. */
export function signedArcseconds(value: number): string {
  const sign = value < 0 ? '−' : '+';
  const size = Math.abs(value);
  return size < DEGREE_ARCSECONDS ? `${sign}${size.toFixed(2)}″` : `${sign}${(size / DEGREE_ARCSECONDS).toFixed(3)}°`;
}

/**
 * Returns the place of a longitude within its sign as degrees, minutes and seconds: `12° 34' 56.78"`.
 *
 * Degrees are unpadded; minutes and seconds have two digits; the last digit is cut, not rounded, so that the text never
 * reads 30° or 60″ and never crosses a boundary that the number has not crossed.
 *
 * @param longitude micro-arcseconds; only the part within the sign is shown
 * @param decimals 2 for hundredths of an arcsecond, 0 for whole arcseconds
 */
export function formatInSign(longitude: MicroArcseconds, decimals: 0 | 2 = 2): string {
  const inSign = longitude % SIGN;
  const degrees = Math.floor(inSign / DEGREE);
  const hundredths = Math.floor((inSign % DEGREE) / 10_000);
  const minutes = Math.floor(hundredths / 6000);
  const seconds = Math.floor((hundredths % 6000) / 100);
  const fraction = decimals === 2 ? `.${twoDigits(hundredths % 100)}` : '';
  return `${degrees}° ${twoDigits(minutes)}' ${twoDigits(seconds)}${fraction}"`;
}

/** Returns the micro-arcseconds within the sign that a text made by {@link formatInSign} stands for. */
export function parseInSign(text: string): MicroArcseconds {
  const match = /^(\d{1,2})° (\d\d)' (\d\d)(?:\.(\d\d))?"$/.exec(text);
  if (match === null) return microArcseconds(Number.NaN);
  const [, degrees, minutes, seconds, hundredths = '0'] = match;
  return microArcseconds(
    Number(degrees) * DEGREE + Number(minutes) * 60_000_000 + Number(seconds) * 1_000_000 + Number(hundredths) * 10_000,
  );
}
