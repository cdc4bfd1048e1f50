import { describe, expect, it } from 'vitest';
import { estimateOf, largestOf, missOf, TAKING, takeDrawn } from '../support/work.js';

/** Inputs at random of each operation; CI draws fewer. */
const MANY = Number(process.env.SIDDHANTA_WORK_RUNS ?? 200);
/** Of some operations few inputs at random are accepted: their fields depend on each other. */
const ENOUGH = MANY / 2;
/** Milliseconds of an estimate from which on an input is left to `npm run bench -- --only=work`. */
const LONGEST = 5000;

describe('the work of every operation is estimated within a factor of three', () => {
  it.each(TAKING.map((operation) => [operation.name, operation] as const))(
    '%s',
    { timeout: 900_000 },
    (_, operation) => {
      const misses: string[] = [];
      const check = (input: unknown): boolean => {
        if ((estimateOf(operation, input)?.ms ?? 0) > LONGEST) return true;
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
