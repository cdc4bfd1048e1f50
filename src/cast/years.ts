import { RADIANS, signedDegrees } from '../math/angle.js';
import { at } from '../math/at.js';
import type { Body } from '../sky/ephemeris.js';
import { frameAt } from '../sky/frame.js';
import { instantFromUtc } from '../sky/utc.js';
import { civilFromDays, daysFromCivil, formatDate } from '../time/calendar.js';
import { DAY_MS, type JdUt } from '../time/julian.js';
import { calendarYears, fixedYears, type SkyAngle, trueYears, type YearClock } from '../time/yearClock.js';
import { SIDEREAL_YEAR_DAYS, type TrueYear, YEARS } from '../time/years.js';
import type { Birth, Dispute, Place } from '../types.js';
import { bodiesFrom, type SkyContext } from './context.js';
import { checkCovered } from './range.js';
import { steady } from './steady.js';

export interface YearsFrom {
  /** Since 1970-01-01T00:00Z. */
  readonly utcMs: number;
  /** Of the clock for dates, seconds east. */
  readonly offsetSeconds: number;
  readonly place: Place;
  /** As given, and its dotted path in the input, for the error. */
  readonly date: string;
  readonly field: string;
  /** Days needed before the instant. */
  readonly before?: number;
  /** Days needed after the instant; a life by default. */
  readonly after?: number;
}

export function fromBirth(
  { date, place }: Birth,
  { utcMs, offsetSeconds }: Pick<YearsFrom, 'utcMs' | 'offsetSeconds'>,
): YearsFrom {
  return { utcMs, offsetSeconds, place, date, field: 'birth.date' };
}

/** In units of any length, counted from an instant; negative before it. */
export interface DashaYears {
  /** Milliseconds since 1970-01-01T00:00Z. Years in dates give their midnights. */
  readonly msAt: (units: number) => number;
  /** Julian day (UT). */
  readonly utAt: (units: number) => JdUt;
  readonly dateAt: (units: number) => string;
}

/** Years of a daśā cycle, and some days for the search. */
const LIFE_DAYS = 121 * 366;

/** Cached segments: a life of the Moon for the next daśā; at most some 10 MB. */
const LIFE_SEGMENTS = 5600;

/** Degrees. */
function angleOf(year: TrueYear, sky: SkyContext, place: Place): SkyAngle {
  const bodies = bodiesFrom(sky, place);
  const tt = (ms: number): number => instantFromUtc(ms, sky.timeScale).tt;
  const longitude = (body: Body, jdTt: number): number => at(bodies.places([body], jdTt), 0).longitude;
  if (year === 'lunar_true') return (ms) => longitude('Moon', tt(ms)) - longitude('Sun', tt(ms));
  if (year === 'tropical_true') return (ms) => longitude('Sun', tt(ms)) + frameAt(tt(ms)).nutationLongitude / RADIANS;
  return (ms) => longitude('Sun', tt(ms)) - sky.zodiac.offset(tt(ms));
}

function isTrue(year: keyof typeof YEARS): year is TrueYear {
  return 'turn' in YEARS[year];
}

/** By default no more than a life ahead. */
function trueYearsOf(year: TrueYear, start: YearsFrom, sky: SkyContext): YearClock {
  const { utcMs, place, date, field, before = 0, after = LIFE_DAYS } = start;
  const { tt } = instantFromUtc(utcMs, sky.timeScale);
  for (const day of [tt - before, tt + after]) checkCovered(day, sky.ephemeris, date, field);
  return trueYears(year, utcMs, angleOf(year, { ...sky, bodies: steady(sky.bodies, LIFE_SEGMENTS) }, place));
}

export type SolarYear = Exclude<TrueYear, 'lunar_true'>;

/**
 * Returns the clock of the Sun's returns to its longitude at an instant: after y years it has made y turns, and a degree is 1/360 of a
 * year. It takes the bodies of the call; for many instants pass a sky with {@link steady} bodies.
 *
 * @param from milliseconds since 1970-01-01T00:00Z, and the place of the observer
 */
export function solarReturns(
  { utcMs, place }: Pick<YearsFrom, 'utcMs' | 'place'>,
  sky: SkyContext,
  year: SolarYear,
): YearClock {
  return trueYears(year, utcMs, angleOf(year, sky, place));
}

/**
 * 0 before the first year is complete.
 *
 * @param fromMs, utcMs milliseconds since 1970-01-01T00:00Z
 */
export function yearsCompleted(clock: YearClock, fromMs: number, utcMs: number): number {
  // No year begins further than days from the mean one.
  const mean = Math.round((utcMs - fromMs) / (SIDEREAL_YEAR_DAYS * DAY_MS));
  for (let years = mean; years > 0; years--) if (clock(years) <= utcMs) return years;
  return 0;
}

/**
 * @param unitsPerYear how finely years are counted
 * @throws {SiddhantaError} `date_out_of_range` for true years where the ephemeris ends within a life
 */
