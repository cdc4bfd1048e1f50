// Measures frames, ayanāṁśas, risings and settings against Swiss Ephemeris into fixtures/oracle (scan-houses.mjs measures houses).
// usage: node tools/oracle/houses-rise-set.mjs FOLDER_WITH_SWEPH
import { FLAGS, header, loadOracle, place, random, SIDEREAL_MODES, write } from './lib.mjs';
import { arcseconds, demand, loadSources, Spread, writeMeasured } from './measure-lib.mjs';

const FROM = 2396758.5; // 1850-01-01
const TO = 2469807.5; // 2050-01-01: outside the oracle takes another model of sidereal time
const COUNT = 5000;
const COMMITTED = 250;
const ECLIPTIC_AND_NUTATION = -1;
const DISC_CENTER = 256 | 512; // SE_BIT_DISC_CENTER, SE_BIT_NO_REFRACTION
const GEOCENTRIC = 128; // SE_BIT_GEOCTR_NO_ECL_LAT
const SLOW = 32768; // SE_BIT_FORCE_SLOW_METHOD: the oracle’s fast method is coarser than what is measured here
const EVENTS = { rising: 1, setting: 2 };
const DAY = 86_400;

const sweph = loadOracle();
const sky = await loadSources(`export * from './src/sky/index.ts';`);
const { analytical, apparentSiderealTime, deltaT, frameAt, houses, nextRising, nextSetting, zodiacOf } = sky;
/** The oracle has the star that holds an ayanāṁśa where it is seen. */
const SEEN = { starPlace: 'apparent' };
const generator = 'houses-rise-set.mjs';

function measureHouses() {
  const next = random(20250301);
  const spreads = Object.fromEntries(['ascendant', 'midheaven', 'placidus'].map((name) => [name, new Spread()]));
  const frames = Object.fromEntries(
    ['nutation in longitude', 'nutation in obliquity', 'mean obliquity', 'sidereal time'].map((name) => [
      name,
      new Spread(),
    ]),
  );
  const ayanamsas = Object.fromEntries(Object.keys(SIDEREAL_MODES).map((name) => [name, new Spread()]));
  const samples = [];
  for (let i = 0; i < COUNT; i++) {
    const ut = Number((FROM + next() * (TO - FROM)).toFixed(6));
    const latitude = Number((next() * 120 - 60).toFixed(4));
    const longitude = Number((next() * 360 - 180).toFixed(4));
    const tt = ut + sweph.deltat_ex(ut, FLAGS.SWIEPH).data;
    const theirs = sweph.houses(ut, latitude, longitude, 'P').data;
    const [ascendant, midheaven] = theirs.points;
    const cusps = theirs.houses;
    const ours = houses({ ut, tt }, { latitude, longitude }, 'placidus');
    spreads.ascendant.add(arcseconds(ours.ascendant, ascendant));
    spreads.midheaven.add(arcseconds(ours.midheaven, midheaven));
    cusps.forEach((cusp, k) => {
      spreads.placidus.add(arcseconds(ours.cusps[k], cusp));
    });
    if (i < COMMITTED) samples.push({ ut, tt, latitude, longitude, ascendant, midheaven, cusps });

    const [, meanObliquity, longitudeNutation, obliquityNutation] = place(sweph, tt, ECLIPTIC_AND_NUTATION, 0);
    const frame = frameAt(tt);
    const degrees = 180 / Math.PI;
    frames['nutation in longitude'].add(arcseconds(frame.nutationLongitude * degrees, longitudeNutation));
    frames['nutation in obliquity'].add(arcseconds(frame.nutationObliquity * degrees, obliquityNutation));
    frames['mean obliquity'].add(arcseconds(frame.meanObliquity * degrees, meanObliquity));
    frames['sidereal time'].add(arcseconds(apparentSiderealTime(ut, tt, frame) * degrees, sweph.sidtime(ut) * 15));
    for (const [school, mode] of Object.entries(SIDEREAL_MODES)) {
      sweph.set_sid_mode(mode, 0, 0);
      ayanamsas[school].add(
        arcseconds(zodiacOf(school, SEEN).meanAyanamsa(tt), sweph.get_ayanamsa_ex(tt, FLAGS.SWIEPH | FLAGS.NONUT).data),
      );
    }
  }
  const about =
    'Tropical degrees on the true equinox. ut is the Julian day given to houses; tt = ut + the oracle’s ΔT. Latitudes within 60°, years 1850–2050.';
  write('houses.json', header(sweph, generator, about, 'houses, system P'), samples);
  demand('ascendant', spreads.ascendant.max, 0.01, '″');
  demand('Placidus cusps', spreads.placidus.max, 0.01, '″');
  return { frames, ayanamsas };
}

