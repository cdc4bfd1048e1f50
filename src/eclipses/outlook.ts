import { DEGREES, modulo, RADIANS } from '../math/angle.js';
import type { CloseUp } from '../sky/closeUp.js';
import { AU_KM } from '../sky/constants.js';
import { searchEvent } from '../sky/events.js';
import { horizon } from '../sky/rise-set.js';
import { siteOf } from '../sky/site.js';
import type { JdUt } from '../time/julian.js';
import type { EclipsePlace } from './input.js';
import { dot, length, minus, type Vector } from './rules/vectors.js';

/** An hour: the altitude of a body turns at most twice a day. */
const STEP = 1 / 24;

export type Eclipsed = 'Sun' | 'Moon';

export interface Outlook {
  readonly from: (body: Eclipsed, ut: JdUt) => Vector;
  /** Geocentric altitude without refraction, and azimuth from north through east; degrees. */
  readonly direction: (body: Eclipsed, ut: JdUt) => { readonly altitude: number; readonly azimuth: number };
  /** Radians above the altitude at which the upper limb rises, refraction included. */
  readonly height: (body: Eclipsed, ut: JdUt) => number;
  /** Topocentric altitude of the disc's centre without refraction, radians. */
  readonly discHeight: (body: Eclipsed, ut: JdUt) => number;
}

export function outlookOf(view: CloseUp, place: EclipsePlace): Outlook {
  const { axis, height } = siteOf(place, place.elevation);
  const [fromAxis, fromEquator] = [axis * AU_KM, height * AU_KM];
  const sinLatitude = Math.sin(place.latitude * RADIANS);
  const cosLatitude = Math.cos(place.latitude * RADIANS);
  const meridian = (ut: JdUt): number => view.siderealTime(ut) + place.longitude * RADIANS;
  const up = (angle: number): Vector => [cosLatitude * Math.cos(angle), cosLatitude * Math.sin(angle), sinLatitude];
  const centre = (body: Eclipsed, ut: JdUt): Vector => (body === 'Sun' ? view.sun(ut) : view.moon(ut));
  const from = (body: Eclipsed, ut: JdUt): Vector => {
    const angle = meridian(ut);
    return minus(centre(body, ut), [fromAxis * Math.cos(angle), fromAxis * Math.sin(angle), fromEquator]);
  };
  const altitudeOf = (way: Vector, ut: JdUt): number => Math.asin(dot(way, up(meridian(ut))) / length(way));
  return {
    from,
    direction(body, ut) {
      const angle = meridian(ut);
      const way = centre(body, ut);
      const [x, y, z] = way;
      const east = y * Math.cos(angle) - x * Math.sin(angle);
      const north = z * cosLatitude - (x * Math.cos(angle) + y * Math.sin(angle)) * sinLatitude;
      return {
        altitude: altitudeOf(way, ut) * DEGREES,
        azimuth: modulo(Math.atan2(east, north) * DEGREES, 360),
      };
    },
    height(body, ut) {
      const way = centre(body, ut);
      return altitudeOf(way, ut) - horizon(body, 'upper_limb', length(way) / AU_KM);
    },
    discHeight: (body, ut) => altitudeOf(from(body, ut), ut),
  };
}

export interface Crossings {
  readonly rising: JdUt | undefined;
  readonly setting: JdUt | undefined;
}

/** Returns when a height passes zero upwards and downwards; `undefined` where it does not. */
export function crossingsOf(height: (ut: JdUt) => number, from: JdUt, to: JdUt): Crossings {
  const first = (direction: 'rising' | 'falling'): JdUt | undefined =>
    searchEvent({ of: height, value: 0, direction, from, to, step: STEP });
  return { rising: first('rising'), setting: first('falling') };
}
