import type { Ephemeris } from '../ephemeris.js';
import type { Tables } from './bodies.js';
import { GRAHA_ERRORS } from './errorsOfGrahas.js';
import { GRAHA_TABLES } from './grahas.js';
import { outerStates } from './outer.js';
import { analyticalWith } from './places.js';
import * as accuracy from './tables/accuracy.gen.js';
import { NEPTUNE } from './tables/neptune.gen.js';
import { PLUTO } from './tables/pluto.gen.js';
import { URANUS } from './tables/uranus.gen.js';

export const TABLES: Tables = /* @__PURE__ */ Object.assign(
  { outer: outerStates({ Uranus: URANUS, Neptune: NEPTUNE, Pluto: PLUTO }) },
  GRAHA_TABLES,
);

/**
 * The library's ephemeris: VSOP87B and ELP/MPP02 truncated for geocentric places, corrected by fits to JPL DE405 and DE441; Uranus, Neptune
 * and Pluto from an N-body integration of those. Years 1000 to 3000.
 */
export const analytical: Ephemeris = /* @__PURE__ */ analyticalWith(TABLES, {
  ...GRAHA_ERRORS,
  Uranus: accuracy.URANUS,
  Neptune: accuracy.NEPTUNE,
  Pluto: accuracy.PLUTO,
});
