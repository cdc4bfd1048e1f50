import type { ChartBlock } from '../operation/show.js';
import type { AnnualRasi, Muntha } from './describe.js';

export const when = (instant: string): string =>
  `${instant.slice(0, 10)} ${instant.slice(11, 19)}${instant.length > 19 ? ` ${instant.slice(19)}` : ''}`;
export const words = (name: string): string => name.replaceAll('_', ' ');

export function chartBlock(
  { ascendant, notes, planetary_positions }: AnnualRasi,
  title: string,
  muntha?: Muntha,
): ChartBlock {
  return {
    kind: 'chart',
    title: [title, notes.ayanamsa],
    ascendant,
    positions:
      muntha === undefined ? planetary_positions : { ...planetary_positions, Muntha: { ...muntha, retrograde: '' } },
  };
}
