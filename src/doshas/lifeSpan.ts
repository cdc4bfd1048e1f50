import type { ResolvedBirth } from '../cast/birth.js';
import type { SkyContext } from '../cast/context.js';
import { utcText } from '../cast/iso.js';
import { resolveMoment } from '../cast/moment.js';
import { SiddhantaError } from '../errors.js';
import { describe } from '../input/parse.js';
import { CENTURY, DAY_MS, epochMs } from '../time/julian.js';
import type { Instants } from './rules/saturn.js';

/** The last second that can be computed. */
const LAST_MS = Date.UTC(2999, 11, 31, 23, 59, 59);

/**
 * @param field its dotted path in the input, for the error
 * @throws {SiddhantaError} `date_out_of_range`
 */
export function momentIn(text: string | undefined, field: string, sky: SkyContext): Instants | undefined {
  return text === undefined ? undefined : resolveMoment(text, sky, field).instant;
}

/**
 * Returns the requested span; by default a hundred years from birth, or as far as the ephemeris reaches.
 *
 * @throws {SiddhantaError} `invalid_value` for a beginning before the birth and for an end that is not after it; `date_out_of_range`
 */
export function lifeSpan(
  given: { readonly from?: string | undefined; readonly to?: string | undefined },
  { instant, utcMs }: ResolvedBirth,
  sky: SkyContext,
): { readonly from: Instants; readonly to: Instants } {
  const from = momentIn(given.from, 'from', sky) ?? instant;
  if (from.tt < instant.tt) {
    throw new SiddhantaError(
      'invalid_value',
      `from is ${describe(given.from)}; it must not be before the birth, ${utcText(utcMs)}. Leave it out to begin there.`,
      { field: 'from' },
    );
  }
  const farthest = Math.min(LAST_MS, epochMs(sky.ephemeris.range.to - 1));
  const to =
    momentIn(given.to, 'to', sky) ??
    resolveMoment(utcText(Math.min(utcMs + CENTURY * DAY_MS, farthest)), sky, 'to').instant;
  if (to.tt <= from.tt) {
    throw new SiddhantaError(
      'invalid_value',
      `to is ${describe(given.to ?? utcText(epochMs(to.ut)))}; it must be after ${given.from === undefined ? 'the birth' : `from, ${describe(given.from)}`}.`,
      { field: given.to === undefined ? 'from' : 'to' },
    );
  }
  return { from, to };
}
