import { describe, expect, it, test } from 'vitest';
import { ashtakootaFromMoon, ashtakootaFromMoons } from '../../src/compatibility/fromMoon.js';
import { bhakootRelation } from '../../src/compatibility/kutas/bhakoot.js';
import type { BhakootRule } from '../../src/compatibility/rules/kutas.js';
import { KUTAS, type Kuta, VASHYA_GRID, YONI_GRID } from '../../src/compatibility/tables/kutas.js';
import { ASHTAKOOTA_DISPUTES } from '../../src/compatibility/tables/sources.js';
import { SIGN_LORDS, type SignLord } from '../../src/zodiac/lords.js';
import { SIGNS } from '../../src/zodiac/names.js';
import { nadiOf, YONIS } from '../../src/zodiac/natures.js';
import { regard } from '../../src/zodiac/relationships.js';
import { fixture } from '../support/fixtures.js';

interface Side {
  readonly moon: number;
  readonly nakshatra: string;
  readonly pada: number;
  readonly sign: string;
}

interface Case {
  readonly id: string;
  readonly bride: Side;
  readonly groom: Side;
  readonly points: Readonly<Record<Kuta, number>>;
  readonly total_strict: number;
  readonly total_lenient: number;
  readonly female_to_male_count: number;
  readonly male_to_female_count: number;
  readonly bhakoot_position: number;
  readonly bhakoot_dosha: string | null;
  readonly bhakoot_cancelled_strict: boolean;
  readonly nadi_exception_applied: boolean;
}

const { cases } = fixture<{ readonly cases: readonly Case[] }>('sources/ashtakoota-cases.json');

describe('worked matches', () => {
  it('are fourteen', () => expect(cases).toHaveLength(14));

  it.each(cases.map((one) => [one.id, one] as const))('%s scores as listed, kuta by kuta', (_, one) => {
    const moons = { bride: one.bride.moon, groom: one.groom.moon };
    const { kutas, total_score } = ashtakootaFromMoon(moons);
    expect(Object.fromEntries(KUTAS.map((kuta) => [kuta, kutas[kuta].points_obtained]))).toEqual(one.points);
    expect(total_score).toBe(one.total_strict);
    expect(ashtakootaFromMoon(moons, { bhakoot_rule: 'lenient' }).total_score).toBe(one.total_lenient);
    expect(kutas.tara).toMatchObject({
      female_to_male_count: one.female_to_male_count,
      male_to_female_count: one.male_to_female_count,
    });
    expect(kutas.bhakoot).toMatchObject({
      position: one.bhakoot_position,
      female_rashi: one.bride.sign,
      male_rashi: one.groom.sign,
    });
    expect(kutas.bhakoot.dosha.split(' - ')[0]).toBe(one.bhakoot_dosha ?? 'None');
    expect(kutas.bhakoot.dosha.includes('cancelled')).toBe(one.bhakoot_cancelled_strict);
    expect(kutas.nadi.exception_applied).toBe(one.nadi_exception_applied);
  });

  it('agree with the numbers printed in the Hindi handbook: 19½ points, tārās 4 and 7, gaṇa 5, maitrī 3', () => {
    const { kutas, total_score } = ashtakootaFromMoon({ bride: 348.3333, groom: 271.6667 });
    expect(total_score).toBe(19.5);
    expect([kutas.tara.female_to_male_tara, kutas.tara.male_to_female_tara].sort()).toEqual(['Kshema', 'Vadha']);
    expect(kutas.gana.points_obtained).toBe(5);
    expect(kutas.graha_maitri.points_obtained).toBe(3);
  });
});

/** Over the middles of the 108 × 108 padas, strict, from a program written apart from this one. */
test('the whole table agrees with a second program', () => {
  const middles = Array.from({ length: 108 }, (_, i) => ((i + 0.5) * 10) / 3);
  const matches = middles.flatMap((bride) => ashtakootaFromMoons({ bride, grooms: middles }));
  const totals = matches.map(({ total_score }) => total_score);
  const levels: Record<string, number> = {};
  for (const { compatibility_level } of matches) levels[compatibility_level] = (levels[compatibility_level] ?? 0) + 1;
  expect(totals).toHaveLength(11_664);
  expect(totals.reduce((sum, total) => sum + total, 0)).toBe(264_653.5);
  expect([Math.min(...totals), Math.max(...totals)]).toEqual([2, 36]);
  expect(levels).toEqual({ Excellent: 1062, Good: 4662, Average: 3187, Poor: 2753 });
});

