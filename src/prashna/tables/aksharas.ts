import type { SignLord } from '../../zodiac/lords.js';

export interface LetterClass {
  readonly lord: SignLord;
  /** In their order, in IAST. */
  readonly iast: readonly string[];
  /** The same in Devanāgarī. */
  readonly devanagari: readonly string[];
}

const list = (text: string): readonly string[] => text.split(' ');

/** The eight classes of letters with their lords: Daivajñavallabhā 14.29, read. */
export const LETTER_CLASSES: readonly LetterClass[] = [
  {
    lord: 'Sun',
    iast: list('a ā i ī u ū ṛ ṝ ḷ e ai o au'),
    devanagari: list('अ आ इ ई उ ऊ ऋ ॠ ऌ ए ऐ ओ औ'),
  },
  { lord: 'Mars', iast: list('k kh g gh ṅ'), devanagari: list('क ख ग घ ङ') },
  { lord: 'Venus', iast: list('c ch j jh ñ'), devanagari: list('च छ ज झ ञ') },
  { lord: 'Mercury', iast: list('ṭ ṭh ḍ ḍh ṇ'), devanagari: list('ट ठ ड ढ ण') },
  { lord: 'Jupiter', iast: list('t th d dh n'), devanagari: list('त थ द ध न') },
  { lord: 'Saturn', iast: list('p ph b bh m'), devanagari: list('प फ ब भ म') },
  { lord: 'Moon', iast: list('y r l v'), devanagari: list('य र ल व') },
  { lord: 'Moon', iast: list('ś ṣ s h'), devanagari: list('श ष स ह') },
];

/** Places in a class whose letters give the odd sign of the lord, the others the even one: Daivajñavallabhā 14.30–31, read. */
export const ODD_PLACES: readonly number[] = [1, 3, 5];
