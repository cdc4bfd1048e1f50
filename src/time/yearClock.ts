import { modulo, signedDegrees } from '../math/angle.js';
import { type CivilDate, daysFromCivil } from './calendar.js';
import { DAY_MS } from './julian.js';
import { type FixedYear, type TrueYear, YEARS } from './years.js';

/** Returns the instant, milliseconds since 1970-01-01T00:00Z, that lies a number of years after a birth; before it if negative. */
export type YearClock = (years: number) => number;

/** An angle of the sky in degrees, of any turn, at an instant in milliseconds since 1970-01-01T00:00Z. */
export type SkyAngle = (utcMs: number) => number;

/** Milliseconds: a step so short is the last, and what is left after it is far less. */
const SETTLED = 0.2;
/** Milliseconds: the pace of the angle is measured over steps no shorter than this. */
const LONG = 1000;
const MOST_STEPS = 30;

/**
 * Returns the clock of a year of fixed length; its instants are not rounded.
 *
 * @param year a name, or the number of its days
 *
 * @example
 * ```ts
 * fixedYears('julian', 0)(4); // => 126230400000
 * ```
 */
export function fixedYears(year: FixedYear | { readonly days: number }, birthMs: number): YearClock {
  const yearMs = (typeof year === 'string' ? YEARS[year].days : year.days) * DAY_MS;
  return (years) => birthMs + years * yearMs;
}

/**
 * Returns the clock of a year measured by an angle of the sky: y years after the birth the angle has grown by y turns of the year,
 * counted in its true motion. Its instants are whole milliseconds.
 *
 * Whole years bring back the angle of the birth; a part of a year is that part of the turn. Deeper periods therefore map their
 * own count of years; their days are never divided.
 *
 * @param angle of the Sun in the sidereal zodiac (`sidereal_true`), of the Sun from the true equinox of date (`tropical_true`), or
 *   of the Moon less that of the Sun (`lunar_true`); it has to grow steadily and to stay within half a turn of its mean
 * @throws {RangeError} where the angle does not come to the value sought: it does not move as that of the year named
 *
 * Source: the reckoning of Jagannatha Hora 8, whose exports give these antardaśā dates: 729 of 729 from the Moon as printed.
 *
 * @example
 * ```ts
 * // A Sun that moves evenly, once round in the mean year.
 * const angle = (ms: number) => (ms / 86_400_000 / 365.256363) * 360;
 * trueYears('sidereal_true', 0, angle)(2.5) / 86_400_000; // => 913.1409075
 * ```
 */
export function trueYears(year: TrueYear, birthMs: number, angle: SkyAngle): YearClock {
  const { days, turn } = YEARS[year];
  const start = angle(birthMs);
  return (years) => {
    const target = start + (years - Math.floor(years)) * turn;
    let pace = (days * DAY_MS) / turn;
    let ms = birthMs + years * days * DAY_MS;
    let short = signedDegrees(target - angle(ms));
    for (let i = 0; i < MOST_STEPS; i++) {
      const step = short * pace;
      ms += step;
      if (Math.abs(step) < SETTLED) return Math.round(ms);
      const left = signedDegrees(target - angle(ms));
      if (Math.abs(step) > LONG) pace = step / (short - left);
      short = left;
    }
    throw new RangeError(`no instant ${years} years of ${year} after ${birthMs} was found`);
  };
}

/**
 * Returns the date that lies a number of calendar years after a birth: 360 days a year, rounded up to whole days, counted in years,
 * months of thirty days and days, and added to the date as numbers. A day that the month lacks is its last.
 *
 * A count within 10⁻⁹ of a whole day is that day, since `years` comes of a division.
 *
 * @param birth civil date at the birthplace
 * @param years negative before the birth
 *
 * Source: three reports of AstroSage, first boundary each; later and earlier boundaries by the same rule, unconfirmed.
 *
 * @example
 * ```ts
 * // 1 year, 3 months and 28 days.
 * calendarYears({ year: 1988, month: 4, day: 6 }, 478 / 360); // => { year: 1989, month: 8, day: 4 }
 * ```
 */
export function calendarYears(birth: CivilDate, years: number): CivilDate {
  const days = Math.ceil(years * 360 - 1e-9);
  const total = (birth.year * 12 + birth.month - 1) * 30 + birth.day - 1 + days;
  const year = Math.floor(total / 360);
  const month = Math.floor(modulo(total, 360) / 30) + 1;
  const last = month === 2 ? daysFromCivil(year, 3, 1) - daysFromCivil(year, 2, 1) : 30;
  return { year, month, day: Math.min(modulo(total, 30) + 1, last) };
}
