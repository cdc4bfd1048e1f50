import { describe, expect, it } from 'vitest';
import { largestOf, missOf, TAKING, takeDrawn } from '../support/work.js';

const MANY = 200;
/** Operations of which few inputs at random are accepted: their fields depend on each other. */
const ENOUGH = 100;

describe('the work of every operation is estimated within a factor of three', () => {
  it.each(TAKING.map((operation) => [operation.name, operation] as const))(
    '%s',
    { timeout: 900_000 },
    (_, operation) => {
      const misses: string[] = [];
      const check = (input: unknown): boolean => {
        const miss = missOf(operation, input);
        if (typeof miss === 'string') misses.push(miss);
        return miss !== null;
      };
      expect([check(operation.example), check(largestOf(operation))]).toEqual([true, true]);
      const taken = takeDrawn(operation, MANY, check);
      expect(misses).toEqual([]);
      expect(taken).toBeGreaterThanOrEqual(ENOUGH);
    },
  );
});
