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

/** Polynomials of l, l′, F, D, Ω in arcseconds (IERS Conventions 2003, eq. 5.43; after Simon et al. 1994). */
const DELAUNAY: readonly (readonly [number, number, number, number, number])[] = [
  [485868.249036, 1717915923.2178, 31.8792, 0.051635, -0.0002447],
  [1287104.79305, 129596581.0481, -0.5532, 0.000136, -0.00001149],
  [335779.526232, 1739527262.8478, -12.7512, -0.001037, 0.00000417],
  [1072260.70369, 1602961601.209, -6.3706, 0.006593, -0.00003169],
  [450160.398036, -6962890.5431, 7.4722, 0.007702, -0.00005939],
];

/**
 * Returns the five Delaunay arguments l, l′, F, D, Ω in radians.
 *
 * @param t Julian centuries TT from J2000.0
 */
export function delaunayArguments(t: number): readonly [number, number, number, number, number] {
  const [l, lPrime, f, d, omega] = DELAUNAY.map(
    ([c0, c1, c2, c3, c4]) => ((c0 + t * (c1 + t * (c2 + t * (c3 + t * c4)))) % TURN_ARCSECONDS) * ARCSECOND,
  ) as [number, number, number, number, number];
  return [l, lPrime, f, d, omega];
}

/**
 * Returns the nutation Δψ, Δε in radians: IAU 2000B (77 terms; McCarthy & Luzum 2003) with the full Delaunay polynomials and
 * the rate adjustments that make it agree with IAU 2006 precession (Capitaine, Wallace & Chapront 2005; Wallace & Capitaine
 * 2006, eq. 5). Within 0.001″ of IAU 2000A in 1995–2050.
 *
 * @param t Julian centuries TT from J2000.0
 */
export function nutation(t: number): Nutation {
  const [l, lPrime, f, d, omega] = delaunayArguments(t);
  let longitude = 0;
  let obliquity = 0;
  // Smallest terms first, so that they are not lost in the sum.
  for (let i = NUTATION_TERMS.length - 1; i >= 0; i--) {
    const term = NUTATION_TERMS[i];
    if (term === undefined) continue;
    const angle = term[0] * l + term[1] * lPrime + term[2] * f + term[3] * d + term[4] * omega;
    const sin = Math.sin(angle);
    const cos = Math.cos(angle);
    longitude += (term[5] + term[6] * t) * sin + term[7] * cos;
    obliquity += (term[8] + term[9] * t) * cos + term[10] * sin;
  }
  const j2Rate = -2.7774e-6 * t;
  return {
    longitude: (longitude * UNIT + PLANETARY_LONGITUDE) * (1 + 0.4697e-6 + j2Rate),
    obliquity: (obliquity * UNIT + PLANETARY_OBLIQUITY) * (1 + j2Rate),
  };
}
