import type { Ephemeris } from '../cast/birth.js';
import type { DayOfWeek } from '../cast/moment.js';
import type { SunriseRule } from '../cast/sunrise.js';
import { SIDEREAL_YEAR_DAYS } from '../dashas/tables/vimshottari.js';
import { chartDisputes, skyConventions, skySources } from '../operation/provenance.js';
import { cite } from '../operation/sources.js';
import type { JdTt } from '../time/julian.js';
import type { NodeKind, Provenance } from '../types.js';
import {
  KP_DISPUTES,
  KP_HORARY_DISPUTES,
  KP_HORARY_SOURCES,
  KP_LATTICE_SOURCES,
  KP_SIGNIFICATOR_SOURCES,
} from './tables/planets.js';

/** What the project’s own tests show; kept in step with `test/oracle/kp.test.ts`. */
const LATTICE_VERIFICATION =
  'the lattice against decimal arithmetic at all 19,683 boundaries of its levels, exact; all lords of the table published with VedicAstro';
const KP_CUSPS_VERIFICATION = `Swiss Ephemeris 2.10.03, 300 moments 1900–2050 at latitudes −60 to 66: cusps within 0.005″, planets within the error that the ephemeris states, star and sub lords equal but within that error of a boundary; ${LATTICE_VERIFICATION}`;
const KP_HORARY_VERIFICATION = `Swiss Ephemeris 2.10.03, cusps of 100 numbers 1900–2050 at latitudes −60 to 66 within 0.005″; number 140 of 2024-02-05 at Coimbatore as published with VedicAstro; ${LATTICE_VERIFICATION}`;

const LATTICE = '243 sub-divisions plus the 6 sign cusps that split a sub = 249';
const BOUNDARY = 'half-open [start, end): the sub that begins owns the boundary; exact in integers of 1/36 arcsecond';

function common(node: NodeKind, ephemeris: Ephemeris, tt: JdTt): Record<string, string> {
  return {
    lattice: LATTICE,
    sub_lord_boundary: BOUNDARY,
    ...skyConventions('kp', ephemeris, tt),
    node: `${node} lunar node for Rahu; Ketu exactly opposite`,
    houses: 'a house begins at its cusp and ends before the next; its owner is the lord of the sign on the cusp',
    latitude: 'geographic',
    significators:
      'A in the star of an occupant, B occupant, C in the star of the owner, D owner; the nine grahas only, the nodes without agency',
  };
}

/** Returns where a cusp chart comes from; `tt` is its instant, Julian day TT. */
export function kpCuspsProvenance(node: NodeKind, ephemeris: Ephemeris, tt: JdTt): Provenance {
  return {
    method: 'Krishnamurti Paddhati cusp chart',
    conventions: { ...common(node, ephemeris, tt), cusps: 'Placidus from the apparent sidereal time of the place' },
    sources: [...KP_LATTICE_SOURCES, ...KP_SIGNIFICATOR_SOURCES, ...skySources('kp')],
    disputed: [...KP_DISPUTES, ...chartDisputes('kp')],
    verified_against: KP_CUSPS_VERIFICATION,
  };
}

/** Returns where a horary judgment comes from; `tt` is its moment, Julian day TT. */
export function kpHoraryProvenance(
  node: NodeKind,
  rule: SunriseRule,
  day: DayOfWeek,
  ephemeris: Ephemeris,
  tt: JdTt,
): Provenance {
  const sunrise =
    rule === 'upper_limb'
      ? 'upper limb with refraction, centre of the Sun 50′ below the horizon'
      : 'centre of the disc, without refraction';
  return {
    method: 'Krishnamurti Paddhati horary chart by number',
    conventions: {
      ...common(node, ephemeris, tt),
      ascendant: 'the commencement of the number’s division, an exact integer',
      cusps:
        'Placidus from the sidereal time whose ascendant is the horary ascendant; obliquity and ayanamsa of the moment',
      timezone:
        'the moment carries its own offset; place.timezone gives the civil day from whose sunrise the weekday counts',
      ruling_planets: 'lords of sign and star of the degree rising at the moment and of the Moon; lord of the day',
      day_lord: day.sunRises
        ? `weekday from sunrise (${sunrise})`
        : `the Sun does not rise on ${day.civilDate} at this place: the civil weekday stands`,
      matter:
        'whole words of the question, case and diacritics ignored, English and Hindi; a keyword of several words counts two; ties to the earlier row; no keyword: house 11',
      significations: 'house of the star lord, house occupied, houses the star lord owns, houses owned',
      judgment:
        'houses for minus houses against, over sub, sub-sub and sub-sub-sub lord of the cusp of the matter; a retrograde sub lord or star lord and a sub lord that points the other way lower confidence one step each',
      radicality: 'early below 3° of the sign, late above 27°; cautions only',
      void_of_course:
        'no exact aspect of 0°, 60°, 90°, 120°, 180° with Sun, Mercury, Venus, Mars, Jupiter, Saturn before the Moon leaves its sidereal sign',
      dasha: `Vimshottari from the Moon at the moment, sidereal year of ${SIDEREAL_YEAR_DAYS} days; sub-periods from the parent’s own lord; dates in UT`,
      timing:
        'first antara within 20 years whose dasha, bhukti and antara lords are all fruitful significators and ruling planets; failing that, all fruitful; failing that, the first fruitful running period',
    },
    sources: [
      ...KP_LATTICE_SOURCES,
      ...KP_SIGNIFICATOR_SOURCES,
      ...KP_HORARY_SOURCES,
      cite('bphs', '46.12–16', 'order and years of the Vimshottari dasha'),
      ...skySources('kp'),
    ],
    disputed: [...KP_DISPUTES, ...KP_HORARY_DISPUTES, ...chartDisputes('kp')],
    verified_against: KP_HORARY_VERIFICATION,
  };
}
