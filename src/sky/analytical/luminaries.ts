import type { Ephemeris } from '../ephemeris.js';
import { GRAHA_ERRORS } from './errorsOfGrahas.js';
import { analyticalWith } from './places.js';
import { EARTH } from './tables/earth.gen.js';
import { MOON } from './tables/moon.gen.js';

export const luminaries: Ephemeris = /* @__PURE__ */ analyticalWith({ Earth: EARTH, Moon: MOON }, GRAHA_ERRORS);
