import type { Run, Series, SeriesTable } from './series.js';
import { type Store, storeFor } from './store.js';

type LoopName = 'openCareful' | 'bend' | 'openSlow' | 'openFast' | 'addSlow' | 'addFast';

/**
 * A decoded series with its place in the store. The files for Node hold these, because unpacking would run in code that is not compiled
 * yet. `tools/lib/unpacked.mjs` makes them in the build.
 */
export interface UnpackedTable {
  readonly secular: SeriesTable['secular'];
  readonly slots: Series['slots'];
  /** first wave in the store, how many there are, and how many of them have a curvature to be written */
  readonly waves: readonly [from: number, count: number, curved: number];
  /** first term in the store, and how many there are */
  readonly terms: readonly [from: number, count: number];
  readonly stretches: readonly (readonly [loop: LoopName, from: number, to: number, sum: number])[];
  /** Frequencies and curvatures of the waves, both numbers of the terms, and their waves; little-endian. */
  readonly bytes: () => Buffer;
}

/** For machines of the other byte order, too. */
export function fill(array: Float64Array | Uint16Array, from: number, bytes: Uint8Array, foreign: boolean): void {
  const size = array.BYTES_PER_ELEMENT;
  const part = Buffer.from(array.buffer, from * size, bytes.length);
  part.set(bytes);
  if (!foreign) return;
  if (size === 8) part.swap64();
  else part.swap16();
}

let store: Store | undefined;

/** @returns what `evaluateSeries` reads */
export function readSeries({ secular, slots, waves, terms, stretches, bytes: read }: UnpackedTable): Series {
  store ??= storeFor(0, 0);
  const filled = store;
  const [wave, waveCount, curved] = waves;
  const [term, termCount] = terms;
  const bytes = read();
  const foreign = new Uint8Array(Uint16Array.of(1).buffer)[0] === 0;
  let at = 0;
  const next = (array: Float64Array | Uint16Array, from: number, count: number): void => {
    const end = at + count * array.BYTES_PER_ELEMENT;
    fill(array, from, bytes.subarray(at, end), foreign);
    at = end;
  };
  next(filled.frequency, wave, waveCount);
  next(filled.curvature, wave, curved);
  next(filled.cos, term, termCount);
  next(filled.sin, term, termCount);
  next(filled.wave, term, termCount);
  const runs = stretches.map(([name, from, to, sum]): Run => ({ loop: filled[name], from, to, sum }));
  return { secular, stretches: runs, sums: filled.sums, slots };
}
