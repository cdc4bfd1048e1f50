import { modulo, RADIANS } from '../math/angle.js';
import { ascendant, type Cusps, cuspsAround, midheaven, placidusCusps } from './houses.js';

/** What gives the cusps of a system: sidereal time and obliquity in radians, latitude in degrees; `undefined` within the polar circles. */
export type CuspsOf = (siderealTime: number, latitude: number, obliquity: number) => Cusps | undefined;

/** Degrees from the meridian to the cusps 11, 12, 2 and 3, along the circle that a system divides in twelve. */
const ARCS = [30, 60, 120, 150] as const;

/** What the ascensional difference of the ecliptic is made of; `undefined` where parts of the ecliptic never rise. */
function tiltOf(latitude: number, obliquity: number): number | undefined {
  const tilt = Math.tan(latitude * RADIANS) * Math.tan(obliquity);
  return Math.abs(latitude) < 90 && Math.abs(tilt) < 1 ? tilt : undefined;
}

/** The circle of a cusp is the horizon of a place: where it cuts the equator east of the meridian, and the latitude of that place, radians. */
type CircleOf = (arc: number, phi: number) => { readonly equator: number; readonly pole: number };

const byCircles =
  (circleOf: CircleOf): CuspsOf =>
  (siderealTime, latitude, obliquity) => {
    if (tiltOf(latitude, obliquity) === undefined) return undefined;
    const between = ARCS.map((arc) => {
      const { equator, pole } = circleOf(arc * RADIANS, latitude * RADIANS);
      return ascendant(siderealTime + equator - Math.PI / 2, pole / RADIANS, obliquity);
    });
    return cuspsAround(ascendant(siderealTime, latitude, obliquity), midheaven(siderealTime, obliquity), between);
  };

/**
 * Returns the cusps of Regiomontanus, degrees of true tropical longitude, or `undefined` within the polar circles: the equator is divided
 * in twelve, and circles through the north and south points of the horizon carry its parts to the ecliptic.
 *
 * @param siderealTime local apparent sidereal time, radians
 * @param latitude geographic latitude, degrees
 * @param obliquity true obliquity, radians
 */
export const regiomontanusCusps: CuspsOf = byCircles((arc, phi) => ({
  equator: arc,
  pole: Math.atan(Math.tan(phi) * Math.sin(arc)),
}));

/**
 * Returns the cusps of Campanus, as {@link regiomontanusCusps} does: what is divided is the prime vertical, from east through zenith to
 * west.
 */
export const campanusCusps: CuspsOf = byCircles((arc, phi) => ({
  equator: Math.atan2(Math.cos(phi) * Math.sin(arc), Math.cos(arc)),
  pole: Math.asin(Math.sin(phi) * Math.sin(arc)),
}));

/**
 * Returns the cusps of Koch, as {@link regiomontanusCusps} does: the points that rise when the degree of the midheaven has completed a third
 * and two thirds of its way from the horizon to the meridian, and as long after.
 */
export const kochCusps: CuspsOf = (siderealTime, latitude, obliquity) => {
  const tilt = tiltOf(latitude, obliquity);
  if (tilt === undefined) return undefined;
  const semiArc = Math.PI / 2 + Math.asin(tilt * Math.sin(siderealTime));
  const between = ARCS.map((arc) => ascendant(siderealTime + semiArc * (arc / 90 - 1), latitude, obliquity));
  return cuspsAround(ascendant(siderealTime, latitude, obliquity), midheaven(siderealTime, obliquity), between);
};

/**
 * Returns the cusps of Alcabitius, as {@link regiomontanusCusps} does: the semi-arcs of the ascendant, diurnal and nocturnal, are divided in
 * three, and circles through the poles of the equator carry the parts to the ecliptic.
 */
export const alcabitiusCusps: CuspsOf = (siderealTime, latitude, obliquity) => {
  const rising = ascendant(siderealTime, latitude, obliquity);
  if (tiltOf(latitude, obliquity) === undefined || rising === undefined) return undefined;
  const lambda = rising * RADIANS;
  const semiArc = modulo(
    Math.atan2(Math.sin(lambda) * Math.cos(obliquity), Math.cos(lambda)) - siderealTime,
    2 * Math.PI,
  );
  const night = Math.PI - semiArc;
  const between = [semiArc / 3, (2 * semiArc) / 3, semiArc + night / 3, semiArc + (2 * night) / 3].map((arc) =>
    midheaven(siderealTime + arc, obliquity),
  );
  return cuspsAround(rising, midheaven(siderealTime, obliquity), between);
};

/** The systems whose cusps depend on sidereal time and latitude, and do not exist within the polar circles. */
export const QUADRANT_SYSTEMS = {
  placidus: placidusCusps,
  koch: kochCusps,
  campanus: campanusCusps,
  regiomontanus: regiomontanusCusps,
  alcabitius: alcabitiusCusps,
} as const satisfies Readonly<Record<string, CuspsOf>>;

/** One of them. */
export type QuadrantSystem = keyof typeof QUADRANT_SYSTEMS;
