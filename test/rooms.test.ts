import { describe, expect, it } from 'vitest';
import * as library from '../src/index.js';
import { OPERATIONS } from '../src/registry.js';
import * as subjects from '../src/subjects.gen.js';

type Namespace = Readonly<Record<string, unknown>>;

/** `bhavaBala` for `strengths.bhava_bala`. */
function memberOf(name: string): string {
  return name.slice(name.indexOf('.') + 1).replace(/[._]([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

describe('the subjects', () => {
  it('are those of the registry', () => {
    expect(Object.keys(subjects).sort()).toEqual([...new Set(OPERATIONS.map(({ subject }) => subject))].sort());
  });

  it.each(OPERATIONS.map((operation) => [operation.name, operation] as const))(
    'have the function of %s',
    (name, operation) => {
      const namespace = (subjects as Readonly<Record<string, Namespace>>)[operation.subject] ?? {};
      const member = namespace[memberOf(name)];
      if (typeof member !== 'function') throw new Error(`${operation.subject} has no function ${memberOf(name)}.`);
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
