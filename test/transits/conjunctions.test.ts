import { describe, expect, it } from 'vitest';
import source from '../../fixtures/sources/conjunctions.json' with { type: 'json' };
import { motionOf } from '../../src/cast/bodyCrossings.js';
import { planetContext } from '../../src/cast/context.js';
import { signedDegrees } from '../../src/math/angle.js';
import { instantFromUtc } from '../../src/sky/utc.js';
import { conjunctions, type TransitConjunction } from '../../src/transits/index.js';
import { sampled, WHOLE } from '../support/sample.js';

const BIRTH = '1996-12-07T10:34:00+05:30';
const list = (from: string, to: string, more: object = {}): readonly TransitConjunction[] =>
  conjunctions({ from, to, ...more }).data.conjunctions;

describe('conjunctions of PyJHora', () => {
  const theirs = { conventions: { positions: 'true' }, node: 'mean' } as const;
  const after = list(BIRTH, '2002-12-31T00:00:00+05:30', theirs);
  const before = [...list('1978-01-01T00:00:00+05:30', BIRTH, theirs)].reverse();
  const moon = {
    next: list(BIRTH, '1997-02-01T00:00:00+05:30', { ...theirs, planets: ['Moon', 'Sun', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu'] }), // biome-ignore format: one line
    previous: [...list('1996-11-01T00:00:00+05:30', BIRTH, { ...theirs, planets: ['Moon', 'Sun', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu'] })].reverse(), // biome-ignore format: one line
  };
  // Its table has Saturn and Ketu twice, by either planet, and the two differ by 9.6 hours (next) and 4 minutes (previous).
  const cases = source.rows.filter(([, one, other]) => !(one === 'Saturn' && other === 'Ketu')).map(([kind = '', one = '', other = '', at = '', longitude = '']) => ({ kind, one, other, at, longitude })); // biome-ignore format: one line

  // Half a minute: of Saturn with the slow ones; a second of most.
  it.each(cases)('$kind of $one and $other', ({ kind, one, other, at, longitude }) => {
    const isMoon = one === 'Moon' || other === 'Moon';
    const among = isMoon ? moon[kind === 'next' ? 'next' : 'previous'] : kind === 'next' ? after : before;
    const found = among.find((two) => [two.planet, two.other].sort().join() === [one, other].sort().join());
    const seconds = (Date.parse(found?.at ?? '') - Date.parse(`${at}+05:30`)) / 1000;
    expect(Math.abs(seconds)).toBeLessThan(one === 'Jupiter' || one === 'Saturn' || other === 'Rahu' ? 120 : 30);
    const [degrees = 0, minutes = 0, arc = 0] = (longitude.match(/\d+/g) ?? []).map(Number);
    expect(Math.abs((found?.longitude ?? 0) - degrees - minutes / 60 - arc / 3600)).toBeLessThan(3 / 3600);
  });

  it('is within an hour of one of the two instants that it has for Saturn and Ketu', () => {
    const of = (among: readonly TransitConjunction[]) =>
      among.find((two) => two.planet === 'Saturn' && two.other === 'Ketu')?.at;
    expect(Math.abs(Date.parse(of(after) ?? '') - Date.parse('1997-01-16T03:40:55+05:30'))).toBeLessThan(3_600_000);
    expect(Math.abs(Date.parse(of(before) ?? '') - Date.parse('1985-01-04T00:55:13+05:30'))).toBeLessThan(120_000);
  });
});

describe('planetary wars', () => {
  const of = (from: string, to: string, more: object = {}) => conjunctions({ from, to, ...more }).data.wars;

  it('has that of the example, won by Venus or by the northern one', () => {
    const { date, planets } = source.war;
    const [war, ...others] = of(date, '2014-11-13T06:27:00+05:30');
    expect(others).toEqual([]);
    expect([war?.planet, war?.other]).toEqual(planets);
    expect(war).toMatchObject({ separation: 0, winner: 'Venus' });
    expect(Date.parse(war?.start ?? '')).toBeLessThan(Date.parse(date));
    expect(Date.parse(war?.end ?? '')).toBeGreaterThan(Date.parse(date));
    expect(of(date, '2014-11-13T06:27:00+05:30', { war_winner: 'north_only' })[0]?.winner).toBe('Saturn');
  });

  it('is whole from any part of it, shorter with a narrower limit, and without a meeting judged where they are nearest', () => {
    const to = WHOLE ? '2030-01-01T00:00:00Z' : '2007-01-01T00:00:00Z';
    const all = of('2000-01-01T00:00:00Z', to);
    expect(all.length).toBeGreaterThan(WHOLE ? 200 : 40);
    const apart = all.filter(({ separation }) => separation > 0);
    expect(apart.length).toBeGreaterThan(WHOLE ? 3 : 0);
    for (const war of sampled([...all.slice(0, 10), ...apart.slice(0, 10)], 6)) {
      const second = new Date(Date.parse(war.at) + 1000).toISOString().replace('.000Z', 'Z');
      const again = of(war.at, second).find((one) => one.planet === war.planet && one.other === war.other);
      expect(again).toEqual({ ...war, start: again?.start, end: again?.end, at: again?.at });
      expect(Date.parse(again?.start ?? '')).toBe(Date.parse(war.start ?? ''));
      expect(Date.parse(again?.end ?? '')).toBe(Date.parse(war.end ?? ''));
      expect(Math.abs(Date.parse(again?.at ?? '') - Date.parse(war.at))).toBeLessThan(60_000);
    }
    const length = (wars: typeof all): number =>
      wars.reduce((sum, { start, end }) => sum + Date.parse(end ?? '') - Date.parse(start ?? ''), 0);
    const narrow = of('2000-01-01T00:00:00Z', to, { war_limit: 0.5 });
    expect(length(narrow)).toBeLessThan(0.55 * length(all));
  });
});

it('has equal longitudes, as the ephemeris has them', () => {
  const sky = planetContext({}, {});
  for (const { at, planet, other } of list('2020-01-01T00:00:00Z', '2022-01-01T00:00:00Z')) {
    const { tt } = instantFromUtc(Date.parse(at));
    const where = (one: string) =>
      motionOf(sky, one === 'Rahu' || one === 'Ketu' ? 'TrueNode' : (one as 'Sun'))(tt).degrees +
      (one === 'Ketu' ? 180 : 0);
    // Half a second of the quickest, Mercury.
    expect(Math.abs(signedDegrees(where(planet) - where(other)))).toBeLessThan(2e-5);
  }
});