// Bṛhat Parāśara Horā Śāstra 3.55: from the mūlatrikoṇa sign the lords of the 2nd, 4th, 5th, 8th, 9th and 12th and of the
// exaltation sign are friends, those of the others enemies; who is both is neutral.
describe('natural friendships', () => {
  const MULATRIKONA: Readonly<Record<SignLord, string>> = {
    Sun: 'Leo',
    Moon: 'Taurus',
    Mars: 'Aries',
    Mercury: 'Virgo',
    Jupiter: 'Sagittarius',
    Venus: 'Libra',
    Saturn: 'Aquarius',
  };
  const EXALTATION: Readonly<Record<SignLord, string>> = {
    Sun: 'Aries',
    Moon: 'Taurus',
    Mars: 'Capricorn',
    Mercury: 'Virgo',
    Jupiter: 'Cancer',
    Venus: 'Pisces',
    Saturn: 'Libra',
  };
  const FRIENDLY_HOUSES = [2, 4, 5, 8, 9, 12];
  const signNamed = (name: string): number => SIGNS.findIndex((sign) => sign.name === name);

  it.each(SIGN_LORDS)('of %s follow from the rule', (graha) => {
    const from = signNamed(MULATRIKONA[graha]);
    for (const other of SIGN_LORDS.filter((lord) => lord !== graha)) {
      const houses = SIGNS.flatMap(({ lord }, sign) => (lord === other ? [((sign - from + 12) % 12) + 1] : []));
      const exalts = SIGNS[signNamed(EXALTATION[graha])]?.lord === other;
      const friend = exalts || houses.some((house) => FRIENDLY_HOUSES.includes(house));
      const enemy = houses.some((house) => house !== 1 && !FRIENDLY_HOUSES.includes(house));
      expect([other, regard(graha, other)]).toEqual([other, friend && enemy ? 'neutral' : friend ? 'friend' : 'enemy']);
    }
  });
});

describe('bhakūṭa in print', () => {
  const station = (name: string) => ({
    sign: SIGNS.findIndex((sign) => sign.name === name),
    nakshatra: 0,
    pada: 1,
    vashya: 0,
  });
  const pairs = SIGNS.flatMap(({ name: a }, i) => SIGNS.slice(i + 1).map(({ name: b }) => [a, b] as const));
  const select = (kind: string, rule: BhakootRule, cancelled: boolean): string[] =>
    pairs
      .filter(([a, b]) => {
        const relation = bhakootRelation(station(a), station(b), rule);
        return relation.dosha?.startsWith(kind) && (relation.cancelled !== undefined) === cancelled;
      })
      .map((pair) => pair.join('-'))
      .sort();

  it('strict leaves the four bad 5-9 pairs of Muhurtraj p. 34', () => {
    expect(select('5-9', 'strict', false)).toEqual([
      'Cancer-Pisces',
      'Cancer-Scorpio',
      'Gemini-Aquarius',
      'Virgo-Capricorn',
    ]);
  });

  it('lenient cancels the six friendly 6-8 pairs of Muhurtraj p. 32', () => {
    expect(select('6-8', 'lenient', true)).toEqual([
      'Aries-Scorpio',
      'Cancer-Sagittarius',
      'Gemini-Capricorn',
      'Leo-Pisces',
      'Taurus-Libra',
      'Virgo-Aquarius',
    ]);
  });
});

test('the formula gives the nāḍīs of Muhūrta Cintāmaṇi, Vivāha 34', () => {
  // Numbers of the nakṣatras that the verse puts into each nāḍī.
  const verse = [
    [1, 6, 7, 12, 13, 18, 19, 24, 25],
    [2, 5, 8, 11, 14, 17, 20, 23, 26],
    [3, 4, 9, 10, 15, 16, 21, 22, 27],
  ];
  const formula = verse.map((_, nadi) =>
    Array.from({ length: 27 }, (__, i) => i + 1).filter((number) => nadiOf(number - 1) === nadi),
  );
  expect(formula).toEqual(verse);
});

