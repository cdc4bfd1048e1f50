import { isCalendarDate } from '../time/calendar.js';
import { UsageError } from './command.js';

const SECOND_MS = 1000;
const DAY_MS = 86_400 * SECOND_MS;

const UNITS: Readonly<Record<string, number>> = {
  s: SECOND_MS,
  m: 60 * SECOND_MS,
  h: 3600 * SECOND_MS,
  d: DAY_MS,
  w: 7 * DAY_MS,
};

const MOST_MS = 3650 * DAY_MS;

export const SPAN_FORM = 'a whole number with s, m, h, d or w, such as 24h or 90d';

function spanOf(text: string): number | undefined {
  const [, digits = '', unit = ''] = /^(\d{1,9})([smhdw]?)$/.exec(text) ?? [];
  if (digits === '' || (unit === '' && Number(digits) !== 0)) return undefined;
  const span = Number(digits) * (UNITS[unit] ?? 0);
  return span <= MOST_MS ? span : undefined;
}

/** Returns the milliseconds of a span of time, 0 to ten years. Throws `UsageError` for another text. */
export function readSpan(text: string, flag: string): number {
  const span = spanOf(text);
  if (span !== undefined) return span;
  throw new UsageError(
    `--${flag} is ${JSON.stringify(text)}; it must be ${SPAN_FORM}, 0 for none, and at most ${MOST_MS / DAY_MS}d.`,
  );
}

/**
 * Returns the instant at which something ends, milliseconds since 1970-01-01T00:00Z: after a span, or when the last day of UTC is over. Throws
 * `UsageError` for another text, and for an end that does not lie ahead.
 */
export function readEnd(text: string, flag: string, now: number): number {
  const span = spanOf(text);
  const end = isCalendarDate(text)
    ? Date.parse(`${text}T00:00:00Z`) + DAY_MS
    : span === undefined
      ? undefined
      : now + span;
  if (end === undefined) {
    throw new UsageError(
      `--${flag} is ${JSON.stringify(text)}; it must be the last day, YYYY-MM-DD, or ${SPAN_FORM}, at most ${MOST_MS / DAY_MS}d.`,
    );
  }
  if (end <= now)
    throw new UsageError(`--${flag} is ${JSON.stringify(text)}, which is in the past; it must be in the future.`);
  return end;
}
