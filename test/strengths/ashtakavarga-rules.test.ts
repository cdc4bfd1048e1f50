import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEGREE, microArcseconds, SIGN, TURN } from '../../src/math/angle.js';
import {
  type ChartSigns,
  kakshyaIndex,
  OCCUPANCIES,
  occupiedSigns,
  PAIR_CASES,
  pairSteps,
  reducedBy,
  type SignRow,
  schemeOf,
  signMultipliers,
  trineSteps,
} from '../../src/strengths/rules/ashtakavarga.js';
import {
  BINDU_TABLE,
  BINDU_TABLES,
  BINDU_TOTALS,
  CONTRIBUTORS,
  GRAHA_MULTIPLIERS,
  KAKSHYA_LORDS,
  SARVA_TOTAL,
  SIGN_PAIRS,
  VIRGO_MULTIPLIERS,
} from '../../src/strengths/tables/ashtakavarga.js';
import { lordOf, SIGN_LORDS } from '../../src/zodiac/lords.js';
import { GRAHAS } from '../../src/zodiac/names.js';
import { at } from '../support/fixtures.js';

const total = (row: SignRow): number => row.reduce((sum, number) => sum + number, 0);
const turned = (row: SignRow, by: number): SignRow => row.map((_, sign) => at(row, (sign - by + 12) % 12));

const sign = fc.integer({ min: 0, max: 11 });
const signs: fc.Arbitrary<ChartSigns> = fc.record(
  Object.fromEntries([...GRAHAS, 'Ascendant'].map((one) => [one, sign])) as Record<
    keyof ChartSigns,
    fc.Arbitrary<number>
  >,
);
const choices = fc.record({
  table: fc.constantFrom(...BINDU_TABLES),
  occupancy: fc.constantFrom(...OCCUPANCIES),
  virgo: fc.constantFrom(...VIRGO_MULTIPLIERS),
});
const row = fc.array(fc.integer({ min: 0, max: 8 }), { minLength: 12, maxLength: 12 });
const occupied = fc.array(fc.boolean(), { minLength: 12, maxLength: 12 });

describe('the tables', () => {
  it.each(BINDU_TABLES)('%s: houses 1 to 12, ascending, none twice, with the totals of the books', (name) => {
    for (const target of CONTRIBUTORS) {
      const lists = CONTRIBUTORS.map((giver) => BINDU_TABLE[name][target][giver]);
      for (const houses of lists) {
        expect([...new Set(houses)].sort((a, b) => a - b)).toEqual(houses);
        expect(houses.every((house) => Number.isInteger(house) && house >= 1 && house <= 12)).toBe(true);
      }
      expect(lists.flat()).toHaveLength(BINDU_TOTALS[target]);
    }
    expect(total(SIGN_LORDS.map((planet) => BINDU_TOTALS[planet]))).toBe(SARVA_TOTAL);
  });

  it('differ in four rows of the Moon and Venus, and nowhere else', () => {
    const differ = (one: (typeof BINDU_TABLES)[number]) =>
      CONTRIBUTORS.flatMap((target) =>
        CONTRIBUTORS.filter(
          (giver) => String(BINDU_TABLE[one][target][giver]) !== String(BINDU_TABLE.parashara[target][giver]),
        ).map((giver) => `${target} from ${giver}`),
      );
    expect(differ('phaladeepika')).toEqual(['Moon from Moon', 'Moon from Mars']);
    expect(differ('varahamihira')).toEqual([
      'Moon from Moon',
      'Moon from Mars',
      'Moon from Jupiter',
      'Venus from Mars',
    ]);
  });

  it('pair the signs of one lord, all but Cancer and Leo', () => {
    for (const [one, other] of SIGN_PAIRS) expect(lordOf(one)).toBe(lordOf(other));
    expect(SIGN_PAIRS.flat().sort((a, b) => a - b)).toEqual([0, 1, 2, 5, 6, 7, 8, 9, 10, 11]);
  });
});

