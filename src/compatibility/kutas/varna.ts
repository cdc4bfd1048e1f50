import { at } from '../../math/at.js';
import { SIGN_VARNA, VARNAS } from '../../zodiac/natures.js';
import type { KutaRecord, KutaSources } from '../rules/kutas.js';
import type { MoonStation } from '../rules/moon.js';
import { source } from '../tables/sources.js';

const rank = ({ sign }: MoonStation): number => at(SIGN_VARNA, sign);

const MAX_POINTS = 1;

export function varnaPoints(bride: MoonStation, groom: MoonStation): number {
  return rank(groom) >= rank(bride) ? MAX_POINTS : 0;
}

function report(bride: MoonStation, groom: MoonStation, points: number) {
  const hers = at(VARNAS, rank(bride));
  const his = at(VARNAS, rank(groom));
  const order = his === hers ? 'equals' : points > 0 ? 'ranks above' : 'ranks below';
  return {
    sentence: `The groom's varna ${his} ${order} the bride's ${hers}:`,
    fields: { female_varna: hers, male_varna: his },
  };
}

export const VARNA_KUTA = {
  id: 'varna',
  name: 'Varna',
  maxPoints: MAX_POINTS,
  points: varnaPoints,
  report,
} as const satisfies KutaRecord;

export const varnaSources: KutaSources = () => [
  source('chintamani', 'Vivāha 21–36', 'the eight kūṭas; varṇa by Moon sign'),
];
