import { describe, expect, it } from 'vitest';
import source from '../../fixtures/sources/asta.json' with { type: 'json' };
import { type AstaChoice, type AstaSpan, astaSpans } from '../../src/cast/asta.js';
import { planetContext } from '../../src/cast/context.js';
import { kalamshaOf, type LightEdge } from '../../src/cast/sunlight.js';
import { signedDegrees } from '../../src/math/angle.js';
import { at } from '../../src/math/at.js';
import { epochMs, type JdTt } from '../../src/time/julian.js';
import { COMBUSTIBLE, type Combustible } from '../../src/zodiac/combustion.js';
import { sampled } from '../support/sample.js';

const sky = planetContext({}, {});
const BY_LONGITUDE: AstaChoice = { measure: 'elongation', limits: 'surya_siddhanta', latitude: 28.6139 };
const BY_TIME: AstaChoice = { ...BY_LONGITUDE, measure: 'kalamsha' };

const jd = (date: string): JdTt => Date.parse(`${date}T00:00:00Z`) / 86_400_000 + 2440587.5;
const spans = (graha: Combustible, from: string, to: string, choice = BY_LONGITUDE): AstaSpan[] =>
  astaSpans(sky, graha, { from: jd(from), to: jd(to) }, choice);
/** Indian time. */
const india = (edge: LightEdge | undefined): string =>
  edge === undefined ? '' : new Date(epochMs(edge.instant.ut) + 5.5 * 3_600_000).toISOString();
const hoursApart = (edge: LightEdge | undefined, printed: string): number =>
  (Date.parse(india(edge)) - Date.parse(`${printed}Z`)) / 3_600_000;
const pairAt = (graha: Combustible, tt: JdTt) => {
  const places = sky.bodies.places(['Sun', graha], tt);
  return { sun: at(places, 0), body: at(places, 1) };
};
const elongation = (graha: Combustible, tt: JdTt): number => {
  const pair = pairAt(graha, tt);
  return signedDegrees(pair.body.longitude - pair.sun.longitude);
};

describe('asta by elongation', () => {
  it.each(source.elongation)('$graha of $sets as printed', ({ graha, sets, rises }) => {
    const [span] = spans(graha as Combustible, sets.slice(0, 10), rises.slice(0, 10));
    for (const [edge, printed] of [
      [span?.sets, sets],
      [span?.rises, rises],
    ] as const) {
      expect(india(edge).slice(0, 10)).toBe(printed.slice(0, 10));
      // The pages are 0.3 to 1.5 hours off 11 or 10 degrees of longitude, each in its way: 0.05 degrees of Jupiter.
      if (printed.length > 10) expect(Math.abs(hoursApart(edge, printed))).toBeLessThan(1.5);
    }
  });

  it('of Venus is 8 degrees where she is retrograde, 10 where not, and reversed in sides', () => {
    const [inferior, superior] = spans('Venus', '2022-01-01', '2022-12-31');
    expect([inferior?.sets?.side, inferior?.sets?.limit, inferior?.rises?.side]).toEqual(['west', 8, 'east']);
    expect([superior?.sets?.side, superior?.sets?.limit, superior?.rises?.side]).toEqual(['east', 10, 'west']);
  });
});

describe('asta by degrees of time', () => {
  it('has the risings and settings of a page that follows it, to the day', () => {
    // Webdunia for 2020: 22:32 of 30 May, 8 degrees of time of the retrograde Venus.
    expect(hoursApart(spans('Venus', '2020-05-25', '2020-06-12', BY_TIME)[0]?.sets, '2020-05-30T22:32')).toBeLessThan(
      2,
    );
    // 04:56, the rising of Jupiter on the morning after its 11 degrees of time.
    expect(india(spans('Jupiter', '2023-04-01', '2023-05-03', BY_TIME)[0]?.rises).slice(0, 10)).toBe('2023-05-03');
    // Hindustan: 11 June evening and 7 July 15:00.
    const [span] = spans('Jupiter', '2025-06-10', '2025-07-10', BY_TIME);
    expect(india(span?.sets).slice(0, 10)).toBe('2025-06-11');
    expect(hoursApart(span?.rises, '2025-07-07T15:00')).toBeLessThan(24);
  });

  it('measures nothing where the Sun does not rise', () => {
    const choice = { ...BY_TIME, latitude: 70 };
    expect(() => spans('Jupiter', '2024-05-01', '2024-07-01', choice)).toThrow(
      expect.objectContaining({ code: 'undefined_at_latitude', field: 'place.latitude' }),
    );
    expect(spans('Jupiter', '2024-05-01', '2024-07-01', { ...choice, measure: 'elongation' })).toHaveLength(1);
  });

  it('at the equator is the difference of right ascension', () => {
    const tt = jd('2024-05-10');
    const pair = pairAt('Jupiter', tt);
    expect(kalamshaOf(pair, tt, 'west', 0)).toBeCloseTo(-kalamshaOf(pair, tt, 'east', 0), 9);
  });
});

describe.each(sampled(COMBUSTIBLE, 2))('asta of %s', (graha) => {
  const [from, to] = graha === 'Moon' ? ['2024-01-01', '2024-06-30'] : ['2010-01-01', '2026-12-31'];

  it.each([BY_LONGITUDE, BY_TIME])('ends at the limit, is whole and found from any part ($measure)', (choice) => {
    const all = spans(graha, from, to, choice);
    expect(all.length).toBeGreaterThan(5);
    let before = Number.NEGATIVE_INFINITY;
    for (const { sets, rises, conjunctions } of all) {
      if (sets === undefined || rises === undefined) throw new Error('a span without an end');
      expect(sets.instant.tt).toBeGreaterThan(before);
      expect(rises.instant.tt).toBeGreaterThan(sets.instant.tt);
      before = rises.instant.tt;
      for (const { instant, side, limit } of [sets, rises]) {
        const degrees =
          choice.measure === 'elongation'
            ? elongation(graha, instant.tt) * (side === 'west' ? 1 : -1)
            : kalamshaOf(pairAt(graha, instant.tt), instant.tt, side, choice.latitude);
        expect(Math.abs(degrees - limit)).toBeLessThan(2e-5);
      }
      for (const { tt } of conjunctions) expect(Math.abs(elongation(graha, tt))).toBeLessThan(2e-5);
      const middle = (sets.instant.tt + rises.instant.tt) / 2;
      const [again, ...others] = astaSpans(sky, graha, { from: middle, to: middle + 1e-3 }, choice);
      expect(others).toEqual([]);
      expect(again?.sets?.instant.tt).toBeCloseTo(sets.instant.tt, 5);
      expect(again?.rises?.instant.tt).toBeCloseTo(rises.instant.tt, 5);
    }
  });
});

it('joins two conjunctions between which Mercury does not reach its limit, far in the north', () => {
  const joined = spans('Mercury', '2010-01-01', '2014-12-31', { ...BY_TIME, latitude: 60 });
  expect(joined.some(({ conjunctions }) => conjunctions.length > 1)).toBe(true);
  const inLongitude = spans('Mercury', '2010-01-01', '2014-12-31');
  expect(inLongitude.every(({ conjunctions }) => conjunctions.length === 1)).toBe(true);
});
