import { rasi } from '../charts/rasi.js';
import { ashtakoota } from '../compatibility/ashtakoota.js';
import { manglik } from '../compatibility/manglik.js';
import type { MatchSide } from '../compatibility/partner.js';
import { porutham } from '../compatibility/porutham.js';
import { READINGS } from '../compatibility/show.js';
import type { Conventions } from '../input/conventions.js';
import type { Context } from '../operation/operation.js';
import { kutaWheel } from '../svg/kutaWheel.js';
import type { Ayanamsa } from '../types.js';
import { coupleCover } from './cover.js';
import { type Chapter, documentHtml, write } from './document.js';
import { places } from './glance.js';
import { boxed, element, type Html, text } from './html.js';
import { methodOf } from './method.js';
import { judgeNames, settle } from './options.js';
import { chart, pair, picture, reading } from './parts.js';
import type { ReportOptions } from './reportOptions.js';
import type { Part, ReportRequest } from './request.js';
import type { Written } from './written.js';

/** A couple with school and conventions. */
export interface MatchReportInput {
  /** The bride. */
  readonly bride: MatchSide;
  /** The groom. */
  readonly groom: MatchSide;
  /** School of ayanāṁśa; `lahiri` by default. Aṣṭakūṭa has that one alone. */
  readonly ayanamsa?: Ayanamsa | undefined;
  /** How to compute where programs differ. */
  readonly conventions?: Conventions | undefined;
}

/** How a match is written. */
export type MatchReportOptions = Omit<ReportOptions, 'at' | 'sensitive'>;

const SIDES = ['bride', 'groom'] as const;

function requestOf(request: ReportRequest, side: (typeof SIDES)[number]): ReportRequest {
  const { bride: _bride, groom: _groom, ...rest } = request.question;
  const { birth } = request.question[side] as MatchSide;
  return { ...request, question: { birth, ...rest } };
}

const nameOf = (request: ReportRequest, side: (typeof SIDES)[number]): string => {
  const { name = '' } = request.question[side] as MatchSide;
  const role = side === 'bride' ? 'Bride' : 'Groom';
  return name === '' ? role : `${role}: ${name}`;
};

const charts: Part = (request) => {
  const [bride, groom] = SIDES.map((side) => requestOf(request, side)) as [ReportRequest, ReportRequest];
  const facing = pair(
    () => chart(rasi, { caption: nameOf(request, 'bride') })(bride),
    () => chart(rasi, { caption: nameOf(request, 'groom') })(groom),
  );
  const table = (side: (typeof SIDES)[number], own: ReportRequest): Html =>
    element('h3', {}, text(nameOf(request, side))) + places(own);
  return boxed('div', 'facing', facing(request)) + table('bride', bride) + table('groom', groom);
};

const CHAPTERS: readonly Chapter[] = [
  {
    id: 'charts',
    title: 'The two charts',
    lead: 'Rāśi charts side by side, and the places of both.',
    parts: [charts],
  },
  {
    id: 'kutas',
    title: 'The eight kūṭas',
    lead: 'Points of thirty-six from the Moons of both, with the reason for each. Muhūrta texts; by the school Lahiri.',
    parts: [picture(ashtakoota, kutaWheel, { size: 460 }), reading(ashtakoota, READINGS)],
  },
  {
    id: 'mars',
    title: 'Mars in both charts',
    lead: 'Where Mars counts, what cancels it, and by which source.',
    parts: [reading(manglik, READINGS)],
  },
  {
    id: 'porutham',
    title: 'The ten poruthams',
    lead: 'The agreements of the south, with other readings beside.',
    parts: [reading(porutham, READINGS)],
  },
  {
    id: 'method',
    title: 'How this was computed',
    lead: 'Conventions, sources, where sources disagree, and how to compute the same again.',
    parts: [methodOf(porutham, 'match')],
  },
];

/** @internal */
export function writeMatch(input: MatchReportInput, options: MatchReportOptions, context: Context): Written {
  judgeNames('input', input, ['bride', 'groom', 'ayanamsa', 'conventions']);
  const { request, paper, fonts, logo, contact } = settle({ ...input }, options, ['playground'], context);
  // Refuses bad input before anything is written.
  const result = porutham.operation.call(input, context);
  const names = SIDES.map((side) => input[side].name ?? '').filter((name) => name !== '');
  const html = documentHtml({
    words: request.words,
    paper,
    fonts,
    title: names.length === 0 ? request.words.label('Match') : names.join(' · '),
    cover: coupleCover(request, {
      sides: SIDES.map((side) => requestOf(request, side)),
      names: SIDES.map((side) => nameOf(request, side)),
      logo,
      contact,
    }),
    chapters: CHAPTERS.map((chapter) => write(chapter, request)),
  });
  return { html, result, words: request.words };
}

/**
 * Returns a match as one HTML document to print: cover, the two charts, the eight kūṭas, Mars in both charts, the ten poruthams, and how it was
 * computed. It loads nothing and is the same for the same input.
 *
 * @param input `bride` and `groom`, each with a `birth` and optionally a `name`; optional `ayanamsa` (default `lahiri`), `conventions`
 * @param options {@link MatchReportOptions}
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input or options
 *
 * @example
 * ```ts
 * import { match } from 'siddhanta/report';
 * const bride = { date: '1990-08-15', time: '08:30:00', place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' } };
 * const groom = { date: '1988-11-05', time: '10:28:00', place: { latitude: 19.076, longitude: 72.8777, timezone: 'Asia/Kolkata' } };
 * const html = match({ bride: { birth: bride, name: 'Asha' }, groom: { birth: groom, name: 'Ravi' } });
 * html.includes('The eight kūṭas'); // => true
 * ```
 */
export function match(input: MatchReportInput, options: MatchReportOptions = {}, context: Context = {}): string {
  return writeMatch(input, options, context).html;
}
