// Fits Poisson terms at VSOP87's own frequencies to the difference N-body − VSOP87B, coordinate by coordinate.
import { Normal } from './linear.mjs';
import { evaluateWaves } from './vsop.mjs';

/** ICRS = FRAME · VSOP87 dynamical ecliptic J2000 (Bretagnon & Francou 1988) */
export const FRAME = [
  [1, 4.4036e-7, -1.90919e-7],
  [-4.79966e-7, 0.917482137087, -0.397776982902],
  [0, 0.397776982902, 0.917482137087],
];

/** ICRS vector → [L, B, R] in the VSOP frame */
export function toVsop(v) {
  const w = [0, 1, 2].map((c) => FRAME[0][c] * v[0] + FRAME[1][c] * v[1] + FRAME[2][c] * v[2]);
  const r = Math.hypot(...w);
  return [Math.atan2(w[1], w[0]), Math.asin(w[2] / r), r];
}

const wrap = (x) => x - 2 * Math.PI * Math.round(x / (2 * Math.PI));

/**
 * @param {Map<string, import('./vsop.mjs').Wave>} waves VSOP87B of the body
 * @param {{T: number, target: number[]}[]} samples target = [L, B, R]
 * @param {{secular: number, frequencies: number, powers: number, weight: (T: number) => number}} options
 * @returns {{terms: [number, number, number, number][], residual: object}} terms: [slot, frequency, cos, sin]
 */
export function fitCorrections(waves, samples, options) {
  const { secular, frequencies, powers, weight } = options;
  const diff = samples.map(({ T, target }) => {
    const m = evaluateWaves(waves, T);
    return [wrap(target[0] - m[0]), target[1] - m[1], target[2] - m[2]];
  });
  const r0 = waves.get((0).toFixed(8)).slots.get(12)[0];
  const terms = [];
  const residual = [];
  for (let c = 0; c < 3; c++) {
    const ranked = [...waves.values()]
      .filter((w) => w.freq !== 0)
      .map((w) => {
        let a = 0;
        for (const [s, [p, q]] of w.slots) if (Math.floor(s / 6) === c) a += Math.hypot(p, q) * 2 ** (s % 6);
        return { freq: w.freq, a };
      })
      .filter((w) => w.freq > options.lowest)
      .sort((x, y) => y.a - x.a)
      .slice(0, frequencies);
    const n = secular + ranked.length * 2 * powers;
    const ne = new Normal(n);
    const row = new Float64Array(n);
    const fill = (T) => {
      const u = T / 10;
      let p = 1;
      for (let k = 0; k < secular; k++) {
        row[k] = p;
        p *= u;
      }
      let at = secular;
      for (const { freq } of ranked) {
        const cs = Math.cos(freq * T);
        const sn = Math.sin(freq * T);
        p = 1;
        for (let k = 0; k < powers; k++) {
          row[at++] = cs * p;
          row[at++] = sn * p;
          p *= u;
        }
      }
    };
    samples.forEach(({ T }, i) => {
      fill(T);
      ne.add(row, [diff[i][c]], weight(T));
    });
    const [x] = ne.solve(1e-9);
    for (let k = 0; k < secular; k++) terms.push([6 * c + k, 0, x[k] / 10 ** k, 0]);
    let at = secular;
    for (const { freq } of ranked) {
      for (let k = 0; k < powers; k++) terms.push([6 * c + k, freq, x[at++] / 10 ** k, x[at++] / 10 ** k]);
    }
    const unit = c === 2 ? 206264.806 / r0 : 206264.806;
    const max = {};
    const before = {};
    samples.forEach(({ T }, i) => {
      fill(T);
      let v = diff[i][c];
      for (let k = 0; k < n; k++) v -= row[k] * x[k];
      for (const [name, lim] of [
        ['1900-2100', 1],
        ['1800-2200', 2],
        ['1000-3000', 20],
      ]) {
        if (Math.abs(T) <= lim) {
          max[name] = Math.max(max[name] ?? 0, Math.abs(v) * unit);
          before[name] = Math.max(before[name] ?? 0, Math.abs(diff[i][c]) * unit);
        }
      }
    });
    residual.push({ before, after: max });
  }
  return { terms, residual };
}
