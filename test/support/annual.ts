import type { TajikaChart } from '../../src/annual/rules/chart.js';
import type { Moving, PairOptions } from '../../src/annual/rules/pairs.js';
import { byRank, type YogaChart } from '../../src/annual/rules/yogaChart.js';
import { type MicroArcseconds, toMicroArcseconds } from '../../src/math/angle.js';
import type { Birth } from '../../src/types.js';
import { SIGN_LORDS, type SignLord } from '../../src/zodiac/lords.js';
import { SIGNS } from '../../src/zodiac/names.js';

/** A birth as the cases tell it: by a zone, or by an offset and coordinates alone. */
export interface CaseBirth {
  readonly date: string;
  readonly time: string;
  readonly place?: Birth['place'];
  readonly utc_offset_hours?: number;
  readonly latitude?: number;
  readonly longitude?: number;
}

/** Returns a birth of a case. */
export function birthOf({ date, time, place, latitude = 0, longitude = 0 }: CaseBirth): Birth {
  // Every case with an offset but no place is of India, after 1945.
  return { date, time, place: place ?? { latitude, longitude, timezone: 'Asia/Kolkata' } };
}

/** A chart as the cases tell it. */
export interface CaseChart {
  readonly longitudes_deg?: Readonly<Record<string, number>>;
  readonly speeds_deg_per_day?: Readonly<Record<string, number>>;
  readonly ascendant_deg?: number;
  readonly ascendant?: string;
  readonly day?: boolean;
  readonly orb?: PairOptions['orb'];
  readonly neutral_aspects?: boolean;
}

/** Returns the number of a sign, 0 (Aries) … 11. */
export function signNumber(name: string): number {
  const number = SIGNS.findIndex((sign) => sign.name === name);
  if (number === -1) throw new Error(`no sign ${name}`);
  return number;
}

/** Returns the chart of a case that has all seven. */
export function chartOf({ longitudes_deg = {}, ascendant_deg = 0, day = true }: CaseChart): TajikaChart {
  const longitudes = Object.fromEntries(
    SIGN_LORDS.map((graha) => {
      const degrees = longitudes_deg[graha];
      if (degrees === undefined) throw new Error(`the case has no ${graha}`);
      return [graha, toMicroArcseconds(degrees)];
    }),
  ) as Record<SignLord, MicroArcseconds>;
  return { longitudes, ascendant: toMicroArcseconds(ascendant_deg), day };
}

/** Returns the chart of a case that has some of the seven with their motions, as the yogas read it. */
export function yogaChartOf(input: CaseChart): YogaChart {
  const { longitudes_deg = {}, speeds_deg_per_day = {}, ascendant, orb = 'mean', neutral_aspects = false } = input;
  const grahas = Object.entries(longitudes_deg).map(
    ([planet, degrees]): Moving => ({
      planet: planet as SignLord,
      longitude: toMicroArcseconds(degrees),
      speed: speeds_deg_per_day[planet] ?? Number.NaN,
    }),
  );
  return {
    grahas: byRank(grahas),
    lagna: ascendant === undefined ? null : signNumber(ascendant),
    vishwa: {},
    options: { orb, neutralAspects: neutral_aspects },
  };
}
