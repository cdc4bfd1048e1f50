import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { microArcseconds, SIGN, TURN } from '../../src/math/angle.js';
import { brahmaOf } from '../../src/zodiac/brahma.js';
import { GRAHAS, type Graha } from '../../src/zodiac/names.js';
import {
  advancement,
  exaltation,
  lordIn,
  lordInKnRao,
  type StrengthReadings,
  strengthChart,
  strongerGraha,
  strongerSign,
  strongestSign,
} from '../../src/zodiac/signStrength.js';
import { isOddFooted, signYears } from '../../src/zodiac/signYears.js';

const DEGREE = SIGN / 30;

const chartOf = (degrees: Partial<Record<Graha, number>>, readings?: StrengthReadings) =>
  strengthChart(
    Object.fromEntries(
      GRAHAS.map((graha) => [graha, microArcseconds(Math.round((degrees[graha] ?? 181) * DEGREE))]),
    ) as Record<Graha, ReturnType<typeof microArcseconds>>,
    readings,
  );

const charts = fc
  .array(fc.integer({ min: 0, max: TURN - 1 }), { minLength: 9, maxLength: 9 })
  .map((values) =>
    strengthChart(
      Object.fromEntries(GRAHAS.map((graha, i) => [graha, microArcseconds(values[i] ?? 0)])) as Record<
        Graha,
        ReturnType<typeof microArcseconds>
      >,
    ),
  );
const signs = fc.nat({ max: 11 });

describe('the years of a sign', () => {
  it('go forward from six signs and backward from six, twelve at home', () => {
    expect(Array.from({ length: 12 }, (_, sign) => isOddFooted(sign))).toEqual(
      [1, 1, 1, 0, 0, 0, 1, 1, 1, 0, 0, 0].map(Boolean),
    );
    expect([signYears(0, 4), signYears(3, 4), signYears(5, 5), signYears(11, 0)]).toEqual([4, 11, 12, 11]);
  });
});

describe('exaltation and advancement', () => {
  it('take the whole sign, and the nodes as they are read', () => {
    const degrees = { Moon: 59.9, Rahu: 65, Ketu: 245, Mars: 95 };
    const pvr = chartOf(degrees);
    expect([exaltation(pvr, 'Moon'), exaltation(pvr, 'Rahu'), exaltation(pvr, 'Ketu')]).toEqual([1, 1, 1]);
    expect(exaltation(pvr, 'Mars')).toBe(-1);
    const other = chartOf(degrees, { nodesExalted: 'taurus_scorpio' });
    expect([exaltation(other, 'Rahu'), exaltation(other, 'Ketu')]).toEqual([0, 0]);
  });

  it('counts the nodes from the end of their sign', () => {
    const chart = chartOf({ Sun: 10, Rahu: 40, Ketu: 240 });
    expect([advancement(chart, 'Sun'), advancement(chart, 'Rahu'), advancement(chart, 'Ketu')]).toEqual(
      [10, 20, 30].map((degrees) => degrees * DEGREE),
    );
  });
});

describe('the lord of Scorpio and Aquarius', () => {
  it('is the one outside where the other is in the sign', () => {
    expect(lordIn(chartOf({ Mars: 215, Ketu: 10 }), 7)).toBe('Ketu');
    expect(lordIn(chartOf({ Mars: 10, Ketu: 215 }), 7)).toBe('Mars');
    expect(lordIn(chartOf({ Mars: 215, Ketu: 10 }, { coLords: 'classical' }), 7)).toBe('Mars');
    expect(lordIn(chartOf({}), 0)).toBe('Mars');
  });

  it('is Mars and Saturn where nothing decides', () => {
    const alike = chartOf({ Mars: 190, Ketu: 200, Saturn: 190, Rahu: 200 });
    expect(strongerGraha(alike, 'Mars', 'Ketu').decidedBy).toBe('tie');
    expect([lordIn(alike, 7), lordIn(alike, 10)]).toEqual(['Mars', 'Saturn']);
  });

  it('of K. N. Rao goes by plain degrees, where the others count the nodes from the end', () => {
    const chart = chartOf({
      Saturn: 255,
      Rahu: 294,
      Mercury: 130,
      Jupiter: 40,
      Sun: 100,
      Moon: 100,
      Venus: 100,
      Mars: 100,
      Ketu: 130,
    });
    expect(lordInKnRao(chart, 10)).toBe('Rahu');
    expect(strongerGraha(chartOf({ Saturn: 5, Rahu: 100, Ketu: 280 }), 'Saturn', 'Rahu', 'dasha').decidedBy).not.toBe(
      'degrees',
    );
  });

  it('has the longer period before the degrees in a daśā alone', () => {
    // Saturn and Rāhu alone in movable signs, with equal aspects: Aquarius to Aries backward ten years, to Cancer seven.
    const chart = chartOf({ Saturn: 1, Rahu: 91, Ketu: 271 });
    const [dasha, strength] = (['dasha', 'strength'] as const).map((p) => strongerGraha(chart, 'Saturn', 'Rahu', p));
    expect(dasha?.evidence.map(({ rule }) => rule)).not.toEqual(strength?.evidence.map(({ rule }) => rule));
    expect(dasha?.decidedBy).toBe('period');
    expect(strength?.decidedBy).toBe('advancement');
  });
});

