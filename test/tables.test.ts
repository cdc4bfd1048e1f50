// tools/mutation/tables.mjs says what a table is.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { register } from '../tools/mutation/laws.mjs';
import { computes, tablesIn } from '../tools/mutation/tables.mjs';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const { rows, sources } = register();

const keysIn = (text: string): string[] => tablesIn('room/tables/a.ts', text).map(({ key }) => key);

describe('literal tables', () => {
  it('are arrays and records of four numbers or four names', () => {
    expect(keysIn('export const SIZES = [4, 3, 4, -3];')).toEqual(['room/tables/a.ts#SIZES']);
    expect(keysIn("const OF = { a: 'Sun', b: 'Moon', c: 'Mars', d: 'Purva Phalguni' } as const;")).toHaveLength(1);
    expect(keysIn('const ROWS = [row(1, 2), row(3, 4)];')).toHaveLength(1);
    expect(keysIn('function sizes() { return [3, 4, 3, 4]; }')).toEqual(['room/tables/a.ts#sizes()']);
    expect(keysIn("const WORDS = ['a few words', 'no_name', 'two'];")).toEqual([]);
    expect(keysIn('const three = [1, 2, 3];')).toEqual([]);
    expect([computes('svg/chakra.ts'), computes('annual/show.ts'), computes('annual/tables/mudda.ts')]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('are many', () => {
    expect(rows.filter((row) => row.computes).length).toBeGreaterThan(280);
  });

  it.each(rows.filter((row) => row.computes).map((row) => [row.key, row] as const))(
    '%s has a law or a source',
    (key, { law, source }) => {
      expect(
        law ?? source,
        `State the law of ${key} in test/ROOM/laws.test.ts (a sum, a partition, a symmetry, an order, by the rule and not by what stands there), or name in tools/mutation/sources.json the test that holds each cell.`,
      ).toBeDefined();
    },
  );

  it.each(Object.entries<string>(sources))('%s: the reason names a table and a test that there are', (key, reason) => {
    expect(rows.map((row) => row.key)).toContain(key);
    const tests = reason.match(/(?:test|fixtures)\/[\w/.-]+\.(?:ts|json)/g) ?? [];
    expect(tests.length).toBeGreaterThan(0);
    for (const test of tests) expect(existsSync(`${ROOT}${test}`), test).toBe(true);
  });

  it('are named by their laws as they are', () => {
    for (const test of new Set(rows.flatMap(({ law }) => law ?? []))) {
      for (const [, file = '', name = ''] of readFileSync(`${ROOT}${test}`, 'utf8').matchAll(
        /'([\w/]+\.ts)#(\w+)(?:\(\))?'/g,
      )) {
        expect(readFileSync(`${ROOT}src/${file}`, 'utf8'), `${test}: ${name}`).toMatch(
          new RegExp(`\\b(?:const|function) ${name}\\b`),
        );
      }
    }
  });
});
