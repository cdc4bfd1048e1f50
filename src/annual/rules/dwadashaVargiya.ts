import { dividedLongitude, vargaLongitude } from '../../charts/rules/varga.js';
import { FURTHER_RULES } from '../../charts/tables/furtherVargas.js';
import { type MicroArcseconds, signIndex } from '../../math/angle.js';
import { recordOf } from '../../math/recordOf.js';
import { EXALTATION, oppositeSign } from '../../zodiac/dignity.js';
import { lordOf, SIGN_LORDS, type SignLord } from '../../zodiac/lords.js';
import { type RelationRule, relationTo, type TajikaChart } from './chart.js';

export const TWELVE = ['d1', 'd2', 'd3', 'd4', 'd5', 'd6', 'd7', 'd8', 'd9', 'd10', 'd11', 'd12'] as const;

/** One of the twelve vargas. @names none */
export type TwelveVarga = (typeof TWELVE)[number];

/** Why a graha is strong or weak in a varga. @names dignities */
export type VargaReason = 'exalted' | 'debilitated' | 'own' | 'friend' | 'neutral' | 'enemy';

export interface VargaVerdict {
  readonly varga: TwelveVarga;
  readonly sign: number;
  readonly lord: SignLord;
  readonly reason: VargaReason;
  readonly verdict: -1 | 0 | 1;
}

function signIn(longitude: MicroArcseconds, varga: TwelveVarga): number {
  if (varga === 'd1') return signIndex(longitude);
  if (varga === 'd5' || varga === 'd6' || varga === 'd8' || varga === 'd11') {
    const rule = FURTHER_RULES[varga];
    return signIndex(dividedLongitude(longitude, rule.divisions, rule));
  }
  return signIndex(vargaLongitude(longitude, varga));
}

export const VERDICTS: Readonly<Record<VargaReason, -1 | 0 | 1>> = {
  exalted: 1,
  own: 1,
  friend: 1,
  neutral: 0,
  enemy: -1,
  debilitated: -1,
};

function verdictOf(chart: TajikaChart, graha: SignLord, varga: TwelveVarga, rule: RelationRule): VargaVerdict {
  const sign = signIn(chart.longitudes[graha], varga);
  const lord = lordOf(sign);
  const high = EXALTATION[graha].sign;
  const reason =
    sign === high ? 'exalted' : sign === oppositeSign(high) ? 'debilitated' : relationTo(chart, graha, lord, rule);
  return { varga, sign, lord, reason, verdict: VERDICTS[reason] };
}

/** Exaltation and fall override the relation to the lord. */
export function dwadashaVargiyas(chart: TajikaChart, rule: RelationRule): Record<SignLord, readonly VargaVerdict[]> {
  return recordOf(SIGN_LORDS, (graha) => TWELVE.map((varga) => verdictOf(chart, graha, varga, rule))) as Record<
    SignLord,
    readonly VargaVerdict[]
  >;
}