describe('the stronger of two signs', () => {
  it('lists every rule it tried', () => {
    const { evidence, decidedBy } = strongerSign(chartOf({ Mars: 100 }), 3, 9);
    expect(evidence).toEqual([{ rule: 'occupants', values: [1, 0] }]);
    expect(decidedBy).toBe('occupants');
  });

  it('is found by exaltation', () => {
    // One graha each; the Sun in Aries is exalted, and aspects of Jupiter, Mercury and the lords are equal.
    const chart = chartOf({
      Sun: 5,
      Venus: 185,
      Moon: 75,
      Mars: 75,
      Mercury: 75,
      Jupiter: 75,
      Saturn: 75,
      Rahu: 75,
      Ketu: 255,
    });
    const { decidedBy, stronger } = strongerSign(chart, 0, 6);
    expect([decidedBy, stronger]).toEqual(['jupiter_mercury_lord', 6]);
    const without = { ...chart, signs: { ...chart.signs, Venus: 2, Moon: 6 } };
    expect(strongerSign(without, 0, 6)).toMatchObject({ decidedBy: 'exalted', stronger: 0 });
  });

  it('changes nothing when the two change places', () => {
    fc.assert(
      fc.property(
        charts,
        signs,
        signs,
        fc.constantFrom('dasha' as const, 'strength' as const),
        (chart, a, b, purpose) => {
          const [one, other] = [strongerSign(chart, a, b, purpose), strongerSign(chart, b, a, purpose)];
          expect([one.stronger, one.weaker, one.decidedBy]).toEqual([other.stronger, other.weaker, other.decidedBy]);
          if (a === b) expect(one.decidedBy).toBe('tie');
        },
      ),
      { numRuns: 300 },
    );
  });

  it('of grahas neither', () => {
    fc.assert(
      fc.property(charts, fc.constantFrom(...GRAHAS), fc.constantFrom(...GRAHAS), (chart, a, b) => {
        const [one, other] = [strongerGraha(chart, a, b, 'dasha'), strongerGraha(chart, b, a, 'dasha')];
        expect([one.stronger, one.decidedBy]).toEqual([other.stronger, other.decidedBy]);
      }),
      { numRuns: 300 },
    );
  });

  it('of several alike is the first', () => {
    const { sign, decidedBy } = strongestSign(chartOf({}), [4, 4]);
    expect([sign, decidedBy]).toEqual([4, 'tie']);
    expect(strongestSign(chartOf({}), [4])).toEqual({ sign: 4, decidedBy: null });
  });
});

describe('Brahmā', () => {
  it('is never Saturn or a node, and qualifies where one does', () => {
    fc.assert(
      fc.property(charts, signs, (chart, ascendant) => {
        const { planet, candidates } = brahmaOf(chart, ascendant);
        expect(['Saturn', 'Rahu', 'Ketu']).not.toContain(planet);
        expect(candidates.length).toBeGreaterThanOrEqual(2);
        const chosen = candidates.find((one) => one.planet === planet);
        expect(chosen?.qualifies).toBe(candidates.some(({ qualifies }) => qualifies));
      }),
      { numRuns: 300 },
    );
  });

  it('qualifies in an odd sign from the seventh house of the base on', () => {
    // The base is Aries, with five grahas: Mercury rules its sixth, Mars its eighth, Jupiter its twelfth.
    const base = { Sun: 1, Moon: 1, Venus: 1, Saturn: 1, Rahu: 1 };
    const { candidates, planet } = brahmaOf(chartOf({ ...base, Mercury: 185, Mars: 160, Jupiter: 280, Ketu: 160 }), 0);
    expect(candidates.map((one) => [one.planet, one.house, one.sign, one.qualifies])).toEqual([
      ['Mercury', 6, 6, true],
      ['Mars', 8, 5, false],
      ['Jupiter', 12, 9, false],
    ]);
    expect(planet).toBe('Mercury');
    const early = brahmaOf(chartOf({ ...base, Mercury: 125, Mars: 245, Jupiter: 280, Ketu: 160 }), 0);
    expect(early.candidates.map(({ qualifies }) => qualifies)).toEqual([false, true, false]);
    expect(brahmaOf(chartOf({ ...base, Mercury: 70, Mars: 300, Jupiter: 280 }), 0).planet).toBe('Mars');
  });
});
