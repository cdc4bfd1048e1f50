import { RADIANS, signedDegrees } from '../math/angle.js';
import { at } from '../math/at.js';
import { ttFromUt } from '../time/deltaT.js';
import type { JdUt } from '../time/julian.js';
import { EARTH_RADIUS } from './constants.js';
import type { Ephemeris } from './ephemeris.js';
import { searchEvent } from './events.js';
import { frameAt } from './frame.js';
import { apparentSiderealTime } from './sidereal-time.js';
import { type Track, type TrackPlace, trackOf } from './track.js';

/**
 * What rising and setting mean.
 *
 * `upper_limb`: the upper limb on the horizon, refraction included. The Sun's centre is then 50′ below (34′ of refraction and
 * 16′ of semi-diameter, both fixed); the Moon's centre at 0.7275 π − 34′, π its horizontal parallax (Explanatory Supplement
 * to the Astronomical Almanac, section on rising and setting).
 *
 * `disc_center`: the centre of the disc on the horizon, seen from the centre of the Earth, without refraction.
 *
 * `centre_refraction`: the centre on the horizon, refraction included: the Sun's centre at −34′, the Moon's at π − 34′.
 *
 * `tip_no_refraction`: the upper limb on the horizon, without refraction: the Sun's centre at −16′, the Moon's at 0.7275 π.
 */
export type RiseSetRule = 'upper_limb' | 'disc_center' | 'centre_refraction' | 'tip_no_refraction';

/** A place on the globe at sea level; degrees north and east. */
export interface Observer {
  readonly latitude: number;
  readonly longitude: number;
}

/** The search of {@link nextRising} and {@link nextSetting}. */
export interface RiseSetSearch {
  readonly body: 'Sun' | 'Moon';
  readonly observer: Observer;
  /** First Julian day, UT1. */
  readonly from: JdUt;
  /** Last Julian day, UT1. */
  readonly to: JdUt;
  readonly rule?: RiseSetRule;
  readonly ephemeris: Ephemeris;
}

/**
 * By rule: arcminutes of altitude of the Sun's centre; for the Moon, the share of its horizontal parallax that raises it, and the
 * arcminutes of refraction.
 */
export const HORIZONS: Readonly<Record<RiseSetRule, readonly [sun: number, parallax: number, refraction: number]>> = {
  upper_limb: [-50, 0.7275, 34],
  disc_center: [0, 0, 0],
  centre_refraction: [-34, 1, 34],
  tip_no_refraction: [-16, 0.7275, 0],
};
/** Two hours: the altitude of a body turns at most twice a day. */
const STEP = 1 / 12;
/** Longest track, days. */
const STRETCH = 1.25;
/**
 * Degrees: where a culmination comes this near to the horizon, rising and setting may be minutes apart or not happen, so the ephemeris
 * itself is used throughout.
 */
const GRAZE = 1.5;
/** Upper bound, in degrees, of the declination's excess over its extremes at the four sights of a track. */
const BEYOND = 0.6;
/** Days: several times the largest error of an event on a track. */
const NEAR = 2e-5;
/** Days; half the interval of the slope. */
const SLOPE = 1e-3;
/** Days; nutation and obliquity move by less than 0.1″ meanwhile. */
const FRAME_DAYS = 0.5;
/** Cached frames, enough for searches of a few days. */
const MAX_FRAMES = 32;
/** Radians by which the apparent sidereal time grows in a day of UT1; over a quarter of a day good to 0.01″. */
const SIDEREAL_RATE = 2 * Math.PI * 1.00273790935;

interface Orientation {
  readonly middle: JdUt;
  readonly nutationLongitude: number;
  readonly sinObliquity: number;
  readonly cosObliquity: number;
  /** At Greenwich at the middle, radians. */
  readonly siderealTime: number;
}

const orientations = new Map<number, Orientation>();

function orientationAt(ut: JdUt): Orientation {
  const index = Math.floor(ut / FRAME_DAYS);
  let found = orientations.get(index);
  if (found === undefined) {
    if (orientations.size >= MAX_FRAMES) orientations.clear();
    const middle = (index + 0.5) * FRAME_DAYS;
    const tt = ttFromUt(middle);
    const frame = frameAt(tt);
    found = {
      middle,
      nutationLongitude: frame.nutationLongitude,
      sinObliquity: Math.sin(frame.obliquity),
      cosObliquity: Math.cos(frame.obliquity),
      siderealTime: apparentSiderealTime(middle, tt, frame),
    };
    orientations.set(index, found);
  }
  return found;
}

