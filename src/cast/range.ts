import { SiddhantaError } from '../errors.js';
import type { Ephemeris } from '../sky/ephemeris.js';
import type { JdTt } from '../time/julian.js';

/**
 * @param tt Julian day, TT
 * @param date as given, for the error
 * @param field dotted path of the date in the input, for the error
 * @param margin days around the instant that are needed, too
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
