import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from '../../src/math/editDistance.js';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });

describe('editDistance', () => {
  it.each([
    ['kolkata', 'kolkata', 0],
    ['kolkata', 'kolkatta', 1],
    ['kolkata', 'kolkta', 1],
    ['mumbai', 'mumbay', 1],
    ['mumbai', 'mubmai', 1],
    ['', 'abc', 3],
    ['ca', 'abc', 3],
  ])('from %j to %j is %d', (a, b, expected) => {
    expect(editDistance(a, b)).toBe(expected);
  });

  it('is the same both ways, and nothing for equal words only', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(editDistance(a, b)).toBe(editDistance(b, a));
        expect(editDistance(a, b) === 0).toBe(a === b);
      }),
    );
  });

  it('is right up to a limit and beyond it above the limit', () => {
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 4 }), (a, b, limit) => {
        const exact = editDistance(a, b);
        const limited = editDistance(a, b, limit);
        if (exact <= limit) expect(limited).toBe(exact);
        else expect(limited).toBeGreaterThan(limit);
      }),
    );
  });
});
