import { vimshottariOperation as vimshottari } from '../dashas/vimshottari.js';
import type { Column } from '../operation/show.js';
import { dashaTimeline } from '../svg/timeline.js';
import { fromTo, tableHtml } from './blocks.js';
import { boxed, element, text } from './html.js';
import { figure } from './parts.js';
import { ask, type Part, type ReportRequest } from './request.js';
import type { Wording } from './wording.js';

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
    ...request.words.ofPictures,
    ...(isWithin ? { today } : {}),
  });
  return figure(svg);
};

const columnsIn = (words: Wording): readonly Column[] => [{ title: '' }, ...fromTo(words)];

/**
 * Every antardaśā of the hundred and twenty years with its first day, a table for each mahādaśā. Two dates in a row would break in most scripts.
 */
export const antardashas: Part = (request) => {
  const { words } = request;
  const data = words.data(ask(vimshottari, request, { levels: 2 }));
  const today = dayOf(request);
  const columns: readonly Column[] = [{ title: '' }, ...fromTo(words).slice(0, 1)];
  const tables = data.mahadashas.map((maha) => {
    const rows = maha.antardashas ?? [];
    return element(
      'div',
      {},
      tableHtml(
        {
          title: maha.planet,
          columns,
          rows: rows.map(({ planet, start_date: start }) => [planet, words.date(start)]),
        },
        (_, i) => runsOn(today, rows[i] as Span),
      ),
    );
  });
  return (
    element('h3', {}, text(words.term('Antardaśās', 'dasha_levels', 'antara'))) +
    element('div', { class: 'three' }, ...tables) +
    boxed('p', 'note', text('The first day of each, which runs until the next begins.'))
  );
};

/** The mahādaśā that runs, to the third level. */
export const currentPeriods: Part = (request) => {
  const today = dayOf(request);
  const { words } = request;
  const data = words.data(ask(vimshottari, request, { levels: 3 }));
  const maha = data.mahadashas.find((period) => runsOn(today, period));
  const antar = maha?.antardashas?.find((period) => runsOn(today, period));
  if (maha === undefined || antar === undefined) return '';
  const rows = antar.pratyantardashas ?? [];
  const pair = `${maha.planet}–${antar.planet}`;
  return tableHtml(
    {
      title: words.language === undefined ? `${pair} to the third level` : pair,
      columns: columnsIn(words),
      rows: rows.map(({ planet, start_date: from, end_date: to }) => [
        `${pair}–${planet}`,
        words.date(from),
        words.date(to),
      ]),
    },
    (_, i) => runsOn(today, rows[i] as Span),
  );
};
