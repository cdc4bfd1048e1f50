import { indexOfKey } from '../names/cells.js';
import { shortDate } from '../names/clockText.js';
import { digitsIn } from '../names/digitsIn.js';
import { sayingIn } from '../names/labels.js';
import type { Language, NameGroup } from '../names/language.js';
import { type LocalisedData, localise } from '../names/localise.js';
import { ownCell, ownOrOther } from '../names/resolve.js';
import { isUnsaid } from '../names/unsaid.js';
import type { Result } from '../types.js';
import { dateText } from './dates.js';
import { text, textOf } from './html.js';

/** Digits of a document: `latin`, or the `native` ones of its language; by default those that are usual in it. */
export type ReportDigits = 'latin' | 'native';

/** The options of pictures for the words of a document. */
export interface PictureWords {
  readonly language?: Language;
  readonly digits?: ReportDigits;
}

/** How a document says things: in English, or with the names of a language. */
export interface Wording {
  /** Undefined for English. */
  readonly language: Language | undefined;
  readonly ofPictures: PictureWords;
  /** Returns the data of a result with its names in the language. */
  readonly data: <Data>(result: Result<Data>) => LocalisedData<Data>;
  /** Returns a label of a reading in the language, where it has it. */
  readonly label: (label: string) => string;
  /** Returns a name or a term in the language; `english` where it has none. */
  readonly term: (english: string, group: NameGroup, key: string) => string;
  readonly date: (date: string) => string;
  /** Returns markup whose text is said in the language, as far as it has words for it, with its digits. */
  readonly said: (html: string) => string;
  /** Whether a sentence of what was said so far stayed English. */
  readonly stayedEnglish: () => boolean;
}

/** Returns a wording whose dates, labels and names are English. */
function english(): Wording {
  const same = (words: string): string => words;
  return {
    language: undefined,
    ofPictures: {},
    data: <Data>({ data }: Result<Data>) => data as LocalisedData<Data>,
    label: same,
    term: same,
    date: dateText,
    said: same,
    stayedEnglish: () => false,
  };
}

/** A date in the order and with the short months of the language. */
function dateIn(language: Language, date: string): string {
  const [year, month, day] = date.slice(0, 10).split('-').map(Number);
  return `${shortDate(language, Number(month), String(day))} ${year}`;
}

const TAG = /<[^<>]*>/g;

/** Elements whose text stays as it is: style sheets, pictures but for their letters, and what is typed. */
const KEPT = /^<(\/?)(?:style|svg|code)\b/;

/** The letters of pictures, which have digits of their own, and their titles. */
const LETTERS = /^<t(?:ext|span|itle)\b/;

/** Returns markup with its text changed, that of pictures by `drawn`. Attributes have no angle brackets: `text` escapes them. */
function withText(html: string, change: (text: string) => string, drawn: (text: string) => string): string {
  const parts: string[] = [];
  let depth = 0;
  let done = 0;
  let last = '';
  for (const { 0: tag, index } of html.matchAll(TAG)) {
    const words = html.slice(done, index);
    parts.push(depth === 0 ? change(words) : LETTERS.test(last) ? drawn(words) : words, tag);
    last = tag;
    const [isKept, slash] = KEPT.exec(tag) ?? [];
    if (isKept !== undefined) depth += slash === '/' ? -1 : 1;
    done = index + tag.length;
  }
  return parts.join('') + html.slice(done);
}

/** Returns the wording of a document. English needs no language. */
export function wordingOf(language: Language | undefined, digits: ReportDigits | undefined): Wording {
  if (language === undefined || language.fallback.length === 0) return english();
  const shown = new Map<Result<unknown>, unknown>();
  const chosen = digits === 'native' ? 'native' : 'default';
  const saying = sayingIn(language);
  let isWhole = language.messages !== undefined;
  const label = (words: string): string => {
    const said = saying(words);
    if (said === undefined && isWhole) isWhole = !isUnsaid(language, words);
    return said ?? words;
  };
  const inWords = (markup: string): string => {
    const words = markup.trim();
    return words === '' ? markup : markup.replace(words, () => text(label(textOf(words))));
  };
  return {
    language,
    ofPictures: { language, ...(digits === undefined ? {} : { digits }) },
    data: <Data>(result: Result<Data>): LocalisedData<Data> => {
      const known = shown.get(result) ?? localise(result, language).data;
      shown.set(result, known);
      return known as LocalisedData<Data>;
    },
    label,
    term: (words, group, key) => {
      const name = ownOrOther(language, { group, key });
      return ownCell(language, name.group, indexOfKey(name.group, key))?.text ?? words;
    },
    date: (date) => dateIn(language, date),
    said: (html) =>
      withText(
        html,
        (words) => (digits === 'latin' ? inWords(words) : digitsIn(language, chosen, inWords(words))),
        inWords,
      ),
    stayedEnglish: () => !isWhole,
  };
}
