import { SiddhantaError } from '../errors.js';
import { DEGREES, RADIANS, signedDegrees } from '../math/angle.js';
import { findRoot } from '../math/search.js';
import type { BodyPlace, Ephemeris } from '../sky/ephemeris.js';
import { type Frame, frameAt } from '../sky/frame.js';
import { type Instant, instantFromTt } from '../sky/instant.js';
import { equatorialVector } from '../sky/positions.js';
import type { JdTt } from '../time/julian.js';
import { crossings } from './crossings.js';

export type Side = 'east' | 'west';

/** The Sun and a body beside it, from the Earth's centre. */
export interface SunPair {
  readonly sun: BodyPlace;
  readonly body: BodyPlace;
}

export type PairAt = (tt: JdTt) => SunPair;

/** A body and how far from the Sun it is seen. */
export interface LitBody {
  readonly pairAt: PairAt;
  /** Days around a span in which its conjunctions are sought: a gap between two, and the longest way from one to the limit. */
  readonly margin: number;
  /** Days between two looks on the way from a conjunction to the limit. */
  readonly look: number;
  /** Days between two looks for conjunctions. */
  readonly step: number;
  /** Degrees. @param retrograde whether the body is so at the conjunction */
  readonly limit: (side: Side, rises: boolean, retrograde: boolean) => number;
  /** Degrees past the limit, as a function of time. */
  readonly excess: (side: Side, limit: number) => (tt: JdTt) => number;
}

export interface LightEdge {
  readonly instant: Instant;
  /** Where the body is seen last or first: in the evening in the west, or in the morning in the east. */
  readonly side: Side;
  /** Degrees. */
  readonly limit: number;
}

export interface LightSpan {
  /** `undefined` where there is none within the days searched. */
  readonly sets: LightEdge | undefined;
  /** Before `sets` where the body is seen in the morning already while it is still seen in the evening. */
  readonly rises: LightEdge | undefined;
  /** Conjunctions with the Sun, in longitude: one, or more where the body is not seen between them. */
  readonly conjunctions: readonly Instant[];
}

/** Days: 0.1 s. */
const TOLERANCE = 1e-6;

export interface Rising {
  /** Degrees. */
  readonly rightAscension: number;
  readonly declination: number;
  /** Degrees by which the hour angle of the rising is more than 90. */
  readonly ascensionalDifference: number;
}

/** @throws {SiddhantaError} `undefined_at_latitude` where it neither rises nor sets */
export function risingOf(place: BodyPlace, frame: Frame, latitude: number): Rising {
  const [x, y, z] = equatorialVector(place, frame);
  const ascensionalDifference = Math.asin((Math.tan(latitude * RADIANS) * z) / Math.hypot(x, y)) * DEGREES;
  if (Number.isNaN(ascensionalDifference))
    throw new SiddhantaError(
      'undefined_at_latitude',
      `The Sun, or the body beside it, does not rise on some of these days at latitude ${latitude}, so its rising cannot be compared with the Sun's. Measure in longitude, or choose a latitude nearer to the equator.`,
      { field: 'place.latitude' },
    );
  return { rightAscension: Math.atan2(y, x) * DEGREES, declination: Math.asin(z) * DEGREES, ascensionalDifference };
}

/** Of the instant at which it rises (east) or sets (west), degrees. */
export function siderealTimeAt({ rightAscension, ascensionalDifference }: Rising, side: Side): number {
  return side === 'east' ? rightAscension - 90 - ascensionalDifference : rightAscension + 90 + ascensionalDifference;
}

/** Degrees ahead of the Sun in the west, behind it in the east. */
export function elongationOf({ sun, body }: SunPair, side: Side): number {
  const ahead = signedDegrees(body.longitude - sun.longitude);
  return side === 'west' ? ahead : -ahead;
}

/** Degrees of time (4 minutes each) by which the body rises before the Sun (east) or sets after it (west). */
export function kalamshaOf({ sun, body }: SunPair, tt: JdTt, side: Side, latitude: number): number {
  const frame = frameAt(tt);
  const later = siderealTimeAt(risingOf(body, frame, latitude), side);
  const ofSun = siderealTimeAt(risingOf(sun, frame, latitude), side);
  return signedDegrees(side === 'west' ? later - ofSun : ofSun - later);
}

