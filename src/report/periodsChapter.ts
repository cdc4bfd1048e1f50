import { vimshottariOperation as vimshottari } from '../dashas/vimshottari.js';
import { dashaTimeline } from '../svg/timeline.js';
import { tableHtml } from './blocks.js';
import { dateText } from './dates.js';
import { element, text } from './html.js';
import { figure } from './parts.js';
import { ask, type Part, type ReportRequest } from './request.js';

interface Span {
  readonly start_date: string;
  readonly end_date: string;
}

const dayOf = ({ at }: ReportRequest): string | undefined => at?.slice(0, 10);

const runsOn = (today: string | undefined, { start_date: from, end_date: to }: Span): boolean =>
  today !== undefined && from <= today && today < to;

/** A life as one picture, with the day of the document marked where it is within it. */
export const lifeline: Part = (request) => {
  const result = ask(vimshottari, request, { levels: 2 });
  const today = dayOf(request);
  const isWithin = result.data.mahadashas.some((period) => runsOn(today, period));
  const svg = dashaTimeline(result, {
    size: 640,
    theme: request.theme,
    id: request.newId(),
    title: '',
    levels: 2,
    ...(isWithin ? { today } : {}),
  });
  return figure(svg);
};

const COLUMNS = [{ title: '' }, { title: 'From', align: 'end' as const }, { title: 'To', align: 'end' as const }];

/** Every antardaśā of the hundred and twenty years, a table for each mahādaśā. */
export const antardashas: Part = (request) => {
  const { data } = ask(vimshottari, request, { levels: 2 });
  const today = dayOf(request);
  const tables = data.mahadashas.map((maha) => {
    const rows = maha.antardashas ?? [];
    return element(
      'div',
      {},
      tableHtml(
        {
          title: maha.planet,
          columns: COLUMNS,
          rows: rows.map(({ planet, start_date: from, end_date: to }) => [planet, dateText(from), dateText(to)]),
        },
        (_, i) => runsOn(today, rows[i] as Span),
      ),
    );
  });
  return element('h3', {}, text('Antardaśās')) + element('div', { class: 'three' }, ...tables);
};

/** The mahādaśā that runs, to the third level. */
export const currentPeriods: Part = (request) => {
  const today = dayOf(request);
  const { data } = ask(vimshottari, request, { levels: 3 });
  const maha = data.mahadashas.find((period) => runsOn(today, period));
  const antar = maha?.antardashas?.find((period) => runsOn(today, period));
  if (maha === undefined || antar === undefined) return '';
  const rows = antar.pratyantardashas ?? [];
  return tableHtml(
    {
      title: `${maha.planet}–${antar.planet} to the third level`,
      columns: COLUMNS,
      rows: rows.map(({ planet, start_date: from, end_date: to }) => [
        `${maha.planet}–${antar.planet}–${planet}`,
        dateText(from),
        dateText(to),
      ]),
    },
    (_, i) => runsOn(today, rows[i] as Span),
  );
};
