import type { Ephemeris } from '../ephemeris.js';
import { GRAHA_ERRORS } from './errorsOfGrahas.js';
import { analyticalWith } from './places.js';
import { EARTH } from './tables/earth.gen.js';
import { JUPITER } from './tables/jupiter.gen.js';
import { MARS } from './tables/mars.gen.js';
import { MERCURY } from './tables/mercury.gen.js';
import { MOON } from './tables/moon.gen.js';
import { SATURN } from './tables/saturn.gen.js';
import { VENUS } from './tables/venus.gen.js';

export const GRAHA_TABLES = {
  Earth: EARTH,
  Moon: MOON,
  Mercury: MERCURY,
  Venus: VENUS,
  Mars: MARS,
  Jupiter: JUPITER,
  Saturn: SATURN,
} as const;

export const grahas: Ephemeris = /* @__PURE__ */ analyticalWith(GRAHA_TABLES, GRAHA_ERRORS);
