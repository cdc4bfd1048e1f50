/**
 * Constants of the sky, each once, with unit and source. Constants of one theory alone (series, nutation, poles) are with that theory;
 * days, centuries and J2000.0 in `time/julian.ts`.
 */

/** Kilometres in an astronomical unit: IAU 2012 resolution B2. */
export const AU_KM = 149_597_870.7;

/**
 * Speed of light in au per day, for light-time, aberration and deflection of the bodies: 299,792.458 km/s in the au of
 * JPL DE405, 149,597,870.691 km.
 */
export const LIGHT = 173.1446326846693;

/**
 * Speed of light in au per day, for the aberration of stars: 299,792.458 km/s in the au of IAU 2012, to nine decimals. It is 6
 * parts in 10¹¹ below {@link LIGHT}: 0.001 micro-arcseconds of aberration, enough to move the last bit of an ayanāṁśa, so neither
 * stands in for the other.
 */
export const LIGHT_IAU_2012 = 173.144632674;

/** GM of the Sun, au³/day²: JPL DE440 (Park et al. 2021, Astronomical Journal 161, 105), 132,712,440,041.279 km³/s². */
export const SUN_GM = 2.959122082841196e-4;

/** GM of Earth and Moon together, au³/day²: within 2 parts in 10¹⁰ of DE440's 403,503.235625 km³/s². */
export const EARTH_MOON_GM = 8.997011394e-10;

/**
 * 2GM☉/c² over one au, radians: twice the deflection of a ray at right angles to the Sun at 1 au. From 1.32712440041·10²⁰ m³/s² and
 * the au of IAU 2012. What {@link SUN_GM} and {@link LIGHT} give is 1.2 parts in 10¹⁰ less, again a matter of last bits.
 */
export const SUN_DEFLECTION = 1.97412574336e-8;

/** Constant of Gauss, radians a day: the mean motion at 1 au (IAU 1976). */
export const GAUSS = 0.01720209895;

/** Radius of the Sun, km (IAU 1976). */
export const SUN_RADIUS_KM = 696_000;

/** Equatorial radius of the Earth, km (IERS Conventions 2010, table 1.1). */
export const EARTH_RADIUS_KM = 6378.1366;

/** Radius of the Moon over the equatorial radius of the Earth, IAU (1982). */
export const MOON_RADIUS_RATIO = 0.2725076;

export const EARTH_RADIUS = EARTH_RADIUS_KM / AU_KM;

/** Mean distance of the Moon, km. */
export const MOON_DISTANCE_KM = 384_400;

/**
 * General precession in longitude p_A, arcseconds: coefficients of t⁰ … t⁵ with t in Julian centuries TT from J2000.0. IAU 2006
 * (Capitaine, Wallace & Chapront 2003, Astronomy & Astrophysics 412, 567, eq. 39).
 */
export const PRECESSION = [0, 5028.796195, 1.1054348, 0.00007964, -0.000023857, -0.0000000383] as const;

/** Mean obliquity at J2000.0, arcseconds: IAU 2006 (Hilton et al. 2006). */
export const OBLIQUITY = 84381.406;

/** Julian days (TT) of 0999-07-04 and 3000-07-03: half a year beyond the dates that the library accepts. */
export const YEARS_1000_TO_3000 = { from: 2_086_120.5, to: 2_816_970.5 } as const;
