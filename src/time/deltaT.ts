import { at } from '../math/at.js';
import { packedRows } from '../math/packed.js';
import { DELTA_T_COUNT, DELTA_T_KNOTS, DELTA_T_KNOTS_ORDERS, DELTA_T_START, DELTA_T_STEP } from './deltaT.gen.js';
import { DELTA_T_SPLINE_END, deltaTSpline } from './deltaTSpline.js';
import { DAY_SECONDS, type JdTt, type JdUt } from './julian.js';

/** 1948-01-01, where the spline and the USNO series agree to 0.01 s. */
const JOIN_START = 2_432_551.5;
/** Instant of the last knot, 2027-07-02. */
const KNOTS_END = DELTA_T_START + (DELTA_T_COUNT - 1) * DELTA_T_STEP;

/** Decimal year of the proleptic Gregorian calendar. */
const yearOf = (jd: number): number => 2000 + (jd - 2_451_544.5) / 365.2425;

function spline(year: number): number {
  const pieces = deltaTSpline();
  let index = pieces.length - 1;
  while (index > 0 && year < at(pieces, index)[0]) index--;
  const [start, a0, a1, a2, a3] = at(pieces, index);
  const t = (year - start) / ((pieces[index + 1]?.[0] ?? DELTA_T_SPLINE_END) - start);
  return a0 + t * (a1 + t * (a2 + t * a3));
}

/** TT − UT1 at the knots, milliseconds; made when first asked for. */
let knots: readonly number[] | undefined;

function knot(index: number): number {
  if (knots === undefined) {
    let rise = 0;
    let value = 0;
    knots = packedRows(DELTA_T_KNOTS, DELTA_T_KNOTS_ORDERS).map(([turn = 0]) => {
      rise += turn;
      value += rise;
      return value;
    });
  }
  return at(knots, index) / 1000;
}

/** The cubic through the four knots around an instant. */
function interpolate(jd: number): number {
  const place = (jd - DELTA_T_START) / DELTA_T_STEP;
  const index = Math.min(Math.max(Math.floor(place), 1), DELTA_T_COUNT - 3);
  const x = place - index;
  const before = (-knot(index - 1) * x * (x - 1) * (x - 2)) / 6;
  const left = (knot(index) * (x + 1) * (x - 1) * (x - 2)) / 2;
  const right = (-knot(index + 1) * (x + 1) * x * (x - 2)) / 2;
  const after = (knot(index + 2) * (x + 1) * x * (x - 1)) / 6;
  return before + left + right + after;
}

/** The long-term length of day 1.72 t − 3.5 sin 2π(t + 0.75)/14 ms, t in centuries from 1825, integrated to seconds. */
function longTerm(year: number): number {
  const t = (year - 1825) / 100;
  return 18.2625 * 1.72 * t * t + ((36.525 * 3.5 * 7) / Math.PI) * Math.cos(((t + 0.75) * Math.PI) / 7);
}

/**
 * Returns ΔT = TT − UT1 in seconds at a Julian day; UT or TT makes no difference at this precision.
 *
 * - to 1948: the spline of Stephenson, Morrison & Hohenkerk 2016 in its version of 2020;
 * - 1948 to 1955: the same with a linear correction from 0 to 0.66 s, so that it meets the observed series;
 * - 1955 to 2026-09: observed values, USNO to 1961 and IERS from 1962, within 0.02 s of the monthly series;
 * - to 2027-07-02: the prediction of the IERS;
 * - later: the long-term length of day of Morrison et al. 2021 integrated from there on.
 *
 * Continuous. Years 1000 to 2999; before 400 the first cubic is merely continued. How far to trust it: {@link deltaTUncertainty}.
 *
 * Reference: Proc. R. Soc. A 472:20160404 and 477:20200776; IERS EOP 20 C04 and finals2000A; docs/decisions/0003-delta-t.md.
 *
 * @example
 * ```ts
 * deltaT(2_451_544.5).toFixed(2); // => '63.83'
 * ```
 */
export function deltaT(jd: number): number {
  if (jd > KNOTS_END) return knot(DELTA_T_COUNT - 1) + longTerm(yearOf(jd)) - longTerm(yearOf(KNOTS_END));
  if (jd >= DELTA_T_START) return interpolate(jd);
  const value = spline(yearOf(jd));
  if (jd <= JOIN_START) return value;
  const step = knot(0) - spline(yearOf(DELTA_T_START));
  return value + (step * (jd - JOIN_START)) / (DELTA_T_START - JOIN_START);
}

/** Year from which a standard error of ΔT in seconds holds. */
export const ERRORS: readonly (readonly [number, number])[] = [
  [1962, 0.01],
  [1955, 0.05],
  [1948, 0.2],
  [1831, 0.1],
  [1809, 0.2],
  [1805, 0.3],
  [1802, 0.4],
  [1800, 0.5],
  [1770, 1],
  [1730, 2],
  [1680, 5],
  [1670, 10],
  [1660, 15],
  [1620, 20],
  [1400, 15],
  [1300, 30],
  [1200, 55],
  [1100, 80],
  [1000, 90],
];

/**
 * Returns the standard error (1 σ) of {@link deltaT} in seconds at a Julian day.
 *
 * From 1400 to 1948 the error that HM Nautical Almanac Office states with the spline. Before 1400 it states 15 s, yet the
 * authors' revision of 2020 moved the curve by up to 187 s: half of that move is given instead. From 1955 0.05 s, from 1962
 * 0.01 s, which is the interpolation in our table, not the observation. After the last observation it grows by Huber's law of a random
 * walk with drift, σ = 365.25 N √(N Q/3 · (1 + N/M)) ms with N years, Q = 0.058 ms²/year, M = 2500: about 6 s in 2050,
 * 32 s in 2100, 2 minutes in 2200 and half an hour in 2999. Before 1000 it is not estimated: 90 s.
 *
 * Reference: http://astro.ukho.gov.uk/nao/lvm/; P. J. Huber 2000, quoted in F. Espenak & J. Meeus, Five Millennium Canon of
 * Solar Eclipses, NASA/TP-2006-214141, section "Uncertainty in Delta T".
 *
 * @example
 * ```ts
 * deltaTUncertainty(2_451_545); // => 0.01
 * Math.round(deltaTUncertainty(2_488_070)); // => 32
 * ```
 */
export function deltaTUncertainty(jd: number): number {
  const year = yearOf(jd);
  const years = year - 2026.67;
  if (years > 0) {
    return Math.hypot(0.01, (365.25 * years * Math.sqrt(((years * 0.058) / 3) * (1 + years / 2500))) / 1000);
  }
  for (const [from, error] of ERRORS) if (year >= from) return error;
  return 90;
}

/**
 * Returns the Julian day in TT of a Julian day in UT1.
 *
 * @example
 * ```ts
 * ((ttFromUt(2_451_544.5) - 2_451_544.5) * 86_400).toFixed(1); // => '63.8'
 * ```
 */
export function ttFromUt(jdUt: JdUt): JdTt {
  return jdUt + deltaT(jdUt) / DAY_SECONDS;
}

/**
 * Returns the Julian day in UT1 of a Julian day in TT; the inverse of {@link ttFromUt} to 0.1 ms.
 *
 * @example
 * ```ts
 * ((2_451_544.5 - utFromTt(2_451_544.5)) * 86_400).toFixed(1); // => '63.8'
 * ```
 */
export function utFromTt(jdTt: JdTt): JdUt {
  const near = jdTt - deltaT(jdTt) / DAY_SECONDS;
  return jdTt - deltaT(near) / DAY_SECONDS;
}
