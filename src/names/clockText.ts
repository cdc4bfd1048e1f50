import type { Language } from './language.js';
import { assertKnown, type Digits, intlTag, numeral } from './numeral.js';
import type { WallTime } from './wallTime.js';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** How clock times are written: by 24 hours, by twelve, or by hours that go on past midnight, as Hindi and Gujarati newspapers do. */
export type ClockStyle = '24h' | '12h' | 'past_midnight';

function formatter(language: Language, digits: Digits, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  // The time is what the clock of the place shows already.
  const format = new Intl.DateTimeFormat(intlTag(language, digits), { ...options, timeZone: 'UTC' });
  assertKnown(language, digits, format.resolvedOptions());
  return format;
}

/** Engines differ in which kind of space they set before the half of the day. */
const plainSpaces = (text: string): string => text.replace(/[\u00a0\u202f]/gu, ' ');

/**
 * Returns a clock time as a language writes it.
 *
 * @param daysOn how many days after that of its line it falls; counted on in the hours with `past_midnight`: 25:40
 */
export function clockText(
  language: Language,
  { minutes }: WallTime,
  digits: Digits,
  clock: ClockStyle,
  daysOn: number,
): string {
  const hourCycle = clock === '12h' ? 'h12' : 'h23';
  const format = formatter(language, digits, { hour: '2-digit', minute: '2-digit', hourCycle });
  const parts = format.formatToParts(minutes * MINUTE_MS);
  const hours = clock === 'past_midnight' ? daysOn * 24 : 0;
  const written = parts.map(({ type, value }) =>
    type === 'hour' && hours > 0 ? numeral(language, Math.floor(minutes / 60) + hours, { digits }) : value,
  );
  return plainSpaces(written.join(''));
}

/** Returns a date as a language writes it in short, with day and month: `17 Jun`. */
export function dateText(language: Language, days: number, digits: Digits): string {
  return plainSpaces(formatter(language, digits, { day: 'numeric', month: 'short' }).format(days * DAY_MS));
}
