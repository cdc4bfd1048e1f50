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
import { type NamedZodiac, nameZodiac, nutationLeftIn } from './naming.js';
import { type Hypothesis, hypotheses, type Question } from './sky.js';
import { AYANAMSA_DECIMALS, toDecimals } from './units.js';

/** Arcseconds that the ephemeris itself may be out: a delay that gains less is none. */
const OWN_ERROR = 0.2;
/** Arcseconds within which longitudes agree, however finely they are given. */
const AGREES = 0.3;

/** Returns the arcseconds within which longitudes agree that are given to some precision. */
export function agreement(precision: number): number {
  return Math.max(precision, AGREES);
}

/** How many times better a delay has to fit before it is believed. */
const BETTER = 3;
/** Arcseconds by which two ways of placing the bodies have to part: one that leaves less by no more is not better. */
const TIE = 0.002;
/** Arcseconds between a node and its name. */
const NODE = 60;

/** What was shown beside the bodies by which settings are told. */
export interface Shown {
  readonly rahu: number | undefined;
  readonly ascendant: number | undefined;
  /** Arcseconds that a unit of the last digit is worth. */
  readonly precision: number;
}

/** A way of computing held against what was shown. */
export interface Solution {
  readonly hypothesis: Hypothesis;
  readonly fits: boolean;
  /** What is taken from longitudes of the mean equinox, degrees. */
  readonly offset: number;
  readonly named: NamedZodiac | undefined;
  /** Every other ayanāṁśa within the precision. */
  readonly others: readonly NamedZodiac[];
  readonly node: { readonly kind: NodeKind; readonly residual: number } | undefined;
  /** What is left of the ascendant, arcseconds; its speed, arcseconds a second; whether it goes with the clock of the birth and not with a delay. */
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
 * Returns what is left of an ascendant: at the delayed instant, or at the birth's own clock where that is nearer. The ascendant goes by
 * the clock and the bodies by TT, so that the second means another ΔT and not another clock time.
 */
function ascendantOf(
  { sky, instant, fit }: Hypothesis,
  { place, utcMs }: Question,
  shown: number | undefined,
): Solution['ascendant'] {
  if (shown === undefined) return undefined;
  const zodiac = zodiacOf({ epoch: instant.tt, value_degrees: fit.offset });
  const { latitude, longitude } = place;
  const arcsecondsAt = (seconds: number): number => {
    const then = instantFromUtc(utcMs + seconds * 1000, sky.timeScale);
    return (siderealAscendant(then, latitude, longitude, zodiac) ?? Number.NaN) / 1e6;
  };
  const apart = (a: number, b: number): number => signedDegrees((a - b) / DEGREE_ARCSECONDS) * DEGREE_ARCSECONDS;
  const at = (seconds: number, byClock: boolean): NonNullable<Solution['ascendant']> => {
    const here = arcsecondsAt(seconds);
    return { residual: apart(shown * DEGREE_ARCSECONDS, here), speed: apart(arcsecondsAt(seconds + 1), here), byClock };
  };
  const delay = fit.delay * DAY_SECONDS;
  const [moved, own] = [at(delay, false), at(0, delay !== 0)];
  if (Number.isNaN(moved.residual) || Number.isNaN(own.residual)) return undefined;
  return Math.abs(own.residual) < Math.abs(moved.residual) ? own : moved;
}

function solution(hypothesis: Hypothesis, question: Question, shown: Shown): Solution {
  const { fit, instant } = hypothesis;
  const { precision } = shown;
  const fits = fit.rms <= agreement(precision);
  const nameless = { named: undefined, others: [] };
  return {
    hypothesis,
    fits,
    offset: fit.offset,
    ...(fits ? nameZodiac(fit.offset, instant.tt, precision) : nameless),
    node: nodeOf(hypothesis, shown.rahu),
    ascendant: ascendantOf(hypothesis, question, shown.ascendant),
  };
}

const byRms = (a: Hypothesis, b: Hypothesis): number => a.fit.rms - b.fit.rms;

/** Returns the hypothesis that leaves least; at a tie the first. */
function least(hypotheses: readonly Hypothesis[]): Hypothesis | undefined {
  const rms = Math.min(...hypotheses.map(({ fit }) => fit.rms));
  return hypotheses.find(({ fit }) => fit.rms <= rms + TIE);
}

/** Returns what is believed of a way: that its instant is ours, unless a delay fits far better. */
function believed(still: Hypothesis, moved: Hypothesis | undefined, precision: number): Hypothesis {
  if (moved === undefined || still.fit.rms <= Math.max(precision / 2, OWN_ERROR)) return still;
  return moved.fit.rms * BETTER < still.fit.rms ? moved : still;
}

/** Returns the ways of computing that are held against what was shown, the best first. */
function solutionsBy(
  question: Question,
  shown: Shown,
  given: Context,
  scale: TimeScale,
): readonly [Solution, ...Solution[]] {
  const tried = hypotheses(question, given, { time_scale: scale });
  const still = least(tried.map((each) => each.still)) ?? at(tried, 0).still;
  const best = believed(still, least(tried.flatMap(({ moved }) => moved ?? [])), shown.precision);
  const others = tried
    .map((each) => believed(each.still, each.moved, shown.precision))
    .filter(({ positions, moon }) => positions !== best.positions || moon !== best.moon)
    .sort(byRms);
  const solve = (hypothesis: Hypothesis): Solution => solution(hypothesis, question, shown);
  return [solve(best), ...others.map(solve)];
}

/**
 * Returns the ways of computing that are held against what was shown, the best first.
 *
 * @param scale what the clock is read as; without it UTC, or UT1 where only then the ascendant agrees
 */
export function solve(
  question: Question,
  shown: Shown,
  given: Context,
  scale: TimeScale | undefined,
): readonly [Solution, ...Solution[]] {
  const first = solutionsBy(question, shown, given, scale ?? 'utc');
  const [{ fits, ascendant }] = first;
  const limit = agreement(shown.precision);
  if (scale !== undefined || !fits || ascendant === undefined || Math.abs(ascendant.residual) <= limit) return first;
  const second = solutionsBy(question, shown, given, 'ut1');
  const [other] = second;
  return other.fits && Math.abs(other.ascendant?.residual ?? Number.POSITIVE_INFINITY) <= limit ? second : first;
}

/** Returns the node that a solution names. */
export function nodeNamed({ fits, node }: Solution): NodeKind | null {
  return fits && node !== undefined && Math.abs(node.residual) <= NODE ? node.kind : null;
}

/** Returns the mean ayanāṁśa that was found, degrees: with the nutation that the named reference leaves in the longitudes. */
export function meanFound({ offset, hypothesis }: Solution, zodiac: NamedZodiac | undefined): number {
  return offset + nutationLeftIn(zodiac?.reference, hypothesis.instant.tt);
}

/** Returns what to pass so that this library computes what was shown; `year` where the periods tell it. */
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

/** Returns the seconds by which the instant that was shown is later, to the hundredth. */
export function delaySeconds({ hypothesis }: Solution): number {
  return toDecimals(hypothesis.fit.delay * DAY_SECONDS, 2);
}
