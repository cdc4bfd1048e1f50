/** Half-open: Julian days (UT) of its first instant and of the first one after it. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/**
 * Returns one of the equal parts of a stretch. Each edge is computed from the ends of the whole, so that a part ends exactly where the next
 * begins.
 *
 * @param number which part, 1 … `count`
 * @param count how many parts the whole has
 *
 * @example
 * ```ts
 * partOf({ start: 0, end: 16 }, 5, 8); // => { start: 8, end: 10 }
 * ```
 */
export function partOf({ start, end }: Stretch, number: number, count: number): Stretch {
  const edge = (k: number): number => (k === count ? end : start + ((end - start) * k) / count);
  return { start: edge(number - 1), end: edge(number) };
}

export function partsOf(whole: Stretch, count: number): Stretch[] {
  return Array.from({ length: count }, (_, i) => partOf(whole, i + 1, count));
}
