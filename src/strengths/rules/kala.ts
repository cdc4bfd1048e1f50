import type { MicroArcseconds } from '../../math/angle.js';
import { recordOf } from '../../math/recordOf.js';
import type { SignLord } from '../../zodiac/lords.js';
import type { MoonRule } from '../../zodiac/nature.js';
import { DIURNAL, LORD_VIRUPAS, PERIODS } from '../tables/shadbala.js';
import type { ShadbalaChoices } from '../tables/shadbalaChoices.js';
import { ahead, fold } from './arcs.js';
import { ayanaBala } from './ayana.js';
import { equalNadir } from './dig.js';
import type { PeriodLords, ShadbalaSky } from './shadbalaSky.js';

/** Without wars; virūpas. */
export interface KalaBala extends Readonly<Record<(typeof PERIODS)[number], number>> {
  readonly nathonnatha: number;
  readonly paksha: number;
  readonly tribhaga: number;
  readonly ayana: number;
}

export function sinceMidnight(sky: ShadbalaSky, by: ShadbalaChoices['nathonnatha']): number {
  return by === 'apparent_time' ? sky.sinceMidnight : ahead(sky.longitudes.Sun, equalNadir(sky.ascendant));
}

/** Virūpas of day or night: 0 at midnight and 60 at noon for planets of the day. BPHS 27.8–9. */
export function nathonnatha(planet: SignLord, degreesSinceMidnight: number): number {
  const day = fold(degreesSinceMidnight) / 3;
  const half = DIURNAL[planet];
  if (half === 'both') return 60;
  return half === 'day' ? day : 60 - day;
}

/**
 * Virūpas of the fortnight: a third of the arc from Sun to Moon for benefics, the rest of 60 for malefics; doubled for the Moon. Where she
 * is benefic while waxing, hers is the benefic value at every phase, as books have it. BPHS 27.10–11.
 */
export function paksha(planet: SignLord, elongation: number, isBenefic: boolean, moonRule: MoonRule): number {
  const light = fold(elongation) / 3;
  if (planet !== 'Moon') return isBenefic ? light : 60 - light;
  return 2 * (isBenefic || moonRule === 'waxing' ? light : 60 - light);
}

export function lordships(planet: SignLord, lords: PeriodLords): Record<(typeof PERIODS)[number], number> {
  return recordOf(PERIODS, (period) => (lords[period] === planet ? LORD_VIRUPAS[period] : 0));
}

export function elongationOf(longitudes: Readonly<Record<'Sun' | 'Moon', MicroArcseconds>>): number {
  return ahead(longitudes.Moon, longitudes.Sun);
}

export function kalaBala(
  planet: SignLord,
  sky: ShadbalaSky,
  choices: ShadbalaChoices,
  { isBenefic, declination }: { readonly isBenefic: boolean; readonly declination: number },
): KalaBala {
  return {
    nathonnatha: nathonnatha(planet, sinceMidnight(sky, choices.nathonnatha)),
    paksha: paksha(planet, elongationOf(sky.longitudes), isBenefic, choices.moon_rule),
    tribhaga: planet === 'Jupiter' || planet === sky.tribhaga ? 60 : 0,
    ...lordships(planet, sky.lords),
    ayana: ayanaBala(planet, declination, choices.ayana),
  };
}
