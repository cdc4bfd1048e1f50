import { CHART_LENGTH, PLACE } from './shape.mjs';

const SWIEPH = 2;
const NONUT = 64;
const SPEED = 256;
const NUMBERS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11];
const turn = (degrees) => (degrees < 0 ? degrees + 360 : degrees);

/** Swiss Ephemeris compiled to WebAssembly; its ephemeris files come with it. */
export async function open({ importPeer }) {
  const { default: SwissEph } = await importPeer('swisseph-wasm');
  const swe = new SwissEph();
  await swe.initSwissEph();
  swe.set_sid_mode(1, 0, 0);
  const geo = [PLACE.longitude, PLACE.latitude, 0];
  const event = (ut, body, what) => swe.rise_trans(ut, body, '', SWIEPH, what, geo, 1013.25, 15)?.[0];
  return {
    name: 'swisseph-wasm',
    version: swe.version(),
    note: 'WebAssembly, its own files',
    chart(ut) {
      const out = new Float64Array(CHART_LENGTH);
      const mean = swe.get_ayanamsa_ex_ut(ut, SWIEPH | NONUT);
      for (let i = 0; i < 11; i++) out[i] = turn(swe.calc_ut(ut, NUMBERS[i], SWIEPH | SPEED | NONUT)[0] - mean);
      const rising = swe.houses(ut, PLACE.latitude, PLACE.longitude, 'W').ascmc[0];
      out[11] = turn(rising - swe.get_ayanamsa_ex_ut(ut, SWIEPH));
      out[12] = mean;
      return out;
    },
    moon: (ut) => turn(swe.calc_ut(ut, 1, SWIEPH | SPEED | NONUT)[0] - swe.get_ayanamsa_ex_ut(ut, SWIEPH | NONUT)),
    riseSet: (ut) => [event(ut, 0, 1), event(ut, 0, 2)],
    moonRiseSet: (ut) => [event(ut, 1, 1), event(ut, 1, 2)],
  };
}
