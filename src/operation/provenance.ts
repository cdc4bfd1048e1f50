import type { Body, Ephemeris } from '../sky/ephemeris.js';
import type { JdTt } from '../time/julian.js';
import type { Ayanamsa, Dispute, NodeKind, Source, TimeScale } from '../types.js';
import { AYANAMSA_SCHOOLS } from '../zodiac/ayanamsas.js';
import { cite } from './sources.js';

const STATED: readonly Body[] = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'TrueNode'];

/** Returns name and version of an ephemeris, and the errors that it states for the instants in use (Julian days, TT). */
function ephemerisInUse(ephemeris: Ephemeris, instants: readonly number[], bodies: readonly Body[]): string {
  const errors = bodies.map((body) => {
    const greatest = Math.max(...instants.map((tt) => ephemeris.accuracy(body, tt)));
    return `${body === 'TrueNode' ? 'true node' : body} ${greatest}″`;
  });
  return `${ephemeris.name} ${ephemeris.version}; greatest error of longitude that it states here: ${errors.join(', ')}`;
}

const DELTA_T = 'delta T of Stephenson, Morrison & Hohenkerk 2016, observed values since 1955';
const TIME_SCALES: Readonly<Record<TimeScale, string>> = {
  utc: `civil time is UTC since 1972: TT by the table of leap seconds, UT1 = TT - delta T; before, civil time is read as UT1 and TT = UT1 + delta T (${DELTA_T})`,
  ut1: `civil time is read as UT1; TT = UT1 + delta T (${DELTA_T})`,
};

/** The sky of a call, as its provenance tells it. */
interface SkyInUse {
  readonly ephemeris: Ephemeris;
  readonly timeScale: TimeScale;
}

/**
 * Returns the conventions of an operation that looks at the Sun alone and at no zodiac.
 *
 * @param instants Julian days (TT) at which the sky was asked
 */
export function solarConventions(
  { ephemeris, timeScale }: SkyInUse,
  ...instants: readonly number[]
): Record<string, string> {
  return { ephemeris: ephemerisInUse(ephemeris, instants, ['Sun']), time_scale: TIME_SCALES[timeScale] };
}

/**
 * Returns the conventions that every operation with a zodiac rests on.
 *
 * @param instants Julian days (TT) at which the sky was asked
 */
export function skyConventions(
  school: Ayanamsa,
  { ephemeris, timeScale }: SkyInUse,
  ...instants: readonly number[]
): Record<string, string> {
  const { name, swissNumber, definition } = AYANAMSA_SCHOOLS[school];
  return {
    zodiac: 'sidereal: longitude on the mean equinox of date minus the mean ayanamsa',
    ayanamsa: `${name}: ${definition}; Swiss Ephemeris no. ${swissNumber}; the mean value is reported`,
    positions: 'geocentric and apparent (light-time, deflection and aberration included)',
    ephemeris: ephemerisInUse(ephemeris, instants, STATED),
    time_scale: TIME_SCALES[timeScale],
    timezone:
      'IANA zone with historical offsets; a time that occurs twice is read as the first unless the other is asked for; one that is skipped is refused',
    rounding: 'longitudes are rounded once, to micro-arcseconds; what begins at a boundary owns it',
  };
}

/** Returns the conventions of a chart of the nine grahas. */
export function chartConventions(school: Ayanamsa, node: NodeKind, sky: SkyInUse, tt: JdTt): Record<string, string> {
  return {
    ...skyConventions(school, sky, tt),
    node: `${node} lunar node for Rahu; Ketu exactly opposite; both retrograde while the node moves backwards`,
    house_system: 'whole-sign houses from the sign of the ascendant',
    degrees: 'cut, not rounded, at hundredths of an arcsecond',
  };
}

/** Returns the sources of the sky under every chart. */
export function skySources(school: Ayanamsa): Source[] {
  return [
    AYANAMSA_SCHOOLS[school].source,
    cite('iau2006', 'eq. 39', 'general precession in longitude, which moves the ayanamsa'),
    cite('vondrak', 'eqs 8–13', 'precession of ecliptic and equator'),
    cite('nutation', 'table 1', 'nutation'),
    cite('deltaT', 'table S15 (2020)', 'difference of Terrestrial and Universal Time before 1955'),
  ];
}

/** Returns what is disputed under every chart. */
export function chartDisputes(school: Ayanamsa): Dispute[] {
  return [
    AYANAMSA_SCHOOLS[school].dispute,
    {
      element: 'apparent or geometric places',
      note: 'Apparent here, as seen: light-time, deflection and aberration included. Jagannatha Hora and PyJHora leave them out: their Sun stands 20.1″ to 20.8″ further, the Moon 0.7″ to 0.8″, Mercury −19.5″ to +60.5″ (1900–2100).',
    },
    {
      element: 'lunar node',
      note: 'True (osculating) or mean node: up to 1.981° apart. The true one is the default; the option node chooses.',
    },
  ];
}
