import type { Language, NameGroup, Script } from '../names/language.js';
import { DIVISIONS } from '../zodiac/divisions.js';
import { type Letters, latinLetters } from './letters.js';
import { messageOf } from './message.js';
import { oneOf, refuse } from './refuse.js';
import { allLetters } from './scripts.js';

/** The words of a picture in its language. */
export interface Words {
  readonly tag: string;
  /** Date format of the language; undefined where none is given. */
  readonly clock: Language['clock'] | undefined;
  /** The word of a group at a place, from 0; `english` where the language has none. */
  word(group: NameGroup, place: number, english: string): string;
  /** The first words of a group: all in the language, or all in English where it lacks one of them. */
  list(group: NameGroup, english: readonly string[]): readonly string[];
  /** With the digits of the language. */
  digits(text: string | number): string;
  bodyName(body: string): string;
  /**
   * The abbreviation of the language where it has one, else the whole name; a name is never cut, since syllables of Indian scripts would
   * break. English: the first two letters, which differ for all of them.
   */
  bodyLabel(body: string): string;
  readonly ascendantLabel: string;
  /** By its kind in the result; unchanged where the language has no name, as for a custom division. */
  chartName(kind: string): string;
  /** Name of a school by its English one; unchanged where the language has no sentences, or none for it. */
  school(english: string): string;
  /** Widths of the letters. */
  readonly letters: Letters;
  /** Of its script; none for Latin letters. */
  readonly fonts: readonly string[];
}

/** Noto's names of the scripts, by ISO 15924. */
const NOTO: Readonly<Partial<Record<Script, string>>> = {
  Beng: 'Bengali',
  Deva: 'Devanagari',
  Gujr: 'Gujarati',
  Guru: 'Gurmukhi',
  Knda: 'Kannada',
  Mlym: 'Malayalam',
  Orya: 'Oriya',
  Sinh: 'Sinhala',
  Taml: 'Tamil',
  Telu: 'Telugu',
};

/** None for Latin letters and unknown scripts. */
export function fontsOf(script: Script): readonly string[] {
  const name = NOTO[script];
  return typeof name === 'string' ? [`Noto Serif ${name}`, `Noto Sans ${name}`] : [];
}

/** Places in the group `ui`. */
export const UI_ASCENDANT = 0;
export const UI_HOUSE = 1;
export const UI_AUSPICIOUS = 16;
export const UI_INAUSPICIOUS = 17;
export const UI_MATCHING = 18;
export const UI_UNTIL = 21;
export const UI_TODAY = 23;
/** Places in the group `states`. */
export const STATE_RETROGRADE = 0;
export const STATE_COMBUST = 2;
/** Places in the group `month_words`. */
export const MONTH_ADHIKA = 0;
export const MONTH_KSHAYA = 1;

/** In the order of the group `graha_abbr`. */
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

/** Letters that distinguish the signs, Cancer from Capricorn, too: for signs without room for a name, in languages without abbreviations. */
export const SIGN_LETTERS: readonly string[] = 'Ar Ta Ge Cn Le Vi Li Sc Sg Cp Aq Pi'.split(' ');

/** As in the results, in Latin letters. */
export const ENGLISH: Words = {
  tag: 'en',
  clock: undefined,
  word: (_group, _place, english) => english,
  list: (_group, english) => english,
  digits: String,
  bodyName: (body) => body,
  bodyLabel: (body) => body.slice(0, 2),
  ascendantLabel: 'As',
  chartName: (kind) => kind,
  school: (english) => english,
  letters: latinLetters,
  fonts: [],
};

/**
 * Returns what a picture is written in: the words and digits of a language, and the widths of the letters of all scripts that were measured; English
 * where none is given.
 *
 * @param language of `siddhanta/names`
 * @param digits `latin`, or the `native` ones of the language; by default those that are usual in it
 * @throws {SiddhantaError} `invalid_value` with `language` or `digits` as `field`
 *
 * @example
 * ```ts
 * import { bn } from 'siddhanta/names/bn';
 * import { wordsOf } from 'siddhanta/svg/core';
 * wordsOf(bn).digits('28°'); // => '২৮°'
 * ```
 */
export function wordsOf(language: Language | undefined, digits?: 'latin' | 'native'): Words {
  if (digits !== undefined) oneOf('digits', digits, ['latin', 'native']);
  if (language === undefined) return { ...ENGLISH, letters: allLetters };
  if (typeof language?.cells !== 'object' || typeof language.native_digits !== 'string')
    refuse('language', language, 'a language of siddhanta/names');
  const native =
    (digits ?? (language.default_numbering === 'latn' ? 'latin' : 'native')) === 'native'
      ? [...language.native_digits]
      : undefined;
  // A name is packed with a mark of its state behind it; one that is its key in English has the mark alone.
  const own = (group: NameGroup, place: number, english: string): string | undefined => {
    const packed = language.cells[group]?.split('|')[place];
    return packed ? packed.slice(0, -1) || english : undefined;
  };
  const word: Words['word'] = (group, place, english) => own(group, place, english) ?? english;
  const bodyName = (body: string): string => {
    const place = BODIES.indexOf(body);
    if (place === -1) return body;
    return place < 9 ? word('grahas', place, body) : word('outer', place - 9, body);
  };
  return {
    tag: /^[\w-]+$/.test(language.tag ?? '') ? language.tag : 'en',
    clock: language.clock,
    word,
    list(group, english) {
      const words = english.map((text, place) => own(group, place, text));
      return words.every((text) => text !== undefined) ? words : english;
    },
    digits: (text) =>
      native === undefined ? String(text) : String(text).replace(/\d/g, (digit) => native[Number(digit)] ?? digit),
    bodyName,
    bodyLabel(body) {
      const place = BODIES.indexOf(body);
      const abbreviation = place === -1 ? body : word('graha_abbr', place, '');
      if (abbreviation !== '') return abbreviation;
      const name = bodyName(body);
      return name === body ? ENGLISH.bodyLabel(body) : name;
    },
    ascendantLabel: word('graha_abbr', 12, '') || word('ui', UI_ASCENDANT, ENGLISH.ascendantLabel),
    chartName(kind) {
      const number = kind === 'Rasi' ? '1' : /\(D(\d+)\)/.exec(kind)?.[1];
      return word('vargas', ['d1', ...DIVISIONS].indexOf(`d${number}`), kind);
    },
    school: (english) => messageOf(language, english),
    letters: allLetters,
    fonts: fontsOf(language.script),
  };
}
