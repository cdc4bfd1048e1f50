import { SiddhantaError } from '../errors.js';
import { DEGREES, RADIANS, signedDegrees } from '../math/angle.js';
import { at } from '../math/at.js';
import { findRoot } from '../math/search.js';
import type { BodyPlace } from '../sky/ephemeris.js';
import { type Frame, frameAt } from '../sky/frame.js';
import { type Instant, instantFromTt } from '../sky/instant.js';
import { equatorialVector } from '../sky/positions.js';
import type { JdTt } from '../time/julian.js';
import { type Combustible, type CombustionRule, combustionLimit } from '../zodiac/combustion.js';
import { STEPS } from './bodyCrossings.js';
import type { SkyContext } from './context.js';
import { crossings } from './crossings.js';

export const ASTA_MEASURES = ['elongation', 'kalamsha'] as const;

/**
 * What the degrees of a limit measure: `elongation`, the difference of longitude from the Sun; `kalamsha`, degrees of time (4 minutes each)
 * between the risings of graha and Sun in the east or their settings in the west, latitude included.
 */
export type AstaMeasure = (typeof ASTA_MEASURES)[number];

export interface AstaChoice {
  readonly measure: AstaMeasure;
  readonly limits: CombustionRule;
  /** Degrees north, for `kalamsha`. */
  readonly latitude: number;
}

export interface AstaEdge {
  readonly instant: Instant;
  /** Where the graha is seen last or first: in the evening in the west, or in the morning in the east. */
  readonly side: 'east' | 'west';
  /** Degrees from the Sun, by the measure. */
  readonly limit: number;
}

export interface AstaSpan {
  readonly graha: Combustible;
  /** `undefined` where it is beyond the days searched. */
  readonly sets: AstaEdge | undefined;
  readonly rises: AstaEdge | undefined;
  /** Conjunctions with the Sun, in longitude: one, or more where the graha is not seen between them. */
  readonly conjunctions: readonly Instant[];
}

/** Days around a span in which its conjunctions are sought: a gap between two, and the longest way from one to its limit. */
const MARGINS: Readonly<Record<Combustible, number>> = {
  Moon: 45,
  Mercury: 150,
  Venus: 400,
  Mars: 250,
  Jupiter: 100,
  Saturn: 100,
};

/** Days between two looks on the way from a conjunction to the limit. */
const LOOKS: Readonly<Record<Combustible, number>> = {
  Moon: 0.2,
  Mercury: 1,
  Venus: 2,
  Mars: 4,
  Jupiter: 3,
  Saturn: 3,
};

/** Days: 0.1 s. */
const TOLERANCE = 1e-6;

interface Conjunction {
  readonly tt: JdTt;
  readonly limit: number;
  /** Whether the graha goes backwards against the Sun, and so from west to east. */
  readonly backward: boolean;
}

/** Seen from the Earth's centre. */
interface Pair {
  readonly sun: BodyPlace;
  readonly graha: BodyPlace;
}

type PairAt = (tt: JdTt) => Pair;

/** Right ascension and ascensional difference, degrees. */
function ascensionOf(place: BodyPlace, frame: Frame, tanLatitude: number): readonly [number, number] {
  const [x, y, z] = equatorialVector(place, frame);
  const tilt = (tanLatitude * z) / Math.hypot(x, y);
  // NaN where it neither rises nor sets.
  return [Math.atan2(y, x) * DEGREES, Math.asin(tilt) * DEGREES];
}

/**
 * Returns the degrees of time between the risings (east) or the settings (west) of Sun and graha: positive where the graha rises first or
 * sets last; not a number where one of them does not rise.
 */
export function kalamshaOf({ sun, graha }: Pair, tt: JdTt, side: 'east' | 'west', latitude: number): number {
  const frame = frameAt(tt);
  const tanLatitude = Math.tan(latitude * RADIANS);
  const [ofSun, sunTilt] = ascensionOf(sun, frame, tanLatitude);
  const [ofGraha, grahaTilt] = ascensionOf(graha, frame, tanLatitude);
  return side === 'east'
    ? signedDegrees(ofSun - sunTilt - (ofGraha - grahaTilt))
    : signedDegrees(ofGraha + grahaTilt - (ofSun + sunTilt));
}

/** Past the limit where positive. */
function excessOf(pairAt: PairAt, side: 'east' | 'west', limit: number, choice: AstaChoice): (tt: JdTt) => number {
  return (tt) => {
    const pair = pairAt(tt);
    if (choice.measure === 'elongation') {
      const ahead = signedDegrees(pair.graha.longitude - pair.sun.longitude);
      return (side === 'west' ? ahead : -ahead) - limit;
    }
    const degrees = kalamshaOf(pair, tt, side, choice.latitude);
    if (!Number.isNaN(degrees)) return degrees - limit;
    throw new SiddhantaError(
      'undefined_at_latitude',
      `The Sun or the graha does not rise at latitude ${choice.latitude}, so there are no degrees of time between them. Use the measure "elongation", or a latitude nearer to the equator.`,
      { field: 'place.latitude' },
    );
  };
}

