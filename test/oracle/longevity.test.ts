import { describe, expect, it } from 'vitest';
import { isCombustIn, isMalefic, visibleShare } from '../../src/longevity/rules/conditions.js';
import { lifeShares } from '../../src/longevity/rules/shares.js';
import { VISIBLE_HALF } from '../../src/longevity/tables/years.js';
import { SIGN_LORDS, type SignLord } from '../../src/zodiac/lords.js';
import { wholeSignHouse } from '../../src/zodiac/position.js';
import { PUBLISHED, publishedChart, RULES } from '../longevity/support.js';

/** Half of the last digit that is printed, and a little for the positions. */
const YEARS = 0.0075;

const baseOf = (chart: ReturnType<typeof publishedChart>, count: Parameters<typeof lifeShares>[1], graha: SignLord) =>
  lifeShares(chart, count, RULES).grahas.find((one) => one.graha === graha)?.base ?? Number.NaN;

describe('the standard nativity of Santhanam, as PyJHora prints it', () => {
  const chart = publishedChart('santhanam');
  const {
    base_pindayu: base,
    combust,
    enemy_sign: enemies,
    houses,
    visible_half_factors: factors,
  } = PUBLISHED.santhanam;

  it.each(SIGN_LORDS)('years of %s before reductions', (graha) => {
    expect(Math.abs(baseOf(chart, 'pindayu', graha) - (base[graha] ?? Number.NaN))).toBeLessThan(YEARS);
  });

  it('who is combust and who in an enemy’s sign: Venus is combust, too, and exempt', () => {
    const { grahas } = lifeShares(chart, 'pindayu', RULES);
    const losing = (rule: string): string[] =>
      grahas.filter(({ steps }) => steps.some((step) => step.rule === rule && step.applies)).map(({ graha }) => graha);
    expect(losing('combust')).toEqual(combust);
    expect(losing('enemy_sign')).toEqual(enemies);
    expect(isCombustIn(chart, 'Venus', 'surya_siddhanta')).toBe(true);
  });

  // PyJHora counts one house further than its own comment (Saturn 8, Mars 9, Jupiter 10), and halves nothing for benefics, although its
  // docstring quotes that they lose half. We follow the quotation: one over the loss is one more, and a benefic loses half.
  it.each(Object.entries(houses))('the house of %s', (graha, house) => {
    const half = isMalefic(graha as SignLord) ? 1 : 2;
    const inverse = 1 / (visibleShare(chart, graha as SignLord, 'proportional') * half);
    expect(14 - Math.ceil(inverse)).toBe(house);
  });

  it.each(SIGN_LORDS.filter((graha) => graha !== 'Mercury'))(
    'the loss of %s in proportion, a house nearer than PyJHora',
    (graha) => {
      const half = isMalefic(graha) ? 1 : 2;
      const theirs = 1 / (1 - (factors[graha] ?? Number.NaN));
      expect(1 / (visibleShare(chart, graha, 'proportional') * half) - 1).toBeCloseTo(theirs, 2);
    },
  );

  it('Mercury in the sixth house loses nothing', () => {
    expect(visibleShare(chart, 'Mercury', 'proportional')).toBe(0);
  });
});

describe('the chart of 1996 of PyJHora', () => {
  const chart = publishedChart('pvr-1996');
  const published = PUBLISHED['pvr-1996'];

  /** Its columns for malefics and benefics are exchanged against Bṛhajjātaka 7.3, with the waxing Moon of this chart a malefic. */
  const exchanged = (graha: SignLord): number => {
    const house = wholeSignHouse(chart.longitudes[graha], chart.ascendant);
    const share = VISIBLE_HALF[house as keyof typeof VISIBLE_HALF] ?? 0;
    const likeMalefic = isMalefic(graha) || graha === 'Moon';
    return 1 - (likeMalefic ? share / 2 : share);
  };

  it.each(SIGN_LORDS)('natural years of %s by signs, with its columns exchanged', (graha) => {
    const found = baseOf(chart, 'nisargayu', graha) * exchanged(graha);
    expect(Math.abs(found - (published.nisargayu_by_signs[graha] ?? Number.NaN))).toBeLessThan(YEARS);
  });

  it.each(SIGN_LORDS)('natural years of %s in proportion, before benefics are halved', (graha) => {
    const loss = visibleShare(chart, graha, 'proportional') * (isMalefic(graha) ? 1 : 2);
    const found = baseOf(chart, 'nisargayu', graha) * (1 - loss);
    expect(Math.abs(found - (published.nisargayu_in_proportion[graha] ?? Number.NaN))).toBeLessThan(YEARS);
  });

  it('years of the ascendant, by its sign', () => {
    expect(lifeShares(chart, 'pindayu', { ...RULES, lagna_years: 'sign' }).lagna.years).toBeCloseTo(published.lagna, 2);
  });

  // Increases: Mars and Venus twofold; PyJHora holds Saturn for retrograde, who was direct since 3 December, and so triples him.
  const increase: Readonly<Record<string, number>> = { Mars: 2, Venus: 2, Saturn: 3 };

  it.each(PUBLISHED.cases)('the sum of $operation, with what it does otherwise', ({ operation, sum }) => {
    const count = operation.replace('longevity.', '');
    const years = SIGN_LORDS.map(
      (graha) =>
        baseOf(chart, count as 'pindayu', graha) *
        exchanged(graha) *
        (count === 'amshayu' ? (increase[graha] ?? 1) : 1),
    );
    // A minute of arc is 0.005 years in the count by navāṁśas, and Saturn’s is tripled.
    const tolerance = count === 'amshayu' ? 0.02 : YEARS * 2;
    expect(Math.abs(years.reduce((a, b) => a + b, 0) + published.lagna - sum)).toBeLessThan(tolerance);
  });
});
