// Writes fixtures/oracle/panchang-tithis.json: the tithi at every sunrise of New Delhi from 2023-12-31 to 2025-01-01.
// usage: npx tsx tools/oracle/panchang-tithis.mjs FOLDER_WITH_SWEPH
import { deltaT } from '../../src/time/deltaT.ts';
import { header, loadOracle, place, write } from './lib.mjs';

const LATITUDE = 28.6139;
const LONGITUDE = 77.209;
const ALTITUDE = -50 / 60;
const EQUATORIAL = 2048;
const RADIANS = Math.PI / 180;
/** 2023-12-31 at 0 h Indian Standard Time, Julian day UT. */
const FIRST = 2460309.5 - 5.5 / 24;
const DAYS = 368;

const sweph = loadOracle();
const toTt = (ut) => ut + deltaT(ut) / 86400;

function height(ut) {
  const [rightAscension, declination] = place(sweph, toTt(ut), 0, EQUATORIAL);
  const hourAngle = (sweph.sidtime(ut) * 15 + LONGITUDE - rightAscension) * RADIANS;
  const sine =
    Math.sin(LATITUDE * RADIANS) * Math.sin(declination * RADIANS) +
    Math.cos(LATITUDE * RADIANS) * Math.cos(declination * RADIANS) * Math.cos(hourAngle);
  return Math.asin(sine) / RADIANS - ALTITUDE;
}

const samples = [];
for (let day = 0; day < DAYS; day++) {
  // The Sun rises between 5 h and 8 h there, whatever the season.
  let [low, high] = [FIRST + day + 4 / 24, FIRST + day + 9 / 24];
  for (let i = 0; i < 40; i++) {
    const middle = (low + high) / 2;
    if (height(middle) < 0) low = middle;
    else high = middle;
  }
  const [sun] = place(sweph, toTt(high), 0, 0);
  const [moon] = place(sweph, toTt(high), 1, 0);
  const date = new Date(Date.UTC(2023, 11, 31 + day)).toISOString().slice(0, 10);
  samples.push({ date, tithi: Math.floor(((moon - sun + 360) % 360) / 12) + 1 });
}
write(
  'panchang-tithis.json',
  header(
    sweph,
    'panchang-tithis.mjs',
    'Tithi, 1 to 30, at sunrise (geocentric altitude of the Sun -50′) in New Delhi.',
    'SWIEPH; SWIEPH | EQUATORIAL',
  ),
  samples,
);
