import { almanacOf, checkRange, dayOf } from '../cast/almanac.js';
import type { SkyContext } from '../cast/context.js';
import { dayDisputes } from '../cast/conventionWords.js';
import type { Almanac, DayStart } from '../cast/day.js';
import { RISING_SOURCE, SUNRISE_DISPUTE, sunriseConventions } from '../cast/sunrise.js';
import { type Conventions, conventionsSchema } from '../input/conventions.js';
import { ayanamsaSchema, dateSchema, placeSchema, sunriseSchema } from '../input/schemas.js';
import { ayanamsaDisputes, skyConventions, skySources, solarConventions } from '../operation/provenance.js';
import { ttFromUt } from '../time/deltaT.js';
import type { Ayanamsa, Dispute, Place, Source, SunriseDefinition } from '../types.js';
import { type DayParts, dayParts } from './vedicDay.js';

/** The input of every operation on the parts of a day. */
export interface MuhurtaInput {
  /** `YYYY-MM-DD`, the civil date whose sunrise opens the day. */
  readonly date: string;
  /** The place of observance. */
  readonly place: Place;
  /** School of ayanāṁśa; `lahiri` by default. `conventions.ayanamsa` takes others. */
  readonly ayanamsa?: Ayanamsa | undefined;
  /** Definition of sunrise; `upper_limb` by default. */
  readonly sunrise?: SunriseDefinition | undefined;
  /** How to compute where programs differ. */
  readonly conventions?: Conventions | undefined;
}

/** @internal */
export const dayFields = () => ({
  date: dateSchema(),
  place: placeSchema(),
  ayanamsa: ayanamsaSchema(),
  sunrise: sunriseSchema(),
  conventions: conventionsSchema(),
});

export const EXAMPLE = {
  date: '2025-11-22',
  place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
} as const;

export interface Observed {
  readonly almanac: Almanac;
  readonly start: DayStart;
  readonly parts: DayParts;
}

/** @throws {SiddhantaError} `date_out_of_range` outside the ephemeris; `nonexistent_time` for a date that the clocks of the zone skipped */
export function observe({ date, place }: Pick<MuhurtaInput, 'date' | 'place'>, sky: SkyContext): Observed {
  checkRange(date, sky.ephemeris, 'date');
  const almanac = almanacOf(place, sky);
  const start = dayOf(almanac, date, place);
  return { almanac, start, parts: dayParts(almanac, start) };
}

export function dayConventions(
  sky: SkyContext,
  { almanac, start }: Pick<Observed, 'almanac' | 'start'>,
  zodiac: boolean,
): Record<string, string> {
  const tt = ttFromUt(start.reference);
  return {
    ...sunriseConventions(almanac.rule),
    no_sunrise:
      'where the Sun does not rise on the date, or does not set before the next sunrise, what is a part of the day or the night is null or left out',
    sea_level: 'no dip of the horizon; refraction fixed, no model of the atmosphere',
    ...(zodiac ? skyConventions(sky, ['sunrise'], tt) : solarConventions(sky, tt)),
    timezone: 'IANA zone with historical offsets; every time is shown with the offset in force at that instant',
    rounding: 'instants are rounded once, to whole seconds; a window is half-open',
  };
}

export const daySources = (sky: SkyContext, zodiac: boolean): Source[] => [
  RISING_SOURCE,
  ...(zodiac ? skySources(sky) : []),
];

export const disputesOfDay = (
  sky: SkyContext,
  { start }: Pick<Observed, 'start'>,
  place: Place,
  zodiac: boolean,
): Dispute[] => [
  SUNRISE_DISPUTE,
  ...(zodiac ? [...dayDisputes(sky, start.reference, place), ...ayanamsaDisputes(sky)] : []),
];
