// A change is tested on a sample of a grid and a fifth of the random cases; CI and `npm run test:slow` test the whole once.
// vitest.config.ts finds the files that do so by their import of this one.

/** Whether grids are tested whole: as `SIDDHANTA_WHOLE` says, 1 or 0; else with `CI=true`, where nothing is left out. */
export const WHOLE = (process.env.SIDDHANTA_WHOLE ?? (process.env.CI === 'true' ? '1' : '0')) === '1';

/** Seed of the samples; vitest.config.ts draws one a run, unless SIDDHANTA_SEED gives it. */
const SEED = Number(process.env.SIDDHANTA_SEED ?? 1);

/** Returns numbers from 0 to 1 that follow from a seed (mulberry32, by Tommy Ettinger, public domain). */
export function random(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Returns `count` different entries of a list in its order, others by another seed; the whole list where grids are tested whole.
 *
 * @throws RangeError when fewer than one are asked for: nothing would be tested
 */
export function sampled<T>(list: readonly T[], count: number, whole = WHOLE, draw = random(SEED)): readonly T[] {
  if (!(count >= 1)) throw new RangeError(`A sample of ${count} tests nothing. Ask for 1 or more.`);
  if (whole || count >= list.length) return list;
  const left = list.map((_, i) => i);
  const drawn = Array.from({ length: count }, () => left.splice(Math.floor(draw() * left.length), 1)[0] ?? 0);
  return drawn.sort((a, b) => a - b).map((i) => list[i] as T);
}

/** Returns how many random cases are tried: `whole`, or a fifth of them, at least one, where a sample is tested. */
export function runs(whole: number, isWhole = WHOLE): number {
  return isWhole ? whole : Math.ceil(whole / 5);
}