interface Sighting {
  /** Geocentric. */
  readonly sinAltitude: number;
  /** Towards the meridian and the west, in the plane of the equator. */
  readonly south: number;
  readonly west: number;
  /** Astronomical units. */
  readonly distance: number;
}

type PlaceAt = (ut: JdUt) => TrackPlace;
type Sight = (ut: JdUt) => Sighting;

function placeIn(body: 'Sun' | 'Moon', ephemeris: Ephemeris): PlaceAt {
  const bodies = [body];
  return (ut) => at(ephemeris.places(bodies, ttFromUt(ut)), 0);
}

function sightOf(place: PlaceAt, observer: Observer): Sight {
  const sinLatitude = Math.sin(observer.latitude * RADIANS);
  const cosLatitude = Math.cos(observer.latitude * RADIANS);
  return (ut) => {
    const { middle, nutationLongitude, sinObliquity, cosObliquity, siderealTime } = orientationAt(ut);
    const { longitude: degrees, latitude: north, distance } = place(ut);
    const longitude = degrees * RADIANS + nutationLongitude;
    const latitude = north * RADIANS;
    const cosBeta = Math.cos(latitude);
    const sinBeta = Math.sin(latitude);
    const x = cosBeta * Math.cos(longitude);
    const ecliptic = cosBeta * Math.sin(longitude);
    const y = ecliptic * cosObliquity - sinBeta * sinObliquity;
    const z = ecliptic * sinObliquity + sinBeta * cosObliquity;
    const meridian = siderealTime + SIDEREAL_RATE * (ut - middle) + observer.longitude * RADIANS;
    const cosMeridian = Math.cos(meridian);
    const sinMeridian = Math.sin(meridian);
    const south = x * cosMeridian + y * sinMeridian;
    const west = x * sinMeridian - y * cosMeridian;
    return {
      sinAltitude: sinLatitude * z + cosLatitude * south,
      south,
      west,
      distance,
    };
  };
}

type Height = (ut: JdUt) => number;

/** Sine of the geocentric altitude minus that of the horizon. */
function heightFunction(
  { body, observer, rule = 'upper_limb', ephemeris }: Omit<RiseSetSearch, 'from' | 'to'>,
  place: PlaceAt = placeIn(body, ephemeris),
): Height {
  const sight = sightOf(place, observer);
  return (ut) => {
    const { sinAltitude, distance } = sight(ut);
    return sinAltitude - Math.sin(horizon(body, rule, distance));
  };
}

/**
 * Returns the geocentric altitude of the centre, in radians, at which a body rises or sets.
 *
 * @param distance astronomical units
 */
export function horizon(body: 'Sun' | 'Moon', rule: RiseSetRule, distance: number): number {
  const [sun, parallax, refraction] = HORIZONS[rule];
  if (body === 'Sun') return (sun / 60) * RADIANS;
  return parallax * Math.asin(EARTH_RADIUS / distance) - (refraction / 60) * RADIANS;
}

/** Whether a culmination may come near the horizon, by latitude and declination. False at any latitude up to 59° (Moon) or 64° (Sun). */
function mayGraze({ sights }: Track, latitude: number): boolean {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const { ut, place } of sights) {
    const { nutationLongitude, sinObliquity, cosObliquity } = orientationAt(ut);
    const beta = place.latitude * RADIANS;
    const lambda = place.longitude * RADIANS + nutationLongitude;
    const sine = Math.cos(beta) * Math.sin(lambda) * sinObliquity + Math.sin(beta) * cosObliquity;
    const declination = Math.asin(sine) / RADIANS;
    low = Math.min(low, declination);
    high = Math.max(high, declination);
  }
  low -= BEYOND;
  high += BEYOND;
  const touches = (a: number, b: number): boolean => !(Math.max(a, b) < -GRAZE || Math.min(a, b) > GRAZE);
  // At most 90°: 90° − |latitude − declination| at the upper culmination, |latitude + declination| − 90° at the lower.
  const north = Math.abs(latitude);
  const [least, most] = latitude < 0 ? [-high, -low] : [low, high];
  return touches(90 - north + least, 90 - north + most) || touches(north + least - 90, north + most - 90);
}

