// Runs of eight words: whether a sentence was taken over from a translation shows in them.
import { createHash } from 'node:crypto';

/** Words of a run. */
export const RUN = 8;

/** Bytes of a hash: of some fifteen thousand runs in our rows, one in three hundred tables would have one by chance. */
export const HASH_BYTES = 5;

const wordsOf = (text) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .match(/[a-z']+/g) ?? [];

/** The runs of a text, without accents and signs. */
export function runsOf(text) {
  const words = wordsOf(text);
  return words.slice(0, Math.max(0, words.length - RUN + 1)).map((_, i) => words.slice(i, i + RUN).join(' '));
}

/** The hash of a run, in hexadecimal digits. */
export const hashOf = (run) =>
  createHash('sha256')
    .update(run)
    .digest('hex')
    .slice(0, 2 * HASH_BYTES);

/** The hashes of a file that tools/oracle/text-digests.mjs wrote. */
export function readHashes(bytes) {
  const hashes = new Set();
  for (let i = 0; i < bytes.length; i += HASH_BYTES) hashes.add(bytes.subarray(i, i + HASH_BYTES).toString('hex'));
  return hashes;
}
