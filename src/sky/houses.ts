import { modulo, normalizeDegrees, RADIANS } from '../math/angle.js';
import { at } from '../math/at.js';

/**
 * Returns the ascendant, degrees of true tropical longitude 0 ≤ λ < 360, or `undefined` where no point of the ecliptic
 * rises: at the poles, and within the polar circles at the instants when ecliptic and horizon meet due north and south.
 *
 * The ascendant is the point of the ecliptic on the eastern horizon, hence the one that rises. With zenith Z, pole of the
 * ecliptic K and east point E it is the direction ±(K × Z) with a positive component along E.
 *
 * @param siderealTime local apparent sidereal time (right ascension of the meridian), radians
 * @param latitude geographic latitude, degrees
 * @param obliquity true obliquity, radians
 */
export function ascendant(siderealTime: number, latitude: number, obliquity: number): number | undefined {
  if (Math.abs(latitude) >= 90) return undefined;
  const phi = latitude * RADIANS;
  const sinObliquity = Math.sin(obliquity);
  const cosObliquity = Math.cos(obliquity);
  const east = cosObliquity * Math.cos(phi) + sinObliquity * Math.sin(phi) * Math.sin(siderealTime);
  if (Math.abs(east) < 1e-12) return undefined;
  const side = Math.sign(east);
  const y = Math.cos(phi) * Math.cos(siderealTime);
  const x = -(sinObliquity * Math.sin(phi) + cosObliquity * Math.cos(phi) * Math.sin(siderealTime));
  return normalizeDegrees(Math.atan2(side * y, side * x) / RADIANS);
}

/**
 * Returns the midheaven, degrees of true tropical longitude 0 ≤ λ < 360: the point of the ecliptic on the upper meridian.
 *
 * @param siderealTime local apparent sidereal time, radians
 * @param obliquity true obliquity, radians
 */
export function midheaven(siderealTime: number, obliquity: number): number {
  return normalizeDegrees(Math.atan2(Math.sin(siderealTime), Math.cos(siderealTime) * Math.cos(obliquity)) / RADIANS);
}

/** Twelve cusps, degrees of longitude, from the first house. */
export type Cusps = readonly number[];

/**
 * Returns twelve cusps of six: those of the western half are opposite; `undefined` where one of the six is.
 *
 * @param between the cusps 11, 12, 2 and 3
 * @internal
 */
export function cuspsAround(
  rising: number | undefined,
  culminating: number,
  between: readonly (number | undefined)[],
): Cusps | undefined {
  const [eleventh, twelfth, second, third] = between;
  const eastern = [culminating, eleventh, twelfth, rising, second, third];
  if (!eastern.every((cusp) => cusp !== undefined)) return undefined;
  const western = eastern.map((cusp) => normalizeDegrees(cusp + 180));
  return [...eastern.slice(3), ...western, ...eastern.slice(0, 3)];
}

/** What Placidus divides: the degrees of oblique ascension past the meridian, and the thirds of the semi-arc. */
export const PLACIDUS_CUSPS: readonly (readonly [house: number, ascension: number, thirds: number])[] = [
  [11, 30, 1],
  [12, 60, 2],
  [2, 120, 2],
  [3, 150, 1],
];

/**
 * Returns the right ascension α, radians, at which α − share · asin(k sin α) equals a target: the point that has completed
 * its share of the semi-arc. The left side rises with α while |k| < 1, so Newton's step inside a bracket always arrives.
 */
function semiArcPoint(target: number, share: number, k: number): number {
  let low = target - (share * Math.PI) / 2;
  let high = target + (share * Math.PI) / 2;
  let alpha = target;
  for (let i = 0; i < 60; i++) {
    const tilt = k * Math.sin(alpha);
    const error = alpha - share * Math.asin(tilt) - target;
    if (error > 0) high = alpha;
    else low = alpha;
    const slope = 1 - (share * k * Math.cos(alpha)) / Math.sqrt(1 - tilt * tilt);
    let next = alpha - error / slope;
    if (!(next >= low && next <= high)) next = (low + high) / 2;
    if (Math.abs(next - alpha) < 1e-15) return next;
    alpha = next;
  }
  return alpha;
}

