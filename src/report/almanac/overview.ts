import { monthName } from '../../svg/monthName.js';
import { wordsOf } from '../../svg/words.js';
import type { WeekStart } from '../almanacForms.js';
import { boxed, element, type Html, text } from '../html.js';
import type { ReportRequest } from '../request.js';
import { civilMonthsIn, daysIn, festivalsIn, lunarMonthsIn } from './question.js';

const WEEK = 7;

/** Returns the civil months of an almanac on one page: new and full moons, and dates with a festival. */
export function overview(request: ReportRequest, week: WeekStart): Html {
  const festive = new Set(festivalsIn(request).map(({ date }) => date));
  const lunar = lunarMonthsIn(request);
  const dark = new Set(lunar.map(({ start }) => start.slice(0, 10)));
  const full = new Set(lunar.map(({ full_moon: moon }) => moon.slice(0, 10)));
  const words = wordsOf(request.words.ofPictures.language, request.words.ofPictures.digits);
  const classOf = (date: string): string | undefined => {
    const names = Object.entries({ full, dark, fest: festive }).flatMap(([name, dates]) =>
      dates.has(date) ? name : [],
    );
    return names.length === 0 ? undefined : names.join(' ');
  };
  const small = civilMonthsIn(request).map((month) => {
    const own = daysIn(request, month);
    // The Vedic day of a date begins at its sunrise: its vara is that of the date.
    const first = (own[0]?.panchanga.vara.number ?? 1) - (week === 'monday' ? 2 : 1);
    const blanks = Array.from({ length: (first + WEEK) % WEEK }, () => '');
    const dates = [...blanks, ...new Set(own.map(({ input }) => input.date))];
    const weeks = Array.from({ length: Math.ceil(dates.length / WEEK) }, (_, i) =>
      dates.slice(i * WEEK, (i + 1) * WEEK),
    );
    const cell = (date: string): Html =>
      element('td', {}, date === '' ? '' : element('span', { class: classOf(date) }, text(Number(date.slice(8)))));
    return element(
      'div',
      {},
      boxed('div', 'name', text(monthName(words, month))),
      element('table', {}, element('tbody', {}, ...weeks.map((row) => element('tr', {}, ...row.map(cell))))),
    );
  });
  return (
    boxed('div', 'year', ...small) +
    boxed(
      'p',
      'note legend',
      element('span', { class: 'dark' }, text('1')),
      text(' new moon '),
      element('span', { class: 'full' }, text('1')),
      text(' full moon '),
      element('span', { class: 'fest' }, text('1')),
      text(' festival'),
    )
  );
}
