// Writes how much of the readings each language says, by subject, into docs/names.md: of the texts that the examples of a subject's
// operations show, each once.
//   npx tsx tools/languages/coverage.ts                    writes it
//   npx tsx tools/languages/coverage.ts --check            fails when it differs
//   npx tsx tools/languages/coverage.ts --left hi charts   prints what is left in English, of the examples and their variants
// `all` instead of a language is one that says every message of the catalogue: what it leaves is in none.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../src/names/core.js';
import { WHOLE } from '../../src/names/whole/index.gen.js';
import type { Operation } from '../../src/operation/operation.js';
import { OPERATIONS } from '../../src/registry.js';
import { ofAll } from '../../test/support/ofAll.js';
import { inputsOf, resultOf } from '../../test/support/readings.js';
import { saidBy } from '../../test/support/said.js';

const ROOT = join(import.meta.dirname, '../..');
const PAGE = join(ROOT, 'docs/names.md');

async function languageOf(tag: string): Promise<Language> {
  if (tag === 'all') return ofAll();
  const load = WHOLE[tag];
  if (load === undefined) throw new Error(`${tag} is none of all, ${Object.keys(WHOLE).join(', ')}.`);
  return load();
}

const SUBJECTS = [...new Set(OPERATIONS.map(({ name }) => name.split('.', 1)[0] ?? ''))];
const operationsOf = (subject: string): readonly Operation[] =>
  OPERATIONS.filter(({ name }) => name.startsWith(`${subject}.`));

const results = new Map<Operation, readonly (readonly [unknown, NonNullable<ReturnType<typeof resultOf>>])[]>();

/** Returns the examples of an operation with their results, computed once for all languages. */
function examplesOf(operation: Operation) {
  const { example, members, memberField } = operation;
  const known =
    results.get(operation) ??
    (memberField === undefined ? [example] : members.map((member) => operation.exampleOf(member.operation))).flatMap(
      (input) => {
        const result = resultOf(operation, input);
        return result === undefined ? [] : [[input, result] as const];
      },
    );
  results.set(operation, known);
  return known;
}

async function table(): Promise<readonly string[]> {
  const languages = await Promise.all(Object.keys(WHOLE).map(languageOf));
  const everything = ofAll();
  const cells = (...values: readonly unknown[]): string => `| ${values.join(' | ')} |`;
  const rows = SUBJECTS.map((subject) => {
    const operations = operationsOf(subject);
    const { left } = saidBy(everything, operations, examplesOf);
    const said = languages.map((language) => saidBy(language, operations, examplesOf, (text) => !left.has(text)));
    // Rounded down: nothing is whole that is not.
    const shares = said.map(({ all, left }) => (all === 0 ? 100 : Math.floor((100 * (all - left.size)) / all)));
    return cells(subject, said[0]?.all, ...shares);
  });
  return [
    cells('subject', 'texts', ...languages.map(({ tag }) => `\`${tag}\``)),
    cells(...Array(languages.length + 2).fill('---')),
    ...rows,
  ];
}

const [option, tag = 'all', subject] = process.argv.slice(2);
if (option === '--left') {
  for (const one of SUBJECTS.filter((name) => subject === undefined || name === subject)) {
    const { all, left } = saidBy(await languageOf(tag), operationsOf(one), inputsOf);
    console.log(`${one}: ${all - left.size} of ${all} said`);
    for (const [text, operation] of left) console.log(`${operation}\t${text}`);
  }
} else {
  const page = readFileSync(PAGE, 'utf8');
  const [begin, end] = ['<!-- coverage: tools/languages/coverage.ts -->', '<!-- /coverage -->'];
  if (!page.includes(begin) || !page.includes(end)) throw new Error('docs/names.md has no place for coverage.');
  const lines = (await table()).join('\n');
  const made = `${page.slice(0, page.indexOf(begin))}${begin}\n${lines}\n${page.slice(page.indexOf(end))}`;
  if (option !== '--check') writeFileSync(PAGE, made);
  else if (made !== page)
    throw new Error(
      'The coverage of languages in docs/names.md is out of date. Run npx tsx tools/languages/coverage.ts.',
    );
}
