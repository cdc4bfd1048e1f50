import { DEGREE, normalizeDegrees } from '../../math/angle.js';
import { recordOf } from '../../math/recordOf.js';
import { SIGN_LORDS, type SignLord } from '../../zodiac/lords.js';
import { naturalNatures } from '../../zodiac/nature.js';
import {
  NAISARGIKA_SEVENTHS,
  type OfPlanets,
  PERIODS,
  REQUIRED,
  REQUIRED_OF_PARTS,
  REQUIRED_PARTS,
  RUPA,
  STARS,
  type Star,
} from '../tables/shadbala.js';
import type { ShadbalaChoices } from '../tables/shadbalaChoices.js';
import { fold, sum } from './arcs.js';
import { kranti } from './ayana.js';
import { type CheshtaBala, cheshtaBala } from './cheshta.js';
import { type DigBala, digBala } from './dig.js';
import { type DrikBala, drikBala } from './drik.js';
import { elongationOf, type KalaBala, kalaBala } from './kala.js';
import type { ShadbalaSky } from './shadbalaSky.js';
import { type SthanaBala, sthanaBala } from './sthana.js';
import { type Yuddha, yuddhaBala, yuddhasOf } from './yuddha.js';

export interface PlanetStrength {
  /** Tropical longitude of the declination, degrees. */
  readonly tropical: number;
  /** Declination by the table, north positive: degrees, or parts of 90. */
  readonly kranti: number;
  readonly sthana: SthanaBala;
  readonly dig: DigBala;
  readonly kala: KalaBala & { readonly yuddha: number; readonly total: number };
  /** Null degrees: Sun and Moon without a motion. */
  readonly cheshta:
    | CheshtaBala
    | ({ readonly [Field in Exclude<keyof CheshtaBala, 'total'>]: null } & { readonly total: number });
  readonly naisargika: number;
  readonly drik: DrikBala;
  readonly total: number;
  readonly required: number;
  readonly ratio: number;
  /** 1 for the strongest by the ratio. */
  readonly rank: number;
  /** Motion as used in iṣṭa and kaṣṭa. */
  readonly cheshtaForPhala: number;
  readonly ishta: number;
  readonly kashta: number;
}

export interface Strengths {
  readonly planets: OfPlanets<PlanetStrength>;
  readonly benefics: readonly SignLord[];
  readonly wars: readonly Yuddha[];
}

const isStar = (planet: SignLord): planet is Star => STARS.some((star) => star === planet);

export function phalas(uccha: number, cheshta: number, by: ShadbalaChoices['ishta']): readonly [number, number] {
  if (by === 'root') return [Math.sqrt(uccha * cheshta), Math.sqrt((RUPA - uccha) * (RUPA - cheshta))];
  const ishta = (uccha + cheshta) / 2;
  return [ishta, RUPA - ishta];
}

export function beneficsOf(
  { longitudes }: Pick<ShadbalaSky, 'longitudes'>,
  { moon_rule, mercury_rule }: Pick<ShadbalaChoices, 'moon_rule' | 'mercury_rule'>,
): readonly SignLord[] {
  const natures = naturalNatures(longitudes, { moon: moon_rule, mercury: mercury_rule });
  return SIGN_LORDS.filter((planet) => natures[planet] === 'benefic');
}

function ranks(ratio: (planet: SignLord) => number): Record<SignLord, number> {
  const order = [...SIGN_LORDS].sort(
    (one, other) => ratio(other) - ratio(one) || NAISARGIKA_SEVENTHS[other] - NAISARGIKA_SEVENTHS[one],
  );
  return recordOf(SIGN_LORDS, (planet) => order.indexOf(planet) + 1);
}

/**
 * Virūpas, not rounded.
 *
 * Source: Bṛhat Parāśara Horā Śāstra (Santhanam) 27 and 28, each row by the chosen reading.
 */
