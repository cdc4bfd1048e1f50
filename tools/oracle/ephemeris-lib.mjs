import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** bundles src/sky (analytical and interpolated) and imports it */
export async function loadAnalytical() {
  const result = await build({
    stdin: {
      contents:
        "export { analytical } from './src/sky/analytical/analytical.ts'; export { interpolated } from './src/sky/interpolated.ts'; export { BODIES } from './src/sky/ephemeris.ts';",
      resolveDir: ROOT,
      loader: 'ts',
    },
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    write: false,
  });
  const dir = mkdtempSync(join(tmpdir(), 'siddhanta-'));
  const file = join(dir, 'sky.mjs');
  writeFileSync(file, result.outputFiles[0].text);
  try {
    return await import(pathToFileURL(file).href);
  } finally {
    rmSync(dir, { recursive: true });
  }
}

/**
 * Opens Swiss Ephemeris installed under a directory.
 * @returns place(body, jdTt): apparent place on the mean ecliptic and equinox of date (flags SWIEPH, SPEED, NONUT);
 *   longitude(body, jdTt): the same longitude alone, without the work for the speed
 */
export function openOracle(dir) {
  const sweph = createRequire(join(dir, 'package.json'))('sweph');
  sweph.set_ephe_path(process.env.SE_EPHE_PATH ?? '/usr/share/libswe/ephe');
  const SEFLG_SWIEPH = 2;
  const FLAGS = SEFLG_SWIEPH | 256 | 64; // speed, no nutation
  const NUMBER = {
    Sun: 0,
    Moon: 1,
    Mercury: 2,
    Venus: 3,
    Mars: 4,
    Jupiter: 5,
    Saturn: 6,
    Uranus: 7,
    Neptune: 8,
    Pluto: 9,
    MeanNode: 10,
    TrueNode: 11,
  };
  return {
    version: sweph.version(),
    flags: FLAGS,
    place(body, jd) {
      const r = sweph.calc(jd, NUMBER[body], FLAGS);
      if (r.error || (r.flag & 7) !== SEFLG_SWIEPH)
        throw new Error(`Swiss Ephemeris files not used for ${body} at ${jd}: ${r.error}`);
      const [longitude, latitude, distance, longitudeSpeed] = r.data;
      return { longitude, latitude, distance, longitudeSpeed };
    },
    longitude(body, jd) {
      const r = sweph.calc(jd, NUMBER[body], FLAGS & ~256);
      if (r.error || (r.flag & 7) !== SEFLG_SWIEPH)
        throw new Error(`Swiss Ephemeris files not used for ${body} at ${jd}: ${r.error}`);
      return r.data[0];
    },
  };
}

/** n Julian days (TT) between two years, from a seeded generator (mulberry32) */
export function randomDates(n, fromYear, toYear, seed) {
  let a = seed >>> 0;
  const next = () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), a | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const jd = (year) => 2451545 + (year - 2000) * 365.2425 - 0.5;
  return Array.from({ length: n }, () => jd(fromYear) + next() * (jd(toYear) - jd(fromYear)));
}

/** Writes the worst instants of a scan to fixtures/oracle: the head field by field, each row on a line of its own. */
export function writeWorst(name, head, rows) {
  const lines = rows.map((row) => `  ${JSON.stringify(row)}`).join(',\n');
  const text = `${JSON.stringify(head, null, 1).slice(0, -2)},\n "rows": [\n${lines}\n ]\n}\n`;
  writeFileSync(join(ROOT, 'fixtures/oracle', name), text);
  console.log(`${name}: ${rows.length} instants`);
}
