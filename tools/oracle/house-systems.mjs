// Measures the cusps of Koch, Campanus, Regiomontanus, Alcabitius and Porphyry against Swiss Ephemeris, given sidereal time,
// latitude and obliquity, so that the geometry is compared alone. Writes fixtures/oracle/house-systems.json.
// usage: node tools/oracle/house-systems.mjs FOLDER_WITH_SWEPH
import { loadOracle, random, write } from './lib.mjs';
import { arcseconds, demand, loadSources, Spread } from './measure-lib.mjs';

const LETTERS = {
  koch: 'K',
  campanus: 'C',
  regiomontanus: 'R',
  alcabitius: 'B',
  porphyry: 'O',
};
const COUNT = 5000;
const COMMITTED = 120;
const MOST_NORTHERN = 66;
/** Arcseconds. */
const LIMIT = 0.01;

const sweph = loadOracle();
const { QUADRANT_SYSTEMS, ascendant, midheaven, porphyryCusps } = await loadSources(`
  export { QUADRANT_SYSTEMS } from './src/sky/quadrant-houses.ts';
  export { ascendant, midheaven, porphyryCusps } from './src/sky/houses.ts';
`);

const next = random(19710101);
const spreads = Object.fromEntries(Object.keys(LETTERS).map((name) => [name, new Spread()]));
const samples = [];
for (let i = 0; i < COUNT; i++) {
  const sidereal = Number((next() * 360).toFixed(6));
  const latitude = Number((next() * 2 * MOST_NORTHERN - MOST_NORTHERN).toFixed(4));
  const obliquity = Number((23.42 + next() * 0.06).toFixed(6));
  const cusps = {};
  for (const [name, letter] of Object.entries(LETTERS)) {
    const { houses } = sweph.houses_armc(sidereal, latitude, obliquity, letter).data;
    cusps[name] = houses.map((cusp) => Number(cusp.toFixed(9)));
    const [theta, epsilon] = [(sidereal * Math.PI) / 180, (obliquity * Math.PI) / 180];
    const ours =
      name === 'porphyry'
        ? porphyryCusps(ascendant(theta, latitude, epsilon), midheaven(theta, epsilon))
        : QUADRANT_SYSTEMS[name](theta, latitude, epsilon);
    ours.forEach((cusp, k) => {
      spreads[name].add(arcseconds(cusp, houses[k]));
    });
  }
  // The other eight are the angles and opposites.
  const between = Object.entries(cusps).map(([name, twelve]) => [name, [10, 11, 1, 2].map((k) => twelve[k])]);
  const [first] = cusps.koch;
  if (i < COMMITTED)
    samples.push({
      sidereal,
      latitude,
      obliquity,
      ascendant: first,
      midheaven: cusps.koch[9],
      ...Object.fromEntries(between),
    });
}
for (const [name, { max }] of Object.entries(spreads)) {
  demand(name, max, LIMIT, '″');
}
write(
  'house-systems.json',
  {
    about:
      'Tropical degrees of the cusps 11, 12, 2 and 3 and of the angles, for a sidereal time, a latitude within 66° and an obliquity, all in degrees; nine decimals.',
    generator: 'tools/oracle/house-systems.mjs',
    oracle: `Swiss Ephemeris ${sweph.version()} (npm sweph)`,
    flags: 'houses_armc, systems K, C, R, B, O',
    made: new Date().toISOString().slice(0, 10),
  },
  samples,
);
