import { DEGREE, type MicroArcseconds, microArcseconds, modulo, TURN } from '../../math/angle.js';
import { at } from '../../math/at.js';
import { DAY_MS, type JdUt } from '../../time/julian.js';
import {
  APSIS_REVOLUTIONS,
  BIJA_CORRECTIONS,
  type Bija,
  EARTH_DIAMETER,
  type Epicycle,
  KALI_PLACES,
  MAHAYUGA,
  MAHAYUGAS_IN_KALPA,
  MANDA_EPICYCLES,
  MERIDIAN,
  RADIUS,
  REVOLUTIONS,
  type Revolving,
  SHIGHRA_EPICYCLES,
  SINE_STEP,
  SINES,
  type SiddhantaPlanet,
  STAR_PLANETS,
  type StarPlanet,
  YEARS_TO_KALI,
} from '../tables/suryaSiddhanta.js';

/** Micro-arcseconds in a minute of arc. */
const MINUTE = DEGREE / 60;
const QUADRANT = 90 * 60;
const HALF_CIRCLE = 180 * 60;
const CIRCLE = 360 * 60;
const CIRCLE_DEGREES = 360;

/** Whole days and milliseconds of the mean day of the meridian. */
export interface DayCount {
  /** Whole days since the beginning of the Kali. */
  readonly days: number;
  /** Milliseconds since the last midnight, 0 … 86,399,999. */
  readonly ms: number;
}

/** @param ms milliseconds since the beginning of the Kali */
export function dayCount(ms: number): DayCount {
  const days = Math.floor(ms / DAY_MS);
  return { days, ms: ms - days * DAY_MS };
}

/** Of the meridian, degrees east of Greenwich. */
export const MERIDIAN_DEGREES = MERIDIAN.minutesOfArc / 60;

/** Whole milliseconds of the mean time of the meridian since the beginning of the Kali. */
export function kaliMs(ut: JdUt): number {
  return Math.round((ut - MERIDIAN.kaliJulianDay) * DAY_MS) + (MERIDIAN.minutesOfArc * DAY_MS) / CIRCLE;
}

/** Years from the end of creation to the beginning of the Kali. */
const CREATION_YEARS = YEARS_TO_KALI.toEndOfKrita + YEARS_TO_KALI.treta + YEARS_TO_KALI.dvapara;

/** Civil days from the end of creation to the beginning of the Kali: exactly 452.75 mahāyugas. */
export const CREATION_DAYS = (CREATION_YEARS / MAHAYUGA.years) * MAHAYUGA.civilDays;

/** The place after `turns` revolutions in `days` civil days, from `start`: exact, then rounded to the nearest micro-arcsecond (half up). */
function turned(turns: number, days: number, start: number, { days: whole, ms }: DayCount): MicroArcseconds {
  const elapsed = BigInt(whole) * BigInt(DAY_MS) + BigInt(ms);
  const period = BigInt(days) * BigInt(DAY_MS);
  const arc = BigInt(turns) * elapsed * BigInt(TURN);
  const twice = 2n * arc + period;
  const quotient = twice / (2n * period);
  const floor = twice < 0n && twice % (2n * period) !== 0n ? quotient - 1n : quotient;
  return modulo(Number(floor % BigInt(TURN)) + start, TURN);
}

const bodyOf = (planet: SiddhantaPlanet): Revolving => (planet === 'Mercury' || planet === 'Venus' ? 'Sun' : planet);

const ownRevolutions = (name: Revolving, bija: Bija): number => REVOLUTIONS[name] + BIJA_CORRECTIONS[bija][name];

function revolved(name: Revolving, count: DayCount, bija: Bija): MicroArcseconds {
  const turns = ownRevolutions(name, bija);
  const start = (KALI_PLACES[name] ?? 0) * DEGREE;
  return turned(name === 'node' ? -turns : turns, MAHAYUGA.civilDays, start, count);
}

/** Minutes of arc a day. */
function motionOf(name: Revolving, bija: Bija): number {
  return (ownRevolutions(name, bija) * CIRCLE) / MAHAYUGA.civilDays;
}

/** Mean place: 1.53. */
export function meanPlace(planet: SiddhantaPlanet, count: DayCount, bija: Bija): MicroArcseconds {
  return revolved(bodyOf(planet), count, bija);
}

