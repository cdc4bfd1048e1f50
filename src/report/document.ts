import type { NameGroup } from '../names/language.js';
import { boxed, element, type Html, text } from './html.js';
import type { ReportFont } from './reportFont.js';
import type { Part, ReportRequest } from './request.js';
import { type Paper, type RunningHead, styleSheet } from './style.js';
import type { Wording } from './wording.js';

/** A chapter: what it is called, what it shows in one line, and its parts in order. */
export interface Chapter {
  readonly id: string;
  readonly title: string;
  /** The terms that are its title in a language that has them. */
  readonly names?: readonly (readonly [group: NameGroup, key: string])[];
  readonly lead: string;
  readonly parts: readonly Part[];
  /** It is written only where it is asked for by name. */
  readonly onWish?: true;
  /** It begins on the page where the one before it ended: the end of that one leaves most of a page. */
  readonly follows?: true;
}

/** A chapter that is written. */
export interface WrittenChapter {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly body: Html;
  readonly follows?: true | undefined;
}

/** Returns a title in the language of a document where that has all its terms. */
function titleIn({ term }: Wording, title: string, names: Chapter['names'] = []): string {
  const terms = names.map(([group, key]) => term('', group, key));
  return terms.length === 0 || terms.includes('') ? title : terms.join(' · ');
}

/** Returns a chapter, written. */
export const write = ({ id, title, names, lead, parts, follows }: Chapter, request: ReportRequest): WrittenChapter => ({
  id,
  title: titleIn(request.words, title, names),
  lead,
  body: parts.map((part) => part(request)).join(''),
  follows,
});

interface DocumentOptions {
  readonly words: Wording;
  readonly paper: Paper;
  readonly fonts: readonly ReportFont[];
  readonly title: string;
  readonly cover: Html;
  readonly chapters: readonly WrittenChapter[];
  /** A page of contents, where there are chapters enough; true by default. */
  readonly hasContents?: boolean;
}

/** With fewer chapters a page of contents would be almost empty. */
const LEAST_CONTENTS = 4;

function contents(chapters: readonly WrittenChapter[]): Html {
  if (chapters.length < LEAST_CONTENTS) return '';
  const items = chapters.map(({ id, title, lead }) =>
    element('li', {}, element('a', { href: `#${id}` }, element('b', {}, text(title)), element('span', {}, text(lead)))),
  );
  return element(
    'nav',
    { class: 'chapter contents', id: 'contents' },
    element('h2', {}, text('Contents')),
    element('ol', {}, ...items),
  );
}

/** Whether a chapter begins on the page where the one before it ended. The first has none before it. */
const isJoined = ({ follows }: WrittenChapter, index: number): boolean => follows === true && index > 0;

/** Returns the running heads: chapters that share a page have one. */
function heads(chapters: readonly WrittenChapter[], { label }: Wording): RunningHead[] {
  const starts = chapters.flatMap((chapter, i) => (isJoined(chapter, i) ? [] : i));
  const groups = starts.map((start, i) => chapters.slice(start, starts[i + 1]));
  return [
    { ids: ['contents'], title: label('Contents') },
    ...groups.map((group) => ({
      ids: group.map(({ id }) => id),
      title: group.map(({ title }) => label(title)).join(' · '),
    })),
  ];
}

/** Returns a whole document: one file that loads nothing. */
export function documentHtml(options: DocumentOptions): string {
  const { words, paper, fonts, title, cover, chapters, hasContents = true } = options;
  const sections = chapters.map((chapter, i) =>
    element(
      'section',
      { class: isJoined(chapter, i) ? 'chapter follows' : 'chapter', id: chapter.id },
      element('h2', {}, text(chapter.title)),
      boxed('p', 'lead', text(chapter.lead)),
      chapter.body,
    ),
  );
  return [
    '<!doctype html>',
    `<html lang="${words.language?.tag ?? 'en'}">`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    element('title', {}, text(title)),
    `<style>${styleSheet({ paper, name: title, heads: heads(chapters, words), script: words.language?.script, fonts })}</style></head>`,
    `<body>${words.said(`${cover}${hasContents ? contents(chapters) : ''}${sections.join('\n')}`)}</body>`,
    '</html>\n',
  ].join('\n');
}
