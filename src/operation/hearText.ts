import { hearOffsets } from '../time/exactOffsets.js';
import type { ExactOffset } from '../types.js';

/**
 * 1920-01-01, seconds from 1970: since then no clock has gone from an offset of whole minutes to one with seconds. The last to do so were
 * those of Santiago in 1918.
 */
export const SETTLED: number = Date.UTC(1920, 0, 1) / 1000;

/**
 * Returns whether a text may have to be written twice, as far as its input says: it is about a birth or a span before {@link SETTLED}. Who shares out
 * processor time asks; a wrong answer costs time only.
 */
export function isOld(input: unknown): boolean {
  const { birth, from } = (input ?? {}) as { readonly birth?: { readonly date?: unknown }; readonly from?: unknown };
  const begin = Date.parse(String(birth?.date ?? from));
  return begin / 1000 < SETTLED || String(birth?.date ?? from).startsWith('-');
}

/**
 * Returns a text that is written while it is read, with the offsets that its instants round to the minute.
 *
 * A text whose instants begin before {@link SETTLED}, or on an offset with seconds, is written twice: first as far as its instants may be rounded,
 * which nobody knows before, and then while it is read. Its periods are in the order of time.
 *
 * @param isHeard whether its offsets are known already: then none is returned
 */
export function hearText<Outcome extends { readonly text: Iterable<string> }>(
  begin: () => Outcome | undefined,
  isHeard = false,
):
  | { readonly outcome: Outcome; readonly text: Iterable<string>; readonly offsets: readonly ExactOffset[] }
  | undefined {
  if (isHeard) {
    const outcome = begin();
    return outcome && { outcome, text: outcome.text, offsets: [] };
  }
  const { value, offsets } = hearOffsets(() => {
    const { value: outcome, offsets: begun, earliest } = hearOffsets(begin);
    if (outcome === undefined) return undefined;
    if (begun.length === 0 && earliest >= SETTLED) return { outcome, text: outcome.text };
    const pieces = outcome.text[Symbol.iterator]();
    let isOver = false;
    while (!isOver) {
      const piece = hearOffsets(() => pieces.next());
      // A piece without an instant says nothing of those behind it.
      const isSettled = Number.isFinite(piece.earliest) && piece.earliest >= SETTLED;
      isOver = piece.value.done === true || isSettled;
    }
    return { outcome, text: begin()?.text ?? [] };
  });
  return value && { ...value, offsets };
}
