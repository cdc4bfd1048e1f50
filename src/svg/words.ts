import { refuse } from './refuse.js';

/** The groups of names that pictures ask for, by the names that `siddhanta/names` has for them. */
export type WordGroup =
  | 'signs'
  | 'nakshatras'
  | 'grahas'
  | 'outer'
  | 'graha_abbr'
  | 'tithis'
  | 'paksha'
  | 'yogas'
  | 'karana_kinds'
  | 'varas'
  | 'kutas'
  | 'limbs'
  | 'sky'
  | 'states'
  | 'vargas'
  | 'dashas'
  | 'dasha_levels'
  | 'ui';

/** What a picture asks of a language: any `Language` of `siddhanta/names` has it. */
export interface PictureLanguage {
  readonly tag: string;
  readonly default_numbering: string;
  /** The digits of its own script from 0 to 9. */
  readonly native_digits: string;
  /** The names by group, packed as `siddhanta/names` packs them. */
  readonly cells: Readonly<Partial<Record<WordGroup, string>>>;
}

/** The words of a picture in its language. */
export interface Words {
  readonly tag: string;
  /** Returns the word of a group at a place, from 0; `english` where the language has none. */
  word(group: WordGroup, place: number, english: string): string;
  /** Returns a text with its digits in the language. */
  digits(text: string | number): string;
}

/** Where the words that stand alone are in their groups. */
export const UI = { ascendant: 0, house: 1, pada: 5, dasha: 9, matching: 18, today: 23, day: 26, night: 27 } as const;
export const STATES = { retrograde: 0, combust: 2 } as const;

/** Returns the words of a language; English ones where none is given. */
export function wordsOf(language: PictureLanguage | undefined, digits: 'latin' | 'native' | undefined): Words {
  if (language !== undefined && (typeof language?.cells !== 'object' || typeof language.native_digits !== 'string'))
    refuse('language', language, 'a language of siddhanta/names');
  const native =
    language !== undefined && (digits ?? (language.default_numbering === 'latn' ? 'latin' : 'native')) === 'native'
      ? [...language.native_digits]
      : undefined;
  return {
    tag: /^[\w-]+$/.test(language?.tag ?? '') ? `${language?.tag}` : 'en',
    word(group, place, english) {
      // A name is packed with a mark of its state behind it; one that is the key itself is left out.
      return language?.cells[group]?.split('|')[place]?.slice(0, -1) || english;
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
  return words.word('graha_abbr', 12, '') || words.word('ui', UI.ascendant, 'As');
}
