import type { JdTt, JdUt } from '../../time/julian.js';

/** What Saturn’s place from the Moon is called: the three of Sāḍe Sātī, and the two ḍhaiyās. */
export type SaturnKind = 'rising' | 'peak' | 'setting' | 'kantaka' | 'ashtama';

/** The houses from the Moon that are Sāḍe Sātī, in the order in which Saturn passes them. */
export const SADE_SATI = { rising: 12, peak: 1, setting: 2 } as const;

/** A part of Sāḍe Sātī. */
export type SadeSatiPart = keyof typeof SADE_SATI;

/** The parts of Sāḍe Sātī in order. */
export const SADE_SATI_PARTS = ['rising', 'peak', 'setting'] as const satisfies readonly SadeSatiPart[];

/** In which houses from the Moon Saturn is called kaṇṭaka. */
export const KANTAKA_HOUSES = { fourth: [4], fourth_eighth: [4, 8], angles: [1, 4, 7, 10] } as const;

/** A choice of kaṇṭaka houses. */
export type KantakaChoice = keyof typeof KANTAKA_HOUSES;

/** The house of aṣṭama. */
export const ASHTAMA_HOUSE = 8;

/** An instant in both scales. */
export interface Instants {
  readonly ut: JdUt;
  readonly tt: JdTt;
}

/** A stay of Saturn in a house from the Moon, half-open. */
export interface SaturnStay {
  /** 1 … 12. */
  readonly house: number;
  readonly start: Instants;
  readonly end: Instants;
  /** Whether he came in going backwards; `undefined` where the search began within the stay. */
  readonly retrograde: boolean | undefined;
}

/** Days between two stays that make of the second another passage: gaps come from re-entries alone, and these are shorter. */
const SAME_PASSAGE = 2 * 365.25;

/** Returns stays as passages: those less than two years apart belong together. */
export function passagesOf(stays: readonly SaturnStay[]): readonly (readonly SaturnStay[])[] {
  const passages: SaturnStay[][] = [];
  for (const stay of stays) {
    const last = passages.at(-1);
    const before = last?.at(-1);
    if (last === undefined || before === undefined || stay.start.tt - before.end.tt >= SAME_PASSAGE) {
      passages.push([stay]);
    } else {
      last.push(stay);
    }
  }
  return passages;
}

/** Returns the stays in some houses from the Moon. */
export function staysIn(stays: readonly SaturnStay[], houses: readonly number[]): SaturnStay[] {
  return stays.filter(({ house }) => houses.includes(house));
}
