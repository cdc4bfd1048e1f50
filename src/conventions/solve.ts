import type { Conventions } from '../input/conventions.js';
import { DEGREE_ARCSECONDS, signedDegrees } from '../math/angle.js';
import { at } from '../math/at.js';
import type { Context } from '../operation/operation.js';
import { siderealAscendant } from '../sky/sidereal.js';
import { instantFromUtc } from '../sky/utc.js';
import { zodiacOf } from '../sky/zodiac.js';
import { DAY_SECONDS } from '../time/julian.js';
import type { YearName } from '../time/years.js';
import type { AyanamsaReference, NodeKind, TimeScale } from '../types.js';
import { everyZodiac, type NamedZodiac, nameZodiac, nutationLeftIn, size } from './naming.js';
import { hiddenShift, ROUNDINGS, type Rounding } from './rules/digits.js';
import { constantFit, type Fit } from './rules/fit.js';
import { type Hypothesis, hypotheses, type Question } from './sky.js';
import { commonnessOf, rarityOf } from './tables/commonness.js';
import { AYANAMSA_DECIMALS, toDecimals } from './units.js';

/** Arcseconds of error in the ephemeris itself: a delay must gain more. */
const OWN_ERROR = 0.2;
/** Arcseconds within which even the finest longitudes agree. */
const AGREES = 0.3;

export function agreement(precision: number): number {
  return Math.max(precision, AGREES);
}

/** A delay must fit this many times better. */
const BETTER = 3;
/** Arcseconds by which two ways of placing the bodies must differ to be told apart. */
const TIE = 0.002;
/** Arcseconds between a node and its name. */
const NODE = 60;

export interface Observed {
  readonly rahu: number | undefined;
  readonly ascendant: number | undefined;
  readonly precision: number;
  readonly rounding: Rounding | undefined;
}

/** Arcseconds: ayanāṁśas of one name differ by up to 0.83″ between programs, which falls between whole seconds. */
const COARSE = 1;

export function isCoarse(precision: number): boolean {
  return precision >= COARSE;
}

export interface Solution {
  readonly hypothesis: Hypothesis;
  readonly fits: boolean;
  /** Subtracted from longitudes of the mean equinox, degrees. */
  readonly offset: number;
  readonly named: NamedZodiac | undefined;
  /** Null if neither given nor sought. */
  readonly rounding: Rounding | null;
  readonly node: { readonly kind: NodeKind; readonly residual: number } | undefined;
  /**
   * The residual of the ascendant, arcseconds; its speed, arcseconds a second; whether it goes with the clock of the birth rather than with
   * a delay.
   */
  readonly ascendant: { readonly residual: number; readonly speed: number; readonly byClock: boolean } | undefined;
}

function nodeOf({ bodies, instant, fit }: Hypothesis, rahu: number | undefined): Solution['node'] {
  if (rahu === undefined) return undefined;
  const [real, mean] = bodies
    .places(['TrueNode', 'MeanNode'], instant.tt)
    .map(({ longitude }) => signedDegrees(rahu - longitude + fit.offset) * DEGREE_ARCSECONDS) as [number, number];
  return Math.abs(mean) < Math.abs(real) ? { kind: 'mean', residual: mean } : { kind: 'true', residual: real };
}

/**
 * At the delayed instant, or at the birth's clock where that is nearer. The ascendant depends on the clock and the bodies on TT, so the
 * second means another ΔT, not another clock time.
 */
function ascendantOf(
  { sky, instant, fit }: Hypothesis,
  { place, utcMs }: Question,
  observed: number | undefined,
): Solution['ascendant'] {
  if (observed === undefined) return undefined;
  const zodiac = zodiacOf({ epoch: instant.tt, value_degrees: fit.offset });
  const { latitude, longitude } = place;
  const arcsecondsAt = (seconds: number): number => {
    const then = instantFromUtc(utcMs + seconds * 1000, sky.timeScale);
    return (siderealAscendant(then, latitude, longitude, zodiac) ?? Number.NaN) / 1e6;
  };
  const apart = (a: number, b: number): number => signedDegrees((a - b) / DEGREE_ARCSECONDS) * DEGREE_ARCSECONDS;
  const at = (seconds: number, byClock: boolean): NonNullable<Solution['ascendant']> => {
    const here = arcsecondsAt(seconds);
    return {
      residual: apart(observed * DEGREE_ARCSECONDS, here),
      speed: apart(arcsecondsAt(seconds + 1), here),
      byClock,
    };
  };
  const delay = fit.delay * DAY_SECONDS;
  const [moved, own] = [at(delay, false), at(0, delay !== 0)];
  if (Number.isNaN(moved.residual) || Number.isNaN(own.residual)) return undefined;
  return Math.abs(own.residual) < Math.abs(moved.residual) ? own : moved;
}

export interface Found {
  readonly best: Solution;
  readonly alike: readonly Solution[];
  readonly others: readonly Solution[];
  readonly alternatives: readonly Solution[];
}