export function strengthsOf(sky: ShadbalaSky, choices: ShadbalaChoices): Strengths {
  const { longitudes, ascendant } = sky;
  const benefics = beneficsOf(sky, choices);
  const isBenefic = (planet: SignLord): boolean => benefics.includes(planet);
  const given = choices.ayana_ayanamsa_degrees;
  const degreesOf = (planet: SignLord): number => longitudes[planet] / DEGREE;
  const inSun = fold(elongationOf(longitudes)) / 3;

  const parts = recordOf(SIGN_LORDS, (planet) => {
    const tropical = normalizeDegrees(degreesOf(planet) + (given === 'chart' ? sky.ayanamsa : given));
    const declination = kranti(tropical, choices.ayana);
    const sthana = sthanaBala(planet, longitudes, ascendant, choices);
    const dig = digBala(planet, sky, choices.dig);
    const time = kalaBala(planet, sky, choices, { isBenefic: isBenefic(planet), declination });
    const drik = drikBala(planet, longitudes, isBenefic, choices);
    const naisargika = (RUPA * NAISARGIKA_SEVENTHS[planet]) / 7;
    const moved = isStar(planet)
      ? cheshtaBala(planet, degreesOf(planet), sky.means, choices.cheshta_midpoint)
      : undefined;
    const cheshtaForPhala = moved?.total ?? (planet === 'Sun' ? fold(tropical + 90) / 3 : inSun);
    const motionless = { none: 0, ayana_paksha: planet === 'Sun' ? time.ayana : time.paksha, phala: cheshtaForPhala };
    const cheshta = moved ?? {
      mean_longitude: null,
      seeghrocha: null,
      kendra: null,
      total: motionless[choices.cheshta_luminaries],
    };
    return { tropical, kranti: declination, sthana, dig, time, cheshta, naisargika, drik, cheshtaForPhala };
  });

  const compared = (star: Star): number => {
    const { sthana, dig, time, cheshta, naisargika, drik } = parts[star];
    const upToHora = sum([time.nathonnatha, time.paksha, time.tribhaga, ...PERIODS.map((period) => time[period])]);
    const position = sthana.total + dig.total + upToHora;
    return choices.yuddha === 'raman' ? position : position + time.ayana + cheshta.total + naisargika + drik.total;
  };
  const wars = yuddhasOf(longitudes, compared, choices.yuddha);

  const required = REQUIRED[choices.required];
  const summed = recordOf(SIGN_LORDS, (planet) => {
    const { time, ...part } = parts[planet];
    const yuddha = yuddhaBala(planet, wars);
    const kala = { ...time, yuddha, total: sum(Object.values(time)) + yuddha };
    const { sthana, dig, cheshta, naisargika, drik } = part;
    const total = sum([sthana.total, dig.total, kala.total, cheshta.total, naisargika, drik.total]);
    return { ...part, kala, total, required: required[planet], ratio: total / required[planet] };
  });
  const rank = ranks((planet) => summed[planet].ratio);
  return {
    planets: recordOf(SIGN_LORDS, (planet) => {
      const one = summed[planet];
      const [ishta, kashta] = phalas(one.sthana.uccha, one.cheshtaForPhala, choices.ishta);
      return { ...one, rank: rank[planet], ishta, kashta };
    }),
    benefics,
    wars,
  };
}

export interface Requirement {
  readonly required: number;
  readonly met: boolean;
}

/** BPHS 27.34–36. */
export function requirementsOf(
  planet: SignLord,
  { sthana, dig, kala, cheshta }: PlanetStrength,
): Record<(typeof REQUIRED_PARTS)[number], Requirement> {
  const has = {
    sthana: sthana.total,
    dig: dig.total,
    kala: kala.total,
    cheshta: cheshta.total,
    ayana: kala.ayana,
  };
  return recordOf(REQUIRED_PARTS, (part) => {
    const required = REQUIRED_OF_PARTS[planet][part];
    return { required, met: has[part] >= required };
  });
}
