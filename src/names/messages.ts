import { shortDate } from './clockText.js';
import type { Language, Messages } from './language.js';
import { filled, type Sentence, sentenceOf, valuesIn } from './sentence.js';
import { wordIn } from './words.js';

interface Unpacked {
  readonly texts: ReadonlyMap<string, string>;
  /** Those with places that may fit a text, the most said first: a sentence that fits two is the one that has more words. */
  readonly sentencesFor: (text: string) => readonly Sentence[];
}

/** The messages that have been unpacked: as many as there are languages at most, in one file or in all. */
const unpacked = new WeakMap<readonly Messages[], Unpacked>();

function textsOf({ english, texts }: Messages): readonly (readonly [english: string, text: string])[] {
  const own = texts.split('\n');
  return english.split('\n').flatMap((one, i) => (own[i] ? [[one, own[i]] as const] : []));
}

/** The word that a text begins with; none where it has one word only. */
const firstWord = (text: string): string | undefined => /^\S+(?=\s)/.exec(text)?.[0];

/** Returns what gives the sentences that may fit a text: those that begin with its first word, and those that begin with a place. */
function byFirstWord(sentences: readonly Sentence[]): (text: string) => readonly Sentence[] {
  const open = sentences.filter(({ head }) => firstWord(head) === undefined);
  const beginning = new Map<string, Sentence[]>();
  for (const word of new Set(sentences.flatMap(({ head }) => firstWord(head) ?? []))) beginning.set(word, []);
  for (const sentence of sentences) {
    const word = firstWord(sentence.head);
    for (const list of word === undefined ? beginning.values() : [beginning.get(word)]) list?.push(sentence);
  }
  return (text) => beginning.get(firstWord(text) ?? '') ?? open;
}

function unpack(messages: readonly Messages[]): Unpacked {
  let known = unpacked.get(messages);
  if (known === undefined) {
    const texts = new Map(messages.flatMap(textsOf));
    const sentences = [...texts.keys()].filter((english) => english.includes('{')).map(sentenceOf);
    known = { texts, sentencesFor: byFirstWord(sentences.sort((one, other) => other.size - one.size)) };
    unpacked.set(messages, known);
  }
  return known;
}

/** Returns a message in a language, its places as they are; undefined where it has none. */
export function messageIn({ messages }: Language, english: string): string | undefined {
  return messages && unpack(messages).texts.get(english);
}

/** Places whose values are nobody's words: they stay as they are. */
const KEPT: readonly string[] = [
  'zone',
  'person',
  'place',
  'work',
  'locus',
  'pratika',
  'variable',
  'path',
  'given',
  'options',
  'id',
  'program',
  'setting',
  'source',
];

/** What an evaluated rule calls a planet by: `$x`. */
const VARIABLE = /^\$[a-z]$/;

/** Places that take only what looks so: a sentence with few words of its own would fit others. */
const FORMS: Readonly<Record<string, RegExp>> = {
  zone: /^[\w/+-]+$/,
  coordinates: /^[\d.]+° [NS] [\d.]+° [EW]$/,
  day: /^\d\d?$/,
  solar: /^[^\s,]+$/,
  year: /^-?\d+$/,
  locus: /^[\d.,–\- ]*\d$|^[a-z]+ yoga$/,
  variable: VARIABLE,
  path: /^(?:--)?[a-z_.\d-]+$/,
  given: /^(?:"[^"]*"|-?[\d.]+|true|false|null|undefined|an array|an object)$/,
  program: /^[a-z_]+$/,
  setting: /^[\w.+−]+[″°]?(?: [hd])?$/,
  source: /^(?:\p{Lu}|verse )(?:(?!\)\. )[^:;])*$/u,
  options: /^[\w ,{}":-]+$/,
};

/** What a person types, `lahiri_jhora`, and a place in a work, `SP 1.4`: they are the same in every language. */
const TYPED = /^[a-z\d]+(?:_[a-z\d]+)+$|^[A-Z]{2} \d[\d.–]*$/;

