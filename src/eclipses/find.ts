import { type CloseUp, closeUp } from '../sky/closeUp.js';
import type { Ephemeris } from '../sky/ephemeris.js';
import type { EclipseKind, EclipseSpan } from './input.js';
import { syzygies } from './syzygies.js';

/** Days around a syzygy that cover the whole eclipse from every place on Earth. */
const REACH = 0.3;

export interface Candidate {
  readonly kind: 'solar' | 'lunar';
  readonly view: CloseUp;
}

export function candidatesIn({ from, to }: EclipseSpan, kind: EclipseKind, ephemeris: Ephemeris): Candidate[] {
  const kinds = kind === 'both' ? (['solar', 'lunar'] as const) : [kind];
  return kinds
    .flatMap((one) =>
      [...syzygies(one, ephemeris, from, to)].map((middle) => ({
        kind: one,
        view: closeUp(ephemeris, middle, REACH),
      })),
    )
    .sort((a, b) => a.view.middle.ut - b.view.middle.ut);
}
