// The manual as plain text: llms.txt has its pages with what they are about, llms-full.txt their text, and each page is there as markdown.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { allPages, DOCS, type ManualGroup, type ManualPage } from './pages.js';

/** Folders that are listed by their first page alone, and left out of the full text: what they hold is looked up, not read. */
const LOOKED_UP = /^(api|openapi|tables|errors)\//;

/** Returns the first sentence of a page after its heading, in plain words. */
export function aboutOf(text: string): string {
  const prose = text
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/^```[\s\S]*?^```\s*$/gm, '')
    .replace(/^[\s\S]*?^# .*$/m, '');
  const paragraph = prose
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .find((part) => /^[\p{L}`*[]/u.test(part) && !part.startsWith('[!'));
  const plain = (paragraph ?? '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*`]/g, '')
    .replaceAll('\n', ' ');
  return (/^.*?[.!?](?=\s|$)/u.exec(plain)?.[0] ?? plain).replace(/:$/, '.');
}

export interface Written {
  readonly list: string;
  readonly full: string;
}

/** Returns both texts. */
export function llmsTexts(groups: readonly ManualGroup[], about: string, docs = DOCS): Written {
  const read = ({ path }: ManualPage): string => readFileSync(join(docs, `${path}.md`), 'utf8');
  const line = (page: ManualPage, indent = ''): string =>
    `${indent}- [${page.title}](/${page.path}.md): ${aboutOf(read(page))}`.replace(/: $/, '');
  const sections = groups.map(({ title, pages }) => {
    const lines = pages.flatMap((page) => [
      line(page),
      ...(LOOKED_UP.test(page.path)
        ? []
        : page.below.filter(({ path }) => path !== page.path).map((below) => line(below, '  '))),
    ]);
    return `## ${title}\n\n${lines.join('\n')}\n`;
  });
  const told = allPages(groups).filter(({ path }) => !LOOKED_UP.test(path));
  return {
    list: `# siddhanta\n\n> ${about}\n\n${sections.join('\n')}`,
    full: told.map((page) => `<!-- /${page.path}.md -->\n\n${read(page).trim()}\n`).join('\n---\n\n'),
  };
}

/** Writes the texts and the pages into the built site. */
export function writeLlms(dist: string, groups: readonly ManualGroup[], about: string): void {
  const { list, full } = llmsTexts(groups, about);
  writeFileSync(join(dist, 'llms.txt'), list);
  writeFileSync(join(dist, 'llms-full.txt'), full);
  for (const { path } of [{ path: 'README' }, ...allPages(groups)]) {
    mkdirSync(dirname(join(dist, `${path}.md`)), { recursive: true });
    cpSync(join(DOCS, `${path}.md`), join(dist, `${path}.md`));
  }
}
