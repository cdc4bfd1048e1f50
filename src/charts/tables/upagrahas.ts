import type { SignLord } from '../../zodiac/lords.js';

/** Upagrahas that the Sun makes, each so many degrees from what it is made of. Bṛhat Parāśara Horā Śāstra (Santhanam) 3.61–64. */
export const SOLAR_UPAGRAHAS = ['Dhuma', 'Vyatipata', 'Parivesha', 'Indrachapa', 'Upaketu'] as const;

/** An upagraha that the Sun makes. */
export type SolarUpagraha = (typeof SOLAR_UPAGRAHAS)[number];

/** Upagrahas that rise with a part of the day, and whose part it is. Bṛhat Parāśara Horā Śāstra (Santhanam) 3.66–70. */
export const KALA_VELAS = {
  Kala: 'Sun',
  Mrityu: 'Mars',
  Ardhaprahara: 'Mercury',
  Yamaghantaka: 'Jupiter',
  Gulika: 'Saturn',
  Mandi: 'Saturn',
} as const satisfies Readonly<Record<string, SignLord>>;

/** An upagraha that rises with a part of the day. */
export type KalaVela = keyof typeof KALA_VELAS;

/** Their names, in order. */
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

/** What the schemes take: the point of each, and the order of the parts. P. V. R. Narasimha Rao 4.3 with Table 10. */
export const SCHEMES: Readonly<
  Record<UpagrahaScheme, { readonly points: PartPoint; readonly mandi: PartPoint; readonly order: PartOrder }>
> = {
  bphs: { points: 'start', mandi: 'start', order: 'lordless_last' },
  jhora: { points: 'middle', mandi: 'start', order: 'lordless_after_saturn' },
};
