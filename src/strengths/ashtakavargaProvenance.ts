import { cite } from '../operation/sources.js';
import type { Dispute, Source } from '../types.js';
import { SIGN_LORDS } from '../zodiac/lords.js';
import type { BirthAtHand } from './input.js';
import { BINDU_TABLE, type BinduTableName, SARVA_TOTAL } from './tables/ashtakavarga.js';

export function bindusOfAscendant(table: BinduTableName): number {
  return SIGN_LORDS.reduce((sum, planet) => sum + BINDU_TABLE[table][planet].Ascendant.length, 0);
}

export function assumedTime({ resolved }: BirthAtHand, table: BinduTableName): Record<string, string> {
  if (!resolved.timeAssumed) return {};
  return {
    birth_time: `none was given, and noon stands in: the ascendant of noon gives ${bindusOfAscendant(table)} of the ${SARVA_TOTAL} bindus, some in every row; the Moon, too, may stand in another sign at another hour`,
  };
}

export function binduSources(): Source[] {
  return [cite('bphs', '66', 'the tables of bindus: the opening of the chapter read, its cells as PyJHora has them')];
}

export function reductionSources(): Source[] {
  return [
    cite('bphs', '67.1–5', 'the reduction of trines'),
    cite('bphs', '68.1–5', 'the reduction of the two signs of one lord'),
    cite('bphs', '69.1–4', 'multipliers and pindas'),
    { work: 'Jātaka Pārijāta (Vaidyanātha Dīkṣita)', locus: '10.80', note: 'Virgo multiplied by 5' },
  ];
}

export function kakshyaSources(): Source[] {
  return [cite('phaladeepika', '23.16–19', 'eight kakshyas in every sign, and their lords')];
}

export const TABLE_DISPUTE: Dispute = {
  element: 'table of bindus',
  note: 'Rows of the Moon and of Venus differ, with equal totals; the option table chooses. parashara (the default): P. V. R. Narasimha Rao, Jagannatha Hora 8, PyJHora. phaladeepika: the Moon’s ninth sign from Mars and not from herself; Maitreya’s default. varahamihira: that, the Moon’s twelfth for the second from Jupiter, Venus’s fifth for the fourth from Mars; B. V. Raman. One transcription of Phaladīpikā 23.5 has the eighth for the tenth of Mars from Jupiter; no other source does.',
};

export const REDUCTION_DISPUTES: readonly Dispute[] = [
  {
    element: 'trikona shodhana',
    note: 'The smallest number of a trine is taken from all three. Another printed reading sets all three to the smallest; B. V. Raman rejects it, and no worked example bears it out. His further rule, that two noughts delete the third number, changes none of his own printed pindas and is not applied.',
  },
  {
    element: 'an empty sign with more than the occupied one',
    note: 'It takes the number of the occupied one, as B. V. Raman, P. V. R. Narasimha Rao and PyJHora have it. By the wording of the English Bṛhat Parāśara Horā Śāstra 68.3, and in Maitreya, it keeps the difference: 14 of 75 pindas that Raman printed then fail.',
  },
  {
    element: 'equal numbers, one sign occupied',
    note: 'The empty one becomes 0 (Bṛhat Parāśara Horā Śāstra 68, Raman, Jagannatha Hora 8). PyJHora leaves both.',
  },
  {
    element: 'who occupies a sign',
    note: 'The seven planets, since the texts say graha: with them all eight pindas of a printout of Jagannatha Hora 8 come out, and Raman’s. A worked chart of P. V. R. Narasimha Rao needs the ascendant too. The option occupancy chooses; nodes as occupants rest on no worked example.',
  },
  {
    element: 'multiplier of Virgo',
    note: '5 (Jātaka Pārijāta 10.80, Raman, P. V. R. Narasimha Rao, Jagannatha Hora 8). The table printed with Bṛhat Parāśara Horā Śāstra 69, PyJHora and Maitreya have 6, with which no printed pinda comes out. The option virgo_multiplier chooses.',
  },
  {
    element: 'pairs that are reduced',
    note: 'All five in every row. PyJHora reduces in each row only the two signs that its planet owns: its pindas differ.',
  },
  {
    element: 'the ascendant in the sum',
    note: 'Not added: 337. With the 49 of its own table, as Maitreya offers, it would be 386.',
  },
  {
    element: 'what a number means',
    note: 'Above 30 good, 25 to 30 middling, below 25 weak in the sum (Bṛhat Parāśara Horā Śāstra 72.6–8, quoted); others judge by the mean of 28. Numbers are told here, and no verdict. Reductions of the sum itself, a third reduction and a table for Rahu are in late works that were not read, and not offered.',
  },
];

/** Shown by test/oracle/ashtakavarga.test.ts. */
export const ASHTAKAVARGA_VERIFICATION =
  'every number exactly: eight rows, the sum and eight pindas of a printout of Jagannatha Hora 8; rows and sums of two charts and all pindas of one by P. V. R. Narasimha Rao; 48 of 50 pindas that B. V. Raman printed of eight charts, the other two being slips of the book';
