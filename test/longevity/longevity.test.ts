import { describe, expect, it } from 'vitest';
import { amshayu, jivasharma, nisargayu, pindayu } from '../../src/longevity/index.js';
import { lagnaShare, navamshaYears, proportionalYears } from '../../src/longevity/rules/base.js';
import type { LifeRules } from '../../src/longevity/rules/chart.js';
import { isThreefold, isTwofold, risingShare, visibleShare } from '../../src/longevity/rules/conditions.js';
import { type GrahaShare, lifeShares } from '../../src/longevity/rules/shares.js';
import { PINDA_YEARS } from '../../src/longevity/tables/years.js';
import { DEGREE, microArcseconds, SIGN } from '../../src/math/angle.js';
import { recordOf } from '../../src/math/recordOf.js';
import { SIGN_LORDS, type SignLord } from '../../src/zodiac/lords.js';
import { GRAHAS, type Graha } from '../../src/zodiac/names.js';
import { chartOf, RULES } from './support.js';

const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
const birth = { date: '1990-08-15', time: '08:30:00', place };

/** All in Gemini but those that are given, in degrees from Aries; an ascendant in Cancer leaves Gemini in the twelfth. */
const at = (degrees: Partial<Record<Graha, number>>): Record<Graha, number> =>
  recordOf(GRAHAS, (graha) => (degrees[graha] ?? 75) * DEGREE);

const shareOf = (shares: { readonly grahas: readonly GrahaShare[] }, graha: SignLord): GrahaShare => {
  const found = shares.grahas.find((one) => one.graha === graha);
  if (found === undefined) throw new Error(graha);
  return found;
};

const applied = ({ steps }: GrahaShare): string[] =>
  steps.filter(({ applies }) => applies).map(({ rule, factor }) => `${rule} ${factor.toFixed(4)}`);
const spared = ({ steps }: GrahaShare): string[] =>
  steps.flatMap(({ rule, reason }) => (reason === null ? [] : [`${rule} ${reason}`]));

describe('years before reductions', () => {
  it.each([
    ['Sun', 10, 19],
    ['Sun', 190, 9.5],
    ['Sun', 100, 14.25],
    ['Sun', 280, 14.25],
    ['Saturn', 200, 20],
    ['Saturn', 20, 10],
  ] as const)('%s at %f° gives %f', (graha, degrees, years) => {
    expect(proportionalYears(graha, microArcseconds(degrees * DEGREE), PINDA_YEARS[graha])).toBe(years);
  });

  it('a navāṁśa is a year; the thirteenth begins again', () => {
    expect([0, 12_000_000_000, 144_000_000_000, 143_999_999_999].map((one) => navamshaYears(microArcseconds(one)))).toEqual([0, 1, 0, 143_999_999_999 / 12_000_000_000]); // biome-ignore format: one line
  });

  it('the seventh of Jīvaśarman is 17 years 1 month 22 days 8 ghaṭīs 34 palas of 360 days', () => {
    const { grahas } = lifeShares(chartOf(at({ Sun: 10 }), 100 * DEGREE), 'jivasharma', RULES);
    const days = (shareOf({ grahas }, 'Sun').base - 17) * 360;
    expect(days).toBeCloseTo(30 + 22 + 8 / 60 + 34 / 3600, 3);
  });

  it('the ascendant by navāṁśa, sign, the stronger of the lords, or both', () => {
    const ascendant = microArcseconds(SIGN + SIGN / 3);
    const strength = (graha: SignLord): number => (graha === 'Venus' ? 2 : 1);
    const years = (['navamsha', 'sign', 'stronger_lord', 'both'] as const).map(
      (reading) => lagnaShare(ascendant, reading, strength).years,
    );
    expect(years).toEqual([0, 4 / 3, 4 / 3, 4 / 3]);
    expect(lagnaShare(ascendant, 'stronger_lord', strength).taken).toBe('sign');
    expect(lagnaShare(ascendant, 'stronger_lord', () => 1).taken).toBe('navamsha');
  });
});

