// Writes fixtures/oracle/kp.json, KP cusps, planets and lords of 300 moments, and kp-horary.json, the cusps of 100 numbers.
// usage: node tools/oracle/kp.mjs FOLDER_WITH_SWEPH
import { FLAGS, header, loadOracle, place, random, SIDEREAL_MODES, write } from './lib.mjs';

const COUNT = 300;
const HORARY = 100;
const FROM = Date.UTC(1900, 0, 1) / 1000;
const TO = Date.UTC(2050, 0, 1) / 1000;
const ECLIPTIC_AND_NUTATION = -1;
const BODIES = {
  Sun: 0,
  Moon: 1,
  Mars: 4,
  Mercury: 2,
  Jupiter: 5,
  Venus: 3,
  Saturn: 6,
  TrueNode: 11,
  MeanNode: 10,
  Uranus: 7,
  Neptune: 8,
  Pluto: 9,
};
const ORDER = ['Ketu', 'Venus', 'Sun', 'Moon', 'Mars', 'Rahu', 'Jupiter', 'Saturn', 'Mercury'];
const YEARS = [7, 20, 6, 10, 7, 18, 16, 19, 17];

const turn = (degrees) => ((degrees % 360) + 360) % 360;
const signed = (degrees) => turn(degrees + 180) - 180;

function lords(degrees) {
  const seconds = degrees * 3600;
  const star = Math.floor(seconds / 48000);
  let rest = seconds - star * 48000;
  let order = star % 9;
  while (rest >= 400 * YEARS[order]) {
    rest -= 400 * YEARS[order];
    order = (order + 1) % 9;
  }
  return { star: ORDER[star % 9], sub: ORDER[order], margin: Math.min(rest, 400 * YEARS[order] - rest) };
}

const point = (degrees) => {
  const { star, sub, margin } = lords(degrees);
  return [Number(degrees.toFixed(8)), star, sub, Number(margin.toFixed(3))];
};

const sweph = loadOracle();
sweph.set_sid_mode(SIDEREAL_MODES.kp, 0, 0);
const next = random(1908);

function moment() {
  const epoch_seconds = Math.floor(FROM + next() * (TO - FROM));
  const ut = 2440587.5 + epoch_seconds / 86400;
  const tt = ut + sweph.deltat_ex(ut, FLAGS.SWIEPH).data;
  const latitude = Number((next() * 126 - 60).toFixed(4));
  const longitude = Number((next() * 360 - 180).toFixed(4));
  const ayanamsa = sweph.get_ayanamsa_ex(tt, FLAGS.SWIEPH).data;
  const [obliquity] = place(sweph, tt, ECLIPTIC_AND_NUTATION, 0);
  return { epoch_seconds, ut, tt, latitude, longitude, ayanamsa, obliquity };
}

const samples = [];
while (samples.length < COUNT) {
  const { epoch_seconds, ut, tt, latitude, longitude, ayanamsa } = moment();
  const { flag, data } = sweph.houses(ut, latitude, longitude, 'P');
  if (flag < 0) throw new Error(`no Placidus at ${latitude}`);
  const planets = {};
  for (const [name, body] of Object.entries(BODIES)) {
    const [degrees, , , speed] = place(sweph, tt, body, FLAGS.SIDEREAL | FLAGS.SPEED);
    planets[name] = [...point(degrees), Number(speed.toFixed(6))];
  }
  samples.push({
    epoch_seconds,
    tt,
    latitude,
    longitude,
    ayanamsa: sweph.get_ayanamsa_ex(tt, FLAGS.SWIEPH | FLAGS.NONUT).data,
    cusps: data.houses.map((cusp) => point(turn(cusp - ayanamsa))),
    planets,
  });
}

/** Starts of the 249 divisions in arcseconds: subs, cut at the signs. */
const starts = [];
for (let star = 0, at = 0; star < 27; star++)
  for (let k = 0; k < 9; k++) {
    const end = at + 400 * YEARS[(star + k) % 9];
    starts.push(at);
    const sign = Math.ceil((at + 1) / 108000) * 108000;
    if (sign < end) starts.push(sign);
    at = end;
  }

/** The sidereal time, degrees, whose ascendant a longitude is: found by halving, from the oracle's ascendant alone. */
function meridianOf(tropical, latitude, obliquity) {
  const ascendant = (armc) => sweph.houses_armc(armc, latitude, obliquity, 'P').data.points[0];
  let low = 0;
  for (let best = 400, armc = 0; armc < 360; armc += 0.25) {
    const ahead = turn(tropical - ascendant(armc));
    if (ahead < best) [best, low] = [ahead, armc];
  }
  let high = low + 0.25;
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2;
    if (signed(tropical - ascendant(middle)) >= 0) low = middle;
    else high = middle;
  }
  return low;
}

const horary = [];
while (horary.length < HORARY) {
  const { epoch_seconds, latitude, longitude, ayanamsa, obliquity } = moment();
  const number = 1 + Math.floor(next() * 249);
  const armc = meridianOf(turn(starts[number - 1] / 3600 + ayanamsa), latitude, obliquity);
  const cusps = sweph.houses_armc(armc, latitude, obliquity, 'P').data.houses;
  horary.push({
    number,
    epoch_seconds,
    latitude,
    longitude,
    cusps: cusps.map((cusp) => Number(turn(cusp - ayanamsa).toFixed(8))),
  });
}

write(
  'kp.json',
  header(
    sweph,
    'kp.mjs',
    'Sidereal degrees of the ayanamsa Krishnamurti (no. 5), nutation taken off; ayanamsa is its mean value. A point is [longitude, star lord, sub lord, arcseconds to the nearest sub boundary], a planet has its speed (degrees a day) besides. Lords are computed by the generator from the oracle’s longitude. epoch_seconds, since 1970-01-01T00:00Z, is read as UT1; tt has the oracle’s ΔT.',
    'SWIEPH | SIDEREAL | SPEED; houses P',
  ),
  samples,
);
write(
  'kp-horary.json',
  header(
    sweph,
    'kp.mjs',
    'Sidereal cusps, degrees, of a horary number at a moment and place; the ayanamsa Krishnamurti (no. 5), nutation taken off. The sidereal time was found by halving on the oracle’s own ascendant. epoch_seconds, since 1970-01-01T00:00Z, is read as UT1.',
    'SWIEPH; houses_armc P',
  ),
  horary,
);
