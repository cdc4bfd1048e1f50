import { shortDate } from './clockText.js';
import type { Language, Messages } from './language.js';
import { filled, type Sentence, sentenceOf, valuesIn } from './sentence.js';
import { wordIn } from './words.js';

interface Unpacked {
  readonly texts: ReadonlyMap<string, string>;
  /** Those with places that may fit a text, the most said first: a sentence that fits two is the one that has more words. */
  readonly sentencesFor: (text: string) => readonly Sentence[];
  /** Those of them that are several sentences themselves. */
  readonly severalFor: (text: string) => readonly Sentence[];
}

/** The messages that have been unpacked: as many as there are languages at most, in one file or in all. */
const unpacked = new WeakMap<readonly Messages[], Unpacked>();

function textsOf({ english, texts }: Messages): readonly (readonly [english: string, text: string])[] {
  const own = texts.split('\n');
  return english.split('\n').flatMap((one, i) => (own[i] ? [[one, own[i]] as const] : []));
}

/** The words of a text as they stand between blanks. */
const wordsOf = (text: string): readonly string[] => text.split(' ').filter((word) => word !== '');

/**
 * Returns what gives the sentences that may fit a text, in the order given. Each is listed under the one of its own words that the fewest
 * sentences have: a text without that word is another, and most texts are compared with a few sentences of thousands.
 */
function byRarestWord(sentences: readonly Sentence[]): (text: string) => readonly Sentence[] {
  const own = sentences.map(({ english }) => wordsOf(english).filter((word) => !word.includes('{')));
  const counts = new Map<string, number>();
  for (const word of own.flatMap((words) => [...new Set(words)])) counts.set(word, (counts.get(word) ?? 0) + 1);
  const count = (word: string): number => counts.get(word) ?? 0;
  const listed = new Map<string, number[]>();
  for (const [i, words] of own.entries()) {
    // Under no word, where it has none of its own.
    const rarest = words.reduce((one, other) => (one === '' || count(other) < count(one) ? other : one), '');
    listed.set(rarest, [...(listed.get(rarest) ?? []), i]);
  }
  return (text) => {
    const found = [...(listed.get('') ?? [])];
    for (const word of new Set(wordsOf(text))) found.push(...(listed.get(word) ?? []));
    return found.sort((one, other) => one - other).flatMap((i) => sentences[i] ?? []);
  };
}

function unpack(messages: readonly Messages[]): Unpacked {
  let known = unpacked.get(messages);
  if (known === undefined) {
    const texts = new Map(messages.flatMap(textsOf));
    const sentences = [...texts.keys()].filter((english) => english.includes('{')).map(sentenceOf);
    sentences.sort((one, other) => other.size - one.size);
    const several = sentences.filter(({ english }) => BETWEEN.test(english));
    known = { texts, sentencesFor: byRarestWord(sentences), severalFor: byRarestWord(several) };
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
  fields: /^[\w ,]+$/,
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
  const { texts, sentencesFor, severalFor } = unpack(language.messages);
  const known = new Map<string, string | undefined>();
  const said = (text: string): string | undefined => {
    if (!known.has(text)) known.set(text, nameOf(text) ?? texts.get(text) ?? typed(text) ?? ofSentences(text));
    return known.get(text);
  };
  const ownValue = (value: string, place: string): string | undefined => {
    if (KEPT.includes(place)) return value;
    // Fields of a result, by their words where the language has them, and else as programs name them.
    if (place === 'fields')
      return value
        .split(', ')
        .map((one) => said(one) ?? one.replace(/\w+/g, (word) => said(word) ?? word))
        .join(', ');
    const word = plainValue(language, value) ?? wordIn(language, value, place) ?? nameOf(value) ?? texts.get(value);
    return word ?? (value.includes(', ') && !takesLists(place) ? undefined : said(value));
  };
  interface Known {
    readonly kind: string;
    readonly form: RegExp | undefined;
    readonly values: Map<string, string | undefined>;
  }
  const byPlace = new Map<string, Known>();
  const knownAt = (place: string): Known => {
    const kind = place.replace(/\d$/, '');
    const made = { kind, form: FORMS[kind], values: new Map() };
    byPlace.set(place, made);
    return made;
  };
  const valueIn = (value: string, place: string): string | undefined => {
    const { kind, form, values } = byPlace.get(place) ?? knownAt(place);
    if (form?.test(value) === false) return undefined;
    if (!values.has(value)) values.set(value, ownValue(value, kind));
    return values.get(value);
  };
  // Sentences are said one by one, unless a message is several itself. A place that spans the end of a sentence would take words of both,
  // and the search for one grows with the square of the text: a judgment in Hindi took 0.35 s.
  const ofSentences = (text: string): string | undefined => {
    if (!BETWEEN.test(text)) return composed(text, sentencesFor(text));
    return composed(text, severalFor(text)) ?? severally(text) ?? composed(text, sentencesFor(text));
  };
  const composed = (text: string, sentences: readonly Sentence[]): string | undefined => {
    for (const sentence of sentences) {
      const found = valuesIn(sentence, text, valueIn);
      if (found !== undefined) return filled(texts.get(sentence.english) ?? '', found);
    }
    return undefined;
  };
  const severally = (text: string): string | undefined => {
    const gap = BETWEEN.exec(text);
    if (gap === null) return undefined;
    const first = said(text.slice(0, gap.index));
    if (first === undefined) return undefined;
    const rest = said(text.slice(gap.index + gap[0].length));
    return rest === undefined ? undefined : `${first}${gap[0]}${rest}`;
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
