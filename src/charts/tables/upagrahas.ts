import type { SignLord } from '../../zodiac/lords.js';

/** Upagrahas of the Sun, each at a fixed distance from its origin. Bṛhat Parāśara Horā Śāstra (Santhanam) 3.61–64. */
export const SOLAR_UPAGRAHAS = ['Dhuma', 'Vyatipata', 'Parivesha', 'Indrachapa', 'Upaketu'] as const;

export type SolarUpagraha = (typeof SOLAR_UPAGRAHAS)[number];

/** Upagrahas that rise with a part of the day, and the lord of that part. Bṛhat Parāśara Horā Śāstra (Santhanam) 3.66–70. */
export const KALA_VELAS = {
  Kala: 'Sun',
  Mrityu: 'Mars',
  Ardhaprahara: 'Mercury',
  Yamaghantaka: 'Jupiter',
  Gulika: 'Saturn',
  Mandi: 'Saturn',
} as const satisfies Readonly<Record<string, SignLord>>;

export type KalaVela = keyof typeof KALA_VELAS;

export const KALA_VELA_NAMES = [
  'Kala',
  'Mrityu',
  'Ardhaprahara',
  'Yamaghantaka',
  'Gulika',
  'Mandi',
] as const satisfies readonly KalaVela[];

/** When in its part a point rises. */
export const PART_POINTS = ['start', 'middle', 'end'] as const;

/** Beginning, middle or end of a part. */
export type PartPoint = (typeof PART_POINTS)[number];

/** Which of the eight parts has no lord. */
export const PART_ORDERS = ['lordless_last', 'lordless_after_saturn'] as const;

/** The eighth part, or the one after Saturn's. */
export type PartOrder = (typeof PART_ORDERS)[number];

/** Whose upagrahas; the first is the default. */
export const UPAGRAHA_SCHEMES = ['bphs', 'jhora'] as const;

/** Bṛhat Parāśara Horā Śāstra, or Jagannātha Horā with P. V. R. Narasimha Rao. */
export type UpagrahaScheme = (typeof UPAGRAHA_SCHEMES)[number];

/**
 * The point and the order of each scheme. `jhora`: as exports of Jagannātha Horā 8 have them, with Gulika at the beginning; P. V. R. Narasimha
 * Rao 4.3 has Gulika in the middle and Māndi at the beginning. The order: his Table 10.
 */
export const SCHEMES: Readonly<
  Record<UpagrahaScheme, { readonly points: PartPoint; readonly gulika: PartPoint; readonly order: PartOrder }>
> = {
  bphs: { points: 'start', gulika: 'start', order: 'lordless_last' },
  jhora: { points: 'middle', gulika: 'start', order: 'lordless_after_saturn' },
};
