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
