import type { Words } from './words.js';

const MONTHS = [
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

/** Returns a month of a year, `2027-01`, in the language; by its number where the language has no name. */
export function monthName({ clock, digits }: Pick<Words, 'clock' | 'digits'>, month: string): string {
  const [year = '', number = ''] = month.split('-');
  const { months_long, month_year = '{m} {y}' } = clock ?? { months_long: MONTHS.join('|') };
  const name = months_long?.split('|')[Number(number) - 1];
  return digits(name === undefined ? month : month_year.replace('{m}', name).replace('{y}', year));
}

type Clock = Pick<Words, 'clock' | 'digits'>;

/** Returns a month, from 0, in its short form. */
export function shortMonth({ clock }: Clock, month: number): string {
  return clock?.months.split('|')[month] ?? MONTHS[month]?.slice(0, 3) ?? '';
}

/** Returns day and month of a date, `2027-01-05`, as the language has them: 5 Jan. */
export function shortDate(words: Clock, date: string): string {
  const { date: pattern = '{d} {m}' } = words.clock ?? {};
  const text = pattern.replace('{d}', String(Number(date.slice(8, 10))));
  return words.digits(text.replace('{m}', shortMonth(words, Number(date.slice(5, 7)) - 1)));
}

/** Returns a date with its year. */
export function fullDate(words: Clock, date: string): string {
  const comma = words.clock?.date.startsWith('{m}') === true ? ',' : '';
  return `${shortDate(words, date)}${comma} ${words.digits(date.slice(0, 4))}`;
}
