// Measures the analytical ephemeris against Swiss Ephemeris:
//   node tools/oracle/compare-ephemeris.mjs <dir where sweph is installed> [dates per period] [out.json]
// sweph is AGPL and only measures; it is no dependency of ours. The ephemeris files are looked for in /usr/share/libswe/ephe
// (Debian swe-basic-data, swe-standard-data) or in $SE_EPHE_PATH.
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadAnalytical, openOracle, randomDates } from './ephemeris-lib.mjs';

const [dir, count = '3000', outFile] = process.argv.slice(2);
if (!dir) throw new Error('usage: node tools/oracle/compare-ephemeris.mjs <oracleDir> [dates] [out.json]');
const oracle = openOracle(resolve(dir));
const { analytical, BODIES } = await loadAnalytical();
const PERIODS = [
  [1900, 2100],
  [1800, 2200],
  ...Array.from({ length: 8 }, (_, i) => [1000 + 100 * i, 1100 + 100 * i]),
  ...Array.from({ length: 8 }, (_, i) => [2200 + 100 * i, 2300 + 100 * i]),
];
const arc = (a, b) => Math.abs(((((a - b) % 360) + 540) % 360) - 180) * 3600;
/** Degrees from the Sun within which the two programs bend light by different models of its interior. */
const DISC = 0.3;
const results = [];
for (const [from, to] of PERIODS) {
  const dates = randomDates(Number(count), from, to, 20260721 + from * 10000 + to);
  const rows = Object.fromEntries(
    BODIES.map((b) => [b, { longitude: 0, rms: 0, latitude: 0, speed: 0, speedAtSun: 0, distance: 0, at: 0 }]),
  );
  for (const jd of dates) {
    const ours = analytical.places(BODIES, jd);
    const sun = oracle.place('Sun', jd);
    BODIES.forEach((b, i) => {
      const o = oracle.place(b, jd);
      const r = rows[b];
      const e = arc(ours[i].longitude, o.longitude);
      if (e > r.longitude) {
        r.longitude = e;
        r.at = jd;
      }
      r.rms += e * e;
      r.latitude = Math.max(r.latitude, Math.abs(ours[i].latitude - o.latitude) * 3600);
      const fromSun = Math.hypot(arc(o.longitude, sun.longitude) / 3600, o.latitude);
      const where = fromSun > DISC || b === 'Sun' || b === 'Moon' || b.endsWith('Node') ? 'speed' : 'speedAtSun';
      r[where] = Math.max(r[where], Math.abs(ours[i].longitudeSpeed - o.longitudeSpeed) * 3600);
      r.distance = Math.max(r.distance, Math.abs(ours[i].distance / o.distance - 1));
    });
  }
  for (const b of BODIES) rows[b].rms = Math.sqrt(rows[b].rms / dates.length);
  results.push({ from, to, dates: dates.length, bodies: rows });
}
const f = (x) => (x < 0.0995 ? x.toFixed(3) : x < 9.95 ? x.toFixed(2) : x.toFixed(1));
const lines = [
  `Greatest difference from Swiss Ephemeris ${oracle.version} (DE431), arcseconds; ${count} random dates a period.`,
  '',
];
lines.push(
  '| body | longitude 1900–2100 | rms | 1800–2200 | rms | latitude 1900–2100 | 1800–2200 | speed ″/day 1900–2100 | 1800–2200 |',
  '|---|---|---|---|---|---|---|---|---|',
);
const [near, wide] = results;
for (const b of BODIES) {
  const n = near.bodies[b];
  const w = wide.bodies[b];
  lines.push(
    `| ${b} | ${f(n.longitude)} | ${f(n.rms)} | ${f(w.longitude)} | ${f(w.rms)} | ${f(n.latitude)} | ${f(w.latitude)} | ${f(n.speed)} | ${f(w.speed)} |`,
  );
}
lines.push(
  '',
  'Longitude by century:',
  '',
  `| body | ${results
    .slice(2)
    .map((r) => `${r.from}`)
    .join(' | ')} |`,
  `|---|${results
    .slice(2)
    .map(() => '---|')
    .join('')}`,
);
for (const b of BODIES)
  lines.push(
    `| ${b} | ${results
      .slice(2)
      .map((r) => f(r.bodies[b].longitude))
      .join(' | ')} |`,
  );
console.log(lines.join('\n'));
if (outFile)
  writeFileSync(
    outFile,
    `${JSON.stringify({ generator: 'tools/oracle/compare-ephemeris.mjs', oracle: oracle.version, results }, null, 1)}\n`,
  );
