import { describe, expect, it } from 'vitest';
import { dashaPeriods, padanadhamsha, running, type SystemId, varnada } from '../../src/dashas/index.js';
import { kendrasByStrength, orderOf, roundsOf, yearsOf } from '../../src/dashas/rashi/rules/rounds.js';
import { seedOf } from '../../src/dashas/rashi/rules/seeds.js';
import { PARYAYA_KINDS } from '../../src/dashas/rashi/tables/further.js';
import { RASHI_SYSTEMS } from '../../src/dashas/rashi/tables/systems.js';
import { microArcseconds, SIGN } from '../../src/math/angle.js';
import type { Birth } from '../../src/types.js';
import { GRAHAS, type Graha, SIGNS } from '../../src/zodiac/names.js';
import { type StrengthChart, strengthChart } from '../../src/zodiac/signStrength.js';
import { at, fixture } from '../support/fixtures.js';

type Signs = Readonly<Record<Graha | 'Ascendant', string>>;

interface Case {
  readonly id: string;
  readonly system: SystemId;
  readonly locus: string;
  readonly options?: Readonly<Record<string, string>>;
  readonly levels: number;
  readonly periods?: readonly (readonly [rulers: string, start: string, years: number])[];
  readonly running?: readonly (readonly [rulers: string, start: string, end: string])[];
}

interface Example {
  readonly system: string;
  readonly seed: string;
  readonly years?: number;
  readonly twelfths?: number;
  readonly order?: readonly string[];
}

interface Fixture {
  readonly birth: Birth;
  readonly d6: Signs;
  readonly cases: readonly Case[];
  readonly examples: { readonly chart: Signs; readonly atma_karaka: Graha; readonly rows: readonly Example[] };
}

const { birth, d6, cases, examples } = fixture<Fixture>('sources/sign-dashas.json');
const names: readonly string[] = SIGNS.map(({ name }) => name);
const nameOf = (sign: number): string => at(names, sign);
const seconds = (local: string): number => Date.parse(`${local}+05:30`) / 1000;
const SENSITIVE = { sensitive: true } as const;

/** Leaves of the tree, with the rulers above them. */
function leavesOf({ system, options = {}, levels }: Case): [rulers: string, start: string, years: number][] {
  const path: string[] = [];
  const leaves: [string, string, number][] = [];
  for (const period of dashaPeriods({ birth, system, options, levels, ...SENSITIVE })) {
    path[period.level - 1] = period.sign ?? period.lord ?? '';
    if (period.level === levels) leaves.push([path.slice(0, levels).join(' '), period.start, period.duration_years]);
  }
  return leaves;
}

const printed = cases.filter(({ id }) => !id.startsWith('paryaya') && !id.includes('running'));

describe('sign daśās of a birth of 1996, as the tests of PyJHora print them', () => {
  it.each(printed)('$id ($locus)', (given) => {
    const theirs = (given.periods ?? []).filter(([, , years]) => years > 0);
    const ours = leavesOf(given).slice(0, theirs.length);
    expect(ours.map(([rulers]) => rulers)).toEqual(theirs.map(([rulers]) => rulers));
    theirs.forEach(([, start, years], i) => {
      const [, begins, lasts] = at(ours, i);
      expect(Math.abs(Date.parse(begins) / 1000 - seconds(start)), `${i}`).toBeLessThanOrEqual(15);
      // Whole and half years on the first level, two decimals on the second.
      expect(Math.abs(lasts - years), `${i}`).toBeLessThanOrEqual(given.levels === 1 ? 0 : 0.005_001);
    });
  });

  it('leave out a sign without years, which the list prints with none', () => {
    const none = (
      at(
        cases.filter(({ id }) => id === 'varnada-1996'),
        0,
      ).periods ?? []
    ).filter(([, , years]) => years === 0);
    const { data } = varnada({ birth, levels: 1, varnada_years: 'ascendant', ...SENSITIVE });
    expect(data.skipped_signs.map(({ sign }) => sign)).toEqual(none.map(([rulers]) => rulers));
  });

  it('Kāraka Kendrādi: what runs on 2026-04-05, three levels', () => {
    const [given = at(cases, 0)] = cases.filter(({ id }) => id.includes('running'));
    const { data } = running({
      birth,
      at: '2026-04-05T12:00:00+05:30',
      systems: [given.system],
      options: { karaka_kendradi: { kendra_order: 'zodiac' } },
      levels: given.levels,
    });
    const path: string[] = [];
    const ours = at(data.running, 0).periods.map(({ sign = '', start, end }) => [
      path.push(sign) && path.join(' '),
      start,
      end,
    ]);
    given.running?.forEach(([rulers, start, end], i) => {
      const [own, begins, ends] = at(ours, i);
      expect(own).toBe(rulers);
      expect(Math.abs(Date.parse(String(begins)) / 1000 - seconds(start))).toBeLessThanOrEqual(15);
      expect(Math.abs(Date.parse(String(ends)) / 1000 - seconds(end))).toBeLessThanOrEqual(15);
    });
  });

  it('Padanāthāṁśa: the pada and its lord that the list rests on', () => {
    expect(padanadhamsha({ birth, levels: 1 }).data).toMatchObject({ pada: 'Taurus', pada_lord: 'Venus' });
  });
});