function conjunctionsOf(
  graha: Combustible,
  pairAt: PairAt,
  limits: CombustionRule,
  from: JdTt,
  to: JdTt,
): Conjunction[] {
  const of = (tt: JdTt) => {
    const pair = pairAt(tt);
    return {
      degrees: pair.graha.longitude - pair.sun.longitude,
      speed: pair.graha.longitudeSpeed - pair.sun.longitudeSpeed,
    };
  };
  const search = { of, every: 360, from, to, step: STEPS[graha] / 2, tolerance: TOLERANCE };
  return [...crossings(search)].map(({ jd, forward }) => {
    const retrograde = pairAt(jd).graha.longitudeSpeed < 0;
    return { tt: jd, limit: combustionLimit(graha, retrograde, limits) ?? 0, backward: !forward };
  });
}

/** The first instant past the limit on the way from a conjunction to an end, which may be before it. */
function pastLimit(excess: (tt: JdTt) => number, from: JdTt, end: JdTt, look: number): JdTt | undefined {
  const way = Math.sign(end - from);
  let before = from;
  if (excess(before) >= 0) return from;
  while (before !== end) {
    const next = way > 0 ? Math.min(before + look, end) : Math.max(before - look, end);
    if (excess(next) >= 0) return findRoot(excess, before, next, TOLERANCE);
    before = next;
  }
  return undefined;
}

/**
 * Returns the spans of asta of a graha, whole, that touch a span of time: from its setting into the Sun's light to its rising out of it.
 *
 * The limit is that of the conjunction between: of Mercury and Venus another one where they are retrograde then. A graha that reaches a
 * limit of one conjunction but not that of the next is not seen between the two. One that is beyond the limit even at the conjunction
 * (which happens by `kalamsha` alone, by its latitude) does not set.
 *
 * @throws {SiddhantaError} `undefined_at_latitude` by `kalamsha` where Sun or graha do not rise
 *
 * Source: Sūrya Siddhānta (Burgess) 9.2–11 and 10.1.
 */
export function astaSpans(
  { bodies }: Pick<SkyContext, 'bodies'>,
  graha: Combustible,
  { from, to }: { readonly from: JdTt; readonly to: JdTt },
  choice: AstaChoice,
): AstaSpan[] {
  const known = new Map<JdTt, Pair>();
  const pairAt: PairAt = (tt) => {
    let pair = known.get(tt);
    if (pair === undefined) {
      const places = bodies.places(['Sun', graha], tt);
      pair = { sun: at(places, 0), graha: at(places, 1) };
      known.set(tt, pair);
    }
    return pair;
  };
  const margin = MARGINS[graha];
  const first = Math.max(from - margin, bodies.range.from);
  const last = Math.min(to + margin, bodies.range.to);
  const conjunctions = conjunctionsOf(graha, pairAt, choice.limits, first, last);

  const edge = (one: Conjunction, end: JdTt, isRising: boolean): AstaEdge | undefined => {
    const side = one.backward === isRising ? 'east' : 'west';
    const tt = pastLimit(excessOf(pairAt, side, one.limit, choice), one.tt, end, LOOKS[graha]);
    return tt === undefined ? undefined : { instant: instantFromTt(tt), side, limit: one.limit };
  };

  const spans: AstaSpan[] = [];
  let open: { readonly sets: AstaEdge | undefined; readonly conjunctions: Instant[] } | undefined;
  conjunctions.forEach((one, i) => {
    const next = conjunctions[i + 1];
    const start = conjunctions[i - 1]?.tt ?? Math.max(one.tt - margin, bodies.range.from);
    open ??= { sets: edge(one, start, false), conjunctions: [] };
    open.conjunctions.push(instantFromTt(one.tt));
    const rises = edge(one, next?.tt ?? Math.min(one.tt + margin, bodies.range.to), true);
    if (next !== undefined && (rises === undefined || edge(next, one.tt, false) === undefined)) return;
    spans.push({ graha, ...open, rises });
    open = undefined;
  });
  const met = ({ sets, rises, conjunctions: [first] }: AstaSpan): boolean =>
    !(sets !== undefined && rises !== undefined && first !== undefined && sets.instant.tt >= rises.instant.tt) &&
    (sets === undefined || sets.instant.tt < to) &&
    (rises === undefined || rises.instant.tt > from);
  return spans.filter(met);
}
