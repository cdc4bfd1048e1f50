import type { SignLord } from '../../zodiac/lords.js';

export const CONTRIBUTORS = [
  'Sun',
  'Moon',
  'Mars',
  'Mercury',
  'Jupiter',
  'Venus',
  'Saturn',
  'Ascendant',
] as const satisfies readonly (SignLord | 'Ascendant')[];

/** A planet or the ascendant, as contributor or owner of a table. @names contributor */
export type Contributor = (typeof CONTRIBUTORS)[number];

export type OfEight<Value> = Readonly<Record<Contributor, Value>>;

/** Houses, 1 … 12, that receive a bindu, counted inclusively from the contributor. */
type Houses = readonly number[];

export type BinduTable = OfEight<OfEight<Houses>>;

export const BINDU_TABLES = ['parashara', 'varahamihira', 'phaladeepika'] as const;

/** Name of a table of bindus. */
export type BinduTableName = (typeof BINDU_TABLES)[number];

/**
 * Bṛhat Parāśara Horā Śāstra 66 after P.V.R. Narasimha Rao, Jagannatha Hora 8 and PyJHora. The opening of the chapter was read; the cells
 * are PyJHora's and those of a printout of Jagannatha Hora whose eight rows fit no other table.
 */
export const PARASHARA: BinduTable = {
  Sun: {
    Sun: [1, 2, 4, 7, 8, 9, 10, 11],
    Moon: [3, 6, 10, 11],
    Mars: [1, 2, 4, 7, 8, 9, 10, 11],
    Mercury: [3, 5, 6, 9, 10, 11, 12],
    Jupiter: [5, 6, 9, 11],
    Venus: [6, 7, 12],
    Saturn: [1, 2, 4, 7, 8, 9, 10, 11],
    Ascendant: [3, 4, 6, 10, 11, 12],
  },
  Moon: {
    Sun: [3, 6, 7, 8, 10, 11],
    Moon: [1, 3, 6, 7, 9, 10, 11],
    Mars: [2, 3, 5, 6, 10, 11],
    Mercury: [1, 3, 4, 5, 7, 8, 10, 11],
    Jupiter: [1, 2, 4, 7, 8, 10, 11],
    Venus: [3, 4, 5, 7, 9, 10, 11],
    Saturn: [3, 5, 6, 11],
    Ascendant: [3, 6, 10, 11],
  },
  Mars: {
    Sun: [3, 5, 6, 10, 11],
    Moon: [3, 6, 11],
    Mars: [1, 2, 4, 7, 8, 10, 11],
    Mercury: [3, 5, 6, 11],
    Jupiter: [6, 10, 11, 12],
    Venus: [6, 8, 11, 12],
    Saturn: [1, 4, 7, 8, 9, 10, 11],
    Ascendant: [1, 3, 6, 10, 11],
  },
  Mercury: {
    Sun: [5, 6, 9, 11, 12],
    Moon: [2, 4, 6, 8, 10, 11],
    Mars: [1, 2, 4, 7, 8, 9, 10, 11],
    Mercury: [1, 3, 5, 6, 9, 10, 11, 12],
    Jupiter: [6, 8, 11, 12],
    Venus: [1, 2, 3, 4, 5, 8, 9, 11],
    Saturn: [1, 2, 4, 7, 8, 9, 10, 11],
    Ascendant: [1, 2, 4, 6, 8, 10, 11],
  },
  Jupiter: {
    Sun: [1, 2, 3, 4, 7, 8, 9, 10, 11],
    Moon: [2, 5, 7, 9, 11],
    Mars: [1, 2, 4, 7, 8, 10, 11],
    Mercury: [1, 2, 4, 5, 6, 9, 10, 11],
    Jupiter: [1, 2, 3, 4, 7, 8, 10, 11],
    Venus: [2, 5, 6, 9, 10, 11],
    Saturn: [3, 5, 6, 12],
    Ascendant: [1, 2, 4, 5, 6, 7, 9, 10, 11],
  },
  Venus: {
    Sun: [8, 11, 12],
    Moon: [1, 2, 3, 4, 5, 8, 9, 11, 12],
    Mars: [3, 4, 6, 9, 11, 12],
    Mercury: [3, 5, 6, 9, 11],
    Jupiter: [5, 8, 9, 10, 11],
    Venus: [1, 2, 3, 4, 5, 8, 9, 10, 11],
    Saturn: [3, 4, 5, 8, 9, 10, 11],
    Ascendant: [1, 2, 3, 4, 5, 8, 9, 11],
  },
  Saturn: {
    Sun: [1, 2, 4, 7, 8, 10, 11],
    Moon: [3, 6, 11],
    Mars: [3, 5, 6, 10, 11, 12],
    Mercury: [6, 8, 9, 10, 11, 12],
    Jupiter: [5, 6, 11, 12],
    Venus: [6, 11, 12],
    Saturn: [3, 5, 6, 11],
    Ascendant: [1, 3, 4, 6, 10, 11],
  },
  Ascendant: {
    Sun: [3, 4, 6, 10, 11, 12],
    Moon: [3, 6, 10, 11, 12],
    Mars: [1, 3, 6, 10, 11],
    Mercury: [1, 2, 4, 6, 8, 10, 11],
    Jupiter: [1, 2, 4, 5, 6, 7, 9, 10, 11],
    Venus: [1, 2, 3, 4, 5, 8, 9],
    Saturn: [1, 3, 4, 6, 10, 11],
    Ascendant: [3, 6, 10, 11],
  },
};

