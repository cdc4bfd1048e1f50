import type { Language, NameGroup } from '../names/language.js';
import { refuse } from './refuse.js';

/** The words of a picture in its language. */
export interface Words {
  readonly tag: string;
  /** How the language writes dates; undefined where none is given. */
  readonly clock: Language['clock'] | undefined;
  /** Returns the word of a group at a place, from 0; `english` where the language has none. */
  word(group: NameGroup, place: number, english: string): string;
  /** Returns the words of a whole group, or its first ones: all in the language, or all in English where it lacks one of them. */
  list(group: NameGroup, english: readonly string[]): readonly string[];
  /** Returns a text with its digits in the language. */
  digits(text: string | number): string;
}

/** Where a word that stands alone is in the group `ui`. */
export const UI_ASCENDANT = 0;
export const UI_HOUSE = 1;
export const UI_AUSPICIOUS = 16;
export const UI_INAUSPICIOUS = 17;
export const UI_MATCHING = 18;
export const UI_UNTIL = 21;
export const UI_TODAY = 23;
/** Where a state is in the group `states`. */
export const STATE_RETROGRADE = 0;
export const STATE_COMBUST = 2;
/** Where what a month is called is in the group `month_words`. */
export const MONTH_ADHIKA = 0;
export const MONTH_KSHAYA = 1;

/** Returns the words of a language; English ones where none is given. */
export function wordsOf(language: Language | undefined, digits: 'latin' | 'native' | undefined): Words {
  if (language !== undefined && (typeof language?.cells !== 'object' || typeof language.native_digits !== 'string'))
    refuse('language', language, 'a language of siddhanta/names');
  const native =
    language !== undefined && (digits ?? (language.default_numbering === 'latn' ? 'latin' : 'native')) === 'native'
      ? [...language.native_digits]
      : undefined;
  // A name is packed with a mark of its state behind it; one that is its key in English has the mark alone.
  const own = (group: NameGroup, place: number, english: string): string | undefined => {
    const packed = language?.cells[group]?.split('|')[place];
    return packed ? packed.slice(0, -1) || english : undefined;
  };
  return {
    tag: /^[\w-]+$/.test(language?.tag ?? '') ? `${language?.tag}` : 'en',
    clock: language?.clock,
    word: (group, place, english) => own(group, place, english) ?? english,
    list(group, english) {
      const words = english.map((word, place) => own(group, place, word));
      return words.every((word) => word !== undefined) ? words : english;
    },
    digits: (text) =>
      native === undefined ? String(text) : String(text).replace(/\d/g, (digit) => native[Number(digit)] ?? digit),
  };
}

/** The bodies that have abbreviations, in the order of the group `graha_abbr`. */
export const BODIES: readonly string[] = [
  'Sun',
  'Moon',
  'Mars',
  'Mercury',
  'Jupiter',
  'Venus',
  'Saturn',
  'Rahu',
  'Ketu',
  'Uranus',
  'Neptune',
  'Pluto',
];

/** Letters that tell the signs apart, Cancer from Capricorn too: what stands for a sign where its name has no room and a language has none of its own. */
export const SIGN_LETTERS: readonly string[] = 'Ar Ta Ge Cn Le Vi Li Sc Sg Cp Aq Pi'.split(' ');

/** Returns the full name of a body in the language. */
export function bodyName(words: Words, body: string): string {
  const place = BODIES.indexOf(body);
  if (place === -1) return body;
  return place < 9 ? words.word('grahas', place, body) : words.word('outer', place - 9, body);
}

/**
 * Returns what stands for a body in a house: the abbreviation of its language where it has one, else its whole name; a name is never cut, since
 * syllables of Indian scripts would break. English: the first two letters, which differ for all of them.
 */
export function bodyLabel(words: Words, body: string): string {
  const place = BODIES.indexOf(body);
  if (place === -1) return body;
  const abbreviation = words.word('graha_abbr', place, '');
  if (abbreviation !== '') return abbreviation;
  const name = bodyName(words, body);
  return name === body ? body.slice(0, 2) : name;
}

/** Returns what stands for the lagna in a house. */
export function ascendantLabel(words: Words): string {
  return words.word('graha_abbr', 12, '') || words.word('ui', UI_ASCENDANT, 'As');
}
