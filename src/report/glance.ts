import { divisional } from '../charts/divisional.js';
import { rasi } from '../charts/rasi.js';
import { running } from '../dashas/running.js';
import { dignity } from '../strengths/dignity.js';
import { GRAHAS, type Graha } from '../zodiac/names.js';
import { tableHtml } from './blocks.js';
import { dateText, placeInSign } from './dates.js';
import { boxed, element, type Html, text } from './html.js';
import { chart, pair } from './parts.js';
import { ask, orReason, type Part, type ReportRequest } from './request.js';

const LEVELS = ['Mahādaśā', 'Antardaśā', 'Pratyantardaśā'] as const;

/** Returns the places of the lagna and the grahas as a table. */
export function places(request: ReportRequest): Html {
  const { data } = ask(rasi, request);
  const { planets } = ask(dignity, request).data;
  const { ascendant } = data;
  const marks = (graha: Graha): string => {
    const { retrograde, combust, vargottama } = planets[graha];
    return [retrograde ? 'retrograde' : '', combust ? 'combust' : '', vargottama ? 'vargottama' : '']
      .filter((mark) => mark !== '')
      .join(', ');
  };
  const rows = GRAHAS.map((graha) => {
    const place = data.planetary_positions[graha];
    const label = planets[graha].dignity.replaceAll('_', ' ');
    return [graha, placeInSign(place), `${place.nakshatra} ${place.pada}`, String(place.house), label, marks(graha)];
  });
  const lagna = ['Lagna', placeInSign(ascendant), `${ascendant.nakshatra} ${ascendant.pada}`, '1', '', ''];
  return tableHtml(
    {
      columns: ['', 'Place', 'Nakṣatra, pāda', 'House', 'Dignity', 'Motion and marks'].map((title) => ({
        title,
        ...(title === 'House' ? { align: 'end' as const } : {}),
      })),
      rows: [lagna, ...rows],
    },
    (_, i) => i === 0,
  );
}

/** Returns the periods that run at the instant of the document, each with how far it has gone. */
export function runningNow(request: ReportRequest): Html {
  const { at } = request;
  if (at === undefined) return '';
  const { data } = ask(running, request, { at, levels: 3 });
  const periods = data.running[0]?.periods ?? [];
  const boxes = periods.map(({ lord, start_date: from, end_date: to, fraction_elapsed: gone }, level) =>
    element(
      'div',
      {},
      boxed('span', 'note', text(LEVELS[level] ?? '')),
      boxed('div', 'name', text(lord ?? '')),
      boxed('span', 'note', text(`${dateText(from)} – ${dateText(to)}`)),
      boxed('div', 'bar', element('i', { style: `width:${((gone ?? 0) * 100).toFixed(1)}%` })),
    ),
  );
  return element('h3', {}, text(`Running on ${dateText(at)}`)) + boxed('div', 'running', ...boxes);
}

/** The two charts, the places and what runs. */
export const glance: Part = (request) =>
  pair(
    chart(rasi, { caption: 'Rāśi (D1)' }),
    chart(divisional, { input: { varga: 'd9' }, caption: 'Navāṁśa (D9)', degrees: false }),
  )(request) +
  places(request) +
  orReason(() => runningNow(request));
