import { isCalendarDate } from '../time/calendar.js';

const DAY_FIRST = /^(\d{1,2})([-/. ])(\d{1,2})\2(\d{4})$/;
const YEAR_FIRST = /^(\d{4})([-/. ])(\d{1,2})\2(\d{1,2})$/;
const WITH_NAME =
  /^(?:(\d{1,2})(?:st|nd|rd|th)?[-/. ]+([a-z]{3,9})\.?|([a-z]{3,9})\.?[-/. ]+(\d{1,2})(?:st|nd|rd|th)?),?[-/. ]+(\d{4})$/i;

export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const two = (number: number | string): string => String(number).padStart(2, '0');

function readings(text: string): string[] {
  const [, first = '', , second = '', year = ''] = DAY_FIRST.exec(text) ?? [];
  if (year !== '') return [`${year}-${two(second)}-${two(first)}`, `${year}-${two(first)}-${two(second)}`];
  const [, before = '', , month = '', day = ''] = YEAR_FIRST.exec(text) ?? [];
  if (before !== '') return [`${before}-${two(month)}-${two(day)}`];
  const [, dayBefore, monthAfter, monthBefore, dayAfter, ofYear = ''] = WITH_NAME.exec(text) ?? [];
  const name = (monthAfter ?? monthBefore ?? '-').toLowerCase();
  const number = MONTHS.findIndex((one) => one.toLowerCase().startsWith(name)) + 1;
  return ofYear === '' || number === 0 ? [] : [`${ofYear}-${two(number)}-${two(dayBefore ?? dayAfter ?? '')}`];
}

const inWords = (date: string): string => {
  const [, month, day] = date.split('-').map(Number);
  return `${date} (${day} ${MONTHS[(month ?? 1) - 1]})`;
};

/**
 * Returns ` Did you mean 1990-08-15?` for a date in another form, both readings where day and month can be read either way, otherwise
 * nothing.
 *
 * @example
 * ```ts
 * suggestDate('15/08/1990'); // => ' Did you mean 1990-08-15?'
 * suggestDate('05/06/1990'); // => ' Did you mean 1990-06-05 (5 June) or 1990-05-06 (6 May)?'
 * suggestDate('1990-08-15'); // => ''
 * ```
 */
export function suggestDate(text: unknown): string {
  if (typeof text !== 'string' || text.length > 40) return '';
  const trimmed = text.trim();
  const dates = [...new Set(readings(trimmed))].filter((date) => isCalendarDate(date) && date !== trimmed);
  if (dates.length === 0) return '';
  return ` Did you mean ${dates.length === 1 ? dates[0] : dates.map(inWords).join(' or ')}?`;
}
