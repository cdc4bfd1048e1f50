import type { SettledConventions } from '../input/conventions.js';
import type { Body, Ephemeris } from '../sky/ephemeris.js';
import type { JdTt } from '../time/julian.js';
import type { AyanamsaReference, Dispute, Meta, MoonPlace, PositionKind, Source, TimeScale } from '../types.js';
import { AYANAMSA_NAMES } from '../types.js';
import { ayanamsaLabel, schoolOf } from '../zodiac/ayanamsas.js';
import { cite } from './sources.js';

export const STATED: readonly Body[] = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'TrueNode'];

/** Returns name and version of an ephemeris, and the errors that it states for the instants in use (Julian days, TT). */
function ephemerisInUse(ephemeris: Ephemeris, instants: readonly number[], bodies: readonly Body[]): string {
  const errors = bodies.flatMap((body) => {
    const greatest = Math.max(...instants.map((tt) => ephemeris.accuracy(body, tt)));
    // An atlas may hold some bodies only, and states nothing of the others.
    return Number.isNaN(greatest) ? [] : `${body === 'TrueNode' ? 'true node' : body} ${greatest}″`;
  });
  return `${ephemeris.name} ${ephemeris.version}; greatest error of longitude that it states here: ${errors.join(', ')}`;
}

const DELTA_T = 'delta T of Stephenson, Morrison & Hohenkerk 2016, observed values since 1955';
const CIVIL_TIME: Readonly<Record<TimeScale, string>> = {
  utc: `civil time is UTC since 1972: TT by the table of leap seconds, UT1 = TT - delta T; before, civil time is read as UT1 and TT = UT1 + delta T (${DELTA_T})`,
  ut1: `civil time is read as UT1; TT = UT1 + delta T (${DELTA_T})`,
};
const ZODIAC: Readonly<Record<AyanamsaReference, string>> = {
  consistent: 'sidereal: longitude on the mean equinox of date minus the mean ayanamsa',
  mean_from_true:
    'sidereal: longitude on the true equinox of date minus the mean ayanamsa, so that nutation is left in',
};
const PLACES: Readonly<Record<PositionKind, string>> = {
  apparent: 'geocentric and apparent (light-time, deflection and aberration included)',
  true: 'geocentric and geometric (where the bodies are at the instant itself: no light-time, deflection or aberration)',
};
const MOON: Readonly<Record<MoonPlace, string>> = {
  geocentric: '',
  topocentric: '; the Moon as seen from the place itself',
};

interface SkyInUse {
  readonly ephemeris: Ephemeris;
  readonly conventions: SettledConventions;
  readonly ayanamsa: NonNullable<Meta['ayanamsa']>;
}

export type Use = 'node' | 'year' | 'sunrise' | 'zodiac';

const OF_THE_ZODIAC: readonly (keyof SettledConventions)[] = [
  'positions',
  'star_place',
  'ayanamsa_reference',
  'moon',
  'ayanamsa',
];
const OF_SOME: readonly (keyof SettledConventions)[] = ['node', 'year', 'sunrise'];

/** Returns every convention of a call by its name, as text, so that the result can be repeated; and those that nothing was done with. */
function conventionTexts({ conventions }: SkyInUse, uses: readonly Use[]): Record<string, string> {
  const used: readonly string[] = uses;
  const unused = [...OF_THE_ZODIAC.filter(() => !used.includes('zodiac')), ...OF_SOME.filter((f) => !used.includes(f))];
  const texts: Record<string, string> = {};
  for (const [field, value] of Object.entries(conventions)) {
    texts[field] = typeof value === 'string' ? value : JSON.stringify(value);
  }
  if (unused.length > 0) texts.unused = unused.join(', ');
  return texts;
}

/**
 * Returns the conventions of an operation that looks at the Sun alone and at no zodiac.
 *
 * @param instants Julian days (TT) at which the sky was asked
 */
