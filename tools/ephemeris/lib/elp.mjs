// ELP/MPP02 (fit to DE405, with the long-range secular corrections) as published in astronomia's elpMppDeFull.
import data from 'astronomia/data/elpMppDeFull';

const ARCSEC = Math.PI / 648000;
export const AU_KM = 149597870.7;
export const W1 = data.W1;
/** Laskar's P, Q of the inertial mean ecliptic of date */
export const P_COEFS = [0, 0.10180391e-4, 0.47020439e-6, -0.5417367e-9, -0.2507948e-11, 0.463486e-14];
export const Q_COEFS = [0, -0.113469002e-3, 0.12372674e-6, 0.1265417e-8, -0.1371808e-11, -0.320334e-14];
const PHI = -0.05028 * ARCSEC;
const EPS = 84381.4096 * ARCSEC;

/**
 * Terms of the three series.
 * @returns {{coordinate: number, power: number, amplitude: number, arg: number[]}[]} radians (longitude, latitude) or au
 *   (distance); value = amplitude·Tᵖ·sin(Σ argₖ Tᵏ)
 */
export function elpTerms() {
  const out = [];
  ['L', 'B', 'R'].forEach((name, coordinate) => {
    for (const [power, terms] of Object.entries(data[name])) {
      for (const [a, ...arg] of terms)
        out.push({ coordinate, power: Number(power), amplitude: coordinate === 2 ? a / AU_KM : a * ARCSEC, arg });
    }
  });
  return out;
}

const horner = (T, c) => {
  let v = 0;
  for (let i = c.length - 1; i >= 0; i--) v = v * T + c[i];
  return v;
};

/** sums a list of terms at T centuries: [longitude (without W1), latitude, distance au] */
export function sumElp(terms, T) {
  const out = [0, 0, 0];
  for (const t of terms) out[t.coordinate] += t.amplitude * T ** t.power * Math.sin(horner(T, t.arg));
  return out;
}

/** geocentric ICRS vector (au) from ELP's longitude in the mean ecliptic of date (departure point), latitude, distance */
export function elpToIcrs(lon, lat, r, T) {
  const x = r * Math.cos(lat) * Math.cos(lon);
  const y = r * Math.cos(lat) * Math.sin(lon);
  const z = r * Math.sin(lat);
  const P = horner(T, P_COEFS);
  const Q = horner(T, Q_COEFS);
  const s = Math.sqrt(1 - P * P - Q * Q);
  const ex = (1 - 2 * P * P) * x + 2 * P * Q * y + 2 * P * s * z;
  const ey = 2 * P * Q * x + (1 - 2 * Q * Q) * y - 2 * Q * s * z;
  const ez = -2 * P * s * x + 2 * Q * s * y + (1 - 2 * P * P - 2 * Q * Q) * z;
  const cy = Math.cos(EPS) * ey - Math.sin(EPS) * ez;
  const cz = Math.sin(EPS) * ey + Math.cos(EPS) * ez;
  const c = Math.cos(PHI);
  const d = Math.sin(PHI);
  return [c * ex - d * cy, d * ex + c * cy, cz];
}

/** geocentric ICRS vector of the Moon, au, from a list of terms */
export function elpMoon(terms, T) {
  const [l, b, r] = sumElp(terms, T);
  return elpToIcrs(l + horner(T, W1), b, r, T);
}
