import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../../src/cli/commands/index.js';
import { ROOT } from './examples.js';

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

const AVERAGE = 25;
const LONGEST = 45;

function termsOf(contributing: string): { readonly say: string; readonly not: string }[] {
  const list = contributing.slice(contributing.indexOf('\n## Words\n'));
  return [...list.matchAll(/^\| ([^|]+) \| ([^|]+) \|$/gm)]
    .slice(2)
    .flatMap(([, say = '', not = '']) => not.split(', ').map((word) => ({ say, not: word })));
}

const PROGRAMS = /Drik Panchang/g;

/** Without generated parts, code, quotations, addresses, HTML and names of programs. */
function proseOf(page: string): string {
  return page
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/^<!-- (\w+): (?:tools\/|written by )[\s\S]*?(?:^<!-- \/\1 -->$|(?![\s\S]))/gm, '')
    .replace(/^[ \t]*```[\s\S]*?^[ \t]*```$/gm, '')
    .replace(/^>.*$/gm, '')
    .replace(/(?<!`)(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)/g, 'code')
    .replace(/“[^”]*”|"[^"\n]*"/g, 'quoted')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>\n]*>/g, '')
    .replace(/https?:\S+/g, 'address')
    .replace(PROGRAMS, 'program');
}

/** Tables and headings are not sentences. */
function sentencesOf(prose: string): string[][] {
  return prose
    .replace(/^(#|\|).*$/gm, '')
    .split(/\n\s*\n|^\s*(?:[-*]|\d+\.)\s/m)
    .flatMap((paragraph) => paragraph.split(/(?<=[.!?:;])["”)]*\s+(?=\S)/))
    .map((sentence) => sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)))
    .filter((words) => words.length > 3);
}

function faultsOf(page: string, terms: ReturnType<typeof termsOf>): string[] {
  const prose = proseOf(page);
  const flat = prose.replace(/\s+/g, ' ');
  const words = terms.flatMap(({ say, not }) =>
    new RegExp(`(?<![\\p{L}\\p{M}-])${not}(?![\\p{L}\\p{M}-])`, 'u').test(flat) ? [`"${not}": say ${say}`] : [],
  );
  const sentences = sentencesOf(prose);
  const average = sentences.reduce((sum, { length }) => sum + length, 0) / Math.max(sentences.length, 1);
  return [
    ...words,
    ...sentences
      .filter(({ length }) => length > LONGEST)
      .map((sentence) => `${sentence.length} words: ${sentence.slice(0, 8).join(' ')} …`),
    ...(average > AVERAGE ? [`${average.toFixed(1)} words a sentence`] : []),
  ];
}

const MESSAGE_SENTENCES = 2;
const SHORT = 40;

function shortFaultsOf(text: string, terms: ReturnType<typeof termsOf>): string[] {
  // Such texts have the names of operations and results, in ASCII.
  const words = faultsOf(
    text,
    terms.filter(({ say }) => !/[^ -~]/.test(say)),
  ).filter((fault) => fault.includes(': say '));
  const long = sentencesOf(text).filter(({ length }) => length > SHORT);
  return [...words, ...long.map(({ length }) => `${length} words`)].map((fault) => `${text.slice(0, 90)}: ${fault}`);
}

function messagesOf(page: string): string[] {
  return [...page.matchAll(/^\| (.*) \| (.*) \| (.*) \| [\w/]+\.ts \|$/gm)].map((row) =>
    row
      .slice(1, 4)
      .filter((cell) => cell !== '')
      .join(' '),
  );
}

/** A value may contain anything, and an abbreviation ends nothing. */
const sentenceCount = (message: string): number =>
  message.replace(/"[^"]*"|\([^)]*\)/g, 'value').split(/(?<=[.?]) (?=\p{Lu})/u).length;

function shownTexts(file: string): string[] {
  const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.ES2022, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isTemplateExpression(node))
      found.push(node.head.text + node.templateSpans.map(({ literal }) => `value${literal.text}`).join(''));
    else if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) found.push(node.text);
    ts.forEachChild(node, walk);
  };
  walk(source);
  return found.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => /\p{L}+ \p{L}/u.test(text));
}

const pages = execFileSync('git', ['ls-files', '*.md'], { cwd: ROOT, encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => !/^(fixtures|test|docs\/tables)\/|^CHANGELOG\.md$/.test(file))
  .filter((file) => !read(file).startsWith('<!-- Written by'));

describe('the voice', () => {
  const contributing = read('CONTRIBUTING.md');
  const terms = termsOf(contributing);
  // The list itself has the words.
  const textOf = (file: string): string =>
    file === 'CONTRIBUTING.md' ? contributing.slice(0, contributing.indexOf('\n## Words\n')) : read(file);

  it('has a list of words', () => {
    expect(terms.length).toBeGreaterThan(40);
    expect(terms[0]).toEqual({ say: 'fix', not: 'mend' });
  });

  it('finds a word of the list, and a sentence that is too long', () => {
    const long = Array.from({ length: 50 }, () => 'word').join(' ');
    expect(faultsOf('It was mended.', terms)).toEqual(['"mended": say fix']);
    expect(faultsOf('It has `mended` and "mended", and a mended-looking link.', terms)).toEqual([]);
    expect(faultsOf(`${long}.`, terms)).toEqual([
      '50 words: word word word word word word word word …',
      '50.0 words a sentence',
    ]);
    expect(faultsOf(`Short sentence, which is this one.\n\n${long.replace(' ', '. ')}`, terms)).toHaveLength(2);
  });

  it.each(pages)('is that of %s', (file) => {
    expect(faultsOf(textOf(file), terms)).toEqual([]);
  });

  it('is that of every message', () => {
    const messages = messagesOf(read('docs/errors/messages.md'));
    expect(messages.length).toBeGreaterThan(500);
    expect(messages.flatMap((message) => shortFaultsOf(message, terms))).toEqual([]);
    expect(messages.filter((message) => sentenceCount(message) > MESSAGE_SENTENCES)).toEqual([]);
  });

  it('is that of the help of every command', () => {
    const texts = COMMANDS.flatMap(({ summary, options }) => [summary, ...options.map((option) => option.summary)]);
    expect([...new Set(texts)].flatMap((text) => shortFaultsOf(text, terms))).toEqual([]);
  });

  it('is that of the playground', () => {
    const files = execFileSync('git', ['ls-files', 'site/play/src'], { cwd: ROOT, encoding: 'utf8' })
      .trim()
      .split('\n');
    const texts = files.filter((file) => /\.tsx?$/.test(file)).flatMap(shownTexts);
    expect(texts.length).toBeGreaterThan(200);
    expect(texts.flatMap((text) => shortFaultsOf(text, terms))).toEqual([]);
  });
});
