import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { microArcseconds, modulo, SIGN, TURN } from '../../src/math/angle.js';
import { predicateText } from '../../src/yogas/predicateText.js';
import { bindingsOf } from '../../src/yogas/rules/bindings.js';
import { canceller, judge } from '../../src/yogas/rules/judge.js';
import { lackOf } from '../../src/yogas/rules/plan.js';
import { treeOf } from '../../src/yogas/rules/tree.js';
import { YOGA_CATALOGUE } from '../../src/yogas/tables/yogas.gen.js';
import { GRAHAS, type Graha } from '../../src/zodiac/names.js';
import { type ChartFacts, factsOf, type GivenChart } from '../../src/zodiac/predicates/facts.js';
import { needsOf } from '../../src/zodiac/predicates/parts.js';
import { runs } from '../support/sample.js';
import { holdsIn, ofEach } from './charts.js';

const RUNS = { numRuns: runs(100) };
/** For laws that make thousands of nodes for a sky. */
const FEW = { numRuns: runs(4) };

const place = fc
  .tuple(fc.integer({ min: 0, max: 11 }), fc.integer({ min: 0, max: SIGN - 1 }))
  .map(([sign, rest]) => microArcseconds(sign * SIGN + rest));
const chart: fc.Arbitrary<GivenChart> = fc
  .record({
    places: fc.array(place, { minLength: 8, maxLength: 8 }),
    back: fc.array(fc.boolean(), { minLength: 9, maxLength: 9 }),
    ascendant: fc.option(place, { freq: 9 }),
    dayBirth: fc.option(fc.boolean()),
    sex: fc.option(fc.constantFrom('male', 'female')),
  })
  .map(({ places, back, ascendant, dayBirth, sex }) => {
    const all = [...places, modulo((places[7] ?? 0) + TURN / 2, TURN)];
    return {
      ascendant,
      longitudes: ofEach((graha) => microArcseconds(all[GRAHAS.indexOf(graha)] ?? 0)),
      retrograde: ofEach((graha) => back[GRAHAS.indexOf(graha)] ?? false),
      dayBirth,
      sex: sex as GivenChart['sex'],
    };
  });

const moved = (given: GivenChart, signs: number): GivenChart => ({
  ...given,
  ascendant: given.ascendant === null ? null : modulo(given.ascendant + signs * SIGN, TURN),
  longitudes: ofEach((graha) => modulo(given.longitudes[graha] + signs * SIGN, TURN)),
});
const heldIds = (facts: ChartFacts, ids: readonly string[]): string[] => ids.filter((id) => holdsIn(id, facts));
const ids = (test: (rule: (typeof YOGA_CATALOGUE)[number]) => boolean): string[] =>
  YOGA_CATALOGUE.filter(test).map(({ id }) => id);
const variantHolds = (id: string, name: string, facts: ChartFacts): boolean =>
  holdsIn(id, facts, YOGA_CATALOGUE.find((rule) => rule.id === id)?.variants?.[name]?.when);

const SANKHYA = ids(({ group }) => group === 'nabhasa_sankhya');
const ASHRAYA = ids(({ group }) => group === 'nabhasa_ashraya');
const FREE = ids(({ when }) => needsOf(when).size === 0);
const HOUSES_ONLY = ids(
  ({ id, group, category }) => (group === 'nabhasa_akriti' && id !== 'vajra' && id !== 'yava') || category === 'malika',
);
const EXCHANGES = ['dainya_parivartana', 'khala_parivartana', 'maha_parivartana'];

const property = (check: (given: GivenChart, facts: ChartFacts) => void, runs = RUNS): void =>
  fc.assert(
    fc.property(chart, (given) => check(given, factsOf(given, {}))),
    runs,
  );

