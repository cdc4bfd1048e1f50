import type { Stretch } from './parts.js';
import { joined, shared } from './stretches.js';
import type { Piece } from './windows.js';

/** What a condition is in a window. */
export interface Held {
  /** The share of the window in which it holds, 0 … 1. */
  readonly share: number;
  /** Where it holds, in order. */
  readonly holds: readonly Stretch[];
  /** Where it does not. */
  readonly fails: readonly Stretch[];
  /** What runs where it holds, and where it does not. */
  readonly names: { readonly holds: readonly string[]; readonly fails: readonly string[] };
}

export function heldIn(window: Stretch, pieces: readonly Piece[]): Held {
  const within = pieces.flatMap((piece) => {
    const part = shared(piece, window);
    return part === undefined ? [] : [{ ...piece, ...part }];
  });
  const where = (applies: boolean) => within.filter((piece) => piece.applies === applies);
  const names = (applies: boolean) => [...new Set(where(applies).flatMap((piece) => piece.names))];
  const holds = joined(where(true));
  const length = holds.reduce((sum, { start, end }) => sum + end - start, 0);
  return {
    share: length / (window.end - window.start),
    holds,
    fails: joined(where(false)),
    names: { holds: names(true), fails: names(false) },
  };
}

/** Weights in the score: what is necessary, what is to be avoided, what is good. */
export const WEIGHTS = { must: 3, avoid: 2, good: 1 } as const;

/** Share of the weights that holds, each for its share of the window, out of a hundred, whole. */
export function actScore(
  conditions: readonly { readonly says: keyof typeof WEIGHTS; readonly share: number }[],
): number {
  let [all, held] = [0, 0];
  for (const { says, share } of conditions) {
    all += WEIGHTS[says];
    held += WEIGHTS[says] * share;
  }
  return all === 0 ? 100 : Math.round((100 * held) / all);
}
