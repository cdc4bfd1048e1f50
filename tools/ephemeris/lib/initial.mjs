// Fits the initial state of the N-body run: Mercury … Mars to DE405 (1960–2060), Jupiter … Pluto to Horizons (1900–2100).
import { Normal } from './linear.mjs';
import { BODIES, integrate } from './nbody.mjs';

const AU_KM = 149597870.7;
/** an epoch of the Horizons Jupiter grid next to J2000 */
export const T0 = 2451570.5;
const H = 10;
const EVERY = 5;
const SIGMA = [2, 2, 2, 2, 150, 300, 150, 300, 1000].map((km) => km / AU_KM);
const OFFSET_SIGMA = 15 / AU_KM;
const FILES = { jupiter: 'Jupiter', saturn: 'Saturn', uranus: 'Uranus', neptune: 'Neptune', pluto: 'Pluto' };

/**
 * @param {ReturnType<import('./de405.mjs').openDe405>} de
 * @param {(name: string) => ReturnType<import('./horizons.mjs').readHorizons>} horizons
 * @returns {{y0: Float64Array, report: Record<string, {rmsKm: number, maxKm: number, arcsec: number}>}}
 */
export function fitInitial(de, horizons, log = () => {}) {
  const sun = horizons('Sun');
  const outer = Object.fromEntries(Object.entries(FILES).map(([b, f]) => [b, horizons(f)]));
  const y0 = new Float64Array(54);
  BODIES.forEach((b, i) => {
    const s = de.helio(b, T0);
    for (let c = 0; c < 3; c++) {
      y0[3 * i + c] = s[c];
      y0[27 + 3 * i + c] = s[c + 3];
    }
  });
  const from = outer.jupiter.jd[0];
  const to = outer.jupiter.jd.at(-1);
  const observed = (t) =>
    BODIES.map((b) => {
      if (b in outer) {
        const p = outer[b].at(t);
        const s = sun.at(t);
        return [p[0] - s[0], p[1] - s[1], p[2] - s[2]];
      }
      return t > de.from && t < de.to ? de.helio(b, t).slice(0, 3) : null;
    });
  const times = [];
  const run = (y, h = H) => {
    const out = new Map();
    const visit = (t, s) => {
      if (Math.abs(t - T0) % (H * EVERY) === 0 && t >= from && t <= to)
        out.set(t, Float64Array.from(s.subarray(0, 27)));
    };
    integrate(y, T0, from, h, visit);
    integrate(y, T0, to, h, visit);
    return out;
  };
  let base = run(y0);
  times.push(...[...base.keys()].sort((a, b) => a - b));
  const seen = new Map(times.map((t) => [t, observed(t)]));
  const eps = 1e-7;
  const jac = [];
  for (let p = 0; p < 54; p++) {
    const y = Float64Array.from(y0);
    const e = p < 27 ? eps : eps * 1e-2;
    y[p] += e;
    const r = run(y);
    jac.push(new Map(times.map((t) => [t, r.get(t).map((x, i) => (x - base.get(t)[i]) / e)])));
    if (p % 9 === 8) log(`partials ${p + 1}/54`);
  }
  // a constant offset of each outer body: the files' barycentres are not all DE441's
  const nOff = 12;
  let offsets = new Float64Array(nOff);
  for (let iteration = 0; iteration < 6; iteration++) {
    const ne = new Normal(54 + nOff);
    const row = new Float64Array(54 + nOff);
    for (const t of times) {
      const o = seen.get(t);
      const m = base.get(t);
      for (let i = 0; i < 9; i++) {
        if (!o[i]) continue;
        for (let c = 0; c < 3; c++) {
          row.fill(0);
          for (let p = 0; p < 54; p++) row[p] = jac[p].get(t)[3 * i + c];
          if (i > 3 && i < 8) row[54 + 3 * (i - 4) + c] = 1;
          ne.add(row, [o[i][c] - m[3 * i + c]], 1 / SIGMA[i] ** 2);
        }
      }
    }
    for (let k = 0; k < nOff; k++) {
      row.fill(0);
      row[54 + k] = 1;
      ne.add(row, [0], 1 / OFFSET_SIGMA ** 2);
    }
    const [x] = ne.solve(1e-15);
    offsets = x.slice(54);
    for (let p = 0; p < 54; p++) y0[p] += x[p];
    log(`iteration ${iteration} offsets km ${Array.from(x.slice(54), (v) => (v * AU_KM).toFixed(0)).join(' ')}`);
    base = run(y0, H / 2);
  }
  const report = {};
  BODIES.forEach((b, i) => {
    let ss = 0;
    let n = 0;
    let max = 0;
    let ang = 0;
    for (const t of times) {
      const o = seen.get(t)[i];
      if (!o) continue;
      const m = base.get(t);
      const e = [0, 1, 2].map((c) => o[c] - m[3 * i + c] - (i > 3 && i < 8 ? offsets[3 * (i - 4) + c] : 0));
      const d = Math.hypot(...e);
      ss += d * d;
      n++;
      max = Math.max(max, d);
      ang = Math.max(ang, (d / Math.hypot(...o)) * 206264.806);
    }
    report[b] = {
      rmsKm: +(Math.sqrt(ss / n) * AU_KM).toFixed(1),
      maxKm: +(max * AU_KM).toFixed(1),
      arcsec: +ang.toFixed(4),
    };
  });
  return { y0, report };
}