describe('the bindus of any chart', () => {
  it('have the totals of the books; 337 together', () => {
    fc.assert(
      fc.property(signs, choices, (where, chosen) => {
        const { bhinna, sarva, prastara } = schemeOf(where, chosen);
        for (const target of CONTRIBUTORS) {
          expect(total(bhinna[target])).toBe(BINDU_TOTALS[target]);
          expect(bhinna[target].every((bindus) => bindus >= 0 && bindus <= 8)).toBe(true);
          for (const giver of CONTRIBUTORS) {
            const given = prastara[target][giver];
            expect(given.every((mark) => mark === 0 || mark === 1)).toBe(true);
            expect(total(given)).toBe(BINDU_TABLE[chosen.table][target][giver].length);
          }
        }
        expect(total(sarva)).toBe(SARVA_TOTAL);
      }),
    );
  });

  it('turn with the chart, and so does the first reduction', () => {
    fc.assert(
      fc.property(signs, choices, sign, (where, chosen, by) => {
        const moved = Object.fromEntries(
          Object.entries(where).map(([one, at]) => [one, (at + by) % 12]),
        ) as unknown as ChartSigns;
        const [before, after] = [schemeOf(where, chosen), schemeOf(moved, chosen)];
        expect(after.sarva).toEqual(turned(before.sarva, by));
        for (const one of CONTRIBUTORS) {
          expect(after.bhinna[one]).toEqual(turned(before.bhinna[one], by));
          expect(after.reduced[one].trikona).toEqual(turned(before.reduced[one].trikona, by));
        }
      }),
    );
  });

  it('do not hang on the nodes, unless these occupy signs', () => {
    fc.assert(
      fc.property(signs, choices, sign, (where, chosen, rahu) => {
        const other = { ...where, Rahu: rahu, Ketu: (rahu + 6) % 12 };
        const occupancy = chosen.occupancy === 'grahas_and_nodes' ? 'grahas' : chosen.occupancy;
        expect(schemeOf(other, { ...chosen, occupancy })).toEqual(schemeOf(where, { ...chosen, occupancy }));
      }),
    );
  });
});

describe('the reductions', () => {
  it('never raise a number; the first leaves a nought in every trine, and does nothing more the second time', () => {
    fc.assert(
      fc.property(row, occupied, (bindus, held) => {
        const trikona = reducedBy(bindus, trineSteps(bindus));
        const both = reducedBy(trikona, pairSteps(trikona, held));
        for (const s of bindus.keys()) {
          expect(at(trikona, s)).toBeLessThanOrEqual(at(bindus, s));
          expect(at(both, s)).toBeLessThanOrEqual(at(trikona, s));
          expect(at(both, s)).toBeGreaterThanOrEqual(0);
        }
        for (const first of [0, 1, 2, 3]) expect(Math.min(...[0, 4, 8].map((far) => at(trikona, first + far)))).toBe(0);
        expect(reducedBy(trikona, trineSteps(trikona))).toEqual(trikona);
        expect([both[3], both[4]]).toEqual([trikona[3], trikona[4]]);
      }),
    );
  });

  it('never take from a sign in which somebody stands the second time', () => {
    fc.assert(
      fc.property(row, occupied, (bindus, held) => {
        const both = reducedBy(bindus, pairSteps(bindus, held));
        for (const s of bindus.keys()) if (held[s]) expect(both[s]).toBe(bindus[s]);
      }),
    );
  });

  it('list each step so that it leads to the next row', () => {
    fc.assert(
      fc.property(row, occupied, (bindus, held) => {
        for (const { signs: three, before, subtracted, after } of trineSteps(bindus)) {
          expect(before).toEqual(three.map((s) => bindus[s]));
          expect(after).toEqual(before.map((number) => number - subtracted));
        }
        for (const { signs: two, before, occupied: who } of pairSteps(bindus, held)) {
          expect(before).toEqual(two.map((s) => bindus[s]));
          expect(who).toEqual(two.map((s) => held[s]));
        }
      }),
    );
  });

  const pair = (x: number, y: number, a: boolean, b: boolean) => {
    const bindus = Array.from({ length: 12 }, (_, s) => (s === 0 ? x : s === 7 ? y : 1));
    const [first] = pairSteps(
      bindus,
      bindus.map((_, s) => (s === 0 && a) || (s === 7 && b)),
    );
    return [first?.case, first?.after];
  };

  it.each([
    [0, 4, true, false, 'zero', [0, 4]],
    [4, 0, false, false, 'zero', [4, 0]],
    [3, 5, true, true, 'both_occupied', [3, 5]],
    [3, 3, false, false, 'none_occupied_equal', [0, 0]],
    [3, 5, false, false, 'none_occupied_unequal', [3, 3]],
    [5, 3, false, false, 'none_occupied_unequal', [3, 3]],
    [5, 3, true, false, 'one_occupied_larger', [5, 0]],
    [3, 5, false, true, 'one_occupied_larger', [0, 5]],
    [3, 5, true, false, 'one_occupied_smaller', [3, 3]],
    [5, 3, false, true, 'one_occupied_smaller', [3, 3]],
    [4, 4, true, false, 'one_occupied_equal', [4, 0]],
    [4, 4, false, true, 'one_occupied_equal', [0, 4]],
  ] as const)('%i and %i, occupied %s and %s: %s', (x, y, a, b, name, after) => {
    expect(pair(x, y, a, b)).toEqual([name, after]);
  });

  it('have a chart for every case', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(row, occupied, (bindus, held) => {
        for (const step of pairSteps(bindus, held)) seen.add(step.case);
      }),
      { seed: 1, numRuns: 300 },
    );
    expect([...seen].sort()).toEqual([...PAIR_CASES].sort());
  });
});

