// Scans `astronomyEngine` against Swiss Ephemeris at steps of 2.3 days over 1800–2200 and of 11.3 days in the other centuries.
//   node tools/oracle/scan-engine.mjs <dir where sweph is installed>
// Writes fixtures/oracle/measured/astronomy-engine.json and fixtures/oracle/astronomy-engine-worst.json.
import { resolve } from 'node:path';
import { openOracle, writeWorst } from './ephemeris-lib.mjs';
import { arcseconds, loadSources, writeMeasured } from './measure-lib.mjs';
import { centuriesOfRange, dayOf, Greatest, progress } from './scan-lib.mjs';

const [dir] = process.argv.slice(2);
if (!dir) throw new Error('usage: node tools/oracle/scan-engine.mjs <oracleDir>');
const oracle = openOracle(resolve(dir));
const { astronomyEngine, BODIES } = await loadSources(`
  export { BODIES } from './src/sky/index.ts';
  export { astronomyEngine } from './src/sky/astronomy-engine.ts';
`);

const NEAR_STEP = 2.3;
const FAR_STEP = 11.3;

const found = Object.fromEntries(BODIES.map((body) => [body, { near: new Greatest(), all: new Greatest() }]));
const centuries = centuriesOfRange();
const tell = progress('centuries', centuries.length);
for (const [k, { from, start, end }] of centuries.entries()) {
  const near = from >= 1800 && from < 2200;
  for (let jd = start; jd <= end; jd += near ? NEAR_STEP : FAR_STEP) {
    astronomyEngine.places(BODIES, jd).forEach(({ longitude }, i) => {
      const body = BODIES[i];
      const error = arcseconds(longitude, oracle.longitude(body, jd));
      found[body].all.add(error, jd);
      if (near) found[body].near.add(error, jd);
    });
  }
  tell(k + 1);
}

const figures = ({ size, rms, at }) => ({ max: size, rms, at: dayOf(at) });
const head = { generator: 'tools/oracle/scan-engine.mjs', oracle: `Swiss Ephemeris ${oracle.version}` };
writeMeasured('astronomy-engine.json', {
  ...head,
  unit: 'arcseconds',
  bodies: Object.fromEntries(
    BODIES.map((body) => [body, { '1800–2200': figures(found[body].near), '1000–3000': figures(found[body].all) }]),
  ),
});
const rows = BODIES.flatMap((body) =>
  [...new Set([found[body].near.at, found[body].all.at])].map((at) => {
    const jd = Number(at.toFixed(5));
    return [body, jd, Number(oracle.longitude(body, jd).toFixed(8))];
  }),
);
const columns =
  'body, Julian day TT of the greatest error found, longitude of the oracle there (degrees, mean ecliptic and equinox of date)';
writeWorst('astronomy-engine-worst.json', { ...head, columns }, rows);
