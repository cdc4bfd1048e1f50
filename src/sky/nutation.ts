import { ARCSECOND } from '../math/angle.js';
import { at } from '../math/at.js';
import { nutationTerms } from './tables/nutation.js';

/** Nutation in longitude and in obliquity, radians. */
export interface Nutation {
  readonly longitude: number;
  readonly obliquity: number;
}

const TURN_ARCSECONDS = 1_296_000;
const UNIT = 1e-7 * ARCSECOND;

/** Fixed offsets that IAU 2000B adds in place of the planetary terms (McCarthy & Luzum 2003), radians. */
const PLANETARY_LONGITUDE = -0.000135 * ARCSECOND;
const PLANETARY_OBLIQUITY = 0.000388 * ARCSECOND;

type Quartic = readonly [number, number, number, number, number];

/** Polynomials of l, l′, F, D, Ω in arcseconds (IERS Conventions 2003, eq. 5.43; after Simon et al. 1994). */
export const DELAUNAY: readonly Quartic[] = [
  [485868.249036, 1717915923.2178, 31.8792, 0.051635, -0.0002447],
  [1287104.79305, 129596581.0481, -0.5532, 0.000136, -0.00001149],
  [335779.526232, 1739527262.8478, -12.7512, -0.001037, 0.00000417],
  [1072260.70369, 1602961601.209, -6.3706, 0.006593, -0.00003169],
  [450160.398036, -6962890.5431, 7.4722, 0.007702, -0.00005939],
];

/** Radians. */
function argument(index: number, t: number): number {
  const [c0, c1, c2, c3, c4] = at(DELAUNAY, index);
  return ((c0 + t * (c1 + t * (c2 + t * (c3 + t * c4)))) % TURN_ARCSECONDS) * ARCSECOND;
}

/**
 * Returns Ω, the mean longitude of the Moon's ascending node, in radians.
 *
 * @param t Julian centuries TT from J2000.0
 */
export function nodeArgument(t: number): number {
  return argument(4, t);
}

/** Largest multiplier of an argument; each argument has 2·GREATEST + 1 places, from −GREATEST on. */
const GREATEST = 4;
const PLACES = 2 * GREATEST + 1;

/**
 * The terms in typed arrays. The argument of a term is a sum of multiples, taken from l to Ω; terms that begin alike share
 * the sums so far. The sums are numbered: first the multiples themselves, then each by the one before it and what is added.
 */
interface Plan {
  /** of each sum after the multiples: the sum before, and the multiple added */
  readonly before: Uint8Array;
  readonly added: Uint8Array;
  /** of each term, the smallest first so that they are not lost in the total: its sum and six coefficients */
  readonly argument: Uint8Array;
  readonly coefficients: Float64Array;
  /** scratch: cosine and sine of every multiple and sum */
  readonly cosines: Float64Array;
  readonly sines: Float64Array;
}

let kept: Plan | undefined;

/** made once */
function plan(): Plan {
  if (kept !== undefined) return kept;
  const numbers = new Map<number, number>();
  const before: number[] = [];
  const added: number[] = [];
  const terms = nutationTerms();
  const argument = new Uint8Array(terms.length);
  const coefficients = new Float64Array(6 * terms.length);
  for (let i = 0; i < argument.length; i++) {
    const term = terms[argument.length - 1 - i] as readonly number[];
    let sum = -1;
    for (let a = 0; a < 5; a++) {
      if (term[a] === 0) continue;
      const multiple = a * PLACES + GREATEST + (term[a] as number);
      if (sum < 0) {
        sum = multiple;
        continue;
      }
      const key = sum * 5 * PLACES + multiple;
      let number = numbers.get(key);
      if (number === undefined) {
        number = 5 * PLACES + before.length;
        numbers.set(key, number);
        before.push(sum);
        added.push(multiple);
      }
      sum = number;
    }
    argument[i] = sum;
    for (let k = 0; k < 6; k++) coefficients[6 * i + k] = term[5 + k] as number;
  }
  kept = {
    before: Uint8Array.from(before),
    added: Uint8Array.from(added),
    argument,
    coefficients,
    cosines: new Float64Array(5 * PLACES + before.length),
    sines: new Float64Array(5 * PLACES + before.length),
  };
  return kept;
}

/**
 * Returns the nutation Δψ, Δε in radians: IAU 2000B (77 terms; McCarthy & Luzum 2003) with the full Delaunay polynomials and
 * the rate adjustments that make it agree with IAU 2006 precession (Capitaine, Wallace & Chapront 2005; Wallace & Capitaine
 * 2006, eq. 5). Within 0.001″ of IAU 2000A in 1995–2050.
 *
 * @param t Julian centuries TT from J2000.0
 */
export function nutation(t: number): Nutation {
  const { before, added, argument: sums, coefficients, cosines, sines } = plan();
  // Cosine and sine of the small multiples of each argument; those of a sum are products of them.
  for (let a = 0; a < 5; a++) {
    const angle = argument(a, t);
    const c = Math.cos(angle);
    const s = Math.sin(angle);
    const zero = a * PLACES + GREATEST;
    let cos = 1;
    let sin = 0;
    for (let multiplier = 1; multiplier <= GREATEST; multiplier++) {
      const turned = cos * c - sin * s;
      sin = sin * c + cos * s;
      cos = turned;
      cosines[zero + multiplier] = cos;
      sines[zero + multiplier] = sin;
      cosines[zero - multiplier] = cos;
      sines[zero - multiplier] = -sin;
    }
  }
  for (let n = 0; n < before.length; n++) {
    const cos = cosines[before[n] as number] as number;
    const sin = sines[before[n] as number] as number;
    const c = cosines[added[n] as number] as number;
    const s = sines[added[n] as number] as number;
    cosines[5 * PLACES + n] = cos * c - sin * s;
    sines[5 * PLACES + n] = sin * c + cos * s;
  }
  let longitude = 0;
  let obliquity = 0;
  for (let i = 0, at = 0; i < sums.length; i++, at += 6) {
    const cos = cosines[sums[i] as number] as number;
    const sin = sines[sums[i] as number] as number;
    longitude +=
      ((coefficients[at] as number) + (coefficients[at + 1] as number) * t) * sin +
      (coefficients[at + 2] as number) * cos;
    obliquity +=
      ((coefficients[at + 3] as number) + (coefficients[at + 4] as number) * t) * cos +
      (coefficients[at + 5] as number) * sin;
  }
  const j2Rate = -2.7774e-6 * t;
  return {
    longitude: (longitude * UNIT + PLANETARY_LONGITUDE) * (1 + 0.4697e-6 + j2Rate),
    obliquity: (obliquity * UNIT + PLANETARY_OBLIQUITY) * (1 + j2Rate),
  };
}
