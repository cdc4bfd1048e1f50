import { ARCSECOND } from '../math/angle.js';
import { J2000, type JdTt, type JdUt, julianCenturies } from '../time/julian.js';
import type { Frame } from './frame.js';
import { nodeArgument } from './nutation.js';

const TWO_PI = 2 * Math.PI;

/**
 * Returns the Earth rotation angle in radians, 0 ≤ θ < 2π (IERS Conventions 2010, eq. 5.15).
 *
 * @param jdUt Julian day, UT1
 */
export function earthRotationAngle(jdUt: JdUt): number {
  const days = jdUt - J2000;
  const turns = 0.779057273264 + 0.00273781191135448 * days + (days % 1);
  return (turns - Math.floor(turns)) * TWO_PI;
}

/**
 * Returns the apparent sidereal time at Greenwich in radians, 0 ≤ θ < 2π: Earth rotation angle, the polynomial of GMST06
 * (Capitaine, Wallace & Chapront 2005, eq. 42), Δψ cos ε and the two largest complementary terms of the equation of the
 * equinoxes (IERS Conventions 2010, table 5.2e; the rest stays below 0.00002″).
 *
 * @param jdUt Julian day, UT1
 * @param jdTt the same instant, Julian day TT
 * @param frame nutation and obliquity of that instant
 */
export function apparentSiderealTime(jdUt: JdUt, jdTt: JdTt, frame: Frame): number {
  const t = julianCenturies(jdTt);
  const polynomial =
    0.014506 + t * (4612.156534 + t * (1.3915817 + t * (-0.00000044 + t * (-0.000029956 + t * -0.0000000368))));
  const omega = nodeArgument(t);
  const equinoxes =
    frame.nutationLongitude * Math.cos(frame.obliquity) +
    (0.00264096 * Math.sin(omega) + 0.00006352 * Math.sin(2 * omega)) * ARCSECOND;
  const angle = (earthRotationAngle(jdUt) + polynomial * ARCSECOND + equinoxes) % TWO_PI;
  return angle < 0 ? angle + TWO_PI : angle;
}
