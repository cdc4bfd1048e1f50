import type { FixedStar } from '../../sky/fixedStars.js';

export const HELIACAL_STARS = [
  'Agastya',
  'Mrigavyadha',
  'Chitra',
  'Svati',
  'Jyeshtha',
  'Punarvasu',
  'Abhijit',
  'Brahmahridaya',
] as const;

/** A star: Canopus, Sirius, Spica, Arcturus, Antares, Pollux, Vega, Capella. @names none */
export type HeliacalStar = (typeof HELIACAL_STARS)[number];

/** Hipparcos (ESA 1997, reduction of van Leeuwen 2007) at J2000.0, as SIMBAD and the star file of Swiss Ephemeris have it. */
export const STARS: Readonly<Record<HeliacalStar, FixedStar>> = {
  Agastya: { rightAscension: 95.987958, declination: -52.695661, motion: [19.93, 23.24], parallax: 10.55 },
  Mrigavyadha: { rightAscension: 101.287155, declination: -16.716116, motion: [-546.01, -1223.07], parallax: 379.21 },
  Chitra: { rightAscension: 201.298247, declination: -11.161319, motion: [-42.35, -30.67], parallax: 13.06 },
  Svati: { rightAscension: 213.9153, declination: 19.182409, motion: [-1093.39, -2000.06], parallax: 88.83 },
  Jyeshtha: { rightAscension: 247.351915, declination: -26.432003, motion: [-12.11, -23.3], parallax: 5.89 },
  Punarvasu: { rightAscension: 116.328958, declination: 28.026199, motion: [-626.55, -45.8], parallax: 96.54 },
  Abhijit: { rightAscension: 279.234735, declination: 38.783689, motion: [200.94, 286.23], parallax: 130.23 },
  Brahmahridaya: { rightAscension: 79.172328, declination: 45.997991, motion: [75.25, -426.89], parallax: 76.2 },
};

/** Degrees of time of all eight: Sūrya Siddhānta 9.12 (half a verse read, and a note that quotes the class of Abhijit and Brahmahṛdaya). */
export const STAR_KALAMSHAS = 13;

export const HELIACAL_PLANETS = ['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const;

/** Degrees of the Sun below the horizon when the planet is on it, at its first and last visibility in the morning and in the evening. */
export interface ArcusVisionis {
  readonly morning: readonly [first: number, last: number];
  readonly evening: readonly [first: number, last: number];
}

/**
 * C. Schoch, The arcus visionis of the planets in the Babylonian observations (1924), as programs that date those observations carry the
 * numbers; the paper is not read. The outer planets have no last morning and no first evening here: they go from the evening to the morning.
 */
export const ARCUS_VISIONIS: Readonly<Record<(typeof HELIACAL_PLANETS)[number], ArcusVisionis>> = {
  Mars: { morning: [14.5, 14.5], evening: [13.2, 13.2] },
  Mercury: { morning: [13, 9.5], evening: [10.5, 11] },
  Jupiter: { morning: [9.3, 9.3], evening: [7.4, 7.4] },
  Venus: { morning: [5.7, 6], evening: [6, 5.2] },
  Saturn: { morning: [13, 13], evening: [10, 10] },
};
