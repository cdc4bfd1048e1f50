// Own N-body integration: Sun, Mercury … Pluto (Earth and Moon as one body with the Moon's mean quadrupole), post-Newtonian
// Sun, solar oblateness; Gragg–Bulirsch–Stoer with fixed steps. Heliocentric, ICRF, au, days.
export const BODIES = ['mercury', 'venus', 'emb', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'];
const AU_KM = 149597870.7;
const K = 86400 ** 2 / AU_KM ** 3;
/** DE440/441 values (Park et al. 2021), km³/s² */
const GM_SUN = 132712440041.27942 * K;
export const GM = [
  22031.868551,
  324858.592,
  398600.435507 + 4902.800118,
  42828.375816,
  126712764.1,
  37940584.8418,
  5794556.4,
  6836527.10058,
  975.5,
].map((x) => x * K);
export { GM_SUN };

const C2 = ((299792.458 * 86400) / AU_KM) ** 2;
const J2R2 = 2.1e-7 * (696000 / AU_KM) ** 2;
const rad = Math.PI / 180;
const POLE = [
  Math.cos(63.87 * rad) * Math.cos(286.13 * rad),
  Math.cos(63.87 * rad) * Math.sin(286.13 * rad),
  Math.sin(63.87 * rad),
];
/** mean-square Moon distance and mass factor: quadrupole of the Earth–Moon ring in the Moon's precessing mean orbit plane */
const MOON_Q = (1 / 82.30056) * (81.30056 / 82.30056) * (384399 / AU_KM) ** 2 * (1 + 1.5 * 0.0549 ** 2);
/** the variation (Sun-locked flattening of the Moon's orbit) weakens that quadrupole, as r⁻³ */
const VARIATION = 0.0577;
const COS_E = 0.9174820621;
const SIN_E = 0.3977771559;
const RING = [0, 0, 1];

/** pole of the Moon's mean orbit (inclination 5.145°, node by its mean motion), equatorial */
function ringPole(t) {
  const node = (125.0446 - 0.0529538 * (t - 2451545)) * rad;
  const x = Math.sin(5.145 * rad) * Math.sin(node);
  const y = -Math.sin(5.145 * rad) * Math.cos(node);
  const z = Math.cos(5.145 * rad);
  RING[0] = x;
  RING[1] = COS_E * y - SIN_E * z;
  RING[2] = SIN_E * y + COS_E * z;
}

function accelerations(y, f, from) {
  const n = 9;
  const m = 3 * n;
  let sx = 0;
  let sy = 0;
  let sz = 0;
  for (let i = 0; i < m; i++) f[i] = y[m + i];
  f[2 * m] = 1;
  if (from < 3) ringPole(y[2 * m]);
  for (let i = from; i < n; i++) {
    const o = 3 * i;
    const x = y[o];
    const yy = y[o + 1];
    const z = y[o + 2];
    const r2 = x * x + yy * yy + z * z;
    const r = Math.sqrt(r2);
    const u = GM_SUN / (r2 * r);
    const vx = y[m + o];
    const vy = y[m + o + 1];
    const vz = y[m + o + 2];
    const a = (4 * GM_SUN) / r - (vx * vx + vy * vy + vz * vz);
    const b = 4 * (x * vx + yy * vy + z * vz);
    let ax = -u * x + (u / C2) * (a * x + b * vx);
    let ay = -u * yy + (u / C2) * (a * yy + b * vy);
    let az = -u * z + (u / C2) * (a * z + b * vz);
    if (i < 4) {
      const s = (x * POLE[0] + yy * POLE[1] + z * POLE[2]) / r;
      const q = (-1.5 * u * J2R2) / r2;
      const k = q * (1 - 5 * s * s);
      const w = q * 2 * s * r;
      ax += k * x + w * POLE[0];
      ay += k * yy + w * POLE[1];
      az += k * z + w * POLE[2];
    }
    if (i === 2) {
      // the ring acts as an oblate body with J2·R² = MOON_Q/2
      const s = (x * RING[0] + yy * RING[1] + z * RING[2]) / r;
      const q = (-1.5 * u * MOON_Q * 0.5 * (1 - VARIATION / (r2 * r))) / r2;
      const k = q * (1 - 5 * s * s);
      const w = q * 2 * s * r;
      ax += k * x + w * RING[0];
      ay += k * yy + w * RING[1];
      az += k * z + w * RING[2];
    }
    f[m + o] = ax;
    f[m + o + 1] = ay;
    f[m + o + 2] = az;
    const g = GM[i] / GM_SUN;
    sx += g * ax;
    sy += g * ay;
    sz += g * az;
  }
  for (let i = from; i < n; i++) {
    const o = 3 * i;
    for (let j = i + 1; j < n; j++) {
      const p = 3 * j;
      const dx = y[p] - y[o];
      const dy = y[p + 1] - y[o + 1];
      const dz = y[p + 2] - y[o + 2];
      const d2 = dx * dx + dy * dy + dz * dz;
      const d3 = 1 / (d2 * Math.sqrt(d2));
      const gi = GM[i] * d3;
      const gj = GM[j] * d3;
      f[m + o] += gj * dx;
      f[m + o + 1] += gj * dy;
      f[m + o + 2] += gj * dz;
      f[m + p] -= gi * dx;
      f[m + p + 1] -= gi * dy;
      f[m + p + 2] -= gi * dz;
    }
  }
  // the Sun's own acceleration is −Σ m·(Sun's pull on i, as computed, sign reversed): heliocentric frame
  for (let i = from; i < n; i++) {
    const o = 3 * i;
    f[m + o] += sx;
    f[m + o + 1] += sy;
    f[m + o + 2] += sz;
  }
}

const SEQUENCE = [2, 4, 6, 8, 10, 12, 14, 16];

function step(y, h, w, from) {
  const n = y.length;
  accelerations(y, w.f0, from);
  for (let k = 0; k < SEQUENCE.length; k++) {
    const s = SEQUENCE[k];
    const d = h / s;
    let a = w.a;
    let b = w.b;
    for (let i = 0; i < n; i++) {
      a[i] = y[i];
      b[i] = y[i] + d * w.f0[i];
    }
    for (let q = 1; q < s; q++) {
      accelerations(b, w.f, from);
      for (let i = 0; i < n; i++) a[i] += 2 * d * w.f[i];
      const t = a;
      a = b;
      b = t;
    }
    accelerations(b, w.f, from);
    const row = w.t[k];
    for (let i = 0; i < n; i++) row[i] = 0.5 * (a[i] + b[i] + d * w.f[i]);
    for (let j = k - 1; j >= 0; j--) {
      const g = 1 / ((s / SEQUENCE[j]) ** 2 - 1);
      const hi = w.t[j + 1];
      const lo = w.t[j];
      for (let i = 0; i < n; i++) lo[i] = hi[i] + (hi[i] - lo[i]) * g;
    }
  }
  for (let i = 0; i < n; i++) y[i] = w.t[0][i];
}

/**
 * Integrates from t0 through the sorted times on one side of it.
 * @param {Float64Array} y0 heliocentric positions then velocities of BODIES at t0
 * @param {number} h fixed step, days (sign ignored)
 * @param {number} end last time
 * @param {(t: number, y: Float64Array) => void} visit called at every step end (and at t0)
 * @param {number} from index of the first body integrated
 */
export function integrate(y0, t0, end, h, visit, from = 0) {
  const y = new Float64Array(55);
  y.set(y0);
  y[54] = t0;
  const n = y.length;
  const w = {
    f0: new Float64Array(n),
    f: new Float64Array(n),
    a: new Float64Array(n),
    b: new Float64Array(n),
    t: SEQUENCE.map(() => new Float64Array(n)),
  };
  const dir = Math.sign(end - t0);
  const steps = Math.ceil(Math.abs(end - t0) / h);
  visit(t0, y);
  for (let k = 1; k <= steps; k++) {
    step(y, dir * h, w, from);
    visit(t0 + dir * h * k, y);
  }
  return y;
}
