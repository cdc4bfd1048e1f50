import { describe, expect, it } from 'vitest';
import * as library from '../src/index.js';
import { OPERATIONS } from '../src/registry.js';
import * as subjects from '../src/subjects.gen.js';
import { sampled } from './support/sample.js';

type Namespace = Readonly<Record<string, unknown>>;

/** `bhavaBala` for `strengths.bhava_bala`. */
function memberOf(name: string): string {
  return name.slice(name.indexOf('.') + 1).replace(/[._]([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

describe('the subjects', () => {
  it('are those of the registry', () => {
    expect(Object.keys(subjects).sort()).toEqual([...new Set(OPERATIONS.map(({ subject }) => subject))].sort());
  });

  const functionOf = ({ name, subject }: (typeof OPERATIONS)[number]): unknown =>
    (subjects as Readonly<Record<string, Namespace>>)[subject]?.[memberOf(name)];

  it('have the function of every operation', () => {
    expect(OPERATIONS.filter((each) => typeof functionOf(each) !== 'function').map(({ name }) => name)).toEqual([]);
  });

  it.each(sampled(OPERATIONS, 50).map((operation) => [operation.name, operation] as const))(
    'have %s itself',
    (_name, operation) => {
      const member = functionOf(operation) as (input: unknown) => unknown;
      expect(member(operation.example)).toEqual(operation.call(operation.example));
    },
  );

  it('stay out of the index, so that one chart does not load them all', () => {
    expect(Object.keys(library).filter((name) => name in subjects)).toEqual(['panchang']);
    expect(library.panchang).toBe(subjects.panchang.day);
  });

  it('are listed by capabilities as the registry lists them', () => {
    expect(library.capabilities().data.operations).toEqual(OPERATIONS.flatMap(({ members }) => members));
  });
});
