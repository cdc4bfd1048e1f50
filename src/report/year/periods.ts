import { type AnnualAntardasha, type AnnualDasha, dashas } from '../../annual/index.js';
import { timeline } from '../../dashas/index.js';
import { tableHtml } from '../blocks.js';
import { boxed, element, type Html, text } from '../html.js';
import { ask, type Part, type ReportRequest } from '../request.js';
import { dayText, instantText, runsAt } from './instants.js';
import { pointName, requestOfBirth, WITHOUT_STRENGTHS, yearIn } from './question.js';

type System = 'mudda' | 'patyayini';

const FROM_TO = [
  { title: 'From', align: 'end' as const },
  { title: 'To', align: 'end' as const },
];

const lordText = ({ words }: ReportRequest, { lord }: Pick<AnnualAntardasha, 'lord'>): string => pointName(words, lord);

const periodsOf = (request: ReportRequest, system: System): readonly AnnualDasha[] =>
  ask(dashas, request, { ...WITHOUT_STRENGTHS, system }).data.dashas;

function systemTable(request: ReportRequest, system: System, title: string): Html {
  const periods = periodsOf(request, system);
  return tableHtml(
    {
      title,
      columns: [{ title: 'Lord' }, ...FROM_TO, { title: 'Days', align: 'end' }],
      rows: periods.map((one) => [
        lordText(request, one),
        instantText(request.words, one.start),
        instantText(request.words, one.end),
        one.days.toFixed(2),
      ]),
    },
    (_, i) => periods[i] !== undefined && runsAt(request, periods[i]),
  );
}

/** Muddā: nine lords over the year. */
export const mudda: Part = (request) => systemTable(request, 'mudda', 'Muddā (Varṣa Viṁśottarī)');

/** Patyāyinī: the lagna and the seven by their degrees. */
export const patyayini: Part = (request) => systemTable(request, 'patyayini', 'Patyāyinī');

/** Returns a part with the sub-periods of each lord, by the days on which they begin. */
export const subPeriods =
  (system: System, title: string): Part =>
  (request) => {
    const tables = periodsOf(request, system).map(({ antardashas, ...period }) =>
      element(
        'div',
        {},
        tableHtml(
          {
            title: lordText(request, period),
            columns: [{ title: '' }, { title: '', align: 'end' }],
            rows: antardashas.map((one) => [lordText(request, one), dayText(request.words, one.start)]),
          },
          (_, i) => antardashas[i] !== undefined && runsAt(request, antardashas[i]),
        ),
      ),
    );
    const { return: begins, next_return: ends } = yearIn(request);
    const heading = `${title}, ${request.words.date(begins)} to ${request.words.date(ends)}`;
    return element('h3', {}, text(heading)) + boxed('div', 'dense five', ...tables);
  };

/** The Vimśottarī periods of the birth that touch the year, to the third level. */
export const vimshottariInYear: Part = (request) => {
  const { words } = request;
  const { return: start, next_return: end } = yearIn(request);
  const { periods } = ask(timeline, requestOfBirth(request), { start, end, levels: 3 }).data;
  const path: string[] = [];
  const rows = periods.map((period) => {
    path.splice(period.level - 1, path.length, period.lord === null ? '' : pointName(words, period.lord));
    return { ...period, name: path.join('–') };
  });
  const third = rows.filter(({ level }) => level === 3);
  return tableHtml(
    {
      title: 'Vimśottarī of the birth in this year',
      columns: [{ title: 'Period' }, ...FROM_TO],
      rows: third.map((one) => [one.name, instantText(words, one.start), instantText(words, one.end)]),
    },
    (_, i) => third[i] !== undefined && runsAt(request, third[i]),
  );
};
