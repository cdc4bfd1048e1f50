import { type AnnualMonthData, month } from '../../annual/index.js';
import { tableHtml } from '../blocks.js';
import { placeInSign } from '../dates.js';
import { boxed, text } from '../html.js';
import { chart } from '../parts.js';
import { ask, type Part, type ReportRequest } from '../request.js';
import { instantText, runsAt } from './instants.js';
import { lagnaName, pointName } from './question.js';
import { vishwaText } from './words.js';

const MONTHS: readonly number[] = Array.from({ length: 12 }, (_, i) => i + 1);

const monthIn = (request: ReportRequest, number: number): AnnualMonthData =>
  ask(month, request, { month: number }).data;

const runs = (request: ReportRequest, { return: start, next_return: end }: AnnualMonthData): boolean =>
  runsAt(request, { start, end });

/** The charts of the twelve months in one orientation. */
export const monthCharts: Part = (request) =>
  boxed(
    'div',
    'sheet months',
    ...MONTHS.map((number) =>
      chart(month, {
        input: { month: number },
        caption: `${number} · from ${request.words.date(monthIn(request, number).return)}`,
        size: 240,
        degrees: false,
      })(request),
    ),
  );

const monthsIn = (request: ReportRequest): readonly AnnualMonthData[] =>
  MONTHS.map((number) => monthIn(request, number));

/** When each month begins, what rises, and its lord. */
export const monthTable: Part = (request) => {
  const { words } = request;
  const months = monthsIn(request);
  const shown = MONTHS.map((number) => words.data(ask(month, request, { month: number })));
  return tableHtml(
    {
      title: 'Lords of the months',
      columns: [
        { title: 'Month' },
        { title: 'Begins' },
        { title: lagnaName(words) },
        { title: 'Munthā in house', align: 'end' },
        { title: 'Lord of the month' },
        { title: 'Viśvā of 20', align: 'end' },
      ],
      rows: shown.map((one) => [
        String(one.month),
        instantText(words, one.return),
        placeInSign(one.chart.ascendant),
        String(one.muntha.house),
        one.month_lord.lord,
        vishwaText(one.month_lord.vishwa),
      ]),
    },
    (_, i) => months[i] !== undefined && runs(request, months[i]),
  );
};

/** Who holds the six offices of each month. */
export const monthOffices: Part = (request) => {
  const { words } = request;
  const months = monthsIn(request);
  return (
    tableHtml(
      {
        title: 'Office bearers of the months',
        columns: ['Month', 'Luminary', 'Birth lagna', 'Munthā', lagnaName(words), 'Trirāśi', 'Year'].map((title) => ({
          title,
        })),
        rows: months.map(({ month: number, month_lord: { candidates } }) => [
          String(number),
          ...candidates.map(({ planet, eligible }) => {
            const name = pointName(words, planet);
            return eligible ? name : `(${name})`;
          }),
        ]),
      },
      (_, i) => months[i] !== undefined && runs(request, months[i]),
    ) + boxed('p', 'note', text('In parentheses: no aspect on the lagna of the month, so it cannot be its lord.'))
  );
};
