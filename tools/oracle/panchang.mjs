// Writes fixtures/oracle/panchang.json: risings, settings and the limbs of the pañcāṅga with their ends.
// usage: npx tsx tools/oracle/panchang.mjs FOLDER_WITH_SWEPH
//
// The oracle gives positions, ayanāṁśa and sidereal time; the crossings are found here, by steps of five minutes and bisection,
// since its own risings apply a model of the atmosphere. The days are bounded with Intl, not with the library's zones.
import { deltaT } from '../../src/time/deltaT.ts';
import { FLAGS, header, loadOracle, place, random, SIDEREAL_MODES, write } from './lib.mjs';

const DATES_PER_PLACE = 10;
const FIRST_YEAR = 1900;
const YEARS = 151;
const PLACES = [
  ['New Delhi', 28.6139, 77.209, 'Asia/Kolkata'],
  ['Chennai', 13.0878, 80.2785, 'Asia/Kolkata'],
  ['Kathmandu', 27.7172, 85.324, 'Asia/Kathmandu'],
  ['Tokyo', 35.6762, 139.6503, 'Asia/Tokyo'],
  ['Sydney', -33.8688, 151.2093, 'Australia/Sydney'],
  ['Auckland', -36.8485, 174.7633, 'Pacific/Auckland'],
  ['Apia', -13.8333, -171.7667, 'Pacific/Apia'],
  ['Kiritimati', 1.8721, -157.4278, 'Pacific/Kiritimati'],
  ['Honolulu', 21.3069, -157.8583, 'Pacific/Honolulu'],
  ['Anchorage', 61.2181, -149.9003, 'America/Anchorage'],
  ['Los Angeles', 34.0522, -118.2437, 'America/Los_Angeles'],
  ['New York', 40.7128, -74.006, 'America/New_York'],
  ['Quito', -0.1807, -78.4678, 'America/Guayaquil'],
  ['Sao Paulo', -23.5505, -46.6333, 'America/Sao_Paulo'],
  ['Ushuaia', -54.8019, -68.303, 'America/Argentina/Ushuaia'],
  ['Reykjavik', 64.1466, -21.9426, 'Atlantic/Reykjavik'],
  ['London', 51.5074, -0.1278, 'Europe/London'],
  ['Helsinki', 60.17, 24.935, 'Europe/Helsinki'],
  ['Tromso', 69.6492, 18.9553, 'Europe/Oslo'],
  ['Longyearbyen', 78.2232, 15.6267, 'Arctic/Longyearbyen'],
  ['Nairobi', -1.2921, 36.8219, 'Africa/Nairobi'],
  ['Cape Town', -33.9249, 18.4241, 'Africa/Johannesburg'],
  ['McMurdo', -77.8419, 166.6863, 'Antarctica/McMurdo'],
  ['Moscow', 55.7558, 37.6173, 'Europe/Moscow'],
];

const EQUATORIAL = 2048;
const BODY = { Sun: 0, Moon: 1 };
const RADIANS = Math.PI / 180;
const EARTH_RADIUS = 6378.1366 / 149597870.7;
const STEP = 5 / 1440;
const DAY_MS = 86_400_000;

const sweph = loadOracle();
sweph.set_sid_mode(SIDEREAL_MODES.lahiri, 0, 0);
const toTt = (ut) => ut + deltaT(ut) / 86400;

function midnight(date, zone) {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const utc = Date.parse(`${date}T00:00:00Z`);
  let [low, high] = [utc / 1000 - 57600, utc / 1000 + 57600];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (format.format(middle * 1000) < date) low = middle;
    else high = middle;
  }
  return 2440587.5 + high / 86400;
}

