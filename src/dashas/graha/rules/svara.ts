import { LETTERS_LIKE, LETTERS_UNDER_SVARAS, SVARAS, type Svara } from '../tables/svaras.js';

/**
 * Returns the vowel under which a syllable stands, by its first letter.
 * @param akshara IAST: `ca`, `gha`, `ī`
 */
export function svaraOf(akshara: string): Svara {
  const [first = ''] = akshara;
  const letter = akshara[1] === 'h' ? `${first}h` : first;
  const like = LETTERS_LIKE[letter] ?? letter;
  for (const row of LETTERS_UNDER_SVARAS) {
    const svara = SVARAS[row.indexOf(like)];
    if (svara !== undefined) return svara;
  }
  const vowel = first.normalize('NFD')[0];
  return SVARAS.find((one) => one === vowel) ?? 'a';
}
