import type { MicroArcseconds } from '../math/angle.js';
import { at } from '../math/at.js';
import { instantFromUt } from '../sky/instant.js';
import { weekday } from '../time/calendar.js';
import { DAY_SECONDS, type JdUt } from '../time/julian.js';
import type { Dispute, LocalInstant } from '../types.js';
import { VARAS } from '../zodiac/limbNames.js';
import { almanacOf } from './almanac.js';
import type { ZoneClock } from './clock.js';
import { ascendantAt, orientationAt } from './cusps.js';
import { placementAt } from './grahas.js';
import { isoOn } from './iso.js';
import type { NatalSky } from './natal.js';
import { type SolarDay, solarDayAt } from './solarDay.js';
import { SUNRISE_DISPUTE, sunriseConventions, sunriseRule } from './sunrise.js';

export interface BirthDay {
  readonly day: SolarDay;
  readonly clock: ZoneClock;
  /** Whole microseconds since the sunrise that began the day. */
  readonly microseconds: number;
  /** Of the civil date of that sunrise: 0 (Sunday) … 6. */
  readonly weekday: number;
}

export function birthDayOf({ place, sky, instant }: NatalSky): BirthDay {
  const almanac = almanacOf(place, sky);
  const day = solarDayAt(almanac, instant.ut);
  return {
    day,
    clock: almanac.clock,
    microseconds: Math.round((instant.ut - day.start.reference) * DAY_SECONDS * 1_000_000),
    weekday: weekday(day.start.days),
  };
}

/** By the ayanāṁśa of the instant when the day began. */
export function sunAtDawn({ place, sky }: NatalSky, { day }: BirthDay): MicroArcseconds {
  return placementAt(sky, instantFromUt(day.start.reference), place, 'Sun').longitude;
}

/** @throws {SiddhantaError} `undefined_at_latitude` where no point of the ecliptic rises then */
export function risingOn({ place, sky }: NatalSky, ut: JdUt): MicroArcseconds {
  const instant = instantFromUt(ut);
  return ascendantAt(instant, place, orientationAt(instant, sky.zodiac), 'birth.place.latitude');
}

export function weekdayName({ weekday }: BirthDay): (typeof VARAS)[number]['name'] {
  return at(VARAS, weekday).name;
}

export function onClock({ clock }: BirthDay, ut: JdUt): LocalInstant {
  return isoOn(clock, ut);
}

/** Says what replaced a missing rising or setting; `null` where nothing did. */
export function dayNote({ day: { assumed } }: BirthDay): string | null {
  if (assumed.length === 0) return null;
  const names = assumed.map((event) => event.replaceAll('_', ' ')).join(', ');
  return `No rising or setting of the Sun makes ${names}: 6 h and 18 h of apparent solar time stand in.`;
}

/** For provenance. */
export function dayConventions({ sky }: NatalSky): Record<string, string> {
  return {
    ...sunriseConventions(sunriseRule(sky.conventions.sunrise)),
    birth_day: 'from the last sunrise at or before the birth; the weekday is that of its civil date, at night, too',
  };
}

export const DAY_DISPUTE: Dispute = SUNRISE_DISPUTE;
