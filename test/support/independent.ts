// The rules written a second time from the texts, in floating-point degrees, to test the library against.
// Nothing here may import the rules or tables of a room.
import type { Varga } from '../../src/types.js';

export const SIGN_NAMES = [
  'Aries',
  'Taurus',
  'Gemini',
  'Cancer',
  'Leo',
  'Virgo',
  'Libra',
  'Scorpio',
  'Sagittarius',
  'Capricorn',
  'Aquarius',
  'Pisces',
] as const;

export const NAKSHATRA_NAMES = [
  'Ashwini',
  'Bharani',
  'Krittika',
  'Rohini',
  'Mrigashira',
  'Ardra',
  'Punarvasu',
  'Pushya',
  'Ashlesha',
  'Magha',
  'Purva Phalguni',
  'Uttara Phalguni',
  'Hasta',
  'Chitra',
  'Swati',
  'Vishakha',
  'Anuradha',
  'Jyeshtha',
  'Mula',
  'Purva Ashadha',
  'Uttara Ashadha',
  'Shravana',
  'Dhanishta',
  'Shatabhisha',
  'Purva Bhadrapada',
  'Uttara Bhadrapada',
  'Revati',
] as const;

export const ALL_VARGAS: readonly Varga[] = [
  'd2',
  'd3',
  'd4',
  'd7',
  'd9',
  'd10',
  'd12',
  'd16',
  'd20',
  'd24',
  'd27',
  'd30',
  'd40',
  'd45',
  'd60',
];

export const divisor = (varga: Varga): number => Number(varga.slice(1));

const isOdd = (sign: number): boolean => sign % 2 === 0;

/** By closed formulas: 9s + p for the navāṁśa, and so on. */
const SIGN_OF_PART: Readonly<Record<Exclude<Varga, 'd30'>, (sign: number, part: number) => number>> = {
  d2: (s, p) => ((s + p) % 2 === 0 ? 4 : 3),
  d3: (s, p) => s + 4 * p,
  d4: (s, p) => s + 3 * p,
  d7: (s, p) => 7 * s + p,
  d9: (s, p) => 9 * s + p,
  d10: (s, p) => (isOdd(s) ? s : s + 8) + p,
  d12: (s, p) => s + p,
  d16: (s, p) => 4 * s + p,
  d20: (s, p) => 8 * s + p,
  d24: (s, p) => (isOdd(s) ? 4 : 3) + p,
  d27: (s, p) => 3 * s + p,
  d40: (s, p) => (isOdd(s) ? 0 : 6) + p,
  d45: (s, p) => 4 * s + p,
  d60: (s, p) => s + p,
};

/** Sign, 0 … 11, of each whole degree of an odd and of an even sign in the triṁśāṁśa. */
const TRIMSHAMSHA_DEGREES = {
  odd: [0, 0, 0, 0, 0, 10, 10, 10, 10, 10, 8, 8, 8, 8, 8, 8, 8, 8, 2, 2, 2, 2, 2, 2, 2, 6, 6, 6, 6, 6],
  even: [1, 1, 1, 1, 1, 5, 5, 5, 5, 5, 5, 5, 11, 11, 11, 11, 11, 11, 11, 11, 9, 9, 9, 9, 9, 7, 7, 7, 7, 7],
} as const;

/** Sign, 0 … 11, to which a part of a sign goes; for the triṁśāṁśa the parts are whole degrees. */
export function signOfPart(varga: Varga, sign: number, part: number): number {
  if (varga === 'd30') return TRIMSHAMSHA_DEGREES[isOdd(sign) ? 'odd' : 'even'][part] ?? Number.NaN;
  return SIGN_OF_PART[varga](sign, part) % 12;
}

export const signOf = (degrees: number): number => Math.floor(degrees / 30);

/** Sign, 0 … 11, of a longitude (degrees) in a division. */
export function vargaSign(varga: Varga, degrees: number): number {
  const sign = signOf(degrees);
  const part = Math.floor(((degrees - 30 * sign) * divisor(varga)) / 30);
  return signOfPart(varga, sign, part);
}

export const nakshatraOf = (degrees: number): number => Math.floor((degrees * 27) / 360);
export const padaOf = (degrees: number): number => (Math.floor((degrees * 108) / 360) % 4) + 1;

/** Arcseconds from a longitude (degrees) to the nearest multiple of a part of the circle. */
export function toBoundary(degrees: number, partsOfCircle: number): number {
  const width = 360 / partsOfCircle;
  const within = degrees % width;
  return Math.min(within, width - within) * 3600;
}

/** Signed difference of two longitudes in arcseconds. */
export function arcseconds(a: number, b: number): number {
  return (((((a - b) % 360) + 540) % 360) - 180) * 3600;
}

/** Longitude in degrees of a position as a chart prints it (`sign`, `12° 34' 56.78"`), cut at 0.01″. */
export function printedLongitude({ sign, degrees }: { readonly sign: string; readonly degrees: string }): number {
  const index = (SIGN_NAMES as readonly string[]).indexOf(sign);
  const match = /^(\d{1,2})° ([0-5]\d)' ([0-5]\d\.\d\d)"$/.exec(degrees);
  if (index < 0 || match === null) throw new Error(`not a position: ${sign} ${degrees}`);
  return index * 30 + Number(match[1]) + Number(match[2]) / 60 + Number(match[3]) / 3600;
}
