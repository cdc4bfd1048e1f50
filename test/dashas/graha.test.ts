import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buddhiGatiOrder } from '../../src/dashas/graha/rules/buddhiGati.js';
import { type KalaDay, kalaCourse, kalaMoment } from '../../src/dashas/graha/rules/kala.js';
import { kendradiOrder, yearsToOwnSign } from '../../src/dashas/graha/rules/kendradi.js';
import { svaraOf } from '../../src/dashas/graha/rules/svara.js';
import { inKendras, strongestOf } from '../../src/dashas/graha/rules/tara.js';
import { KALA_SECTIONS } from '../../src/dashas/graha/tables/orders.js';
import { grahaKendradi, kala, panchasvara, running, tara, timeline } from '../../src/dashas/index.js';
import { UNITS_PER_YEAR } from '../../src/dashas/rules/course.js';
import { type MicroArcseconds, SIGN, TURN } from '../../src/math/angle.js';
import { recordOf } from '../../src/math/recordOf.js';
import { GRAHAS, type Graha } from '../../src/zodiac/names.js';
import { type StrengthChart, strengthChart } from '../../src/zodiac/signStrength.js';
import { DELHI } from '../support/fixtures.js';
import { runs } from '../support/sample.js';
import { stageSky } from '../support/sky.js';

const HOUR = 3_600_000;
/** Sunrise at 0; day and night of twelve hours. */
const EVEN: KalaDay = {
  previousSunset: -12 * HOUR,
  sunrise: 0,
  sunset: 12 * HOUR,
  nextSunrise: 24 * HOUR,
  nextSunset: 36 * HOUR,
};

const chartOf = (signs: Readonly<Partial<Record<Graha, number>>>, rest = 1): StrengthChart =>
  strengthChart(recordOf(GRAHAS, (graha) => (((signs[graha] ?? rest) % 12) * SIGN) as MicroArcseconds));

describe('the sections of Kāla', () => {
  it.each([
    [0, 'khanda', 5],
    [2 * HOUR - 1, 'khanda', 10],
    [2 * HOUR, 'purna', 0],
    [6 * HOUR, 'purna', 10],
    [10 * HOUR, 'sudha', 0],
    [12 * HOUR, 'sudha', 5],
    [14 * HOUR, 'mugdha', 0],
    [22 * HOUR, 'khanda', 0],
    [24 * HOUR - 1, 'khanda', 5],
  ] as const)('%i ms after sunrise is in %s with %f ghaṭīs past', (birth, section, past) => {
    for (const reading of ['temporal', 'clock'] as const) {
      const moment = kalaMoment(EVEN, birth, reading);
      expect(moment?.section).toBe(section);
      expect(moment?.past).toBeCloseTo(past, 4);
      expect(moment?.ghatis).toBe(KALA_SECTIONS[section].ghatis);
    }
  });

  it('cover the day from sunrise to sunrise; a boundary begins the next', () => {
    const hours = fc.integer({ min: 5 * HOUR, max: 18 * HOUR });
    fc.assert(
      fc.property(hours, fc.nat(23 * HOUR), (sunset, birth) => {
        const moment = kalaMoment({ ...EVEN, sunset }, birth, 'temporal');
        expect(moment !== undefined && moment.start <= birth && birth < moment.end).toBe(true);
        const end = Math.ceil(moment?.end ?? 0);
        if (end < 24 * HOUR) expect(kalaMoment({ ...EVEN, sunset }, end, 'temporal')?.start).toBe(moment?.end);
      }),
      { numRuns: runs(100) },
    );
  });

  it('are none where twilights of two hours leave no day', () => {
    expect(kalaMoment({ ...EVEN, sunset: 3 * HOUR }, HOUR, 'clock')).toBeUndefined();
    expect(kalaMoment({ ...EVEN, sunset: 3 * HOUR }, HOUR, 'temporal')?.section).toBe('purna');
  });

  it('are refused where the Sun does not set', () => {
    const place = { latitude: 69.65, longitude: 18.96, timezone: 'Europe/Oslo' };
    expect(() => kala({ birth: { date: '1990-06-21', time: '12:00:00', place } })).toThrow(
      expect.objectContaining({ code: 'undefined_at_latitude', field: 'birth.place.latitude' }),
    );
  });
});

