import { oppositeSign } from '../../../zodiac/dignity.js';
import type { Graha } from '../../../zodiac/names.js';
import { isOddSign, type Modality, modality } from '../../../zodiac/signNature.js';
import { exaltation, type StrengthChart } from '../../../zodiac/signStrength.js';
import { signsTo, signYears } from '../../../zodiac/signYears.js';

export interface LordedSign {
  readonly sign: number;
  readonly lord: Graha;
}

/**
 * Returns the years of a sign with the year that exaltation adds and debilitation takes, 0 … 12. A lord at home gives twelve and nothing is
 * added. Mercury in Virgo is at home for Virgo and exalted for Gemini: Example 68 of the textbook has twelve and four years.
 *
 * Source: P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, 18.2.2; false: his earlier article, Computing Narayana Dasa,
 * step 5.
 * @param mercuryExalted false where Mercury in Virgo adds no year to Gemini
 */
export function exaltedYears(chart: StrengthChart, { sign, lord }: LordedSign, mercuryExalted = true): number {
  const there = chart.signs[lord];
  const change = exaltation(chart, lord);
  const counts = there !== sign && !(lord === 'Mercury' && change === 1 && !mercuryExalted);
  return signYears(sign, there) + (counts ? change : 0);
}

/** Years of a sign by its modality. Jaimini Sūtras 2.3.3. */
export const MODALITY_YEARS: Readonly<Record<Modality, number>> = { movable: 7, fixed: 8, dual: 9 };

/** Years of every sign of the Śūla daśā. P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, Examples 89 to 91. */
export const SHOOLA_YEARS = 9;

/**
 * Returns the years of a sign in K. N. Rao's Maṇḍūka daśā: signs to the lord, the sign itself the first, forward from odd and backward from
 * even signs; ten where the lord is in the seventh, twelve where it is at home.
 *
 * Source: a list in the tests of PyJHora, under "KN Rao method".
 */
export function mandookaYears({ signs }: StrengthChart, { sign, lord }: LordedSign): number {
  if (signs[lord] === oppositeSign(sign)) return 10;
  const away = signsTo(sign, signs[lord], isOddSign(sign));
  return away === 0 ? 12 : away + 1;
}

/** Years of every sign of the Cakra and Sandhyā daśās. Bṛhat Parāśara Horā Śāstra 46.51 and 46.204. */
export const TENTH_YEARS = 10;

/**
 * Returns the years of a sign in the Brahmā daśā: signs to the lord of the sixth from it, forward from odd and backward from even signs;
 * twelve where that lord is in the sign itself, to which exaltation adds nothing.
 *
 * Source: Jaimini Sūtras 2.3.26, as commentators read it whom the Tattvādarśa quotes; a list in the tests of PyJHora.
 */
export function sixthYears(chart: StrengthChart, { sign, lord }: LordedSign, exalted: boolean): number {
  const away = signsTo(sign, chart.signs[lord], isOddSign(sign));
  return away === 0 ? 12 : away + (exalted ? exaltation(chart, lord) : 0);
}

/**
 * Returns the years of a sign in the Paryāya daśā: signs to its lord, both counted, forward from odd and backward from even signs.
 *
 * Source: PyJHora, commit e20943c, whose modulo makes twelve years none.
 */
export function inclusiveYears({ signs }: StrengthChart, { sign, lord }: LordedSign): number {
  return signsTo(sign, signs[lord], isOddSign(sign)) + 1;
}

export const SEXES = ['male', 'female'] as const;

/** The sex of the native. */
export type Sex = (typeof SEXES)[number];

/**
 * Returns the years of a sign in Rāghava Bhaṭṭa's Cara daśā: twelve where the lord is at home. Else the signs are counted from the lord or
 * from the sign, as the sign of the lord (for a man) or the sign itself (for a woman) is odd or even; for a woman ten where the lord is in
 * the seventh.
 *
 * Source: a list that Jagannatha Hora prints under Rangacharya, in the tests of PyJHora; for men that program alone.
 */
export function raghavaYears({ signs }: StrengthChart, { sign, lord }: LordedSign, sex: Sex): number {
  const there = signs[lord];
  if (there === sign) return 12;
  if (sex === 'female' && there === oppositeSign(sign)) return 10;
  return signsTo(there, sign, isOddSign(sex === 'male' ? there : sign));
}

export function modalityYears(sign: number): number {
  return MODALITY_YEARS[modality(sign)];
}
