import { describe, expect, it } from 'vitest';
import * as dashas from '../../src/dashas/index.js';
import type { CommonPeriod } from '../../src/dashas/several.js';
import type { SystemId } from '../../src/dashas/systemIds.js';
import { DEGREE } from '../../src/math/angle.js';
import { analytical } from '../../src/sky/index.js';
import type { Birth } from '../../src/types.js';
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

const { births, cases, first_lords, running } = fixture<{
  readonly births: Readonly<Record<string, Birth>>;
  readonly cases: readonly Case[];
  readonly first_lords: { readonly birth: string; readonly rows: readonly (readonly [dashas.Start, string])[] };
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

  it.each(['vimshottari'] as const)('of %s begin and end within three seconds', (system) => {
    const printed = at(running.systems, system);
    // Jupiter's years begin 34 years after those of Rāhu, whose nakṣatra holds the Moon.
    const born = ms('1996-12-07T10:34:00.000');
    const share =
      (born - (ms(at(printed, 0)[1]) - 18 * YEAR.year.days * 86_400_000)) / (18 * YEAR.year.days * 86_400_000);
    const found = levelsOf(system, (14 + share) * (360 / 27));
    expect(found.map(({ lord }) => lord).join(' ')).toBe(at(printed, 5)[0]);
    found.forEach(({ start, end }, i) => {
      const [, from, to] = at(printed, i);
      expect(secondsBetween(start, from), `${i}`).toBeLessThanOrEqual(3);
      expect(secondsBetween(end, to), `${i}`).toBeLessThanOrEqual(3);
    });
  });
});