/**
 * Returns the first crossing of the horizon in one direction.
 *
 * The crossing is sought along a track of the body, a day or so at a time, and corrected by one look at the ephemeris, to
 * second order. At the ends of an interval it is the ephemeris that says whether the crossing lies within. Where a
 * culmination may touch the horizon, the rest of the interval is searched in the ephemeris itself.
 */
function nextCrossing(search: RiseSetSearch, direction: 'rising' | 'falling'): JdUt | undefined {
  const { body, observer, from, to, ephemeris } = search;
  const height = heightFunction(search);
  const robust = (start: JdUt): JdUt | undefined =>
    searchEvent({ of: height, value: 0, direction, from: start, to, step: STEP });
  // A track of minutes would be stretched far beyond its sights.
  if (!(to - from >= STEP && to - from < Number.POSITIVE_INFINITY)) return robust(from);
  const count = Math.ceil((to - from) / STRETCH);
  for (let k = 0; k < count; k++) {
    const start = from + ((to - from) * k) / count;
    const end = k === count - 1 ? to : from + ((to - from) * (k + 1)) / count;
    const track = trackOf(body, ephemeris, start, end);
    const found = mayGraze(track, observer.latitude)
      ? 'unsure'
      : crossingAlong(heightFunction(search, track.at), height, direction, start, end);
    if (found === 'unsure') return robust(start);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Corrects a crossing of the approximate height by the height itself; 'unsure' when the two are too far apart. */
function crossingAlong(
  nearly: Height,
  height: Height,
  direction: 'rising' | 'falling',
  from: JdUt,
  to: JdUt,
): JdUt | 'unsure' | undefined {
  let start = from - NEAR;
  for (;;) {
    const guess = searchEvent({ of: nearly, value: 0, direction, from: start, to: to + NEAR, step: STEP });
    if (guess === undefined) return undefined;
    const slope = (nearly(guess + SLOPE) - nearly(guess - SLOPE)) / (2 * SLOPE);
    const found = guess - height(guess) / slope;
    if (!(Math.abs(found - guess) < NEAR)) return 'unsure';
    if (found > to - NEAR) {
      return height(to) >= 0 === (direction === 'rising') ? Math.min(found, to) : undefined;
    }
    if (found >= from + NEAR) return found;
    const before = height(from);
    if (before === 0 || before < 0 === (direction === 'rising')) return Math.max(found, from);
    start = found + 2 * NEAR;
  }
}

/**
 * Returns the first rising of the Sun or the Moon in an interval, as a Julian day (UT1), or `undefined` when there is none.
 *
 * Sea level, no dip, no atmosphere model beyond the rule. Events are found to 0.02 s of the sky at hand, which has to be
 * smooth over a day as the true one is.
 */
export function nextRising(search: RiseSetSearch): JdUt | undefined {
  return nextCrossing(search, 'rising');
}

/** Returns the first setting of the Sun or the Moon in an interval, as {@link nextRising} does for the rising. */
export function nextSetting(search: RiseSetSearch): JdUt | undefined {
  return nextCrossing(search, 'falling');
}

/** By the rule of the search, at a Julian day (UT1). */
export function isUp(search: Omit<RiseSetSearch, 'from' | 'to'>, ut: JdUt): boolean {
  return heightFunction(search)(ut) >= 0;
}

/**
 * Returns the Julian day (UT1) near a given one at which the local hour angle of the Sun has a value. It exists at every
 * place, the poles included, and comes once in each solar day: −90° is 6 h local apparent solar time, the sunrise of the
 * equator.
 *
 * @param hourAngle degrees, positive west of the meridian
 * @param near Julian day (UT1); the passage within half a day of it is meant
 */
export function solarHourAngle(hourAngle: number, observer: Observer, near: JdUt, ephemeris: Ephemeris): JdUt {
  const sight = sightOf(placeIn('Sun', ephemeris), observer);
  let ut = near;
  for (let i = 0; i < 6; i++) {
    // The Sun moves 360° a day to 0.4°: each step leaves a thousandth of the way.
    const { west, south } = sight(ut);
    const step = signedDegrees(hourAngle - Math.atan2(west, south) / RADIANS) / 360;
    ut += step;
    if (Math.abs(step) < 1e-8) break;
  }
  return ut;
}
