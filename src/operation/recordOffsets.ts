import { withOffsets } from '../time/exactOffsets.js';
import type { ExactOffset } from '../types.js';

/**
 * 1920-01-01, seconds from 1970: since then no clock has gone from an offset of whole minutes to one with seconds. The last to do so were
 * those of Santiago in 1918.
 */
export const WHOLE_MINUTES_SINCE: number = Date.UTC(1920, 0, 1) / 1000;

/**
 * Returns whether a text may have to be written twice, as far as its input says: it is about a birth or a span before {@link WHOLE_MINUTES_SINCE}. Who shares out
 * processor time asks; a wrong answer costs time only.
 */
export function isOld(input: unknown): boolean {
  const { birth, from } = (input ?? {}) as { readonly birth?: { readonly date?: unknown }; readonly from?: unknown };
  const begin = Date.parse(String(birth?.date ?? from));
  return begin / 1000 < WHOLE_MINUTES_SINCE || String(birth?.date ?? from).startsWith('-');
}

/**
 * Returns a text that is written while it is read, with the offsets that its instants round to the minute.
 *
 * A text whose instants begin before {@link WHOLE_MINUTES_SINCE}, or on an offset with seconds, is written twice: first as far as its instants may be rounded,
 * which nobody knows before, and then while it is read. Its periods are in the order of time.
 *
 * @param areOffsetsKnown whether its offsets are known already: then none is returned
 */
export function recordOffsets<Outcome extends { readonly text: Iterable<string> }>(
  begin: () => Outcome | undefined,
  areOffsetsKnown = false,
):
  | { readonly outcome: Outcome; readonly text: Iterable<string>; readonly offsets: readonly ExactOffset[] }
  | undefined {
  if (areOffsetsKnown) {
    const outcome = begin();
    return outcome && { outcome, text: outcome.text, offsets: [] };
  }
  const { value, offsets } = withOffsets(() => {
    const { value: outcome, offsets: begun, earliest } = withOffsets(begin);
    if (outcome === undefined) return undefined;
    if (begun.length === 0 && earliest >= WHOLE_MINUTES_SINCE) return { outcome, text: outcome.text };
    const pieces = outcome.text[Symbol.iterator]();
    let isOver = false;
    while (!isOver) {
      const piece = withOffsets(() => pieces.next());
      // A piece without an instant says nothing of those behind it.
      const isAfter = Number.isFinite(piece.earliest) && piece.earliest >= WHOLE_MINUTES_SINCE;
      isOver = piece.value.done === true || isAfter;
    }
    return { outcome, text: begin()?.text ?? [] };
  });
  return value && { ...value, offsets };
}