const LISTS: readonly string[] = ['first', 'rest', 'offset'];
/** Whether a list may stand in a place: `{signs}`; `{sign}` would take what follows it, too. */
const takesLists = (place: string): boolean => place.endsWith('s') || LISTS.includes(place);

const LATIN = /\p{Script=Latin}/u;
const ORDINAL = /^(\d+)(?:st|nd|rd|th)$/;
const SHORT_DATE = /^(\d\d?) (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)$/;
/** What is between two sentences, and between the columns of a line. */
const BETWEEN = /(?<=\.) | {2,}/;
const MONTHS = 'JanFebMarAprMayJunJulAugSepOctNovDec';

const typed = (text: string): string | undefined => (TYPED.test(text) ? text : undefined);

/** Returns what stands in a place and is no word: a number with its signs, a variable, an ordinal, a date, what is in the language already. */
function plainValue(language: Language, value: string): string | undefined {
  if (!LATIN.test(value) || VARIABLE.test(value)) return value;
  const [, ordinal] = ORDINAL.exec(value) ?? [];
  if (ordinal !== undefined) return ordinal;
  const [, day, month] = SHORT_DATE.exec(value) ?? [];
  return day && month && shortDate(language, MONTHS.indexOf(month) / 3 + 1, day);
}

/** How many texts a reading in a language remembers before it begins anew. */
const MOST_KNOWN = 5000;

/**
 * Returns what says a text of a result in a language: a message, or a sentence whose places are filled with what can be said, or several
 * sentences; undefined where the language cannot say it whole. It remembers what it said: conditions and their parts come again and again.
 *
 * @param nameOf the name of a word, where it is one
 */
export function saidIn(
  language: Language,
  nameOf: (word: string) => string | undefined,
): (english: string) => string | undefined {
  if (language.messages === undefined) return (english) => (LATIN.test(english) ? nameOf(english) : english);
  const { texts, sentencesFor } = unpack(language.messages);
  const known = new Map<string, string | undefined>();
  const said = (text: string): string | undefined => {
    if (!known.has(text))
      known.set(text, nameOf(text) ?? texts.get(text) ?? typed(text) ?? composed(text) ?? severally(text));
    return known.get(text);
  };
  const ownValue = (value: string, place: string): string | undefined => {
    if (FORMS[place]?.test(value) === false) return undefined;
    if (KEPT.includes(place)) return value;
    const word = plainValue(language, value) ?? wordIn(language, value, place) ?? nameOf(value) ?? texts.get(value);
    return word ?? (value.includes(', ') && !takesLists(place) ? undefined : said(value));
  };
  const byPlace = new Map<string, Map<string, string | undefined>>();
  const valuesAt = (place: string): Map<string, string | undefined> => {
    const values = new Map<string, string | undefined>();
    byPlace.set(place, values);
    return values;
  };
  const valueIn = (value: string, place: string): string | undefined => {
    const values = byPlace.get(place) ?? valuesAt(place);
    if (!values.has(value)) values.set(value, ownValue(value, place.replace(/\d$/, '')));
    return values.get(value);
  };
  const composed = (text: string): string | undefined => {
    for (const sentence of sentencesFor(text)) {
      const found = valuesIn(sentence, text, valueIn);
      if (found !== undefined) return filled(texts.get(sentence.english) ?? '', found);
    }
    return undefined;
  };
  const severally = (text: string): string | undefined => {
    const gap = BETWEEN.exec(text);
    if (gap === null) return undefined;
    const parts = [text.slice(0, gap.index), text.slice(gap.index + gap[0].length)].map(said);
    return parts.every((part) => part !== undefined) ? parts.join(gap[0]) : undefined;
  };
  return (english) => {
    if (!LATIN.test(english)) return english;
    if (known.size > MOST_KNOWN) {
      known.clear();
      byPlace.clear();
    }
    return said(english);
  };
}