describe('reductions', () => {
  const lose = (
    degrees: Partial<Record<Graha, number>>,
    graha: SignLord,
    rules: Partial<LifeRules> = {},
    retrograde: readonly SignLord[] = [], // biome-ignore format: one line
  ) =>
    shareOf(
      lifeShares(
        chartOf(at(degrees), 10 * DEGREE, { retrograde: recordOf(SIGN_LORDS, (one) => retrograde.includes(one)) }),
        'pindayu',
        { ...RULES, ...rules },
      ),
      graha,
    );

  it('an enemy’s sign takes a third, of the retrograde or of Mars nothing', () => {
    expect(applied(lose({ Jupiter: 55 }, 'Jupiter'))).toEqual(['enemy_sign 0.6667']);
    const back = lose({ Jupiter: 55 }, 'Jupiter', {}, ['Jupiter']);
    expect([applied(back), spared(back)]).toEqual([[], ['enemy_sign retrograde_exempt']]);
    expect(applied(lose({ Jupiter: 55 }, 'Jupiter', { enemy_exempt: 'mars' }, ['Jupiter']))).toEqual(['enemy_sign 0.6667']); // biome-ignore format: one line
    // The Sun in Taurus spares Mars in Gemini his light.
    expect(applied(lose({ Mars: 85, Sun: 40 }, 'Mars'))).toEqual(['enemy_sign 0.6667']);
    expect(spared(lose({ Mars: 85, Sun: 40 }, 'Mars', { enemy_exempt: 'both' }))).toEqual(['enemy_sign mars_exempt']);
  });

  it('place turns an enemy into a neutral: option relation', () => {
    expect(applied(lose({ Jupiter: 55, Venus: 80 }, 'Jupiter', { relation: 'compound' }))).toEqual([]);
    expect(applied(lose({ Jupiter: 55, Venus: 40 }, 'Jupiter', { relation: 'compound' }))).toEqual(['enemy_sign 0.6667']); // biome-ignore format: one line
  });

  it('the Sun takes half, of Venus and Saturn nothing', () => {
    expect(applied(lose({ Sun: 130, Moon: 130 }, 'Moon'))).toEqual(['combust 0.5000']);
    expect(spared(lose({ Sun: 75, Venus: 75 }, 'Venus'))).toEqual(['combust venus_saturn_exempt']);
  });

  it('of several the greater, or the greatest, or each', () => {
    const degrees = { Sun: 55, Jupiter: 55 };
    expect(applied(lose(degrees, 'Jupiter'))).toEqual(['enemy_sign 0.6667', 'combust 0.5000']);
    const greater = lose(degrees, 'Jupiter', { several: 'greater' });
    expect([applied(greater), spared(greater)]).toEqual([['combust 0.5000'], ['enemy_sign greater_loss']]);
    const visible = { Sun: 209, Jupiter: 209 };
    expect(applied(lose(visible, 'Jupiter', { several: 'greater', in_one_sign: 'all' }))).toEqual(['combust 0.5000', 'visible_half 0.9167']); // biome-ignore format: one line
    expect(applied(lose(visible, 'Jupiter', { several: 'greatest', in_one_sign: 'all' }))).toEqual(['combust 0.5000']);
  });

  it.each([
    [7, 1 / 6],
    [8, 1 / 5],
    [9, 1 / 4],
    [10, 1 / 3],
    [11, 1 / 2],
    [12, 1],
    [1, 0],
    [6, 0],
  ])('in house %i a malefic loses %f, a benefic half of it', (house, part) => {
    const chart = chartOf(at({ Mars: (house - 1) * 30 + 1, Venus: (house - 1) * 30 + 1 }), 20 * DEGREE);
    expect([visibleShare(chart, 'Mars', 'sign'), visibleShare(chart, 'Venus', 'sign')]).toEqual([part, part / 2]);
  });

  it('in proportion it grows from a seventh at the beginning of the seventh house to all at the ascendant’s', () => {
    const share = (degrees: number): number =>
      visibleShare(chartOf(at({ Mars: degrees }), 15 * DEGREE), 'Mars', 'proportional');
    expect([0, 179, 180, 210, 345, 359].map((one) => share(one).toFixed(4))).toEqual(['0.0000', '0.0000', '0.1429', '0.1667', '0.6667', '0.9677']); // biome-ignore format: one line
  });

  it('of several in a sign the strongest alone loses there; equals lose alike', () => {
    const strength = recordOf(SIGN_LORDS, (graha) => (graha === 'Venus' ? 2 : 1));
    const chart = chartOf(at({ Sun: 40, Mars: 200, Venus: 200 }), 20 * DEGREE, { strength });
    const shares = lifeShares(chart, 'pindayu', RULES);
    expect(applied(shareOf(shares, 'Venus'))).toEqual(['visible_half 0.9167']);
    expect(spared(shareOf(shares, 'Mars'))).toEqual(['visible_half stronger_in_sign']);
    const equal = lifeShares({ ...chart, strength: recordOf(SIGN_LORDS, () => 1) }, 'pindayu', RULES);
    expect(applied(shareOf(equal, 'Mars'))).toEqual(['visible_half 0.8333']);
  });

  it('a malefic in the ascendant takes from all, halved by the aspect of a benefic', () => {
    const chart = chartOf(at({ Saturn: 95, Jupiter: 75, Sun: 40 }), 102 * DEGREE);
    expect(risingShare(chart, 'Moon', 'phaladeepika')).toBeCloseTo(12 / 360, 12);
    expect(risingShare(chart, 'Moon', 'santhanam')).toBe(0);
    expect(risingShare(chart, 'Saturn', 'santhanam')).toBeCloseTo(102 / 360, 12);
    expect(risingShare(chart, 'Saturn', 'none')).toBe(0);
    // Jupiter in Pisces sees Cancer.
    const seen = chartOf(at({ Saturn: 95, Jupiter: 345, Sun: 40 }), 102 * DEGREE);
    expect(risingShare(seen, 'Moon', 'phaladeepika')).toBeCloseTo(6 / 360, 12);
    const empty = chartOf(at({ Sun: 40 }), 102 * DEGREE);
    expect(risingShare(empty, 'Moon', 'phaladeepika')).toBe(0);
  });
});

