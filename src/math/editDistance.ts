/**
 * Returns the least number of letters to add, drop, change or swap with their neighbour to turn one word into another; a number
 * above `limit` when there are more than that.
 *
 * Source: the "optimal string alignment" form of Damerau's distance (F. J. Damerau, Communications of the ACM 7:3, 1964).
 *
 * @example
 * ```ts
 * editDistance('kolkata', 'kolkatta'); // => 1
 * editDistance('mumbai', 'mubmai'); // => 1
 * ```
 */
export function editDistance(a: string, b: string, limit: number = Number.POSITIVE_INFINITY): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: readonly number[] = [];
  let row: readonly number[] = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let value = Math.min((row[j - 1] ?? 0) + (same ? 0 : 1), (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        value = Math.min(value, (before[j - 2] ?? 0) + 1);
      }
      next.push(value);
      least = Math.min(least, value);
    }
    if (least > limit) return limit + 1;
    before = row;
    row = next;
  }
  return row[b.length] ?? 0;
}