export function solarConventions(sky: SkyInUse, ...instants: readonly number[]): Record<string, string> {
  return {
    ...conventionTexts(sky, ['sunrise']),
    ephemeris: ephemerisInUse(sky.ephemeris, instants, ['Sun']),
    civil_time: CIVIL_TIME[sky.conventions.time_scale],
  };
}

function definitionOf({ ayanamsa, conventions }: SkyInUse): string {
  const school = schoolOf(ayanamsa);
  const given = conventions.ayanamsa;
  const label = ayanamsaLabel(ayanamsa);
  if (typeof given !== 'string') {
    return `${label}: ${given.value_degrees}° at ${typeof given.epoch === 'number' ? `Julian day ${given.epoch} (TT)` : `${given.epoch} 0h TT`}, moved by precession; the mean value is reported`;
  }
  const number = school?.swissNumber ?? AYANAMSA_NAMES.indexOf(given);
  const swiss = number < SWISS_NUMBERS ? `; Swiss Ephemeris no. ${number}` : '';
  const definition =
    school?.definition ??
    'value at J2000.0, general precession since and a cubic that follows the definition (docs/tables/ayanamsas.md)';
  return `${label}: ${definition}${swiss}; the mean value is reported`;
}

/** The first so many names are those of Swiss Ephemeris, in the order of its numbers. */
const SWISS_NUMBERS = 47;

/**
 * Returns the conventions that every operation with a zodiac rests on.
 *
 * @param uses what the operation has a use for beside the zodiac
 * @param instants Julian days (TT) at which the sky was asked
 */
export function skyConventions(
  sky: SkyInUse,
  uses: readonly Use[],
  ...instants: readonly number[]
): Record<string, string> {
  const { ephemeris, conventions } = sky;
  return {
    ...conventionTexts(sky, ['zodiac', ...uses]),
    zodiac: ZODIAC[conventions.ayanamsa_reference],
    ayanamsa_definition: definitionOf(sky),
    places: PLACES[conventions.positions] + MOON[conventions.moon],
    ephemeris: ephemerisInUse(ephemeris, instants, STATED),
    civil_time: CIVIL_TIME[conventions.time_scale],
    timezone:
      'IANA zone with historical offsets; a time that occurs twice is read as the first unless the other is asked for; one that is skipped is refused',
    rounding: 'longitudes are rounded once, to micro-arcseconds; what begins at a boundary owns it',
  };
}

export function chartConventions(sky: SkyInUse, tt: JdTt): Record<string, string> {
  return {
    ...skyConventions(sky, ['node'], tt),
    nodes: `${sky.conventions.node} lunar node for Rahu; Ketu exactly opposite; both retrograde while the node moves backwards`,
    house_system: 'whole-sign houses from the sign of the ascendant',
    degrees: 'cut, not rounded, at hundredths of an arcsecond',
  };
}

/** Returns where an ayanāṁśa comes from; nothing of one that the caller gave. */
function ayanamsaSources({ ayanamsa }: SkyInUse): Source[] {
  const school = schoolOf(ayanamsa);
  if (school !== undefined) return [school.source];
  if (ayanamsa === 'custom') return [];
  return [cite('swissAyanamsas', ayanamsa, 'definition and value; docs/tables/ayanamsas.md says who uses it')];
}

export function skySources(sky: SkyInUse): Source[] {
  return [
    ...ayanamsaSources(sky),
    cite('iau2006', 'eq. 39', 'general precession in longitude, which moves the ayanamsa'),
    cite('vondrak', 'eqs 8–13', 'precession of ecliptic and equator'),
    cite('nutation', 'table 1', 'nutation'),
    cite('deltaT', 'table S15 (2020)', 'difference of Terrestrial and Universal Time before 1955'),
  ];
}

export function ayanamsaDisputes({ ayanamsa }: SkyInUse): Dispute[] {
  const school = schoolOf(ayanamsa);
  return school === undefined ? [] : [school.dispute];
}
