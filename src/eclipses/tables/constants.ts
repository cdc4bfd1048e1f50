import { MOON_RADIUS_RATIO } from '../../sky/constants.js';
import type { Source } from '../../types.js';

/**
 * Radius of the Moon over the equatorial radius of the Earth. `mean` is that of the IAU (1982): one for all contacts. `umbral` is the
 * smaller one that NASA's canons take for the umbra, since sunlight passes through the valleys of the Moon's limb.
 */
export const MOON_RADIUS_RATIOS = { mean: MOON_RADIUS_RATIO, umbral: 0.272281 } as const;

/** Distance of the shadow's axis from the centre of the Earth, in equatorial radii, beyond which it passes the Earth by. */
export const EARTH_EDGE = 0.9972;

/**
 * The Earth's shadow in which the Moon is eclipsed: what the Moon's parallax is multiplied by, and then the whole radius, since the air
 * makes the shadow larger than the Earth.
 */
export const SHADOWS = {
  danjon: { parallax: 1.01, whole: 1 },
  chauvenet: { parallax: 0.99834, whole: 1.02 },
} as const;

/** Degrees: where the Moon is further from the ecliptic at new or full moon there is no eclipse. */
export const LATITUDE_LIMIT = 1.6;

/** What the number of a saros is reckoned from, and the days from the mean new moon to the syzygy of the kind. */
export const SAROS = {
  solar: { first: 136, halfMonth: 0 },
  lunar: { first: 148, halfMonth: 14.765 },
} as const;

/** Praharas before the one that holds the beginning of the eclipse, at the beginning of which sūtaka begins. */
export const SUTAK_PRAHARAS = { solar: 4, lunar: 3, children: 1 } as const;

/** Hours before the beginning of the eclipse at which sūtaka begins by the other reckoning. */
export const SUTAK_HOURS = { solar: 12, lunar: 9, children: 3 } as const;

/** Magnitudes below which some texts have an eclipse not observed: of the Sun's diameter, of the Moon's. */
export const RITUAL_MINIMA = { solar: 1 / 12, lunar: 1 / 16 } as const;

/** Where the geometry and its constants come from. */
export const ECLIPSE_SOURCES: readonly Source[] = [
  {
    work: 'Explanatory Supplement to the Astronomical Almanac',
    locus: 'chapter on eclipses; from memory, confirmed by the figures below',
    note: 'shadow axis and cones, contacts, magnitude',
  },
  {
    work: 'Espenak & Meeus, Five Millennium Canon of Solar Eclipses (NASA/TP-2006-214141) and of Lunar Eclipses (NASA/TP-2009-214172)',
    locus: 'catalogue rows, as quoted in public source files',
    note: 'the radius 0.272281 of the Moon for the umbra; what times, gamma, magnitudes and durations were compared with',
  },
  {
    work: "Danjon 1951, L'Astronomie 65",
    locus: 'from memory, confirmed to 0.0003 in magnitude',
    note: "the Earth's shadow from 1.01 times the Moon's parallax",
  },
  {
    work: 'R. van Gent, Solar- and Lunar-Eclipse Predictions: saros and inex',
    locus: 'from memory, confirmed on 80 solar and 67 lunar eclipses',
    note: 'number of the saros series',
  },
];

/** Where the rules of observance come from. No classical verse was at hand. */
export const RITUAL_SOURCES: readonly Source[] = [
  {
    work: 'Zee News, quoting Drik Panchang',
    locus: '2018-01-31, 2022-11-02, 2025-09-07 (excerpts)',
    note: 'sūtaka of lunar eclipses in nine cities: whole praharas before the rising or contact; the rising of the eclipsed Moon is that of the centre of its disc',
  },
  {
    work: 'Inext Live and Spot News 18',
    locus: '2020-06-20 and June 2020 (excerpts)',
    note: 'sūtaka of the solar eclipse of 2020-06-21 at New Delhi',
  },
  {
    work: 'panchang-core, docs/TRADITIONAL_TEXT_SOURCES.md',
    locus: 'as quoted',
    note: 'sūtaka by hours, the least magnitudes that are observed',
  },
];

/** Days before and after the greatest phase between which it is found: 17 s. */
export const PHASE_REACH = 2e-4;
