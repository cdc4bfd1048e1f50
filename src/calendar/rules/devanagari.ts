const CONSONANTS: Readonly<Record<string, string>> = {
  k: 'क', kh: 'ख', g: 'ग', gh: 'घ', ṅ: 'ङ', c: 'च', ch: 'छ', j: 'ज', jh: 'झ', ñ: 'ञ',
  ṭ: 'ट', ṭh: 'ठ', ḍ: 'ड', ḍh: 'ढ', ṇ: 'ण', t: 'त', th: 'थ', d: 'द', dh: 'ध', n: 'न',
  p: 'प', ph: 'फ', b: 'ब', bh: 'भ', m: 'म', y: 'य', r: 'र', l: 'ल', v: 'व',
  ś: 'श', ṣ: 'ष', s: 'स', h: 'ह',
}; // biome-ignore format: one row a place of articulation

/** Independent sign, and sign after a consonant. */
const VOWELS: Readonly<Record<string, readonly [alone: string, after: string]>> = {
  a: ['अ', ''], ā: ['आ', 'ा'], i: ['इ', 'ि'], ī: ['ई', 'ी'], u: ['उ', 'ु'], ū: ['ऊ', 'ू'], ṛ: ['ऋ', 'ृ'],
  e: ['ए', 'े'], ai: ['ऐ', 'ै'], o: ['ओ', 'ो'], au: ['औ', 'ौ'],
}; // biome-ignore format: in order

const VIRAMA = '्';
const SIGNS: Readonly<Record<string, string>> = { ṁ: 'ं', ḥ: 'ः' };

/** Returns Sanskrit in IAST, without capitals, in Devanāgarī. */
export function devanagari(iast: string): string {
  let written = '';
  let open = false;
  for (let i = 0; i < iast.length; ) {
    const [one, two] = [iast.slice(i, i + 1), iast.slice(i, i + 2)];
    const text = CONSONANTS[two] !== undefined || VOWELS[two] !== undefined ? two : one;
    const [consonant, vowel] = [CONSONANTS[text], VOWELS[text]];
    if (consonant !== undefined) {
      written += (open ? VIRAMA : '') + consonant;
      open = true;
    } else if (vowel !== undefined) {
      written += vowel[open ? 1 : 0];
      open = false;
    } else {
      written += (open ? VIRAMA : '') + (SIGNS[text] ?? text);
      open = false;
    }
    i += text.length;
  }
  return open ? written + VIRAMA : written;
}
