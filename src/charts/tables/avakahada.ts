import type { Murthi } from '../../zodiac/murthi.js';
import type { Nadi } from '../../zodiac/natures.js';

type Letter = readonly [iast: string, devanagari: string];

/**
 * The letters of the śatapada cakra from the first pada of Kṛttikā, each with five vowels; the first stands for the vowels by themselves.
 * Saral Jyotish (A. K. Bansal, jainqq.org 009373), p. 83, read as far as Anurādhā; a Nepali list of all 27 (dharmasanskar.blogspot.com), read.
 */
export const LETTERS: readonly Letter[] = [
  ['', ''],
  ['v', 'व'],
  ['k', 'क'],
  ['h', 'ह'],
  ['ḍ', 'ड'],
  ['m', 'म'],
  ['ṭ', 'ट'],
  ['p', 'प'],
  ['r', 'र'],
  ['t', 'त'],
  ['n', 'न'],
  ['y', 'य'],
  ['bh', 'भ'],
  ['j', 'ज'],
  ['kh', 'ख'],
  ['g', 'ग'],
  ['s', 'स'],
  ['d', 'द'],
  ['c', 'च'],
  ['l', 'ल'],
];

/** Letters with their own a alone, which follow the u of four others. The same sources. */
export const LETTERS_ALONE: Readonly<Record<string, readonly Letter[]>> = {
  k: [
    ['gh', 'घ'],
    ['ṅ', 'ङ'],
    ['ch', 'छ'],
  ],
  p: [
    ['ṣ', 'ष'],
    ['ṇ', 'ण'],
    ['ṭh', 'ठ'],
  ],
  bh: [
    ['dh', 'ध'],
    ['ph', 'फ'],
    ['ḍh', 'ढ'],
  ],
  d: [
    ['th', 'थ'],
    ['jh', 'झ'],
    ['ñ', 'ञ'],
  ],
};

/** The five vowels behind a letter, and by themselves. */
export const VOWELS: readonly { readonly after: Letter; readonly alone: Letter }[] = [
  { after: ['ā', 'ा'], alone: ['a', 'अ'] },
  { after: ['ī', 'ी'], alone: ['i', 'इ'] },
  { after: ['ū', 'ू'], alone: ['u', 'उ'] },
  { after: ['e', 'े'], alone: ['e', 'ए'] },
  { after: ['o', 'ो'], alone: ['o', 'ओ'] },
];

/** Stretches that share the 27 nakṣatras, from Revatī on: what each gives, and how many it has. */
export type Stretches<Name extends string> = readonly (readonly [name: Name, count: number])[];

/** The yuñjās. Muhūrta Cintāmaṇi, Vivāha 38 (e-text of ebharatisampat.in, read): six from Revatī, twelve from Ārdrā, nine from Jyeṣṭhā. */
export const YUNJAS: Stretches<Nadi> = [
  ['Adi', 6],
  ['Madhya', 12],
  ['Antya', 9],
];

/** The pāyā by nakṣatra. A page of practice in Hindi (bhubnesh.blogspot.com, 2017-04), read. */
export const PAYAS: Stretches<Murthi> = [
  ['swarna', 3],
  ['loha', 3],
  ['rajata', 12],
  ['tamra', 9],
];

/** The pāyā by nakṣatra in another list. Pragya Path (pragya-path.blogspot.com, 2009-05-06), read. */
export const OTHER_PAYAS: Stretches<Murthi> = [
  ['swarna', 6],
  ['rajata', 10],
  ['tamra', 9],
  ['loha', 2],
];
