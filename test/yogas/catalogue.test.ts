import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { yogaRules } from '../../src/yogas/evaluate.js';
import { YOGA_IDS } from '../../src/yogas/tables/names.gen.js';
import { YOGA_CATALOGUE } from '../../src/yogas/tables/yogas.gen.js';
import { needsOf } from '../../src/zodiac/predicates/parts.js';

const source = JSON.parse(readFileSync(new URL('../../fixtures/sources/yogas.json', import.meta.url), 'utf8')) as {
  readonly rules: readonly { readonly id: string; readonly needs: readonly string[] }[];
};

describe('the catalogue', () => {
  it('has 226 yogas with 114 other readings, in the order of their names', () => {
    expect(YOGA_CATALOGUE.map(({ id }) => id)).toEqual([...YOGA_IDS]);
    expect(YOGA_CATALOGUE).toHaveLength(226);
    expect(YOGA_CATALOGUE.flatMap(({ variants = {} }) => Object.keys(variants))).toHaveLength(114);
  });

  it('passes what rules of one’s own have to pass: words, planets, houses, variables, identifiers', () => {
    expect(yogaRules(YOGA_CATALOGUE)).toEqual(YOGA_CATALOGUE);
  });

  it('needs of a birth what the source says it needs', () => {
    for (const { id, needs } of source.rules) {
      const rule = YOGA_CATALOGUE.find((one) => one.id === id);
      const stated = new Set(needs.map((need) => (need === 'sunset' ? 'sunrise' : need)));
      expect([...(rule === undefined ? [] : needsOf(rule.when))].sort(), id).toEqual([...stated].sort());
    }
  });

  it('has no yoga of memory alone', () => {
    for (const { id, sources } of YOGA_CATALOGUE)
      expect(
        sources.some(({ state }) => state !== 'memory'),
        id,
      ).toBe(true);
  });
});
