import { describe, expect, it } from 'vitest';
import { arudhasOf } from '../../src/jaimini/arudhas.js';
import { rashiAspectsOf } from '../../src/jaimini/aspects.js';
import { arudhas, type KarakaScheme, karakas, longevity } from '../../src/jaimini/index.js';
import { longevityOf } from '../../src/jaimini/longevity.js';
import { argalasOn } from '../../src/jaimini/rules/argala.js';
import { charaKarakas } from '../../src/jaimini/rules/karakas.js';
import { pairClass } from '../../src/jaimini/rules/longevity.js';
import { toMicroArcseconds } from '../../src/math/angle.js';
import { GRAHAS, type Graha, SIGNS } from '../../src/zodiac/names.js';
import { naturalNatures } from '../../src/zodiac/nature.js';
import { navamshaSign } from '../../src/zodiac/navamsha.js';
import { strongerGraha, strongerSign } from '../../src/zodiac/signStrength.js';
import { at, fixture } from '../support/fixtures.js';
import { type ChartInput, chartOf, signNumber } from '../support/jaimini.js';

interface Case {
  readonly id: string;
  readonly operation: string;
  readonly source: string;
  readonly state: 'confirmed' | 'unconfirmed' | 'disagree';
  readonly input: ChartInput & Readonly<Record<string, unknown>>;
  readonly expected: Readonly<Record<string, unknown>>;
}

const { cases } = fixture<{ readonly cases: readonly Case[] }>('sources/jaimini.json');
const of = (operation: string) => cases.filter((one) => one.operation === `jaimini.${operation}`);
const signName = (sign: number): string => at(SIGNS, sign).name;
const isGraha = (name: string): name is Graha => (GRAHAS as readonly string[]).includes(name);

describe('karakas, of published lists and of twelve births', () => {
  const lists = of('karakas').filter(({ input }) => input.scheme !== undefined);
  const places = of('karakas').filter(({ input }) => input.scheme === undefined);

  it.each(lists)('$id: $source', ({ input, expected }) => {
    const found = charaKarakas(chartOf(input).strength, input.scheme as KarakaScheme);
    const told = found.map(({ karaka, holders }) => [
      karaka,
      holders.length === 0 ? null : holders.length === 1 ? holders[0] : holders,
    ]);
    expect(Object.fromEntries(told)).toEqual(expected);
  });

  it.each(places)('$id: $source', ({ input, expected }) => {
    const { strength, longitudes } = chartOf(input);
    const atma = charaKarakas(strength, 'eight')[0]?.holders[0];
    expect(atma).toBe(expected.atma);
    expect(signName(navamshaSign(longitudes[atma as Graha]))).toBe(expected.karakamsha);
    expect(signName(navamshaSign(toMicroArcseconds(input.ascendant_deg as number)))).toBe(expected.navamsha_lagna);
  });
});

describe('which of two is stronger, as a textbook says', () => {
  it.each(of('strengths'))('$id: $source', ({ input, expected }) => {
    const { strength } = chartOf(input);
    const [first, second] = input.compare as readonly [string, string];
    const purposes = expected.decided_by === 'period' ? (['dasha'] as const) : (['strength', 'dasha'] as const);
    for (const purpose of purposes) {
      for (const [one, other] of [
        [first, second],
        [second, first],
      ] as const) {
        const verdict =
          isGraha(one) && isGraha(other)
            ? strongerGraha(strength, one, other, purpose)
            : strongerSign(strength, signNumber(one), signNumber(other), purpose);
        const { stronger, decidedBy } = verdict;
        expect(typeof stronger === 'number' ? signName(stronger) : stronger).toBe(expected.stronger);
        expect(decidedBy).toBe(expected.decided_by);
      }
    }
  });
});

