import { describe, expect, it } from 'vitest';
import { dashaCycle, livingPeriods, subPeriods, UNITS_PER_YEAR, walkPeriods } from '../../src/dashas/rules/cycle.js';
import type { DashaSystem, Division, StarSeed } from '../../src/dashas/rules/system.js';
import { VIMSHOTTARI_SYSTEM } from '../../src/dashas/tables/vimshottari.js';
import { DEGREE, microArcseconds, NAKSHATRA } from '../../src/math/angle.js';
import { SIDEREAL_YEAR_DAYS } from '../../src/time/years.js';
import type { Graha } from '../../src/zodiac/names.js';
import { at } from '../support/fixtures.js';

/** Not in the library. Yoginī: Bṛhat Parāśara Horā 46.195–199; Ṣoḍaśottarī 46.24–26; Dvādaśottarī 46.27–28. */
const order = (text: string): DashaSystem['lords'] =>
  text.split(' ').map((entry) => {
    const [lord, years] = entry.split(':');
    return { lord: lord as Graha, years: Number(years) };
  });

type StarSystem = DashaSystem & { readonly seed: StarSeed };

const division: Division = { start: 'same', direction: 'forward', split: 'proportional' };

const YOGINI: StarSystem = {
  name: 'Yogini',
  seed: { point: 'moon', star: 0, lord: 3, count: 'forward' },
  lords: order('Moon:1 Sun:2 Jupiter:3 Mars:4 Mercury:5 Saturn:6 Venus:7 Rahu:8'),
  totalYears: 36,
  cycles: 3,
  division,
};
const DVADASHOTTARI: StarSystem = {
  name: 'Dvadashottari',
  seed: { point: 'moon', star: 26, lord: 0, count: 'backward' },
  lords: order('Sun:7 Jupiter:9 Ketu:11 Mercury:13 Rahu:15 Mars:17 Saturn:19 Moon:21'),
  totalYears: 112,
  cycles: 1,
  division,
};
const SHODASHOTTARI: StarSystem = {
  name: 'Shodashottari',
  seed: { point: 'moon', star: 7, lord: 0, count: 'forward' },
  lords: order('Sun:11 Mars:12 Jupiter:13 Saturn:14 Ketu:15 Moon:16 Mercury:17 Venus:18'),
  totalYears: 116,
  cycles: 1,
  division,
};

const firstLords = (system: StarSystem): string =>
  Array.from({ length: 27 }, (_, n) =>
    dashaCycle(system, { moon: microArcseconds(n * NAKSHATRA) }).mahadashas[0]?.lord.slice(0, 2),
  ).join(' ');

describe('the first lord of each nakṣatra', () => {
  it.each([
    [VIMSHOTTARI_SYSTEM, 'Ke Ve Su Mo Ma Ra Ju Sa Me Ke Ve Su Mo Ma Ra Ju Sa Me Ke Ve Su Mo Ma Ra Ju Sa Me'],
    // 27 is no multiple of 8: the count round the zodiac has a seam at the star that it starts from.
    [YOGINI, 'Ma Me Sa Ve Ra Mo Su Ju Ma Me Sa Ve Ra Mo Su Ju Ma Me Sa Ve Ra Mo Su Ju Ma Me Sa'],
    [SHODASHOTTARI, 'Ke Mo Me Ve Su Ma Ju Su Ma Ju Sa Ke Mo Me Ve Su Ma Ju Sa Ke Mo Me Ve Su Ma Ju Sa'],
    [DVADASHOTTARI, 'Ke Ju Su Mo Sa Ma Ra Me Ke Ju Su Mo Sa Ma Ra Me Ke Ju Su Mo Sa Ma Ra Me Ke Ju Su'],
  ])('follows from the row of $name', (system, lords) => {
    expect(firstLords(system)).toBe(lords);
    expect(system.lords.reduce((sum, { years }) => sum + years, 0)).toBe(system.totalYears);
  });
});

