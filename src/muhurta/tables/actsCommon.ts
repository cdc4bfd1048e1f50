import type { ActCondition, Ask, Says } from './actTypes.js';

/** The chapters of Muhūrta Cintāmaṇi, each in the e-text. */
const CHAPTERS = {
  1: 'Shubhashubha',
  2: 'Nakshatra',
  4: 'Gochara',
  5: 'Samskara',
  6: 'Vivaha',
  11: 'Yatra',
  12: 'Vastu',
  13: 'Griha pravesha',
} as const;

/** A verse of Muhūrta Cintāmaṇi, read in Sanskrit. */
export function verse(chapter: keyof typeof CHAPTERS, number: number | string): string {
  return `Muhurta Chintamani, ${CHAPTERS[chapter]} ${number} (read)`;
}

/** Only in printed lists: no verse that was read has it so. */
export const LISTS = 'printed lists of dates alone';

type Rest = readonly [asks: string, ask: Ask, source: string];

const condition = (id: string, says: Says, almanac: boolean, [asks, ask, source]: Rest): ActCondition => ({
  id,
  says,
  almanac,
  asks,
  ask,
  verse: source,
});

/** Made necessary by the text, and applied by printed lists. */
export const must = (id: string, ...rest: Rest): ActCondition => condition(id, 'must', true, rest);
/** Made necessary by the text; printed lists do not apply it. */
export const textMust = (id: string, ...rest: Rest): ActCondition => condition(id, 'must', false, rest);
export const good = (id: string, ...rest: Rest): ActCondition => condition(id, 'good', false, rest);
/** To be avoided by the text; printed lists do not apply it. */
export const avoid = (id: string, ...rest: Rest): ActCondition => condition(id, 'avoid', false, rest);
/** To be avoided, and printed lists avoid it. */
export const listAvoid = (id: string, ...rest: Rest): ActCondition => condition(id, 'avoid', true, rest);

/** The nakṣatras by their kinds, Muhūrta Cintāmaṇi, Nakṣatra 2–8; Abhijit is left out. */
export const STARS = {
  /** Rohiṇī, the three Uttarās. */
  dhruva: [4, 12, 21, 26],
  /** Svātī, Punarvasu, Śravaṇa, Dhaniṣṭhā, Śatabhiṣaj. */
  chara: [15, 7, 22, 23, 24],
  /** Hasta, Aśvinī, Puṣya. */
  kshipra: [13, 1, 8],
  /** Mṛgaśīrṣa, Revatī, Citrā, Anurādhā. */
  mridu: [5, 27, 14, 17],
  /** Mūla, Jyeṣṭhā, Ārdrā, Āśleṣā. */
  tikshna: [19, 18, 6, 9],
} as const;

export const stars = (...lists: readonly (readonly number[])[]): number[] =>
  [...new Set(lists.flat())].sort((a, b) => a - b);

/** Tithis of both halves by their numbers in a half; the new moon (30) and the full moon (15) each by itself. */
export const inBothHalves = (...numbers: readonly number[]): number[] => [
  ...numbers,
  ...numbers.filter((number) => number < 15).map((number) => number + 15),
];

/** The fourth, ninth and fourteenth. */
export const RIKTA = inBothHalves(4, 9, 14);
export const NEW_MOON = 30;

/** Yogas that printed lists of marriage leave out whole; the text bars of most only the beginning. */
export const BAD_YOGAS = [1, 6, 9, 10, 13, 15, 17, 19, 27] as const;

export const VYATIPATA = 17;
export const VAIDHRITI = 27;

/** Sunday is 1. */
export const BENEFIC_DAYS = [2, 4, 5, 6] as const;

