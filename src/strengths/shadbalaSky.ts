import { almanacOf } from '../cast/almanac.js';
import { refuseUncertainty } from '../cast/birth.js';
import type { ZoneClock } from '../cast/clock.js';
import type { SkyContext } from '../cast/context.js';
import { orientationAt } from '../cast/cusps.js';
import { midheavenAt, sunSinceMidnight } from '../cast/meridian.js';
import { type NatalSky, natalSky } from '../cast/natal.js';
import { type SolarDay, solarDayAt } from '../cast/solarDay.js';
import { julianCenturies } from '../time/julian.js';
import { EPOCH_DAY_NUMBER } from '../time/julianCalendar.js';
import type { Birth } from '../types.js';
import { type BirthAtHand, longitudesOf } from './input.js';
import { intervalOf, meansOf1900, meansOfDate } from './rules/cheshta.js';
import { aharganaOf, periodLords, tribhagaLord } from './rules/periods.js';
import type { ShadbalaSky } from './rules/shadbalaSky.js';
import type { ShadbalaChoices } from './tables/shadbalaChoices.js';

export interface StrengthSky extends ShadbalaSky {
  readonly chart: NatalSky;
  readonly clock: ZoneClock;
  readonly day: SolarDay;
  readonly julianDayNumber: number;
  readonly ahargana: number;
  /** Equal hours since sunrise, the current one included. */
  readonly horaNumber: number;
  /** Days since the epoch of the mean longitudes of 1900. */
  readonly interval: number;
}

/** @throws {SiddhantaError} `undefined_at_latitude` where no point of the ecliptic rises; `invalid_value` for `birth.uncertainty_minutes` */
export function strengthSky(birth: Birth, sky: SkyContext, choices: ShadbalaChoices): StrengthSky {
  refuseUncertainty(birth, 'birth');
  const chart = natalSky(birth, sky);
  const { instant, place, ascendant, resolved } = chart;
  const orientation = orientationAt(instant, sky.zodiac);
  const almanac = almanacOf(place, sky);
  const day = solarDayAt(almanac, instant.ut);
  const julianDayNumber = day.start.days + EPOCH_DAY_NUMBER;
  const ahargana = aharganaOf(julianDayNumber);
  const hour = Math.floor(day.hours);
  const interval = intervalOf(instant.ut, choices.cheshta_interval, {
    offsetHours: resolved.offsetSeconds / 3600,
    longitude: place.longitude,
  });
  return {
    chart,
    clock: almanac.clock,
    day,
    julianDayNumber,
    ahargana,
    horaNumber: hour + 1,
    interval,
    longitudes: longitudesOf(chart.grahas),
    ascendant,
    midheaven: midheavenAt(instant, place.longitude, orientation),
    ayanamsa: orientation.ayanamsa,
    sinceMidnight: sunSinceMidnight(instant, place.longitude, sky.ephemeris),
    means:
      choices.cheshta_means === 'modern'
        ? meansOfDate(julianCenturies(instant.tt), orientation.ayanamsa)
        : meansOf1900(interval, Number(resolved.gregorianDate.slice(0, 4))),
    lords: periodLords(ahargana, hour),
    tribhaga: tribhagaLord(day.half, day.part),
  };
}

export function atHand({ chart, longitudes }: StrengthSky): BirthAtHand {
  const { resolved, grahas, ascendant } = chart;
  return { resolved, grahas, ascendant, longitudes };
}
