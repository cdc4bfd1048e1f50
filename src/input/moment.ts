import * as v from 'valibot';
import { parseMoment } from '../time/moment.js';

/** Returns whether a text is an ISO 8601 date-time with offset, as {@link parseMoment} reads it. */
export function isMoment(text: string): boolean {
  return parseMoment(text) !== undefined;
}

/** Returns the schema of a moment: an ISO 8601 date-time that carries its offset from UTC. */
export function momentSchema() {
  return v.pipe(
    v.string('it must be a text like "2024-02-05T15:51:00+05:30".'),
    v.check(
      isMoment,
      'it must be an ISO 8601 date and time with its offset, like "2024-02-05T15:51:00+05:30" or "2024-02-05T10:21:00Z"; there is no second 60.',
    ),
  );
}
