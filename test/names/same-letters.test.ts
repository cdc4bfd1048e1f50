// Words that are spelt alike in Latin letters without marks, and are two words in every script.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { wordsIn } from '../../src/cli/render/nativeWords.js';
import { WHOLE } from '../../src/names/whole/index.gen.js';

const LANGUAGES = ['bn', 'gu', 'hi', 'kn', 'ml', 'mr', 'ne', 'or', 'pa', 'ta', 'te'];

type Sections = Readonly<Record<string, Readonly<Record<string, string>>>>;
const sectionsOf = (tag: string): Sections =>
  JSON.parse(
    readFileSync(join(import.meta.dirname, `../../fixtures/sources/messages/${tag}.json`), 'utf8'),
  ) as Sections;

test.each(LANGUAGES)('dina is a state, dīna, and Dina the kuta of the day, in %s', (tag) => {
  const said = (key: string): string | undefined => sectionsOf(tag).checked?.[key];
  expect(said('dina')).toBeDefined();
  expect(said('Dina')).toBeDefined();
  expect(said('dina')).not.toBe(said('Dina'));
});

test('the middle of a chart has the school in the language', async () => {
  const hi = await WHOLE.hi?.();
  expect(hi && wordsIn(hi).title('Lahiri')).toBe('लाहिरी');
});
