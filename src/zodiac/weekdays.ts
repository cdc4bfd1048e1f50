import type { SignLord } from './lords.js';

export const HORA_LORDS = [
  'Sun',
  'Venus',
  'Mercury',
  'Moon',
  'Saturn',
  'Jupiter',
  'Mars',
] as const satisfies readonly SignLord[];

/** A lord of hours and weekdays. @names planet */
export type HoraLord = (typeof HORA_LORDS)[number];

export const WEEKDAY_LORDS = [
  'Sun',
  'Moon',
  'Mars',
  'Mercury',
  'Jupiter',
  'Venus',
  'Saturn',
] as const satisfies readonly HoraLord[];
