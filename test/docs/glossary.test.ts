import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './examples.js';

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const below = (folder: string, extension: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true })
    .map((name) => `${folder}/${String(name)}`)
    .filter((name) => name.endsWith(extension));

const entries = [...read('docs/guide/glossary.md').matchAll(/^\| <a id="([^"]+)"><\/a>([^|]+) \| ([^|]+) \|/gm)].map(
  ([, id = '', term = '', code = '']) => ({ id, term, code }),
);
const plain = (term: string): string =>
  term.replace('Δ', 'delta').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

describe('the glossary', () => {
  it('has its words once and in order', () => {
    expect(entries.length).toBeGreaterThan(100);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    const terms = entries.map(({ term }) => plain(term));
    expect(terms).toEqual([...terms].sort((a, b) => (a < b ? -1 : 1)));
  });

  it('says once how many words it has', () => {
    const said = [...read('docs/guide/glossary.md').matchAll(/^(\d+) words that/gm)].map(([, count]) => Number(count));
    expect(said).toEqual([entries.length]);
  });

  it('names what is in the code', () => {
    const code = below('src', '.ts').map(read).join('\n');
    const names = entries.flatMap((entry) =>
      [...entry.code.matchAll(/`([^`:]+)[^`]*`/g)].map(([, name = '']) => `${entry.id}: ${name}`),
    );
    expect(names.filter((name) => !code.includes(name.slice(name.indexOf(' ') + 1)))).toEqual([]);
  });

  it('has every word that a page links', () => {
    const ids = new Set(entries.map(({ id }) => id));
    const links = ['README.md', ...below('docs', '.md')].flatMap((file) => {
      const pattern = file.endsWith('glossary.md') ? /\(#([\w-]+)\)/g : /glossary\.md#([\w-]+)/g;
      return [...read(file).matchAll(pattern)].map(([, id = '']) => ({ file, id }));
    });
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter(({ id }) => !ids.has(id))).toEqual([]);
  });
});
