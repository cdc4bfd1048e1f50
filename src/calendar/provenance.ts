import type { SkyContext } from '../cast/context.js';
import { dayDisputes } from '../cast/conventionWords.js';
import { RISING_SOURCE, SUNRISE_DISPUTE, sunriseConventions, sunriseRule } from '../cast/sunrise.js';
import { ayanamsaDisputes, skyConventions, skySources } from '../operation/provenance.js';
import { cite } from '../operation/sources.js';
import { ttFromUt } from '../time/deltaT.js';
import type { JdUt } from '../time/julian.js';
import type { Dispute, Place, Provenance, Rule, Source } from '../types.js';
import { CALENDAR_SOURCES } from './tables/calendarRules.js';

/** Shown by test/oracle/calendar*.test.ts. */
const VERIFICATION =
  'Swiss Ephemeris 2.10.03: all 76 intercalary and 2 lost months of 1900 to 2100 by name, their new moons within 7 s (1.6 s from 1972 to 2030), 100 months of 2018 to 2030 and 88 sankrantis of 2020 to 2030 within 2 s, their dates by six rules; Drik Panchang: months, years, samvatsaras, seasons and solar days of four days; five months of PyJHora; first days of six intercalary months';

export interface CalendarMethod {
  readonly method: string;
  readonly sky: SkyContext;
  readonly place: Place;
  /** First and last instant of the sky, Julian days (UT). */
  readonly from: JdUt;
  readonly to: JdUt;
  readonly conventions: Readonly<Record<string, string>>;
  /** Before those of every calendar. */
  readonly sources?: readonly Source[];
  /** What the operation itself was held against, before the evidence of every calendar. */
  readonly verified?: string;
  readonly disputed: readonly Dispute[];
  readonly rules: Readonly<Record<string, Rule>>;
}

export function calendarProvenance(of: CalendarMethod): Provenance {
  const { method, sky, place, from, to, conventions, sources = [], verified, disputed, rules } = of;
  return {
    method,
    conventions: {
      new_moon: 'Sun and Moon at one longitude, as the conventions place them; no ayanamsa enters',
      sankranti: 'the Sun at a multiple of 30 degrees of the sidereal zodiac; what begins at a boundary owns it',
      ...conventions,
      ...sunriseConventions(sunriseRule(sky.conventions.sunrise)),
      no_sunrise:
        'where the Sun does not rise on a date, it begins at 6 h local apparent solar time (hour angle of the Sun -90 degrees); a date by a rule that asks for a sunrise or a sunset is null there',
      ...skyConventions(sky, ['sunrise'], ttFromUt(from), ttFromUt(to)),
      timezone: 'IANA zone with historical offsets; every time is shown with the offset in force at that instant',
      rounding: 'instants are rounded once, to whole seconds; margins to whole minutes',
    },
    sources: [
      ...sources,
      ...CALENDAR_SOURCES,
      cite('suryaSiddhanta', '2.66', 'tithi from the longitudes of Sun and Moon'),
      RISING_SOURCE,
      ...skySources(sky),
    ],
    disputed: [...disputed, SUNRISE_DISPUTE, ...dayDisputes(sky, from, place), ...ayanamsaDisputes(sky)],
    verified_against: verified === undefined ? VERIFICATION : `${verified}; ${VERIFICATION}`,
    rules,
  };
}
