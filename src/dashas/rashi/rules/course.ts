import { SIGN } from '../../../math/angle.js';
import { at } from '../../../math/at.js';
import type { StrengthChart } from '../../../zodiac/signStrength.js';
import { type Course, inARow, type Stretch, tile, UNITS_PER_YEAR } from '../../rules/course.js';
import { orderOf, roundsOf, type SignInRound, signsWithin, yearsLord } from './rounds.js';
import type { Seed } from './seeds.js';
import type { RashiSystem, SignRuler } from './system.js';

/** A period that a sign rules. */
export interface SignStretch extends Stretch, SignRuler {
  /** From 1. */
  readonly cycle: number;
}

/** A daśā of signs of a birth. */
export interface RashiCourse extends Course<SignStretch> {
  /** Whether its rounds go forward; `null` where they have no direction. */
  readonly forward: boolean | null;
  /** The signs that have no years in a round. */
  readonly skipped: readonly SignInRound[];
}

const TWELFTHS = Array.from({ length: 12 }, () => 1);
/** Units of a year in a micro-arcsecond of a sign. */
const UNITS_PER_MICRO_ARCSECOND = UNITS_PER_YEAR / SIGN;

/**
 * Returns the periods of a daśā of signs. Every level is twelve equal parts of the one above.
 * @param spent micro-arcseconds of the first sign that are traversed at birth, as much of its years as they are of the sign: in Sudāśā
 *   alone
 */
export function rashiCourse(system: RashiSystem, chart: StrengthChart, seed: Seed, spent = 0): RashiCourse {
  const order = orderOf(system, chart, seed);
  const { signs, forward } = order;
  const rounds = roundsOf(system, chart, signs);
  const ruling = rounds.filter(({ years }) => years > 0);
  const stretches = inARow(ruling.map(({ years }) => years * UNITS_PER_YEAR));
  // A sign is divided alike wherever it rules.
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
      return tile(period, TWELFTHS, ({ level, start, end, startPart, endPart, of }, i) => {
        const { sign, lord } = at(rulers, i);
        // Written out: spreading costs as much as all the rest.
        return { level, start, end, startPart, endPart, of, sign, lord, cycle };
      });
    },
  };
}
