import type { LunarMonthName } from './months.js';

/**
 * By the amānta month and its half: common names of almanacs; those of Bern, 2026, were compared with Drik Panchang. Padma Purāṇa, Uttarakhaṇḍa 39 to
 * 61, has them by the pūrṇimānta month.
 */
export const EKADASHI_NAMES = {
  Chaitra: { shukla: 'Kamada', krishna: 'Varuthini' },
  Vaishakha: { shukla: 'Mohini', krishna: 'Apara' },
  Jyeshtha: { shukla: 'Nirjala', krishna: 'Yogini' },
  Ashadha: { shukla: 'Devashayani', krishna: 'Kamika' },
  Shravana: { shukla: 'Shravana Putrada', krishna: 'Aja' },
  Bhadrapada: { shukla: 'Parivartini', krishna: 'Indira' },
  Ashvina: { shukla: 'Papankusha', krishna: 'Rama' },
  Kartika: { shukla: 'Devutthana', krishna: 'Utpanna' },
  Margashirsha: { shukla: 'Mokshada', krishna: 'Saphala' },
  Pausha: { shukla: 'Pausha Putrada', krishna: 'Shattila' },
  Magha: { shukla: 'Jaya', krishna: 'Vijaya' },
  Phalguna: { shukla: 'Amalaki', krishna: 'Papamochani' },
} as const satisfies Readonly<Record<LunarMonthName, { readonly shukla: string; readonly krishna: string }>>;

/** Of an intercalary month. */
export const ADHIKA_EKADASHIS = { shukla: 'Padmini', krishna: 'Parama' } as const;

type Half = 'shukla' | 'krishna';

/** The name of an Ekādaśī. */
export type EkadashiName = (typeof EKADASHI_NAMES)[LunarMonthName][Half] | (typeof ADHIKA_EKADASHIS)[Half];

/**
 * Other names. Of Padma Purāṇa, Uttarakhaṇḍa (chapters 39 to 63 read in Sanskrit, as kept in sanskrit/raw_etexts): Utpatti 39.7, Moksha 39.9, Pandava
 * 51.64, Shayani 53.2, Pavitraropani 55 (colophon), Padma 57.5, Prabodhini 61.3, Haribodhini 61.6, Kamala 62.6, Kamada 63.13. Of published calendars:
 * Bhaimi and Papavimochani (Sri Chaitanya Saraswat Math 2026–2027), Annada, Pavitropana, Parshva, Pashankusha, Utthana (Pure Bhakti 2026), Achala
 * (asbnewsindia.com of May 2022), Ashadhi (lokprahri.com), Jaljhulani (Hindustan, 2 September 2025).
 */
export const EKADASHI_ALIASES = {
  Kamada: [],
  Varuthini: [],
  Mohini: [],
  Apara: ['Achala'],
  Nirjala: ['Pandava'],
  Yogini: [],
  Devashayani: ['Shayani', 'Ashadhi'],
  Kamika: [],
  'Shravana Putrada': ['Pavitraropani', 'Pavitropana'],
  Aja: ['Annada'],
  Parivartini: ['Padma', 'Parshva', 'Jaljhulani'],
  Indira: [],
  Papankusha: ['Pashankusha'],
  Rama: [],
  Devutthana: ['Prabodhini', 'Haribodhini', 'Utthana'],
  Utpanna: ['Utpatti'],
  Mokshada: ['Moksha'],
  Saphala: [],
  'Pausha Putrada': [],
  Shattila: [],
  Jaya: ['Bhaimi'],
  Vijaya: [],
  Amalaki: [],
  Papamochani: ['Papavimochani'],
  Padmini: ['Kamala'],
  Parama: ['Kamada'],
} as const satisfies Readonly<Record<EkadashiName, readonly string[]>>;

/** Every name, in the order of the year; those of the intercalary month last. */
export const EKADASHI_LIST = Object.keys(EKADASHI_ALIASES) as readonly EkadashiName[];

/** The sunrises of an Ekādaśī and the Dvādaśī after it. */
export const EKADASHI_CASES = {
  plain: 'one sunrise in the tithi, and Dvadashi reaches past the next sunrise',
  dvadashi_kshaya: 'one sunrise in the tithi, and Dvadashi ends at or before the next',
  vriddhi: 'two sunrises in the tithi',
  kshaya: 'no sunrise in the tithi',
} as const;

/** One of these. */
export type EkadashiCase = keyof typeof EKADASHI_CASES;

/** Latest end of Daśamī for Vaiṣṇavas to fast on the day of the sunrise: before that sunrise, or after the one before it. */
export const ARUNODAYA_LIMITS = ['96_minutes', 'night_fifteenths', '55_ghatis'] as const;

/** Ghaṭīs from one sunrise to the latest end of Daśamī, by the third limit. */
export const LIMIT_GHATIS = 55;

/** The eight Mahādvādaśīs, in the order of Haribhaktivilāsa 12.391–392: four by the tithis, four by a nakṣatra. */
export const MAHADVADASHIS = {
  unmilani: 'Ekadashi, free of Dashami, holds two sunrises: the second day (Haribhaktivilasa 13.321)',
  vyanjuli: 'Ekadashi is free of Dashami and Dvadashi holds two sunrises: the first of them (12.372-376, 13.356)',
  trisprisha: 'Ekadashi, Dvadashi and Trayodashi within one day, without Dashami: that day (12.377-387)',
  pakshavardhini: 'the full or new moon tithi of the half holds two sunrises: the day of Dvadashi (12.389-390, 13.467)',
  jaya: 'Dvadashi of the bright half with Punarvasu (13.485)',
  vijaya: 'Dvadashi of the bright half with Shravana (13.489)',
  jayanti: 'Dvadashi of the bright half with Rohini (13.506)',
  papanashini: 'Dvadashi of the bright half with Pushya (13.534)',
} as const;

/** One of these. */
export type MahadvadashiName = keyof typeof MAHADVADASHIS;

/** The nakṣatras, 1 … 27, of the bright half's Mahādvādaśīs. */
export const MAHADVADASHI_STARS: Readonly<Record<number, MahadvadashiName | undefined>> = {
  4: 'jayanti',
  7: 'jaya',
  8: 'papanashini',
  22: 'vijaya',
};

/** Mahādvādaśīs that move the Vaiṣṇava fast: those of published days, or all. */
export const KEPT_MAHADVADASHIS = ['almanacs', 'eight'] as const;

/**
 * In published days: Vyañjulī on 2023-04-02 (Drik Panchang) and 2026-08-24 (Sri Chaitanya Saraswat Math), Trispṛśā on 2026-09-07
 * (purebhakti.com). Pakṣavardhinī and Jayantī would move 2023-01-02 and 2023-09-10, which are printed unmoved.
 */
export const MAHADVADASHIS_OF_ALMANACS: readonly MahadvadashiName[] = ['unmilani', 'vyanjuli', 'trisprisha'];
