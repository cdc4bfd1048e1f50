import { isoOn } from '../cast/iso.js';
import { toMicroArcseconds } from '../math/angle.js';
import { at } from '../math/at.js';
import { recordOf } from '../math/recordOf.js';
import type { SignLord } from '../zodiac/lords.js';
import { SIGN_LORDS } from '../zodiac/lords.js';
import { SIGNS } from '../zodiac/names.js';
import { type EclipticDegrees, sixDecimals } from '../zodiac/position.js';
import { elongationOf, sinceMidnight } from './rules/kala.js';
import { type PlanetStrength, requirementsOf, type Strengths } from './rules/shadbala.js';
import { SAPTAVARGA, type VargaStanding } from './rules/sthana.js';
import type { PlanetShadbala, SaptavargajaRow, ShadbalaData, ShadbalaSkyTold } from './shadbalaResult.js';
import type { StrengthSky } from './shadbalaSky.js';
import { RUPA } from './tables/shadbala.js';
import type { ShadbalaChoices, ShadbalaRules } from './tables/shadbalaChoices.js';

export function rounded(value: number, decimals: 4 | 6 = 4): number {
  const scale = 10 ** decimals;
  // Adding 0 turns −0 into 0.
  return Math.round(value * scale) / scale + 0;
}

/** Truncated, so that none reads 360. */
const toDegrees = (degrees: number): EclipticDegrees => sixDecimals(toMicroArcseconds(degrees));

const orNull = (value: number | null): number | null => (value === null ? null : rounded(value, 6));

function roundedAll<Field extends string>(record: Readonly<Record<Field, number>>): Record<Field, number> {
  return Object.fromEntries(
    Object.entries(record).map(([field, value]) => [field, rounded(value as number)]),
  ) as Record<Field, number>;
}

const rowOf = ({ sign, lord, dignity, virupas }: VargaStanding): SaptavargajaRow => ({
  sign: at(SIGNS, sign).name,
  lord,
  dignity,
  virupas: rounded(virupas),
});

function planetData(planet: SignLord, strength: PlanetStrength, sky: StrengthSky): PlanetShadbala {
  const { sthana, dig, kala, cheshta, drik, total, required } = strength;
  const { uccha, saptavargaja, ojayugma, kendradi, drekkana } = sthana;
  return {
    inputs: {
      longitude: sixDecimals(sky.longitudes[planet]),
      tropical_longitude: toDegrees(strength.tropical),
      kranti: rounded(strength.kranti, 6),
      debilitation_arc: rounded(sthana.arc, 6),
    },
    sthana: {
      uccha: rounded(uccha),
      saptavargaja: {
        total: rounded(saptavargaja.total),
        ...recordOf(SAPTAVARGA, (varga) => rowOf(saptavargaja[varga])),
      },
      ...roundedAll({ ojayugma, kendradi, drekkana, total: sthana.total }),
    },
    dig: { zero: toDegrees(dig.zero), arc: rounded(dig.arc, 6), total: rounded(dig.total) },
    kala: roundedAll(kala),
    cheshta: {
      mean_longitude: orNull(cheshta.mean_longitude),
      seeghrocha: orNull(cheshta.seeghrocha),
      kendra: orNull(cheshta.kendra),
      total: rounded(cheshta.total),
    },
    naisargika: rounded(strength.naisargika),
    drik: { total: rounded(drik.total), aspects: roundedAll(drik.aspects as Record<string, number>) },
    total: rounded(total),
    rupas: rounded(total / RUPA),
    required_rupas: required / RUPA,
    ratio: rounded(strength.ratio),
    rank: strength.rank,
    requirements: requirementsOf(planet, strength),
    cheshta_for_phala: rounded(strength.cheshtaForPhala),
    ishta_phala: rounded(strength.ishta),
    kashta_phala: rounded(strength.kashta),
  };
}

function describeSky(sky: StrengthSky, choices: ShadbalaChoices): ShadbalaSkyTold {
  const { day, clock } = sky;
  return {
    ascendant: sixDecimals(sky.ascendant),
    midheaven: sixDecimals(sky.midheaven),
    elongation: toDegrees(elongationOf(sky.longitudes)),
    since_midnight: toDegrees(sinceMidnight(sky, choices.nathonnatha)),
    sunrise: isoOn(clock, day.start.reference),
    sunset: isoOn(clock, day.sunset),
    next_sunrise: isoOn(clock, day.end),
    assumed: day.assumed,
    julian_day_number: sky.julianDayNumber,
    ahargana: sky.ahargana,
    days_since_1900: choices.cheshta_means === 'modern' ? null : rounded(sky.interval, 6),
  };
}

export function shadbalaData(
  { rules, choices }: { readonly rules: ShadbalaRules; readonly choices: ShadbalaChoices },
  sky: StrengthSky,
  { planets, benefics, wars }: Strengths,
): ShadbalaData {
  return {
    rules,
    choices,
    sky: describeSky(sky, choices),
    planets: recordOf(SIGN_LORDS, (planet) => planetData(planet, planets[planet], sky)),
    lords: sky.lords,
    hora_number: sky.horaNumber,
    tribhaga_lord: sky.tribhaga,
    benefics,
    wars: wars.map((war) => ({ ...war, separation: rounded(war.separation, 6), virupas: rounded(war.virupas) })),
    day_birth: sky.day.half === 'day',
  };
}
