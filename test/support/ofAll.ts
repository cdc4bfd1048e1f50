// A language that says every message of the catalogue: what it leaves in English is in none.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../src/names/core.js';
import { hi } from '../../src/names/languages/hi.gen.js';

const CATALOGUE = join(import.meta.dirname, '../../fixtures/sources/messages/en.json');

/** The letter in which it says everything; no name has it. */
export const LETTER = 'ꣳ';

/** Returns Hindi names with messages that say everything in one letter. */
export function ofAll(): Language {
  const catalogue = JSON.parse(readFileSync(CATALOGUE, 'utf8')) as Readonly<Record<string, readonly string[]>>;
  const english = Object.values(catalogue).flat();
  const texts = english.map((text) =>
    text.replace(/\{\w+\}|\p{L}/gu, (part) => (part.startsWith('{') ? part : LETTER)),
  );
  return { ...hi, messages: [{ english: english.join('\n'), texts: texts.join('\n') }] };
}
