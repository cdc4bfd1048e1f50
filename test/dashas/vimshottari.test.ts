import { describe, expect, it } from 'vitest';
import { dashaCycle, livingPeriods, subPeriods, UNITS_PER_YEAR } from '../../src/dashas/rules/cycle.js';
import { VIMSHOTTARI_SYSTEM, VIMSHOTTARI_YEARS } from '../../src/dashas/tables/vimshottari.js';
import { type Mahadasha, vimshottari, vimshottariPeriods } from '../../src/index.js';
import { DEGREE, microArcseconds, NAKSHATRA, TURN } from '../../src/math/angle.js';
import { SIDEREAL_YEAR_DAYS } from '../../src/time/years.js';
import type { Birth } from '../../src/types.js';
import { VIMSHOTTARI } from '../../src/zodiac/vimshottari.js';
import { at, DELHI, DELHI_CLOCK, fixture } from '../support/fixtures.js';
import { stageSky } from '../support/sky.js';

const YEAR_SECONDS = SIDEREAL_YEAR_DAYS * 86400;

interface Reference {
  readonly dasha_antaras: { readonly moon_geometric: number; readonly starts: readonly [string, string, string][] };
  readonly dasha_delhi: {
    readonly birth: Birth;
    readonly moon_longitude: number;
    readonly mahadashas: readonly {
      readonly planet: string;
      readonly start: string;
      readonly end: string;
      readonly duration_years: number;
      readonly antardashas: readonly [planet: string, start: string, end: string, years: number][];
    }[];
  };
}

const { dasha_antaras, dasha_delhi } = fixture<Reference>('sources/reference-charts.json');

const wallSeconds = (text: string): number => Date.parse(`${text.replace(' ', 'T')}Z`) / 1000;

describe('the table', () => {
  it('has nine lords whose years make 120', () => {
    expect(VIMSHOTTARI.map(({ lord, years }) => `${lord} ${years}`)).toEqual([
      'Ketu 7',
      'Venus 20',
      'Sun 6',
      'Moon 10',
      'Mars 7',
      'Rahu 18',
      'Jupiter 16',
      'Saturn 19',
      'Mercury 17',
    ]);
    expect(VIMSHOTTARI.reduce((sum, { years }) => sum + years, 0)).toBe(VIMSHOTTARI_YEARS);
    expect(SIDEREAL_YEAR_DAYS).toBe(365.256363);
  });

  it('gives the 27 nakṣatras their lords in order, three times over', () => {
    for (let nakshatra = 0; nakshatra < 27; nakshatra++)
      expect(dashaCycle(VIMSHOTTARI_SYSTEM, { moon: microArcseconds(nakshatra * NAKSHATRA) }).mahadashas[0]?.lord).toBe(
        at(VIMSHOTTARI, nakshatra % 9).lord,
      );
  });
});

describe('the balance', () => {
  it('is the whole period at the start of a nakṣatra', () => {
    const cycle = dashaCycle(VIMSHOTTARI_SYSTEM, { moon: microArcseconds(5 * NAKSHATRA) });
    expect(cycle.elapsed).toBe(0);
    expect(cycle.mahadashas[0]).toMatchObject({ lord: 'Rahu', start: 0, end: 18 * UNITS_PER_YEAR });
    expect(livingPeriods(cycle, cycle.mahadashas[0])).toHaveLength(9);
  });

  it('is one micro-arcsecond’s worth at its end', () => {
    const cycle = dashaCycle(VIMSHOTTARI_SYSTEM, { moon: microArcseconds(6 * NAKSHATRA - 1) });
    expect(18 * UNITS_PER_YEAR - cycle.elapsed).toBe((18 * UNITS_PER_YEAR) / NAKSHATRA);
    expect(livingPeriods(cycle, cycle.mahadashas[0]).map(({ lord }) => lord)).toEqual(['Mars']);
  });

  it('is half the period in the middle', () => {
    expect(dashaCycle(VIMSHOTTARI_SYSTEM, { moon: microArcseconds(NAKSHATRA + NAKSHATRA / 2) }).elapsed).toBe(
      10 * UNITS_PER_YEAR,
    );
  });

  it('exists for the last micro-arcsecond of the circle', () => {
    const cycle = dashaCycle(VIMSHOTTARI_SYSTEM, { moon: microArcseconds(TURN - 1) });
    expect(cycle.mahadashas.map(({ lord }) => lord)[0]).toBe('Mercury');
    expect(livingPeriods(cycle)).toHaveLength(9);
  });
});