/** Nothing here is decided by degrees. */
const chartOf = (signs: Signs): StrengthChart =>
  strengthChart(
    Object.fromEntries(
      GRAHAS.map((graha) => [graha, microArcseconds((names.indexOf(signs[graha]) + 0.5) * SIGN)]),
    ) as Record<Graha, ReturnType<typeof microArcseconds>>,
  );

describe('Paryāya in the sixth divisional chart of that birth', () => {
  // Its modulo makes an inclusive count of twelve none: two signs in each of two rounds.
  it('has all 24 signs and 20 of the years; the other four are none there and twelve here', () => {
    const chart = chartOf(d6);
    const point = (names.indexOf(d6.Ascendant) + 5) % 12;
    const system = { ...RASHI_SYSTEMS.paryaya, ...PARYAYA_KINDS.ubhaya };
    const seed = seedOf(system.seed, chart, point);
    const ours = roundsOf(system, chart, orderOf(system, chart, seed).signs);
    const theirs =
      at(
        cases.filter(({ id }) => id === 'paryaya-1996-d6'),
        0,
      ).periods ?? [];
    expect(ours.map(({ sign }) => nameOf(sign))).toEqual(theirs.map(([sign]) => sign));
    const apart = ours.filter(({ years }, i) => years !== theirs[i]?.[2]);
    expect(apart.map(({ sign, years }) => `${nameOf(sign)} ${years}`)).toEqual([
      'Scorpio 12',
      'Gemini 12',
      'Scorpio 12',
      'Gemini 12',
    ]);
    expect(theirs.filter(([, , years]) => years === 0)).toHaveLength(4);
  });
});

describe('the chart that the Tattvādarśa works', () => {
  const chart = chartOf(examples.chart);
  const lagna = names.indexOf(examples.chart.Ascendant);
  const row = (system: string): Example =>
    at(
      examples.rows.filter((one) => one.system === system),
      0,
    );

  it('Yogārdha begins with Libra, with four and a half years', () => {
    const { seed, years } = row('yogardha');
    const { sign } = seedOf('ascendant_or_seventh', chart, lagna);
    expect([nameOf(sign), yearsOf(RASHI_SYSTEMS.yogardha, chart, sign)]).toEqual([seed, years]);
  });

  it('Tārā Lagna begins with Cancer, the tenth from Libra', () => {
    const { seed, twelfths = Number.NaN } = row('tara_lagna');
    expect(nameOf((lagna + Math.floor(twelfths)) % 12)).toBe(seed);
  });

  // By grahas, modality and years (46.161–163) Aries has eleven years, and Scorpio four if Mars is its lord: theirs come elsewhere, unsaid why.
  it('Kāraka Kendrādi begins with Sagittarius, five years; six of the twelve signs are at the same place', () => {
    const { seed, years, order = [] } = row('karaka_kendradi');
    const { sign } = seedOf('atma_karaka_or_seventh', chart, chart.signs[examples.atma_karaka]);
    expect([nameOf(sign), yearsOf(RASHI_SYSTEMS.karaka_kendradi, chart, sign)]).toEqual([seed, years]);
    const ours = kendrasByStrength(chart, sign).map(nameOf);
    expect(ours).toEqual(
      'Sagittarius Pisces Gemini Virgo Cancer Aries Capricorn Libra Aquarius Taurus Leo Scorpio'.split(' '),
    );
    expect(ours.filter((one, i) => one === order[i])).toHaveLength(6);
    for (const group of [0, 4, 8]) {
      expect(new Set(ours.slice(group, group + 4))).toEqual(new Set(order.slice(group, group + 4)));
    }
  });
});

describe('the fixture', () => {
  it('holds what it is said to hold', () => {
    expect([cases.length, examples.rows.length]).toEqual([16, 3]);
    expect(cases.reduce((sum, { periods = [], running: runs = [] }) => sum + periods.length + runs.length, 0)).toBe(
      649,
    );
  });
});