describe('another row', () => {
  /** The Moon of Delhi 1990, in Rohiṇī, which Venus opens in Yoginī. */
  const cycle = dashaCycle(YOGINI, { moon: microArcseconds(Math.round(47.741342 * DEGREE)) });
  const dateOf = (units: number): string =>
    new Date(
      Date.parse('1990-08-15T08:30:00Z') + ((units - cycle.elapsed) / UNITS_PER_YEAR) * SIDEREAL_YEAR_DAYS * 86_400_000,
    )
      .toISOString()
      .slice(0, 10);

  it('has its balance, its order and its dates, and goes round as often as it says', () => {
    expect((cycle.elapsed / UNITS_PER_YEAR).toFixed(6)).toBe('4.064205');
    expect(cycle.mahadashas).toHaveLength(24);
    expect(at(cycle.mahadashas, 23).end).toBe(3 * 36 * UNITS_PER_YEAR);
    expect(cycle.mahadashas.slice(0, 9).map(({ lord, end }) => `${lord} ${dateOf(end)}`)).toEqual([
      'Venus 1993-07-22',
      'Rahu 2001-07-22',
      'Moon 2002-07-22',
      'Sun 2004-07-22',
      'Jupiter 2007-07-23',
      'Mars 2011-07-23',
      'Mercury 2016-07-22',
      'Saturn 2022-07-23',
      'Venus 2029-07-22',
    ]);
  });

  it('is divided among its own lords', () => {
    expect(subPeriods(YOGINI, at(cycle.mahadashas, 1)).map(({ lord, end }) => `${lord} ${dateOf(end)}`)).toEqual([
      'Rahu 1995-05-03',
      'Moon 1995-07-23',
      'Sun 1996-01-01',
      'Jupiter 1996-09-01',
      'Mars 1997-07-22',
      'Mercury 1998-09-01',
      'Saturn 2000-01-01',
      'Venus 2001-07-22',
    ]);
  });

  it('keeps the path down only: every period before its own parts, and nothing that is over', () => {
    const seen = [...walkPeriods(cycle, 3)];
    expect(seen.filter(({ level }) => level === 1)).toEqual(livingPeriods(cycle));
    for (const parent of seen.filter(({ level }) => level < 3)) {
      const from = seen.indexOf(parent) + 1;
      const below = livingPeriods(cycle, parent);
      const children = seen.slice(from).filter(({ level }) => level === parent.level + 1);
      expect(children.slice(0, below.length)).toEqual(below);
      expect(seen[from]).toEqual(below[0]);
    }
    expect(seen.every(({ end }) => end > cycle.elapsed)).toBe(true);
  });
});

describe('the division of a period', () => {
  const [parent] = dashaCycle(YOGINI, { moon: microArcseconds(0) }).mahadashas;
  const parts = (changed: Partial<Division>): string => {
    const system = { ...YOGINI, division: { ...division, ...changed } };
    const found = parent === undefined ? [] : subPeriods(system, parent);
    expect([found[0]?.start, found.at(-1)?.end]).toEqual([parent?.start, parent?.end]);
    found.slice(1).forEach(({ start }, i) => {
      expect(start).toBe(found[i]?.end);
    });
    expect(found.every(({ level }) => level === 2)).toBe(true);
    return found
      .map(({ lord, start, end }) => `${lord} ${((36 * (end - start)) / (4 * UNITS_PER_YEAR)).toFixed(1)}`)
      .join(' ');
  };

  it.each([
    [{}, 'Mars 4.0 Mercury 5.0 Saturn 6.0 Venus 7.0 Rahu 8.0 Moon 1.0 Sun 2.0 Jupiter 3.0'],
    [{ start: 'next' }, 'Mercury 5.0 Saturn 6.0 Venus 7.0 Rahu 8.0 Moon 1.0 Sun 2.0 Jupiter 3.0 Mars 4.0'],
    [{ start: 'previous' }, 'Jupiter 3.0 Mars 4.0 Mercury 5.0 Saturn 6.0 Venus 7.0 Rahu 8.0 Moon 1.0 Sun 2.0'],
    [{ direction: 'backward' }, 'Mars 4.0 Jupiter 3.0 Sun 2.0 Moon 1.0 Rahu 8.0 Venus 7.0 Saturn 6.0 Mercury 5.0'],
    [{ split: 'equal' }, 'Mars 4.5 Mercury 4.5 Saturn 4.5 Venus 4.5 Rahu 4.5 Moon 4.5 Sun 4.5 Jupiter 4.5'],
  ] as const)('%j', (changed, expected) => {
    expect(parts(changed)).toBe(expected);
  });
});
