// JPL Horizons vector tables (barycentric, ICRF, au, au/day, TDB) with Hermite interpolation.
import { readFileSync } from 'node:fs';

/**
 * Reads a Horizons vector file.
 * @param {string} file
 * @returns {{jd: number[], rows: number[][], at: (jd: number) => number[]}} `at` interpolates position (quintic where
 *   accelerations are smooth: cubic Hermite on position and velocity)
 */
export function readHorizons(file) {
  const text = readFileSync(file, 'utf8');
  const body = text.slice(text.indexOf('$$SOE') + 5, text.indexOf('$$EOE'));
  const jd = [];
  const rows = [];
  const re =
    /(\d{7}\.\d+) = [^\n]*\n\s*X =\s*(\S+)\s*Y =\s*(\S+)\s*Z =\s*(\S+)\s*\n\s*VX=\s*(\S+)\s*VY=\s*(\S+)\s*VZ=\s*(\S+)/g;
  for (const m of body.matchAll(re)) {
    jd.push(Number(m[1]));
    rows.push(m.slice(2, 8).map(Number));
  }
  const step = jd[1] - jd[0];
  const at = (t) => {
    const k = Math.min(Math.max(Math.floor((t - jd[0]) / step), 0), jd.length - 2);
    const s = (t - jd[k]) / step;
    const a = rows[k];
    const b = rows[k + 1];
    const out = [];
    for (let c = 0; c < 3; c++) {
      const s2 = s * s;
      const s3 = s2 * s;
      out.push(
        a[c] * (2 * s3 - 3 * s2 + 1) +
          a[c + 3] * step * (s3 - 2 * s2 + s) +
          b[c] * (3 * s2 - 2 * s3) +
          b[c + 3] * step * (s3 - s2),
      );
    }
    return out;
  };
  return { jd, rows, at };
}
