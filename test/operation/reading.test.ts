import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FESTIVALS } from '../../src/calendar/tables/festivals.js';
import { WORKS } from '../../src/operation/sources.js';
import { blocksOf, READINGS } from '../../src/readings.js';
import { OPERATIONS } from '../../src/registry.js';
import { formatDate } from '../../src/time/calendar.js';
import type { Result } from '../../src/types.js';
import { YOGA_CATALOGUE } from '../../src/yogas/tables/yogas.gen.js';
import { inputBy, inputsOf, resultOf, textsOf } from '../support/readings.js';
import { runs, sampled } from '../support/sample.js';

const RUNS = Number(process.env.RUNS ?? runs(300));

/** They show what one types: the values of conventions have no other names. */
const TYPED = ['conventions.list', 'conventions.explain', 'conventions.compare'];

const ZONE = /\b[A-Z][A-Za-z]+\/[A-Za-z_/]+/g;

/** An id that is a word of Jyotiṣa, too: what a lagna makes of a planet. */
const WORDS = ['yogakaraka'];

const IDS: ReadonlySet<string> = new Set(
  [...FESTIVALS, ...YOGA_CATALOGUE].map(({ id }): string => id).filter((id) => !WORDS.includes(id)),
);

/** An identifier is a word with underscores, or an id of a catalogue where a name should be. */
function identifiersIn(text: string): readonly string[] {
  const words = [...text.replace(ZONE, '').matchAll(/[\p{L}\d]+(?:_[\p{L}\d]+)+/gu)].map(([word]) => word);
  const alone = [...text.matchAll(/^[a-z][a-z\d]*$|(?<![\p{L}\d])[a-z][a-z\d]*(?= \()/gu)].map(([word]) => word);
  return [...words, ...alone.filter((word) => IDS.has(word)), ...(text === 'Id' ? [text] : [])];
}

const readIn = (input: unknown, result: Result<unknown>): readonly (readonly [string, string])[] =>
  blocksOf(READINGS, input, result)
    .flatMap(textsOf)
    .flatMap((text) => identifiersIn(text).map((word) => [word, text] as const));

describe('the readings of', () => {
  const told = OPERATIONS.filter(({ name }) => !TYPED.includes(name));

  it.each(sampled(told, 20).map(({ name }) => name))('%s have names, and no identifiers', (name) => {
    const operation = told.find((one) => one.name === name);
    const all = operation === undefined ? [] : inputsOf(operation);
    expect([...new Map(all.flatMap(([input, result]) => readIn(input, result)))]).toEqual([]);
  });

  it('all have none, whatever choices meet, of any birth, with its time and without', () => {
    const picks = fc.array(fc.nat(60), { minLength: 8, maxLength: 8 });
    const day = fc.integer({ min: -10_000, max: 20_000 });
    let answered = 0;
    fc.assert(
      fc.property(fc.constantFrom(...told), picks, day, fc.boolean(), (operation, chosen, days, timed) => {
        const input = inputBy(operation, chosen, formatDate(days), timed);
        const result = resultOf(operation, input);
        if (result === undefined) return;
        answered += 1;
        expect([operation.name, ...readIn(input, result)]).toEqual([operation.name]);
      }),
      { numRuns: RUNS },
    );
    expect(answered).toBeGreaterThan(RUNS / 2);
  });
});

/** A source is work, author and place; the address where it was read is in fixtures/sources. */
const ADDRESS =
  /https?:|www\.|[\w-]\.(?:com|org|net|info|blog|gov|edu|tips|github)\b|\b[a-z-]{3,}\.(?:in|io)\b|\b(?:scribd|jainqq|kupdf|pdfcoffee|everand|qdoc)\b|\.(?:pdf|html?)\b/;

const UPLOAD = /\b\d{7,}\b/;

const TWICE = /(\b\p{L}{3,} \p{L}{3,}(?: \p{L}+)*)[;,]? \1\b/u;

/** 20160404 is the number of an article. */
const faulty = (text: string): boolean =>
  ADDRESS.test(text) ||
  UPLOAD.test(text.replace(' 20160404', '')) ||
  TWICE.test(text) ||
  text.includes('common practice');

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

  it.each(sampled(OPERATIONS, 15).map(({ name }) => name))(
    'of %s name no page and no upload, and say nothing twice',
    (name) => {
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
    },
  );

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
