import type { Source, Varga } from '../../types.js';
import type { FurtherVarga } from '../../zodiac/divisions.js';
import { all, byModality, byParity, bySign, type VARGA_RULES, type VargaRule, type VargaSpan } from './vargas.js';

const fifths = (...signs: readonly number[]): VargaSpan[] => signs.map((sign, i) => ({ end: 6 * (i + 1), sign }));

/** The seven divisions beyond Parāśara's fifteen; loci are those of the works in {@link furtherSource}. */
export const FURTHER_RULES = {
  d5: {
    divisions: 5,
    chartType: 'Panchamsha (D5)',
    locus: '6.2.5',
    rule: 'odd signs: Aries, Aquarius, Sagittarius, Gemini, Libra; even signs: Taurus, Virgo, Pisces, Capricorn, Scorpio',
    first: [],
    step: [],
    spans: [fifths(0, 10, 8, 2, 6), fifths(1, 5, 11, 9, 7)],
  },
  d6: {
    divisions: 6,
    chartType: 'Shashthamsha (D6)',
    locus: '6.2.6',
    rule: 'odd signs from Aries, even signs from Libra',
    first: byParity(0, 6),
    step: all(1),
  },
  d8: {
    divisions: 8,
    chartType: 'Ashtamsha (D8)',
    locus: '6.2.8',
    rule: 'movable signs from Aries, fixed from Sagittarius, dual from Leo',
    first: byModality(0, 8, 4),
    step: all(1),
  },
  d11: {
    divisions: 11,
    chartType: 'Rudramsha (D11)',
    locus: '6.2.11',
    rule: 'from the sign that is as far before Aries as the sign is after it (S. Rath)',
    first: bySign((sign) => -sign),
    step: all(1),
  },
  d81: {
    divisions: 81,
    chartType: 'Navanavamsha (D81)',
    locus: 'D81',
    rule: 'the navamsha of the navamsha',
    first: bySign((sign) => 9 * sign),
    step: all(1),
  },
  d108: {
    divisions: 108,
    chartType: 'Ashtottaramsha (D108)',
    locus: 'D108',
    rule: 'the dwadashamsha of the navamsha',
    first: bySign((sign) => 9 * sign),
    step: all(1),
    within: 12,
  },
  d144: {
    divisions: 144,
    chartType: 'Dwadashadwadashamsha (D144)',
    locus: 'D144',
    rule: 'the dwadashamsha of the dwadashamsha',
    first: bySign((sign) => sign),
    step: all(1),
    within: 12,
  },
} as const satisfies Readonly<Record<FurtherVarga, VargaRule>>;

/** Name of a divisional chart, `Navamsha (D9)`. */
export type VargaChart = (typeof VARGA_RULES)[Varga]['chartType'] | (typeof FURTHER_RULES)[FurtherVarga]['chartType'];

/** The work behind the seven and all variants. */
export const TEXTBOOK = 'P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach (2000)';
export const VARIANTS_WORK = 'PyJHora (P. Sundaram), which names the options of Jagannatha Hora';

export function furtherSource(varga: FurtherVarga): Source {
  const { locus, rule } = FURTHER_RULES[varga];
  return locus.startsWith('6.')
    ? { work: TEXTBOOK, locus, note: rule }
    : { work: VARIANTS_WORK, locus: `${locus}, quoted values of a chart of 1996-12-07`, note: rule };
}
