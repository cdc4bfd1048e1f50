import type { SkyContext } from '../cast/context.js';
import { type YearsFrom, yearsFrom } from '../cast/years.js';
import { dashaCycle, UNITS_PER_YEAR } from '../dashas/rules/cycle.js';
import { VIMSHOTTARI_SYSTEM, VIMSHOTTARI_YEARS } from '../dashas/tables/vimshottari.js';
import { isSiddhantaError, SiddhantaError } from '../errors.js';
import { describe } from '../input/parse.js';
import { toMicroArcseconds } from '../math/angle.js';
import { at } from '../math/at.js';
import { daysFromCivil, isCalendarDate, isClockTime, parseDate, parseTime } from '../time/calendar.js';
import { deltaTUncertainty } from '../time/deltaT.js';
import { DAY_MS, julianDay } from '../time/julian.js';
import { YEAR_NAMES, type YearName } from '../time/years.js';
import type { Graha } from '../zodiac/names.js';

export interface ObservedBoundary {
  readonly planet: Graha;
  readonly start: string;
}

export interface YearFound {
  /** Among those the digits do not tell apart, the first of the table. */
  readonly year: YearName | null;
  readonly alsoFit: readonly YearName[];
  /** Arcseconds by which the Moon of the first beginning is ahead of the displayed Moon; null without a beginning. */
  readonly moonAhead: number | null;
  /** Arcseconds of Moon in the last digit of the first beginning. */
  readonly moonDigit: number;
}

interface Beginning {
  /** Milliseconds since 1970-01-01T00:00Z: the middle of what the text may mean. */
  readonly ms: number;
  /** Milliseconds of the last digit. */
  readonly digit: number;
  /** Whole days from 1970-01-01 to the local date. */
  readonly day: number;
  readonly years: number;
}

interface Trial {
  readonly year: YearName;
  readonly fits: boolean;
  /** Root mean square of the residuals, milliseconds. */
  readonly rms: number;
  /** Milliseconds by which the first beginning is later than the displayed Moon implies. */
  readonly first: number;
}

/** Days a year: the tolerance for the mean length of a year. */
const LENGTH = 1e-5;
/** Milliseconds: the tolerance for years that the sky sets. */
const TRUE = 120_000;
const YEAR_DAYS = 365.25;
const NAKSHATRA_ARCSECONDS = 48_000;

const isTrueYear = (year: YearName): boolean => year.endsWith('_true');

/** Whole days, milliseconds of the day, and the worth of the last digit. */
function read({ start }: ObservedBoundary, index: number): { day: number; ms: number; digit: number } {
  const [date = '', clock] = start.split('T');
  const time = clock?.length === 5 ? `${clock}:00` : clock;
  if (!isCalendarDate(date) || !(time === undefined || isClockTime(time))) {
    const field = `dasha.${index}.start`;
    throw new SiddhantaError(
      'invalid_value',
      `${field} is ${describe(start)}; it must be a real date of the proleptic Gregorian calendar, alone or with a clock time.`,
      { field },
    );
  }
  const { year, month, day } = parseDate(date);
  const days = daysFromCivil(year, month, day);
  if (time === undefined) return { day: days, ms: days * DAY_MS + DAY_MS / 2, digit: DAY_MS };
  const { hour, minute, second } = parseTime(time);
  const digit = clock?.length === 5 ? 60_000 : 1000;
  return { day: days, ms: days * DAY_MS + ((hour * 60 + minute) * 60 + second) * 1000, digit };
}

export interface Started extends YearsFrom {
  /** Sidereal longitude of the displayed Moon, degrees. */
  readonly moon: number;
  /** Arcseconds of its last digit. */
  readonly precision: number;
}

function balanceYears(moon: number): number {
  const { mahadashas } = dashaCycle(VIMSHOTTARI_SYSTEM, { moon: toMicroArcseconds(moon) });
  return at(mahadashas, 0).end / UNITS_PER_YEAR;
}

/**
 * Those after the birth in order of time, then those before it, where an ephemeris may not have begun. A beginning at the birth itself,
 * with which some programs start the list, is skipped.
 */
function placed(observed: readonly ObservedBoundary[], { moon, utcMs, offsetSeconds }: Started): Beginning[] {
  const { elapsed, mahadashas } = dashaCycle(VIMSHOTTARI_SYSTEM, { moon: toMicroArcseconds(moon) });
  const [first] = mahadashas;
  const beginnings = observed.flatMap((one, i): Beginning[] => {
    const { day, ms: wall, digit } = read(one, i);
    const ms = wall - offsetSeconds * 1000;
    if (one.planet === first?.lord && Math.abs(ms - utcMs) <= digit) return [];
    const start = mahadashas.find(({ lord }) => lord === one.planet)?.start ?? 0;
    const years = (start - elapsed) / UNITS_PER_YEAR;
    const cycles = Math.round(((ms - utcMs) / DAY_MS / YEAR_DAYS - years) / VIMSHOTTARI_YEARS);
    return [{ ms, digit, day, years: years + cycles * VIMSHOTTARI_YEARS }];
  });
  beginnings.sort((a, b) => a.ms - b.ms);
  return [...beginnings.filter(({ ms }) => ms >= utcMs), ...beginnings.filter(({ ms }) => ms < utcMs)];
}

