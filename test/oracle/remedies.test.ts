import { describe, expect, it } from 'vitest';
import {
  forBirth,
  gems,
  type RemediesForBirthInput,
  type RemediesTableInput,
  table,
} from '../../src/remedies/index.js';
import type { Graha } from '../../src/zodiac/names.js';
import { fixture } from '../support/fixtures.js';

interface Case<Input, Expected> {
  readonly id: string;
  readonly operation: string;
  readonly source: string;
  readonly state: 'confirmed' | 'computed';
  readonly input: Input;
  readonly expected: Expected;
}

interface Told {
  readonly owns: readonly number[];
  readonly house: number;
  readonly caution: boolean;
  readonly policies: Readonly<Record<string, string>>;
}

const { cases } = fixture<{ readonly cases: readonly Case<unknown, Readonly<Record<string, unknown>>>[] }>(
  'sources/remedies.json',
);
const asked: string[] = [];
function having<Input, Expected>(operation: string, field?: string): readonly Case<Input, Expected>[] {
  const found = cases.filter(
    (one) => one.operation === `remedies.${operation}` && (field === undefined || field in one.expected),
  );
  asked.push(...found.map(({ id }) => id));
  return found as unknown as readonly Case<Input, Expected>[];
}

/** Two programs on two ephemerides found the same. */
describe('who is duhstha', () => {
  type Selected = {
    readonly selected: Readonly<Record<Graha, readonly string[]>>;
    readonly not_selected: readonly Graha[];
  };
  it.each(having<RemediesForBirthInput, Selected>('for_birth', 'selected'))('$id ($state)', ({ input, expected }) => {
    const { data } = forBirth({ ...input, select: ['duhstha'] });
    const found = data.selected?.map(({ planet, reasons }) => [planet, reasons.map(({ id }) => id)]);
    expect(Object.fromEntries(found ?? [])).toEqual(expected.selected);
    expect(data.not_selected).toEqual(expected.not_selected);
  });
});

/** One program on two ephemerides: a regression of the table. */
describe('for which of the 81 pairs the verses name a rite', () => {
  type Pairs = { readonly triggered_pairs: number; readonly periods: readonly (readonly [Graha, Graha])[] };
  it.each(having<RemediesForBirthInput, Pairs>('for_birth', 'periods'))('$id ($state)', ({ input, expected }) => {
    const { data } = forBirth({ ...input, select: ['period'] });
    expect(data.periods?.map(({ dasha, antardasha }) => [dasha, antardasha])).toEqual(expected.periods);
    expect(data.periods).toHaveLength(expected.triggered_pairs);
  });
});

/** A second page gives the same. */
describe('values of the tables', () => {
  it.each(having<RemediesTableInput, Readonly<Record<string, unknown>>>('table'))(
    '$id ($source)',
    ({ input, expected }) => {
      const { rows } = table(input).data;
      expect(rows).toHaveLength(1);
      for (const [field, value] of Object.entries(expected)) {
        expect(rows[0]).toHaveProperty([field, 'value'], value);
      }
    },
  );
});

/** One program from the same tests: regression, not evidence. */
describe('what the gem policies say', () => {
  it.each(having<Parameters<typeof gems>[0], Readonly<Record<Graha, Told>>>('gems'))(
    '$id ($state)',
    ({ input, expected }) => {
      const { planets } = gems(input).data;
      const told = Object.entries(planets).map(([graha, { owns, house, caution, policies }]) => [
        graha,
        { owns, house, caution, policies: Object.fromEntries(policies.map(({ id, says }) => [id, says])) },
      ]);
      expect(Object.fromEntries(told)).toEqual(expected);
    },
  );
});

it('asks every case, once', () => {
  expect([...asked].sort()).toEqual(cases.map(({ id }) => id).sort());
  expect(asked).toHaveLength(25);
});
