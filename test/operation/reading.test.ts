// What people read of a result: names, and no identifiers.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FESTIVALS } from '../../src/calendar/tables/festivals.js';
import { WORKS } from '../../src/operation/sources.js';
import { blocksOf, READINGS } from '../../src/readings.js';
import { OPERATIONS } from '../../src/registry.js';
import { YOGA_CATALOGUE } from '../../src/yogas/tables/yogas.gen.js';
import { inputsOf, textsOf } from '../support/readings.js';

/** What is told there is what one types: the values of conventions have no other names. */
const TYPED = ['conventions.list', 'conventions.explain', 'conventions.compare'];

/** Names of zones are written so everywhere. */
const ZONE = /\b[A-Z][A-Za-z]+\/[A-Za-z_/]+/g;

const IDS: ReadonlySet<string> = new Set<string>([
  ...FESTIVALS.map(({ id }) => id),
  ...YOGA_CATALOGUE.map(({ id }) => id),
]);

describe('the readings of', () => {
  const told = OPERATIONS.filter(({ name }) => !TYPED.includes(name));

  it.each(told.map(({ name }) => name))('%s have names, and no identifiers', (name) => {
    const operation = told.find((one) => one.name === name);
    const found = new Map<string, string>();
    for (const [input, result] of operation === undefined ? [] : inputsOf(operation)) {
      for (const text of blocksOf(READINGS, input, result).flatMap(textsOf)) {
        for (const [word] of text.replace(ZONE, '').matchAll(/[\p{L}\d]+(?:_[\p{L}\d]+)+/gu)) found.set(word, text);
        // Alone in a cell, before what is said of it in brackets, or as the head of a column.
        for (const [word] of text.matchAll(/^[a-z][a-z\d]*$|(?<![\p{L}\d])[a-z][a-z\d]*(?= \()/gu))
          if (IDS.has(word)) found.set(word, text);
        if (text === 'Id') found.set(text, text);
      }
    }
    expect([...found]).toEqual([]);
  });
});

/** Addresses of pages, files of uploads and their numbers. A source is work, author and place; where it was read is in fixtures/sources. */
const ADDRESS =
  /https?:|www\.|[\w-]\.(?:com|org|net|info|blog|gov|edu|tips|github)\b|\b[a-z-]{3,}\.(?:in|io)\b|\b(?:scribd|jainqq|kupdf|pdfcoffee|everand|qdoc)\b|\.(?:pdf|html?)\b/;

/** The number of an upload. */
const UPLOAD = /\b\d{7,}\b/;

/** A phrase of two words or more that is said again at once. */
const TWICE = /(\b\p{L}{3,} \p{L}{3,}(?: \p{L}+)*)[;,]? \1\b/u;

/** Whether a source is told by more, or less, than work, author and place; 20160404 is the number of an article. */
const faulty = (text: string): boolean =>
  ADDRESS.test(text) || UPLOAD.test(text.replace(' 20160404', '')) || TWICE.test(text);

function citations(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(citations);
  if (typeof value !== 'object' || value === null) return [];
  const { work, locus, via, who, source } = value as Readonly<Record<string, unknown>>;
  const own = [work, locus, via, who, source].filter((part) => typeof part === 'string');
  return [...(own.length === 0 ? [] : [own.join(' ')]), ...Object.values(value).flatMap(citations)];
}

describe('the sources that are shown', () => {
  it('of the bibliography name no page and no upload, and say nothing twice', () => {
    const all = Object.values(WORKS).map(String);
    expect(all.length).toBeGreaterThan(8);
    expect(all.filter(faulty)).toEqual([]);
  });

  it.each(OPERATIONS.map(({ name }) => name))('of %s name no page and no upload, and say nothing twice', (name) => {
    const operation = OPERATIONS.find((one) => one.name === name);
    const results = (operation === undefined ? [] : inputsOf(operation)).map(([, result]) => result);
    const cited = results.flatMap(({ data, provenance }) => [...citations(data), ...citations(provenance?.sources)]);
    const texts = results.flatMap(({ provenance }) => [
      ...(provenance?.sources ?? []).map(({ note }) => note ?? ''),
      ...Object.values(provenance?.conventions ?? {}).map(String),
      ...(provenance?.disputed ?? []).map(({ note }) => note),
      provenance?.verified_against ?? '',
    ]);
    expect([...new Set([...cited.filter(faulty), ...texts.filter((text) => ADDRESS.test(text))])]).toEqual([]);
  });

  it('keep the pages where they were read in the fixtures', () => {
    const read = new URL('../../fixtures/sources/pages.json', import.meta.url);
    const { pages } = JSON.parse(readFileSync(read, 'utf8')) as {
      readonly pages: readonly Readonly<Record<string, string>>[];
    };
    expect(pages.length).toBeGreaterThan(50);
    for (const { source = '', read_at = '' } of pages) {
      expect([source, faulty(source)]).toEqual([source, false]);
      expect(read_at).not.toBe('');
    }
  });
});