describe('increases', () => {
  it('threefold in exaltation, by one text retrograde, by the other in the own sign', () => {
    const direct = chartOf(at({ Jupiter: 95, Mars: 5 }), 0);
    const back = { ...direct, retrograde: recordOf(SIGN_LORDS, () => true) };
    expect(isThreefold(direct, 'Jupiter', 'bphs')).toBe(true);
    expect([isThreefold(direct, 'Mars', 'brihat_jataka'), isThreefold(direct, 'Mars', 'bphs')]).toEqual([false, true]);
    expect([isThreefold(back, 'Venus', 'brihat_jataka'), isThreefold(back, 'Venus', 'bphs')]).toEqual([true, false]);
  });

  it('twofold in own navāṁśa, drekkāṇa, vargottama, and own sign by one text', () => {
    // Mercury at 29° Gemini is vargottama; Venus at 12° has Libra for her drekkāṇa; Saturn at 4° nothing of his own.
    const chart = chartOf(at({ Mercury: 89, Venus: 72, Mars: 14, Saturn: 64 }), 0);
    expect(isTwofold(chart, 'Mercury', 'bphs')).toBe(true);
    expect(isTwofold(chart, 'Venus', 'bphs')).toBe(true);
    expect(isTwofold(chart, 'Saturn', 'bphs')).toBe(false);
    expect([isTwofold(chart, 'Mars', 'brihat_jataka'), isTwofold(chart, 'Mars', 'bphs')]).toEqual([true, false]);
  });

  it('the larger one counts, and no malefic in the ascendant is asked', () => {
    const shares = lifeShares(chartOf(at({ Jupiter: 90.5, Sun: 95 }), 91 * DEGREE), 'amshayu', RULES);
    const jupiter = shareOf(shares, 'Jupiter');
    expect(applied(jupiter)).toEqual(['threefold 3.0000', 'combust 0.5000']);
    expect(spared(jupiter)).toEqual(['twofold larger_gain']);
    expect(jupiter.steps.map(({ rule }) => rule)).not.toContain('rising_malefic');
  });
});

describe('the operations', () => {
  it('say the evidence for each count, one of them the strongest', () => {
    const { evidence } = pindayu({ birth, sensitive: true }).data;
    expect(evidence.map(({ of, count }) => `${of} ${count}`)).toEqual(['lagna amshayu', 'sun pindayu', 'moon nisargayu']); // biome-ignore format: one line
    const most = Math.max(...evidence.map(({ virupas }) => virupas));
    for (const { virupas, strongest } of evidence) expect(strongest).toBe(virupas === most);
  });

  it('leave natural years whole with the basis fixed', () => {
    const { grahas } = nisargayu({ birth, sensitive: true, basis: 'fixed' }).data;
    expect(grahas.map(({ years, steps }) => [years, steps.length])).toEqual([20, 1, 2, 9, 18, 20, 50].map((years) => [years, 0])); // biome-ignore format: one line
  });

  it.each([pindayu, nisargayu, amshayu, jivasharma])('require the time, and sensitive', (count) => {
    const { time: _, ...dateOnly } = birth;
    expect(() => count({ birth: dateOnly, sensitive: true })).toThrow('birth.time is required');
    expect(() => count({ birth })).toThrow('is returned only with sensitive: true');
  });

  it('reduce by the options that they name', () => {
    const by = (more: object): number => pindayu({ birth, sensitive: true, ...more }).data.sum;
    const plain = by({});
    expect(by({ several: 'greatest' })).toBeGreaterThanOrEqual(plain);
    expect(by({ in_one_sign: 'all' })).toBeLessThanOrEqual(plain);
    expect(amshayu({ birth, sensitive: true, bharana: 'bphs' }).data.grahas).toHaveLength(7);
  });
});
