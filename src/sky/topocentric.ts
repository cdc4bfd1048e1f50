import { normalizeDegrees, RADIANS, signedDegrees } from '../math/angle.js';
import { DAY_SECONDS } from '../time/julian.js';
import type { PositionKind } from '../types.js';
import { LIGHT } from './constants.js';
import type { BodyPlace, Ephemeris } from './ephemeris.js';
import { frameAt } from './frame.js';
import { type Instant, instantFromTt } from './instant.js';
import type { Observer } from './rise-set.js';
import { apparentSiderealTime } from './sidereal-time.js';
import { siteOf } from './site.js';

/** Speed over that of light of what the Earth carries round one au from its axis: 7.292115·10⁻⁵ rad/s (IERS Conventions 2010, 1.1). */
const TURNING = (7.292115e-5 * DAY_SECONDS) / LIGHT;
/** Days; half the interval of the speed. */
const SPEED_STEP = 1e-3;

/** Mean ecliptic and equinox of date: degrees, and astronomical units. */
export type StillPlace = Pick<BodyPlace, 'longitude' | 'latitude' | 'distance'>;

/**
 * Returns where a body stands for a point on the surface of the Earth, at height 0 on the reference ellipsoid, instead of for its
 * centre: the observer's geocentric vector is taken off, and the diurnal aberration (0.3″ at most) added where apparent places are
 * asked. The Moon moves by up to 1.02°, the Sun by up to 8.9″.
 *
 * @param place geocentric place at the instant, from an {@link Ephemeris}
 * @param instant UT1 turns the Earth, TT its frame
 * @param observer degrees north (geographic) and east
 * @param kind of the place given
 */
export function topocentricPlace(
  place: StillPlace,
  instant: Instant,
  observer: Observer,
  kind: PositionKind = 'apparent',
): StillPlace {
  const frame = frameAt(instant.tt);
  const meridian = apparentSiderealTime(instant.ut, instant.tt, frame) + observer.longitude * RADIANS;
  const { axis, height } = siteOf(observer);
  const cosObliquity = Math.cos(frame.obliquity);
  const sinObliquity = Math.sin(frame.obliquity);
  // Towards the equinox and, on the equator, a right angle before it.
  const here = axis * Math.cos(meridian);
  const east = axis * Math.sin(meridian);

  const lambda = place.longitude * RADIANS + frame.nutationLongitude;
  const beta = place.latitude * RADIANS;
  const plane = place.distance * Math.cos(beta);
  const x = plane * Math.cos(lambda) - here;
  const y = plane * Math.sin(lambda) - (east * cosObliquity + height * sinObliquity);
  const z = place.distance * Math.sin(beta) - (height * cosObliquity - east * sinObliquity);
  const distance = Math.hypot(x, y, z);
  const shift = kind === 'true' ? 0 : distance * TURNING;
  const seenX = x - shift * east;
  const seenY = y + shift * here * cosObliquity;
  const seenZ = z - shift * here * sinObliquity;
  return {
    longitude: normalizeDegrees((Math.atan2(seenY, seenX) - frame.nutationLongitude) / RADIANS),
    latitude: Math.atan2(seenZ, Math.hypot(seenX, seenY)) / RADIANS,
    distance,
  };
}

/**
 * Returns the topocentric place of the Moon, its speed being that of the topocentric longitude (between 5° and 22° a day, since
 * the observer turns too).
 *
 * @param ephemeris one whose places are of the kind named: `geometricEphemeris` of one for `true`
 *
 * @example
 * ```ts
 * import { analytical, instantFromUt, topocentricMoon } from 'siddhanta/sky';
 * const delhi = { latitude: 28.6139, longitude: 77.209 };
 * const instant = instantFromUt(2448118.625);
 * const seen = topocentricMoon(analytical, instant, delhi).longitude;
 * (seen - (analytical.places(['Moon'], instant.tt)[0]?.longitude ?? 0)).toFixed(3); // => '-0.252'
 * ```
 */
export function topocentricMoon(
  ephemeris: Ephemeris,
  instant: Instant,
  observer: Observer,
  kind: PositionKind = 'apparent',
): BodyPlace {
  const after = (days: number): StillPlace => {
    const moment = { ut: instant.ut + days, tt: instant.tt + days };
    const [moon] = ephemeris.places(['Moon'], moment.tt);
    if (moon === undefined) throw new RangeError(`the ephemeris ${ephemeris.name} gave no place of the Moon`);
    return topocentricPlace(moon, moment, observer, kind);
  };
  const way = signedDegrees(after(SPEED_STEP).longitude - after(-SPEED_STEP).longitude);
  return { ...after(0), longitudeSpeed: way / (2 * SPEED_STEP) };
}

/**
 * Returns an ephemeris whose Moon is seen from a point on the surface of the Earth; all other bodies, and the nodes, stay where
 * another has them.
 *
 * @param ephemeris one whose places are of the kind named
 */
export function topocentricEphemeris(ephemeris: Ephemeris, observer: Observer, kind: PositionKind): Ephemeris {
  const { name, version, range } = ephemeris;
  return {
    name,
    version,
    range,
    accuracy: (body, jdTt) => ephemeris.accuracy(body, jdTt),
    places: (bodies, jdTt) =>
      ephemeris
        .places(bodies, jdTt)
        .map((place, i) =>
          bodies[i] === 'Moon' ? topocentricMoon(ephemeris, instantFromTt(jdTt), observer, kind) : place,
        ),
  };
}
