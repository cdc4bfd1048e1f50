import { type HeadingBlock, type Readings, reading, type View } from '../operation/show.js';
import { birthLine } from '../operation/words.js';
import { GRAHAS } from '../zodiac/names.js';
import type { CompoundRegard } from '../zodiac/relationships.js';
import type { StrengthsInput } from './input.js';
import { relationshipsOperation } from './relationships.js';
import { SHADBALA_READINGS } from './shadbalaShow.js';

/** Returns the heading of a result: whose birth, and in which zodiac. */
export function birthHeading({ input, meta }: View<StrengthsInput, unknown>, ...more: readonly string[]): HeadingBlock {
  return { kind: 'heading', lines: [birthLine(input.birth, meta), ...more] };
}

/** Short words for the compound relations, so that nine of them stand in a row. */
const SHORT: Readonly<Record<CompoundRegard, string>> = {
  great_friend: 'friend+',
  friend: 'friend',
  neutral: 'neutral',
  enemy: 'enemy',
  great_enemy: 'enemy+',
};

/** How the strengths are read. */
export const READINGS: Readings = {
  ...reading(relationshipsOperation, {
    show: (view) => [
      birthHeading(view),
      {
        kind: 'table',
        title: 'How each row regards each column',
        columns: [{ title: '' }, ...GRAHAS.map((title) => ({ title }))],
        rows: GRAHAS.map((from) => [
          from,
          ...GRAHAS.map((to) => {
            if (from === to) return '·';
            const compound = view.data.relationships[from][to]?.compound;
            return compound == null ? '–' : SHORT[compound];
          }),
        ]),
      },
      {
        kind: 'prose',
        lines: [
          'By nature and for the time together; friend+ is a great friend, enemy+ a great enemy, – what no text tells.',
        ],
      },
    ],
  }),
  ...SHADBALA_READINGS,
};
