import { type AnnualDasha, chart as annualChart, dashas } from '../../annual/index.js';
import { rasi } from '../../charts/rasi.js';
import { factsHtml } from '../blocks.js';
import { placeInSign } from '../dates.js';
import { runningNow } from '../glance.js';
import { boxed, element, type Html, text } from '../html.js';
import { chart, pair } from '../parts.js';
import { ask, orReason, type Part, type ReportRequest } from '../request.js';
import { instantText, runsAt, shareGone } from './instants.js';
import { placesOnly } from './places.js';
import { isTimed, ofBirth, placeText, pointName, WITHOUT_STRENGTHS, yearIn, yearShown } from './question.js';
import { reasonText, vishwaText } from './words.js';

const fact = (label: string, value: string) => ({ label, value });

function ofLagna(request: ReportRequest): ReturnType<typeof fact>[] {
  const { chart: cast, natal, muntha, year_lord: lord } = yearShown(request);
  if (!isTimed(request)) return [];
  return [
    fact('Lagna of the year', placeInSign(cast.ascendant)),
    fact('Lagna of the birth', placeInSign(natal.ascendant)),
    fact('Munthā', `${placeInSign(muntha)}, house ${muntha.house}`),
    fact('Lord of munthā', muntha.lord),
    fact('Lord of the year', `${lord.lord}, ${vishwaText(lord.vishwa)} viśvā`),
  ];
}

function facts(request: ReportRequest): Html {
  const { words } = request;
  const { return: begins, next_return: ends, day, natal } = yearShown(request);
  const isExact = isTimed(request);
  const instant = (moment: string): string =>
    isExact ? instantText(words, moment) : `${words.date(moment)}, within 12 hours`;
  return factsHtml({
    rows: [
      fact('The Sun returns', instant(begins)),
      fact('Returns again', instant(ends)),
      fact('At the place', placeText(request)),
      fact(pointName(words, 'Sun'), `${placeInSign(natal.sun)}, as at birth`),
      ...ofLagna(request),
      ...(isExact ? [fact('Begins', day ? 'by day, the Sun is up' : 'by night, the Sun is down')] : []),
    ],
  });
}

interface RunningPeriod extends Pick<AnnualDasha, 'lord' | 'start' | 'end'> {
  readonly name: string;
}

/** The periods of the year that run at the moment of the document, each with how far it has gone. */
function runningOfYear(request: ReportRequest): readonly RunningPeriod[] {
  const running = (name: string, list: readonly AnnualDasha[], below: string): RunningPeriod[] => {
    const period = list.find((one) => runsAt(request, one));
    const within = period?.antardashas.find((one) => runsAt(request, one));
    return [
      ...(period === undefined ? [] : [{ ...period, name }]),
      ...(within === undefined || below === '' ? [] : [{ ...within, name: below }]),
    ];
  };
  const of = (system: string): readonly AnnualDasha[] =>
    ask(dashas, request, { ...WITHOUT_STRENGTHS, system }).data.dashas;
  return [
    ...running('Muddā daśā', of('mudda'), 'Antardaśā of muddā'),
    ...running('Patyāyinī daśā', of('patyayini'), ''),
  ];
}

function runningBoxes(request: ReportRequest): Html {
  const { words } = request;
  const boxes = runningOfYear(request).map((period) =>
    element(
      'div',
      {},
      boxed('span', 'note', text(period.name)),
      boxed('div', 'name', text(pointName(words, period.lord))),
      boxed('span', 'note', text(`${words.date(period.start)} – ${words.date(period.end)}`)),
      boxed('div', 'bar', element('i', { style: `width:${(shareGone(request, period) * 100).toFixed(1)}%` })),
    ),
  );
  return boxes.length === 0 ? '' : boxed('div', 'running', ...boxes);
}

function runningThen(request: ReportRequest): Html {
  const { return: start, next_return: end } = yearIn(request);
  return runsAt(request, { start, end }) ? ofBirth(runningNow)(request) + runningBoxes(request) : '';
}

const UNTIMED =
  'The time of birth is unknown and noon stands in. The lagna of the year, its houses, munthā, the lord of the year, strengths, yogas, sahams, muddā and patyāyinī need the time; their chapters are left out.';

/** The annual and the natal chart, the return of the Sun, the lord of the year, and what runs. */
export const glance: Part = (request) => {
  const isExact = isTimed(request);
  const caption = (of: string): string => (isExact ? of : `${of}, for a birth at noon`);
  return (
    pair(
      chart(annualChart, { caption: caption('The year') }),
      ofBirth(chart(rasi, { caption: caption('The birth') })),
    )(request) +
    facts(request) +
    element('p', {}, text(isExact ? reasonText(request.words, yearIn(request).year_lord) : UNTIMED)) +
    (isExact ? orReason(() => runningThen(request)) : placesOnly(request))
  );
};
