import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { COMMANDS } from '../../src/cli/commands/index.js';

const FOLDER = new URL('../../docs/cli/', import.meta.url);
const GUIDE = readdirSync(FOLDER)
  .map((page) => readFileSync(new URL(page, FOLDER), 'utf8'))
  .join('\n');
const LINES = [...GUIDE.matchAll(/^```(?:console\n\$ |sh(?: fails)?\n)([\s\S]*?)^```$/gm)].flatMap(([, block = '']) =>
  block.split('\n'),
);

it('the guide has an executed example of every command, an operation by one of its names', () => {
  const shown = (name: string): boolean =>
    LINES.some((line) => new RegExp(`(^|\\| )siddhanta ${name}( |$)`).test(line));
  const missing = COMMANDS.filter(({ operation, name }) => {
    const names =
      operation === undefined
        ? [name]
        : COMMANDS.filter((each) => each.operation === operation).map((each) => each.name);
    return !names.some(shown);
  });
  expect(missing.map(({ name }) => name)).toEqual([]);
  expect(shown('horoscope')).toBe(false);
});