/** Ayanāṁśas by century, where the six schools’ precession models part. */
function ayanamsasByCentury() {
  const next = random(77);
  return Array.from({ length: 20 }, (_, k) => {
    const from = 1000 + 100 * k;
    const start = 2451544.5 + (from - 2000) * 365.2425;
    const spreads = Object.fromEntries(Object.keys(SIDEREAL_MODES).map((name) => [name, new Spread()]));
    for (let i = 0; i < 300; i++) {
      const tt = start + next() * 36524.25;
      for (const [school, mode] of Object.entries(SIDEREAL_MODES)) {
        sweph.set_sid_mode(mode, 0, 0);
        spreads[school].add(
          arcseconds(
            zodiacOf(school, SEEN).meanAyanamsa(tt),
            sweph.get_ayanamsa_ex(tt, FLAGS.SWIEPH | FLAGS.NONUT).data,
          ),
        );
      }
    }
    return {
      from,
      to: from + 100,
      schools: Object.fromEntries(Object.entries(spreads).map(([name, { max }]) => [name, max])),
    };
  });
}

const KINDS = {
  'Sun, disc centre': { body: 'Sun', number: 0, rule: 'disc_center', bits: DISC_CENTER | GEOCENTRIC, limit: 0.5 },
  'Sun, disc centre, oracle topocentric': {
    body: 'Sun',
    number: 0,
    rule: 'disc_center',
    bits: DISC_CENTER,
    written: false,
  },
  'Sun, upper limb': { body: 'Sun', number: 0, rule: 'upper_limb', bits: 0 },
  'Moon, upper limb': { body: 'Moon', number: 1, rule: 'upper_limb', bits: 0 },
};
/** Pressure in mbar and temperature in °C of the oracle’s refraction at the horizon. */
const AIR = [1013.25, 15];

function measureRiseSet() {
  const next = random(424242);
  const results = {};
  const samples = [];
  for (const [name, { body, number, rule, bits, limit, written = true }] of Object.entries(KINDS)) {
    const spreads = { rising: new Spread(), setting: new Spread() };
    const byLatitude = { 'below 30°': new Spread(), '30°–45°': new Spread(), '45°–60°': new Spread() };
    for (let i = 0; i < COUNT; i++) {
      const from = Number((FROM + next() * (TO - FROM)).toFixed(6));
      const latitude = Number((next() * 120 - 60).toFixed(4));
      const longitude = Number((next() * 360 - 180).toFixed(4));
      sweph.set_delta_t_userdef(deltaT(from) / DAY);
      const search = { body, rule, observer: { latitude, longitude }, from, to: from + 2, ephemeris: analytical };
      const instants = {};
      for (const [event, code] of Object.entries(EVENTS)) {
        const { flag, data, error } = sweph.rise_trans(
          from,
          number,
          null,
          FLAGS.SWIEPH,
          code | bits | SLOW,
          [longitude, latitude, 0],
          ...AIR,
        );
        if (flag < 0) throw new Error(`${name} ${event} at ${from}, ${latitude}: ${error}`);
        const ours = (event === 'rising' ? nextRising : nextSetting)(search);
        const seconds = ((ours ?? Number.NaN) - data) * DAY;
        // An event within the tolerance of the start belongs to one day for the one and to the next for the other.
        if (Math.abs(Math.abs(seconds) - DAY) < 4000) continue;
        spreads[event].add(seconds);
        const band = Math.abs(latitude) < 30 ? 'below 30°' : Math.abs(latitude) < 45 ? '30°–45°' : '45°–60°';
        byLatitude[band].add(seconds);
        instants[event] = data;
      }
      if (written && i < COMMITTED / 2 && instants.rising && instants.setting)
        samples.push({ body, rule, from, latitude, longitude, delta_t_seconds: deltaT(from), ...instants });
    }
    results[name] = { ...spreads, byLatitude };
    if (limit !== undefined) {
      demand(`${name}, rising`, spreads.rising.max, limit, 's');
      demand(`${name}, setting`, spreads.setting.max, limit, 's');
    }
  }
  sweph.set_delta_t_userdef(-1e-10); // SE_DELTAT_AUTOMATIC
  const about =
    'Julian days UT of the first rising and setting after `from`, at sea level. disc_center: SE_BIT_HINDU_RISING (centre of the disc, geocentric, no refraction); upper_limb: upper limb with the refraction of 1013.25 mbar, 15 °C. All by the slow method. The oracle was given our ΔT (set_delta_t_userdef).';
  write('rise-set.json', header(sweph, generator, about, 'rise_trans, SE_BIT_FORCE_SLOW_METHOD'), samples);
  return results;
}

const oracle = `Swiss Ephemeris ${sweph.version()}`;
const { frames, ayanamsas } = measureHouses();
const head = { generator: `tools/oracle/${generator}`, oracle, from: 1850, to: 2050, dates: COUNT };
writeMeasured('frames.json', { ...head, unit: 'arcseconds', frames, ayanamsas, centuries: ayanamsasByCentury() });
writeMeasured('rise-set.json', { ...head, unit: 'seconds', latitude: 60, kinds: measureRiseSet() });
