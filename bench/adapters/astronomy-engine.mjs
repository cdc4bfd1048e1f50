import { CHART_LENGTH, epochOf, PLACE } from './shape.mjs';

const NAMES = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'];
const J2000 = 2451545;
const RADIANS = Math.PI / 180;

/** Tropical apparent longitudes of date. The program knows no ayanāṁśa, no true node and no ascendant: NaN. */
export async function open({ peers }) {
  const astronomy = peers('astronomy-engine');
  const observer = new astronomy.Observer(PLACE.latitude, PLACE.longitude, 0);
  const longitude = (name, time) => astronomy.Ecliptic(astronomy.GeoVector(astronomy.Body[name], time, true)).elon;
  const event = (body, direction, ut) => {
    const found = astronomy.SearchRiseSet(
      astronomy.Body[body],
      observer,
      direction,
      new astronomy.AstroTime(ut - J2000),
      1.2,
    );
    return found === null ? undefined : found.ut + J2000;
  };
  return {
    name: 'astronomy-engine',
    version: peers('astronomy-engine/package.json', true).version,
    note: 'tropical; no node, no ayanāṁśa; the ascendant from its sidereal time',
    tropical: true,
    chart(ut) {
      const out = new Float64Array(CHART_LENGTH).fill(Number.NaN);
      const time = new astronomy.AstroTime(new Date(epochOf(ut)));
      for (let i = 0; i < 10; i++) out[i] = longitude(NAMES[i], time);
      const local = (astronomy.SiderealTime(time) * 15 + PLACE.longitude) * RADIANS;
      const tilt = astronomy.e_tilt(time).tobl * RADIANS;
      const phi = PLACE.latitude * RADIANS;
      const rising = Math.atan2(Math.cos(local), -(Math.sin(tilt) * Math.tan(phi) + Math.cos(tilt) * Math.sin(local)));
      out[11] = (rising / RADIANS + 360) % 360;
      return out;
    },
    moon: (ut) => longitude('Moon', new astronomy.AstroTime(new Date(epochOf(ut)))),
    riseSet: (ut) => [event('Sun', +1, ut), event('Sun', -1, ut)],
    moonRiseSet: (ut) => [event('Moon', +1, ut), event('Moon', -1, ut)],
  };
}
