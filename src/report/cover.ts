import { rasi } from '../charts/rasi.js';
import { ashtakoota } from '../compatibility/ashtakoota.js';
import { running } from '../dashas/running.js';
import { dateText, timeText } from './dates.js';
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

/** The cover: whose chart, the chart, and it in one line. */
export function cover(request: ReportRequest, { name, placeName, logo, contact }: CoverOptions): string {
  const { data, meta } = ask(rasi, request);
  const birth = birthOf(request);
  const { Moon } = data.planetary_positions;
  const { at } = request;
  const now = at === undefined ? undefined : ask(running, request, { at, levels: 2 }).data.running[0]?.periods;
  const time = meta.birth_time_assumed ? 'time unknown' : timeText(birth.time ?? '');
  const parts = [
    `${data.ascendant.sign} lagna`,
    `Moon in ${Moon.sign}, ${Moon.nakshatra} ${Moon.pada}`,
    now === undefined || now.length === 0 ? '' : `${now.map(({ lord }) => lord).join('–')} period`,
  ];
  return element(
    'header',
    { class: 'cover' },
    logo === undefined ? '' : element('img', { class: 'logo', src: logo, alt: '' }),
    boxed('div', 'kind', text('Janma kuṇḍalī')),
    element('h1', {}, text(name === '' ? 'Birth chart' : name)),
    boxed('p', 'birth', text(`${dateText(birth.date)} · ${time} · ${placeName ?? placeWords(birth.place)}`)),
    chart(rasi, { size: 440 })(request),
    boxed('p', 'line', text(parts.filter((part) => part !== '').join(' · '))),
    boxed(
      'p',
      'foot',
      text([contact ?? '', `Sidereal, ${data.notes.ayanamsa} ayanāṁśa`].filter((part) => part !== '').join(' · ')),
    ),
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
    const caption = `${dateText(birth.date)} · ${time}`;
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
    boxed('div', 'kind', text('Melāpaka')),
    ...names.map((name) => element('h1', {}, text(name))),
    boxed('div', 'pair', ...charts),
    boxed('p', 'line', points),
    boxed('p', 'foot', text(contact ?? '')),
  );
}
