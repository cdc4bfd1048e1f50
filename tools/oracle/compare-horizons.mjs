// Compares the outer planets three ways: ours, JPL Horizons (DE441) and Swiss Ephemeris (DE431), to see which part of our difference from
// the latter is the older ephemeris's own.
// usage: node tools/oracle/compare-horizons.mjs FOLDER_WITH_SWEPH FOLDER_WITH_HORIZONS
//
// The second folder holds Horizons vectors (barycentric, ICRF, au and au/day, TDB) of 1900–2100 as Sun.txt, Jupiter.txt … Pluto.txt. All three
// are turned into geometric directions from one Earth (ours), so that only the planets differ; longitudes on the ecliptic of J2000. Files of
// 599, 699, 799 and 899 are about the centres of the planets, while the two others are about the barycentres with their moons: Jupiter's moons are
// taken out by their known motion, those of the others by sine waves of their periods fitted to the difference. Saturn's file is built
// on DE438, whose barycentre of the solar system, as that of DE431, lies 120 km from that of DE441: it takes the Sun from DE431.
// Writes fixtures/oracle/measured/horizons.json.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readHorizons } from '../ephemeris/lib/horizons.mjs';
import { Normal } from '../ephemeris/lib/linear.mjs';
import { jupiterFromBarycentre } from '../ephemeris/lib/satellites.mjs';
import { FLAGS, loadOracle } from './lib.mjs';
import { arcseconds, loadSources, writeMeasured } from './measure-lib.mjs';
import { dayOf, Greatest } from './scan-lib.mjs';

const folder = process.argv[3];
if (folder === undefined) throw new Error('usage: compare-horizons.mjs FOLDER_WITH_SWEPH FOLDER_WITH_HORIZONS');
const sweph = loadOracle();
const { Instant } = await loadSources(`export { Instant } from './src/sky/analytical/bodies.ts';`);

/** geometric, heliocentric, J2000, equatorial, rectangular, ICRS */
const HELIOCENTRIC = FLAGS.SWIEPH | FLAGS.NONUT | 8 | 16 | 32 | 2048 | 4096 | 131_072;
const BARYCENTRIC = (HELIOCENTRIC & ~8) | 16_384;
const NUMBERS = { Jupiter: 5, Saturn: 6, Uranus: 7, Neptune: 8, Pluto: 9 };
/** Days in which the heavy moons go round. */
const MOONS = {
  Jupiter: [],
  Saturn: [15.945421, 4.518212, 79.3215],
  Uranus: [8.705872, 13.463239],
  Neptune: [5.876854],
  Pluto: [],
};
const OBLIQUITY = (84_381.448 / 3600 / 180) * Math.PI;
const AU_KM = 149_597_870.7;

function theirs(number, jd, flags) {
  const { error, data, flag } = sweph.calc(jd, number, flags);
  if (error || (flag & 7) !== FLAGS.SWIEPH) throw new Error(`body ${number} at ${jd}: ${error}`);
  return data.slice(0, 3);
}
const minus = (a, b) => a.map((x, c) => x - b[c]);
function longitude([x, y, z]) {
  return (Math.atan2(Math.cos(OBLIQUITY) * y + Math.sin(OBLIQUITY) * z, x) * 180) / Math.PI;
}

const sun = readHorizons(join(folder, 'Sun.txt'));
const bodies = {};
for (const [body, number] of Object.entries(NUMBERS)) {
  const file = join(folder, `${body}.txt`);
  const { jd, rows } = readHorizons(file);
  const target = /Target body name: (.*?)\s*\{source: (.*?)\}/.exec(readFileSync(file, 'latin1'));
  const samples = jd.map((t, i) => {
    const origin = body === 'Saturn' ? theirs(0, t, BARYCENTRIC) : sun.at(t);
    const centre = body === 'Jupiter' ? jupiterFromBarycentre(t) : [0, 0, 0];
    return { t, jpl: minus(minus(rows[i].slice(0, 3), origin), centre), swiss: theirs(number, t, HELIOCENTRIC) };
  });
  // the planet's circles about the barycentre, beside a slow difference of the two orbits
  const waves = MOONS[body].flatMap((days) =>
    [0, 1].map((k) => (t) => Math.sin((2 * Math.PI * t) / days + (k * Math.PI) / 2)),
  );
  const half = (jd.at(-1) - jd[0]) / 2;
  const slow = Array.from(
    { length: 16 },
    (_, n) => (t) => Math.cos(n * Math.acos(Math.max(-1, Math.min(1, (t - jd[0]) / half - 1)))),
  );
  const basis = [...waves, ...slow];
  let moved = 0;
  if (waves.length > 0) {
    const normal = new Normal(basis.length, 3);
    for (const { t, jpl, swiss } of samples)
      normal.add(
        basis.map((wave) => wave(t)),
        minus(jpl, swiss),
      );
    const fit = normal.solve();
    for (const sample of samples) {
      const centre = fit.map((x) => waves.reduce((sum, wave, k) => sum + x[k] * wave(sample.t), 0));
      moved = Math.max(moved, Math.hypot(...centre) * AU_KM);
      sample.jpl = minus(sample.jpl, centre);
    }
  } else if (body === 'Jupiter') {
    moved = Math.max(...samples.map(({ t }) => Math.hypot(...jupiterFromBarycentre(t)) * AU_KM));
  }
  const differences = {
    'ours − DE431': new Greatest(),
    'ours − DE441': new Greatest(),
    'DE441 − DE431': new Greatest(),
  };
  for (const { t, jpl, swiss } of samples) {
    const instant = new Instant(t);
    const earth = Array.from(instant.heliocentric('Earth')).slice(0, 3);
    const [our, newer, older] = [Array.from(instant.heliocentric(body)).slice(0, 3), jpl, swiss].map((v) =>
      longitude(minus(v, earth)),
    );
    differences['ours − DE431'].add(arcseconds(our, older), t);
    differences['ours − DE441'].add(arcseconds(our, newer), t);
    differences['DE441 − DE431'].add(arcseconds(newer, older), t);
  }
  bodies[body] = {
    target: target[1].trim(),
    source: target[2],
    dates: samples.length,
    kilometresFromBarycentre: Math.round(moved),
    ...Object.fromEntries(
      Object.entries(differences).map(([name, { size, rms, at }]) => [name, { max: size, rms, at: dayOf(at) }]),
    ),
  };
}
console.log(JSON.stringify(bodies, null, 1));
writeMeasured('horizons.json', {
  generator: 'tools/oracle/compare-horizons.mjs',
  oracle: `Swiss Ephemeris ${sweph.version()}; JPL Horizons, vectors of DE441 taken in July 2021`,
  from: 1900,
  to: 2100,
  unit: 'arcseconds of geocentric longitude',
  bodies,
});
