import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { OPERATIONS } from '../../src/registry.js';
import { knownOperations, referencesOf } from '../../tools/lib/references.js';

const TESTS = new URL('..', import.meta.url).pathname;
const tests = readdirSync(TESTS, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.startsWith('docs'))
  .map((name) => readFileSync(join(TESTS, name), 'utf8'));

const names = OPERATIONS.map(({ name }) => name);

describe('reference cases', () => {
  it('belong to operations that exist', () => {
    expect(names).toEqual(expect.arrayContaining([...knownOperations()]));
  });

  it.each(names)('of %s are in files that a test reads', (name) => {
    for (const { file, cases } of referencesOf(name).counts) {
      expect(cases).toBeGreaterThan(0);
      const called = [`fixtures/${file}`, file, file.replace(/^\w+\//, '')];
      expect(
        tests.some((text) => called.some((one) => text.includes(one))),
        `fixtures/${file}`,
      ).toBe(true);
    }
  });

  it('of another operation are there', () => {
    for (const name of names) {
      const { as } = referencesOf(name);
      if (as !== undefined) expect(referencesOf(as.operation).counts, name).not.toEqual([]);
    }
  });

  it('are missing where no published case was found, and nowhere else', () => {
    const without = OPERATIONS.filter(({ name, experimental }) => {
      const { counts, as } = referencesOf(name);
      return !experimental && counts.length === 0 && as === undefined;
    });
    expect(without.map(({ name }) => name)).toEqual([
      'doshas.curses',
      'doshas.conjunctions',
      ...OPERATIONS.filter(({ subject }) => subject === 'texts').map(({ name }) => name),
      'dashas.sudarshana',
      'muhurta.hora',
      'muhurta.bala',
      'muhurta.lagnas',
    ]);
  });
});
