import type { SATURDAY_DURMUHURTAS } from '../options.js';

/** Of the day or of the night. */
export interface Fifteenth {
  readonly part: 'day' | 'night';
  readonly number: number;
}

const day = (number: number): Fifteenth => ({ part: 'day', number });
const night = (number: number): Fifteenth => ({ part: 'night', number });

/**
 * Durmuhūrtas of each weekday from Sunday, except Saturday. Compared with published days of Wednesday, Thursday and Friday; for the others
 * two programs (bdsatish/drik-panchanga, PyJHora) and the names of Nārada's verse agree.
 */
export const DURMUHURTAS: readonly (readonly Fifteenth[])[] = [
  [day(14)],
  [day(9), day(12)],
  [day(4), night(7)],
  [day(8)],
  [day(6), day(12)],
  [day(4), day(9)],
];

/**
 * Saturday's, by source: Telugu almanacs, with a printed day of 2025-03-01 (Horarushi); bdsatish/drik-panchanga and PyJHora after K.
 * Ramakumar; Nārada's verse (Ahi by day, Īśa by night).
 */
export const SATURDAY: Readonly<Record<(typeof SATURDAY_DURMUHURTAS)[number], readonly Fifteenth[]>> = {
  first_two: [day(1), day(2)],
  third: [day(3)],
  narada: [day(2), night(1)],
};
