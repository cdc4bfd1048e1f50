import type { SkyContext } from '../cast/context.js';
import { zodiacDisputes } from '../cast/conventionWords.js';
import { RISING_SOURCE } from '../cast/sunrise.js';
import { ayanamsaDisputes, skyConventions, skySources, type Use } from '../operation/provenance.js';
import { instantFromTt } from '../sky/instant.js';
import { deltaTUncertainty } from '../time/deltaT.js';
import type { Dispute, Provenance, Source } from '../types.js';
import type { CentralMagnitude, EclipseSpan } from './input.js';
import type { MoonRadius } from './radii.js';
import type { ShadowRule } from './rules/lunarShadow.js';
import { ECLIPSE_SOURCES, MOON_RADIUS_RATIOS, SHADOWS } from './tables/constants.js';

const mean = MOON_RADIUS_RATIOS.mean;
const umbral = MOON_RADIUS_RATIOS.umbral;

const RADII: Readonly<Record<MoonRadius, string>> = {
  one: `${mean} radii of the Earth for all contacts, magnitudes and types (IAU 1982)`,
  two: `${mean} radii of the Earth for the penumbra, ${umbral} for the umbra: inner contacts, types, and what is told of the discs while one lies within the other`,
};

const danjon = SHADOWS.danjon;
const chauvenet = SHADOWS.chauvenet;
const SHADOW_WORDS: Readonly<Record<ShadowRule, string>> = {
  danjon: `Danjon: radii from ${danjon.parallax} times the Moon's parallax`,
  chauvenet: `Chauvenet: ${chauvenet.parallax} times the Moon's parallax, the whole radii enlarged ${chauvenet.whole} times`,
};

const MAGNITUDES: Readonly<Record<CentralMagnitude, string>> = {
  diameter: "of a solar eclipse the share of the Sun's diameter that is covered, also when it is total",
  ratio:
    "of a solar eclipse the share of the Sun's diameter that is covered; while one disc lies within the other the ratio of the diameters",
};

/** Shown by test/oracle/eclipses*.test.ts. */
const VERIFICATION =
  "NASA's canons (27 lunar and 29 solar eclipses, 1990 to 2047): greatest eclipse within 2 s, gamma within 0.0003, lunar magnitudes within 0.0005, durations within 0.2 min (1 min where a magnitude is below 0.01), every type and saros; the number of eclipses of each type in the twentieth and twenty-first centuries (with two radii of the Moon); types and central flags of 80 solar eclipses 2000 to 2050 by Swiss Ephemeris 2.10.03; local contacts of 67 solar eclipses at twelve places by Swiss Ephemeris within 4 s, 21 answers of the USNO within 8 s; 40 lunar eclipses within 3 s and 100 lunar visibilities";

export interface EclipseMethod {
  readonly method: string;
  readonly sky: SkyContext;
  readonly span: EclipseSpan;
  readonly uses: readonly Use[];
  readonly options: {
    readonly shadow: ShadowRule;
    readonly moon_radius: MoonRadius;
    readonly central_magnitude: CentralMagnitude;
  };
  readonly conventions: Readonly<Record<string, string>>;
  readonly sources?: readonly Source[];
  readonly disputed?: readonly Dispute[];
  readonly verifiedAgainst?: string;
}

export const LOCAL_CONVENTIONS: Readonly<Record<string, string>> = {
  dates: 'from and to are dates on the clocks of the place, both included; an eclipse has the date of its maximum',
  seen_from:
    'the place on the reference ellipsoid, with its elevation; no refraction and no profile of the limb enters contacts or magnitudes',
  horizon:
    "above_horizon, risings and settings: upper limb with refraction, the Sun's centre at -50' geocentric altitude, the Moon's at 0.7275 parallax - 34'; the horizon of the sea at any elevation",
  altitude: 'of the centre of the body, geocentric, without refraction; azimuth from north through east',
};

function disputes({ span: { from, to }, options }: EclipseMethod): Dispute[] {
  const seconds = Math.max(...[from, to].map((tt) => deltaTUncertainty(instantFromTt(tt).ut))).toFixed(2);
  return [
    {
      element: "E1 the Moon's radius",
      note: `One radius (0.2725076, IAU 1982) for all contacts, or a smaller one (0.272281) for the umbra as NASA's canons have it: total phases are some 4 s shorter with it, annular ones 5 s longer, more near the edge of the path; ratios of the discs are 0.0009 smaller, and 1927-01-03 and 1948-05-09 are annular instead of hybrid. Here: ${options.moon_radius}; the option moon_radius chooses. moon_sun_ratio of the list is always that of the canons.`,
    },
    {
      element: "E2 the Earth's shadow",
      note: `Danjon (NASA, France) or Chauvenet (older almanacs): with the latter umbral magnitudes are 0.004 to 0.006 larger, penumbral ones 0.025 to 0.026, and the umbra is reached 17 s earlier or more, half a minute on average (1950 to 2049). Here: ${options.shadow}; the option shadow chooses.`,
    },
    {
      element: 'E3 magnitude of a central eclipse',
      note: `The share of the Sun's diameter that is covered, or the ratio of the diameters, as NASA prints it. Here: ${options.central_magnitude}; the option central_magnitude chooses, and moon_sun_ratio has the ratio.`,
    },
    {
      element: 'E4 delta T',
      note: `Times by the clock move with what is known of the turning of the Earth: its standard error is up to ${seconds} s in this span. The USNO's predictions for 2023 to 2026 stand 3 to 7 s after ours for this reason alone.`,
    },
  ];
}

export const VISIBLE_DISPUTE: Dispute = {
  element: 'E6 magnitude at a place',
  note: 'magnitude is that of the maximum, seen or not; magnitude_visible (umbral_magnitude_visible) that of the greatest phase that is seen, which Drik Panchang prints.',
};

export function eclipseProvenance(of: EclipseMethod): Provenance {
  const { method, sky, span, uses, options, conventions, sources = [], disputed = [], verifiedAgainst } = of;
  const end = instantFromTt(span.to);
  return {
    method,
    conventions: {
      candidates: 'every new and full moon with the Moon within 1.6 degrees of the ecliptic is computed',
      moon_radius: RADII[options.moon_radius],
      shadow: SHADOW_WORDS[options.shadow],
      magnitude: MAGNITUDES[options.central_magnitude],
      ...conventions,
      ...skyConventions(sky, ['zodiac', ...uses], span.from, span.to),
      eclipse_places:
        'Sun and Moon of the eclipse itself are always apparent and geocentric, whatever the conventions say of longitudes',
      rounding:
        'instants are rounded once, to whole seconds; gamma, magnitudes, ratios and obscurations to four decimals, altitudes and azimuths to two; longitudes are cut at six',
    },
    sources: [...ECLIPSE_SOURCES, ...sources, RISING_SOURCE, ...skySources(sky)],
    disputed: [...disputes(of), ...disputed, ...ayanamsaDisputes(sky), ...zodiacDisputes(sky, end)],
    verified_against: verifiedAgainst === undefined ? VERIFICATION : `${VERIFICATION}; ${verifiedAgainst}`,
  };
}
