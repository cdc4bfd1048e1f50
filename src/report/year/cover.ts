import { chart as annualChart } from '../../annual/index.js';
import { type CoverOptions, footOf } from '../cover.js';
import { timeText } from '../dates.js';
import { boxed, element, type Html, text } from '../html.js';
import { chart } from '../parts.js';
import { ask, birthOf, type ReportRequest } from '../request.js';
import { placeWords } from '../words.js';
import { isTimed, yearShown } from './question.js';

/** The cover of a year: whose year, its chart, and it in one line. */
export function yearCover(request: ReportRequest, { name, placeName, logo, contact }: CoverOptions): Html {
  const { words } = request;
  const data = yearShown(request);
  const { birth_time_assumed: isAssumed } = ask(annualChart, request).meta;
  const birth = birthOf(request);
  const time = isAssumed ? 'time unknown, noon stands in' : timeText(birth.time ?? '');
  const lines = isTimed(request)
    ? [
        `${data.chart.ascendant.sign} rises`,
        `Munthā in ${data.muntha.sign}, house ${data.muntha.house}`,
        `${data.year_lord.lord} is lord of the year`,
      ]
    : ['The lagna, munthā and the lord of the year need the time of birth'];
  return element(
    'header',
    { class: 'cover' },
    logo === undefined ? '' : element('img', { class: 'logo', src: logo, alt: '' }),
    boxed('div', 'kind', text('Varṣaphala')),
    element('h1', {}, text(name === '' ? `Year ${data.year}` : name)),
    boxed(
      'p',
      'birth',
      text(`Year ${data.year} of life: ${words.date(data.return)} to ${words.date(data.next_return)}`),
      '<br>',
      text(`Born ${words.date(birth.date)} · ${time} · ${placeName ?? placeWords(birth.place)}`),
    ),
    chart(annualChart, { size: 440 })(request),
    boxed('p', 'line', text(lines.join(' · '))),
    footOf(contact, data.chart.notes.ayanamsa),
  );
}