export function yearsFrom(start: YearsFrom, sky: SkyContext, unitsPerYear = 1): DashaYears {
  const { utcMs, offsetSeconds } = start;
  const { year } = sky.conventions;
  const localMs = offsetSeconds * 1000;
  const utOf = (ms: number): JdUt => instantFromUtc(ms, sky.timeScale).ut;
  if (year === 'calendar') {
    const civil = civilFromDays(Math.floor((utcMs + localMs) / DAY_MS));
    const daysAt = (units: number): number => {
      const then = calendarYears(civil, units / unitsPerYear);
      return daysFromCivil(then.year, then.month, then.day);
    };
    const msAt = (units: number): number => daysAt(units) * DAY_MS - localMs;
    return { msAt, utAt: (units) => utOf(msAt(units)), dateAt: (units) => formatDate(daysAt(units)) };
  }
  // Many deep periods begin on one date.
  let lastDays = Number.NaN;
  let lastDate = '';
  const dateOf = (ms: number): string => {
    const then = Math.floor((ms + localMs) / DAY_MS);
    if (then !== lastDays) {
      lastDays = then;
      lastDate = formatDate(then);
    }
    return lastDate;
  };
  if (typeof year === 'string' && isTrue(year)) {
    const clock = trueYearsOf(year, start, sky);
    const msAt = (units: number): number => clock(units / unitsPerYear);
    return { msAt, utAt: (units) => utOf(msAt(units)), dateAt: (units) => dateOf(msAt(units)) };
  }
  const days = (typeof year === 'string' ? YEARS[year].days : year.days) / unitsPerYear;
  const msAt = fixedYears({ days }, utcMs);
  const ut = utOf(utcMs);
  return { msAt, utAt: (units) => ut + units * days, dateAt: (units) => dateOf(msAt(units)) };
}

const NAMES: Readonly<Record<keyof typeof YEARS, string>> = {
  sidereal: 'sidereal year',
  sidereal_true:
    "the Sun's own return to its sidereal longitude at birth; a degree of its true motion is 1/360 of a year",
  tropical: 'tropical year',
  tropical_true:
    "the Sun's own return to its longitude from the true equinox; a degree of its true motion is 1/360 of a year",
  julian: 'Julian year',
  gregorian: 'mean Gregorian year',
  anomalistic: 'anomalistic year',
  savana: 'savana year',
  lunar: 'lunar year of twelve mean months',
  lunar_true: '360 tithis: the elongation of the Moon from the Sun grows by 4320 degrees',
  calendar: 'calendar years of twelve months of 30 days, rounded up to whole days and added to the date as numbers',
};

export function yearText({ conventions }: SkyContext): string {
  const { year } = conventions;
  if (typeof year !== 'string') return `year of ${year.days} days`;
  const { days, turn }: { readonly days?: number; readonly turn?: number } = YEARS[year];
  return days === undefined || turn !== undefined ? NAMES[year] : `${NAMES[year]}, ${days} days`;
}

/**
 * The Sun's return after some years, to some minutes: one position where the mean years end, and a step at its pace there. `undefined`
 * beyond the ephemeris, or where its Sun stands still.
 */
function ownReturn({ utcMs }: YearsFrom, sky: SkyContext, years: number): number | undefined {
  const meanMs = utcMs + years * SIDEREAL_YEAR_DAYS * DAY_MS;
  const tt = instantFromUtc(meanMs, sky.timeScale).tt;
  if (tt > sky.ephemeris.range.to) return undefined;
  const [then, birth] = [tt, instantFromUtc(utcMs, sky.timeScale).tt].map((jdTt) => {
    const { longitude, longitudeSpeed } = at(sky.bodies.places(['Sun'], jdTt), 0);
    return { longitude: longitude - sky.zodiac.offset(jdTt), speed: longitudeSpeed };
  }) as [Sighting, Sighting];
  const short = signedDegrees(birth.longitude + (years % 1) * 360 - then.longitude);
  return then.speed > 0 ? meanMs + (short / then.speed) * DAY_MS : undefined;
}

interface Sighting {
  readonly longitude: number;
  readonly speed: number;
}

/**
 * @param years from the start to the end of the first period
 * @param endMs its end as computed
 */
export function yearDispute(start: YearsFrom, sky: SkyContext, years: number, endMs: number): Dispute {
  const { year } = sky.conventions;
  const taken = year === 'sidereal' ? 'Sidereal 365.256363 days here' : `Here: ${yearText(sky)}`;
  const own = year === 'sidereal_true';
  const there = own ? start.utcMs + years * SIDEREAL_YEAR_DAYS * DAY_MS : ownReturn(start, sky, years);
  const days = ((there ?? endMs) - endMs) / DAY_MS;
  const size = `${Math.abs(days).toFixed(2)} days ${days < 0 ? 'earlier' : 'later'}`;
  const other = own ? 'the mean sidereal year' : 'the Sun’s own return';
  const here = there === undefined ? '' : ` By ${other} the first period here ends ${size}.`;
  return {
    element: 'length of the year',
    note: `${taken}; others reckon 365.25, 365.2425 or 360 days, and Jagannatha Hora the Sun’s own return to its place at birth, degree by degree, which moves dates within a year by up to three days. Over 120 years 360 days come 631 days earlier.${here}`,
  };
}
