/** Digits of base 62 in the order of their values. */
export const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Larger bytes are discarded, so that every digit is equally likely. */
const FAIR = 256 - (256 % BASE62.length);

/** A few random bytes cost as much as many. */
const POOL_BYTES = 4096;

/**
 * Returns a function that makes texts of random letters and digits from the cryptographic generator of the platform. It asks
 * for random bytes in advance; for secrets use {@link randomBase62}, which keeps none.
 */
export function randomSource(poolBytes = POOL_BYTES): (length: number) => string {
  const pool = new Uint8Array(poolBytes);
  let next = poolBytes;
  return (length) => {
    let text = '';
    while (text.length < length) {
      if (next === poolBytes) {
        crypto.getRandomValues(pool);
        next = 0;
      }
      const byte = pool[next++] ?? FAIR;
      if (byte < FAIR) text += BASE62[byte % BASE62.length];
    }
    return text;
  };
}

export function randomBase62(length: number): string {
  return randomSource(2 * length)(length);
}
