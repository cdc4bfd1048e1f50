import type { Almanac } from '../cast/day.js';
import { unitsOf } from '../cast/units.js';
import { at } from '../math/at.js';
import type { LocalInstant } from '../types.js';
import type { BHADRA_PARTS_BY } from './options.js';
import type { Stretch } from './rules/parts.js';
import {
  BHADRA_DWELLINGS,
  BHADRA_PARTS,
  BHADRAS,
  type BhadraDwelling,
  type BhadraRow,
  MUKHA_LENGTH,
  PUCCHA_LENGTH,
} from './tables/bhadra.js';
import type { DayParts, MuhurtaWindow } from './vedicDay.js';

/** Bhadrā, the karaṇa Viṣṭi, whole, also where it began before the day or ends after it. */
export interface Bhadra extends MuhurtaWindow {
  /**
   * Number of the karaṇa in the lunar month.
   *
   * @asType integer
   * @minimum 8
   * @maximum 57
   */
  readonly karana_number: number;
  /**
   * Number of the tithi whose half it is.
   *
   * @asType integer
   * @minimum 4
   * @maximum 29
   */
  readonly tithi_number: number;
  /** Its mouth, five thirtieths of it. */
  readonly mukha: MuhurtaWindow;
  /** Its tail, three thirtieths of it. */
  readonly puccha: MuhurtaWindow;
  /** Where it is by the Moon's sign when it begins; on earth it harms only as `mrityu`. */
  readonly dwelling: BhadraDwelling;
  /** When the Moon's change of sign moves it elsewhere; null where it stays. */
  readonly dwelling_changes: {
    /** When: ISO 8601 with the place's offset. */
    readonly at: LocalInstant;
    /** Where it is from then on. */
    readonly dwelling: BhadraDwelling;
  } | null;
}

/** Length of mouth and tail: by the tithi, or fixed. */
export type BhadraPartsBy = (typeof BHADRA_PARTS_BY)[number];

/** Thirtieths. */
function beginnings(
  { mukha, puccha }: BhadraRow,
  by: BhadraPartsBy,
): { readonly mukha: number; readonly puccha: number } {
  return by === 'tithi' ? { mukha, puccha } : { mukha: 0, puccha: BHADRA_PARTS - PUCCHA_LENGTH };
}

export function bhadrasOf({ limbs }: Almanac, { whole, window }: DayParts, by: BhadraPartsBy): Bhadra[] {
  return unitsOf('karana', limbs)(whole.start, whole.end).flatMap(({ number, start, end }) => {
    const row = BHADRAS.find(({ karana }) => karana === number);
    if (row === undefined) return [];
    const thirtieth = (end - start) / BHADRA_PARTS;
    const part = (from: number, length: number): Stretch => ({
      start: start + from * thirtieth,
      end: from + length === BHADRA_PARTS ? end : start + (from + length) * thirtieth,
    });
    const { mukha, puccha } = beginnings(row, by);
    const [first, second] = unitsOf('moon_sign', limbs)(start, end);
    const dwelling = (sign: { readonly number: number } | undefined): BhadraDwelling =>
      at(BHADRA_DWELLINGS, (sign?.number ?? 0) - 1);
    const changes = second !== undefined && dwelling(second) !== dwelling(first);
    return {
      ...window({ start, end }),
      karana_number: number,
      tithi_number: Math.ceil(number / 2),
      mukha: window(part(mukha, MUKHA_LENGTH)),
      puccha: window(part(puccha, PUCCHA_LENGTH)),
      dwelling: dwelling(first),
      dwelling_changes: changes ? { at: window(second).start, dwelling: dwelling(second) } : null,
    };
  });
}
