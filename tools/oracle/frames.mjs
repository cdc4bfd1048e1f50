// Writes fixtures/oracle/frames.json: ayanāṁśas, nutation, obliquity, sidereal time, ascendant and midheaven.
// usage: node tools/oracle/frames.mjs FOLDER_WITH_SWEPH
import { FLAGS, header, loadOracle, place, random, SIDEREAL_MODES, write } from './lib.mjs';

const COUNT = 500;
const FROM = 2396758.5; // 1850-01-01
const TO = 2469807.5; // 2050-01-01
const ECLIPTIC_AND_NUTATION = -1;

const sweph = loadOracle();
const next = random(20240229);
const samples = [];
for (let i = 0; i < COUNT; i++) {
  const ut = Number((FROM + next() * (TO - FROM)).toFixed(6));
  const latitude = Number((next() * 130 - 65).toFixed(4));
  const longitude = Number((next() * 360 - 180).toFixed(4));
  const tt = ut + sweph.deltat_ex(ut, FLAGS.SWIEPH).data;
  const [obliquity, meanObliquity, nutationLongitude, nutationObliquity] = place(sweph, tt, ECLIPTIC_AND_NUTATION, 0);
  const ayanamsas = {};
  const trueAyanamsas = {};
  for (const [school, mode] of Object.entries(SIDEREAL_MODES)) {
    sweph.set_sid_mode(mode, 0, 0);
    ayanamsas[school] = sweph.get_ayanamsa_ex(tt, FLAGS.SWIEPH | FLAGS.NONUT).data;
    trueAyanamsas[school] = sweph.get_ayanamsa_ex(tt, FLAGS.SWIEPH).data;
  }
  const { points } = sweph.houses(ut, latitude, longitude, 'P').data;
  samples.push({
    ut,
    tt,
    obliquity,
    meanObliquity,
    nutationLongitude,
    nutationObliquity,
    siderealHours: sweph.sidtime(ut),
    ayanamsas,
    trueAyanamsas,
    latitude,
    longitude,
    ascendant: points[0],
    midheaven: points[1],
  });
}
write(
  'frames.json',
  header(
    sweph,
    'frames.mjs',
    'Degrees, and hours for siderealHours (apparent, Greenwich). ayanamsas are mean values (get_ayanamsa_ex with NONUT, what get_ayanamsa returns), trueAyanamsas contain the nutation. Ascendant and midheaven are tropical, on the true equinox (houses). ut is the Julian day given to houses and sidtime; tt = ut + the oracle’s ΔT.',
    'SWIEPH; SWIEPH | NONUT for the mean ayanamsas',
  ),
  samples,
);