describe('the course of Kāla', () => {
  it('has 120 years in two rounds, each period 1 to 9 shares; both divisions fill it', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 20, noNaN: true }),
        fc.constantFrom('nine' as const, 'eighteen' as const),
        fc.nat(17),
        (past, parts, which) => {
          const course = kalaCourse({ section: 'purna', start: 0, end: 1, past, ghatis: 20 }, parts);
          expect(course.mahadashas).toHaveLength(18);
          expect(Math.abs((course.mahadashas.at(-1)?.end ?? 0) - 120 * UNITS_PER_YEAR)).toBeLessThanOrEqual(1);
          const sun = (course.mahadashas[0]?.end ?? 0) / UNITS_PER_YEAR;
          expect(sun).toBeCloseTo((past * 2) / 15, 9);
          const parent = course.mahadashas[which];
          if (parent === undefined) throw new Error('no period');
          const within = course.within(parent);
          expect(within).toHaveLength(parts === 'nine' ? 9 : 18);
          expect(within[0]?.start).toBe(parent.start);
          expect(within.at(-1)?.end).toBe(parent.end);
          expect(within.slice(1).map(({ start }) => start)).toEqual(within.slice(0, -1).map(({ end }) => end));
          if (parts === 'nine') expect(within[0]?.member).toBe(parent.member);
        },
      ),
      { numRuns: runs(100) },
    );
  });
});

describe('Tārā', () => {
  it('chooses among the grahas in kendras alone', () => {
    const chart = chartOf({ Sun: 0, Mars: 3, Jupiter: 9, Venus: 10 });
    expect(inKendras(chart, 0)).toEqual(['Sun', 'Mars', 'Jupiter']);
    expect(strongestOf(chart, [])).toBeUndefined();
    expect(strongestOf(chart, ['Venus'])).toBe('Venus');
  });

  it('prefers the graha with more companions', () => {
    const chart = chartOf({ Sun: 0, Mars: 3, Jupiter: 3, Venus: 3 });
    expect(strongestOf(chart, ['Sun', 'Mars', 'Jupiter', 'Venus'])).not.toBe('Sun');
  });

  it('without a graha in a kendra has no periods, and nothing runs or ends', () => {
    // All in Aries, which is no kendra of Virgo.
    const sky = { ephemeris: stageSky({}) };
    const { data } = tara({ birth: DELHI, levels: 2 }, sky);
    expect([data.periods, data.applies, data.first_lord, data.elapsed_years]).toEqual([[], false, null, null]);
    const at = '2026-01-01T00:00:00Z';
    const ran = running({ birth: DELHI, at, systems: ['tara'] }, sky).data.running;
    expect(ran).toEqual([{ system: 'tara', periods: [] }]);
    const span = timeline({ birth: DELHI, start: at, end: '2027-01-01T00:00:00Z', systems: ['tara'] }, sky).data;
    expect([span.periods, span.ended]).toEqual([[], undefined]);
  });
});

describe('Buddhi-gati', () => {
  it('has the nine once, from the fourth house on, and years by signs', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: TURN - 1 }), { minLength: 9, maxLength: 9 }),
        fc.nat(11),
        (places, lagna) => {
          const chart = strengthChart(recordOf(GRAHAS, (g) => (places[GRAHAS.indexOf(g)] ?? 0) as MicroArcseconds));
          const order = buddhiGatiOrder(chart, lagna);
          expect(new Set(order.map(({ planet }) => planet)).size).toBe(9);
          const from = order.map(({ house }) => (house + 8) % 12);
          expect(from).toEqual([...from].sort((a, b) => a - b));
          order.forEach(({ planet, years }, i) => {
            const plain = (lagna + i - chart.signs[planet] + 12) % 12;
            expect(Math.abs(years - plain)).toBeLessThanOrEqual(1);
            expect(years).toBeGreaterThanOrEqual(0);
          });
        },
      ),
      { numRuns: runs(100) },
    );
  });
});

