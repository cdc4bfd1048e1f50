import { at } from '../../math/at.js';
import { VASHYAS } from '../../zodiac/natures.js';
import type { KutaRecord, KutaSources } from '../rules/kutas.js';
import type { MoonStation } from '../rules/moon.js';
import { VASHYA_GRID } from '../tables/kutas.js';
import { source } from '../tables/sources.js';

export function vashyaPoints(bride: MoonStation, groom: MoonStation): number {
  return at(at(VASHYA_GRID, bride.vashya), groom.vashya);
}

function report(bride: MoonStation, groom: MoonStation) {
  const hers = at(VASHYAS, bride.vashya);
  const his = at(VASHYAS, groom.vashya);
  const who =
    hers === his
      ? `Bride and groom both belong to the vashya group ${hers}`
      : `The bride belongs to the vashya group ${hers}, the groom to ${his}`;
  return {
    sentence: `${who}; the grid gives this pair`,
    fields: { female_vashya: hers, male_vashya: his },
  };
}

export const VASHYA_KUTA = {
  id: 'vashya',
  name: 'Vashya',
  maxPoints: 2,
  points: vashyaPoints,
  report,
} as const satisfies KutaRecord;

export const vashyaSources: KutaSources = () => [
  source(
    'futurePoint',
    'p. 10',
    'the grid of 5 × 5; a public program measured the same 25 values on the calculator of AstroSage',
  ),
];