/** Degrees from printed longitudes to the middle of what they may stand for. */
export function shiftOf(rounding: Rounding | null, precision: number): number {
  return rounding === null ? 0 : hiddenShift(rounding, precision) / DEGREE_ARCSECONDS;
}

function inMiddle(hypothesis: Hypothesis, shift: number): Hypothesis {
  const { fit } = hypothesis;
  return { ...hypothesis, fit: { ...fit, offset: fit.offset - shift } };
}

interface Candidate {
  readonly hypothesis: Hypothesis;
  readonly fits: boolean;
  readonly rounding: Rounding | null;
  readonly named: NamedZodiac | undefined;
}

function solution({ hypothesis, fits, rounding, named }: Candidate, question: Question, observed: Observed): Solution {
  const shift = shiftOf(rounding, observed.precision);
  const middle = inMiddle(hypothesis, shift);
  const moved = (longitude: number | undefined): number | undefined =>
    longitude === undefined ? undefined : longitude + shift;
  return {
    hypothesis: middle,
    fits,
    offset: middle.fit.offset,
    named,
    rounding,
    node: nodeOf(middle, moved(observed.rahu)),
    ascendant: ascendantOf(middle, question, moved(observed.ascendant)),
  };
}

const byRms = (a: Hypothesis, b: Hypothesis): number => a.fit.rms - b.fit.rms;

function least(hypotheses: readonly Hypothesis[]): Hypothesis | undefined {
  const rms = Math.min(...hypotheses.map(({ fit }) => fit.rms));
  return hypotheses.find(({ fit }) => fit.rms <= rms + TIE);
}

function believed(still: Hypothesis, moved: Hypothesis | undefined, precision: number): Hypothesis {
  if (moved === undefined || still.fit.rms <= Math.max(precision / 2, OWN_ERROR)) return still;
  return moved.fit.rms * BETTER < still.fit.rms ? moved : still;
}

const isSameWay = (a: Hypothesis, b: Hypothesis): boolean => a.positions === b.positions && a.moon === b.moon;

function foundByRest(question: Question, observed: Observed, tried: ReturnType<typeof hypotheses>): Found {
  const { precision, rounding = null } = observed;
  const still = least(tried.map((each) => each.still)) ?? at(tried, 0).still;
  const first = believed(still, least(tried.flatMap(({ moved }) => moved ?? [])), precision);
  const rest = tried
    .map((each) => believed(each.still, each.moved, precision))
    .filter((hypothesis) => !isSameWay(hypothesis, first))
    .sort(byRms);
  const shift = shiftOf(rounding, precision);
  const solve = (hypothesis: Hypothesis): { solved: Solution; near: readonly NamedZodiac[] } => {
    const { fit, instant } = hypothesis;
    const fits = fit.rms <= agreement(precision);
    const { named, others } = fits
      ? nameZodiac(fit.offset - shift, instant.tt, precision)
      : { named: undefined, others: [] };
    return { solved: solution({ hypothesis, fits, rounding, named }, question, observed), near: others };
  };
  const { solved: best, near } = solve(first);
  const alike = rest.map((hypothesis) => solve(hypothesis).solved).filter(({ fits }) => fits);
  const others = near.map((named) => ({ ...best, named }));
  return { best, alike, others, alternatives: [...alike, ...others] };
}

/** Arcseconds of freedom left by the digits after the largest residual; negative if nothing fits. */
function roomLeft({ fit }: Hypothesis, precision: number): number {
  return precision / 2 + AGREES - Math.max(...fit.residuals.map(Math.abs));
}

/** With the constant of least mean square instead of least maximum. */
function meanOf({ offset, residuals }: Fit): Fit {
  return constantFit(residuals.map((residual) => offset - residual / DEGREE_ARCSECONDS));
}

/** Seconds of a delay that needs no proof: a rounded time, or another ΔT. */
const SLIGHT = 30;

function isSlight(moved: Hypothesis | undefined): moved is Hypothesis {
  return moved !== undefined && Math.abs(moved.fit.delay) * DAY_SECONDS <= SLIGHT;
}

/** By nutation left in, apparent place of the star, true places, and topocentric Moon. */
export const RARER = { reference: 3, star: 3, positions: 2, moon: 3 };

function rarity({ hypothesis: { positions, moon }, named }: Candidate): number {
  return (
    (named === undefined ? 0 : rarityOf(named.ayanamsa)) +
    (named?.reference === 'mean_from_true' ? RARER.reference : 0) +
    (named?.starPlace === 'apparent' ? RARER.star : 0) +
    (positions === 'true' ? RARER.positions : 0) +
    (moon === 'topocentric' ? RARER.moon : 0)
  );
}

const byCommonness = (a: Candidate, b: Candidate): number =>
  rarity(a) - rarity(b) ||
  (a.named && b.named
    ? commonnessOf(a.named.ayanamsa) - commonnessOf(b.named.ayanamsa) || size(a.named) - size(b.named)
    : 0);

