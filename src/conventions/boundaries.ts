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

/** A beginning of a mahādaśā as another program shows it. */
export interface ObservedBoundary {
  readonly planet: Graha;
  readonly start: string;
}

/** What some beginnings say. */
export interface YearFound {
  /** The year that fits best; of those that the digits given do not tell apart, the first of the table. */
  readonly year: YearName | null;
  /** Others that the beginnings do not tell from it. */
  readonly alsoFit: readonly YearName[];
  /** Arcseconds by which the Moon of the first beginning is ahead of the Moon shown; null where there is no beginning. */
  readonly moonAhead: number | null;
  /** Arcseconds of Moon that the last digit of the first beginning is worth. */
  readonly moonDigit: number;
}

/** A beginning on the line of time. */
interface Beginning {
  /** Milliseconds since 1970-01-01T00:00Z: the middle of what the text may mean. */
  readonly ms: number;
  /** Milliseconds that the last digit is worth. */
  readonly digit: number;
  /** Whole days from 1970-01-01 to the local date. */
  readonly day: number;
  /** Years of the cycle from the birth. */
  readonly years: number;
}

/** What one year makes of some beginnings. */
interface Trial {
  readonly year: YearName;
  readonly fits: boolean;
  /** Milliseconds: root of the mean square of what is left. */
  readonly rms: number;
  /** Milliseconds by which the first beginning is later than the Moon shown makes it. */
  readonly first: number;
}

/** Days a year: a year of the table is told by its mean length to this. */
const LENGTH = 1e-5;
/** Milliseconds within which beginnings of a year that the sky tells lie. */
const TRUE = 120_000;
/** Mean days of a year, to turn an interval into years. */
const YEAR_DAYS = 365.25;
/** Arcseconds of a nakṣatra. */
const NAKSHATRA_ARCSECONDS = 48_000;

const isTrueYear = (year: YearName): boolean => year.endsWith('_true');

/** Returns where a text stands on the line of time: whole days, milliseconds of the day, and what its last digit is worth. */
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

/** What beginnings are held against: the birth and the Moon that another program shows. */
export interface Started extends YearsFrom {
  /** Sidereal longitude of the Moon as shown, degrees. */
  readonly moon: number;
  /** Arcseconds that the last digit of that longitude is worth. */
  readonly precision: number;
}

/** Returns the years of the whole period that runs at birth. */
function balanceYears(moon: number): number {
  const { mahadashas } = dashaCycle(VIMSHOTTARI_SYSTEM, { moon: toMicroArcseconds(moon) });
  return at(mahadashas, 0).end / UNITS_PER_YEAR;
}

/**
 * Returns the beginnings with their years from the birth: those after it in order of time, then those before it, where an ephemeris may not
 * have begun. One that is the birth itself, at which the list of some programs begins, is none.
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

/** Returns whether an error says that the sky does not tell a year there: the ephemeris ends, or an angle does not come to its place. */
function isUncomputable(error: unknown): boolean {
  return error instanceof RangeError || (isSiddhantaError(error) && error.code === 'date_out_of_range');
}

/** Returns what a year makes of some beginnings; `undefined` where the sky does not tell it there. */
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
      // Dates alone: where clock times are shown, the year is none that is added to dates.
      if (year === 'calendar') {
        // Where a month lacks the day, the years that follow keep it none the less.
        const dated = [then, fromBirth(years)].map((at) => Math.abs(day - localDay(at)) * DAY_MS);
        return { apart: Math.min(...dated), limit: digit === DAY_MS ? 0 : -1 };
      }
      // The sky is told in TT, the dates in UT: beyond the last observation every program has a ΔT of its own.
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
 * Returns the year in which another program reckons its mahādaśās, by their distances and by the first of them from the Moon it shows; and
 * the Moon that goes with the first.
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
  // Where the last digit hides what is left, all are as good, and the order of the table decides.
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
