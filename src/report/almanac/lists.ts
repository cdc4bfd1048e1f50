import { tableHtml } from '../blocks.js';
import { boxed, text } from '../html.js';
import type { Part, ReportRequest } from '../request.js';
import type { Wording } from '../wording.js';
import { festivalsIn, lunarMonthsShown } from './question.js';

/** The festivals of the year with the reason for each date. */
export const festivalTable: Part = (request) => {
  const { date } = request.words;
  return boxed(
    'div',
    'dense fine dated',
    tableHtml({
      columns: [{ title: '' }, { title: 'Festival' }, { title: 'Why this day' }],
      rows: festivalsIn(request).flatMap((festival) =>
        festival.date === null ? [] : [[date(festival.date), festival.name, festival.why]],
      ),
    }),
  );
};

/** Returns the name of a lunar month, with what is unusual about it. */
const monthText = (
  { term }: Wording,
  { name, is_adhika: isAdhika, is_kshaya: isKshaya }: ReturnType<typeof lunarMonthsShown>[number],
): string =>
  [
    name,
    isAdhika ? term('adhika', 'month_words', 'adhika') : '',
    isKshaya ? term('kshaya', 'month_words', 'kshaya') : '',
  ]
    .filter((part) => part !== '')
    .join(', ');

/** Returns the lunar months of a civil month on one line. */
export const lunarLine = (request: ReportRequest, month: string): string =>
  lunarMonthsShown(request)
    .filter(({ first_day: first, last_day: last }) => first.slice(0, 7) <= month && month <= last.slice(0, 7))
    .map((one) => monthText(request.words, one))
    .join(' – ');

/** The lunar months from new moon to new moon. */
export const lunarTable: Part = (request) => {
  const { words } = request;
  const when = (instant: string): string => `${words.date(instant)}, ${instant.slice(11, 16)}`;
  return (
    tableHtml({
      title: 'Lunar months',
      columns: [
        { title: 'Month' },
        { title: 'New moon' },
        { title: 'Full moon' },
        { title: 'First day' },
        { title: 'Last day' },
      ],
      rows: lunarMonthsShown(request).map((month) => [
        monthText(words, month),
        when(month.start),
        when(month.full_moon),
        words.date(month.first_day),
        words.date(month.last_day),
      ]),
    }) +
    boxed(
      'p',
      'note',
      text('Months run from new moon to new moon (amānta). Their first day is the first sunrise in them.'),
    )
  );
};
