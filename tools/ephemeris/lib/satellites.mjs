// How far Jupiter's centre is from the barycentre of Jupiter and its moons, of which planetary theories speak.
//
// Horizons gives the centre when asked for 599. Callisto and Ganymede move it by 107 and 83 km, and every 50 days they stand so that it
// looks like a motion in 34 and 12 years, the latter Jupiter's own period: left in, it would go into the fitted orbit.

/** mean longitude on 1976 August 10.0 TT and its daily motion, degrees from the equinox B1950 (Lieske 1998, E5); km; share of the mass */
const MOONS = [
  [106.07719, 203.48895579, 421800, 5959.9155 / 126712764.1],
  [175.73161, 101.374724735, 671100, 3202.7121 / 126712764.1],
  [120.55883, 50.317609207, 1070400, 9887.8328 / 126712764.1],
  [84.44459, 21.571071177, 1882700, 7179.2834 / 126712764.1],
];
const EPOCH = 2443000.5;
/** general precession from 1950 to 2000, degrees */
const PRECESSION = 0.6984;
const AU_KM = 149597870.7;
const RAD = Math.PI / 180;
const OBLIQUITY = 23.4392911 * RAD;

/** centre minus barycentre, ICRF, au: circles in the plane of the ecliptic, from which the moons' is 2.2° off; within some 5 km */
export function jupiterFromBarycentre(jd) {
  let x = 0;
  let y = 0;
  for (const [longitude, rate, radius, share] of MOONS) {
    const l = (longitude + PRECESSION + rate * (jd - EPOCH)) * RAD;
    x -= ((share * radius) / AU_KM) * Math.cos(l);
    y -= ((share * radius) / AU_KM) * Math.sin(l);
  }
  return [x, Math.cos(OBLIQUITY) * y, Math.sin(OBLIQUITY) * y];
}
