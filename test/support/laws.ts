import { expect, it } from 'vitest';
import { fixture } from './fixtures.js';

/**
 * States the law of one literal table or of several, named `FILE#TABLE` as `node tools/mutation/tables.mjs` lists them: what has to hold by
 * the rule, whatever stands in the table now. test/tables.test.ts finds tables by these names.
 */
export function law(tables: string | readonly string[], says: string, check: () => void): void {
  it(`${[tables].flat().join(', ')}: ${says}`, check);
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Returns the whole numbers from one to another, both included. */
export const whole = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

const text = (one: unknown): string => JSON.stringify(one);

/** Expects each of some values once and nothing else, in any order. */
export function expectEach(values: readonly unknown[], of: readonly unknown[]): void {
  expect([...values].map(text).sort()).toEqual([...of].map(text).sort());
}

/** Expects values that are all different. */
export function expectDistinct(values: readonly unknown[], count: number): void {
  expect(values).toHaveLength(count);
  expect(new Set(values.map(text)).size).toBe(count);
}

/** Expects numbers each greater than the one before. */
export function expectRising(numbers: readonly number[]): void {
  for (const [i, one] of numbers.entries()) if (i > 0) expect(one).toBeGreaterThan(numbers[i - 1] ?? Number.NaN);
}

/** Expects that a square table says the same of two whichever is first. */
export function expectSymmetric(rows: readonly (readonly unknown[])[]): void {
  for (const [i, row] of rows.entries()) {
    expect(row).toHaveLength(rows.length);
    for (const [j, cell] of row.entries()) expect(cell, `${i}, ${j}`).toEqual(rows[j]?.[i]);
  }
}

/** Returns the names of a group in the order of the page that was transcribed for them: `fixtures/sources/names.json`. */
export function namesInOrder(group: string): string[] {
  return Object.keys(
    fixture<{ readonly groups: Readonly<Record<string, object>> }>('sources/names.json').groups[group] ?? {},
  );
}

/** Returns the entries of a record with their keys as they are typed. */
export const entriesOf = <Key extends string, Value>(record: Readonly<Record<Key, Value>>): readonly [Key, Value][] =>
  Object.entries(record) as [Key, Value][];
