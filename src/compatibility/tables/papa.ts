import type { DignityState } from '../../zodiac/dignity.js';
import type { Graha } from '../../zodiac/names.js';
import type { Regard } from '../../zodiac/relationships.js';
import { source } from './sources.js';

export const PAPA_REFERENCES = ['lagna', 'Moon', 'Venus'] as const;

/** From where the houses are counted. @names planet */
export type PapaReference = (typeof PAPA_REFERENCES)[number];

export const PAPA_GRAHAS = ['Mars', 'Saturn', 'Sun', 'Rahu', 'Ketu'] as const satisfies readonly Graha[];

/** A malefic that is weighed. @names planet */
export type PapaGraha = (typeof PAPA_GRAHAS)[number];

/** Where a malefic counts: all descriptions that were read have these six. */
export const PAPA_HOUSES: readonly number[] = [1, 2, 4, 7, 8, 12];

export const PAPA_WEIGHTINGS = ['by_reference', 'equal', 'by_house'] as const;

/** A published weighting. @names none */
export type PapaWeighting = (typeof PAPA_WEIGHTINGS)[number];

/** Share of each reference; exact in binary. Astro-Vision and Roxy for the first, the essay on doṣa sāmya for the last. */
export const REFERENCE_WEIGHTS: Readonly<Record<PapaWeighting, Readonly<Record<PapaReference, number>>>> = {
  by_reference: { lagna: 1, Moon: 0.5, Venus: 0.25 },
  equal: { lagna: 1, Moon: 1, Venus: 1 },
  by_house: { lagna: 1, Moon: 0.5, Venus: 0.25 },
};

/** Units of each house, of the essay on doṣa sāmya alone. */
export const HOUSE_UNITS: Readonly<Record<number, number>> = { 1: 3, 2: 3, 4: 3, 7: 5, 8: 6, 12: 1 };

/** Units of each graha, of the same essay, which counts no doṣa for Ketu. */
export const GRAHA_UNITS: Readonly<Record<Exclude<PapaGraha, 'Ketu'>, number>> = {
  Rahu: 1,
  Sun: 2,
  Saturn: 3,
  Mars: 4,
};

/** A dignity by position, else how the graha regards the lord of its sign by nature. */
export type PapaDignity = DignityState | Regard;

/** The share that a dignity leaves, of the same essay, which has no row for the signs of neutrals and enemies: whole there. */
export const DIGNITY_SHARES: Readonly<Record<PapaDignity, number>> = {
  exalted: 0,
  moolatrikona: 0.25,
  own: 0.5,
  friend: 0.75,
  neutral: 1,
  enemy: 1,
  debilitated: 1.25,
};

export const PAPA_SOURCES = [
  source(
    'astroVision',
    'Horoscope compatibility: dasasandhi',
    'the six houses from lagna, Moon and Venus; 1, ½, ¼ (read)',
  ),
  source('roxy', 'papasamyam', 'Mars, Saturn, Sun and Rāhu in the six houses; 1, ½, ¼ (read)'),
  source('vivahaSangamam', 'Papasamyam', 'five malefics with Ketu; a method of equal points and weights (read)'),
  source('doshaSamyam', 'I–III, rules 1–4', 'units of houses and grahas, shares of dignities (read)'),
];
