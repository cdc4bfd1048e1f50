import type { Ephemeris } from './ephemeris.js';

/** Ephemerides that are polynomials already: interpolating them again would only add error. */
const smooth = /* @__PURE__ */ new WeakSet<Ephemeris>();

export function markSmooth<Marked extends Ephemeris>(ephemeris: Marked): Marked {
  smooth.add(ephemeris);
  return ephemeris;
}

export const isSmooth = (ephemeris: Ephemeris): boolean => smooth.has(ephemeris);
