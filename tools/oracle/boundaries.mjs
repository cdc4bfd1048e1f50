// Derives sign, nakṣatra, pada, the fifteen vargas and the KP sub lord from our longitudes and from the oracle’s, at 20,000
// random instants, and shows that they differ only where the oracle stands within the stated error of a boundary.
// Writes fixtures/oracle/boundaries.json (a sample) and fixtures/oracle/measured/boundaries.json.
// usage: node tools/oracle/boundaries.mjs FOLDER_WITH_SWEPH
import { FLAGS, header, loadOracle, place, random, SIDEREAL_MODES, write } from './lib.mjs';
import { loadSources, writeMeasured } from './measure-lib.mjs';

const FROM = 2415020.5; // 1900-01-01
const TO = 2488069.5; // 2100-01-01
const COUNT = 20_000;
/** After this the oracle takes another model of sidereal time, so that the ascendant is compared before it only. */
const ASCENDANT_TO = 2469807.5; // 2050-01-01
/** Arcseconds that the ayanāṁśas of both may differ (measured: 0.001). */
const AYANAMSA_ERROR = 0.002;
/** Stated error of the ascendant in arcseconds; rounding of a longitude to micro-arcseconds is covered by it. */
const ASCENDANT_ERROR = 0.01;
const COMMITTED = 600;

const NUMBERS = {
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
const BODIES = Object.keys(NUMBERS);

const sweph = loadOracle();
const { analytical, meanAyanamsa, siderealAscendant, toMicroArcseconds, LEVELS, toNearest } = await loadSources(`
  export { analytical, meanAyanamsa } from './src/sky/index.ts';
  export { siderealAscendant } from './src/sky/sidereal.ts';
  export { toMicroArcseconds } from './src/math/angle.ts';
  export { LEVELS, toNearest } from './test/support/levels.ts';
`);

const counts = Object.fromEntries(
  Object.keys(LEVELS).map((level) => [level, { compared: 0, differing: 0, farthest: 0, within_error: 0 }]),
);
const byBody = Object.fromEntries(
  [...BODIES, 'Ascendant'].map((body) => [body, { compared: 0, differing: 0, stated: 0, largest: 0 }]),
);
const unexplained = [];
const near = [];

/** Compares one longitude at every level of a school; both in micro-arcseconds. */
function compare(body, school, jd, ours, theirs, stated) {
  const row = byBody[body];
  row.stated = Math.max(row.stated, stated);
  let nearest = Number.POSITIVE_INFINITY;
  for (const [name, level] of Object.entries(LEVELS)) {
    if (level.school !== school) continue;
    const count = counts[name];
    const distance = toNearest(theirs, level);
    count.compared++;
    row.compared++;
    if (distance <= stated) count.within_error++;
    else nearest = Math.min(nearest, distance);
    if (level.classify(ours) === level.classify(theirs)) continue;
    count.differing++;
    row.differing++;
    count.farthest = Math.max(count.farthest, distance);
    row.largest = Math.max(row.largest, distance);
    if (distance > stated) unexplained.push({ body, level: name, jd, distance, stated });
  }
  return nearest;
}

const next = random(20000101);
for (let i = 0; i < COUNT; i++) {
  const tt = Number((FROM + next() * (TO - FROM)).toFixed(6));
  const latitude = Number((next() * 120 - 60).toFixed(4));
  const longitude = Number((next() * 360 - 180).toFixed(4));
  const deltaT = sweph.deltat_ex(tt, FLAGS.SWIEPH).data;
  const ut = tt - deltaT;
  const places = analytical.places(BODIES, tt);
  for (const school of ['lahiri', 'kp']) {
    const ourAyanamsa = meanAyanamsa(school, tt);
    sweph.set_sid_mode(SIDEREAL_MODES[school], 0, 0);
    const theirAyanamsa = sweph.get_ayanamsa_ex(tt, FLAGS.SWIEPH | FLAGS.NONUT).data;
    BODIES.forEach((body, k) => {
      const theirs = place(sweph, tt, NUMBERS[body], FLAGS.NONUT | FLAGS.SPEED)[0];
      const q = toMicroArcseconds(theirs - theirAyanamsa);
      const stated = analytical.accuracy(body, tt) + AYANAMSA_ERROR;
      const distance = compare(body, school, tt, toMicroArcseconds(places[k].longitude - ourAyanamsa), q, stated);
      near.push({ distance: distance / stated, sample: { body, school, tt, longitude: q } });
    });
    if (tt > ASCENDANT_TO) continue;
    const rising = sweph.houses(ut, latitude, longitude, 'W').data.points[0];
    const trueAyanamsa = sweph.get_ayanamsa_ex(tt, FLAGS.SWIEPH).data;
    const q = toMicroArcseconds(rising - trueAyanamsa);
    const own = siderealAscendant({ ut, tt }, latitude, longitude, school);
    const distance = compare('Ascendant', school, tt, own, q, ASCENDANT_ERROR + AYANAMSA_ERROR);
    near.push({
      distance: distance / (ASCENDANT_ERROR + AYANAMSA_ERROR),
      sample: { body: 'Ascendant', school, tt, longitude: q, ut, place: [latitude, longitude] },
    });
  }
}

// The hardest samples are worth committing: those just beyond the stated error of a boundary, as many of each body.
near.sort((a, b) => a.distance - b.distance);
const each = COMMITTED / Object.keys(byBody).length;
const taken = Object.fromEntries(Object.keys(byBody).map((body) => [body, 0]));
const samples = near.filter(({ sample }) => ++taken[sample.body] <= each).map(({ sample }) => sample);
write(
  'boundaries.json',
  header(
    sweph,
    'boundaries.mjs',
    'Sidereal longitudes in whole micro-arcseconds, apparent and geocentric, at instants where the oracle stands just beyond our stated error of a boundary of sign, nakṣatra, pada, varga (lahiri) or KP sub (kp). tt is a Julian day; for the ascendant also ut and the place [latitude, longitude].',
    'SWIEPH | SPEED | NONUT, minus the mean ayanamsa; houses minus the true ayanamsa for the ascendant',
  ),
  samples,
);

const compared = Object.values(counts).reduce((sum, count) => sum + count.compared, 0);
const differing = Object.values(counts).reduce((sum, count) => sum + count.differing, 0);
console.log(
  `${compared.toLocaleString('en')} classifications, ${differing} differ, ${unexplained.length} of them unexplained`,
);
console.table(counts);
console.table(byBody);
for (const { body, level, jd, distance, stated } of unexplained.slice(0, 20))
  console.log(
    `FAIL  ${body} ${level} at ${jd}: ${distance.toFixed(4)}″ from a boundary, stated error ${stated.toFixed(4)}″`,
  );
if (unexplained.length > 0) process.exitCode = 1;
writeMeasured('boundaries.json', {
  generator: 'tools/oracle/boundaries.mjs',
  oracle: `Swiss Ephemeris ${sweph.version()}`,
  from: 1900,
  to: 2100,
  instants: COUNT,
  compared,
  differing,
  unexplained: unexplained.length,
  levels: counts,
  bodies: byBody,
});
