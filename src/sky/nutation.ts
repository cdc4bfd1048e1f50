import { ARCSECOND } from '../math/angle.js';
import { NUTATION_TERMS } from '../tables/nutation.js';

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

const ZERO: Quartic = [0, 0, 0, 0, 0];

/** Polynomials of l, l′, F, D, Ω in arcseconds (IERS Conventions 2003, eq. 5.43; after Simon et al. 1994). */
const DELAUNAY: readonly Quartic[] = [
  [485868.249036, 1717915923.2178, 31.8792, 0.051635, -0.0002447],
  [1287104.79305, 129596581.0481, -0.5532, 0.000136, -0.00001149],
  [335779.526232, 1739527262.8478, -12.7512, -0.001037, 0.00000417],
  [1072260.70369, 1602961601.209, -6.3706, 0.006593, -0.00003169],
  [450160.398036, -6962890.5431, 7.4722, 0.007702, -0.00005939],
];

/** Returns the Delaunay argument at a place of the list, radians. */
function argument(index: number, t: number): number {
  const [c0, c1, c2, c3, c4] = DELAUNAY[index] ?? ZERO;
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

/** One more than the greatest multiplier of an argument. */
const MULTIPLES = 5;

/**
 * Returns the nutation Δψ, Δε in radians: IAU 2000B (77 terms; McCarthy & Luzum 2003) with the full Delaunay polynomials and
 * the rate adjustments that make it agree with IAU 2006 precession (Capitaine, Wallace & Chapront 2005; Wallace & Capitaine
 * 2006, eq. 5). Within 0.001″ of IAU 2000A in 1995–2050.
 *
 * @param t Julian centuries TT from J2000.0
 */
export function nutation(t: number): Nutation {
  // Cosine and sine of the small multiples of each argument; those of a term are products of them.
  const cosines = new Float64Array(5 * MULTIPLES);
  const sines = new Float64Array(5 * MULTIPLES);
  for (let a = 0; a < 5; a++) {
    const angle = argument(a, t);
    const c = Math.cos(angle);
    const s = Math.sin(angle);
    let cos = 1;
    let sin = 0;
    for (let at = a * MULTIPLES; at < (a + 1) * MULTIPLES; at++) {
      cosines[at] = cos;
      sines[at] = sin;
      const turned = cos * c - sin * s;
      sin = sin * c + cos * s;
      cos = turned;
    }
  }
  let longitude = 0;
  let obliquity = 0;
  // Smallest terms first, so that they are not lost in the sum.
  for (let i = NUTATION_TERMS.length - 1; i >= 0; i--) {
    const term = NUTATION_TERMS[i];
    if (term === undefined) continue;
    let cos = 1;
    let sin = 0;
    for (let a = 0; a < 5; a++) {
      const multiplier = term[a] as number;
      if (multiplier === 0) continue;
      const at = a * MULTIPLES + Math.abs(multiplier);
      const c = cosines[at] as number;
      const s = multiplier < 0 ? -(sines[at] as number) : (sines[at] as number);
      const turned = cos * c - sin * s;
      sin = sin * c + cos * s;
      cos = turned;
    }
    longitude += (term[5] + term[6] * t) * sin + term[7] * cos;
    obliquity += (term[8] + term[9] * t) * cos + term[10] * sin;
  }
  const j2Rate = -2.7774e-6 * t;
  return {
    longitude: (longitude * UNIT + PLANETARY_LONGITUDE) * (1 + 0.4697e-6 + j2Rate),
    obliquity: (obliquity * UNIT + PLANETARY_OBLIQUITY) * (1 + j2Rate),
  };
}
