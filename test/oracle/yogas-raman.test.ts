import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import source from '../../fixtures/sources/yogas-raman.json' with { type: 'json' };
import { YOGA_CATALOGUE } from '../../src/yogas/tables/yogas.gen.js';
import type { ChartFacts } from '../../src/zodiac/predicates/facts.js';
import type { YogaPredicate } from '../../src/zodiac/predicates/predicate.js';
import { type CaseRow, type ChartRow, factsOfCase, factsOfRow, holdsIn, ORACLE } from '../yogas/charts.js';

const FILE = JSON.parse(readFileSync(new URL('../../fixtures/oracle/yogas-raman.json', import.meta.url), 'utf8')) as {
  readonly cases: readonly (CaseRow & { readonly print?: string })[];
  readonly births: Readonly<Record<string, readonly string[]>>;
  readonly instants: readonly (readonly string[])[];
  readonly sample: readonly (ChartRow & { readonly present: readonly string[] })[];
};

interface Reading {
  readonly name: string;
  readonly id: string;
  readonly when: YogaPredicate;
}

const added = source.additions as Readonly<Record<string, { readonly variants?: object } | undefined>>;
const isNew = (id: string): boolean => source.rules.some((rule) => rule.id === id);

/** The yogas of the file and their other readings, and the readings that it adds to others. */
const READINGS: readonly Reading[] = YOGA_CATALOGUE.flatMap(({ id, when, variants = {} }) => [
  ...(isNew(id) ? [{ name: id, id, when }] : []),
  ...Object.entries(variants)
    .filter(([name]) => isNew(id) || Object.hasOwn(added[id]?.variants ?? {}, name))
    .map(([name, variant]) => ({ name: `${id}.${name}`, id, when: variant.when })),
]);

const present = (facts: ChartFacts): string[] =>
  READINGS.filter(({ id, when }) => holdsIn(id, facts, when))
    .map(({ name }) => name)
    .sort();

const variantsOf = (id: string, facts: ChartFacts): Record<string, boolean> =>
  Object.fromEntries(
    Object.entries(YOGA_CATALOGUE.find((rule) => rule.id === id)?.variants ?? {}).map(([name, { when }]) => [
      name,
      holdsIn(id, facts, when),
    ]),
  );

describe('charts of PyJHora’s tests for the numbers of Raman', () => {
  const with_ = (test: (row: (typeof FILE.cases)[number]) => boolean): number => FILE.cases.filter(test).length;

  it('are 139: 107 agree by the default, 22 by a named reading, 10 differ; of 32 printed by Raman 22, 5 and 5', () => {
    const counts = [undefined, 'print'].map((key) =>
      [
        (row: CaseRow) => row.agrees_with === 'default',
        (row: CaseRow) => row.status === 'confirmed' && row.agrees_with !== 'default',
        (row: CaseRow) => row.status === 'disagrees',
      ].map((test) => with_((row) => test(row) && (key === undefined || row.print !== undefined))),
    );
    expect(counts).toEqual([
      [107, 22, 10],
      [22, 5, 5],
    ]);
  });

  it.each(FILE.cases)('$id: $rule', (row) => {
    const facts = factsOfCase(row);
    const holds = holdsIn(row.rule, facts);
    const variants = variantsOf(row.rule, facts);
    expect(holds).toBe(row.expected_default);
    expect(variants).toMatchObject(row.expected_variants ?? {});
    if (row.status === 'disagrees') {
      expect([holds, ...Object.values(variants)]).not.toContain(row.pyjhora_expects);
      expect(row.reason ?? '').not.toBe('');
    } else expect(row.agrees_with === 'default' ? holds : variants[row.agrees_with ?? '']).toBe(row.pyjhora_expects);
  });
});

describe('the yogas of Raman’s list, as a program that follows their definitions found them', () => {
  it.each(ORACLE.charts)('in the birth $id', (row) => {
    expect(present(factsOfRow(row))).toEqual(FILE.births[row.id]);
  });

  it('at 54 instants and in made-up charts', () => {
    expect(ORACLE.sample.map((row) => present(factsOfRow(row)))).toEqual(FILE.instants);
    expect(FILE.sample.map((row) => present(factsOfRow(row)))).toEqual(FILE.sample.map((row) => row.present));
  });

  it('each hold in one chart and fail in another', () => {
    const never = READINGS.filter(({ name }) => !FILE.sample.some((row) => row.present.includes(name)));
    const always = READINGS.filter(({ name }) => FILE.sample.every((row) => row.present.includes(name)));
    expect([never, always]).toEqual([[], []]);
    expect(READINGS).toHaveLength(134);
  });
});