const nextDate = (date) => new Date(Date.parse(`${date}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);

function sight(body, latitude, longitude, ut) {
  const [rightAscension, declination, distance] = place(sweph, toTt(ut), BODY[body], EQUATORIAL);
  const hourAngle = (sweph.sidtime(ut) * 15 + longitude - rightAscension) * RADIANS;
  const sinAltitude =
    Math.sin(latitude * RADIANS) * Math.sin(declination * RADIANS) +
    Math.cos(latitude * RADIANS) * Math.cos(declination * RADIANS) * Math.cos(hourAngle);
  return { altitude: Math.asin(sinAltitude) / RADIANS, hourAngle: hourAngle / RADIANS, distance };
}

function height(body, rule, latitude, longitude) {
  return (ut) => {
    const { altitude, distance } = sight(body, latitude, longitude, ut);
    if (body === 'Moon') return altitude - ((0.7275 * Math.asin(EARTH_RADIUS / distance)) / RADIANS - 34 / 60);
    return altitude - (rule === 'hindu' ? 0 : -50 / 60);
  };
}

function bisect(f, from, to) {
  let [low, high] = [from, to];
  const rising = f(low) < 0;
  for (let i = 0; i < 40; i++) {
    const middle = (low + high) / 2;
    if (f(middle) < 0 === rising) low = middle;
    else high = middle;
  }
  return high;
}

function crossing(f, direction, from, to) {
  for (let a = from; a < to; a += STEP) {
    const b = Math.min(a + STEP, to);
    if (direction * f(a) < 0 && direction * f(b) >= 0) return bisect(f, a, b);
  }
  return null;
}

const wrap = (degrees) => ((((degrees + 180) % 360) + 360) % 360) - 180;

/** Hour angle -90 degrees of the Sun on a civil date that begins at an instant. */
function sixHours(latitude, longitude, from) {
  const mean = Math.ceil(from + 0.25 + longitude / 360) - 0.25 - longitude / 360;
  return bisect((ut) => wrap(sight('Sun', latitude, longitude, ut).hourAngle + 90), mean - 0.02, mean + 0.02);
}

function opening(date, [, latitude, longitude, zone], rule) {
  const [from, to] = [midnight(date, zone), midnight(nextDate(date), zone)];
  const sunrise = crossing(height('Sun', rule, latitude, longitude), 1, from, to);
  return { from, to, sunrise, reference: sunrise ?? sixHours(latitude, longitude, from) };
}

const LIMBS = { tithi: [-1, 12], nakshatra: [0, 360 / 27], yoga: [1, 360 / 27], karana: [-1, 6] };

function limbs(reference) {
  const longitudes = (tt) => ['Sun', 'Moon'].map((body) => place(sweph, tt, BODY[body], FLAGS.SIDEREAL)[0]);
  const tt = toTt(reference);
  const [sun, moon] = longitudes(tt);
  const found = { sun, moon };
  for (const [limb, [sign, arc]] of Object.entries(LIMBS)) {
    const angle = (at) => {
      const [s, m] = longitudes(at);
      return (((m + sign * s) % 360) + 360) % 360;
    };
    const number = Math.floor(angle(tt) / arc) + 1;
    const f = (at) => wrap(angle(at) - number * arc);
    let end = tt;
    while (f(end) < 0) end += 1 / 24;
    found[limb] = { number, end_tt: bisect(f, end - 1 / 24, end) };
  }
  return found;
}

const next = random(27);
const samples = [];
for (const site of PLACES) {
  const [name, latitude, longitude, timezone] = site;
  for (let i = 0; i < DATES_PER_PLACE; i++) {
    const start = Date.UTC(FIRST_YEAR, 0, 1);
    const date = new Date(start + Math.floor(next() * YEARS * 365.2425) * DAY_MS).toISOString().slice(0, 10);
    const rule = i % 2 === 0 ? 'upper_limb' : 'hindu';
    const day = opening(date, site, rule);
    const following = opening(nextDate(date), site, rule);
    const sun = height('Sun', rule, latitude, longitude);
    const moon = height('Moon', rule, latitude, longitude);
    const [from, to] = day.sunrise === null ? [day.from, day.to] : [day.sunrise + STEP / 5, following.reference];
    samples.push({
      name,
      latitude,
      longitude,
      timezone,
      date,
      sunrise_rule: rule,
      weekday: new Date(`${date}T00:00:00Z`).getUTCDay(),
      reference: day.reference,
      next_reference: following.reference,
      sunrise: day.sunrise,
      sunset: crossing(sun, -1, from, to),
      moonrise: crossing(moon, 1, day.reference, following.to),
      moonset: crossing(moon, -1, day.reference, following.to),
      ...limbs(day.reference),
    });
  }
}
write(
  'panchang.json',
  header(
    sweph,
    'panchang.mjs',
    'One Vedic day a line. reference, next_reference, sunrise, sunset, moonrise and moonset are Julian days UT (null: none); ends are Julian days TT; longitudes are sidereal degrees, Lahiri. TT = UT + the library’s own ΔT, so that the comparison is of the sky. Sun: geocentric altitude of the centre -50′ (upper_limb) or 0 (hindu); Moon: 0.7275 π - 34′.',
    'SWIEPH | EQUATORIAL for altitudes with sidtime; SWIEPH | SIDEREAL (mode 1, Lahiri) for the limbs',
  ),
  samples,
);
