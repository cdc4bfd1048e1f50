import type { Dispute, Rule, Source } from '../../../types.js';

const SOURCES: readonly Source[] = [
  {
    work: 'Bṛhat Parāśara Horā Śāstra (trans. R. Santhanam)',
    locus: '74, from memory',
    note: 'years, months and their parts as houses from ascendant, Moon and Sun',
  },
  {
    work: 'P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach',
    locus: 'chart 72',
    note: 'the three rings',
  },
];

const DISPUTED: readonly Dispute[] = [
  {
    element: 'beginning of the years',
    note: 'So many years after birth here; with conventions.year "sidereal_true" at the Sun’s own return. Others take the birthday of the calendar.',
  },
  {
    element: 'beginning of the months',
    note: 'With the sign of the year, as the chapter is remembered; no list below the year was seen.',
  },
];

const YEARS: Rule = {
  rule: 'the first year of life is the first sign of the ring, every further year the next',
  source: 'P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, chart 72',
  state: 'checked',
};

const WITHIN: Rule = {
  rule: 'twelfths from the sign of the year on, and twelfths of these from theirs',
  source: 'Bṛhat Parāśara Horā Śāstra 74, from memory',
  state: 'unconfirmed',
};

export const SUDARSHANA_WORDS = {
  method: 'Sudarshana Chakra: every year of life the next sign from the ascendant, from the Moon and from the Sun',
  sources: SOURCES,
  disputed: DISPUTED,
  years: YEARS,
  within: WITHIN,
  verified: 'the first twelve years of chart 72 of the textbook, all three rings',
} as const;
