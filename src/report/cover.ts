import { rasi } from '../charts/rasi.js';
import { ashtakoota } from '../compatibility/ashtakoota.js';
import { running } from '../dashas/running.js';
import { timeText } from './dates.js';
import { boxed, element, type Html, text } from './html.js';
import { chart } from './parts.js';
import { ask, birthOf, orReason, type ReportRequest } from './request.js';
import { placeWords } from './words.js';

/** What stands on a cover beside the chart. */
export interface CoverOptions {
  readonly name: string;
  readonly placeName: string | undefined;
  readonly logo: string | undefined;
  readonly contact: string | undefined;
}

/** Returns the lagna, the Moon and the period that runs. */
function inOneLine(request: ReportRequest): readonly string[] {
  const { at, words } = request;
  const { ascendant, planetary_positions: grahas } = words.data(ask(rasi, request));
  const { sign, nakshatra, pada } = grahas.Moon;
  const now = at === undefined ? undefined : words.data(ask(running, request, { at, levels: 2 })).running[0]?.periods;
  const lords = now?.map(({ lord }) => lord).join('–') ?? '';
  if (words.language === undefined)
    return [
      `${ascendant.sign} lagna`,
      `Moon in ${sign}, ${nakshatra} ${pada}`,
      ...(lords === '' ? [] : [`${lords} period`]),
    ];
  return [
    `${words.term('Lagna', 'ui', 'ascendant')}: ${ascendant.sign}`,
    `${words.term('Moon', 'grahas', 'Moon')}: ${sign}, ${nakshatra} ${pada}`,
    ...(lords === '' ? [] : [`${words.term('Daśā', 'ui', 'dasha')}: ${lords}`]),
  ];
}

/** The foot of a cover: each part by itself, since a language says the school and keeps the contact. */
export function footOf(contact: string | undefined, school: string): Html {
  const parts = [contact ?? '', `Sidereal, ${school} ayanāṁśa`].filter((part) => part !== '');
  return boxed('p', 'foot', parts.map((part) => element('span', {}, text(part))).join(' · '));
}

/** The cover: whose chart, the chart, and it in one line. */
export function cover(request: ReportRequest, { name, placeName, logo, contact }: CoverOptions): string {
  const result = ask(rasi, request);
  const { meta } = result;
  const { words } = request;
  const data = words.data(result);
  const birth = birthOf(request);
  const time = meta.birth_time_assumed ? 'time unknown' : timeText(birth.time ?? '');
  return element(
    'header',
    { class: 'cover' },
    logo === undefined ? '' : element('img', { class: 'logo', src: logo, alt: '' }),
    boxed('div', 'kind', text(words.term('Janma kuṇḍalī', 'ui', 'birth_chart'))),
    element('h1', {}, text(name === '' ? 'Birth chart' : name)),
    boxed('p', 'birth', text(`${words.date(birth.date)} · ${time} · ${placeName ?? placeWords(birth.place)}`)),
    chart(rasi, { size: 440 })(request),
    boxed('p', 'line', text(inOneLine(request).join(' · '))),
    footOf(contact, data.notes.ayanamsa),
  );
}

interface CoupleCoverOptions extends Pick<CoverOptions, 'logo' | 'contact'> {
  readonly sides: readonly ReportRequest[];
  readonly names: readonly string[];
}

/** The cover of a match: both charts, and the points of the eight kūṭas. */
export function coupleCover(request: ReportRequest, { sides, names, logo, contact }: CoupleCoverOptions): Html {
  const charts = sides.map((side) => {
    const birth = birthOf(side);
    const time = birth.time === undefined ? 'time unknown' : timeText(birth.time);
    const caption = `${request.words.date(birth.date)} · ${time}`;
    return element('div', {}, chart(rasi, { size: 340, caption, degrees: false })(side));
  });
  const points = orReason(() => {
    const { total_score: total, max_score: most } = ask(ashtakoota, request).data.female.guna_milan_results;
    return text(`${total} of ${most} points`);
  });
  return element(
    'header',
    { class: 'cover couple' },
    logo === undefined ? '' : element('img', { class: 'logo', src: logo, alt: '' }),
    boxed('div', 'kind', text(request.words.term('Melāpaka', 'ui', 'matching'))),
    ...names.map((name) => element('h1', {}, text(name))),
    boxed('div', 'pair', ...charts),
    boxed('p', 'line', points),
    boxed('p', 'foot', text(contact ?? '')),
  );
}
