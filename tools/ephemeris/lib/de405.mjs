// JPL DE405 (public domain) as packed by Debian's casacore-data-jpl-de405: 32-day Chebyshev records in km.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const AU_KM = 149597870.7;
const EMRAT = 81.30056;
const RECORD_BYTES = 8160;
const FIRST_OFFSET = 28;
const MJD0 = 36912;
const DAYS = 32;
/** body: [first coefficient, coefficients per component, intervals per record] */
const LAYOUT = {
  mercury: [0, 14, 4],
  venus: [168, 10, 2],
  emb: [228, 13, 2],
  mars: [306, 11, 1],
  jupiter: [339, 8, 1],
  saturn: [363, 7, 1],
  uranus: [384, 6, 1],
  neptune: [402, 6, 1],
  pluto: [420, 6, 1],
  moon: [438, 13, 8],
  sun: [750, 11, 2],
};

/**
 * Opens DE405 under a directory.
 * @param {string} dir folder holding table.f0i
 * @returns a function (body, jdTdb) => [x, y, z, vx, vy, vz], au and au/day, ICRF; barycentric, `moon` geocentric;
 *   `helio:<body>` and `earth` (barycentric) are derived.
 */
export function openDe405(dir) {
  const raw = readFileSync(join(dir, 'table.f0i'));
  const view = new DataView(raw.buffer, raw.byteOffset, raw.byteLength);
  const rows = Math.floor((raw.byteLength - 16) / RECORD_BYTES);
  const from = MJD0 + 2400000.5;
  const to = from + rows * DAYS;
  function state(body, jd) {
    if (body === 'earth') {
      const e = state('emb', jd);
      const m = state('moon', jd);
      return e.map((x, i) => x - m[i] / (1 + EMRAT));
    }
    const [at, n, intervals] = LAYOUT[body];
    let row = Math.floor((jd - from) / DAYS);
    if (row === rows && jd === to) row--;
    if (row < 0 || row >= rows) throw new RangeError(`DE405 does not cover ${jd}`);
    const span = DAYS / intervals;
    let k = Math.floor((jd - from - row * DAYS) / span);
    if (k === intervals) k--;
    const x = (2 * (jd - from - row * DAYS - k * span)) / span - 1;
    const base = FIRST_OFFSET + row * RECORD_BYTES + 8 * (at + k * 3 * n);
    const out = [0, 0, 0, 0, 0, 0];
    for (let c = 0; c < 3; c++) {
      let t0 = 1;
      let t1 = x;
      let d0 = 0;
      let d1 = 1;
      let p = view.getFloat64(base + 8 * c * n, true) + x * view.getFloat64(base + 8 * (c * n + 1), true);
      let v = view.getFloat64(base + 8 * (c * n + 1), true);
      for (let i = 2; i < n; i++) {
        const a = view.getFloat64(base + 8 * (c * n + i), true);
        const t = 2 * x * t1 - t0;
        const d = 2 * t1 + 2 * x * d1 - d0;
        p += a * t;
        v += a * d;
        t0 = t1;
        t1 = t;
        d0 = d1;
        d1 = d;
      }
      out[c] = p / AU_KM;
      out[c + 3] = (v * 2) / span / AU_KM;
    }
    return out;
  }
  const helio = (body, jd) => {
    const b = state(body, jd);
    const s = state('sun', jd);
    return b.map((x, i) => x - s[i]);
  };
  return { from, to, state, helio };
}