/**
 * Returns the twelve cusps of Placidus, degrees of true tropical longitude, or `undefined` within the polar circles, where
 * parts of the ecliptic never rise and Placidus has no meaning.
 *
 * Cusps 11, 12, 2, 3 have completed a third or two thirds of their diurnal or nocturnal semi-arc (Placidus de Titis, Tabulae
 * primi mobilis, 1657); with k = tan φ tan ε each solves one monotonic equation in right ascension.
 *
 * @param siderealTime local apparent sidereal time, radians
 * @param latitude geographic latitude, degrees
 * @param obliquity true obliquity, radians
 */
export function placidusCusps(siderealTime: number, latitude: number, obliquity: number): Cusps | undefined {
  const k = Math.tan(latitude * RADIANS) * Math.tan(obliquity);
  const rising = ascendant(siderealTime, latitude, obliquity);
  if (Math.abs(latitude) >= 90 || Math.abs(k) >= 1 || rising === undefined) return undefined;
  const between = PLACIDUS_CUSPS.map(([, ascension, thirds]) =>
    midheaven(semiArcPoint(siderealTime + ascension * RADIANS, thirds / 3, k), obliquity),
  );
  return cuspsAround(rising, midheaven(siderealTime, obliquity), between);
}

/**
 * Returns the local apparent sidereal time, radians, at which a point of the ecliptic rises, or `undefined` where it never
 * does. The inverse of {@link ascendant} outside the polar circles.
 *
 * @param longitude true tropical longitude of the point, degrees
 */
export function siderealTimeOfAscendant(longitude: number, latitude: number, obliquity: number): number | undefined {
  const lambda = longitude * RADIANS;
  const alpha = Math.atan2(Math.sin(lambda) * Math.cos(obliquity), Math.cos(lambda));
  const tilt = Math.tan(latitude * RADIANS) * Math.tan(obliquity) * Math.sin(alpha);
  if (Math.abs(latitude) >= 90 || Math.abs(tilt) > 1) return undefined;
  return modulo(alpha - Math.asin(tilt) - Math.PI / 2, 2 * Math.PI);
}

/** 30° apart from the ascendant; degrees. */
export function equalCusps(rising: number): Cusps {
  return Array.from({ length: 12 }, (_, i) => normalizeDegrees(rising + 30 * i));
}

/** Degrees, in the zodiac of the ascendant. */
export function wholeSignCusps(rising: number): Cusps {
  return equalCusps(Math.floor(normalizeDegrees(rising) / 30) * 30);
}

/**
 * Returns the cusps of Porphyry: each quadrant between ascendant and midheaven cut in three equal parts; `undefined` where
 * the midheaven is not above the horizon's rising half, as happens within the polar circles.
 */
export function porphyryCusps(rising: number, culminating: number): Cusps | undefined {
  const east = normalizeDegrees(rising - culminating);
  if (east >= 180) return undefined;
  const north = 180 - east;
  const sixth = (start: number, arc: number): number[] => [0, 1, 2].map((i) => normalizeDegrees(start + (arc * i) / 3));
  const visible = sixth(culminating, east);
  const hidden = sixth(rising, north);
  const opposite = (cusps: number[]): number[] => cusps.map((cusp) => normalizeDegrees(cusp + 180));
  return [...hidden, ...opposite(visible), ...opposite(hidden), ...visible];
}

/**
 * Returns the beginnings (sandhi) of the twelve houses of Śrīpati: the cusps of Porphyry are their middles, and each house
 * begins half-way from the middle before.
 *
 * Source: Śrīpati, Jātaka Karma Paddhati 1 (11th century).
 */
export function sripatiCusps(rising: number, culminating: number): Cusps | undefined {
  const middles = porphyryCusps(rising, culminating);
  return middles?.map((middle, i) => {
    const before = at(middles, (i + 11) % 12);
    return normalizeDegrees(before + normalizeDegrees(middle - before) / 2);
  });
}
