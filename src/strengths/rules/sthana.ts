import { vargaLongitude } from '../../charts/rules/varga.js';
import { DEGREE, type MicroArcseconds, microArcseconds, modulo, opposite, SIGN, signIndex } from '../../math/angle.js';
import { at } from '../../math/at.js';
import type { Varga } from '../../types.js';
import { dignityState, EXALTATION, moolatrikonaOf } from '../../zodiac/dignity.js';
import { lordOf, type SignLord } from '../../zodiac/lords.js';
import type { Graha } from '../../zodiac/names.js';
import { type CompoundRegard, compoundRegard, regard, temporalRegard } from '../../zodiac/relationships.js';
import { isOddSign } from '../../zodiac/signNature.js';
import { DREKKANA_SEXES, SAPTAVARGAJA, SEX, type VargaDignity } from '../tables/shadbala.js';
import type { ShadbalaChoices } from '../tables/shadbalaChoices.js';
import { ahead, fold, sum } from './arcs.js';

export const SAPTAVARGA = ['d1', 'd2', 'd3', 'd7', 'd9', 'd12', 'd30'] as const;

/** Signs are 0 (Aries) … 11. */
export interface VargaStanding {
  readonly sign: number;
  readonly lord: SignLord;
  readonly dignity: VargaDignity;
  readonly virupas: number;
}

export interface SthanaBala {
  readonly arc: number;
  readonly uccha: number;
  readonly saptavargaja: Readonly<Record<(typeof SAPTAVARGA)[number], VargaStanding>> & { readonly total: number };
  readonly ojayugma: number;
  readonly kendradi: number;
  readonly drekkana: number;
  readonly total: number;
}

export function vargaSign(longitude: MicroArcseconds, varga: 'd1' | Varga): number {
  return signIndex(varga === 'd1' ? longitude : vargaLongitude(longitude, varga));
}

export function standingOf(
  planet: SignLord,
  sign: number,
  stands: (graha: SignLord) => number,
): 'own' | CompoundRegard {
  const lord = lordOf(sign);
  return lord === planet ? 'own' : compoundRegard(regard(planet, lord), temporalRegard(stands(planet), stands(lord)));
}

function isMoolatrikona(planet: SignLord, longitude: MicroArcseconds, by: ShadbalaChoices['moolatrikona']): boolean {
  return by === 'sign'
    ? signIndex(longitude) === moolatrikonaOf(planet).sign
    : dignityState(planet, longitude) === 'moolatrikona';
}

export function debilitationOf(planet: SignLord): MicroArcseconds {
  const { sign, degree } = EXALTATION[planet];
  return opposite(microArcseconds(sign * SIGN + degree * DEGREE));
}

const KENDRADI = [60, 30, 15] as const;
const FEMALE: readonly SignLord[] = ['Moon', 'Venus'];
const THIRD = SIGN / 3;

/** Bṛhat Parāśara Horā Śāstra (Santhanam) 27.1–6. */
export function sthanaBala(
  planet: SignLord,
  longitudes: Readonly<Record<Graha, MicroArcseconds>>,
  ascendant: MicroArcseconds,
  choices: Pick<ShadbalaChoices, 'saptavargaja' | 'moolatrikona' | 'drekkana'>,
): SthanaBala {
  const longitude = longitudes[planet];
  const own = signIndex(longitude);
  const stands = (graha: SignLord): number => signIndex(longitudes[graha]);
  const points = SAPTAVARGAJA[choices.saptavargaja];
  const standings = SAPTAVARGA.map((varga): [(typeof SAPTAVARGA)[number], VargaStanding] => {
    const sign = vargaSign(longitude, varga);
    const dignity =
      varga === 'd1' && isMoolatrikona(planet, longitude, choices.moolatrikona)
        ? 'moolatrikona'
        : standingOf(planet, sign, stands);
    return [varga, { sign, lord: lordOf(sign), dignity, virupas: points[dignity] }];
  });
  const saptavargaja = {
    total: sum(standings.map(([, { virupas }]) => virupas)),
    ...(Object.fromEntries(standings) as Record<(typeof SAPTAVARGA)[number], VargaStanding>),
  };
  const arc = fold(ahead(longitude, debilitationOf(planet)));
  const uccha = arc / 3;
  const fits = (sign: number): number => (isOddSign(sign) === FEMALE.includes(planet) ? 0 : 15);
  const ojayugma = fits(own) + fits(vargaSign(longitude, 'd9'));
  const kendradi = at(KENDRADI, modulo(own - signIndex(ascendant), 12) % 3);
  const third = Math.floor((longitude % SIGN) / THIRD);
  const drekkana = at(DREKKANA_SEXES[choices.drekkana], third) === SEX[planet] ? 15 : 0;
  const total = uccha + saptavargaja.total + ojayugma + kendradi + drekkana;
  return { arc, uccha, saptavargaja, ojayugma, kendradi, drekkana, total };
}
