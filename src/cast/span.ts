import { SiddhantaError } from '../errors.js';
import type { Instant } from '../sky/instant.js';
import type { Moment } from '../time/moment.js';
import type { SkyContext } from './context.js';
import { resolveMoment } from './moment.js';

export interface MomentSpan {
  readonly from: { readonly moment: Moment; readonly instant: Instant };
  readonly to: { readonly moment: Moment; readonly instant: Instant };
  readonly days: number;
}

/**
 * @param longest its greatest length in days, and its name for the error
 * @throws {SiddhantaError} `invalid_value`, field `to`, where it is not after `from` or too far after it; `date_out_of_range`
 */
export function momentSpan(
  { from, to }: { readonly from: string; readonly to: string },
  sky: SkyContext,
  longest: { readonly days: number; readonly words: string },
): MomentSpan {
  const span = { from: resolveMoment(from, sky, 'from'), to: resolveMoment(to, sky, 'to') };
  const days = span.to.instant.ut - span.from.instant.ut;
  const refuse = (why: string): SiddhantaError =>
    new SiddhantaError('invalid_value', `to is ${to}, ${why}`, { field: 'to' });
  if (days <= 0) throw refuse(`which is not after from (${from}). Give the earlier moment as from.`);
  // A leap second makes no span longer.
  if (days > longest.days + 1e-4)
    throw refuse(`more than ${longest.words} after from (${from}). Ask for a shorter span.`);
  return { ...span, days };
}
