// Piecewise Chebyshev fit of the slow outer planets, in coordinates freed of the Sun's wobble.
import { Normal } from './linear.mjs';
import { BODIES, GM, GM_SUN } from './nbody.mjs';

const TOTAL = GM_SUN + GM.reduce((a, b) => a + b);
/** bodies whose pull on the Sun is taken out, with their share of the total mass */
export const WOBBLE = Object.fromEntries(['emb', 'jupiter', 'saturn'].map((b) => [b, GM[BODIES.indexOf(b)] / TOTAL]));

/**
 * @param {string} body
 * @param {{jd: Float64Array, states: Float64Array[]}} run
 * @param {{from: number, years: number, segments: number, degree: number, unit: number}} options unit in au
 * @returns {{from: number, days: number, segments: number, terms: number, unit: number, data: number[], maxArcsec: number}}
 *   data: integers, segment by segment, x y z, ascending degree
 */
export function fitChebyshev(body, run, { from, years, segments, terms, unit }) {
  const i = BODIES.indexOf(body);
  const days = years * 365.25;
  const data = [];
  let max = 0;
  const shares = Object.entries(WOBBLE).map(([b, m]) => [BODIES.indexOf(b), m]);
  for (let s = 0; s < segments; s++) {
    const ne = new Normal(terms, 3);
    const rows = [];
    for (let k = 0; k < run.jd.length; k++) {
      const x = (2 * (run.jd[k] - from - s * days)) / days - 1;
      if (x < -1.01 || x > 1.01) continue;
      const st = run.states[k];
      const v = [0, 1, 2].map((c) => shares.reduce((a, [j, m]) => a - m * st[3 * j + c], st[3 * i + c]));
      const row = [1, x];
      for (let j = 2; j < terms; j++) row.push(2 * x * row[j - 1] - row[j - 2]);
      ne.add(row, v, 1 / Math.sqrt(1.03 - x * x));
      rows.push([row, v]);
    }
    const fit = ne.solve(1e-15).map((x) => Array.from(x, (a) => Math.round(a / unit)));
    for (const [row, v] of rows) {
      const e = v.map((a, c) => a - unit * row.reduce((sum, t, j) => sum + t * fit[c][j], 0));
      max = Math.max(max, (Math.hypot(...e) / Math.hypot(...v)) * 206264.806);
    }
    data.push(...fit.flat());
  }
  return { from, days, segments, terms, unit, maxArcsec: Number(max.toFixed(4)), data };
}