/** The Moon's ascending node: 1.54. */
export function nodePlace(count: DayCount, bija: Bija): MicroArcseconds {
  return revolved('node', count, bija);
}

/** Minutes of arc a day, below 0. */
export const nodeMotion = (bija: Bija): number => -motionOf('node', bija);

/** 1.54, 1.58: reckoned from the end of creation, but for the Moon. */
export function mandocca(planet: SiddhantaPlanet, count: DayCount, bija: Bija): MicroArcseconds {
  if (planet === 'Moon') return revolved('apsis', count, bija);
  const turns = APSIS_REVOLUTIONS[planet];
  const atKali = ((turns * CREATION_YEARS) / (MAHAYUGA.years * MAHAYUGAS_IN_KALPA)) % 1;
  return turned(turns, MAHAYUGA.civilDays * MAHAYUGAS_IN_KALPA, Math.round(atKali * TURN), count);
}

/** 1.29, 1.31–32: of the outer planets that of the mean Sun, of Mercury and Venus their own. */
export function shighrocca(planet: StarPlanet, count: DayCount, bija: Bija): MicroArcseconds {
  return revolved(shighraBody(planet), count, bija);
}

const shighraBody = (planet: StarPlanet): Revolving => (planet === 'Mercury' || planet === 'Venus' ? planet : 'Sun');

const isStarPlanet = (planet: SiddhantaPlanet): planet is StarPlanet =>
  (STAR_PLANETS as readonly SiddhantaPlanet[]).includes(planet);

/** The sine of an arc of 0 … 5400 minutes, in minutes: 2.31–32. */
export function sine(minutes: number): number {
  const index = Math.min(Math.floor(minutes / SINE_STEP), SINES.length - 2);
  return at(SINES, index) + ((minutes - index * SINE_STEP) * sineDifference(index)) / SINE_STEP;
}

const sineDifference = (index: number): number => at(SINES, index + 1) - at(SINES, index);

/** The arc of a sine of 0 … 3438, both in minutes: 2.33. */
export function arcOfSine(value: number): number {
  let index = SINES.length - 2;
  while (at(SINES, index) > value) index--;
  return index * SINE_STEP + ((value - at(SINES, index)) * SINE_STEP) / sineDifference(index);
}

/** A distance of planet and apex, 2.29–30: all in minutes of arc. */
interface Kendra {
  /** What is left to the nearest of 0° and 180°. */
  readonly bhuja: number;
  readonly bhujajya: number;
  readonly kotijya: number;
  /** Whether equations of place are added: from Aries to Virgo, 2.45. */
  readonly isAdditive: boolean;
  /** Whether it is in the half from Capricorn to Gemini: 2.40. */
  readonly isNearApex: boolean;
}

function kendraOf(apex: MicroArcseconds, planet: MicroArcseconds): Kendra {
  const minutes = modulo(apex - planet, TURN) / MINUTE;
  const half = minutes % HALF_CIRCLE;
  const bhuja = Math.min(half, HALF_CIRCLE - half);
  return {
    bhuja,
    bhujajya: sine(bhuja),
    kotijya: sine(QUADRANT - bhuja),
    isAdditive: minutes < HALF_CIRCLE,
    isNearApex: minutes < QUADRANT || minutes >= QUADRANT + HALF_CIRCLE,
  };
}

/** Degrees of the epicycle that is corrected for the quadrant: 2.38. */
export function correctedEpicycle({ even, odd }: Epicycle, bhujajya: number): number {
  return even + ((odd - even) * bhujajya) / RADIUS;
}

const signed = (minutes: number, { isAdditive }: Kendra): MicroArcseconds =>
  microArcseconds(Math.round((isAdditive ? minutes : -minutes) * MINUTE) + 0);

/** The equation of the apsis, and what the daily motion needs of it: 2.39. */
interface MandaEquation {
  /** Micro-arcseconds, with its sign. */
  readonly equation: MicroArcseconds;
  readonly kendra: Kendra;
  /** Degrees. */
  readonly epicycle: number;
}

export function mandaEquation(planet: SiddhantaPlanet, place: MicroArcseconds, apsis: MicroArcseconds): MandaEquation {
  const kendra = kendraOf(apsis, place);
  const epicycle = correctedEpicycle(MANDA_EPICYCLES[planet], kendra.bhujajya);
  const minutes = arcOfSine((kendra.bhujajya * epicycle) / CIRCLE_DEGREES);
  return { equation: signed(minutes, kendra), kendra, epicycle };
}

