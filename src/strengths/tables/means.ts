import type { Star } from './shadbala.js';

/** A mean longitude: at the epoch, degrees a day, a constant, and degrees for each civil year after 1900. */
export type Mean1900 = readonly [epoch: number, daily: number, constant: number, yearly: number];

/** 1900-01-01 00:00 local mean time of 76° E, Julian day (UT). */
export const EPOCH_1900 = 2_415_020.5 - 76 / 360;

/** Mean longitude of the Sun in a sidereal frame some 0.3° from Lahiri's. B.V. Raman, Graha and Bhava Balas, ch. 5. */
export const MEAN_SUN_1900: Mean1900 = [257.4568, 0.98560265, 0, 0];

/** Of the other five about the Sun, in the same frame, with the corrections of the same book. */
export const MEANS_1900: Readonly<Record<Star, Mean1900>> = {
  Mars: [270.22, 0.524019, 0, 0],
  Mercury: [164, 4.092318, 6.67, -0.00133],
  Jupiter: [220.04, 0.083096, -3.33, -0.0067],
  Venus: [328.51, 1.602146, -5, -0.001],
  Saturn: [236.74, 0.033439, 5, 0.001],
};

/** A mean longitude on the mean equinox of date: degrees, by powers of Julian centuries (TT) from J2000.0. */
export type MeanOfDate = readonly [constant: number, linear: number, square: number, cube: number];

/** The Earth's about the Sun, turned by 180°. */
export const MEAN_SUN_OF_DATE: MeanOfDate = [280.466456, 36_000.7698278, 0.00030322, 0.00000002];

/** J. L. Simon et al., Astronomy and Astrophysics 282 (1994) 663, as in J. Meeus, Astronomical Algorithms (2nd ed.), table 31.A. */
export const MEANS_OF_DATE: Readonly<Record<Star, MeanOfDate>> = {
  Mars: [355.433275, 19_141.6964746, 0.00031097, 0.000000015],
  Mercury: [252.250906, 149_474.0722491, 0.00030397, 0.000000018],
  Jupiter: [34.351484, 3036.3027889, 0.00022374, 0.000000025],
  Venus: [181.979801, 58_519.2130302, 0.0003106, 0.000000015],
  Saturn: [50.077471, 1223.5110141, 0.00051952, -0.000000003],
};

export const INFERIOR: readonly Star[] = ['Mercury', 'Venus'];
