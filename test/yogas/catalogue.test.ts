import { describe, expect, it } from 'vitest';
import { yogaRules } from '../../src/yogas/evaluate.js';
import { YOGA_IDS } from '../../src/yogas/tables/names.gen.js';
import { YOGA_CATALOGUE } from '../../src/yogas/tables/yogas.gen.js';
import { needsOf } from '../../src/zodiac/predicates/parts.js';
import { yogaSources } from '../../tools/lib/yogaFiles.mjs';

const { rules } = yogaSources();
const READINGS = rules.flatMap(({ variants = {} }) => Object.keys(variants)).length;

const PROMISES =
  /\b(?:gives?|given|brings?|makes?|causes?|grants?|confers?|bestows?|yields?|leads?|becomes?|will|shall|periods?|native|person|king|kings|wealth|wealthy|riches|rich|money|poor|poverty|fame|famous|success|successful|power|powerful|happy|happiness|luck|lucky|fortune|fortunate|honou?r|learned|virtuous|evil|misery|misfortune|disease|illness|death|dies?|die|kills?|lives?|life|long-lived|child|children|marriage|marries)\b/i;

const DEFINITIONS = YOGA_CATALOGUE.flatMap(({ id, definition, when, variants = {} }) => [
  { id, definition, when },
  ...Object.entries(variants).map(([name, variant]) => ({ id: `${id} (${name})`, ...variant })),
]);

describe('the catalogue', () => {
  it('has every yoga of the sources with its other readings, in the order of their names', () => {
    expect(YOGA_CATALOGUE.map(({ id }) => id)).toEqual([...YOGA_IDS]);
    expect([...YOGA_IDS].sort()).toEqual(rules.map(({ id }) => id).sort());
    expect(YOGA_CATALOGUE.flatMap(({ variants = {} }) => Object.keys(variants))).toHaveLength(READINGS);
    expect(READINGS).toBeGreaterThanOrEqual(144);
  });

  it('passes what rules of one’s own have to pass: words, planets, houses, variables, identifiers', () => {
    expect(yogaRules(YOGA_CATALOGUE)).toEqual(YOGA_CATALOGUE);
  });

  it('needs of a birth what the source says it needs', () => {
    for (const { id, needs } of rules) {
      if (needs === undefined) continue;
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

  it.each([
    'A planet is joined with the lord of the 5th: in their periods those lords give wealth.',
    'Two of the three do (middling wealth).',
    'The native becomes a king.',
  ])('finds the promise in a definition that has one: %s', (definition) => {
    expect(definition).toMatch(PROMISES);
  });

  it('defines every yoga and reading by positions, and promises nothing', () => {
    expect(DEFINITIONS.filter(({ definition }) => PROMISES.test(definition))).toEqual([]);
    expect(DEFINITIONS).toHaveLength(YOGA_IDS.length + READINGS);
  });

  it('says who is counted where a rule counts planets', () => {
    const counted = /of the seven\b|Mars, Mercury, Jupiter, Venus and Saturn/i;
    const counts = YOGA_CATALOGUE.filter(({ for_each, when }) => {
      const rule = JSON.stringify([for_each ?? null, when]);
      return /"(?:over|count_planets":\{"group)":"(?:seven|five)"/.test(rule);
    });
    expect(counts.map(({ id }) => id)).toContain('dhana_5_9');
    expect(counts.filter(({ definition }) => !counted.test(definition)).map(({ id }) => id)).toEqual([]);
  });
});
