import { expect, it } from 'vitest';
import { painter, wantsColour } from '../../src/cli/colour.js';

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
])('a stream that is a terminal (%j) with %j is coloured: %j', (isTTY, env, expected) => {
  expect(wantsColour({ isTTY, env })).toBe(expected);
});

it('paints with codes that begin and end, and nothing where no colour is wanted', () => {
  expect(painter(true)('accent', 'La')).toBe('\u001b[35mLa\u001b[39m');
  expect(painter(true)('accent', '')).toBe('');
  expect(painter()('accent', 'La')).toBe('La');
});