/** The rests that hold for every act: Muhūrta Cintāmaṇi 1.34–37 and what almanacs print. */
export const EVERY_ACT: readonly ActCondition[] = [
  avoid(
    'vyatipata_vaidhriti',
    'neither Vyatipata nor Vaidhriti',
    { type: 'yoga', not_in: [VYATIPATA, VAIDHRITI] },
    verse(1, 34),
  ),
  avoid(
    'yoga_opening',
    'not the opening of Vishkambha and Vajra (3 ghatis), Shula (5), Ganda and Atiganda (6), Vyaghata (9), nor the first half of Parigha',
    { type: 'no_yoga_opening' },
    verse(1, '34-35'),
  ),
  avoid('tithi_loss', 'no tithi that holds two sunrises or none', { type: 'no_tithi_loss' }, verse(1, 34)),
  avoid('varjyam', 'outside the ghatis of poison (varjya)', { type: 'avoid', in: ['varjyam'] }, verse(6, '49-51')),
  avoid('durmuhurta', 'outside the forbidden muhurtas', { type: 'avoid', in: ['durmuhurta'] }, verse(6, '52-54')),
  avoid(
    'rahu_kalam',
    'outside Rahu kalam',
    { type: 'avoid', in: ['rahu_kalam'] },
    'almanacs; not in Muhurta Chintamani',
  ),
  avoid(
    'eclipse',
    'neither the three days before an eclipse seen at the place nor the seven after it',
    { type: 'no_eclipse' },
    verse(1, '32-33'),
  ),
  avoid(
    'pitripaksha',
    'not in the fortnight of the fathers',
    { type: 'no_pitripaksha' },
    'almanacs; Muhurta Chintamani, Shubhashubha 34 (read) names only the day of the fathers',
  ),
];

/** Jupiter and Venus visible: vows, marriage, tonsure, a house and more, Muhūrta Cintāmaṇi 1.46–47. */
export const VISIBLE: readonly ActCondition[] = [
  listAvoid('guru_asta', 'Jupiter visible', { type: 'no_asta', planet: 'Jupiter' }, verse(1, '46-47')),
  listAvoid('shukra_asta', 'Venus visible', { type: 'no_asta', planet: 'Venus' }, verse(1, '46-47')),
];

/** The same, without the three days after the rising and before the setting, childhood and old age: Muhūrta Cintāmaṇi 5.27–28. */
export const VISIBLE_IN_FULL: readonly ActCondition[] = [
  listAvoid(
    'guru_asta',
    'Jupiter visible, and not within three days of his setting or rising',
    { type: 'no_asta', planet: 'Jupiter', around: 3 },
    `${verse(1, '46-47')}; ${verse(5, '27-28')}: of the lengths of childhood and old age the shortest`,
  ),
  listAvoid(
    'shukra_asta',
    'Venus visible, and not within three days of her setting or rising',
    { type: 'no_asta', planet: 'Venus', around: 3 },
    `${verse(1, '46-47')}; ${verse(5, '27-28')}: of the lengths of childhood and old age the shortest`,
  ),
];

export const NO_ADHIKA: ActCondition = listAvoid(
  'adhika',
  'no intercalary or lost month',
  { type: 'no_adhika' },
  verse(1, '34, 47'),
);

export const NO_BHADRA: readonly [asks: string, ask: Ask, source: string] = [
  'outside Bhadra',
  { type: 'karana', not_in: [8, 15, 22, 29, 36, 43, 50, 57] },
  verse(1, 34),
];

export const NO_SANKRANTI: ActCondition = avoid(
  'sankranti',
  'not within 16 ghatis of an entry of the Sun into a sign',
  { type: 'no_sankranti', ghatis: 16 },
  verse(6, 79),
);

export const NO_DEVASHAYANA: readonly [asks: string, ask: Ask] = [
  'not from the Ekadashi of bright Ashadha to that of bright Karttika, while Vishnu sleeps',
  { type: 'no_devashayana' },
];

export const NO_KHARMASA: readonly [asks: string, ask: Ask] = [
  'the Sun not in Sagittarius or Pisces (kharmasa)',
  { type: 'not_sun_sign', in: [9, 12] },
];

/** Sidereal Capricorn to Gemini. */
export const NORTHERN: Ask = { type: 'sun_sign', in: [10, 11, 12, 1, 2, 3] };
