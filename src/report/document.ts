import { boxed, element, type Html, text } from './html.js';
import type { Part, ReportRequest } from './request.js';
import { type Paper, styleSheet } from './style.js';

/** A chapter: what it is called, what it shows in one line, and its parts in order. */
export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly parts: readonly Part[];
  /** It is written only where it is asked for by name. */
  readonly onWish?: true;
}

/** A chapter that is written. */
export interface WrittenChapter {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly body: Html;
}

/** Returns a chapter, written. */
export const write = ({ id, title, lead, parts }: Chapter, request: ReportRequest): WrittenChapter => ({
  id,
  title,
  lead,
  body: parts.map((part) => part(request)).join(''),
});

interface DocumentOptions {
  readonly paper: Paper;
  readonly title: string;
  readonly cover: Html;
  readonly chapters: readonly WrittenChapter[];
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

/** Returns a whole document: one file that loads nothing. */
export function documentHtml({ paper, title, cover, chapters }: DocumentOptions): string {
  const sections = chapters.map((chapter) =>
    element(
      'section',
      { class: 'chapter', id: chapter.id },
      element('h2', {}, text(chapter.title)),
      boxed('p', 'lead', text(chapter.lead)),
      chapter.body,
    ),
  );
  const heads = [{ id: 'contents', title: 'Contents' }, ...chapters];
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    element('title', {}, text(title)),
    `<style>${styleSheet(paper, title, heads)}</style></head>`,
    `<body>${cover}${contents(chapters)}${sections.join('\n')}</body>`,
    '</html>\n',
  ].join('\n');
}
