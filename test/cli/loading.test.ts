import { expect, it } from 'vitest';
import { COMMANDS } from '../../src/cli/commands/index.js';
import { commandHelp, subjectHelp, subjectsOf } from '../../src/cli/help.js';
import { commandsFor } from '../../src/cli/loading.js';
import { sampled } from '../support/sample.js';

const words = (name: string): string[] => name.split(' ');

it('every command is among those that its words load, and its help is the same there', async () => {
  for (const command of sampled(COMMANDS, 40)) {
    const loaded = await commandsFor([...words(command.name), '--help']);
    const found = loaded.filter(({ name }) => name === command.name);
    expect(found.map(({ summary }) => summary)).toEqual([command.summary]);
    for (const one of found) expect(commandHelp(one, loaded)).toBe(commandHelp(command, COMMANDS));
  }
});

it('a subject lists the same commands, whether it is loaded by itself or with all', async () => {
  for (const subject of subjectsOf(COMMANDS))
    expect(subjectHelp(subject, await commandsFor([subject]))).toBe(subjectHelp(subject, COMMANDS));
});

it.each([
  'accounts list',
  'atlas',
  'backup',
  'batch charts',
  'charts rasi',
  'charts nonsense',
  'keys create',
  'mcp',
  'month',
  'rasi',
  'serve',
  'today',
])('%s does without most others', async (name) => {
  expect((await commandsFor(words(name))).length).toBeLessThan(COMMANDS.length / 3);
});

it.each(['', 'help', '--help', 'nonsense', 'batch', 'keys nonsense', 'toString', 'capabilities'])(
  'all are there for what %j may mean',
  async (name) => {
    expect(await commandsFor(words(name))).toBe(COMMANDS);
  },
);
