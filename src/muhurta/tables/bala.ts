import { rule } from '../../operation/rule.js';
import type { Rule, Source } from '../../types.js';
import type { Quality } from '../quality.js';

/** From Janma on. Programs agree on the good ones; Janma, which matching counts as good, is neutral here. */
export const TARA_QUALITIES: readonly Quality[] = [
  'neutral',
  'good',
  'bad',
  'good',
  'bad',
  'good',
  'bad',
  'good',
  'good',
];

/** By the place of the Moon's sign from that of birth, first to twelfth, in the bright half and in the dark one. */
export const CHANDRA_QUALITIES: readonly (readonly [bright: Quality, dark: Quality])[] = [
  ['good', 'good'],
  ['neutral', 'bad'],
  ['good', 'good'],
  ['bad', 'bad'],
  ['neutral', 'bad'],
  ['good', 'good'],
  ['good', 'good'],
  ['bad', 'bad'],
  ['neutral', 'bad'],
  ['good', 'good'],
  ['good', 'good'],
  ['bad', 'bad'],
];

export const CHANDRASHTAMA = 8;

/** Names of the remainders 0 to 8; `Rahita` is free of pañcaka. */
export const PANCHAKA_REMAINDERS = [
  { name: 'Rahita', quality: 'good' },
  { name: 'Mrityu', quality: 'bad' },
  { name: 'Agni', quality: 'bad' },
  { name: 'Rahita', quality: 'good' },
  { name: 'Raja', quality: 'bad' },
  { name: 'Rahita', quality: 'good' },
  { name: 'Chora', quality: 'bad' },
  { name: 'Rahita', quality: 'good' },
  { name: 'Roga', quality: 'bad' },
] as const satisfies readonly { readonly name: string; readonly quality: Quality }[];

/** What a remainder of pañcaka rahita is called. */
export type PanchakaRahitaName = (typeof PANCHAKA_REMAINDERS)[number]['name'];

export const BALA_RULES: Readonly<Record<string, Rule>> = {
  tara: rule(
    'the nakshatra of the Moon counted from that of birth, both included, by nines: 2, 4, 6, 8 and 9 good, 3, 5 and 7 bad, 1 neutral',
    'programs of almanacs',
    'agrees',
  ),
  chandra: rule(
    'the sign of the Moon counted from that of birth: 1, 3, 6, 7, 10 and 11 good, 4, 8 and 12 bad',
    'programs of almanacs',
    'agrees',
  ),
  'chandra 2, 5, 9': rule(
    'neutral in the bright half of the month, bad in the dark one',
    'Muhurta Chintamani, from memory',
    'unconfirmed',
  ),
  panchaka_rahita: rule(
    'tithi 1 … 30, weekday from 1 for Sunday, nakshatra 1 … 27 and rising sign 1 … 12 added; what is left of nines: 1, 2, 4, 6 and 8 bad',
    'three programs of almanacs',
    'agrees',
  ),
  ghata: rule(
    'for each sign of birth a month, tithis, a weekday, a nakshatra, a yoga, a karana, a quarter of the day and signs of the Moon',
    'Muhūrta Cintāmaṇi, Yātrā 27–32, for tithi, weekday, nakshatra and Moon; the others from memory',
    'unconfirmed',
  ),
};

export const BALA_SOURCES: readonly Source[] = [
  {
    work: 'Muhūrta Cintāmaṇi (Sanskrit e-text, read)',
    locus: 'Yātrā 27–32',
    note: 'ghata of Moon, tithi, weekday and nakshatra',
  },
  {
    work: 'PyJHora; jayeshmepani/panchang-core; ishubhamx/Hindu-Panchangam',
    locus: 'tables at e20943c, b3b42c5 and 19596c5',
    note: 'good and bad taras, places of the Moon, remainders of panchaka rahita',
  },
];
