import type { Graha } from '../../zodiac/names.js';

export const YONIS = ['dhvaja', 'dhuma', 'simha', 'shvan', 'vrisha', 'khara', 'gaja', 'kaka'] as const;

/** The emblem (yoni) of a number: flag, smoke, lion, dog, bull, donkey, elephant, crow. @names none */
export type NumberYoni = (typeof YONIS)[number];

/** Grahas of the numbers from 1: Praśna Mārga 7.3–6, excerpt of a translation read. */
export const NUMBER_GRAHAS: readonly Exclude<Graha, 'Ketu'>[] = [
  'Sun',
  'Mars',
  'Jupiter',
  'Mercury',
  'Venus',
  'Saturn',
  'Moon',
  'Rahu',
];
