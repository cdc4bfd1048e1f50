// Heliocentric trajectories of the N-body run on a fixed grid, 995–3005.

import { T0 } from './initial.mjs';
import { integrate } from './nbody.mjs';

/** Julian centuries from J2000 covered by the fits */
export const SPAN = 10.06;
const J2000 = 2451545;

/**
 * @param {Float64Array} y0 state at T0
 * @param {number} every grid step in integration steps
 * @param {number} h integration step, days
 * @returns {{jd: Float64Array, states: Float64Array[]}} sorted by time; states hold nine positions
 */
export function trajectories(y0, every, h = 8) {
  const list = [];
  for (const end of [J2000 - SPAN * 36525, J2000 + SPAN * 36525]) {
    let k = 0;
    integrate(y0, T0, end, h, (t, y) => {
      if (k % every === 0 && !(k === 0 && end > T0)) list.push([t, Float64Array.from(y.subarray(0, 27))]);
      k++;
    });
  }
  list.sort((a, b) => a[0] - b[0]);
  return { jd: Float64Array.from(list, (e) => e[0]), states: list.map((e) => e[1]) };
}
