import { rasi } from '../charts/rasi.js';
import { running } from '../dashas/running.js';
import { dateText, timeText } from './dates.js';
import { boxed, element, text } from './html.js';
import { chart } from './parts.js';
import { ask, type ReportRequest } from './request.js';
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
  const { birth } = request.question;
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
