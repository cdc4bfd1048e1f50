import { civilFromDays } from '../time/calendar.js';
import type { Language } from './language.js';
import { type Digits, numeral } from './numeral.js';
import { filled } from './sentence.js';
import type { WallTime } from './wallTime.js';

/** How clock times are written: by 24 hours, by twelve, or by hours that go on past midnight, as Hindi and Gujarati newspapers do. */
export type ClockStyle = '24h' | '12h' | 'past_midnight';

const NOON = 12;

/**
 * Returns a clock time as CLDR says that a language writes it. The patterns are the library's own, since not every engine has them all.
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
  const two = (value: number): string => numeral(language, value, { digits, minimumIntegerDigits: 2 });
  const hour = Math.floor(minutes / 60);
  const { h24, am, pm } = language.clock;
  const m = two(minutes % 60);
  if (clock === '12h') return filled(hour < NOON ? am : pm, { h: two(hour % NOON || NOON), m });
  return filled(h24, { h: two(hour + (clock === 'past_midnight' ? 24 * daysOn : 0)), m });
}

/** Returns a date in short, with its day as it is written. */
export function shortDate({ clock }: Language, month: number, day: string): string {
  return filled(clock.date, { d: day, m: clock.months.split('|')[month - 1] ?? '' });
}

/** Returns a date as a language writes it in short, with day and month: `17 Jun`. */
export function dateText(language: Language, days: number, digits: Digits): string {
  const { month, day } = civilFromDays(days);
  return shortDate(language, month, numeral(language, day, { digits }));
}
