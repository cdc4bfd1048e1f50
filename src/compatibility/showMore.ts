import { evidenceFacts, manglikBlocks } from '../doshas/showEvidence.js';
import { ordinal } from '../operation/ordinal.js';
import { type Block, type HeadingBlock, type Readings, reading, type View } from '../operation/show.js';
import { birthLine } from '../operation/words.js';
import type { Meta } from '../types.js';
import { manglikMatchOperation } from './manglik.js';
import type { MatchSide } from './partner.js';
import { type Porutham, poruthamOperation } from './porutham.js';

const SIDE_FIELDS = {
  'bride.birth': { summary: 'Birth of the bride' },
  'groom.birth': { summary: 'Birth of the groom' },
  'bride.name': { summary: 'Name of the bride' },
  'groom.name': { summary: 'Name of the groom' },
} as const;

function sideLine(title: 'Bride' | 'Groom', { name = '', birth }: MatchSide, meta: Meta): string {
  const side = title === 'Bride' ? 'bride' : 'groom';
  const line = birthLine(birth, { ...meta, birth_time_assumed: birth.time === undefined }, side);
  return name === '' ? `${title}: ${line}` : `${title}: ${name}, ${line}`;
}

function heading(
  { input: { bride, groom }, meta }: View<{ readonly bride: MatchSide; readonly groom: MatchSide }, unknown>,
  ...more: string[]
): HeadingBlock {
  const lines = [sideLine('Bride', bride, meta), sideLine('Groom', groom, meta), ...more];
  return { kind: 'heading', lines, measure: 'page' };
}

/** Returns what was compared, in a few words. */
function compared({ evidence }: Porutham): string {
  const words = Object.entries(evidence).map(([field, value]) => {
    const label = field.replaceAll('_', ' ');
    return typeof value === 'boolean' ? `${label}: ${value ? 'yes' : 'no'}` : value === null ? '' : `${label} ${value}`;
  });
  return words.filter((word) => word !== '').join(', ');
}

const others = ({ variants }: Porutham): string =>
  Object.entries(variants)
    .map(([name, grade]) => `${name}: ${grade}`)
    .join(', ');

/** How the other two operations of matching are read. */
export const MORE_READINGS: Readings = {
  ...reading(manglikMatchOperation, {
    show: (view) => [
      heading(view),
      ...manglikBlocks(view.data.bride, 'Bride: Mars from lagna, Moon and Venus'),
      ...manglikBlocks(view.data.groom, 'Groom: Mars from lagna, Moon and Venus'),
      evidenceFacts('Both together', [view.data.both_partners]),
    ],
    fields: {
      ...SIDE_FIELDS,
      houses: { summary: 'In which houses Mars counts: 1 4 7 8 12, 2 4 7 8 12 or all six' },
      include_absent: { summary: 'Tell what does not hold too' },
      moon_rule: { summary: 'When the Moon is benefic' },
      mercury_rule: { summary: 'When Mercury is malefic' },
    },
  }),
  ...reading(poruthamOperation, {
    show: (view): Block[] => {
      const { bride, groom, star_count, sign_count, poruthams, counts } = view.data;
      return [
        heading(
          view,
          `Her star ${bride.moon.nakshatra} in ${bride.moon.sign}, his ${groom.moon.nakshatra} in ${groom.moon.sign}: the ${ordinal(star_count)} star and the ${ordinal(sign_count)} sign from hers`,
        ),
        {
          kind: 'table',
          columns: [
            { title: 'Porutham', size: 13 },
            { title: '', size: 8 },
            { title: 'Compared' },
            { title: 'Other readings' },
          ],
          rows: poruthams.map((one) => [one.key, one.grade, compared(one), others(one)]),
          foot: [['Good', String(counts.good), `middling ${counts.middling}, none ${counts.none}`, '']],
        },
      ];
    },
    fields: SIDE_FIELDS,
  }),
};