describe('81 published antara starts', () => {
  it('follow from the published Moon to within its rounding', () => {
    const cycle = dashaCycle(VIMSHOTTARI_SYSTEM, {
      moon: microArcseconds(Math.round(dasha_antaras.moon_geometric * DEGREE)),
    });
    const ours = cycle.mahadashas.flatMap((maha) =>
      subPeriods(VIMSHOTTARI_SYSTEM, maha).map((antara) => ({
        lords: [maha.lord, antara.lord],
        years: antara.start / UNITS_PER_YEAR,
      })),
    );
    expect(ours.map(({ lords }) => lords)).toEqual(dasha_antaras.starts.map(([maha, antara]) => [maha, antara]));
    const first = wallSeconds(at(dasha_antaras.starts, 0)[2]);
    ours.forEach(({ years }, i) => {
      // The published year is 365.256364 days, and the times are cut at the second.
      const published = wallSeconds(at(dasha_antaras.starts, i)[2]) - first;
      expect(Math.abs(years * 365.256364 * 86400 - published), `antara ${i}`).toBeLessThanOrEqual(1.5);
    });
    // The birth lies where the published balance says, to the rounding of its Moon at 10⁻⁶ degree (21 s).
    const elapsed = wallSeconds('1996-12-07 10:34:00') - first;
    expect(Math.abs((cycle.elapsed / UNITS_PER_YEAR) * 365.256364 * 86400 - elapsed)).toBeLessThan(25);
  });
});

describe('the worked example, Delhi 1990', () => {
  // The Moon of the example: only the rule is tested here.
  const context = { ephemeris: stageSky({ Moon: Math.round(dasha_delhi.moon_longitude * DEGREE) }) };
  const { data, meta } = vimshottari({ birth: dasha_delhi.birth }, context);

  it('has its dates, lords and durations exactly', () => {
    expect(
      data.mahadashas.map(({ planet, start_date, end_date, duration_years }) => [
        planet,
        start_date,
        end_date,
        duration_years,
      ]),
    ).toEqual(
      dasha_delhi.mahadashas.map(({ planet, start, end, duration_years }) => [
        planet,
        start.slice(0, 10),
        end.slice(0, 10),
        duration_years,
      ]),
    );
    data.mahadashas.forEach(({ antardashas = [] }, i) => {
      const expected = at(dasha_delhi.mahadashas, i).antardashas;
      expect(antardashas.map(({ planet, start_date, end_date }) => [planet, start_date, end_date])).toEqual(
        expected.map(([planet, start, end]) => [planet, start.slice(0, 10), end.slice(0, 10)]),
      );
      antardashas.forEach(({ duration_years }, k) => {
        // Only the one cut by birth depends on the digits of the Moon beyond the sixth.
        const tolerance = i === 0 && k === 0 ? 1.01e-6 : 0;
        expect(Math.abs(duration_years - at(expected, k)[3])).toBeLessThanOrEqual(tolerance);
      });
    });
  });

  it('has its clock times to 20 s, the worth of the last digit of the Moon', () => {
    const cycle = dashaCycle(VIMSHOTTARI_SYSTEM, {
      moon: microArcseconds(Math.round(dasha_delhi.moon_longitude * DEGREE)),
    });
    const birth = wallSeconds('1990-08-15 08:30:00');
    cycle.mahadashas.forEach(({ end }, i) => {
      const seconds = birth + ((end - cycle.elapsed) / UNITS_PER_YEAR) * YEAR_SECONDS;
      expect(Math.abs(seconds - wallSeconds(at(dasha_delhi.mahadashas, i).end))).toBeLessThan(20);
    });
  });

  it('keeps one pratyantara of the antara that runs at birth', () => {
    const deep = vimshottari({ birth: dasha_delhi.birth, levels: 3 }, context).data.mahadashas[0]?.antardashas?.[0];
    expect(deep).toMatchObject({ planet: 'Saturn', start_date: '1990-08-15', end_date: '1990-08-25' });
    expect(deep?.pratyantardashas).toEqual([
      { planet: 'Jupiter', start_date: '1990-08-15', end_date: '1990-08-25', duration_years: deep?.duration_years },
    ]);
  });

  it('names the nakṣatra and the Moon', () => {
    expect(data.nakshatra_at_birth).toBe('Rohini');
    expect(data.moon_longitude).toBe(47.741337);
    expect(data.user_name).toBe('');
    expect(meta).toEqual({
      endpoint: 'dashas.vimshottari',
      ayanamsa: 'lahiri',
      birth_time_assumed: false,
      birth: DELHI_CLOCK,
    });
  });
});

