import { describe, expect, it } from 'vitest';
import { toMicroArcseconds } from '../../src/math/angle.js';
import { GRAHAS, type Graha, SIGNS } from '../../src/zodiac/names.js';
import { strengthChart, strongerGraha, strongerSign } from '../../src/zodiac/signStrength.js';
import { at, fixture } from '../support/fixtures.js';

interface Comparison {
  readonly locus: string;
  readonly chart: string;
  readonly compare: readonly [string, string];
  readonly stronger: string;
  readonly decided_by?: string;
}

const { charts, comparisons } = fixture<{
  readonly charts: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly comparisons: readonly Comparison[];
}>('sources/sign-strength.json');

const chartOf = (name: string) => {
  const degrees = at(charts, name);
  return strengthChart(
    Object.fromEntries(GRAHAS.map((graha) => [graha, toMicroArcseconds(at(degrees, graha))])) as Record<
      Graha,
      ReturnType<typeof toMicroArcseconds>
    >,
  );
};
const names: readonly string[] = SIGNS.map(({ name }) => name);
const isGraha = (name: string): name is Graha => (GRAHAS as readonly string[]).includes(name);

function judged(chart: string, [first, second]: readonly [string, string], purpose: 'strength' | 'dasha') {
  if (isGraha(first) && isGraha(second)) return strongerGraha(chartOf(chart), first, second, purpose);
  const verdict = strongerSign(chartOf(chart), names.indexOf(first), names.indexOf(second), purpose);
  return { ...verdict, stronger: verdict.stronger === undefined ? undefined : names[verdict.stronger] };
}

describe('which of two is stronger, as a textbook says', () => {
  it.each(comparisons)('$locus, $chart: $compare', ({ chart, compare, stronger, decided_by }) => {
    const [first, second] = compare;
    const purposes = decided_by === 'period' ? (['dasha'] as const) : (['dasha', 'strength'] as const);
    for (const purpose of purposes) {
      for (const pair of [compare, [second, first] as const]) {
        const verdict = judged(chart, pair, purpose);
        expect(verdict.stronger).toBe(stronger);
        if (decided_by !== undefined) expect(verdict.decidedBy).toBe(decided_by);
      }
    }
  });

  it('has comparisons that rest on each rule but exaltation and modality', () => {
    const rules = new Set(comparisons.map(({ decided_by }) => decided_by));
    for (const rule of ['occupants', 'jupiter_mercury_lord', 'parity', 'period', 'advancement', 'companions']) {
      expect(rules).toContain(rule);
    }
  });
});
