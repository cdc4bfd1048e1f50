import { table } from '../operation/layout.js';
import { type Readings, reading } from '../operation/show.js';
import { GRAHAS } from '../zodiac/names.js';
import { ASHTAKAVARGA_READINGS } from './ashtakavargaShow.js';
import { ASPECTS_READINGS } from './aspectsShow.js';
import { AVASTHAS_READINGS } from './avasthasShow.js';
import { DIGNITY_READINGS } from './dignityShow.js';
import { FUNCTIONAL_READINGS } from './functionalShow.js';
import { birthHeading } from './heading.js';
import { relationships } from './relationships.js';
import { SHADBALA_READINGS } from './shadbalaShow.js';

const SHORT: Readonly<Record<string, string>> = {
  great_friend: 'friend+',
  friend: 'friend',
  neutral: 'neutral',
  enemy: 'enemy',
  great_enemy: 'enemy+',
};

export const READINGS: Readings = {
  ...DIGNITY_READINGS,
  ...reading(relationships, {
    show: (view) => [
      birthHeading(view),
      table(
        'How each row regards each column',
        ['', ...GRAHAS.map((title) => ({ title }))],
        GRAHAS.map((from) => [
          from,
          ...GRAHAS.map((to) => {
            if (from === to) return '·';
            const compound = view.data.relationships[from][to]?.compound;
            return compound == null ? '–' : (SHORT[compound] ?? compound);
          }),
        ]),
      ),
      {
        kind: 'prose',
        lines: ['Natural and temporal together; friend+ is a great friend, enemy+ a great enemy, – without a text.'],
      },
    ],
  }),
  ...ASPECTS_READINGS,
  ...FUNCTIONAL_READINGS,
  ...ASHTAKAVARGA_READINGS,
  ...SHADBALA_READINGS,
  ...AVASTHAS_READINGS,
};
