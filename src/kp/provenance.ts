import type { ResolvedBirth } from '../cast/birth.js';
import { birthDisputes, clockConvention } from '../cast/birthWords.js';
import type { SkyContext } from '../cast/context.js';
import { type ChartAtHand, conventionDisputes } from '../cast/conventionWords.js';
import type { DayOfWeek } from '../cast/moment.js';
import { SUNRISE_DISPUTE, sunriseConventions, sunriseRule } from '../cast/sunrise.js';
import { yearText } from '../cast/years.js';
import { ayanamsaDisputes, skyConventions, skySources, type Use } from '../operation/provenance.js';
import { cite } from '../operation/sources.js';
import type { JdTt } from '../time/julian.js';
import type { Birth, Dispute, Provenance } from '../types.js';
import {
  KP_DISPUTES,
  KP_HORARY_DISPUTES,
  KP_HORARY_SOURCES,
  KP_LATTICE_SOURCES,
  KP_SIGNIFICATOR_SOURCES,
} from './tables/planets.js';

/** Keep in step with `test/oracle/kp.test.ts`. */
export const LATTICE_VERIFICATION =
  'the lattice against decimal arithmetic at all 19,683 boundaries of its levels, exact; all lords of the table published with VedicAstro';
const KP_CUSPS_VERIFICATION = `Swiss Ephemeris 2.10.03, 300 moments 1900–2050 at latitudes −60 to 66: cusps within 0.005″, planets within the error that the ephemeris states, star and sub lords equal but within that error of a boundary; ${LATTICE_VERIFICATION}`;
const KP_HORARY_VERIFICATION = `Swiss Ephemeris 2.10.03, cusps of 100 numbers 1900–2050 at latitudes −60 to 66 within 0.005″; number 140 of 2024-02-05 at Coimbatore as published with VedicAstro; ${LATTICE_VERIFICATION}`;

export const LATTICE = '243 sub-divisions plus the 6 sign cusps that split a sub = 249';
export const BOUNDARY =
  'half-open [start, end): the sub that begins owns the boundary; exact in integers of 1/36 arcsecond';

export function latticeConventions(
  sky: SkyContext,
  uses: readonly Use[],
  ...tts: readonly JdTt[]
): Record<string, string> {
  return {
    lattice: LATTICE,
    sub_lord_boundary: BOUNDARY,
    ...skyConventions(sky, uses, ...tts),
    nodes: `${sky.conventions.node} lunar node for Rahu; Ketu exactly opposite`,
  };
}

export function kpConventions(sky: SkyContext, uses: readonly Use[], tt: JdTt): Record<string, string> {
  return {
    ...latticeConventions(sky, uses, tt),
    houses: 'a house begins at its cusp and ends before the next; its owner is the lord of the sign on the cusp',
    latitude: 'geographic',
    significators:
      'A in the star of an occupant, B occupant, C in the star of the owner, D owner; the nine grahas only, the nodes without agency',
  };
}

export function kpCuspsProvenance(
  sky: SkyContext,
  birth: Birth,
  chart: ChartAtHand,
  resolved: ResolvedBirth,
): Provenance {
  return {
    method: 'Krishnamurti Paddhati cusp chart',
    conventions: {
      clock: clockConvention(resolved),
      ...kpConventions(sky, ['node'], resolved.instant.tt),
      cusps: 'Placidus from the apparent sidereal time of the place',
    },
    sources: [...KP_LATTICE_SOURCES, ...KP_SIGNIFICATOR_SOURCES, ...skySources(sky)],
    disputed: [
      ...KP_DISPUTES,
      ...ayanamsaDisputes(sky),
      ...conventionDisputes(sky, chart),
      ...birthDisputes(birth, resolved, sky),
    ],
    verified_against: KP_CUSPS_VERIFICATION,
  };
}

export function kpHoraryProvenance(
  sky: SkyContext,
  day: DayOfWeek,
  chart: ChartAtHand,
  disputed: readonly Dispute[],
): Provenance {
  const { sun_rises } = sunriseConventions(sunriseRule(sky.conventions.sunrise));
  return {
    method: 'Krishnamurti Paddhati horary chart by number',
    conventions: {
      ...kpConventions(sky, ['node', 'year', 'sunrise'], chart.instant.tt),
      ascendant: 'the commencement of the number’s division, an exact integer',
      cusps:
        'Placidus from the sidereal time whose ascendant is the horary ascendant; obliquity and ayanamsa of the moment',
      timezone:
        'the moment carries its own offset; place.timezone gives the civil day from whose sunrise the weekday counts',
      ruling_planets: 'lords of sign and star of the degree rising at the moment and of the Moon; lord of the day',
      day_lord: day.sunRises
        ? `weekday from sunrise (${sun_rises})`
        : `the Sun does not rise on ${day.civilDate} at this place: the civil weekday stands`,
      matter:
        'the matter given; else the house given, with itself and house 11 for it and the twelfth from each against it; else whole words of the question, case and diacritics ignored, endings allowed in the languages of South Asia; a keyword of several words counts two; ties to the earlier row; no keyword: house 11',
      significations: 'house of the star lord, house occupied, houses the star lord owns, houses owned',
      judgment:
        'houses for minus houses against, over sub, sub-sub and sub-sub-sub lord of the cusp of the matter; a retrograde sub lord or star lord and a sub lord that points the other way lower confidence one step each',
      radicality: 'early below 3° of the sign, late above 27°; cautions only',
      void_of_course:
        'no exact aspect of 0°, 60°, 90°, 120°, 180° with Sun, Mercury, Venus, Mars, Jupiter, Saturn before the Moon leaves its sidereal sign',
      dasha: `Vimshottari from the Moon at the moment, ${yearText(sky)}; sub-periods from the parent’s own lord; dates in UT`,
      timing:
        'first antara within 20 years whose dasha, bhukti and antara lords are all fruitful significators and ruling planets; failing that, all fruitful; failing that, the first fruitful running period',
    },
    sources: [
      ...KP_LATTICE_SOURCES,
      ...KP_SIGNIFICATOR_SOURCES,
      ...KP_HORARY_SOURCES,
      cite('bphs', '46.12–16', 'order and years of the Vimshottari dasha'),
      ...skySources(sky),
    ],
    disputed: [
      ...KP_DISPUTES,
      ...KP_HORARY_DISPUTES,
      ...ayanamsaDisputes(sky),
      ...conventionDisputes(sky, chart),
      SUNRISE_DISPUTE,
      ...disputed,
    ],
    verified_against: KP_HORARY_VERIFICATION,
  };
}
