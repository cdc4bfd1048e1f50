import { SiddhantaError } from '../errors.js';
import { DEGREE, modulo, RADIANS, SIGN, signIndex, TURN, toMicroArcseconds } from '../math/angle.js';
import { signName } from '../rules/chart.js';
import type { KpLords } from '../rules/kp/lattice.js';
import { meanAyanamsa } from '../sky/ayanamsa.js';
import type { Body, Ephemeris } from '../sky/ephemeris.js';
import { type Frame, frameAt } from '../sky/frame.js';
import { type Cusps, placidusCusps, siderealTimeOfAscendant } from '../sky/houses.js';
import type { Instant } from '../sky/instant.js';
import { siderealPlaces } from '../sky/sidereal.js';
import { apparentSiderealTime } from '../sky/sidereal-time.js';
import type { Graha } from '../tables/names.js';
import type { NodeKind } from '../types.js';

/** The orientation of an instant: what turns sidereal longitudes of KP into tropical ones and back. */
export interface KpFrame {
  readonly frame: Frame;
  /** Mean ayanāṁśa, degrees. */
  readonly ayanamsa: number;
  /** Ayanāṁśa with the nutation in longitude, degrees: what is taken from a true tropical longitude. */
  readonly trueAyanamsa: number;
}

/** A body's sidereal longitude in micro-arcseconds and whether it moves backwards. */
export interface KpPlace {
  readonly longitude: number;
  readonly retrograde: boolean;
}

const CLASSICAL = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const;
const OUTER = ['Uranus', 'Neptune', 'Pluto'] as const;
const RISES_ON =
  'Placidus cusps do not exist within the polar circles, and no other system is put in their place. Use a latitude nearer the equator.';

const opposite = (longitude: number): number => modulo(longitude + TURN / 2, TURN);

/** Returns the orientation of an instant. */
export function kpFrame(instant: Instant): KpFrame {
  const frame = frameAt(instant.tt);
  const ayanamsa = meanAyanamsa('kp', instant.tt);
  return { frame, ayanamsa, trueAyanamsa: ayanamsa + frame.nutationLongitude / RADIANS };
}

function undefinedAt(latitude: number, field: string, what: string): SiddhantaError {
  return new SiddhantaError('undefined_at_latitude', `${field} is ${latitude}; ${what} ${RISES_ON}`, { field });
}

/** Returns the sidereal cusps in micro-arcseconds: six rounded once, and their opposites exactly opposite. */
function sidereal(cusps: Cusps, { trueAyanamsa }: KpFrame): number[] {
  const eastern = cusps.map((cusp) => toMicroArcseconds(cusp - trueAyanamsa));
  return eastern.map((cusp, i) => (i >= 3 && i <= 8 ? opposite(eastern[(i + 6) % 12] ?? 0) : cusp));
}

/**
 * Returns the twelve sidereal cusps of Placidus at an instant and place, micro-arcseconds.
 *
 * @throws {SiddhantaError} `undefined_at_latitude` within the polar circles
 */
export function cuspsAt(
  instant: Instant,
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
  orientation: KpFrame,
  field: string,
): number[] {
  const siderealTime = apparentSiderealTime(instant.ut, instant.tt, orientation.frame) + longitude * RADIANS;
  const cusps = placidusCusps(siderealTime, latitude, orientation.frame.obliquity);
  if (cusps === undefined) throw undefinedAt(latitude, field, 'parts of the ecliptic never rise there.');
  return sidereal(cusps, orientation);
}

/**
 * Returns the twelve sidereal cusps of Placidus, micro-arcseconds, for the sidereal time at which a given longitude rises.
 * The first cusp is that longitude itself, untouched by the way through the sky.
 *
 * @param rising sidereal longitude of the ascendant, whole micro-arcseconds
 * @throws {SiddhantaError} `undefined_at_latitude` within the polar circles, where this longitude may never rise
 */
export function cuspsOfAscendant(rising: number, latitude: number, orientation: KpFrame, field: string): number[] {
  const { obliquity } = orientation.frame;
  const tropical = rising / DEGREE + orientation.trueAyanamsa;
  const siderealTime = siderealTimeOfAscendant(tropical, latitude, obliquity);
  if (siderealTime === undefined)
    throw undefinedAt(latitude, field, 'the degree of this horary number never rises there.');
  const cusps = placidusCusps(siderealTime, latitude, obliquity);
  if (cusps === undefined) throw undefinedAt(latitude, field, 'parts of the ecliptic never rise there.');
  const found = sidereal(cusps, orientation);
  found[0] = rising;
  found[6] = opposite(rising);
  return found;
}

function withNodes(places: readonly KpPlace[], names: readonly string[]): Record<string, KpPlace> {
  const found: Record<string, KpPlace> = {};
  names.forEach((name, i) => {
    const place = places[i];
    if (place !== undefined) found[name] = { longitude: place.longitude, retrograde: place.retrograde };
  });
  const rahu = found.Rahu;
  if (rahu !== undefined) found.Ketu = { ...rahu, longitude: opposite(rahu.longitude) };
  return found;
}

/** Returns the sidereal places of the nine grahas. */
export function kpGrahas(ephemeris: Ephemeris, instant: Instant, node: NodeKind): Record<Graha, KpPlace> {
  const bodies: readonly Body[] = [...CLASSICAL, node === 'true' ? 'TrueNode' : 'MeanNode'];
  return withNodes(siderealPlaces(ephemeris, bodies, instant, 'kp'), [...CLASSICAL, 'Rahu']) as Record<Graha, KpPlace>;
}

/** Returns the sidereal places of the nine grahas, Uranus, Neptune and Pluto. */
export function kpPlanets(
  ephemeris: Ephemeris,
  instant: Instant,
  node: NodeKind,
): Record<Graha | (typeof OUTER)[number], KpPlace> {
  const bodies: readonly Body[] = [...CLASSICAL, node === 'true' ? 'TrueNode' : 'MeanNode', ...OUTER];
  const names = [...CLASSICAL, 'Rahu', ...OUTER];
  return withNodes(siderealPlaces(ephemeris, bodies, instant, 'kp'), names) as ReturnType<typeof kpPlanets>;
}

/** Where a point lies in a horary chart, with the lords of its divisions. */
export interface KpPoint {
  /** Degrees within the sign, 0 ≤ d < 30. */
  readonly deg_in_sign: number;
  /** Sidereal longitude in degrees, 0 ≤ λ < 360: the exact micro-arcsecond as the nearest number. */
  readonly longitude: number;
  readonly nakshatra_lord: Graha;
  readonly rasi_lord: Graha;
  readonly sign: string;
  readonly sub_lord: Graha;
  readonly sub_sub_lord: Graha;
  readonly sub_sub_sub_lord: Graha;
}

/** Returns the point of a longitude (micro-arcseconds) with its lords. */
export function kpPoint(longitude: number, lords: KpLords): KpPoint {
  return {
    deg_in_sign: (longitude - signIndex(longitude) * SIGN) / DEGREE,
    longitude: longitude / DEGREE,
    nakshatra_lord: lords.star,
    rasi_lord: lords.sign,
    sign: signName(longitude),
    sub_lord: lords.sub,
    sub_sub_lord: lords.subSub,
    sub_sub_sub_lord: lords.subSubSub,
  };
}
