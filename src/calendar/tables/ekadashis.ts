import type { LunarMonthName } from './months.js';

/** The names of the Ekādaśīs by the amānta month and its half: common names of almanacs; those of Bern, 2026, were compared with Drik Panchang. */
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

/** The names of those of an intercalary month. */
export const ADHIKA_EKADASHIS = { shukla: 'Padmini', krishna: 'Parama' } as const;

type Half = 'shukla' | 'krishna';

/** The name of an Ekādaśī. */
export type EkadashiName = (typeof EKADASHI_NAMES)[LunarMonthName][Half] | (typeof ADHIKA_EKADASHIS)[Half];

/** How an Ekādaśī and the Dvādaśī after it meet the sunrises. */
export const EKADASHI_CASES = {
  plain: 'one sunrise in the tithi, and Dvadashi reaches past the next sunrise',
  dvadashi_kshaya: 'one sunrise in the tithi, and Dvadashi ends at or before the next',
  vriddhi: 'two sunrises in the tithi',
  kshaya: 'no sunrise in the tithi',
} as const;

/** One of these. */
export type EkadashiCase = keyof typeof EKADASHI_CASES;

/** Until when Daśamī may last so that Vaiṣṇavas fast on the day of the sunrise: before that sunrise, or after the one before it. */
export const ARUNODAYA_LIMITS = ['96_minutes', 'night_fifteenths', '55_ghatis'] as const;

/** Ghaṭīs from one sunrise up to which Daśamī may last, by the third of these. */
export const LIMIT_GHATIS = 55;
