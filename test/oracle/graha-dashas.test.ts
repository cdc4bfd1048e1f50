import { describe, expect, it } from 'vitest';
import { kalaCourse } from '../../src/dashas/graha/rules/kala.js';
import type { MemberPeriod } from '../../src/dashas/graha/rules/members.js';
import * as dashas from '../../src/dashas/index.js';
import { UNITS_PER_YEAR } from '../../src/dashas/rules/course.js';
import type { CommonPeriod } from '../../src/dashas/several.js';
import type { SystemId } from '../../src/dashas/systemIds.js';
import { DEGREE } from '../../src/math/angle.js';
import type { Ephemeris } from '../../src/sky/ephemeris.js';
import { analytical } from '../../src/sky/index.js';
import type { Birth } from '../../src/types.js';
import { GRAHAS, NAKSHATRAS } from '../../src/zodiac/names.js';
import { at, fixture } from '../support/fixtures.js';
import { stageSky } from '../support/sky.js';

type Row = readonly [lords: string, start: string];

interface Case {
  readonly id: string;
  readonly operation: string;
  readonly birth: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly periods: readonly Row[];
}

const { births, cases, first_lords, running, saptarishi_starts } = fixture<{
  readonly births: Readonly<Record<string, Birth>>;
  readonly cases: readonly Case[];
  readonly first_lords: { readonly birth: string; readonly rows: readonly (readonly [dashas.Start, string])[] };
  readonly saptarishi_starts: { readonly birth: string; readonly rows: readonly (readonly [dashas.Start, number])[] };
  readonly running: {
    readonly birth: string;
    readonly at: string;
    readonly systems: Readonly<Record<string, readonly (readonly [lords: string, start: string, end: string])[]>>;
  };
}>('sources/graha-dashas.json');

const YEAR = { year: { days: 365.256364 } } as const;
/** The Moon to which the starts of the program's Vimśottarī lead. */
const MOON = 186.9594894;

const caseOf = (id: string): Case => cases.find((one) => one.id === id) as Case;
const ms = (local: string): number => Date.parse(`${local.slice(0, 23)}Z`);
const secondsBetween = (a: string, b: string): number => Math.abs(ms(a.slice(0, 19)) - ms(b)) / 1000;

interface Nested {
  readonly lord: string | null;
  readonly start: string;
  readonly periods?: readonly Nested[];
}

/** The rows of a tree at a level, in order; a row is the lords from the first level down, and the start. */
function rowsOf(periods: readonly Nested[], level: number, before: readonly string[] = []): Row[] {
  return periods.flatMap((period) => {
    const lords = [...before, String(period.lord)];
    return level === 1 ? [[lords.join(' '), period.start] as const] : rowsOf(period.periods ?? [], level - 1, lords);
  });
}

/** The program prints the first period from its notional start, so the rows end alike. */
function expectRows(found: readonly Row[], { periods }: Case, seconds: number): void {
  const printed = periods.slice(-found.length);
  expect(found.map(([lords]) => lords)).toEqual(printed.map(([lords]) => lords));
  found.slice(1).forEach(([lords, start], i) => {
    expect(secondsBetween(start, at(printed, i + 1)[1]), lords).toBeLessThanOrEqual(seconds);
  });
}

describe('seeds in a divisional chart', () => {
  const birth = at(births, 'chennai_in');
  const sky = { ephemeris: stageSky({ Moon: Math.round(MOON * DEGREE) }) };

  it('have the 81 periods of Vimśottarī from the Moon of the navāṃśa within a minute', () => {
    const one = caseOf('vimshottari-d9');
    const { data } = dashas.timeline(
      {
        birth,
        conventions: YEAR,
        options: { vimshottari: { varga: 'd9' } },
        start: '1996-12-07T10:34:00+05:30',
        end: '2120-01-01T00:00:00+05:30',
      },
      sky,
    );
    let first = '';
    const found = data.periods.flatMap(({ level, lord, start }): Row[] => {
      if (level === 1) first = String(lord);
      return level === 1 ? [] : [[`${first} ${lord}`, start]];
    });
    expect(found).toHaveLength(80);
    expectRows(found, one, 60);
    const own = dashas.vimshottari({ birth, varga: 'd9', conventions: YEAR, levels: 1 }, sky).data;
    expect([own.from, own.varga, own.mahadashas[0]?.planet]).toEqual(['moon', 'd9', 'Ketu']);
    expect(own.moon_longitude).toBeCloseTo(MOON, 5);
  });

  it('have the eight periods of Aṣṭottarī from the Moon of the navāṃśa within a minute', () => {
    const one = caseOf('ashtottari-d9');
    const place = at(births, one.birth);
    const { data } = dashas.ashtottari({ birth: place, varga: 'd9', conventions: YEAR, levels: 1 }, sky);
    const spent = data.elapsed_years * YEAR.year.days * 86_400;
    expectRows(rowsOf(data.periods, 1), one, 60);
    const notional = new Date(ms('1996-12-07T10:34:00.000') - spent * 1000).toISOString();
    expect(secondsBetween(notional, at(one.periods, 0)[1])).toBeLessThanOrEqual(60);
  });
});

