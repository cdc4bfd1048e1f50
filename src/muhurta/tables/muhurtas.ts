import type { Quality } from '../quality.js';

export interface MuhurtaRow {
  readonly name: string;
  readonly quality: Quality;
}

/** The fifteen muhūrtas from sunrise to sunset. Nārada Saṃhitā 9.1–5, as quoted in the notes of panchang-core; the qualities by the digest verse quoted there. */
export const DAY_MUHURTAS = [
  { name: 'Rudra', quality: 'bad' },
  { name: 'Ahi', quality: 'bad' },
  { name: 'Mitra', quality: 'good' },
  { name: 'Pitri', quality: 'bad' },
  { name: 'Vasu', quality: 'good' },
  { name: 'Udaka', quality: 'good' },
  { name: 'Vishvedeva', quality: 'good' },
  { name: 'Vidhi', quality: 'good' },
  { name: 'Brahma', quality: 'good' },
  { name: 'Indra', quality: 'good' },
  { name: 'Indragni', quality: 'bad' },
  { name: 'Nirriti', quality: 'bad' },
  { name: 'Varuna', quality: 'good' },
  { name: 'Aryaman', quality: 'good' },
  { name: 'Bhaga', quality: 'bad' },
] as const satisfies readonly MuhurtaRow[];

/** The fifteen muhūrtas from sunset to the next sunrise; the same verses. */
export const NIGHT_MUHURTAS = [
  { name: 'Isha', quality: 'bad' },
  { name: 'Ajapada', quality: 'bad' },
  { name: 'Ahirbudhnya', quality: 'good' },
  { name: 'Pushan', quality: 'good' },
  { name: 'Ashvin', quality: 'good' },
  { name: 'Yama', quality: 'bad' },
  { name: 'Agni', quality: 'bad' },
  { name: 'Dhatri', quality: 'good' },
  { name: 'Chandra', quality: 'good' },
  { name: 'Aditi', quality: 'good' },
  { name: 'Jiva', quality: 'good' },
  { name: 'Vishnu', quality: 'good' },
  { name: 'Arka', quality: 'good' },
  { name: 'Tvashtri', quality: 'good' },
  { name: 'Vayu', quality: 'good' },
] as const satisfies readonly MuhurtaRow[];

/** The name of one of the thirty muhūrtas. @names muhurtas */
export type MuhurtaName = (typeof DAY_MUHURTAS)[number]['name'] | (typeof NIGHT_MUHURTAS)[number]['name'];