describe('who occupies', () => {
  it('the seven; or the ascendant, or the nodes, beside them', () => {
    const where = { ...Object.fromEntries(GRAHAS.map((graha) => [graha, 0])), Rahu: 4, Ketu: 10, Ascendant: 6 };
    const held = (occupancy: (typeof OCCUPANCIES)[number]): number[] =>
      occupiedSigns(where as unknown as ChartSigns, occupancy).flatMap((is, s) => (is ? [s] : []));
    expect(OCCUPANCIES.map(held)).toEqual([[0], [0, 6], [0, 4, 10]]);
  });
});

describe('the piṇḍas', () => {
  it('are at most so many times the largest number, and add up', () => {
    const most = total(Object.values(GRAHA_MULTIPLIERS));
    expect(most).toBe(45);
    fc.assert(
      fc.property(signs, choices, (where, chosen) => {
        const { reduced } = schemeOf(where, chosen);
        for (const one of CONTRIBUTORS) {
          const { pindas, ekadhipatya } = reduced[one];
          expect(pindas.shodhya).toBe(pindas.rashi + pindas.graha);
          expect(pindas.graha).toBeLessThanOrEqual(most * Math.max(...ekadhipatya));
        }
      }),
    );
  });

  it('change with Virgo’s multiplier by what Virgo has, and nowhere else', () => {
    expect(signMultipliers(6).map((number, s) => number - at(signMultipliers(5), s))).toEqual([
      0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0,
    ]);
    fc.assert(
      fc.property(signs, choices, (where, chosen) => {
        const [five, six] = [5, 6].map((virgo) => schemeOf(where, { ...chosen, virgo }));
        for (const one of CONTRIBUTORS) {
          const [less, more] = [five?.reduced[one], six?.reduced[one]];
          expect((more?.pindas.rashi ?? 0) - (less?.pindas.rashi ?? 0)).toBe(less?.ekadhipatya[5]);
          expect(more?.pindas.graha).toBe(less?.pindas.graha);
        }
      }),
    );
  });
});

describe('the kakṣyās', () => {
  it('are eight of 3°45′ in every sign; a boundary belongs to what begins there', () => {
    const width = 3.75 * DEGREE;
    for (let s = 0; s < 12; s++) {
      for (let part = 0; part < 8; part++) {
        const start = s * SIGN + part * width;
        expect(kakshyaIndex(microArcseconds(start))).toBe(part);
        expect(kakshyaIndex(microArcseconds(start + width - 1))).toBe(part);
      }
    }
    expect(kakshyaIndex(microArcseconds(TURN - 1))).toBe(7);
    expect([...KAKSHYA_LORDS].sort()).toEqual([...CONTRIBUTORS].sort());
  });
});
