import { SIGN } from '../../../math/angle.js';
import { at } from '../../../math/at.js';
import type { StrengthChart } from '../../../zodiac/signStrength.js';
import { type Course, inARow, type Stretch, tile, UNITS_PER_YEAR } from '../../rules/course.js';
import { orderOf, roundsOf, type SignInRound, signsWithin, yearsLord } from './rounds.js';
import type { Seed } from './seeds.js';
import type { RashiSystem, SignRuler } from './system.js';

export interface SignStretch extends Stretch, SignRuler {
  readonly cycle: number;
}

export interface RashiCourse extends Course<SignStretch> {
  /** Whether its rounds go forward; `null` without a direction. */
  readonly forward: boolean | null;
  readonly skipped: readonly SignInRound[];
}

const TWELFTHS = Array.from({ length: 12 }, () => 1);
const UNITS_PER_MICRO_ARCSECOND = UNITS_PER_YEAR / SIGN;

/**
 * Every level is twelve parts of the one above.
 * @param spent micro-arcseconds of the first sign traversed at birth, the spent share of its years: in Sudāśā alone
 */
export function rashiCourse(system: RashiSystem, chart: StrengthChart, seed: Seed, spent = 0): RashiCourse {
  const order = orderOf(system, chart, seed);
  const { signs, forward } = order;
  const rounds = roundsOf(system, chart, signs);
  const ruling = rounds.filter(({ years }) => years > 0);
  const stretches = inARow(ruling.map(({ years }) => years * UNITS_PER_YEAR));
  const divided = new Map<number, readonly SignRuler[]>();
  const ruler = (sign: number): SignRuler => ({ sign, lord: yearsLord(system, chart, sign) });
  const rulersWithin = (sign: number): readonly SignRuler[] => {
    const known = divided.get(sign) ?? signsWithin(system, chart, sign, order).map(ruler);
    divided.set(sign, known);
    return known;
  };
  return {
    forward,
    skipped: rounds.filter(({ years }) => years === 0),
    elapsed: at(rounds, 0).years * spent * UNITS_PER_MICRO_ARCSECOND,
    mahadashas: ruling.map(({ sign, cycle }, i) => ({ ...at(stretches, i), ...ruler(sign), cycle })),
    within: (period) => {
      const rulers = rulersWithin(period.sign);
      const { cycle } = period;
      return tile(period, system.shares ?? TWELFTHS, ({ level, start, end, startPart, endPart, of }, i) => {
        const { sign, lord } = at(rulers, i);
        // Written out: spreading doubles the cost.
        return { level, start, end, startPart, endPart, of, sign, lord, cycle };
      });
    },
  };
}
