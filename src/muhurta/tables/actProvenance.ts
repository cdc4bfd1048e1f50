import type { Dispute, Rule, Source } from '../../types.js';
import { good, must, verse } from './actsCommon.js';
import type { ActCondition } from './actTypes.js';

/** Which conditions of an act must hold; the first is the default. */
export const STRICTNESSES = ['almanac', 'musts', 'all'] as const;

/** One of these. @names none */
export type Strictness = (typeof STRICTNESSES)[number];

/** How Jupiter and Venus are judged to be visible; the first is the default. */
export const ASTAS = ['seen', 'degrees'] as const;

/** One of these. @names none */
export type AstaOfAct = (typeof ASTAS)[number];

/**
 * Degrees of time between the risings or settings of planet and Sun, as printed dates imply. Of Jupiter Sūrya Siddhānta 9.6 has 11; printed are
 * 2023-04-01 and 05-03, 2024-05-07 and 06-03 (Webdunia), 2025-06-12 and 07-09 (Sandesh): within three days by 10. Of Venus it has 10 and,
 * retrograde, 8; printed are 2022-09-28 and 11-23 (Bhaskar), 2025-12-11 and 2026-02-01 (ABP, gurturgoth): within two days by 7.
 */
export const SEEN_LIMITS = { Jupiter: 10, Venus: 7 } as const;

/** What counts where births are given. */
export const FOR_BIRTHS: readonly ActCondition[] = [
  must(
    'chandra',
    'the Moon not in the fourth, eighth or twelfth sign from that of a birth, nor, in the dark half, in the second, fifth or ninth',
    { type: 'chandra', quality: ['good', 'neutral'] },
    `${verse(4, '1-4')}; ${verse(6, 12)}`,
  ),
  good(
    'tara',
    'no third, fifth or seventh tara from the nakshatra of a birth',
    { type: 'tara', quality: ['good', 'neutral'] },
    verse(4, '11-13'),
  ),
];

const TEXT = 'Muhurta Chintamani (Rama), Sanskrit e-text, read';

export const ACT_SOURCES: readonly Source[] = [
  {
    work: 'Muhurta Chintamani (Rama)',
    locus:
      'chapters Shubhashubha, Nakshatra, Samskara, Vivaha, Yatra, Vastu, Griha pravesha; Sanskrit e-text of eBharati Sampat',
    note: 'the conditions of the acts, verse by verse as each one says',
  },
  {
    work: 'AstroSage; Hindu almanacs in newspapers',
    locus:
      'dates of entry into a house in 2030 and 2040, of marriage in 2025 and 2026, of tonsure in 2025, for New Delhi',
    note: 'which conditions printed lists apply',
  },
];

export const ACT_DISPUTES: readonly Dispute[] = [
  {
    element: 'conditions',
    note: 'Printed lists apply less than the text and in part more: for marriage every weekday and the fourth, ninth and fourteenth tithis pass, while nine yogas are left out whole of which the text bars the beginning. `strictness` chooses.',
  },
  {
    element: 'windows of marriage',
    note: 'Lists of dates differ among themselves: some add the ten lines of Latta and others, the rising sign, or the custom of a region.',
  },
];

export const ACT_RULES: Readonly<Record<string, Rule>> = {
  windows: {
    rule: 'where every required condition holds, from sunrise to sunrise; each condition has its verse',
    source: TEXT,
    state: 'agrees',
  },
  score: {
    rule: 'weights 3, 2 and 1 for what is necessary, to be avoided and good, each for its share of the window',
    source: 'of our own',
    state: 'unconfirmed',
  },
  asta: {
    rule: 'from the setting of Jupiter or Venus into the light of the Sun to the rising out of it, by degrees of longitude',
    source: 'Surya Siddhanta 9.6-8; Muhurta Chintamani, Shubhashubha 46-47 (read)',
    state: 'agrees',
  },
  devashayana: {
    rule: 'from the eleventh tithi of bright Ashadha to that of bright Karttika',
    source: 'almanacs',
    state: 'agrees',
  },
};
