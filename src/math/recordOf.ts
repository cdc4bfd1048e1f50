/**
 * Returns an object with a value for each of some keys, in their order.
 *
 * @example
 * ```ts
 * recordOf(['Sun', 'Moon'], (name, i) => name.length + i); // => { Sun: 3, Moon: 5 }
 * ```
 */
export function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  of: (key: Key, i: number) => Value,
): Record<Key, Value> {
  return Object.fromEntries(keys.map((key, i) => [key, of(key, i)])) as Record<Key, Value>;
}
