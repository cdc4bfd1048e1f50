import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { YOGA_CATALOGUE } from '../../src/yogas/tables/yogas.gen.js';
import { needsOf } from '../../src/zodiac/predicates/parts.js';
import { factsOfCase, factsOfRow, holdsIn, ORACLE } from '../yogas/charts.js';

const byId = new Map(YOGA_CATALOGUE.map((rule) => [rule.id as string, rule]));
const agreed = ORACLE.cases.filter(({ status }) => status === 'confirmed');
const refused = ORACLE.cases.filter(({ status }) => status === 'disagrees');

const needsMore = (id: string): boolean => {
  const rule = byId.get(id);
  return rule !== undefined && ['sunrise', 'sex'].some((need) => needsOf(rule.when).has(need as 'sunrise'));
};

describe('yogas of published and made-up charts', () => {
  it('has every case of the file', () => {
    expect([agreed.length, refused.length]).toEqual([142, 9]);
  });

  it.each(agreed)('$id: $rule', (row) => {
    const facts = factsOfCase(row);
    const variants = byId.get(row.rule)?.variants ?? {};
    const held = Object.fromEntries(
      Object.entries(variants).map(([name, { when }]) => [name, holdsIn(row.rule, facts, when)]),
    );
    expect(holdsIn(row.rule, facts)).toBe(row.expected_default);
    if (row.expected_variants !== undefined) expect(held).toMatchObject(row.expected_variants);
    if (row.pyjhora_expects !== undefined) {
      const reading = row.agrees_with === 'default' ? row.expected_default : held[row.agrees_with ?? ''];
      expect(reading).toBe(row.pyjhora_expects);
    }
  });

  it.each(refused)('$id: $rule is not what the other program says: $reason', (row) => {
    const facts = factsOfCase(row);
    expect(holdsIn(row.rule, facts)).toBe(row.expected_default);
    expect(holdsIn(row.rule, facts)).not.toBe(row.pyjhora_expects);
    expect(row.reason).not.toBe('');
  });
});

describe('every yoga of a chart, as another evaluator of the same table found them', () => {
  const table = new URL('../../fixtures/sources/yogas.json', import.meta.url);
  const first = (JSON.parse(readFileSync(table, 'utf8')) as { rules: { id: string }[] }).rules.map(({ id }) => id);
  const present = (facts: ReturnType<typeof factsOfRow>): string[] =>
    YOGA_CATALOGUE.filter(({ id }) => first.includes(id) && !needsMore(id) && holdsIn(id, facts)).map(({ id }) => id);

  it.each(ORACLE.charts)('$id', (row) => {
    expect(present(factsOfRow(row)).sort()).toEqual([...(row.present ?? [])].sort());
  });

  it('of 54 instants', () => {
    for (const row of ORACLE.sample) expect(present(factsOfRow(row)).sort()).toEqual([...(row.present ?? [])].sort());
  });

  it.each(Object.entries(ORACLE.constructed))('a made-up chart has %s', (id, row) => {
    expect(holdsIn(id, factsOfRow(row))).toBe(true);
  });
});