describe('Kendrādi of grahas', () => {
  const charts = fc.array(fc.integer({ min: 0, max: TURN - 1 }), { minLength: 9, maxLength: 9 });
  const chartAt = (places: readonly number[]) =>
    strengthChart(recordOf(GRAHAS, (g) => (places[GRAHAS.indexOf(g)] ?? 0) as MicroArcseconds));

  it('has the nine once, by kendras, paṇapharas and āpoklimas, each with 1 to 12 years', () => {
    fc.assert(
      fc.property(charts, fc.nat(11), (places, start) => {
        const order = kendradiOrder(chartAt(places), start);
        expect(new Set(order.map(({ planet }) => planet)).size).toBe(9);
        const groups = order.map(({ house }) => (house - 1) % 3);
        expect(groups).toEqual([...groups].sort((a, b) => a - b));
        for (const { years } of order) expect(years >= 1 && years <= 12).toBe(true);
      }),
      { numRuns: runs(100) },
    );
  });

  it.each([
    // The graha, its sign, its years: 46.177 takes the greater of two counts, 46.165 adds and takes one.
    ['Mars', 0, 12],
    ['Mars', 9, 9 + 1],
    ['Saturn', 0, 10 - 1],
    ['Mercury', 5, 12],
    ['Mercury', 4, 11],
    ['Rahu', 9, 11],
    ['Ketu', 3, 8],
    ['Moon', 1, 2 + 1],
    ['Moon', 7, 8 - 1],
  ] as const)('%s in sign %i has %i years', (graha, sign, years) => {
    const places = GRAHAS.map((one) => (one === graha ? sign * (TURN / 12) : 0));
    expect(yearsToOwnSign(chartAt(places), graha)).toBe(years);
  });

  it('begins with the Ātma kāraka, or with the strongest in the kendras of the ascendant', () => {
    const of = (kendras_of: 'atma_karaka' | 'ascendant') => grahaKendradi({ birth: DELHI, levels: 1, kendras_of }).data;
    expect([of('atma_karaka').start, of('atma_karaka').periods[0]?.lord]).toEqual(['Cancer', 'Sun']);
    expect([of('ascendant').start, of('ascendant').periods[0]?.lord]).toEqual(['Virgo', 'Saturn']);
    expect(of('ascendant').total_years).toBe(of('atma_karaka').total_years);
  });
});

describe('Pañcasvara', () => {
  it.each([
    ['ka', 'a'],
    ['khī', 'i'],
    ['ga', 'u'],
    ['gha', 'e'],
    ['co', 'o'],
    ['ṅa', 'u'],
    ['ṇa', 'a'],
    ['ṭha', 'o'],
    ['bhū', 'a'],
    ['ha', 'o'],
    ['ī', 'i'],
    ['o', 'o'],
  ] as const)('%s stands under %s', (akshara, svara) => {
    expect(svaraOf(akshara)).toBe(svara);
  });

  it('begins with the vowel that is given, and says where it comes from', () => {
    const { data } = panchasvara({ birth: DELHI, svara: 'e', levels: 2 });
    expect([data.svara, data.svara_from, data.akshara]).toEqual(['e', 'input', undefined]);
    expect(data.periods.slice(0, 3).map(({ svara }) => svara)).toEqual(['e', 'o', 'a']);
    expect(data.periods[1]?.periods?.map(({ svara }) => svara).join('')).toBe('oaiue');
  });
});