describe('what is said to be disputed', () => {
  const noteOn = (element: string): string =>
    ASHTAKOOTA_DISPUTES.find((dispute) => dispute.element === element)?.note ?? '';

  type Grid = readonly (readonly number[])[];
  const { grids: published } = fixture<{
    readonly grids: readonly {
      readonly id: string;
      readonly differences: readonly {
        readonly pair: [string, string];
        readonly forward: number;
        readonly backward: number;
      }[];
    }[];
  }>('sources/ashtakoota-yoni-grids.json');
  const animal = (name: string): number => (YONIS as readonly string[]).indexOf(name);
  const yoniGrids: Readonly<Record<string, Grid>> = {
    ours: YONI_GRID,
    ...Object.fromEntries(
      published.map(({ id, differences }) => {
        const grid = YONI_GRID.map((row) => [...row]);
        for (const { pair, forward, backward } of differences) {
          const [a, b] = pair.map(animal) as [number, number];
          const [rowA, rowB] = [grid[a], grid[b]];
          if (rowA === undefined || rowB === undefined) throw new Error(`no such pair: ${pair.join(', ')}`);
          rowA[b] = forward;
          rowB[a] = backward;
        }
        return [id, grid];
      }),
    ),
  };
  const pairsDiffering = (a: Grid, b: Grid): number =>
    YONIS.flatMap((_, i) => YONIS.slice(i + 1).map((__, j) => [i, i + 1 + j] as const)).filter(
      ([i, j]) => a[i]?.[j] !== b[i]?.[j] || a[j]?.[i] !== b[j]?.[i],
    ).length;

  it('counts the differences of the yoni grids rightly', () => {
    const fromOurs = Object.fromEntries(
      Object.entries(yoniGrids).map(([id, grid]) => [id, pairsDiffering(YONI_GRID, grid)]),
    );
    expect(fromOurs).toEqual({
      ours: 0,
      raman_saravali_vedastro: 2,
      pyjhora: 1,
      family_deer_monkey: 1,
      family_tiger_mongoose: 1,
      maitreya8: 32,
      girl_boy: 34,
      panchangam_js_simplified: 39,
      astrosage_checked: 40,
      saral_jyotish_parasharas_light: 41,
    });
    const all = Object.values(yoniGrids);
    const counts = all.flatMap((a, i) => all.slice(i + 1).map((b) => pairsDiffering(a, b)));
    expect(counts).toHaveLength(45);
    expect([Math.min(...counts), Math.max(...counts)]).toEqual([1, 43]);
    expect(noteOn('yoni grid')).toContain('Ten published grids differ in 1 to 43 of the 91 pairs');
  });

  it('finds the mortal enmities in every grid but for one direction in two', () => {
    const zeros = (grid: Grid): string[] =>
      grid.flatMap((row, i) => row.flatMap((points, j) => (points === 0 ? [`${YONIS[i]}-${YONIS[j]}`] : []))).sort();
    const ours = zeros(YONI_GRID);
    expect(ours).toHaveLength(14);
    for (const [id, grid] of Object.entries(yoniGrids)) {
      const found = zeros(grid);
      const missing = ours.filter((pair) => !found.includes(pair));
      const added = found.filter((pair) => !ours.includes(pair));
      const northern = id === 'saral_jyotish_parasharas_light' || id === 'astrosage_checked';
      expect([id, missing]).toEqual([id, northern ? ['Tiger-Cow'] : []]);
      expect([id, added]).toEqual([id, id === 'saral_jyotish_parasharas_light' ? ['Sheep-Buffalo'] : []]);
      expect(grid.flat().every((points) => Number.isInteger(points) && points >= 0 && points <= 4)).toBe(true);
    }
  });

  it('counts the disputed cells of the vaśya grid rightly', () => {
    const { grids } = fixture<{ readonly grids: readonly { readonly id: string; readonly grid: Grid }[] }>(
      'sources/ashtakoota-vashya-grids.json',
    );
    const cells = (grid: Grid): number[] => grid.flat();
    const ours = cells(VASHYA_GRID);
    const differing = Object.fromEntries(
      grids.map(({ id, grid }) => [id, cells(grid).filter((points, i) => points !== ours[i]).length]),
    );
    expect(differing).toMatchObject({ common_code_symmetric: 2, astroyogi: 5, maitreya8: 9, saravali_pyjhora: 10 });
    const disputed = ours.filter((points, i) => grids.some(({ grid }) => cells(grid)[i] !== points));
    expect([grids.length + 1, disputed.length]).toEqual([7, 15]);
    expect(noteOn('vashya grid')).toContain('Seven grids disagree in 15 of the 25 cells');
  });
});
