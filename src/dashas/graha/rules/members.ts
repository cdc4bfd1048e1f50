import { modulo } from '../../../math/angle.js';
import { at } from '../../../math/at.js';
import { type Course, inARow, type Stretch, tile } from '../../rules/course.js';

/** A period of a member of a row, which is counted from 0. */
export interface MemberPeriod extends Stretch {
  readonly member: number;
  readonly cycle: number;
}

export interface MemberRow {
  /** Units of the first period already past at birth. */
  readonly elapsed: number;
  /** The periods of the first level, in order of time; their lengths are whole units. */
  readonly periods: readonly { readonly member: number; readonly cycle: number; readonly length: number }[];
  /** The shares of the members in a period, which begins with its own and goes on through all. */
  readonly shares: readonly number[];
}

/**
 * Returns a daśā of the members of a row, each divided among them all from its own on.
 *
 * Source: of the division, Bṛhat Parāśara Horā Śāstra 51.1–2, in the Sanskrit: first the lord's own, then the others in order, each in
 * proportion to its years.
 */
export function memberCourse({ elapsed, periods, shares }: MemberRow): Course<MemberPeriod> {
  const stretches = inARow(periods.map(({ length }) => length));
  return {
    elapsed,
    mahadashas: stretches.map((stretch, i) => {
      const { member, cycle } = at(periods, i);
      return { ...stretch, member, cycle };
    }),
    within: (period) => {
      const members = shares.map((_, k) => modulo(period.member + k, shares.length));
      const { cycle } = period;
      return tile(
        period,
        members.map((member) => at(shares, member)),
        (stretch, k) => ({ ...stretch, member: at(members, k), cycle }),
      );
    },
  };
}

/** Returns the course of stars, each of which is followed by the one before it, also among its parts: `count` of them, alike in length. */
export function backwardStars(first: number, count: number, length: number): Course<MemberPeriod> {
  const STARS = 27;
  return {
    elapsed: 0,
    mahadashas: inARow(Array.from({ length: count }, () => length)).map((stretch, i) => ({
      ...stretch,
      member: modulo(first - i, STARS),
      cycle: 1,
    })),
    within: (period) =>
      tile(
        period,
        Array.from({ length: count }, () => 1),
        (stretch, k) => ({ ...stretch, member: modulo(period.member - k, STARS), cycle: 1 }),
      ),
  };
}
