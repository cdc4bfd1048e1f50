import type { Panel } from './panel.js';

/**
 * The panels, in the order of their tabs. A new subject is one row here and one file in `panels` that names an operation and its readings;
 * `panels/muhurta.ts` is such a file.
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
    id: 'muhurta',
    title: 'Muhūrta',
    about: 'Every window of a day, sought and avoided, and its thirty muhūrtas.',
    inputs: ['day', 'conventions'],
    load: () => import('./panels/muhurta.js').then(({ windows }) => windows),
  },
  {
    id: 'choghadiya',
    title: 'Choghaḍiyā',
    about: 'Day and night in eight parts each, with their lords.',
    inputs: ['day', 'conventions'],
    load: () => import('./panels/muhurta.js').then(({ eighths }) => eighths),
  },
  {
    id: 'yogas',
    title: 'Combinations',
    about: 'What weekday, tithi and nakṣatra make together on a day.',
    inputs: ['day', 'conventions'],
    load: () => import('./panels/muhurta.js').then(({ combinations }) => combinations),
  },
  {
    id: 'bala',
    title: 'Bala',
    about: 'What a day is to the birth above: tārā, candra, pañcaka rahita.',
    inputs: ['instant', 'day', 'conventions'],
    load: () => import('./panels/muhurta.js').then(({ forBirth }) => forBirth),
  },
  {
    id: 'eclipses',
    title: 'Eclipses',
    about: 'The eclipses that are seen from the place in five years.',
    inputs: ['span'],
    load: () => import('./panels/eclipses.js').then(({ seen }) => seen),
  },
  {
    id: 'dignity',
    title: 'Dignity',
    about: 'How each graha stands: dignity, distances, wars and states, with the degrees that say so.',
    inputs: ['instant', 'conventions'],
    load: () => import('./panels/strengths.js').then(({ dignities }) => dignities),
  },
  {
    id: 'aspects',
    title: 'Aspects',
    about: 'Who looks on whom, fully and in virūpas, by grahas and by signs.',
    inputs: ['instant', 'conventions'],
    load: () => import('./panels/strengths.js').then(({ looks }) => looks),
  },
  {
    id: 'lagna',
    title: 'Lagna',
    about: 'Good and bad grahas for the rising sign, and why.',
    inputs: ['instant', 'conventions'],
    needsTime: 'All of it rests on the rising sign, which changes every two hours: this wants a time of birth.',
    load: () => import('./panels/strengths.js').then(({ natures }) => natures),
  },
];
