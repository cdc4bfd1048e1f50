import type { EvidenceLabel, RuleSource } from '../evidence.js';
import { verse } from '../evidence.js';

const GHATI = 1 / 60;

/** Half widths of a gaṇḍānta by time, in days: two ghaṭīs for tithi and nakṣatra, half a ghaṭī for the lagna. Bṛhat Parāśara Horā Śāstra 92.1–5. */
export const GANDANTA_HALF = { limb: 2 * GHATI, lagna: 0.5 * GHATI } as const;

/** The end of Jyeṣṭhā and the beginning of Mūla that are abhukta, in days: 5 and 8 ghaṭīs. */
export const ABHUKTA = { jyeshtha: 5 * GHATI, mula: 8 * GHATI } as const;

/** How near a birth has to be to the Sun’s entry into a sign. */
export const SANKRANTI_WIDTHS = ['hindu_day', 'punya_kala', 'ghatis_16'] as const;

export type SankrantiWidth = (typeof SANKRANTI_WIDTHS)[number];

/** Days on either side for `ghatis_16`. */
export const SIXTEEN_GHATIS = 16 * GHATI;

/** Ghaṭīs before and after the entry into each sign from Aries: Dharma Sindhu, as Kutumba Jyotishi translates it. */
export const PUNYA_KALA: readonly (readonly [before: number, after: number])[] = [
  [15, 15],
  [16, 0],
  [0, 16],
  [30, 0],
  [16, 0],
  [0, 16],
  [15, 15],
  [16, 0],
  [0, 16],
  [0, 40],
  [16, 0],
  [0, 16],
];

export const ghatis = (count: number): number => count * GHATI;

/** The births that the chapters name and that sky and place alone decide. */
export const BIRTH_MOMENTS = {
  amavasya: { definition: 'The tithi is Amavasya, the last of the dark half.', sources: [verse('85.2–4')] },
  krishna_chaturdashi: {
    definition: 'The tithi is the fourteenth of the dark half; the verses grade it by sixths of the tithi.',
    sources: [verse('85.2–4; the grades 87, not read closely')],
  },
  vishti: { definition: 'The karana is Vishti (Bhadra).', sources: [verse('85.2–4')] },
  sankranti: {
    definition: 'The Sun enters a sidereal sign near the birth: by default in the same day from sunrise to sunrise.',
    sources: [
      verse('85.2–4'),
      {
        work: 'Dharma Sindhu, sankranti nirnaya, as Kutumba Jyotishi translates it (the widths of punya kala)',
        locus: '',
        state: 'quoted',
      },
    ],
  },
  eclipse: {
    definition:
      'The birth lies between first and last contact of an eclipse that is seen at the place; penumbral ones do not count.',
    sources: [verse('85.2–4, 91.1')],
  },
  vyatipata: { definition: 'The yoga of the day is Vyatipata.', sources: [verse('85.2–4')] },
  vaidhriti: { definition: 'The yoga of the day is Vaidhriti.', sources: [verse('85.2–4')] },
  gandanta_tithi: {
    definition: 'The birth is within two ghatis (48 minutes) of the end of the 5th, 10th or 15th tithi of a half.',
    sources: [verse('92.1–5')],
  },
  gandanta_nakshatra: {
    definition:
      'The birth is within two ghatis (48 minutes) of the Moon’s passing from Revati to Ashwini, Ashlesha to Magha or Jyeshtha to Mula.',
    sources: [verse('92.1–5')],
  },
  gandanta_lagna: {
    definition:
      'The birth is within half a ghati (12 minutes) of the rising of the border of Pisces and Aries, Cancer and Leo, or Scorpio and Sagittarius.',
    sources: [verse('92.1–5')],
  },
  abhukta_mula: {
    definition: 'The Moon is in the last five ghatis (2 hours) of Jyeshtha or the first eight (3 h 12 min) of Mula.',
    sources: [verse('92.1–5')],
  },
  kshaya_tithi: { definition: 'The tithi at birth touches no sunrise at the place.', sources: [verse('85.2–4')] },
} as const satisfies Readonly<Record<string, { readonly definition: string; readonly sources: readonly RuleSource[] }>>;

/** One of the births. */
export type BirthMomentId = keyof typeof BIRTH_MOMENTS;

/** In the order of the results. */
export const BIRTH_MOMENT_IDS = Object.keys(BIRTH_MOMENTS) as readonly BirthMomentId[];

/** All of them are in a text. */
export const BIRTH_MOMENT_LABEL: EvidenceLabel = 'classical';

/** The nakṣatras of gaṇḍa mūla, 0 (Aśvinī) … 26, with the side of the junction on which each lies. */
export const GANDA_MOOLA: Readonly<
  Record<
    number,
    { readonly junction: 'Revati-Ashwini' | 'Ashlesha-Magha' | 'Jyeshtha-Mula'; readonly side: 'before' | 'after' }
  >
> = {
  0: { junction: 'Revati-Ashwini', side: 'after' },
  8: { junction: 'Ashlesha-Magha', side: 'before' },
  9: { junction: 'Ashlesha-Magha', side: 'after' },
  17: { junction: 'Jyeshtha-Mula', side: 'before' },
  18: { junction: 'Jyeshtha-Mula', side: 'after' },
  26: { junction: 'Revati-Ashwini', side: 'before' },
};

/** What Bṛhat Parāśara Horā Śāstra 94.10–12 says of relatives, by nakṣatra (0 … 26) and padas; only with `sensitive`. */
export const RELATIVES: readonly {
  readonly nakshatra: number;
  readonly padas: readonly number[];
  readonly note: string;
}[] = [
  {
    nakshatra: 17,
    padas: [1, 2, 3, 4],
    note: 'BPHS 94.10–12 names, for a girl, the elder brother of her husband, and a rite.',
  },
  {
    nakshatra: 15,
    padas: [4],
    note: 'BPHS 94.10–12 names, for a girl, the younger brother of her husband, and a rite.',
  },
  { nakshatra: 8, padas: [2, 3, 4], note: 'BPHS 94.10–12 names the mother-in-law, and a rite.' },
  { nakshatra: 18, padas: [1, 2, 3], note: 'BPHS 94.10–12 names the father-in-law, and a rite.' },
];
