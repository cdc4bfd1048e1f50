import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellAt, crossings, type Motion } from '../../src/cast/crossings.js';
import type { TimedFacts } from '../../src/doshas/chart.js';
import { answers, placesOf, type RuleRecord, ruleApplies } from '../../src/doshas/evidence.js';
import { manglikOf } from '../../src/doshas/manglikOf.js';
import { betweenNodes } from '../../src/doshas/rules/kalaSarpa.js';
import { CONJUNCTIONS } from '../../src/doshas/tables/conjunctions.js';
import { CURSES } from '../../src/doshas/tables/curses.js';
import { CANCELLATIONS } from '../../src/doshas/tables/manglik.js';
import { microArcseconds, modulo, opposite, signIndex, TURN } from '../../src/math/angle.js';
import { GRAHAS, type Graha, SIGNS } from '../../src/zodiac/names.js';
import { factsOf } from '../../src/zodiac/predicates/facts.js';
import { runs } from '../support/sample.js';

const longitude = fc.integer({ min: 0, max: TURN - 1 }).map(microArcseconds);
const chart: fc.Arbitrary<TimedFacts> = fc
  .record({
    ascendant: longitude,
    places: fc.tuple(...GRAHAS.slice(0, 8).map(() => longitude)),
    backward: fc.tuple(...GRAHAS.map(() => fc.boolean())),
  })
  .map(({ ascendant, places, backward }) => {
    const longitudes = Object.fromEntries(GRAHAS.map((graha, i) => [graha, places[i]])) as TimedFacts['longitudes'];
    const all = { ...longitudes, Ketu: opposite(longitudes.Rahu) };
    const retrograde = Object.fromEntries(GRAHAS.map((graha, i) => [graha, backward[i]])) as Record<Graha, boolean>;
    return { ...factsOf({ ascendant, longitudes: all, retrograde, dayBirth: null, sex: null }, {}), ascendant };
  });

const rules: readonly RuleRecord[] = [...CANCELLATIONS, ...CURSES, ...CONJUNCTIONS];

describe('rules of doṣas', () => {
  it('have an answer in every chart, name planets only where they apply, and the opposite of each is its negation', () => {
    fc.assert(
      fc.property(chart, (one) => {
        for (const rule of rules) {
          const holds = ruleApplies(rule, one);
          const { planets, signs } = placesOf(rule.when, one);
          expect(ruleApplies({ when: { not: rule.when } }, one)).toBe(!holds);
          if (!holds) expect([planets, signs]).toEqual([[], []]);
          expect(new Set(planets).size).toBe(planets.length);
        }
      }),
      { numRuns: runs(60) },
    );
  });

  it('name the lagna as sign and first house where the rising sign itself fulfils one, and null where it does not', () => {
    fc.assert(
      fc.property(chart, (one) => {
        const rising = SIGNS[signIndex(one.ascendant)]?.name ?? 'Aries';
        const others = SIGNS.map(({ name }) => name).filter((name) => name !== rising);
        expect(placesOf({ lagna_in: [rising] }, one)).toEqual({ planets: [], houses: [1], signs: [rising] });
        expect(placesOf({ any: [{ lagna_in: others }, { true: true }] }, one).signs).toEqual([]);
        expect(placesOf({ not: { lagna_in: others } }, one).houses).toEqual([]);
      }),
      { numRuns: runs(20) },
    );
  });

  it('refuse to answer without a lagna where they ask for one, and need none otherwise', () => {
    fc.assert(
      fc.property(chart, (one) => {
        const undated = { ...one, ascendant: null, lagna: null, lagnaNavamsha: null };
        for (const rule of rules) {
          if (answers(rule, undated)) expect(ruleApplies(rule, undated)).toBe(ruleApplies(rule, one));
          else expect(() => ruleApplies(rule, undated)).toThrow(RangeError);
        }
        expect(CURSES.some((rule) => answers(rule, undated))).toBe(false);
        expect(CONJUNCTIONS.filter((rule) => !answers(rule, undated)).map(({ id }) => id)).toEqual([
          'pitri_modern_ninth',
          'kalathra_seventh',
          'kalathra_lord',
          'kalathra_hemmed',
        ]);
      }),
      { numRuns: runs(20) },
    );
  });

  it('count Mars from three references that differ by the signs between them', () => {
    fc.assert(
      fc.property(chart, (one) => {
        const { references, cancellations, absent } = manglikOf(one, 'bphs', true);
        const [lagna = 0, moon = 0, venus = 0] = references.map(({ mars_house }) => mars_house);
        const between = (from: number, to: number): number => modulo(from - to, 12);
        expect(between(lagna, moon)).toBe(between(signIndex(one.longitudes.Moon), signIndex(one.ascendant)));
        expect(between(lagna, venus)).toBe(between(signIndex(one.longitudes.Venus), signIndex(one.ascendant)));
        expect(cancellations.filter(({ holds }) => !holds).map(({ id }) => id)).toEqual(absent);
      }),
      { numRuns: runs(60) },
    );
  });

  it('have kāla sarpa by sign wherever it is by degree, with no graha outside', () => {
    const half = fc.integer({ min: 0, max: TURN / 2 - 1 });
    fc.assert(
      fc.property(longitude, fc.tuple(half, half, half, half, half, half, half), fc.boolean(), (rahu, arcs, behind) => {
        const start = behind ? opposite(rahu) : rahu;
        const longitudes = Object.fromEntries(
          GRAHAS.map((graha, i) => [graha, modulo(start + (arcs[i] ?? 0), TURN)]),
        ) as TimedFacts['longitudes'];
        const found = betweenNodes({ ...longitudes, Rahu: rahu, Ketu: opposite(rahu) });
        expect(found.byDegree).toBe(behind ? 'ketu_to_rahu' : 'rahu_to_ketu');
        expect(found.bySign).not.toBeNull();
        expect(found.outside).toEqual([]);
      }),
      { numRuns: runs(60) },
    );
  });
});

