import { type MicroArcseconds, signedDegrees, toMicroArcseconds } from '../math/angle.js';
import { at } from '../math/at.js';
import { findRoot } from '../math/search.js';
import type { Ephemeris } from '../sky/ephemeris.js';
import { interpolated } from '../sky/interpolated.js';
import type { Zodiac } from '../sky/zodiac.js';
import { ttFromUt } from '../time/deltaT.js';
import type { JdUt } from '../time/julian.js';
import type { Place } from '../types.js';
import { LIMB_RULES, type Limb } from '../zodiac/limbs.js';
import { bodiesFrom, type SkyContext } from './context.js';

const BODIES = ['Sun', 'Moon'] as const;
/** Width in days of the cells in which boundaries are sought; the cells begin at fixed instants. */
const CELL = 0.5;
/** No unit lasts longer than 27.2 h. */
const MAX_CELLS = 6;
const MAX_KEPT = 64;
/** Segments of the interpolation kept: two years of the Moon, four of the Sun. */
const SEGMENTS = 96;
/** 0.1 ms. */
const TOLERANCE = 1e-9;

/** Sidereal longitudes, degrees or micro-arcseconds. */
interface Longitudes<Unit extends number> {
  readonly sun: Unit;
  readonly moon: Unit;
}

/** Sun and Moon as the limbs of the pañcāṅga need them. Instants are Julian days (UT). */
export interface LimbSky {
  /** Returns the sidereal longitudes in whole micro-arcseconds. */
  readonly longitudes: (ut: JdUt) => Longitudes<MicroArcseconds>;
  /** Returns the angle that a limb divides, in degrees, not rounded and not brought into one turn. */
  readonly angle: (limb: Limb, ut: JdUt) => number;
  /** Returns when the unit of a limb that runs at an instant ends. */
  readonly end: (limb: Limb, number: number, during: JdUt) => JdUt;
  /** Returns when the unit of a limb that runs at an instant began. */
  readonly start: (limb: Limb, number: number, during: JdUt) => JdUt;
}

/**
 * Returns the sky of the limbs. A boundary is always sought in the same cell of time, so that the end of one unit and the
 * start of the next are the same number, from wherever they are looked for.
 */
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

  const combine = (limb: Limb, { sun, moon }: Longitudes<number>): number => moon + LIMB_RULES[limb].sun * sun;

  /** The crossing of the boundary after unit `number` in the first of the cells that has one. */
  function boundary(limb: Limb, number: number, first: number, direction: 1 | -1): JdUt {
    const degrees = (number * 360) / LIMB_RULES[limb].count;
    const distance = (longitudes: Longitudes<number>): number => signedDegrees(combine(limb, longitudes) - degrees);
    for (let i = 0, cell = first; i < MAX_CELLS; i++, cell += direction) {
      if (distance(atCell(cell)) < 0 && distance(atCell(cell + 1)) >= 0) {
        return findRoot((ut) => distance(sidereal(ut)), cell * CELL, (cell + 1) * CELL, TOLERANCE);
      }
    }
    throw new RangeError(`${limb} ${number} has no boundary within ${MAX_CELLS * CELL} days`);
  }

  return {
    longitudes(ut) {
      const { sun, moon } = sidereal(ut);
      return { sun: toMicroArcseconds(sun), moon: toMicroArcseconds(moon) };
    },
    angle: (limb, ut) => combine(limb, sidereal(ut)),
    end: (limb, number, during) => boundary(limb, number, Math.floor(during / CELL), 1),
    start: (limb, number, during) => boundary(limb, number - 1, Math.floor(during / CELL), -1),
  };
}

const skies = new WeakMap<Ephemeris, Ephemeris>();

/**
 * Returns an ephemeris as the pañcāṅga sees it: interpolated, since a day asks for Sun and Moon a hundred times. It is kept as long as
 * its base is, so that the next day at the next place finds the same pieces of it ready.
 */
export function steady(base: Ephemeris): Ephemeris {
  let sky = skies.get(base);
  if (sky === undefined) {
    sky = interpolated(base, { segments: SEGMENTS });
    skies.set(base, sky);
  }
  return sky;
}

const kept = new WeakMap<Ephemeris, WeakMap<Zodiac, LimbSky>>();

/** Returns the limbs of an ephemeris in a zodiac, kept as long as the two are. */
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

/**
 * Returns the sky of the limbs of a call.
 *
 * @param place from which the Moon is seen, where the conventions have it so
 */
export function limbSkyOf(sky: SkyContext, place?: Place): LimbSky {
  const bodies = steady(sky.bodies);
  return limbsIn(place === undefined ? bodies : bodiesFrom({ ...sky, bodies }, place), sky.zodiac);
}
