import type { Graha } from '../../zodiac/names.js';
import type { StarSystemId } from './systems.js';

/** A test of a birth. Signs are 0 (Aries) … 11, houses 1 … 12, whole signs from the lagna. */
export type Test =
  | { readonly all: readonly Test[] }
  | { readonly any: readonly Test[] }
  | { readonly planet: Graha; readonly not_in_house: number }
  | { readonly planet: Graha; readonly in_house: number }
  /** Counted in signs from the lord of the lagna, which is 1. */
  | { readonly planet: Graha; readonly from_lagna_lord: readonly number[] }
  | { readonly lord_of: number; readonly in_house: number }
  | { readonly day_birth: boolean }
  | { readonly paksha: 'Shukla Paksha' | 'Krishna Paksha' }
  | { readonly lagna_hora: 'Sun' | 'Moon' }
  | { readonly lagna_in: 'd1' | 'd9' | 'd12'; readonly signs: readonly number[] }
  | { readonly lagna_vargottama: true };

export interface Condition {
  readonly text: string;
  readonly locus: string;
  readonly test: Test;
}

const ALWAYS = {
  vimshottari: [{ text: 'every chart', locus: '46.12–16', test: { all: [] } }],
  yogini: [{ text: 'every chart', locus: '46.195–199', test: { all: [] } }],
} as const;

const CANCER = 3;
const OF_VENUS = [1, 6];

/**
 * When Parāśara applies a daśā, Bṛhat Parāśara Horā Śāstra (Santhanam) 46; any one condition suffices. Verses 24, 27, 29, 38, 40 and 42
 * were read as Sanskrit half-verses, the others as two independent readers quote them.
 *
 * Verse 38 follows the Sanskrit (lagneśe saptame yasya lagne vā saptamādhipe); the English translation has "the lord of the lagna in the
 * lagna or in the seventh".
 */
export const APPLICABILITY: Readonly<Record<StarSystemId | 'vimshottari', readonly Condition[]>> = {
  vimshottari: ALWAYS.vimshottari,
  ashtottari: [
    {
      text: 'Rahu not in the lagna, and in a kendra or trikona from the lord of the lagna',
      locus: '46.17–20',
      test: {
        all: [
          { planet: 'Rahu', not_in_house: 1 },
          { planet: 'Rahu', from_lagna_lord: [1, 4, 5, 7, 9, 10] },
        ],
      },
    },
    {
      text: 'birth by day in the dark half, or by night in the bright half of the month',
      locus: '46.23',
      test: {
        any: [
          { all: [{ day_birth: true }, { paksha: 'Krishna Paksha' }] },
          { all: [{ day_birth: false }, { paksha: 'Shukla Paksha' }] },
        ],
      },
    },
  ],
  yogini: ALWAYS.yogini,
  shodashottari: [
    {
      text: "lagna in the Moon's hora in the dark half of the month",
      locus: '46.24',
      test: { all: [{ lagna_hora: 'Moon' }, { paksha: 'Krishna Paksha' }] },
    },
    {
      text: "lagna in the Sun's hora in the bright half of the month",
      locus: '46.24',
      test: { all: [{ lagna_hora: 'Sun' }, { paksha: 'Shukla Paksha' }] },
    },
  ],
  dwadashottari: [
    {
      text: 'lagna in a navamsha of Venus: Taurus or Libra',
      locus: '46.27',
      test: { lagna_in: 'd9', signs: OF_VENUS },
    },
  ],
  panchottari: [
    {
      text: 'lagna in Cancer, and in its dwadashamsha of Cancer',
      locus: '46.29',
      test: {
        all: [
          { lagna_in: 'd1', signs: [CANCER] },
          { lagna_in: 'd12', signs: [CANCER] },
        ],
      },
    },
  ],
  shatabdika: [
    { text: 'lagna vargottama: in the same sign of the navamsha', locus: '46.32', test: { lagna_vargottama: true } },
  ],
  chaturashiti_sama: [{ text: 'lord of the tenth in the tenth', locus: '46.35', test: { lord_of: 10, in_house: 10 } }],
  dwisaptati_sama: [
    { text: 'lord of the lagna in the seventh', locus: '46.38', test: { lord_of: 1, in_house: 7 } },
    { text: 'lord of the seventh in the lagna', locus: '46.38', test: { lord_of: 7, in_house: 1 } },
  ],
  shashtihayani: [{ text: 'Sun in the lagna', locus: '46.40', test: { planet: 'Sun', in_house: 1 } }],
  shattrimsha_sama: [
    {
      text: "birth by day with the lagna in the Sun's hora",
      locus: '46.42',
      test: { all: [{ day_birth: true }, { lagna_hora: 'Sun' }] },
    },
    {
      text: "birth by night with the lagna in the Moon's hora",
      locus: '46.42',
      test: { all: [{ day_birth: false }, { lagna_hora: 'Moon' }] },
    },
  ],
};