describe('crossings of lines', () => {
  it('have cells from 0 on, and never minus zero', () => {
    expect([-360, -30, 0, 330, 360, 390].map((degrees) => cellAt(degrees, { every: 30 }))).toEqual([
      0, 11, 0, 11, 0, 1,
    ]);
  });

  const looping = fc.record({
    mean: fc.double({ min: 0.03, max: 0.3, noNaN: true }),
    swing: fc.double({ min: 0, max: 8, noNaN: true }),
    period: fc.double({ min: 300, max: 500, noNaN: true }),
    start: fc.double({ min: 0, max: 360, noNaN: true, maxExcluded: true }),
    origin: fc.double({ min: -30, max: 30, noNaN: true }),
  });

  it('none is missed or listed twice: each leaves the cell that the one before entered, and samples between them find no other cell', () => {
    fc.assert(
      fc.property(looping, ({ mean, swing, period, start, origin }) => {
        const rate = (2 * Math.PI) / period;
        const of = (jd: number): Motion => ({
          degrees: modulo(start + mean * jd + swing * Math.sin(rate * jd), 360),
          speed: mean + swing * rate * Math.cos(rate * jd),
        });
        const found = [...crossings({ of, every: 30, origin, from: 0, to: 3000, step: 40 })];
        let cell = cellAt(of(0).degrees, { every: 30, origin });
        let from = 0;
        for (const { jd, left, entered, forward } of [
          ...found,
          { jd: 3000, left: undefined, entered: 0, forward: true },
        ]) {
          expect(jd).toBeGreaterThanOrEqual(from);
          for (let look = from + 0.1; look < jd - 0.1; look += 0.7) {
            if (cellAt(of(look).degrees, { every: 30, origin }) !== cell)
              expect([look, cellAt(of(look).degrees, { every: 30, origin })]).toEqual([look, cell]);
          }
          if (left === undefined) break;
          expect(left).toBe(cell);
          expect(entered).toBe(modulo(cell + (forward ? 1 : -1), 12));
          cell = entered;
          from = jd;
        }
      }),
      { numRuns: runs(25) },
    );
  });
});
