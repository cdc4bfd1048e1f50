import type { Work } from '../operation/work.js';
import type { Birth } from '../types.js';
import type { Convened } from './conventions.js';
import { settle } from './conventions.js';
import type { MovingPlanet } from './movers.js';

/** In a year. */
interface Pace {
  /** Milliseconds without its events. */
  readonly ms: number;
  /** Passages of one degree, loops counted. */
  readonly passes: number;
  /** Stations. */
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

/** Nodes as in the conventions of the input. */
export function paceOf(planet: MovingPlanet, input: Convened): Pace {
  if (planet !== 'Rahu' && planet !== 'Ketu') return PACES[planet];
  return settle(input).node === 'true' ? TRUE_NODE : MEAN_NODE;
}

/** Milliseconds to find and describe a crossing of a planet that is already followed. */
export const CROSSING_MS = 0.034;

export interface Following {
  /** Crossings included. */
  readonly ms: number;
  readonly crossings: number;
}

/**
 * The second node comes with the first.
 *
 * @param days for which a planet is followed
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

/** Degrees, and the share of the ascendant's changes left for each degree towards the pole. */
const POLAR = 66;
const LEFT_PER_DEGREE = 0.031;

/** Within the polar circles a part of the zodiac never rises, so the ascendant changes less often. */
function polarShare(latitude: number): number {
  const toPole = 90 - Math.abs(latitude);
  return toPole > 90 - POLAR ? 1 : Math.max(0.05, LEFT_PER_DEGREE * toPole);
}

/**
 * Each part of an uncertain chart changes in every so many minutes.
 *
 * @param divisions parts of a sign
 */
export function chartWork({ uncertainty_minutes: minutes = 0, place }: Birth, divisions: number): Work {
  const parts = minutes * divisions * polarShare(place.latitude);
  return { ms: (minutes > 0 ? 4 : 1) + 0.03 * minutes + 0.008 * parts, bytes: 2500 + 42 * parts, ...SHORTER };
}

export const SHORTER = { field: 'birth.uncertainty_minutes', advice: 'Give fewer minutes.' } as const;
