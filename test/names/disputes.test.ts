// Every point that sources dispute can be said in another language: its words are in the catalogue of messages.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sayingIn } from '../../src/names/labels.js';
import { hi } from '../../src/names/languages/hi.gen.js';
import { OPERATIONS } from '../../src/registry.js';
import { resultOf } from '../support/readings.js';

const CATALOGUE = new URL('../../fixtures/sources/messages/en.json', import.meta.url);
const english = Object.values(
  JSON.parse(readFileSync(CATALOGUE, 'utf8')) as Readonly<Record<string, readonly string[]>>,
).flat();
/** Hindi that says every message, in one letter. */
const texts = english.map((text) => text.replace(/\{\w+\}|\p{L}/gu, (part) => (part.startsWith('{') ? part : 'क')));
const saying = sayingIn({ ...hi, messages: [{ english: english.join('\n'), texts: texts.join('\n') }] });

describe('disputed points in a language', () => {
  it.each(OPERATIONS.map((operation) => [operation.name, operation] as const))('%s', (_, operation) => {
    const { provenance } = resultOf(operation, operation.example) ?? {};
    const left = (provenance?.disputed ?? [])
      .flatMap(({ element, note }) => [element, note])
      .filter((text) => saying(text) === undefined);
    expect(left).toEqual([]);
  });
});
