import { divisional } from '../charts/divisional.js';
import { rasi } from '../charts/rasi.js';
import { running } from '../dashas/running.js';
import { dignity } from '../strengths/dignity.js';
import { GRAHAS, type Graha } from '../zodiac/names.js';
import { tableHtml } from './blocks.js';
import { placeInSign } from './dates.js';
import { boxed, element, type Html, text } from './html.js';
import { chart, pair } from './parts.js';
import { ask, orReason, type Part, type ReportRequest } from './request.js';
import type { Wording } from './wording.js';

const LEVELS = [
  ['Mahādaśā', 'maha'],
  ['Antardaśā', 'antara'],
  ['Pratyantardaśā', 'pratyantara'],
] as const;

/** Returns the places of the lagna and the grahas as a table. */
export function places(request: ReportRequest): Html {
  const { words } = request;
  const { term } = words;
  const data = words.data(ask(rasi, request));
  const { planets } = ask(dignity, request).data;
  const { ascendant } = data;
  const marks = (graha: Graha): string => {
    const { retrograde, combust, vargottama } = planets[graha];
    return [
      retrograde ? term('retrograde', 'states', 'retrograde') : '',
      combust ? term('combust', 'states', 'combust') : '',
      vargottama ? term('vargottama', 'dignities', 'vargottama') : '',
    ]
      .filter((mark) => mark !== '')
      .join(', ');
  };
  const rows = GRAHAS.map((graha) => {
    const place = data.planetary_positions[graha];
    const key = planets[graha].dignity;
    return [
      term(graha, 'grahas', graha),
      placeInSign(place),
      `${place.nakshatra} ${place.pada}`,
      String(place.house),
      term(key.replaceAll('_', ' '), 'dignities', key),
      marks(graha),
    ];
  });
  const star = `${term('Nakṣatra', 'limbs', 'nakshatra')}, ${term('pāda', 'ui', 'pada')}`;
  const lagna = [
    term('Lagna', 'ui', 'ascendant'),
    placeInSign(ascendant),
    `${ascendant.nakshatra} ${ascendant.pada}`,
    '1',
    '',
    '',
  ];
  return tableHtml(
    {
      columns: [
        { title: '' },
        { title: term('Place', 'ui', 'sign') },
        { title: star },
        { title: term('House', 'ui', 'house'), align: 'end' },
        { title: 'Dignity' },
        { title: 'Motion and marks' },
      ],
      rows: [lagna, ...rows],
    },
    (_, i) => i === 0,
  );
}

function levelName({ term }: Wording, level: number): string {
  const found = LEVELS[level];
  return found === undefined ? '' : term(found[0], 'dasha_levels', found[1]);
}

/** Returns the periods that run at the instant of the document, each with how far it has gone. */
export function runningNow(request: ReportRequest): Html {
  const { at, words } = request;
  if (at === undefined) return '';
  const data = words.data(ask(running, request, { at, levels: 3 }));
  const periods = data.running[0]?.periods ?? [];
  const boxes = periods.map(({ lord, start_date: from, end_date: to, fraction_elapsed: gone }, level) =>
    element(
      'div',
      {},
      boxed('span', 'note', text(levelName(words, level))),
      boxed('div', 'name', text(lord ?? '')),
      boxed('span', 'note', text(`${words.date(from)} – ${words.date(to)}`)),
      boxed('div', 'bar', element('i', { style: `width:${((gone ?? 0) * 100).toFixed(1)}%` })),
    ),
  );
  return (
    element('h3', {}, text(`${words.term('Running on', 'ui', 'dasha')} ${words.date(at)}`)) +
    boxed('div', 'running', ...boxes)
  );
}

/** The two charts, the places and what runs. */
export const glance: Part = (request) =>
  pair(
    chart(rasi, { caption: ({ term }) => term('Rāśi (D1)', 'ui', 'birth_chart') }),
    chart(divisional, {
      input: { varga: 'd9' },
      caption: ({ term }) => term('Navāṁśa (D9)', 'ui', 'navamsha_chart'),
      degrees: false,
    }),
  )(request) +
  places(request) +
  orReason(() => runningNow(request));
