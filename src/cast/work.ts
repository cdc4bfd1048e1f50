import type { Work } from '../operation/work.js';
import type { Birth } from '../types.js';
import type { Convened } from './conventions.js';
import { settle } from './conventions.js';
import type { MovingPlanet } from './movers.js';

/** How a planet goes through the zodiac, in a year. */
interface Pace {
  /** Milliseconds to follow it, without what it meets. */
  readonly ms: number;
  /** How often it passes a degree, loops counted. */
  readonly passes: number;
  /** How often it turns about. */
  readonly turns: number;
}

const OUTER: Pace = { ms: 0.28, passes: 0.02, turns: 2 };
const TRUE_NODE: Pace = { ms: 7.5, passes: 0.075, turns: 52 };
const MEAN_NODE: Pace = { ms: 0.05, passes: 0.054, turns: 0 };

/** Measured by `npm run bench -- --only=work`. */
const PACES: Readonly<Record<Exclude<MovingPlanet, 'Rahu' | 'Ketu'>, Pace>> = {
  Sun: { ms: 0.35, passes: 1, turns: 0 },
  Moon: { ms: 4.5, passes: 13.4, turns: 0 },
  Mars: { ms: 0.42, passes: 0.6, turns: 0.94 },
  Mercury: { ms: 0.9, passes: 1.3, turns: 6.3 },
  Jupiter: { ms: 0.2, passes: 0.14, turns: 1.83 },
  Venus: { ms: 0.35, passes: 1.1, turns: 1.25 },
  Saturn: { ms: 0.25, passes: 0.07, turns: 1.93 },
  Uranus: OUTER,
  Neptune: OUTER,
  Pluto: OUTER,
};

/** Returns how a planet goes, of a node as the conventions of an input have it. */
export function paceOf(planet: MovingPlanet, input: Convened): Pace {
  if (planet !== 'Rahu' && planet !== 'Ketu') return PACES[planet];
  return settle(input).node === 'true' ? TRUE_NODE : MEAN_NODE;
}

/** Milliseconds to find a crossing, once a planet is followed, and to tell it. */
export const CROSSING_MS = 0.034;

/** What it takes to follow planets. */
export interface Following {
  /** Milliseconds, crossings included. */
  readonly ms: number;
  readonly crossings: number;
}

/**
 * Returns what it takes to follow planets over lines for some days; a node beside the other is followed with it.
 *
 * @param days days for which a planet is followed
 */
export function following(
  planets: readonly MovingPlanet[],
  input: Convened,
  lines: number,
  days: (planet: MovingPlanet) => number,
): Following {
  let [ms, crossings] = [0, 0];
  for (const planet of new Set(planets)) {
    const pace = paceOf(planet, input);
    const years = days(planet) / 365.25;
    const passed = years * pace.passes * lines;
    ms += (planet === 'Ketu' && planets.includes('Rahu') ? 0 : years * pace.ms) + passed * CROSSING_MS;
    crossings += passed;
  }
  return { ms, crossings };
}

/**
 * Returns the work of a chart whose time of birth may be wrong: each of its parts changes in every so many minutes.
 *
 * @param divisions parts of a sign of which it tells
 */
export function chartWork({ uncertainty_minutes: minutes = 0 }: Birth, divisions: number): Work {
  const parts = minutes * divisions;
  return { ms: (minutes > 0 ? 4 : 1) + 0.03 * minutes + 0.007 * parts, bytes: 2500 + 36 * parts, ...SHORTER };
}

/** What shortens the work of an uncertain birth. */
export const SHORTER = { field: 'birth.uncertainty_minutes', advice: 'Give fewer minutes.' } as const;
