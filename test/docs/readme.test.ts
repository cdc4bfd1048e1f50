import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './examples.js';

const README = readFileSync(join(ROOT, 'README.md'), 'utf8');

function targetsOf(text: string): string[] {
  const prose = text.replace(/^```[\s\S]*?^```$/gm, '');
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
}

/** As GitHub makes it. */
const slug = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

function broken(text: string, files: readonly string[], read: (file: string) => string): string[] {
  return targetsOf(text).filter((target) => {
    if (/^https:\/\//.test(target)) return false;
    const [path = '', anchor] = target.split('#');
    const file = posix.normalize(path === '' ? 'README.md' : path);
    if (!files.includes(file)) return !files.some((other) => other.startsWith(`${file}/`));
    if (anchor === undefined) return false;
    return ![...read(file).matchAll(/^#+ (.*)$/gm)].some(([, heading = '']) => slug(heading) === anchor);
  });
}

function trackedFiles(): string[] {
  return execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' }).split('\0');
}

const WORDS: Readonly<Record<string, string>> = {
  charts: 'chart',
  dashas: 'dasha',
  compatibility: 'match',
  sky: 'ephemeris',
};

interface Manifest {
  readonly description: string;
  readonly keywords: readonly string[];
  readonly exports: Readonly<Record<string, unknown>>;
}

describe('README.md', () => {
  it('links only to whole addresses and to what the repository has', () => {
    expect(targetsOf(README).length).toBeGreaterThan(20);
    expect(broken(README, trackedFiles(), (file) => readFileSync(join(ROOT, file), 'utf8'))).toEqual([]);
  });

  it('is found out when a link, a folder or an anchor is not there', () => {
    const files = { 'docs/a.md': '# The one\n', 'docs/more/b.md': '' };
    const found = (target: string): string[] =>
      broken(`[x](${target})`, Object.keys(files), (file) => files[file as keyof typeof files]);
    for (const good of ['docs/a.md', 'docs/a.md#the-one', 'docs/more', './docs/a.md', 'https://example.org/'])
      expect(found(good)).toEqual([]);
    for (const bad of ['docs/c.md', 'docs/a.md#other', 'doc', 'http://example.org/', '../a.md'])
      expect(found(bad)).toEqual([bad]);
  });

  it('leads to a page that names every subject and face, as the description and keywords of the package do', () => {
    const { description, keywords, exports } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Manifest;
    const words = [description, ...keywords].join(' ').toLowerCase();
    const subpaths = Object.keys(exports).flatMap((path) => /^\.\/(\w+)$/.exec(path)?.[1] ?? []);
    expect(subpaths.length).toBeGreaterThan(8);
    const isIn = (text: string, subpath: string): boolean =>
      text.includes(subpath) || text.includes(WORDS[subpath] ?? subpath);
    const unnamed = (text: string): string[] => subpaths.filter((subpath) => !isIn(text, subpath));
    expect(unnamed(words)).toEqual([]);
    expect(targetsOf(README)).toContain('docs/README.md');
    expect(unnamed(readFileSync(join(ROOT, 'docs/README.md'), 'utf8'))).toEqual([]);
  });
});