/** Phaladīpikā 23.4 (V. Subrahmanya Sastri; read): the Moon's bindu of the ninth sign comes from Mars, not from the Moon. Maitreya's default. */
export const PHALADEEPIKA: BinduTable = {
  ...PARASHARA,
  Moon: { ...PARASHARA.Moon, Moon: [1, 3, 6, 7, 10, 11], Mars: [2, 3, 5, 6, 9, 10, 11] },
};

/**
 * B.V. Raman's table, ascribed to Bṛhat Jātaka 9 (not read): as Phaladīpikā, with the twelfth instead of the second from Jupiter for the
 * Moon, and the fifth instead of the fourth from Mars for Venus. Only this table gives the piṇḍas that Raman printed.
 */
export const VARAHAMIHIRA: BinduTable = {
  ...PHALADEEPIKA,
  Moon: { ...PHALADEEPIKA.Moon, Jupiter: [1, 4, 7, 8, 10, 11, 12] },
  Venus: { ...PHALADEEPIKA.Venus, Mars: [3, 5, 6, 9, 11, 12] },
};

/** They have equal totals; only rows of the Moon and of Venus differ. */
export const BINDU_TABLE: Readonly<Record<BinduTableName, BinduTable>> = {
  parashara: PARASHARA,
  varahamihira: VARAHAMIHIRA,
  phaladeepika: PHALADEEPIKA,
};

/** Totals of each table in any chart; Bṛhat Parāśara Horā Śāstra 66. */
export const BINDU_TOTALS: OfEight<number> = {
  Sun: 48,
  Moon: 49,
  Mars: 39,
  Mercury: 54,
  Jupiter: 56,
  Venus: 52,
  Saturn: 39,
  Ascendant: 49,
};

export const SARVA_TOTAL = 337;

/** Pairs of signs, from 0 (Aries), with one lord; Cancer and Leo have none. Bṛhat Parāśara Horā Śāstra 68.1–5. */
export const SIGN_PAIRS: readonly (readonly [number, number])[] = [
  [0, 7],
  [1, 6],
  [2, 5],
  [8, 11],
  [9, 10],
];

/**
 * Multipliers of the signs from Aries; Bṛhat Parāśara Horā Śāstra 69.1–4. Virgo: 5 (Jātaka Pārijāta 10.80, B.V. Raman, P.V.R. Narasimha
 * Rao, Jagannatha Hora 8); 6 in the table printed with Santhanam's chapter 69, PyJHora and Maitreya.
 */
export const SIGN_MULTIPLIERS: readonly number[] = [7, 10, 8, 4, 10, 5, 7, 8, 9, 5, 11, 12];

export const VIRGO_MULTIPLIERS = [5, 6] as const;

/** Multipliers of the planets' signs; Bṛhat Parāśara Horā Śāstra 69.1–4. */
export const GRAHA_MULTIPLIERS: Readonly<Record<SignLord, number>> = {
  Sun: 5,
  Moon: 5,
  Mars: 8,
  Mercury: 5,
  Jupiter: 10,
  Venus: 7,
  Saturn: 5,
};

export const KAKSHYA_DEGREES = 3.75;

/** Lords of the eight kakṣyās of every sign, 3°45′ each; Phaladīpikā 23.16–19 (V. Subrahmanya Sastri; read). */
export const KAKSHYA_LORDS: readonly Contributor[] = [
  'Saturn',
  'Jupiter',
  'Mars',
  'Sun',
  'Venus',
  'Mercury',
  'Moon',
  'Ascendant',
];
