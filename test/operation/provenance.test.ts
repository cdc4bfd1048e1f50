import { describe, expect, it } from 'vitest';
import { OPERATIONS } from '../../src/registry.js';
import type { Provenance } from '../../src/types.js';
import { sampled } from '../support/sample.js';

const LISTS: readonly string[] = ['conventions.list'];

const members = OPERATIONS.flatMap((operation) =>
  operation.members.map(({ operation: name }) => ({ name, operation })).filter(({ name }) => !LISTS.includes(name)),
);

const EMPTY = /^(?:none|nothing|no|n\/a|unverified|unknown|-|–)?\.?$/i;

const provenanceOf = ({ name, operation }: (typeof members)[number]): Provenance | undefined =>
  operation.call(operation.exampleOf(name)).provenance;

describe('the provenance of every member', () => {
  it('takes an empty word for no verification', () => {
    for (const word of ['', 'none', 'None.', 'n/a']) expect(word).toMatch(EMPTY);
    expect('nothing but our own reading: no dates were compared').not.toMatch(EMPTY);
  });

  it.each(sampled(OPERATIONS, 50).map(({ name }) => name))(
    'says what it was verified against, in words: %s',
    (operation) => {
      for (const member of members.filter((one) => one.operation.name === operation)) {
        const provenance = provenanceOf(member);
        expect(provenance?.verified_against ?? '', member.name).not.toMatch(EMPTY);
        expect(provenance?.verified_against?.length, member.name).toBeGreaterThan(20);
        expect(JSON.stringify(provenance), member.name).not.toMatch(/\bby hand\b/i);
      }
    },
  );
});
