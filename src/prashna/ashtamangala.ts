import * as v from 'valibot';
import { SiddhantaError } from '../errors.js';
import { ayanamsaSchema, record, whole } from '../input/schemas.js';
import { at } from '../math/at.js';
import { operation } from '../operation/operation.js';
import type { Ayanamsa } from '../types.js';
import type { Graha } from '../zodiac/names.js';
import type { QuestionSide } from './rules/evidence.js';
import { ASHTAMANGALA_DISPUTES, ASHTAMANGALA_SOURCES } from './sources.js';
import { NUMBER_GRAHAS, type NumberYoni, YONIS } from './tables/ashtamangala.js';

const COWRIES = 108;
const EIGHT = 8;

/** The input of {@link ashtamangala}. */
export interface AshtamangalaInput {
  /** Cowries of the left, the middle and the right heap; 108 together, none empty. */
  readonly heaps: readonly number[];
  /** School of ayanāṁśa; the number is the same in all. */
  readonly ayanamsa?: Ayanamsa | undefined;
}

/** A remainder of eight. @asType integer @minimum 1 @maximum 8 */
export type Remainder = number;

/** Cowries in a heap. @asType integer @minimum 1 @maximum 106 */
export type Cowries = number;

/** The three numbers as one. @asType integer @minimum 111 @maximum 888 */
export type AshtamangalaNumber = number;

/** What a heap stands for. @names none */
export type HeapTime = 'past' | 'present' | 'future';

/** A heap. */
export interface AshtamangalaHeap {
  /** What it stands for: left, middle, right. */
  readonly time: HeapTime;
  /** Its cowries. */
  readonly cowries: Cowries;
  /** What is left of eights; 8 for nothing. */
  readonly remainder: Remainder;
  /** The graha of the number. */
  readonly planet: Exclude<Graha, 'Ketu'>;
  /** Its emblem. */
  readonly yoni: NumberYoni;
  /** Odd numbers are for, even ones against. */
  readonly side: QuestionSide;
}

/** An aṣṭamaṅgala number. */
export interface AshtamangalaData {
  /** The three remainders as one number. */
  readonly number: AshtamangalaNumber;
  /** The three heaps, the left one first. @minItems 3 @maxItems 3 */
  readonly heaps: readonly AshtamangalaHeap[];
}

const TIMES: readonly HeapTime[] = ['past', 'present', 'future'];

/** What is left of eights; 8 for nothing. */
export const remainderOf = (cowries: number): Remainder => cowries % EIGHT || EIGHT;

function heapOf(cowries: number, i: number): AshtamangalaHeap {
  const remainder = remainderOf(cowries);
  return {
    time: at(TIMES, i),
    cowries,
    remainder,
    planet: at(NUMBER_GRAHAS, remainder - 1),
    yoni: at(YONIS, remainder - 1),
    side: remainder % 2 === 1 ? 'for' : 'against',
  };
}

/**
 * Returns the aṣṭamaṅgala number of three heaps of 108 cowries: what is left of eights in each, with the graha and the emblem of the number.
 * Left, middle and right stand for past, present and future.
 *
 * **Experimental**: read in what others quote of Praśna Mārga, with one example.
 *
 * @param input `heaps`: three whole numbers of 1 or more that make 108
 * @throws {SiddhantaError} for bad input
 *
 * Source: Praśna Mārga 4.54–55 and 7.1–6, as quoted.
 *
 * @example
 * ```ts
 * import { ashtamangala } from 'siddhanta/prashna';
 * const { data } = ashtamangala({ heaps: [37, 40, 31] });
 * data.number; // => 587
 * data.heaps.map(({ planet }) => planet); // => ['Venus', 'Rahu', 'Moon']
 * ```
 */
export const ashtamangala = operation<AshtamangalaInput, AshtamangalaData>()({
  name: 'prashna.ashtamangala',
  summary: 'Ashtamangala number of three heaps of 108 cowries, with graha and emblem of each remainder',
  units: 1,
  schools: 'all',
  experimental: true,
  schema: () =>
    record({
      heaps: v.pipe(v.array(whole(1, COWRIES - 2)), v.length(3, 'it must be three numbers.')),
      ayanamsa: ayanamsaSchema(),
    }),
  example: { heaps: [37, 40, 31] },
  context: () => undefined,
  run({ heaps, ayanamsa }) {
    const total = heaps.reduce((sum, one) => sum + one, 0);
    if (total !== COWRIES)
      throw new SiddhantaError('invalid_value', `heaps make ${total} cowries; they must make ${COWRIES}.`, {
        field: 'heaps',
      });
    const told = heaps.map(heapOf);
    return {
      data: { number: told.reduce((number, { remainder }) => number * 10 + remainder, 0), heaps: told },
      provenance: {
        method: 'Three heaps of 108 cowries, eights taken away',
        conventions: {
          remainder: 'a remainder of nothing is eight',
          time: 'left, middle and right: past, present and future',
          side: 'odd numbers for, even ones against',
        },
        sources: ASHTAMANGALA_SOURCES,
        disputed: ASHTAMANGALA_DISPUTES,
        verified_against: 'one heap of an example that was read (fixtures/sources/prashna.json)',
      },
      ayanamsa: ayanamsa ?? 'lahiri',
    };
  },
});
