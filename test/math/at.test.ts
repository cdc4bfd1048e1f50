import { expect, it } from 'vitest';
import { at } from '../../src/math/at.js';

it('gives the entry of a list, and is heard where there is none', () => {
  expect(at(['Sun', 'Moon'], 0)).toBe('Sun');
  expect(at(new Float64Array([1, 2]), 1)).toBe(2);
  expect(() => at(['Sun', 'Moon'], 2)).toThrow(new RangeError('A list of 2 has no entry 2.'));
  expect(() => at([], -1)).toThrow(new RangeError('A list of 0 has no entry -1.'));
});
