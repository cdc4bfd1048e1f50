import { vargaLongitude } from '../../charts/rules/varga.js';
import {
  DEGREE,
  type MicroArcseconds,
  microArcseconds,
  opposite,
  SIGN,
  shorterArc,
  signIndex,
} from '../../math/angle.js';
import { at } from '../../math/at.js';
import { recordOf } from '../../math/recordOf.js';
import { EXALTATION } from '../../zodiac/dignity.js';
import { lordOf, SIGN_LORDS, type SignLord } from '../../zodiac/lords.js';
import { navamshaSign } from '../../zodiac/navamsha.js';
import { HADDAS } from '../tables/hadda.js';
import { type StrengthVarga, TAJIKA_FACES, type TajikaRelation, VARGA_POINTS } from '../tables/tajika.js';
import { inSign, type RelationRule, relationTo, type TajikaChart } from './chart.js';

/** Whose lord judges the drekkāṇa: Parāśara's sign, or the ten-degree faces of Tājika, which are known from memory only. */
export const DREKKANA_LORDS = ['d3', 'tajika'] as const;

/** A definition of the lord of the drekkāṇa. */
export type DrekkanaLord = (typeof DREKKANA_LORDS)[number];

export interface PanchaVargiyaOptions {
  readonly relation: RelationRule;
  readonly drekkana: DrekkanaLord;
}

/** Parts of a point: ucca bala gives twenty points over half a turn, so all sums are whole numbers. */
export const POINT = 9 * DEGREE;

export interface VargaJudged {
  readonly lord: SignLord;
  readonly relation: TajikaRelation;
  readonly points: number;
}

export interface PanchaVargiya {
  readonly vargas: Readonly<Record<StrengthVarga, VargaJudged>>;
  /** Micro-arcseconds from the deepest fall, at most half a turn, as parts of a point. */
  readonly uchcha: number;
  readonly total: number;
}

export function haddaLord(longitude: MicroArcseconds): SignLord {
  const degrees = inSign(longitude);
  const row = at(HADDAS, signIndex(longitude));
  return at(
    row,
    row.findIndex(({ end }) => degrees < end * DEGREE),
  ).lord;
}

function drekkanaLord(longitude: MicroArcseconds, reading: DrekkanaLord): SignLord {
  if (reading === 'd3') return lordOf(signIndex(vargaLongitude(longitude, 'd3')));
  return at(TAJIKA_FACES, Math.floor(longitude / (10 * DEGREE)) % TAJIKA_FACES.length);
}

/** Distance from the deepest fall, micro-arcseconds, at most half a turn. */
export function fromFall(graha: SignLord, longitude: MicroArcseconds): number {
  const { sign, degree } = EXALTATION[graha];
  return shorterArc(longitude, opposite(microArcseconds(sign * SIGN + degree * DEGREE)));
}

export const inPoints = (parts: number): number => Math.round((parts / POINT) * 1_000_000) / 1_000_000;

export const CAMPS: Readonly<Record<TajikaRelation, number>> = { own: 1, friend: 1 / 2, neutral: 1 / 2, enemy: 1 / 4 };

function panchaVargiyaOf(chart: TajikaChart, graha: SignLord, options: PanchaVargiyaOptions): PanchaVargiya {
  const longitude = chart.longitudes[graha];
  const judged = (varga: StrengthVarga, lord: SignLord): VargaJudged => {
    const relation = relationTo(chart, graha, lord, options.relation);
    const points = VARGA_POINTS[varga];
    return {
      lord,
      relation,
      points: options.relation === 'two_camps' ? points.own * CAMPS[relation] : points[relation],
    };
  };
  const vargas = {
    kshetra: judged('kshetra', lordOf(signIndex(longitude))),
    hadda: judged('hadda', haddaLord(longitude)),
    drekkana: judged('drekkana', drekkanaLord(longitude, options.drekkana)),
    navamsha: judged('navamsha', lordOf(navamshaSign(longitude))),
  };
  const uchcha = fromFall(graha, longitude);
  const points = Object.values(vargas).reduce((sum, varga) => sum + varga.points, 0);
  return { vargas, uchcha, total: points * POINT + uchcha };
}

export function panchaVargiyas(chart: TajikaChart, options: PanchaVargiyaOptions): Record<SignLord, PanchaVargiya> {
  return recordOf(SIGN_LORDS, (graha) => panchaVargiyaOf(chart, graha, options));
}

/** Viśvā, 0 … 20: a quarter of all points, six decimals. */
export const vishwaOf = ({ total }: PanchaVargiya): number => inPoints(total / 4);
