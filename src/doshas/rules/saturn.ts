import type { JdTt, JdUt } from '../../time/julian.js';

/** What Saturn’s place from the Moon is called: the three of Sāḍe Sātī, and the two ḍhaiyās. */
export type SaturnKind = 'rising' | 'peak' | 'setting' | 'kantaka' | 'ashtama';

/** Houses of Sāḍe Sātī from the Moon, in Saturn's order. */
export const SADE_SATI = { rising: 12, peak: 1, setting: 2 } as const;

/** A part of Sāḍe Sātī. */
export type SadeSatiPart = keyof typeof SADE_SATI;

export const SADE_SATI_PARTS = ['rising', 'peak', 'setting'] as const satisfies readonly SadeSatiPart[];

/** Houses of kaṇṭaka from the Moon. */
export const KANTAKA_HOUSES = { fourth: [4], fourth_eighth: [4, 8], angles: [1, 4, 7, 10] } as const;

export type KantakaChoice = keyof typeof KANTAKA_HOUSES;

export const ASHTAMA_HOUSE = 8;

export interface Instants {
  readonly ut: JdUt;
  readonly tt: JdTt;
}

/** Half-open. */
export interface SaturnStay {
  /** 1 … 12. */
  readonly house: number;
  readonly start: Instants;
  readonly end: Instants;
  /** Whether he entered retrograde; `undefined` where the search began within the stay. */
  readonly retrograde: boolean | undefined;
}

/** Days: gaps within a passage come from re-entries alone and are shorter. */
const SAME_PASSAGE = 2 * 365.25;

/** Joins stays less than two years apart into passages. */
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

export function staysIn(stays: readonly SaturnStay[], houses: readonly number[]): SaturnStay[] {
  return stays.filter(({ house }) => houses.includes(house));
}
