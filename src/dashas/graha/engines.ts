import { anyReckoning, type DashaEngine } from '../engine.js';
import { WINDOW_LEVELS } from '../input.js';
import {
  reckonBuddhiGati,
  reckonGrahaKendradi,
  reckonKala,
  reckonPanchasvara,
  reckonSaptarishi,
  reckonTara,
} from './reckon.js';

type Own = Pick<DashaEngine, 'takes' | 'begin'>;

const engine = (id: string, name: string, own: Own, isUnsure: DashaEngine['experimental']): DashaEngine => ({
  id,
  name,
  levels: WINDOW_LEVELS,
  experimental: isUnsure,
  ...own,
});

export const KALA_ENGINE = engine(
  'kala',
  'Kala',
  {
    takes: ['kala_twilight', 'kala_parts'],
    begin: (natal, options) => anyReckoning(reckonKala(natal, options).reckoning),
  },
  () => true,
);

export const TARA_ENGINE = engine(
  'tara',
  'Tara',
  {
    takes: ['tara_order', 'nodes_exalted'],
    begin: (natal, options) => anyReckoning(reckonTara(natal, options).reckoning),
  },
  () => false,
);

export const SAPTARISHI_ENGINE = engine(
  'saptarishi',
  'Saptarishi',
  { takes: ['from', 'varga'], begin: (natal, options) => anyReckoning(reckonSaptarishi(natal, options).reckoning) },
  () => true,
);

export const BUDDHI_GATI_ENGINE = engine(
  'buddhi_gati',
  'Buddhi Gati',
  { takes: ['nodes_exalted'], begin: (natal, options) => anyReckoning(reckonBuddhiGati(natal, options).reckoning) },
  () => true,
);

export const PANCHASVARA_ENGINE = engine(
  'panchasvara',
  'Panchasvara',
  { takes: ['svara'], begin: (natal, options) => anyReckoning(reckonPanchasvara(natal, options).reckoning) },
  () => true,
);

export const GRAHA_KENDRADI_ENGINE = engine(
  'graha_kendradi',
  'Graha Kendradi',
  {
    takes: ['kendras_of', 'scheme', 'nodes_exalted'],
    begin: (natal, options) => anyReckoning(reckonGrahaKendradi(natal, options).reckoning),
  },
  () => true,
);
