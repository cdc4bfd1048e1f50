import { type AnnualMonthData, month } from '../../annual/index.js';
import { tableHtml } from '../blocks.js';
import { dateText, placeInSign } from '../dates.js';
import { boxed } from '../html.js';
import { chart } from '../parts.js';
import { ask, type Part, type ReportRequest } from '../request.js';
import { instantText, runsAt } from './instants.js';
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
        caption: `${number} · from ${dateText(monthIn(request, number).return)}`,
        size: 240,
        degrees: false,
      })(request),
    ),
  );

/** When each month begins, what rises, and its lord. */
export const monthTable: Part = (request) => {
  const months = MONTHS.map((number) => monthIn(request, number));
  const table = tableHtml(
    {
      columns: [
        { title: 'Month' },
        { title: 'Begins' },
        { title: 'Lagna' },
        { title: 'Munthā in house', align: 'end' },
        { title: 'Lord of the month' },
        { title: 'Viśvā of 20', align: 'end' },
      ],
      rows: months.map((one) => [
        String(one.month),
        instantText(one.return),
        placeInSign(one.chart.ascendant),
        String(one.muntha.house),
        one.month_lord.lord,
        vishwaText(one.month_lord.vishwa),
      ]),
    },
    (_, i) => months[i] !== undefined && runs(request, months[i]),
  );
  return boxed('div', 'dense', table);
};