describe('padas, published and of further births', () => {
  it.each(of('arudhas'))('$id: $source', ({ input, expected }) => {
    const { houses, planets } = arudhasOf(chartOf(input));
    const signs = (places: Readonly<Record<string, { readonly sign: string }>>) =>
      Object.fromEntries(Object.entries(places).map(([name, { sign }]) => [name, sign]));
    if (expected.bhava !== undefined) expect(signs(houses)).toEqual(expected.bhava);
    if (expected.graha !== undefined) expect(signs(planets)).toEqual(expected.graha);
    if (expected.bhava_published !== undefined) expect(signs(houses)).toMatchObject(expected.bhava_published as object);
  });

  it('slips: Santhanam leaves Sagittarius without a pada, for he counts Aquarius from Saturn', () => {
    const [slip] = of('arudhas').filter(({ state }) => state === 'disagree');
    if (slip === undefined) throw new Error('the case is gone');
    expect(arudhasOf(chartOf(slip.input)).houses.A4).toMatchObject({ sign: 'Sagittarius', lord: 'Rahu' });
    const classical = arudhasOf(chartOf(slip.input, { coLords: 'classical' })).houses;
    expect(classical.A4).toMatchObject({ sign: 'Libra', lord: 'Saturn', lord_decided_by: null });
    expect(Object.values(classical).map(({ sign }) => sign)).not.toContain('Sagittarius');
    // Santhanam leaves out A10, which falls into Scorpio with the three that he names.
    expect(classical.A10.sign).toBe('Scorpio');
  });
});

describe('aspects of signs and argala, of a published chart', () => {
  it.each(of('aspects'))('$id: $source', ({ id, input, expected }) => {
    const chart = chartOf(input);
    if (input.reference === undefined) {
      const { signs, planets } = rashiAspectsOf(chart);
      if (id === 'jaimini-drishti-table') {
        expect(Object.fromEntries(Object.entries(signs).map(([name, { aspects }]) => [name, aspects]))).toEqual(
          expected,
        );
      } else expect(planets).toMatchObject(expected);
      return;
    }
    const natures = naturalNatures(chart.longitudes);
    const { backward, argalas } = argalasOn(chart.strength, natures, signNumber(input.reference as string));
    expect({
      counted_backward: backward,
      argala_from: Object.fromEntries(argalas.map(({ pair, planets }) => [pair.from, planets])),
      obstruction_from: Object.fromEntries(argalas.map(({ pair, obstructors }) => [pair.obstructedFrom, obstructors])),
    }).toEqual(expected);
  });
});

describe('classes of life, of a worked example and an exercise', () => {
  const [modalities, charts] = [true, false].map((alone) =>
    of('longevity').filter(({ input }) => (input.pair_modalities !== undefined) === alone),
  );
  const SIGN_OF = { movable: 0, fixed: 1, dual: 2 } as const;

  it.each(modalities ?? [])('$id', ({ input, expected }) => {
    const [one, other] = input.pair_modalities as readonly (keyof typeof SIGN_OF)[];
    if (one === undefined || other === undefined) throw new Error('a pair is wanted');
    expect(pairClass(SIGN_OF[one], SIGN_OF[other])).toBe(expected.class);
  });

  it.each(charts ?? [])('$id: $source', ({ id, input, expected }) => {
    const degrees = fixture<{ charts: Record<string, Record<string, number>> }>('sources/sign-strength.json').charts;
    const chart = chartOf(
      id === 'jaimini-longevity-exr23' ? { ...input, longitudes_deg: at(degrees, 'chart 8') } : input,
    );
    const found = longevityOf(chart, signNumber(input.hora_lagna as string), 'table');
    expect(found.pairs.map((pair) => pair.class)).toEqual(expected.pairs);
    expect(found.class).toBe(expected.category);
    expect(found.years.pvr).toBe(expected.paramayush_years);
    if (expected.rudra === undefined) return;
    expect(found.rudra).toEqual({ planet: expected.rudra, decided_by: expected.rudra_rule });
    expect(found.trishoola).toEqual(expected.trishoola);
    expect(found.maheshwara.planet).toBe(expected.maheshwara);
    expect({ reference: found.eighth_lord.base, category: found.eighth_lord.class }).toEqual(
      expected.eighth_lord_method,
    );
  });

  it('the exercise again, from its birth: longevity, karakas and padas through the operations', () => {
    const place = { latitude: 38.1, longitude: 15.65, timezone: 'Europe/Rome' };
    const birth = { date: '1946-12-02', time: '06:45:00', place };
    const { data } = longevity({ birth, sensitive: true, node: 'mean' });
    expect(data.pairs.map((pair) => pair.class)).toEqual(['middle', 'middle', 'short']);
    expect(data).toMatchObject({
      class: 'middle',
      decided_by: 'two',
      years: { pvr: 64 },
      rudra: { planet: 'Mercury' },
    });
    expect(data.maheshwara).toEqual({ planet: 'Jupiter', rule: 'a' });
    expect(karakas({ birth, node: 'mean' }).data.chara[0]?.planet).toBe('Mercury');
    expect(arudhas({ birth, node: 'mean' }).data.houses.AL.of).toBe('Scorpio');
  });
});
