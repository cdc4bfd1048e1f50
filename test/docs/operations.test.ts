import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as library from '../../src/index.js';
import { OPERATIONS } from '../../src/registry.js';
import { AYANAMSAS, type Result } from '../../src/types.js';

const page = (name: string): string => readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8');

const ROWS = page('operations.md')
  .split('\n')
  .filter((line) => /^\| `[a-z_.0-9]+` \|/.test(line))
  .map((line) => line.split(' | '))
  .map((cells) => [cells[0]?.replace(/[|` ]/g, '') ?? '', cells[4] ?? ''] as const);

/** As a reader of the page finds it: `a()` and `a.b()` from the top, `a()` of an entry from that. */
async function named(cell: string): Promise<unknown> {
  const [, path = '', , entry] = /^`([\w.]+)\(\)`( of `siddhanta\/(\w+)`)?$/.exec(cell) ?? [];
  const from: unknown = entry === undefined ? library : await import(`../../src/${entry}/index.ts`);
  return path.split('.').reduce<unknown>((found, part) => (found as Readonly<Record<string, unknown>>)[part], from);
}

describe('docs/operations.md', () => {
  it('has a row for every operation', () => {
    expect(ROWS.map(([name]) => name).sort()).toEqual(OPERATIONS.map(({ name }) => name).sort());
  });

  it.each(ROWS)('names the function of %s: %s', async (name, cell) => {
    const operation = OPERATIONS.find((each) => each.name === name);
    const call = (await named(cell)) as (input: unknown) => Result<unknown>;
    expect(call, cell).toBeTypeOf('function');
    const { endpoint } = call(operation?.example).meta;
    expect(operation?.members.map((member) => member.operation)).toContain(endpoint);
  });
});

describe('docs/coverage.md', () => {
  const members = OPERATIONS.flatMap((operation) => operation.members);

  it('counts the members of each school as the registry has them', () => {
    const text = page('coverage.md');
    for (const school of AYANAMSAS) {
      const count = members.filter(({ schools }) => schools.includes(school)).length;
      expect(text, school).toMatch(new RegExp(`\`${school}\` ${count}\\b`));
    }
    expect(text).toContain(`lists ${members.length} members`);
  });
});
