import { CHART_LENGTH, PLACE } from './shape.mjs';

const SWIEPH = 2;
const NONUT = 64;
const SPEED = 256;
const NUMBERS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11];
const turn = (degrees) => (degrees < 0 ? degrees + 360 : degrees);

/** Another native binding of Swiss Ephemeris, with files of its own. */
export async function open({ peers }) {
  const swe = peers('@swisseph/node');
  swe.setSiderealMode(1, 0, 0);
  const event = (ut, body, what) =>
    swe.calculateRiseTransitSet(ut, body, what, PLACE.longitude, PLACE.latitude, 0, SWIEPH, 1013.25, 15).time;
  return {
    name: '@swisseph/node',
    version: peers('@swisseph/node/package.json', true).version,
    note: 'native, its own files',
    chart(ut) {
      const out = new Float64Array(CHART_LENGTH);
      const mean = swe.getAyanamsaExUt(ut, SWIEPH | NONUT);
      for (let i = 0; i < 11; i++)
        out[i] = turn(swe.calculatePosition(ut, NUMBERS[i], SWIEPH | SPEED | NONUT).longitude - mean);
      const rising = swe.calculateHouses(ut, PLACE.latitude, PLACE.longitude, 'W').ascendant;
      out[11] = turn(rising - swe.getAyanamsaExUt(ut, SWIEPH));
      out[12] = mean;
      return out;
    },
    moon: (ut) =>
      turn(swe.calculatePosition(ut, 1, SWIEPH | SPEED | NONUT).longitude - swe.getAyanamsaExUt(ut, SWIEPH | NONUT)),
    riseSet: (ut) => [event(ut, 0, 1), event(ut, 0, 2)],
    moonRiseSet: (ut) => [event(ut, 1, 1), event(ut, 1, 2)],
  };
}
