// Scans ascendant, midheaven and the cusps of Placidus against Swiss Ephemeris over 1850–2050 and all places within 66° of latitude.
// usage: node tools/oracle/scan-houses.mjs FOLDER_WITH_SWEPH
//
// Every day of the two centuries, at a time of day that moves on by the golden section, nineteen latitudes and at each twelve meridians,
// which move on too; from the worst of the twelve the top is climbed in longitude, the only direction in which the error has a sharp
// peak. Cusps every fifth day. Writes fixtures/oracle/measured/houses.json; progress goes to the standard error stream.
import { FLAGS, loadOracle } from './lib.mjs';
import { arcseconds, demand, loadSources, writeMeasured } from './measure-lib.mjs';
import { climb, dayOf, Greatest, NEAR, progress } from './scan-lib.mjs';

const FROM = 2_396_759.5; // 1850-01-02
const TO = 2_469_806.5; // 2049-12-31: beyond the oracle takes another model of sidereal time
const LATITUDES = [0, 15, 30, 45, 55, 60, 62, 64, 65, 66].flatMap((value) => (value === 0 ? [0] : [value, -value]));
const BANDS = { '60°': 60, '64°': 64, '66°': 66 };
/** Latitude up to which we hold ourselves to 0.01″. */
const AIMED = 64;
const MERIDIANS = 12;
const CUSP_DAYS = 5;
const GOLDEN = (Math.sqrt(5) - 1) / 2;

const sweph = loadOracle();
const { ascendant, midheaven, placidusCusps, apparentSiderealTime, frameAt } = await loadSources(`
  export { ascendant, midheaven, placidusCusps } from './src/sky/houses.ts';
  export { apparentSiderealTime, frameAt } from './src/sky/index.ts';
`);

const newRow = () => ({ ascendant: new Greatest(), midheaven: new Greatest(), placidus: new Greatest() });
/** by latitude band: a latitude belongs to the first band that holds it */
const rows = Object.fromEntries(Object.keys(BANDS).map((band) => [band, newRow()]));
const bandOf = (latitude) => Object.keys(BANDS).find((band) => Math.abs(latitude) <= BANDS[band]);
const onCircle = (longitude) => ((((longitude + 180) % 360) + 360) % 360) - 180;

const days = TO - FROM;
const tell = progress('days', days);
for (let day = 0; day < days; day++) {
  const ut = FROM + day + ((day * GOLDEN) % 1);
  const tt = ut + sweph.deltat_ex(ut, FLAGS.SWIEPH).data;
  const frame = frameAt(tt);
  const greenwich = apparentSiderealTime(ut, tt, frame);
  const withCusps = day % CUSP_DAYS === 0;
  for (const latitude of LATITUDES) {
    const row = rows[bandOf(latitude)];
    const errorAt = (counted) => (longitude) => {
      const east = onCircle(longitude);
      const theirs = sweph.houses(ut, latitude, east, withCusps ? 'P' : 'W').data;
      const sidereal = greenwich + (east * Math.PI) / 180;
      const error = arcseconds(ascendant(sidereal, latitude, frame.obliquity), theirs.points[0]);
      row.ascendant.add(error, ut, counted);
      row.midheaven.add(arcseconds(midheaven(sidereal, frame.obliquity), theirs.points[1]), ut, counted);
      if (withCusps)
        placidusCusps(sidereal, latitude, frame.obliquity).forEach((cusp, k) => {
          row.placidus.add(arcseconds(cusp, theirs.houses[k]), ut, counted);
        });
      return error;
    };
    const look = errorAt(true);
    let [best, top] = [0, 0];
    for (let k = 0; k < MERIDIANS; k++) {
      const longitude = onCircle(360 * (((day * GOLDEN) % 1) + k / MERIDIANS));
      const error = Math.abs(look(longitude));
      if (error > top) [best, top] = [longitude, error];
    }
    if (top > (NEAR / 2) * row.ascendant.size)
      climb(errorAt(false), best, top, 360 / MERIDIANS, { start: best - 180, end: best + 180 });
  }
  if ((day + 1) % 7305 === 0) tell(day + 1);
}

const bands = Object.fromEntries(
  Object.entries(rows).map(([band, row]) => [
    band,
    Object.fromEntries(
      Object.entries(row).map(([what, { size, rms, count, at }]) => [what, { max: size, rms, count, at: dayOf(at) }]),
    ),
  ]),
);
console.log(JSON.stringify(bands, null, 1));
// nearer to the polar circles a difference of 0.0002″ in sidereal time becomes a hundred times that in the ascendant
for (const band of Object.keys(BANDS).filter((name) => BANDS[name] <= AIMED))
  demand(`ascendant to ${band}`, bands[band].ascendant.max, 0.01, '″');
writeMeasured('houses.json', {
  generator: 'tools/oracle/scan-houses.mjs',
  oracle: `Swiss Ephemeris ${sweph.version()}`,
  from: 1850,
  to: 2050,
  unit: 'arcseconds',
  latitudes: LATITUDES.filter((latitude) => latitude >= 0),
  meridians: MERIDIANS,
  bands,
});
