import type { AshtakavargaData } from '../strengths/ashtakavarga.js';
import { SIGNS } from '../zodiac/names.js';
import type { Tone } from './frame.js';
import { isWithin, refuse } from './refuse.js';
import { UI_ASCENDANT, type Words } from './words.js';

/** The result of `ashtakavarga`, as a function or the HTTP API returns it. */
export interface AshtakavargaResult {
  readonly data: AshtakavargaData;
}

/** The rows of aṣṭakavarga with a picture: the eight tables, and the sum of the seven planets. */
export const BINDU_ROWS = [
  'Sun',
  'Moon',
  'Mars',
  'Mercury',
  'Jupiter',
  'Venus',
  'Saturn',
  'Ascendant',
  'sarva',
] as const;

/** One of the rows of bindus. */
export type BinduRowName = (typeof BINDU_ROWS)[number];

export interface BinduRow {
  /** Title: the name of the table's planet; for the sum the sign of one. */
  readonly label: string;
  /** Aries to Pisces. */
  readonly bindus: readonly number[];
  readonly total: number;
  /** Sign of the table's planet, from 0; none for the sum. */
  readonly own: number | undefined;
  /** Numbers up to `small` recede; those from `large` on are tinted. */
  readonly small: number;
  readonly large: number;
}

/** Bhinna: 0–3, 4, 5–8. Sarva: below 25, 25 to 30, above 30 (Bṛhat Parāśara Horā Śāstra 72.6–8, quoted). */
const OF_ONE = { small: 3, large: 5 } as const;
export const OF_SUM = { small: 24, large: 31 } as const;

function countsOf(value: unknown, field: string): readonly number[] {
  const counts = Array.isArray(value) ? value : [];
  if (counts.length === 12 && counts.every((count) => Number.isInteger(count) && isWithin(count, 0, 56))) return counts;
  return refuse(field, value, 'twelve whole numbers, as ashtakavarga returns them');
}

export function signOf(result: AshtakavargaResult, one: keyof AshtakavargaData['signs']): number {
  const name = result?.data?.signs?.[one];
  const sign = SIGNS.findIndex((each) => each.name === name);
  return sign === -1 ? refuse('result', result, 'the result of ashtakavarga') : sign;
}

export function rowOf(result: AshtakavargaResult, name: BinduRowName, words: Words): BinduRow {
  const { data } = result ?? {};
  const sum = (bindus: readonly number[]): number => bindus.reduce((total, count) => total + count, 0);
  if (name === 'sarva') {
    const bindus = countsOf(data?.sarva?.bindus, 'data.sarva.bindus');
    return { label: 'Σ', bindus, total: sum(bindus), own: undefined, ...OF_SUM };
  }
  const own = signOf(result, name);
  const bindus = countsOf(data?.bhinna?.[name]?.bindus, `data.bhinna.${name}.bindus`);
  const label = name === 'Ascendant' ? words.word('ui', UI_ASCENDANT, name) : words.bodyName(name);
  return { label, bindus, total: sum(bindus), own, ...OF_ONE };
}

export function toneOf({ bindus, small, own }: BinduRow, sign: number): Tone {
  if (sign === own) return 'a';
  return (bindus[sign] ?? 0) <= small ? 'm' : 'i';
}
