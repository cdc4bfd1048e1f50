import { signedDegrees, toMicroArcseconds } from '../math/angle.js';
import { findRoot } from '../math/search.js';
import { meanAyanamsa } from '../sky/ayanamsa.js';
import type { Ephemeris } from '../sky/ephemeris.js';
import { interpolated } from '../sky/interpolated.js';
import { ttFromUt } from '../time/deltaT.js';
import { LIMB_RULES, type Limb } from '../zodiac/limbs.js';

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

interface Longitudes {
  readonly sun: number;
  readonly moon: number;
}

/** Sun and Moon as the limbs of the pañcāṅga need them; Lahiri throughout. Instants are Julian days (UT). */
export interface LimbSky {
  /** Returns the sidereal longitudes in whole micro-arcseconds. */
  readonly longitudes: (ut: number) => Longitudes;
  /** Returns the angle that a limb divides, in degrees, not rounded and not brought into one turn. */
  readonly angle: (limb: Limb, ut: number) => number;
  /** Returns when the unit of a limb that runs at an instant ends. */
  readonly end: (limb: Limb, number: number, at: number) => number;
  /** Returns when the unit of a limb that runs at an instant began. */
  readonly start: (limb: Limb, number: number, at: number) => number;
}

/**
 * Returns the sky of the limbs. A boundary is always sought in the same cell of time, so that the end of one unit and the
 * start of the next are the same number, from wherever they are looked for.
 */
function limbSky(ephemeris: Ephemeris): LimbSky {
  const kept = new Map<number, Longitudes>();

  function sidereal(ut: number): Longitudes {
    const tt = ttFromUt(ut);
    const ayanamsa = meanAyanamsa('lahiri', tt);
    const [sun, moon] = ephemeris.places(BODIES, tt);
    return { sun: (sun?.longitude ?? Number.NaN) - ayanamsa, moon: (moon?.longitude ?? Number.NaN) - ayanamsa };
  }

  function atCell(index: number): Longitudes {
    let found = kept.get(index);
    if (found === undefined) {
      if (kept.size >= MAX_KEPT) kept.clear();
      found = sidereal(index * CELL);
      kept.set(index, found);
    }
    return found;
  }

  const combine = (limb: Limb, { sun, moon }: Longitudes): number => moon + LIMB_RULES[limb].sun * sun;

  /** The crossing of the boundary after unit `number` in the first of the cells that has one. */
  function boundary(limb: Limb, number: number, first: number, direction: 1 | -1): number {
    const degrees = (number * 360) / LIMB_RULES[limb].count;
    const distance = (longitudes: Longitudes): number => signedDegrees(combine(limb, longitudes) - degrees);
    for (let i = 0, cell = first; i < MAX_CELLS; i++, cell += direction) {
      if (distance(atCell(cell)) < 0 && distance(atCell(cell + 1)) >= 0) {
        return findRoot((ut) => distance(sidereal(ut)), cell * CELL, (cell + 1) * CELL, TOLERANCE);
      }
    }
    return Number.NaN;
  }

  return {
    longitudes(ut) {
      const { sun, moon } = sidereal(ut);
      return { sun: toMicroArcseconds(sun), moon: toMicroArcseconds(moon) };
    },
    angle: (limb, ut) => combine(limb, sidereal(ut)),
    end: (limb, number, at) => boundary(limb, number, Math.floor(at / CELL), 1),
    start: (limb, number, at) => boundary(limb, number - 1, Math.floor(at / CELL), -1),
  };
}

/** An ephemeris as the pañcāṅga sees it, and the limbs in it. */
export interface PanchangSky {
  readonly ephemeris: Ephemeris;
  readonly limbs: LimbSky;
}

const skies = new WeakMap<Ephemeris, PanchangSky>();

/**
 * Returns the sky of the pañcāṅga through an ephemeris, interpolated, since a day asks for Sun and Moon a hundred times. It is
 * kept as long as the ephemeris is, so that the next day at the next place finds the same pieces of it ready.
 */
export function skyOf(base: Ephemeris): PanchangSky {
  let sky = skies.get(base);
  if (sky === undefined) {
    const ephemeris = interpolated(base, { segments: SEGMENTS });
    sky = { ephemeris, limbs: limbSky(ephemeris) };
    skies.set(base, sky);
  }
  return sky;
}
