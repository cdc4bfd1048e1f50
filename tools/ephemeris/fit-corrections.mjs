// Fits what the published theories lack to JPL data: node tools/ephemeris/fit-corrections.mjs <rawDataDir>
//
// rawDataDir holds `de405/table.f0i` (Debian casacore-data-jpl-de405; any depth) and `horizons/*.txt` (JPL Horizons DE441
// barycentric vectors 1900–2100). Steps: (1) initial state of an own N-body run fitted to DE405 (Mercury … Mars,
// 1960–2060) and Horizons (Jupiter … Pluto, 1900–2100); (2) that run over 994–3006; (3) Poisson terms at VSOP87's own
// frequencies fitted to (N-body − VSOP87B) for Earth … Saturn; (4) Chebyshev segments for Uranus, Neptune, Pluto.
// Horizons' 599, 699, 799 and 899 are the centres of the planets, not the barycentres with their moons: Jupiter's is off by up to 220 km
// (lib/satellites.mjs), Saturn's by 300. Most of that averages out over the 1,461 dates; Jupiter keeps up to 0.004″ of it.
// Writes fixtures/sources/ephemeris-corrections.json. No Swiss Ephemeris data enter.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fitChebyshev, WOBBLE } from './lib/chebyshev-fit.mjs';
import { fitCorrections, toVsop } from './lib/corrections.mjs';
import { openDe405 } from './lib/de405.mjs';
import { elpMoon, elpTerms } from './lib/elp.mjs';
import { readHorizons } from './lib/horizons.mjs';
import { fitInitial, T0 } from './lib/initial.mjs';
import { BODIES } from './lib/nbody.mjs';
import { SPAN, trajectories } from './lib/trajectory.mjs';
import { loadVsop } from './lib/vsop.mjs';

const OUT = join(dirname(fileURLToPath(import.meta.url)), '../../fixtures/sources/ephemeris-corrections.json');
const J2000 = 2451545;
const MOON_SHARE = 1 / 82.30056;
const YEAR = 365.25;

/** options of the Poisson fits; weights favour 1750–2250 */
const weight = (T) => (Math.abs(T) < 2.5 ? 1 : 0.2);
const SERIES = {
  earth: { secular: 5, frequencies: 80, powers: 2, lowest: 0.5, weight },
  mercury: { secular: 6, frequencies: 48, powers: 3, lowest: 0.5, weight },
  venus: { secular: 5, frequencies: 60, powers: 2, lowest: 0.5, weight },
  mars: { secular: 5, frequencies: 100, powers: 2, lowest: 0.5, weight },
  jupiter: { secular: 5, frequencies: 80, powers: 2, lowest: 0.5, weight },
  saturn: { secular: 5, frequencies: 80, powers: 2, lowest: 0.5, weight },
};
/** 0.005″ at the distance of each */
const CHEBYSHEV = {
  uranus: { years: 40.2, segments: 50, terms: 21, unit: 4.5e-7 },
  neptune: { years: 80.4, segments: 25, terms: 19, unit: 7e-7 },
  pluto: { years: 80.4, segments: 25, terms: 17, unit: 8e-7 },
};

function find(dir, name) {
  for (const e of readdirSync(dir, { withFileTypes: true })) {
    if (e.isDirectory() || e.isSymbolicLink()) {
      const hit = find(join(dir, e.name), name);
      if (hit) return hit;
    } else if (e.name === name) return dir;
  }
  return undefined;
}

const significant = (x) => Number(x.toPrecision(6));

const raw = process.argv[2];
if (!raw) throw new Error('usage: node tools/ephemeris/fit-corrections.mjs <rawDataDir>');
const deDir = find(raw, 'table.f0i');
const horizonsDir = find(raw, 'Jupiter.txt');
if (!deDir || !horizonsDir) throw new Error(`no DE405 table.f0i or Horizons Jupiter.txt under ${raw}`);
const started = Date.now();
const log = (m) => process.stderr.write(`${((Date.now() - started) / 1000).toFixed(0)} s ${m}\n`);

const initial = fitInitial(openDe405(deDir), (name) => readHorizons(join(horizonsDir, `${name}.txt`)), log);
log(JSON.stringify(initial.report));
const run = trajectories(initial.y0, 5);
log(`integrated, ${run.jd.length} samples`);

const moonTerms = elpTerms().filter(
  (t) => Math.abs(t.amplitude) * 2 ** t.power * (t.coordinate === 2 ? 400 : 1) > 1e-6,
);
const corrections = {};
for (const [body, options] of Object.entries(SERIES)) {
  const waves = await loadVsop(body);
  const i = BODIES.indexOf(body === 'earth' ? 'emb' : body);
  const samples = Array.from(run.jd, (jd, k) => {
    const T = (jd - J2000) / 36525;
    let v = Array.from(run.states[k].subarray(3 * i, 3 * i + 3));
    if (body === 'earth') {
      const m = elpMoon(moonTerms, T);
      v = v.map((x, c) => x - m[c] * MOON_SHARE);
    }
    return { T, target: toVsop(v) };
  });
  const { terms, residual } = fitCorrections(waves, samples, options);
  corrections[body] = {
    residualArcsec: Object.fromEntries(residual.map((r, c) => ['LBR'[c], r])),
    terms: terms.map(([s, f, a, b]) => [s, f, significant(a), significant(b)]),
  };
  log(`${body} ${JSON.stringify(residual.map((r) => r.after))}`);
}
const start = J2000 - 1005 * YEAR;
const outer = trajectories(initial.y0, 5, 16);
const chebyshev = {};
for (const [body, options] of Object.entries(CHEBYSHEV)) {
  chebyshev[body] = fitChebyshev(body, outer, { from: start, ...options });
  log(`${body} ${chebyshev[body].maxArcsec}″`);
}

const json = {
  generator: 'tools/ephemeris/fit-corrections.mjs',
  sources: 'JPL DE405 (1960–2060), JPL Horizons DE441 vectors (1900–2100), own N-body run 994–3006, VSOP87B, ELP/MPP02',
  fitRange: { julianCenturiesFromJ2000: [-SPAN, SPAN], weight: '1 within 2.5 centuries of J2000, 0.2 outside' },
  initial: { epochTdb: T0, order: BODIES, heliocentricIcrs: Array.from(initial.y0), residuals: initial.report },
  format: {
    corrections: '[slot, radians per century, cos, sin]; slot = 6·(L 0, B 1, R 2) + power of T; add to VSOP87B',
    chebyshev:
      'integers·unit au, per segment x, y, z ascending; heliocentric minus Σ share·(heliocentric of EMB, Jupiter, Saturn)',
  },
  wobble: WOBBLE,
  corrections,
  chebyshev,
};
mkdirSync(dirname(OUT), { recursive: true });
const text = JSON.stringify(
  json,
  (k, v) => (k === 'terms' && Array.isArray(v) ? v.map((t) => t.join(' ')) : k === 'data' ? v.join(' ') : v),
  1,
);
writeFileSync(OUT, `${text}\n`);
log(`wrote ${OUT}`);