describe('levels', () => {
  const NESTED = ['antardashas', 'pratyantardashas', 'sookshmadashas', 'pranadashas'] as const;
  const depth = (period: object): number => {
    const name = NESTED.find((key) => key in period);
    if (name === undefined) return 1;
    const [child] = (period as Record<string, object[]>)[name] ?? [];
    return child === undefined ? Number.NaN : 1 + depth(child);
  };

  it.each([1, 2, 3, 4, 5])('%d nests to the requested depth, by the names of the contract', (levels) => {
    const { mahadashas } = vimshottari({ birth: DELHI, levels }).data;
    expect(mahadashas).toHaveLength(9);
    for (const maha of mahadashas) expect(depth(maha)).toBe(levels);
    const expected = ['planet', 'start_date', 'end_date', 'duration_years', ...(levels > 1 ? ['antardashas'] : [])];
    for (const maha of mahadashas) expect(Object.keys(maha)).toEqual(expected);
  });

  it('defaults to 2', () => {
    expect(vimshottari({ birth: DELHI })).toEqual(vimshottari({ birth: DELHI, levels: 2 }));
  });

  it('yields in order what the tree holds, each period before its sub-periods', () => {
    const flat: unknown[] = [];
    const visit = (periods: readonly object[], lords: readonly string[]): void => {
      for (const period of periods) {
        const { planet, start_date, end_date, duration_years } = period as Mahadasha;
        const path = [...lords, planet];
        flat.push({ level: path.length, lords: path, planet, start_date, end_date, duration_years });
        const name = NESTED.find((key) => key in period);
        if (name !== undefined) visit((period as Record<string, object[]>)[name] ?? [], path);
      }
    };
    visit(vimshottari({ birth: DELHI, levels: 4 }).data.mahadashas, []);
    expect([...vimshottariPeriods({ birth: DELHI, levels: 4 })]).toEqual(flat);
  });

  it('has all 66,429 periods of five levels when the Moon enters a nakṣatra', () => {
    const context = { ephemeris: stageSky({ Moon: 0 }) };
    const counts = [0, 0, 0, 0, 0];
    for (const { level } of vimshottariPeriods({ birth: DELHI, levels: 5 }, context))
      counts[level - 1] = at(counts, level - 1) + 1;
    expect(counts).toEqual([9, 81, 729, 6561, 59_049]);
  });

  it('refuses bad input on the call, not on the first step', () => {
    expect(() => vimshottariPeriods({ birth: DELHI, levels: 6 })).toThrowError(
      expect.objectContaining({ code: 'invalid_value' }),
    );
  });
});

describe('the poles', () => {
  it('have a daśā, since it needs no ascendant', () => {
    const birth = { ...DELHI, place: { ...DELHI.place, latitude: -90 } };
    expect(vimshottari({ birth }).data.mahadashas).toEqual(vimshottari({ birth: DELHI }).data.mahadashas);
  });
});
