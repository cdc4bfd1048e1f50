import type { SignLord } from './lords.js';

/** The lords of the horās in the order in which they follow each other; the twenty-fifth is the lord of the next weekday. */
export const HORA_LORDS = [
  'Sun',
  'Venus',
  'Mercury',
  'Moon',
  'Saturn',
  'Jupiter',
  'Mars',
] as const satisfies readonly SignLord[];

/** One of the seven lords of hours and weekdays. */
export type HoraLord = (typeof HORA_LORDS)[number];

/** The lords of the weekdays from Sunday. */
export const WEEKDAY_LORDS = [
  'Sun',
  'Moon',
  'Mars',
  'Mercury',
  'Jupiter',
  'Venus',
  'Saturn',
] as const satisfies readonly HoraLord[];
