import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CHART_LENGTH, PLACE } from './shape.mjs';

const SWIEPH = 2;
const MOSEPH = 4;
const NONUT = 64;
const SPEED = 256;
const SIDEREAL = 65536;
const LAHIRI = 1;
const RISE = 1;
const SET = 2;
const NUMBERS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11];
const FOLDER = process.env.SE_EPHE_PATH ?? '/usr/share/libswe/ephe';

const turn = (degrees) => (degrees < 0 ? degrees + 360 : degrees);

/** The native binding, with the calls that ask least of it: mean-equinox longitudes, the ayanāṁśa subtracted here. */
export async function open({ peers, plain = false }) {
  const sweph = peers('sweph');
  const files = existsSync(join(FOLDER, 'sepl_18.se1')) && existsSync(join(FOLDER, 'semo_18.se1'));
  const source = files ? SWIEPH : MOSEPH;
  if (files) sweph.set_ephe_path(FOLDER);
  sweph.set_sid_mode(LAHIRI, 0, 0);
  const fails = (flag) => (flag & 7) !== source;
  if (fails(sweph.calc(2451545, 1, source).flag))
    throw new Error('the ephemeris asked for is not the one that answers');

  const place = [PLACE.longitude, PLACE.latitude, 0];
  const event = (ut, body, what) => sweph.rise_trans(ut, body, null, source, what, place, 1013.25, 15).data;
  const fast = (ut) => {
    const out = new Float64Array(CHART_LENGTH);
    const tt = ut + sweph.deltat_ex(ut, source).data;
    const mean = sweph.get_ayanamsa_ex(tt, source | NONUT).data;
    for (let i = 0; i < 11; i++) {
      out[i] = turn(sweph.calc(tt, NUMBERS[i], source | SPEED | NONUT).data[0] - mean);
    }
    const rising = sweph.houses(ut, PLACE.latitude, PLACE.longitude, 'W').data.points[0];
    out[11] = turn(rising - sweph.get_ayanamsa_ex(tt, source).data);
    out[12] = mean;
    return out;
  };
  const sidereal = (ut) => {
    const out = new Float64Array(CHART_LENGTH);
    for (let i = 0; i < 11; i++) out[i] = sweph.calc_ut(ut, NUMBERS[i], source | SPEED | SIDEREAL).data[0];
    out[11] = sweph.houses_ex(ut, SIDEREAL, PLACE.latitude, PLACE.longitude, 'W').data.points[0];
    out[12] = sweph.get_ayanamsa_ex_ut(ut, source | NONUT).data;
    return out;
  };
  return {
    name: plain ? 'sweph, sidereal flag' : 'sweph',
    version: sweph.version(),
    note: `native; ${files ? 'files sepl_18.se1, semo_18.se1 (DE431)' : 'Moshier, its ephemeris files are not installed'}${
      plain ? '; calc_ut with SEFLG_SIDEREAL' : ''
    }`,
    chart: plain ? sidereal : fast,
    ...(plain
      ? {}
      : {
          moon: (ut) => {
            const tt = ut + sweph.deltat_ex(ut, source).data;
            const mean = sweph.get_ayanamsa_ex(tt, source | NONUT).data;
            return turn(sweph.calc(tt, 1, source | SPEED | NONUT).data[0] - mean);
          },
          riseSet: (ut) => [event(ut, 0, RISE), event(ut, 0, SET)],
          moonRiseSet: (ut) => [event(ut, 1, RISE), event(ut, 1, SET)],
        }),
  };
}