/** The equation of the conjunction, and the variable hypotenuse in minutes: 2.40–42. */
interface ShighraEquation {
  /** Micro-arcseconds, with its sign. */
  readonly equation: MicroArcseconds;
  readonly hypotenuse: number;
}

export function shighraEquation(
  planet: StarPlanet,
  place: MicroArcseconds,
  conjunction: MicroArcseconds,
): ShighraEquation {
  const kendra = kendraOf(conjunction, place);
  const epicycle = correctedEpicycle(SHIGHRA_EPICYCLES[planet], kendra.bhujajya);
  const base = (kendra.bhujajya * epicycle) / CIRCLE_DEGREES;
  const upright = (kendra.kotijya * epicycle) / CIRCLE_DEGREES;
  const hypotenuse = Math.sqrt((RADIUS + (kendra.isNearApex ? upright : -upright)) ** 2 + base ** 2);
  return { equation: signed(arcOfSine((base * RADIUS) / hypotenuse), kendra), hypotenuse };
}

/** Minutes a day: 2.47–49. The text takes the motion of the apsis off for the Moon alone. */
function mandaMotion(planet: SiddhantaPlanet, { kendra, epicycle }: MandaEquation, bija: Bija): number {
  const mean = motionOf(bodyOf(planet), bija);
  const anomalistic = planet === 'Moon' ? mean - motionOf('apsis', bija) : mean;
  const index = Math.min(Math.floor(kendra.bhuja / SINE_STEP), SINES.length - 2);
  const change = (((anomalistic * sineDifference(index)) / SINE_STEP) * epicycle) / CIRCLE_DEGREES;
  return kendra.isNearApex ? mean - change : mean + change;
}

/** A place by the text and how it came about; arcs are micro-arcseconds, motions minutes of arc a day. */
export interface SiddhantaPlace {
  readonly mean: MicroArcseconds;
  readonly meanMotion: number;
  readonly mandocca: MicroArcseconds;
  readonly shighrocca: MicroArcseconds | undefined;
  /** Of the apsis alone for Sun and Moon; of conjunction, apsis, apsis and conjunction for the five: 2.43–44. */
  readonly equations: readonly MicroArcseconds[];
  readonly longitude: MicroArcseconds;
  readonly motion: number;
}

const moved = (place: number, arc: number): MicroArcseconds => modulo(Math.round(place + arc), TURN);

/** The true place and motion: 2.29–51. */
export function siddhantaPlace(planet: SiddhantaPlanet, count: DayCount, bija: Bija): SiddhantaPlace {
  const mean = meanPlace(planet, count, bija);
  const meanMotion = motionOf(bodyOf(planet), bija);
  const apsis = mandocca(planet, count, bija);
  if (!isStarPlanet(planet)) {
    const manda = mandaEquation(planet, mean, apsis);
    return {
      mean,
      meanMotion,
      mandocca: apsis,
      shighrocca: undefined,
      equations: [manda.equation],
      longitude: moved(mean, manda.equation),
      motion: mandaMotion(planet, manda, bija),
    };
  }
  const conjunction = shighrocca(planet, count, bija);
  const first = shighraEquation(planet, mean, conjunction);
  const once = moved(mean, first.equation / 2);
  const second = mandaEquation(planet, once, apsis);
  const twice = moved(once, second.equation / 2);
  const third = mandaEquation(planet, twice, apsis);
  const thrice = moved(mean, third.equation);
  const fourth = shighraEquation(planet, thrice, conjunction);
  const slow = mandaMotion(planet, third, bija);
  const synodic = motionOf(shighraBody(planet), bija) - slow;
  return {
    mean,
    meanMotion,
    mandocca: apsis,
    shighrocca: conjunction,
    equations: [first.equation, second.equation, third.equation, fourth.equation],
    longitude: moved(thrice, fourth.equation),
    motion: slow + (synodic * (fourth.hypotenuse - RADIUS)) / fourth.hypotenuse,
  };
}

/** Yojanas around the Earth on the parallel of a place: 1.59–60. The sine of the colatitude is that of the table. */
export function circumferenceAt(latitude: number): number {
  const colatitude = QUADRANT - Math.abs(latitude) * 60;
  return (Math.sqrt(10 * EARTH_DIAMETER ** 2) * sine(colatitude)) / RADIUS;
}