/** The ephemeris ends, or an angle does not reach its place. */
function isUncomputable(error: unknown): boolean {
  return error instanceof RangeError || (isSiddhantaError(error) && error.code === 'date_out_of_range');
}

/** `undefined` where the sky sets the year and cannot be computed. */
function tried(year: YearName, beginnings: readonly Beginning[], birth: Started, sky: SkyContext): Trial | undefined {
  const [first, ...later] = beginnings;
  if (first === undefined) return undefined;
  const by: SkyContext = { ...sky, conventions: { ...sky.conventions, year } };
  const { from, to } = sky.ephemeris.range;
  const isSeen = ({ ms }: Beginning): boolean => !isTrueYear(year) || (julianDay(ms) >= from && julianDay(ms) <= to);
  const localDay = (ms: number): number => Math.floor((ms + birth.offsetSeconds * 1000) / DAY_MS);
  try {
    const fromFirst = yearsFrom({ ...birth, utcMs: first.ms }, by).msAt;
    const fromBirth = yearsFrom(birth, by).msAt;
    const left = later.filter(isSeen).map(({ ms, digit, day, years }) => {
      const span = years - first.years;
      const then = fromFirst(span);
      const rounding = (digit + first.digit) / 2;
      // Dates alone: with clock times the year is not one added to dates.
      if (year === 'calendar') {
        // A day missing in one month is kept in the following years.
        const dated = [then, fromBirth(years)].map((at) => Math.abs(day - localDay(at)) * DAY_MS);
        return { apart: Math.min(...dated), limit: digit === DAY_MS ? 0 : -1 };
      }
      // The sky is computed in TT, the dates are in UT: beyond the last observation every program has its own ΔT.
      const unknown = 1000 * Math.max(deltaTUncertainty(julianDay(ms)), deltaTUncertainty(julianDay(first.ms)));
      return {
        apart: ms - then,
        limit: rounding + (isTrueYear(year) ? TRUE + unknown : LENGTH * Math.abs(span) * DAY_MS),
      };
    });
    const begun = fromBirth(first.years);
    const start = year === 'calendar' ? (first.day - localDay(begun)) * DAY_MS : first.ms - begun;
    const squares = left.map(({ apart }) => apart * apart);
    return {
      year,
      fits: left.length > 0 && left.every(({ apart, limit }) => Math.abs(apart) <= limit),
      rms: Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / Math.max(1, squares.length)),
      first: start,
    };
  } catch (error) {
    if (isUncomputable(error)) return undefined;
    throw error;
  }
}

/**
 * Returns the year in which another program counts its mahādaśās, by the distances between them and from its Moon to the first; and the
 * Moon that goes with the first.
 * @throws {SiddhantaError} `invalid_value` for a beginning that is no date
 */
export function yearOf(observed: readonly ObservedBoundary[], birth: Started, sky: SkyContext): YearFound {
  const beginnings = placed(observed, birth);
  const [first] = beginnings;
  const lordYears = balanceYears(birth.moon);
  /** Arcseconds of Moon in a millisecond of the first beginning. */
  const moonRate = NAKSHATRA_ARCSECONDS / lordYears / YEAR_DAYS / DAY_MS;
  const moonDigit = first === undefined ? 0 : (first.digit / 2) * moonRate;
  const trials = YEAR_NAMES.flatMap((year) => tried(year, beginnings, birth, sky) ?? []);
  const fitting = trials.filter(({ fits }) => fits);
  const withMoon = fitting.filter(
    ({ first }) => Math.abs(first) * moonRate <= birth.precision + moonDigit + TRUE * moonRate,
  );
  const plausible = withMoon.length > 0 ? withMoon : fitting;
  // Where the last digit hides the residuals, all years are equal, and the order of the table decides.
  const hidden = Math.max(0, ...beginnings.map(({ digit }) => digit)) / 4;
  const least = Math.min(...plausible.map(({ rms }) => rms));
  const best = plausible.find(({ rms }) => rms <= least + hidden);
  const by = best ?? trials.find(({ year }) => year === 'sidereal');
  return {
    year: best?.year ?? null,
    alsoFit: plausible.filter((trial) => trial !== best).map(({ year }) => year),
    moonAhead: by === undefined ? null : -by.first * moonRate || 0,
    moonDigit,
  };
}
