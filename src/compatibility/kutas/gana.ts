import { at } from '../../math/at.js';
import { GANAS, NAKSHATRA_NATURES } from '../../zodiac/natures.js';
import type { KutaRecord, KutaSources } from '../rules/kutas.js';
import type { MoonStation } from '../rules/moon.js';
import { GANA_GRID } from '../tables/kutas.js';
import { source } from '../tables/sources.js';

const ganaOf = ({ nakshatra }: MoonStation): number => at(NAKSHATRA_NATURES, nakshatra).gana;

export function ganaPoints(bride: MoonStation, groom: MoonStation): number {
  return at(at(GANA_GRID, ganaOf(groom)), ganaOf(bride));
}

function report(bride: MoonStation, groom: MoonStation) {
  const hers = at(GANAS, ganaOf(bride));
  const his = at(GANAS, ganaOf(groom));
  const who =
    hers === his
      ? `Bride and groom are both of the gana ${hers}`
      : `The bride is of the gana ${hers}, the groom of ${his}`;
  return {
    sentence: `${who}; the grid gives this pair`,
    fields: { female_gana: hers, male_gana: his },
  };
}

export const GANA_KUTA = {
  id: 'gana',
  name: 'Gana',
  maxPoints: 6,
  points: ganaPoints,
  report,
} as const satisfies KutaRecord;

export const ganaSources: KutaSources = () => [
  source('chintamani', 'Vivāha 30', 'the gaṇas; Kaśyapa in the commentary on the Rākṣasa bride'),
  source('hindiBook', 'p. 152', '5 points for Deva bride and Manushya groom'),
  source('jyotish', 'p. 481', '0 points for Rakshasa bride and Deva groom'),
];
