import { type MicroArcseconds, modulo, signedDegrees, TURN, toMicroArcseconds } from '../math/angle.js';
import { at } from '../math/at.js';
import { findRoot } from '../math/search.js';
import type { Ephemeris } from '../sky/ephemeris.js';
import type { Zodiac } from '../sky/zodiac.js';
import { ttFromUt } from '../time/deltaT.js';
import type { JdUt } from '../time/julian.js';
import type { Place } from '../types.js';
import { LIMB_RULES, type Limb } from '../zodiac/limbs.js';
import { bodiesFrom, type SkyContext } from './context.js';
import { steady } from './steady.js';

const BODIES = ['Sun', 'Moon'] as const;
/** Days. Boundaries are searched in cells that begin at fixed instants. */
const CELL = 0.5;
const MAX_KEPT = 64;
/** 0.1 ms. */
const TOLERANCE = 1e-9;

/** Sidereal; degrees or micro-arcseconds. */
interface Longitudes<Unit extends number> {
  readonly sun: Unit;
  readonly moon: Unit;
}

/** The limbs, the sign of the Moon and the nakṣatra of the Sun. */
export type Division = Limb | 'moon_sign' | 'sun_nakshatra';

/** The angle `moon · Moon + sun · Sun` is divided into `count` equal arcs. No unit touches more than `cells` cells. */
interface DivisionRule {
  readonly sun: number;
  readonly moon: number;
  readonly count: number;
  readonly cells: number;
}

/** No limb lasts longer than 27.2 h. */
const LIMB_CELLS = 6;
/** The Moon stays in a sign for 2.6 days at most, and as seen from a place for 2.8. */
const SIGN_CELLS = 8;
/** The Sun stays in a nakṣatra for 14.1 days at most. */
const STAR_CELLS = 31;

export const DIVISIONS: Readonly<Record<Division, DivisionRule>> = {
  tithi: { ...LIMB_RULES.tithi, moon: 1, cells: LIMB_CELLS },
  nakshatra: { ...LIMB_RULES.nakshatra, moon: 1, cells: LIMB_CELLS },
  yoga: { ...LIMB_RULES.yoga, moon: 1, cells: LIMB_CELLS },
  karana: { ...LIMB_RULES.karana, moon: 1, cells: LIMB_CELLS },
  moon_sign: { sun: 0, moon: 1, count: 12, cells: SIGN_CELLS },
  sun_nakshatra: { sun: 1, moon: 0, count: 27, cells: STAR_CELLS },
};

export function following(division: Division, number: number): number {
  return (number % DIVISIONS[division].count) + 1;
}

/** Instants are Julian days (UT). */
export interface LimbSky {
  readonly longitudes: (ut: JdUt) => Longitudes<MicroArcseconds>;
  /** Degrees, not rounded, not reduced to one turn. */
  readonly angle: (limb: Limb, ut: JdUt) => number;
  /** From 1; a boundary begins the next unit. */
  readonly number: (division: Division, ut: JdUt) => number;
  readonly end: (division: Division, number: number, during: JdUt) => JdUt;
  readonly start: (division: Division, number: number, during: JdUt) => JdUt;
  /** When the Moon reaches a longitude (degrees) of the nakṣatra in which she is. */
  readonly moonReaches: (degrees: number, during: JdUt) => JdUt;
}

/** Each boundary is always searched in the same cell of time, so that the end of one unit and the start of the next are the same number. */
function limbSky(ephemeris: Ephemeris, { offset }: Zodiac): LimbSky {
  const kept = new Map<number, Longitudes<number>>();

  function sidereal(ut: JdUt): Longitudes<number> {
    const tt = ttFromUt(ut);
    const ayanamsa = offset(tt);
    const places = ephemeris.places(BODIES, tt);
    return { sun: at(places, 0).longitude - ayanamsa, moon: at(places, 1).longitude - ayanamsa };
  }

  function atCell(index: number): Longitudes<number> {
    let found = kept.get(index);
    if (found === undefined) {
      if (kept.size >= MAX_KEPT) kept.clear();
      found = sidereal(index * CELL);
      kept.set(index, found);
    }
    return found;
  }

  const combine = (division: Division, { sun, moon }: Longitudes<number>): number => {
    const rule = DIVISIONS[division];
    return rule.moon * moon + rule.sun * sun;
  };

  function passage(division: Division, degrees: number, first: number, direction: 1 | -1): JdUt {
    const most = DIVISIONS[division].cells;
    const distance = (longitudes: Longitudes<number>): number => signedDegrees(combine(division, longitudes) - degrees);
    for (let i = 0, cell = first; i < most; i++, cell += direction) {
      if (distance(atCell(cell)) < 0 && distance(atCell(cell + 1)) >= 0) {
        return findRoot((ut) => distance(sidereal(ut)), cell * CELL, (cell + 1) * CELL, TOLERANCE);
      }
    }
    throw new RangeError(`${division} does not pass ${degrees} degrees within ${most * CELL} days`);
  }

  /** After unit `number`. */
  const boundary = (division: Division, number: number, first: number, direction: 1 | -1): JdUt =>
    passage(division, (number * 360) / DIVISIONS[division].count, first, direction);
  const cellOf = (ut: JdUt): number => Math.floor(ut / CELL);

  return {
    longitudes(ut) {
      const { sun, moon } = sidereal(ut);
      return { sun: toMicroArcseconds(sun), moon: toMicroArcseconds(moon) };
    },
    angle: (limb, ut) => combine(limb, sidereal(ut)),
    number(division, ut) {
      const { sun, moon } = sidereal(ut);
      // Each longitude is rounded once, as in the results.
      const angle = modulo(combine(division, { sun: toMicroArcseconds(sun), moon: toMicroArcseconds(moon) }), TURN);
      return Math.floor((angle * DIVISIONS[division].count) / TURN) + 1;
    },
    end: (division, number, during) => boundary(division, number, cellOf(during), 1),
    start: (division, number, during) => boundary(division, number - 1, cellOf(during), -1),
    moonReaches(degrees, during) {
      const ahead = signedDegrees(degrees - sidereal(during).moon) > 0;
      return passage('nakshatra', degrees, cellOf(during), ahead ? 1 : -1);
    },
  };
}

const kept = new WeakMap<Ephemeris, WeakMap<Zodiac, LimbSky>>();

/** Cached as long as ephemeris and zodiac live. */
function limbsIn(ephemeris: Ephemeris, zodiac: Zodiac): LimbSky {
  let own = kept.get(ephemeris);
  if (own === undefined) {
    own = new WeakMap();
    kept.set(ephemeris, own);
  }
  let limbs = own.get(zodiac);
  if (limbs === undefined) {
    limbs = limbSky(ephemeris, zodiac);
    own.set(zodiac, limbs);
  }
  return limbs;
}

/** @param place for the topocentric Moon, where the conventions say so */
export function limbSkyOf(sky: SkyContext, place?: Place): LimbSky {
  const bodies = steady(sky.bodies);
  return limbsIn(place === undefined ? bodies : bodiesFrom({ ...sky, bodies }, place), sky.zodiac);
}
