import { SiddhantaError } from '../errors.js';
import type { Ephemeris } from '../sky/ephemeris.js';
import type { JdTt } from '../time/julian.js';

/**
 * Throws unless an ephemeris covers an instant.
 *
 * @param tt Julian day, TT
 * @param date what was given, for the error
 * @param field dotted path of the date in the input, for the error
 * @param margin days around the instant that are looked at too
 * @throws {SiddhantaError} `date_out_of_range`
 */
export function checkCovered(tt: JdTt, { name, range }: Ephemeris, date: string, field: string, margin = 0): void {
  if (tt - margin >= range.from && tt + margin <= range.to) return;
  throw new SiddhantaError(
    'date_out_of_range',
    `${field} is ${date}; it must be within the ephemeris ${name} (Julian days ${range.from} to ${range.to}).`,
    { field },
  );
}
