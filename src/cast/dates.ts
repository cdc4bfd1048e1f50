import { SiddhantaError } from '../errors.js';
import type { Ephemeris } from '../sky/ephemeris.js';
import { checkRange } from './almanac.js';

/** @throws {SiddhantaError} `invalid_value`, field `to`, for a last date before the first; `date_out_of_range` outside the ephemeris */
export function checkDates(from: string, to: string, ephemeris: Ephemeris): void {
  if (to < from) {
    throw new SiddhantaError(
      'invalid_value',
      `to is ${to}, which is before from (${from}). Give the earlier date as from.`,
      { field: 'to' },
    );
  }
  checkRange(from, ephemeris, 'from');
  checkRange(to, ephemeris, 'to');
}