/** Degrees of the Sun's centre below the horizon when the body is on it in the east or in the west, both without refraction. */
export function depressionOf({ sun, body }: SunPair, tt: JdTt, side: Side, latitude: number): number {
  const frame = frameAt(tt);
  const { rightAscension, declination } = risingOf(sun, frame, latitude);
  const hourAngle = (siderealTimeAt(risingOf(body, frame, latitude), side) - rightAscension) * RADIANS;
  const [north, tilt] = [latitude * RADIANS, declination * RADIANS];
  const height = Math.sin(north) * Math.sin(tilt) + Math.cos(north) * Math.cos(tilt) * Math.cos(hourAngle);
  return -Math.asin(height) * DEGREES;
}

interface Conjunction {
  readonly tt: JdTt;
  readonly retrograde: boolean;
  /** Whether the body goes backwards against the Sun, and so from west to east. */
  readonly backward: boolean;
}

function conjunctionsOf({ pairAt, step }: LitBody, from: JdTt, to: JdTt): Conjunction[] {
  const of = (tt: JdTt) => {
    const { sun, body } = pairAt(tt);
    return { degrees: body.longitude - sun.longitude, speed: body.longitudeSpeed - sun.longitudeSpeed };
  };
  return [...crossings({ of, every: 360, from, to, step, tolerance: TOLERANCE })].map(({ jd, forward }) => ({
    tt: jd,
    retrograde: pairAt(jd).body.longitudeSpeed < 0,
    backward: !forward,
  }));
}

/** The first instant towards an end, which may be before, at which a function changes its sign. */
function changeOf(of: (tt: JdTt) => number, from: JdTt, end: JdTt, look: number): JdTt | undefined {
  const way = Math.sign(end - from);
  const past = of(from) >= 0;
  let before = from;
  while (before !== end) {
    const next = way > 0 ? Math.min(before + look, end) : Math.max(before - look, end);
    if (of(next) >= 0 !== past) return findRoot(of, before, next, TOLERANCE);
    before = next;
  }
  return undefined;
}

function remembered(pairAt: PairAt): PairAt {
  const known = new Map<JdTt, SunPair>();
  return (tt) => {
    let pair = known.get(tt);
    if (pair === undefined) {
      pair = pairAt(tt);
      known.set(tt, pair);
    }
    return pair;
  };
}

/**
 * Returns the spans in which the Sun outshines a body, one for each conjunction around a span of time, in order: from where it is seen last
 * to where it is seen again.
 *
 * The limit is that of the conjunction between. A body that reaches a limit of one conjunction but not that of the next is not seen
 * between the two. One that is past the limit at the conjunction itself, by its latitude, is lost after it, or found before it.
 */
export function lightSpans(given: LitBody, { range }: Pick<Ephemeris, 'range'>, from: JdTt, to: JdTt): LightSpan[] {
  const lit = { ...given, pairAt: remembered(given.pairAt) };
  const { margin, look } = lit;
  const [begin, end] = [Math.max(from - margin, range.from), Math.min(to + margin, range.to)];
  const conjunctions = conjunctionsOf(lit, begin, end);
  const before = (i: number, tt: JdTt): JdTt => conjunctions[i - 1]?.tt ?? Math.max(tt - margin, range.from);
  const after = (i: number, tt: JdTt): JdTt => conjunctions[i + 1]?.tt ?? Math.min(tt + margin, range.to);

  const edge = (i: number, { tt, retrograde, backward }: Conjunction, rises: boolean): LightEdge | undefined => {
    const side = backward === rises ? 'east' : 'west';
    const limit = lit.limit(side, rises, retrograde);
    const of = lit.excess(side, limit);
    const later = of(tt) < 0 === rises;
    const found = changeOf(of, tt, later ? after(i, tt) : before(i, tt), look);
    return found === undefined ? undefined : { instant: instantFromTt(found), side, limit };
  };

  const spans: LightSpan[] = [];
  let open: { readonly sets: LightEdge | undefined; readonly conjunctions: Instant[] } | undefined;
  conjunctions.forEach((one, i) => {
    open ??= { sets: edge(i, one, false), conjunctions: [] };
    open.conjunctions.push(instantFromTt(one.tt));
    const rises = edge(i, one, true);
    const next = conjunctions[i + 1];
    if (next !== undefined && (rises === undefined || edge(i + 1, next, false) === undefined)) return;
    spans.push({ ...open, rises });
    open = undefined;
  });
  return spans;
}
