// Writes fixtures/oracle/ephemeris.json: places from Swiss Ephemeris at random dates, read by test/oracle/ephemeris.test.ts.
//   node tools/oracle/sample-ephemeris.mjs <dir where sweph is installed>
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadAnalytical, openOracle, randomDates } from './ephemeris-lib.mjs';

const OUT = join(dirname(fileURLToPath(import.meta.url)), '../../fixtures/oracle/ephemeris.json');
const dir = process.argv[2];
if (!dir) throw new Error('usage: node tools/oracle/sample-ephemeris.mjs <oracleDir>');
const oracle = openOracle(resolve(dir));
const { BODIES } = await loadAnalytical();
const round = (x, digits) => Number(x.toFixed(digits));
const dates = [...randomDates(150, 1900, 2100, 11), ...randomDates(150, 1800, 2200, 12)].map((jd) => round(jd, 5));
const rows = dates.map((jd) => [
  jd,
  ...BODIES.flatMap((body) => {
    const p = oracle.place(body, jd);
    return [round(p.longitude, 7), round(p.latitude, 7), round(p.longitudeSpeed, 7)];
  }),
]);
const head = {
  generator: 'tools/oracle/sample-ephemeris.mjs',
  oracle: `Swiss Ephemeris ${oracle.version} (npm sweph), .se1 files of JPL DE431`,
  flags: `${oracle.flags} = SEFLG_SWIEPH | SEFLG_SPEED | SEFLG_NONUT`,
  columns:
    'Julian day TT; then longitude, latitude (degrees, mean ecliptic and equinox of date), speed (degrees/day) of each body',
  bodies: BODIES,
};
mkdirSync(dirname(OUT), { recursive: true });
const text = `${JSON.stringify(head, null, 1).slice(0, -2)},\n "rows": [\n${rows.map((r) => `  ${JSON.stringify(r)}`).join(',\n')}\n ]\n}\n`;
writeFileSync(OUT, text);
console.log(`${OUT}: ${rows.length} dates`);
