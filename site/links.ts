// Where a link of a page leads to, on the site. There is one rule for all of them; what leads nowhere fails the build.
import { existsSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { HOME, ROOT_PAGES } from './groups.js';
import { ROOT } from './pages.js';

export interface LinkOptions {
  /** The public address of the repository, or ''. */
  readonly repository: string;
  /** Where the repository is here. */
  readonly root?: string;
  /** The pages of the site, paths from docs without `.md`. */
  readonly pages: readonly string[];
}

const isFolder = (path: string): boolean => existsSync(path) && statSync(path).isDirectory();

/**
 * Returns the link that a page of the site has for one in markdown: to another page as a path to its file, to a file that is no page as an
 * address in the public repository, or null where there is no such address yet: then its text stands there without a link.
 *
 * @param link as it is written
 * @param file of the page, from the root of the repository: `docs/http.md`
 * @throws Error that names the page and the link, for a file that is not there
 */
export function siteLink(link: string, file: string, { repository, root = ROOT, pages }: LinkOptions): string | null {
  if (/^(?:[a-z][a-z+.-]*:|#|\/\/)/i.test(link)) return link;
  const [path = '', hash] = link.split(/(?=#)/);
  const target = relative(root, join(root, dirname(file), decodeURI(path))).replaceAll('\\', '/');
  if (link.startsWith('/')) throw new Error(`${file}: the link ${link} begins at a server. Write it from this page.`);
  if (target.startsWith('..') || !existsSync(join(root, target)))
    throw new Error(`${file}: the link ${link} leads to ${target}, which is not there.`);
  const page = pageOf(target, root, pages);
  const from = dirname(file);
  if (page !== undefined) return `${relative(from, `docs/${page}.md`).replace(/^(?!\.)/, './')}${hash ?? ''}`;
  if (repository === '') return null;
  return `${repository}/${isFolder(join(root, target)) ? 'tree' : 'blob'}/main/${target}${hash ?? ''}`;
}

function pageOf(target: string, root: string, pages: readonly string[]): string | undefined {
  if (target === 'README.md') return HOME;
  const copied = ROOT_PAGES[target];
  if (copied !== undefined) return copied.slice(0, -'.md'.length);
  if (!/^docs(\/|$)/.test(target)) return undefined;
  const path = target.slice('docs/'.length);
  if (!isFolder(join(root, target))) return path.endsWith('.md') ? path.slice(0, -'.md'.length) : undefined;
  // The README of a folder, else its first page.
  return pages.find((name) => name.startsWith(`${path.replace(/\/$/, '')}/`));
}

interface Token {
  attrGet(name: string): string | null;
  attrSet(name: string, value: string): void;
}
interface Env {
  path: string;
  realPath?: string;
  unlinked?: number;
}
type Rule = (
  tokens: Token[],
  i: number,
  settings: unknown,
  env: Env,
  self: { renderToken: (...args: unknown[]) => string },
) => string;
interface Markdown {
  renderer: { rules: Record<string, Rule | undefined> };
}

/** Teaches markdown-it the rule. VitePress then makes addresses of paths to files. */
export function linkRule({ renderer: { rules } }: Markdown, options: LinkOptions): void {
  const plain: Rule = (tokens, i, settings, _, self) => self.renderToken(tokens, i, settings);
  const { link_open: open = plain, link_close: close = plain } = rules;
  rules.link_open = (tokens, i, settings, env, self) => {
    const token = tokens[i];
    const file = relative(ROOT, env.realPath ?? env.path).replaceAll('\\', '/');
    const link = siteLink(token?.attrGet('href') ?? '', file, options);
    if (link === null) {
      env.unlinked = (env.unlinked ?? 0) + 1;
      return '<span class="unlinked">';
    }
    // A README is the index of its folder.
    token?.attrSet('href', link.replace(/(^|\/)README\.md(?=#|$)/, '$1index.md'));
    return open(tokens, i, settings, env, self);
  };
  rules.link_close = (tokens, i, settings, env, self) => {
    if ((env.unlinked ?? 0) === 0) return close(tokens, i, settings, env, self);
    env.unlinked = (env.unlinked ?? 0) - 1;
    return '</span>';
  };
}
