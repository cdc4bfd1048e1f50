import type { Dispute, Rule, Source } from '../../types.js';
import type { Weekday } from '../../zodiac/limbNames.js';
import { CHINTAMANI } from '../chintamani.js';

/**
 * Added to the elapsed degrees of the Sun in a sign; where five is left of nines the arrow flies. When it harms, on which weekdays, and
 * the act for which it is avoided. Muhūrta Cintāmaṇi, Vivāha 73–74.
 */
export const BANAS = [
  { name: 'Roga', added: 6, harms_at: 'night', weekdays: ['Sunday'], avoided_for: 'upanayana' },
  { name: 'Agni', added: 3, harms_at: 'always', weekdays: ['Tuesday'], avoided_for: 'roofing' },
  { name: 'Raja', added: 1, harms_at: 'day', weekdays: ['Saturday'], avoided_for: 'service' },
  { name: 'Chora', added: 8, harms_at: 'night', weekdays: ['Tuesday'], avoided_for: 'journey' },
  { name: 'Mrityu', added: 4, harms_at: 'twilight', weekdays: ['Wednesday'], avoided_for: 'marriage' },
] as const satisfies readonly {
  readonly name: string;
  readonly added: number;
  readonly harms_at: string;
  readonly weekdays: readonly Weekday[];
  readonly avoided_for: string;
}[];

/** An arrow. @names none */
export type BanaName = (typeof BANAS)[number]['name'];

export const BANA_SOURCES: readonly Source[] = [
  { work: CHINTAMANI, locus: 'Vivaha 73', note: 'the arrows by elapsed degrees, and which has a point of iron' },
  { work: CHINTAMANI, locus: 'Vivaha 74', note: 'times, weekdays and acts of each' },
  {
    work: 'Muhurtaraja, read',
    locus: 'p. 78',
    note: 'elapsed degrees of the sidereal Sun; points of iron and of wood',
  },
];

export const BANA_RULES: Readonly<Record<string, Rule>> = {
  bana: {
    rule: 'elapsed degrees of the Sun in the sign and 6 Roga, 3 Agni, 1 Raja, 8 Chora, 4 Mrityu: where five is left of nines; so Mrityu 1, 10, 19, 28, Agni 2, 11, 20, 29, Raja 4, 13, 22, Chora 6, 15, 24, Roga 8, 17, 26',
    source: 'Muhurta Chintamani, Vivaha 73; the degrees as a web page lists them (jitendramandloi, 2023-06-06)',
    state: 'checked',
  },
  kinds: {
    rule: 'Chora and Roga harm by night, Raja by day, Agni always, Mrityu at the twilights; Raja on Saturday, Mrityu on Wednesday, Agni and Chora on Tuesday, Roga on Sunday; avoided for upanayana, roofing a house, service of a king, a journey and marriage',
    source: 'Muhurta Chintamani, Vivaha 74',
    state: 'agrees',
  },
  point: {
    rule: 'of iron where the five remainders together leave five of nines, else of wood: that is Agni, whatever the degree',
    source: 'Muhurta Chintamani, Vivaha 73; Muhurtaraja p. 78',
    state: 'checked',
  },
};

export const BANA_DISPUTES: readonly Dispute[] = [
  {
    element: 'degrees or days',
    note: 'Elapsed degrees of the Sun here, as the verse has them. Yatindra Muhurta Prabhakara counts the days since the sankranti, which run a day off in the course of a month.',
  },
  {
    element: 'times of the arrows',
    note: 'As the verse has them here; Yatindra Muhurta Prabhakara has Raja and Agni by day and Mrityu always.',
  },
  {
    element: 'bana of the South',
    note: 'Muhurta Chintamani, Vivaha 72, has another: elapsed tithis and rising sign added, of nines 8 Roga, 2 Agni, 4 Raja, 6 Chora, 1 Mrityu. muhurta.lagnas has its kin with weekday and nakshatra.',
  },
];
