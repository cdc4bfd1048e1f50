import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ayurCourse, type Giver, membersOf, OWN_PARTS, orderFrom, sharesWith } from '../../src/dashas/ayur/rules.js';
import { amshayu, nisargayu, pindayu } from '../../src/dashas/index.js';
import { UNITS_PER_YEAR } from '../../src/dashas/rules/course.js';
import * as longevity from '../../src/longevity/index.js';
import { lifeShares } from '../../src/longevity/rules/shares.js';
import { microArcseconds, TURN } from '../../src/math/angle.js';
import { recordOf } from '../../src/math/recordOf.js';
import { SIGN_LORDS } from '../../src/zodiac/lords.js';
import { GRAHAS } from '../../src/zodiac/names.js';
import { chartOf, publishedChart, RULES } from '../longevity/support.js';

const birth = {
  date: '1990-08-15',
  time: '08:30:00',
  place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
};

const charts = fc
  .tuple(
    fc.array(fc.integer({ min: 0, max: TURN - 1 }), { minLength: 10, maxLength: 10 }),
    fc.array(fc.integer({ min: 1, max: 600 }), { minLength: 7, maxLength: 7 }),
  )
  .map(([given, strong]) =>
    chartOf(
      recordOf(GRAHAS, (_, i) => microArcseconds(given[i] ?? 0)),
      given[9] ?? 0,
      { strength: recordOf(SIGN_LORDS, (_, i) => strong[i] ?? 1) },
    ),
  );

describe('daśās of years of life', () => {
  it('go by circles from the first, as PyJHora prints one chart from the Moon', () => {
    const chart = publishedChart('pvr-1996');
    const members = membersOf(chart, lifeShares(chart, 'nisargayu', { ...RULES, lagna_years: 'sign' }));
    const found = orderFrom(members, 'moon').map(({ giver }) => giver);
    const circles = [[0, 1], [1, 3], [3, 5], [5, 8]].map(([from, to]) => found.slice(from, to).sort()); // biome-ignore format: one line
    expect(circles).toEqual([['Moon'], ['Venus', 'lagna'], ['Mars', 'Sun'], ['Jupiter', 'Mercury', 'Saturn']]);
  });

  it('begin with the strongest of ascendant, Sun and Moon; of equals with who gives more', () => {
    const chart = chartOf(
      recordOf(GRAHAS, () => microArcseconds(0)),
      0,
    );
    const members = membersOf(chart, lifeShares(chart, 'pindayu', RULES));
    const first = (strength: Partial<Record<Giver, number>>): Giver | undefined =>
      orderFrom(members.map((one) => ({ ...one, strength: strength[one.giver] ?? 1 })), 'strongest')[0]?.giver; // biome-ignore format: one line
    expect([first({ Sun: 2 }), first({ Moon: 2 }), first({ lagna: 2 }), first({ Mars: 3, Moon: 2 })]).toEqual(['Sun', 'Moon', 'lagna', 'Moon']); // biome-ignore format: one line
    const years = (giver: Giver): number => members.find((one) => one.giver === giver)?.years ?? 0;
    expect(first({})).toBe(years('Moon') > years('Sun') ? 'Moon' : 'Sun');
  });

  it('are shared by places from the lord: half, a third, a seventh, a quarter', () => {
    const at = (giver: Giver, sign: number, strength = 1) => ({ giver, sign, strength, years: 1 });
    const lord = at('Sun', 0);
    const members = [lord, at('Moon', 0), at('Mars', 4), at('Mercury', 8, 2), at('Jupiter', 6), at('Venus', 3), at('Saturn', 3, 2), at('lagna', 1)]; // biome-ignore format: one line
    const told = (sharing: 'all' | 'strongest'): string =>
      sharesWith(members, lord, sharing).map(({ giver, parts }) => `${giver} ${parts}`).join(', '); // biome-ignore format: one line
    expect(told('all')).toBe('Sun 84, Moon 42, Mars 28, Mercury 28, Jupiter 12, Saturn 21, Venus 21');
    expect(told('strongest')).toBe('Sun 84, Moon 42, Mars 28, Mercury 28, Jupiter 12, Saturn 21');
  });

  it('have each giver once, no longer than he gives, without gaps, and sub-periods that fill theirs', () => {
    fc.assert(
      fc.property(charts, fc.constantFrom('pindayu', 'nisargayu', 'amshayu'), (chart, count) => {
        const members = membersOf(chart, lifeShares(chart, count, RULES));
        const course = ayurCourse(members, { first: 'strongest', sharing: 'all' });
        let end = 0;
        for (const period of course.mahadashas) {
          expect(period.start).toBe(end);
          end = period.end;
          const years = members.find(({ giver }) => giver === period.giver)?.years ?? 0;
          expect(period.end - period.start).toBe(Math.round(years * UNITS_PER_YEAR));
          const within = course.within(period);
          expect([within[0]?.giver, within[0]?.start, within.at(-1)?.end]).toEqual([period.giver, period.start, end]);
          for (const [i, part] of within.entries()) expect(part.start).toBe(within[i - 1]?.end ?? period.start);
        }
        const givers = course.mahadashas.map(({ giver }) => giver);
        expect(new Set(givers).size).toBe(givers.length);
        for (const { giver, years } of members) expect(givers.includes(giver)).toBe(Math.round(years * UNITS_PER_YEAR) > 0); // biome-ignore format: one line
      }),
    );
  });

  it('of the ascendant have its sign and no lord, and keep more than half where few share', () => {
    const [first] = pindayu({ birth, sensitive: true }).data.periods;
    expect([first?.lord, first?.sign]).toEqual([null, 'Virgo']);
    const own = (first?.periods?.[0]?.duration_years ?? 0) / (first?.duration_years ?? 1);
    expect(own).toBeCloseTo(OWN_PARTS / (84 + 28 + 21 + 21), 6);
  });

  it.each([
    ['pindayu', pindayu, longevity.pindayu],
    ['nisargayu', nisargayu, longevity.nisargayu],
    ['amshayu', amshayu, longevity.amshayu],
  ] as const)('%s lasts as long as the years of longevity', (_, dasha, years) => {
    const { data } = dasha({ birth, sensitive: true, levels: 1, several: 'greatest' });
    expect(data.total_years).toBe(years({ birth, sensitive: true, several: 'greatest' }).data.sum);
    expect(data.periods.reduce((sum, { duration_years }) => sum + duration_years, 0)).toBeCloseTo(data.total_years, 5);
  });

  it('require the time', () => {
    const { time: _, ...dateOnly } = birth;
    expect(() => pindayu({ birth: dateOnly, sensitive: true })).toThrow('birth.time is required');
  });
});
