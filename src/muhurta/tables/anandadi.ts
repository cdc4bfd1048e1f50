import type { Nakshatra } from '../../zodiac/names.js';
import type { Quality } from '../quality.js';

/** The twenty-eight Ānandādi yogas, good or bad by their names. Muhūrta Cintāmaṇi 1.26 (not read) bars only the first ghaṭīs of some of the bad ones. */
export const ANANDADI = [
  { name: 'Ananda', quality: 'good' },
  { name: 'Kaladanda', quality: 'bad' },
  { name: 'Dhumra', quality: 'bad' },
  { name: 'Dhata', quality: 'good' },
  { name: 'Saumya', quality: 'good' },
  { name: 'Dhvanksha', quality: 'bad' },
  { name: 'Dhvaja', quality: 'good' },
  { name: 'Shrivatsa', quality: 'good' },
  { name: 'Vajra', quality: 'bad' },
  { name: 'Mudgara', quality: 'bad' },
  { name: 'Chhatra', quality: 'good' },
  { name: 'Mitra', quality: 'good' },
  { name: 'Manasa', quality: 'good' },
  { name: 'Padma', quality: 'good' },
  { name: 'Lumbaka', quality: 'bad' },
  { name: 'Utpata', quality: 'bad' },
  { name: 'Mrityu', quality: 'bad' },
  { name: 'Kana', quality: 'bad' },
  { name: 'Siddhi', quality: 'good' },
  { name: 'Shubha', quality: 'good' },
  { name: 'Amrita', quality: 'good' },
  { name: 'Musala', quality: 'bad' },
  { name: 'Gada', quality: 'bad' },
  { name: 'Matanga', quality: 'good' },
  { name: 'Rakshasa', quality: 'bad' },
  { name: 'Chara', quality: 'good' },
  { name: 'Sthira', quality: 'good' },
  { name: 'Pravardhamana', quality: 'good' },
] as const satisfies readonly { readonly name: string; readonly quality: Quality }[];

/** The name of an Ānandādi yoga. */
export type AnandadiName = (typeof ANANDADI)[number]['name'];

/**
 * First nakṣatra of the count, Sunday to Saturday. Compared with published days of Wednesday (Birthastro, 2021-12-08) and Saturday
 * (Horarushi, 2025-03-01).
 */
export const ANANDADI_FIRST: readonly Nakshatra[] = [
  'Ashwini',
  'Mrigashira',
  'Ashlesha',
  'Hasta',
  'Anuradha',
  'Uttara Ashadha',
  'Shatabhisha',
];

/** Abhijit follows so many of the twenty-seven nakṣatras. */
export const BEFORE_ABHIJIT = 21;
