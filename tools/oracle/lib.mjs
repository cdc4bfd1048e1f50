// What the generators of the oracle fixtures share. They measure with Swiss Ephemeris (npm `sweph`, AGPL), which is never a
// dependency of the package: it is loaded from a folder of your own, named on the command line.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const EPHEMERIS_PATH = '/usr/share/libswe/ephe';
const FIXTURES = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'fixtures', 'oracle');

/** The flags of Swiss Ephemeris that the generators use. */
export const FLAGS = { SWIEPH: 2, NONUT: 64, SPEED: 256, SIDEREAL: 65536 };

/** Numbers under which Swiss Ephemeris knows the six schools. */
export const SIDEREAL_MODES = { lahiri: 1, raman: 3, yukteswar: 7, bhasin: 8, true_chitra: 27, kp: 5 };

/** Returns Swiss Ephemeris from the folder that the first argument of the command names. */
export function loadOracle() {
  const folder = process.argv[2];
  if (folder === undefined) {
    console.error(`usage: node ${process.argv[1]} FOLDER   (where \`npm install sweph\` was run)`);
    process.exit(2);
  }
  const sweph = createRequire(join(resolve(folder), 'package.json'))('sweph');
  sweph.set_ephe_path(EPHEMERIS_PATH);
  return sweph;
}

/** Returns the six numbers of a body, and fails when another ephemeris than the files stepped in. */
export function place(sweph, jdTt, body, flags) {
  const { flag, error, data } = sweph.calc(jdTt, body, flags | FLAGS.SWIEPH);
  if (error || (flag & 7) !== FLAGS.SWIEPH) throw new Error(`body ${body} at ${jdTt}: ${error || `flag ${flag}`}`);
  return data;
}

/** Returns who made a fixture, with what and when. */
export function header(sweph, generator, about, flags) {
  const used = new Set(['sepl_18.se1', 'semo_18.se1', 'sefstars.txt']);
  return {
    about,
    generator: `tools/oracle/${generator}`,
    oracle: `Swiss Ephemeris ${sweph.version()} (npm sweph)`,
    ephemeris_files: readdirSync(EPHEMERIS_PATH)
      .filter((name) => used.has(name))
      .map((name) => {
        const sha256 = createHash('sha256')
          .update(readFileSync(join(EPHEMERIS_PATH, name)))
          .digest('hex');
        return { name, sha256 };
      }),
    flags,
    made: new Date().toISOString().slice(0, 10),
  };
}

/** Returns a function that yields numbers in [0, 1): mulberry32, the same row for the same seed. */
export function random(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Writes a fixture: the header field by field, each sample on a line of its own. */
export function write(name, head, samples) {
  const text = JSON.stringify(head, null, 2).replace(/\n}$/, ',\n  "samples": [\n');
  const lines = samples.map((sample) => `    ${JSON.stringify(sample)}`).join(',\n');
  writeFileSync(join(FIXTURES, name), `${text}${lines}\n  ]\n}\n`);
  console.log(`${name}: ${samples.length} samples`);
}