describe('seeds of the rāśi chart', () => {
  it.each(first_lords.rows)('from %s the first lords are %s', (from, lords) => {
    const input = { birth: at(births, first_lords.birth), from, levels: 1 } as const;
    const { data } = dashas.vimshottari(input, { ephemeris: analytical });
    expect(data.mahadashas.map(({ planet }) => planet).join(' ')).toBe(lords);
  });
});

/** The sky with the Moon moved on by so many arcseconds: that of the program is true, not apparent. */
function moonMoved(arcseconds: number): Ephemeris {
  return {
    ...analytical,
    places: (bodies, jdTt) =>
      analytical
        .places(bodies, jdTt)
        .map((place, i) =>
          bodies[i] === 'Moon' ? { ...place, longitude: place.longitude + arcseconds / 3600 } : place,
        ),
  };
}

const names = (periods: readonly dashas.DashaPeriodData[]): readonly Nested[] =>
  periods.map(({ lord, nakshatra, start, periods: within = [] }) => ({
    lord: nakshatra === undefined ? lord : String(NAKSHATRAS.findIndex(({ name }) => name === nakshatra) + 1),
    start,
    periods: names(within),
  }));

describe('Tārā', () => {
  it.each(['tara-parashara', 'tara-rath'])('has the nine periods of %s within 20 s', (id) => {
    const one = caseOf(id);
    const input = { birth: at(births, one.birth), conventions: YEAR, levels: 1, ...one.options };
    const { data } = dashas.tara(input, { ephemeris: moonMoved(0.7404) });
    expectRows(rowsOf(data.periods, 1), one, 20);
    const spent = (data.elapsed_years ?? 0) * YEAR.year.days * 86_400_000;
    const notional = new Date(ms('1996-12-07T10:34:00.000') - spent).toISOString();
    expect(secondsBetween(notional, at(one.periods, 0)[1])).toBeLessThanOrEqual(20);
  });
});

describe('daśās from birth, without a part spent', () => {
  it.each([
    ['saptarishi', dashas.saptarishi],
    ['buddhi-gati', dashas.buddhiGati],
  ] as const)('%s: periods and sub-periods within 2 s', (id, of) => {
    for (const [which, level] of [
      [id, 1],
      [`${id}-parts`, 2],
    ] as const) {
      const one = caseOf(which);
      const { data } = of({ birth: at(births, one.birth), conventions: YEAR, levels: 2 });
      const found = rowsOf(names(data.periods), level);
      expect(found).toHaveLength(one.periods.length);
      expectRows(found, one, 2);
    }
  });

  it.each(saptarishi_starts.rows)('the first nakṣatra of Saptarṣi from %s is number %i', (from, number) => {
    const { data } = dashas.saptarishi({ birth: at(births, saptarishi_starts.birth), from, levels: 1 });
    expect(data.nakshatra_number).toBe(number);
    expect(data.periods[0]?.nakshatra).toBe(data.nakshatra);
  });
});

describe('the daśā of the karaṇa', () => {
  const one = caseOf('karana');
  const input = { birth: at(births, one.birth), conventions: YEAR, levels: 2, cycles: 1 } as const;

  it('has the lords of the program, periods and sub-periods', () => {
    const { data } = dashas.karanaChaturashiti(input);
    expect(data.karana).toBe(53);
    for (const [level, which] of [
      [1, 'karana'],
      [2, 'karana-parts'],
    ] as const) {
      const found = rowsOf(data.periods, level).map(([lords]) => lords);
      expect(found).toEqual(
        caseOf(which)
          .periods.slice(-found.length)
          .map(([lords]) => lords),
      );
    }
  });

  it('starts four days earlier than there, where the part spent is one of extrapolated times', () => {
    const { data } = dashas.karanaChaturashiti(input);
    for (const i of [1, 6]) {
      const days = secondsBetween(String(data.periods[i]?.start), at(one.periods, i)[1]) / 86_400;
      // Of the twelve years they are 40 seconds of the eleven hours of the karaṇa.
      expect(Math.abs(days - 4.07)).toBeLessThan(0.02);
    }
  });
});

