import type { Panel } from './panel.js';

/**
 * The panels, in the order of their tabs. A new subject is one row here and one file in `panels` that names an operation and its readings;
 * `panels/rahuKalam.ts` is such a file.
 */
export const PANELS: readonly Panel[] = [
  {
    id: 'chart',
    title: 'Chart',
    about: 'The birth chart and its fifteen divisions.',
    inputs: ['birth', 'varga', 'name', 'conventions', 'style'],
    load: () => import('./panels/chart.js').then(({ chart }) => chart),
  },
  {
    id: 'dasha',
    title: 'Daśā',
    about: 'Vimśottarī: the periods of a life, opened level by level.',
    inputs: ['birth', 'conventions'],
    load: () => import('./panels/dasha.js').then(({ dasha }) => dasha),
  },
  {
    id: 'panchang',
    title: 'Pañcāṅga',
    about: 'The five limbs of a day at the place above, and its month.',
    inputs: ['day', 'conventions'],
    load: () => import('./panels/panchang.js').then(({ panchangPanel }) => panchangPanel),
  },
  {
    id: 'kp',
    title: 'KP',
    about: 'Krishnamurti Paddhati: cusps, their lords, significators.',
    inputs: ['birth', 'conventions', 'style'],
    needsTime: 'Cusps move a degree in four minutes: without a time of birth there are none.',
    load: () => import('./panels/kp.js').then(({ cusps }) => cusps),
  },
  {
    id: 'horary',
    title: 'Horary',
    about: 'A question, a number from 1 to 249, and the judgment by Krishnamurti’s rules.',
    inputs: ['question', 'conventions', 'style'],
    load: () => import('./panels/kp.js').then(({ horary }) => horary),
  },
  {
    id: 'match',
    title: 'Matching',
    about: 'Aṣṭakūṭa: eight points of view on two births, 36 points.',
    inputs: ['match', 'conventions'],
    load: () => import('./panels/match.js').then(({ match }) => match),
  },
  {
    id: 'compare',
    title: 'Programs',
    about: 'The same birth by the conventions of six programs, and what makes the difference.',
    inputs: ['instant', 'style'],
    needsTime: 'Programs are compared at an instant: this wants a time of birth.',
    load: () => import('./panels/compare.js').then(({ comparison }) => comparison),
  },
  {
    id: 'rahu-kalam',
    title: 'Muhūrta',
    about: 'Rāhu kālam: the eighth of the day that almanacs advise against.',
    inputs: ['day', 'conventions'],
    load: () => import('./panels/rahuKalam.js').then(({ rahuKalamPanel }) => rahuKalamPanel),
  },
];
