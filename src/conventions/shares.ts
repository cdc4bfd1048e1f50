import type { SettledConventions } from '../input/conventions.js';
import { signedArc } from '../math/angle.js';
import type { Context } from '../operation/operation.js';
import type { Birth } from '../types.js';
import { type Chart, chartBy, longitudeOf, type Point } from './chart.js';

export const SHARING = ['time_scale', 'positions', 'moon', 'node', 'ayanamsa', 'ayanamsa_reference', 'year'] as const;

/** A convention that affects a longitude or a daśā. */
export type SharingConvention = (typeof SHARING)[number];

export interface Step {
  readonly convention: SharingConvention;
  readonly before: Chart;
  readonly after: Chart;
}

function switched(
  conventions: SettledConventions,
  others: SettledConventions,
  convention: SharingConvention,
): SettledConventions {
  const { star_place } = convention === 'ayanamsa' ? others : conventions;
  return { ...conventions, star_place, [convention]: others[convention] };
}

/**
 * Returns the steps from one chart to another, switching one convention after the other, so that the steps add up to the whole difference.
 * Equal conventions are skipped.
 */
export function stepsBetween(birth: Birth, from: Chart, to: Chart, given: Context): readonly Step[] {
  const target = to.natal.sky.conventions;
  const steps: Step[] = [];
  let before = from;
  for (const convention of SHARING) {
    const conventions = before.natal.sky.conventions;
    const next = switched(conventions, target, convention);
    if (JSON.stringify(next) === JSON.stringify(conventions)) continue;
    const after = chartBy(birth, next, given);
    steps.push({ convention, before, after });
    before = after;
  }
  return steps;
}

/** Micro-arcseconds, −½ … ½ turn. */
export function ahead(before: Chart, after: Chart, point: Point): number {
  return signedArc(longitudeOf(after, point) - longitudeOf(before, point));
}
