import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { stated, statementOf, within } from '../../src/input/stated.js';

const MESSAGE = 'it must be within.';
const isAllowed = (bounds: Parameters<typeof within>[0], value: number): boolean =>
  v.is(v.pipe(v.number(), within(bounds, MESSAGE)), value);

describe('bounds of a number', () => {
  it('are part of what is allowed, or not, as they say', () => {
    expect([-1, 0, 1, 2, 3].filter((value) => isAllowed({ minimum: 0, maximum: 2 }, value))).toEqual([0, 1, 2]);
    expect([-1, 0, 1, 2, 3].filter((value) => isAllowed({ exclusiveMinimum: 0, exclusiveMaximum: 2 }, value))).toEqual([
      1,
    ]);
    expect([-1, 0, 1, 2, 3].filter((value) => isAllowed({ minimum: 0, exclusiveMaximum: 2 }, value))).toEqual([0, 1]);
  });

  it('let no infinity through, nor a part where the number must be whole', () => {
    expect([Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY].filter((value) => isAllowed({}, value))).toEqual([]);
    expect([1, 1.5].filter((value) => isAllowed({ type: 'integer', minimum: 1 }, value))).toEqual([1]);
  });

  it('are visible to readers of the schema', () => {
    const bounds = { minimum: 1, maximum: 9 };
    expect(statementOf(within(bounds, MESSAGE).requirement)).toEqual(bounds);
    expect(statementOf(stated({ maxLength: 3 }, (text: string) => text.length <= 3, MESSAGE).requirement)).toEqual({
      maxLength: 3,
    });
    expect(statementOf(v.minValue(1).requirement)).toBeUndefined();
    expect(v.safeParse(v.pipe(v.number(), within(bounds, MESSAGE)), 10).issues?.[0]?.message).toBe(MESSAGE);
  });
});