describe('Kāla', () => {
  const one = caseOf('kala');
  const born = ms('1996-12-07T10:34:00.000');
  const years = (from: number, to: number): number => (to - from) / 86_400_000 / YEAR.year.days;
  const second = ms(at(one.periods, 9)[1]);

  it('has the first round within three days: the program takes the sunset of the day before', () => {
    const conventions = { ...YEAR, sunrise: 'hindu' } as const;
    const { data } = dashas.kala({ birth: at(births, one.birth), levels: 1, conventions });
    expect(data.section).toBe('purna');
    const found = rowsOf(data.periods, 1);
    expect(found.map(([lords]) => lords)).toEqual(one.periods.map(([lords]) => lords));
    expectRows(found, one, 3 * 86_400);
  });

  it('has the 18 periods and 324 parts from the ghaṭīs of the program', () => {
    const past = years(born, second) / 6;
    const moment = { section: 'purna', start: 0, end: 0, past, ghatis: 20 } as const;
    const course = kalaCourse(moment, 'eighteen');
    const told = (period: MemberPeriod): string =>
      new Date(born + (period.start / UNITS_PER_YEAR) * YEAR.year.days * 86_400_000).toISOString();
    const lord = ({ member }: MemberPeriod): string => at(GRAHAS, member);
    const first = course.mahadashas.map((period): Row => [lord(period), told(period)]);
    const parts = course.mahadashas.flatMap((period) =>
      course.within(period).map((part): Row => [`${lord(period)} ${lord(part)}`, told(part)]),
    );
    expect([first.length, parts.length]).toEqual([18, 324]);
    expectRows(first, one, 30);
    expectRows(parts, caseOf('kala-parts'), 30);
  });
});

describe('six levels at a moment', () => {
  /** The Moon and the ascendant are fitted to the first level: what is compared is the division. */
  function levelsOf(system: SystemId, moon: number, options: object = {}): readonly CommonPeriod[] {
    const { data } = dashas.running(
      {
        birth: at(births, running.birth),
        at: running.at,
        systems: [system],
        options: { [system]: options },
        levels: 6,
        conventions: YEAR,
      },
      { ephemeris: stageSky({ Moon: Math.round(moon * DEGREE) }) },
    );
    return data.running[0]?.periods ?? [];
  }

  function expectSpans(found: readonly CommonPeriod[], system: string, seconds: number): void {
    found.forEach(({ start, end }, i) => {
      const [, from, to] = at(at(running.systems, system), i);
      expect(secondsBetween(start, from), `${i}`).toBeLessThanOrEqual(seconds);
      expect(secondsBetween(end, to), `${i}`).toBeLessThanOrEqual(seconds);
    });
  }

  it.each(['vimshottari'] as const)('of %s begin and end within three seconds', (system) => {
    const printed = at(running.systems, system);
    // Jupiter's years begin 34 years after those of Rāhu, whose nakṣatra holds the Moon.
    const born = ms('1996-12-07T10:34:00.000');
    const share =
      (born - (ms(at(printed, 0)[1]) - 18 * YEAR.year.days * 86_400_000)) / (18 * YEAR.year.days * 86_400_000);
    const found = levelsOf(system, (14 + share) * (360 / 27));
    expect(found.map(({ lord }) => lord).join(' ')).toBe(at(printed, 5)[0]);
    expectSpans(found, system, 3);
  });

  it.each(['saptarishi', 'buddhi_gati'] as const)('of %s begin and end within three seconds', (system) => {
    const { data } = dashas.running({
      birth: at(births, running.birth),
      at: running.at,
      systems: [system],
      levels: 6,
      conventions: { ...YEAR, ayanamsa: 'true_pushya' },
    });
    const found = data.running[0]?.periods ?? [];
    const ruler = ({ lord, nakshatra }: CommonPeriod): string =>
      lord ?? String(NAKSHATRAS.findIndex(({ name }) => name === nakshatra) + 1);
    expect(found.map(ruler).join(' ')).toBe(at(at(running.systems, system), 5)[0]);
    expectSpans(found, system, 3);
  });
});
