import { ARCSECOND } from '../math/angle.js';
import { OBLIQUITY, PRECESSION } from './constants.js';
import { ECLIPTIC_POLE_POLYNOMIALS, EQUATOR_POLE_POLYNOMIALS, type PoleTerm, poleTerms } from './tables/precession.js';

/** Row by row. */
export type Matrix3 = readonly [number, number, number, number, number, number, number, number, number];
export type Vector3 = readonly [number, number, number];

/** Obliquity to which the pole of the ecliptic is referred, radians. */
const OBLIQUITY_J2000 = OBLIQUITY * ARCSECOND;

/** Frame bias from the ICRS to the mean equator and equinox of J2000.0 (IAU 2006): ξ₀, η₀, dα₀ in radians. */
const BIAS_XI = -0.016617 * ARCSECOND;
const BIAS_ETA = -0.0068192 * ARCSECOND;
const BIAS_ALPHA = -0.0146 * ARCSECOND;

type PolePolynomials = readonly [readonly number[], readonly number[]];

function polynomial(coefficients: readonly number[], t: number): number {
  let sum = 0;
  for (let i = coefficients.length - 1; i >= 0; i--) sum = sum * t + (coefficients[i] as number);
  return sum;
}

function polePair([p, q]: PolePolynomials, terms: readonly PoleTerm[], t: number): [number, number] {
  let first = 0;
  let second = 0;
  for (const term of terms) {
    const angle = (2 * Math.PI * t) / term[0];
    const cos = Math.cos(angle);
    const sin = Math.sin(angle);
    first += cos * term[1] + sin * term[3];
    second += cos * term[2] + sin * term[4];
  }
  return [(first + polynomial(p, t)) * ARCSECOND, (second + polynomial(q, t)) * ARCSECOND];
}

/** In the mean equator and equinox of J2000.0. */
function eclipticPole(t: number): Vector3 {
  const [p, q] = polePair(ECLIPTIC_POLE_POLYNOMIALS, poleTerms().ecliptic, t);
  const w = Math.sqrt(Math.max(0, 1 - p * p - q * q));
  const sin = Math.sin(OBLIQUITY_J2000);
  const cos = Math.cos(OBLIQUITY_J2000);
  return [p, -q * cos - w * sin, -q * sin + w * cos];
}

/** In the mean equator and equinox of J2000.0. */
function equatorPole(t: number): Vector3 {
  const [x, y] = polePair(EQUATOR_POLE_POLYNOMIALS, poleTerms().equator, t);
  return [x, y, Math.sqrt(Math.max(0, 1 - x * x - y * y))];
}

function cross(a: Vector3, b: Vector3): Vector3 {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

/**
 * Returns the matrix that turns ICRS vectors into the mean ecliptic and equinox of date.
 *
 * IAU 2006 frame bias, then the long-term precession of Vondrák, Capitaine & Wallace 2011 (A&A 534, A22, eqs 8–13), good for
 * ±200,000 years; within 1800–2200 it differs from IAU 2006 by at most 0.0014″.
 *
 * @param t Julian centuries TT from J2000.0
 */
export function eclipticMatrix(t: number): Matrix3 {
  const ecliptic = eclipticPole(t);
  const equator = equatorPole(t);
  const node = cross(equator, ecliptic);
  const sine = Math.hypot(node[0], node[1], node[2]);
  const x: Vector3 = [node[0] / sine, node[1] / sine, node[2] / sine];
  const y = cross(ecliptic, x);
  return [...biased(x), ...biased(y), ...biased(ecliptic)];
}

/** Turns a row from the mean equator and equinox of J2000.0 to the ICRS. */
function biased([a, b, c]: Vector3): Vector3 {
  return [a - b * BIAS_ALPHA + c * BIAS_XI, a * BIAS_ALPHA + b + c * BIAS_ETA, -a * BIAS_XI - b * BIAS_ETA + c];
}

export function rotate(matrix: Matrix3, [x, y, z]: Vector3): Vector3 {
  return [
    matrix[0] * x + matrix[1] * y + matrix[2] * z,
    matrix[3] * x + matrix[4] * y + matrix[5] * z,
    matrix[6] * x + matrix[7] * y + matrix[8] * z,
  ];
}

/** p_A since J2000.0, arcseconds. */
export function generalPrecession(t: number): number {
  const [, p1, p2, p3, p4, p5] = PRECESSION;
  return t * (p1 + t * (p2 + t * (p3 + t * (p4 + t * p5))));
}
