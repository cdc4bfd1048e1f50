/**
 * Returns the entry of a list at an index that must be there.
 *
 * For tables that are complete by construction. A default in its place would turn a mistake into Aries; this one is heard.
 *
 * @param index 0 … length − 1
 * @throws {RangeError} where the list has no such entry: a mistake of the program, never of its caller
 *
 * @example
 * ```ts
 * at(['Sun', 'Moon'], 1); // => 'Moon'
 * ```
 */
export function at<Entry>(list: ArrayLike<Entry>, index: number): Entry {
  const entry = list[index];
  if (entry === undefined) throw new RangeError(`A list of ${list.length} has no entry ${index}.`);
  return entry;
}
