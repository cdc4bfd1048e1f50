import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GROUPS, type Group, type GroupEntry, HOME } from './groups.js';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
export const DOCS = join(ROOT, 'docs');

export interface ManualPage {
  /** Below docs, without `.md`. */
  readonly path: string;
  readonly title: string;
  /** In the site. */
  readonly address: string;
  /** The folder that the page stands for, `tables/`. */
  readonly folder?: string;
  /** The pages of that folder beside its README, or all of them where it has none. */
  readonly below: readonly ManualPage[];
}

export interface ManualGroup {
  readonly title: string;
  readonly pages: readonly ManualPage[];
}

/** Returns the address of the public repository as package.json has it, or '' before there is one. */
export function repository(): string {
  const { repository: given } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    repository?: { url: string };
  };
  return given?.url.replace(/^git\+/, '').replace(/\.git$/, '') ?? '';
}

/** The program that builds the playground, where there is one. */
export const PLAYGROUND = join(ROOT, 'site/play/build.mjs');

/** Returns the paths below a folder of all pages in it, without `.md`; README stands for the folder and comes first. */
export function pagesBelow(docs: string): string[] {
  const rank = (path: string): string => path.replace(/(^|\/)README$/, '$1');
  return readdirSync(docs, { recursive: true })
    .map((name) => String(name).replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.md') && !name.includes('node_modules/'))
    .map((name) => name.slice(0, -'.md'.length))
    .sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
}

/** Returns the first heading of a text, without its marks. Throws when there is none. */
export function titleOf(text: string, path: string): string {
  const heading = /^# (.+)$/m.exec(text)?.[1];
  if (heading === undefined) throw new Error(`docs/${path}.md has no heading “# …”; it is the title of the page.`);
  return heading
    .replace(/\\(.)/g, '$1')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .trim();
}

/** Returns the address of a page in the site. */
export const addressOf = (path: string): string =>
  `/${path.replace(/(^|\/)README$/, '$1').replace(/[^/]$/, '$&.html')}`;

/**
 * Returns the groups that have pages, with them.
 *
 * @throws Error that names the pages which are in no group, or in two
 */
export function manual(docs = DOCS, groups: readonly Group[] = GROUPS): ManualGroup[] {
  const there = pagesBelow(docs);
  const left = new Set(there.filter((path) => path !== HOME));
  const page = (path: string): ManualPage => {
    if (!left.delete(path)) throw new Error(`docs/${path}.md is named twice in site/groups.ts. Name it once.`);
    const text = readFileSync(join(docs, `${path}.md`), 'utf8');
    return { path, title: titleOf(text, path), address: addressOf(path), below: [] };
  };
  const entry = (name: GroupEntry): ManualPage[] => {
    if (typeof name === 'string' && !name.endsWith('/'))
      return existsSync(join(docs, `${name}.md`)) ? [page(name)] : [];
    const { folder, title } = typeof name === 'string' ? { folder: name, title: undefined } : name;
    const [first, ...others] = there.filter((path) => path.startsWith(folder)).map(page);
    if (first === undefined) return [];
    if (first.path === `${folder}README`) return [{ ...first, title: title ?? first.title, folder, below: others }];
    const named = folder.slice(0, 1).toUpperCase() + folder.slice(1, -1);
    return [{ ...first, title: title ?? named, folder, below: [first, ...others] }];
  };
  const found = groups
    .map(({ title, pages }) => ({ title, pages: pages.flatMap(entry) }))
    .filter(({ pages }) => pages.length > 0);
  if (left.size > 0) {
    const names = [...left].map((path) => `docs/${path}.md`).join(', ');
    throw new Error(`In no group of the manual: ${names}. Name the page, or its folder, in site/groups.ts.`);
  }
  return found;
}

/** Returns every page of groups in the order of the manual, once. */
export function allPages(groups: readonly ManualGroup[]): ManualPage[] {
  const pages = groups.flatMap((group) => group.pages.flatMap((page) => [page, ...page.below]));
  return pages.filter(({ path }, i) => pages.findIndex((page) => page.path === path) === i);
}
