import type { RashiSystem } from '../rules/system.js';

/** One round, by the lords of P. V. R. Narasimha Rao's school. */
const ONE_ROUND = {
  lords: 'chosen',
  exaltation: false,
  further: 'same',
  cycles: 1,
  occupants: 'none',
  round: 'successive',
} as const satisfies Partial<RashiSystem>;

const KENDRADI = {
  direction: 'parity',
  occupants: 'none',
  round: 'strength',
  years: 'counted',
  lords: 'chosen',
  exaltation: true,
  further: 'rest',
  cycles: 2,
  within: 'kendras_by_strength',
} as const satisfies Partial<RashiSystem>;

const TEN_YEARS = {
  ...ONE_ROUND,
  direction: 'forward',
  years: 'ten',
  within: 'bphs',
} as const satisfies Partial<RashiSystem>;

/** The part of a period that each of the twelve signs has, from its own on. Bṛhat Parāśara Horā Śāstra 46.205–206: one, a half, a third. */
export const PACHAKA_SHARES = [6, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2] as const;

/** Sign daśās of Bṛhat Parāśara Horā Śāstra and the Jaimini Sūtras that few programs have. */
export const FURTHER_SYSTEMS = {
  /** Bṛhat Parāśara Horā Śāstra 46.50–51; the seed is that of a birth at night. */
  chakra: { ...TEN_YEARS, seed: 'ascendant' },
  /** The same, 46.175–176. */
  kendradi: { ...KENDRADI, seed: 'ascendant_or_seventh' },
  /** The same, 46.176; Jaimini Sūtras 2.4.11–13. */
  karaka_kendradi: { ...KENDRADI, seed: 'atma_karaka_or_seventh' },
  /** Jaimini Sūtras 2.3.26–27, as commentators read them whom the Tattvādarśa quotes. */
  brahma: {
    ...ONE_ROUND,
    seed: 'brahma_by_parity',
    direction: 'ascendant_parity',
    years: 'sixth',
    exaltation: true,
    within: 'bphs',
  },
  /** Bṛhat Parāśara Horā Śāstra 46.174; Jaimini Sūtras 2.4.19–20. */
  yogardha: {
    ...ONE_ROUND,
    seed: 'ascendant_or_seventh',
    direction: 'parity',
    years: 'half',
    exaltation: true,
    within: 'bphs',
  },
  /** Bṛhat Parāśara Horā Śāstra 5.14–15 and 5.21–23. */
  varnada: {
    ...ONE_ROUND,
    seed: 'ascendant_or_hora_lagna',
    direction: 'parity',
    years: 'given',
    within: 'parity',
  },
  /** Jaimini Sūtras 2.3.1–2, as Rangacharya reads them. */
  navamsha: { ...ONE_ROUND, seed: 'ascendant_or_facing', direction: 'forward', years: 'nine', within: 'bphs' },
  /** PyJHora, after Jaimini Sūtras 2.4.1; the seed and round are those of the Cara kind. */
  paryaya: {
    ...ONE_ROUND,
    seed: 'first_fifth_or_ninth',
    direction: 'footed',
    round: 'trines',
    years: 'inclusive',
    cycles: 2,
    within: 'bphs',
  },
  /** Jaimini Sūtras 2.4.27 and 2.4.31–34. */
  tara_lagna: { ...ONE_ROUND, seed: 'tara_lagna', direction: 'parity', years: 'nine', within: 'from_ascendant' },
  /** Bṛhat Parāśara Horā Śāstra 46.204. */
  sandhya: { ...TEN_YEARS, seed: 'ascendant' },
  /** The same, 46.205–206. */
  pachaka: { ...TEN_YEARS, seed: 'ascendant', within: 'forward', shares: PACHAKA_SHARES },
} as const satisfies Readonly<Record<string, RashiSystem>>;

/** The seed and round of each kind of Paryāya. PyJHora, commit e20943c. */
export const PARYAYA_KINDS = {
  chara: { seed: 'first_fifth_or_ninth', round: 'trines' },
  ubhaya: { seed: 'first_fourth_seventh_or_tenth', round: 'kendras' },
  sthira: { seed: 'ascendant_or_seventh', round: 'sevenths' },
} as const satisfies Readonly<Record<string, Partial<RashiSystem>>>;

/** Kendrādi in the order of the zodiac: as Mūla, P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, 19.2. */
export const ZODIAC_KENDRAS = {
  round: 'kendras',
  occupants: 'saturn_or_backward',
  within: 'own',
} as const satisfies Partial<RashiSystem>;