/** Everything within the bounds of the digits fits equally; so the commonest is named first. */
function foundByBounds(question: Question, observed: Observed, tried: ReturnType<typeof hypotheses>): Found {
  const { precision, rounding } = observed;
  const fits = (hypothesis: Hypothesis): boolean => roomLeft(hypothesis, precision) >= 0;
  const still = tried.map((each) => each.still).filter(fits);
  const moved = tried.flatMap((each) =>
    isSlight(each.moved) ? each.moved : believed(each.still, each.moved, precision),
  );
  const fitting = still.length > 0 ? still : moved.filter(fits);
  const [first] = fitting;
  if (first === undefined) {
    const nearer = tried.map(({ still }) => ({ ...still, fit: meanOf(still.fit) }));
    const hypothesis = least(nearer) ?? at(nearer, 0);
    const nearest: Candidate = { hypothesis, fits: false, rounding: rounding ?? null, named: undefined };
    return { best: solution(nearest, question, observed), alike: [], others: [], alternatives: [] };
  }
  const asked = rounding === undefined ? ROUNDINGS : [rounding];
  const candidates = fitting
    .flatMap((hypothesis) =>
      asked.flatMap((rounding) => {
        const offset = hypothesis.fit.offset - shiftOf(rounding, precision);
        return everyZodiac(offset, hypothesis.instant.tt)
          .filter((zodiac) => size(zodiac) <= roomLeft(hypothesis, precision))
          .map((named): Candidate => ({ hypothesis, fits: true, rounding, named }));
      }),
    )
    .sort(byCommonness);
  const best = candidates[0] ?? { hypothesis: first, fits: true, rounding: at(asked, 0), named: undefined };
  const solve = (candidate: Candidate): Solution => solution(candidate, question, observed);
  const firstOf = (isIt: (candidate: Candidate) => boolean): Candidate[] => candidates.filter(isIt).slice(0, 1);
  const names = new Set(candidates.flatMap(({ named }) => named?.ayanamsa ?? []));
  names.delete(best.named?.ayanamsa ?? 'lahiri');
  const otherWays = fitting
    .filter((hypothesis) => !isSameWay(hypothesis, best.hypothesis))
    .flatMap((hypothesis) => firstOf((candidate) => candidate.hypothesis === hypothesis));
  const otherNames = [...names].flatMap((name) => firstOf(({ named }) => named?.ayanamsa === name));
  return {
    best: solve(best),
    alike: otherWays.map(solve),
    others: otherNames.map(solve),
    alternatives: candidates.filter((one) => otherWays.includes(one) || otherNames.includes(one)).map(solve),
  };
}

function foundBy(question: Question, observed: Observed, given: Context, scale: TimeScale): Found {
  const tried = hypotheses(question, given, { time_scale: scale });
  return (question.coarse ? foundByBounds : foundByRest)(question, observed, tried);
}

/**
 * Best first.
 * @param scale of the clock; by default UTC, or UT1 where only then the ascendant agrees
 */
export function solve(question: Question, observed: Observed, given: Context, scale: TimeScale | undefined): Found {
  const first = foundBy(question, observed, given, scale ?? 'utc');
  const { fits, ascendant } = first.best;
  const limit = agreement(observed.precision);
  if (scale !== undefined || !fits || ascendant === undefined || Math.abs(ascendant.residual) <= limit) return first;
  const second = foundBy(question, observed, given, 'ut1');
  const other = second.best;
  return other.fits && Math.abs(other.ascendant?.residual ?? Number.POSITIVE_INFINITY) <= limit ? second : first;
}

export function nodeNamed({ fits, node }: Solution): NodeKind | null {
  return fits && node !== undefined && Math.abs(node.residual) <= NODE ? node.kind : null;
}

/** Degrees, with the nutation that the named reference leaves in the longitudes. */
export function meanFound({ offset, hypothesis }: Solution, zodiac: NamedZodiac | undefined): number {
  return offset + nutationLeftIn(zodiac?.reference, hypothesis.instant.tt);
}

/** `year` where the periods identify it. */
export function conventionsOf(found: Solution, zodiac: NamedZodiac | undefined, year: YearName | null): Conventions {
  const { hypothesis, offset } = found;
  const { positions, moon, sky, instant } = hypothesis;
  const node = nodeNamed(found);
  const reference: AyanamsaReference = zodiac?.reference ?? 'consistent';
  return {
    positions,
    ...(zodiac?.starPlace === undefined ? {} : { star_place: zodiac.starPlace }),
    ayanamsa_reference: reference,
    moon,
    ...(node === null ? {} : { node }),
    ...(year === null ? {} : { year }),
    time_scale: sky.timeScale,
    ayanamsa: zodiac?.ayanamsa ?? { epoch: instant.tt, value_degrees: toDecimals(offset, AYANAMSA_DECIMALS) },
  };
}

/** To the hundredth. */
export function delaySeconds({ hypothesis }: Solution): number {
  return toDecimals(hypothesis.fit.delay * DAY_SECONDS, 2);
}
