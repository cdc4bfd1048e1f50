import { timeText } from '../dates.js';
import type { ReportRequest } from '../request.js';
import type { Wording } from '../wording.js';

interface Span {
  readonly start: string;
  readonly end: string;
}

/** Returns the date and the minute of an instant of a result: `3 Oct 1929, 16:57`. */
export const instantText = ({ date }: Wording, instant: string): string =>
  `${date(instant)}, ${timeText(instant.slice(11))}`;

/** Returns the day and the month of an instant, where the year is said beside it: `3 Oct`. */
export const dayText = ({ date }: Wording, instant: string): string => date(instant).replace(/ \d+$/, '');

/** Returns whether a period runs at the moment of the document; periods are half-open. */
export function runsAt({ at }: ReportRequest, { start, end }: Span): boolean {
  if (at === undefined) return false;
  const ms = Date.parse(at);
  return Date.parse(start) <= ms && ms < Date.parse(end);
}

/** Returns which part of a period has passed at the moment of the document, 0 … 1. */
export function shareGone({ at }: ReportRequest, { start, end }: Span): number {
  if (at === undefined) return 0;
  const [from, to] = [Date.parse(start), Date.parse(end)];
  return (Date.parse(at) - from) / (to - from);
}
