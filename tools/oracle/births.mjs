// Writes fixtures/oracle/births.json: ascendant and grahas of 200 random births and of the golden charts.
// usage: node tools/oracle/births.mjs FOLDER_WITH_SWEPH   (python3 with the tz database resolves the clock times)
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FLAGS, header, loadOracle, place, SIDEREAL_MODES, write } from './lib.mjs';

const BODIES = { Sun: 0, Moon: 1, Mars: 4, Mercury: 2, Jupiter: 5, Venus: 3, Saturn: 6, Rahu: 11, MeanNode: 10 };

const sweph = loadOracle();
const script = fileURLToPath(new URL('births.py', import.meta.url));
const { python, births } = JSON.parse(execFileSync('python3', [script], { encoding: 'utf8' }));
const tzdata = readFileSync('/usr/share/zoneinfo/tzdata.zi', 'utf8').split('\n', 1)[0].replace('# version ', '');

const samples = births.map((birth) => {
  const ut = 2440587.5 + birth.epoch_seconds / 86400;
  const deltaT = sweph.deltat_ex(ut, FLAGS.SWIEPH).data;
  const tt = ut + deltaT;
  sweph.set_sid_mode(SIDEREAL_MODES[birth.ayanamsa], 0, 0);
  const ayanamsa = sweph.get_ayanamsa_ex(tt, FLAGS.SWIEPH | FLAGS.NONUT).data;
  const trueAyanamsa = sweph.get_ayanamsa_ex(tt, FLAGS.SWIEPH).data;
  const { latitude, longitude } = birth.place;
  const rising = sweph.houses(ut, latitude, longitude, 'P').data.points[0];
  const longitudes = { Ascendant: (rising - trueAyanamsa + 360) % 360 };
  const speeds = {};
  for (const [name, body] of Object.entries(BODIES)) {
    const [sidereal, , , speed] = place(sweph, tt, body, FLAGS.SIDEREAL | FLAGS.SPEED);
    longitudes[name] = sidereal;
    speeds[name] = speed;
  }
  longitudes.Ketu = (longitudes.Rahu + 180) % 360;
  const { epoch_seconds, offset_seconds, ...input } = birth;
  return {
    ...input,
    offset_seconds,
    epoch_seconds,
    delta_t_seconds: deltaT * 86400,
    ayanamsa_value: ayanamsa,
    longitudes,
    speeds,
  };
});
write(
  'births.json',
  {
    ...header(
      sweph,
      'births.mjs',
      'Longitudes are sidereal degrees in the school of the birth, apparent and geocentric, Rahu the true node; the ascendant is that of houses minus the ayanamsa with nutation. Speeds are degrees a day in the sidereal zodiac. ayanamsa_value is the mean one. epoch_seconds is the birth in seconds since 1970-01-01T00:00Z, read as UT1.',
      'SWIEPH | SIDEREAL | SPEED',
    ),
    clock_times: `Python ${python} zoneinfo, tz database ${tzdata} (Debian, with backzone)`,
  },
  samples,
);
