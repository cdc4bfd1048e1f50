import * as v from 'valibot';
import { isCalendarDate } from '../time/calendar.js';
import { parseMoment } from '../time/moment.js';

/** Returns whether a text is an ISO 8601 date-time with offset, as {@link parseMoment} reads it. */
export function isMoment(text: string): boolean {
  return parseMoment(text) !== undefined;
}

const EXAMPLE = '2024-02-05T15:51:00+05:30';

/** Returns what is said of a text that is no moment; of a date alone, how the moment at which it begins is written. */
function noMoment({ input }: { readonly input: string }): string {
  const like = isCalendarDate(input) ? `${input}T00:00:00+05:30` : EXAMPLE;
  return `it must be an ISO 8601 date and time with its offset from UTC, like "${like}"${/:60\D/.test(input) ? '; second 60 is one of a leap second, such as "2016-12-31T23:59:60Z"' : ''}.`;
}

/** Returns the schema of a moment: an ISO 8601 date-time that carries its offset from UTC. */
export function momentSchema() {
  return v.pipe(v.string(`it must be a text like "${EXAMPLE}".`), v.check(isMoment, noMoment));
}
