// Measures when the Sun enters the signs by Swiss Ephemeris, and writes fixtures/oracle/sun-ingresses.json.
// usage: node tools/oracle/sun-ingresses.mjs FOLDER   (with node_modules/swisseph-wasm, which holds the .se1 files of 1800 to 2399)
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [folder] = process.argv.slice(2);
const { default: SwissEph } = await import(pathToFileURL(`${folder}/node_modules/swisseph-wasm/src/swisseph.js`).href);
const swe = new SwissEph();
await swe.initSwissEph();

const SUN = 0;
const LAHIRI = 1;
// SWIEPH | SPEED | NONUT | SIDEREAL
const FLAGS = 2 | 256 | 64 | 65536;
const [FROM, TO] = [2_433_282.5, 2_469_807.5];

swe.set_sid_mode(LAHIRI, 0, 0);

/** Degrees from a boundary, −180 … 180, and degrees a day. */
function sun(tt, boundary) {
  const module = swe.SweModule;
  const [places, error] = [module._malloc(48), module._malloc(256)];
  const types = ['number', 'number', 'number', 'pointer', 'pointer'];
  const flags = module.ccall('swe_calc', 'number', types, [tt, SUN, FLAGS, places, error]);
  const [longitude, , , speed] = new Float64Array(module.HEAPF64.buffer, places, 6).slice();
  module._free(places);
  module._free(error);
  // Without its files it computes by Moshier, and says so in the flags.
  if (flags !== FLAGS) throw new Error(`Swiss Ephemeris answered with flags ${flags}`);
  return { ahead: ((((longitude - boundary + 180) % 360) + 360) % 360) - 180, speed };
}

function entry(guess, boundary) {
  let tt = guess;
  for (let i = 0; i < 6; i++) {
    const { ahead, speed } = sun(tt, boundary);
    tt -= ahead / speed;
  }
  return tt;
}

const rows = [];
const first = Math.floor((((sun(FROM, 0).ahead + 360) % 360) + 30) / 30);
for (let number = first, guess = FROM + 15; ; number++) {
  const boundary = (number % 12) * 30;
  const tt = entry(guess, boundary);
  if (tt >= TO) break;
  if (tt >= FROM) rows.push([boundary, Number(tt.toFixed(7)), Number((swe.deltat(tt) * 86_400).toFixed(3))]);
  guess = tt + 30.4;
}

const about =
  'Entries of the Sun into signs in the Lahiri zodiac, apparent places, 1950 to 2049: degrees of the sign, Julian day TT, and TT − UT1 in seconds as the oracle has it, which is its forecast in later years.';
const head = {
  about,
  generator: 'tools/oracle/sun-ingresses.mjs',
  oracle: `Swiss Ephemeris ${swe.version()} (npm swisseph-wasm 0.1.0, with its .se1 files)`,
  flags: 'SWIEPH | SPEED | NONUT | SIDEREAL',
};
const lines = Object.entries(head).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},`);
const text = rows.map((row) => `    ${JSON.stringify(row).replaceAll(',', ', ')}`).join(',\n');
writeFileSync(
  new URL('../../fixtures/oracle/sun-ingresses.json', import.meta.url),
  `{\n${lines.join('\n')}\n  "entries": [\n${text}\n  ]\n}\n`,
);
console.log(`${rows.length} entries`);