describe('yogas of any sky', () => {
  it('every rule and reading is true or false, and the tree says what the rule says', () => {
    property((_, facts) => {
      const cancelling = canceller(YOGA_CATALOGUE, facts);
      for (const rule of YOGA_CATALOGUE) {
        if (lackOf(rule.when, facts) !== undefined) continue;
        const { instances, variants } = judge(rule, facts, cancelling, true);
        const trees = bindingsOf(rule.for_each, facts).map((bound) => treeOf(rule.when, { facts, bound }));
        expect(trees.filter(([rootNode]) => rootNode?.holds)).toHaveLength(instances.length);
        for (const held of Object.values(variants)) expect([true, false, null]).toContain(held);
        for (const { planets, signs, houses } of instances) {
          expect(signs).toHaveLength(planets.length);
          for (const house of houses ?? []) expect(house >= 1 && house <= 12).toBe(true);
        }
      }
    }, FEW);
  });

  it('there is one sankhya yoga, and at most one ashraya yoga', () => {
    property((_, facts) => {
      expect(heldIds(facts, SANKHYA)).toHaveLength(1);
      expect(heldIds(facts, ASHRAYA).length).toBeLessThanOrEqual(1);
    });
  });

  it('there is one of sunapha, anapha, durudhara and an empty 2nd and 12th, and one of adhama, sama, varishtha', () => {
    property((_, facts) => {
      const around = heldIds(facts, ['sunapha', 'anapha', 'durudhara']).length;
      expect(around + Number(variantHolds('kemadruma', 'two_twelve', facts))).toBe(1);
      expect(heldIds(facts, ['adhama', 'sama', 'varishtha'])).toHaveLength(1);
    });
  });

  it('what needs no lagna does not change with it', () => {
    property((given, facts) => {
      const other = factsOf({ ...given, ascendant: modulo((given.ascendant ?? 0) + 5 * SIGN, TURN) }, {});
      expect(heldIds(other, FREE)).toEqual(heldIds(facts, FREE));
    });
  });

  it('houses alone do not know which sign rises', () => {
    property((given, facts) => {
      expect(heldIds(factsOf(moved(given, 7), {}), HOUSES_ONLY)).toEqual(heldIds(facts, HOUSES_ONLY));
    });
  });

  it('a mahapurusha is exalted or in its own sign', () => {
    const planets = {
      ruchaka: 'Mars',
      bhadra: 'Mercury',
      hamsa: 'Jupiter',
      malavya: 'Venus',
      shasha: 'Saturn',
    } as const;
    property((_, facts) => {
      for (const [id, planet] of Object.entries(planets)) {
        if (!holdsIn(id, facts)) continue;
        expect(holdsIn(id, facts, { any: [{ exalted: planet }, { own_sign: planet }] })).toBe(true);
      }
    });
  });

  it('where one planet rules two houses they never exchange', () => {
    property((_, facts) => {
      for (const id of EXCHANGES)
        for (const bound of bindingsOf(YOGA_CATALOGUE.find((rule) => rule.id === id)?.for_each, facts)) {
          const same = { same: [{ lord: '$a' }, { lord: '$b' }] } as const;
          const both = { all: [same, { exchange_houses: ['$a', '$b'] }] } as const;
          expect(treeOf(both, { facts, bound })[0]?.holds).toBe(false);
        }
    });
  });
});

describe('what can be counted', () => {
  const FIVE = ['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const;
  const sky = (houses: readonly number[]): ChartFacts =>
    factsOf(
      {
        ascendant: null,
        longitudes: ofEach((graha) => {
          const i = (FIVE as readonly Graha[]).indexOf(graha);
          return microArcseconds((i < 0 ? 0 : (houses[i] ?? 0)) * SIGN);
        }),
        retrograde: ofEach(() => false),
        dayBirth: null,
        sex: null,
      },
      {},
    );
  const skies = Array.from({ length: 3 ** 5 }, (_, n) =>
    sky(FIVE.map((_, i) => [1, 11, 5][Math.floor(n / 3 ** i) % 3] ?? 0)),
  );

  it('has 31 patterns of sunapha and of anapha, and 180 of durudhara (Bṛhat Jātaka 13.4)', () => {
    const count = (id: string): number => skies.filter((facts) => holdsIn(id, facts)).length;
    expect([count('sunapha'), count('anapha'), count('durudhara')]).toEqual([31, 31, 180]);
  });

  it('has 30, 8 and 28 exchanges: every pair of houses once', () => {
    const pairs = EXCHANGES.map((id) => {
      const over = YOGA_CATALOGUE.find((rule) => rule.id === id)?.for_each?.over;
      return typeof over === 'object' ? over.map(String) : [];
    });
    expect(pairs.map((rows) => rows.length)).toEqual([30, 8, 28]);
    expect(new Set(pairs.flat()).size).toBe(66);
  });

  it('describes every predicate in different words', () => {
    for (const { id, when, variants = {} } of YOGA_CATALOGUE) {
      const texts = [when, ...Object.values(variants).map((reading) => reading.when)].map(predicateText);
      expect(new Set(texts).size, id).toBe(texts.length);
      for (const text of texts) expect(text).not.toMatch(/undefined|\[object/);
    }
  });
});
