import { type CloseUp, closeUp } from '../sky/closeUp.js';
import type { Ephemeris } from '../sky/ephemeris.js';
import type { EclipseKind, EclipseSpan } from './input.js';
import { syzygies } from './syzygies.js';

/** Days on either side of a syzygy in which all of an eclipse lies, wherever it is seen from. */
const REACH = 0.3;

/** A new moon or a full moon at which there may be an eclipse. */
export interface Candidate {
  readonly kind: 'solar' | 'lunar';
  readonly view: CloseUp;
}

/** Returns the syzygies of a span at which there may be an eclipse, in order. */
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
