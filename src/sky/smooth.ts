import type { Ephemeris } from './ephemeris.js';

/** Ephemerides that answer from polynomials already: to interpolate them again would only add to the error. */
const smooth = /* @__PURE__ */ new WeakSet<Ephemeris>();

/** Marks an ephemeris as one that answers from polynomials, and returns it. */
export function markSmooth<Marked extends Ephemeris>(ephemeris: Marked): Marked {
  smooth.add(ephemeris);
  return ephemeris;
}

/** Returns whether an ephemeris answers from polynomials. */
export const isSmooth = (ephemeris: Ephemeris): boolean => smooth.has(ephemeris);
