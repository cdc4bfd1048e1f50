import type { Source } from '../../types.js';
import type { HoraLord } from '../../zodiac/weekdays.js';
import type { Quality } from '../quality.js';
import { RAHU_KALAM_EIGHTHS } from './eighths.js';

export { HORA_LORDS, type HoraLord, WEEKDAY_LORDS } from '../../zodiac/weekdays.js';

/** By lord. No text was read for this; programs agree. */
export const HORA_QUALITIES: Readonly<Record<HoraLord, Quality>> = {
  Sun: 'neutral',
  Venus: 'good',
  Mercury: 'good',
  Moon: 'good',
  Saturn: 'bad',
  Jupiter: 'good',
  Mars: 'bad',
};

/** Programs agree on names and lords; some say that Cara is good. */
export const CHOGHADIYAS = {
  Sun: { name: 'Udvega', quality: 'bad' },
  Venus: { name: 'Chara', quality: 'neutral' },
  Mercury: { name: 'Labha', quality: 'good' },
  Moon: { name: 'Amrita', quality: 'good' },
  Saturn: { name: 'Kala', quality: 'bad' },
  Jupiter: { name: 'Shubha', quality: 'good' },
  Mars: { name: 'Roga', quality: 'bad' },
} as const satisfies Readonly<Record<HoraLord, { readonly name: string; readonly quality: Quality }>>;

/** One of the seven choghaḍiyās. @names choghadiya */
export type ChoghadiyaName = (typeof CHOGHADIYAS)[HoraLord]['name'];

/** By lord, in the spelling of Tamil almanacs. */
export const GOWRI = {
  Sun: { name: 'Uthi', quality: 'good' },
  Moon: { name: 'Amirdha', quality: 'good' },
  Mars: { name: 'Rogam', quality: 'bad' },
  Mercury: { name: 'Laabam', quality: 'good' },
  Jupiter: { name: 'Dhanam', quality: 'good' },
  Venus: { name: 'Sugam', quality: 'good' },
  Saturn: { name: 'Soram', quality: 'bad' },
  Rahu: { name: 'Visham', quality: 'bad' },
} as const satisfies Readonly<Record<HoraLord | 'Rahu', { readonly name: string; readonly quality: Quality }>>;

/** One of the eight parts of the Gowri pañcāṅgam. @names gowri */
export type GowriName = (typeof GOWRI)[HoraLord | 'Rahu']['name'];

/** By weekday from Sunday: the eighth of Rāhu kālam. */
export const VISHAM_OF_DAY = RAHU_KALAM_EIGHTHS;

/** One program and, for Saturday, a user's almanac have this; another reading goes opposite to Rāhu's circle. */
export const VISHAM_OF_NIGHT = [4, 5, 3, 8, 2, 7, 6] as const;

export const CHOGHADIYA_SOURCES: readonly Source[] = [
  {
    work: 'ishubhamx/Hindu-Panchangam, test of published choghadiyas',
    locus: 'packages/core/tests/choghadiya-real-data.test.ts at 19596c5',
    note: 'the eight of a Tuesday and of its night; the other weekdays follow from the same order of lords',
  },
];

export const GOWRI_SOURCES: readonly Source[] = [
  {
    work: 'Sanjay Prabhakaran, weblog',
    locus: '2014/12',
    note: 'how the table of the day is made',
  },
  {
    work: 'jayeshmepani/panchang-core',
    locus: 'Gowri tables at b3b42c5',
    note: 'all seven days; the nights',
  },
];

export const HORA_SOURCES: readonly Source[] = [
  {
    work: 'PyJHora and jayeshmepani/panchang-core',
    locus: 'tables at e20943c and b3b42c5',
    note: 'the order of the lords, of which the twenty-fifth is that of the next weekday',
  },
];
