import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { painter, usesColour } from '../../src/cli/colour.js';
import { commandLine } from '../support/commandLine.js';

const TERM = 'xterm-256color';

it.each([
  [true, { TERM }, true],
  [false, { TERM }, false],
  [true, { TERM: 'dumb' }, false],
  [true, { TERM, NO_COLOR: '1' }, false],
  [false, { TERM, FORCE_COLOR: '1' }, true],
  [false, { TERM, FORCE_COLOR: '' }, true],
  [true, { TERM, FORCE_COLOR: '0' }, false],
  [false, { TERM, FORCE_COLOR: '1', NO_COLOR: '1' }, true],
])('a stream that is a terminal (%j) with %j is coloured: %j', async (isTTY, env, expected) => {
  expect(await usesColour({ isTTY, env })).toBe(expected);
});

it('paints with codes that begin and end, and nothing where no colour is wanted', () => {
  expect(painter(true)('accent', 'La')).toBe('\u001b[35mLa\u001b[39m');
  expect(painter(true)('accent', '')).toBe('');
  expect(painter()('accent', 'La')).toBe('La');
});

const CODE = '\u001b';
const legible = (text: string): string => text.replaceAll(`${CODE}[`, '‹');

describe('in colour', () => {
  const BIRTH = '--date 1990-08-15 --time 08:30 --lat 28.6139 --lon 77.209 --tz Asia/Kolkata'.split(' ');
  const both = async (...argv: readonly string[]) => {
    const [plain, coloured] = [await commandLine(argv), await commandLine(argv, { colour: true })];
    expect(stripVTControlCharacters(coloured.stdout)).toBe(plain.stdout);
    expect(plain.stdout).not.toContain(CODE);
    return legible(coloured.stdout);
  };

  it('headings are bold, rules are dim, and what runs is marked', async () => {
    const text = await both('vimshottari', '--levels', '2', ...BIRTH);
    expect(text).toContain('‹35m→ on 2026-11-21: Mahadasha Jupiter, antardasha Ketu‹39m\n');
    expect(text).toMatch(/‹1m {2}Mahadasha .* Years‹22m\n‹90m─+‹39m\n {2}Moon /);
    expect(text.match(/^‹35m→ /gm)).toHaveLength(3);
  });

  it('tables and the titles over them do', async () => {
    const couple = ['--bride', '1990-08-15 08:30 28.6139 77.209 Asia/Kolkata'];
    const text = await both('match', ...couple, '--groom', '1988-11-05 10:28 19.076 72.8777 Asia/Kolkata');
    expect(text).toMatch(/‹1mKuta .*‹22m\n‹90m─+‹39m\n/);
    expect(await both('rasi', ...BIRTH)).toMatch(/‹1m {9}Sign .*House‹22m/);
    expect(await both('rasi', ...BIRTH, '--lang', 'ta', '--digits', 'native')).toContain('‹1m');
  });

  it('an error is red where the standard error is coloured, and data never are coloured', async () => {
    const { stderr } = await commandLine(['rasi', '--latt', '1'], { errorColour: true });
    expect(legible(stderr)).toMatch(/^‹31msiddhanta rasi:‹39m unknown option --latt\./);
    expect((await commandLine(['rasi', '--latt', '1'], { colour: true })).stderr).not.toContain(CODE);
    for (const format of ['json', 'csv']) {
      const { stdout } = await commandLine(['rasi', ...BIRTH, '--format', format], { colour: true, errorColour: true });
      expect(stdout).not.toContain(CODE);
    }
  });
});
