import { calendarDay } from '../calendar/day.js';
import { festivalsOperation } from '../calendar/festivals.js';
import type { FestivalsInput } from '../calendar/index.js';
import type { Context } from '../operation/operation.js';
import { oneOf } from '../svg/refuse.js';
import { almanacChapters } from './almanac/chapters.js';
import { overview } from './almanac/overview.js';
import { datesIn, festivalsIn, placeIn, requestOfPlace } from './almanac/question.js';
import type { AlmanacForm, WeekStart } from './almanacForms.js';
import { documentHtml, write } from './document.js';
import { boxed, element, type Html, text } from './html.js';
import { judgeNames, judgeText, settle } from './options.js';
import type { ReportOptions } from './reportOptions.js';
import { ask, type ReportRequest } from './request.js';
import { placeWords } from './words.js';
import type { Written } from './written.js';

/** Which year, where and whose festivals: the input of `calendar.festivals`. */
export type AlmanacReportInput = FestivalsInput;

/** How an almanac is written. */
export interface AlmanacReportOptions extends Omit<ReportOptions, 'style' | 'at' | 'sensitive' | 'playground'> {
  /** Whose almanac it is, on the cover and in the running head. */
  readonly name?: string | undefined;
  /** How the place is called: `Pune, India`; its coordinates by default. */
  readonly place_name?: string | undefined;
  /** For the `wall` (the default), a sheet a month; or a `booklet`, which has a page of days for each as well. */
  readonly form?: AlmanacForm | undefined;
  /** First day of the week: `sunday` (the default) or `monday`. */
  readonly week?: WeekStart | undefined;
}

/** Returns the years of the eras that begin with the lunar year, where it does. */
function eras(request: ReportRequest): string {
  const [newYear] = festivalsIn(request, { ids: ['ugadi'], regions: undefined, traditions: undefined });
  const first = newYear?.date ?? null;
  if (first === null) return '';
  const { words } = request;
  const { years, samvatsara } = ask(calendarDay, requestOfPlace(request), { date: first }).data;
  const year = words.term(samvatsara.south, 'samvatsaras', samvatsara.south);
  return `From ${words.date(first)}: Śaka ${years.shaka}, Vikrama ${years.vikram}, ${year}`;
}

function cover(request: ReportRequest, options: AlmanacReportOptions & { readonly logo: string | undefined }): Html {
  const { words } = request;
  const { from, to } = datesIn(request);
  const isYear = from.endsWith('-01-01') && to === `${from.slice(0, 4)}-12-31`;
  const title = isYear ? from.slice(0, 4) : `${words.date(from)} – ${words.date(to)}`;
  const years = eras(request);
  const { name = '', place_name: placeName = placeWords(placeIn(request)), logo, contact = '', week } = options;
  return element(
    'header',
    { class: 'cover almanac' },
    logo === undefined ? '' : element('img', { class: 'logo', src: logo, alt: '' }),
    boxed('div', 'kind', text(words.term('Pañcāṅga', 'limbs', 'panchanga'))),
    element('h1', {}, text(title)),
    boxed('p', 'birth', text([name, placeName].filter((part) => part !== '').join(' · '))),
    overview(request, oneOf('week', week, ['sunday', 'monday'])),
    years === '' ? '' : boxed('p', 'line', text(years)),
    boxed('p', 'foot', text(contact)),
  );
}

/** @internal */
export function writeAlmanac(input: AlmanacReportInput, options: AlmanacReportOptions, context: Context): Written {
  const own = ['name', 'place_name', 'form', 'week'];
  judgeNames('options', options, [...own, 'paper', 'theme', 'language', 'digits', 'logo', 'contact', 'fonts']);
  const { request, paper, fonts, logo, contact } = settle({ ...input }, options, own, context);
  judgeText('name', options.name);
  judgeText('place_name', options.place_name);
  const form = oneOf('form', options.form, ['wall', 'booklet']);
  const week = oneOf('week', options.week, ['sunday', 'monday']);
  // Refuses bad input before anything is written.
  const result = festivalsOperation.operation.call(input, context);
  const html = documentHtml({
    words: request.words,
    paper,
    fonts,
    // The sheets of a wall calendar hang in order, and the cover has them all.
    hasContents: form === 'booklet',
    title: options.name ?? request.words.term('Pañcāṅga', 'limbs', 'panchanga'),
    cover: cover(request, { ...options, logo, contact, week }),
    chapters: almanacChapters(request, form, week).map((chapter) => write(chapter, request)),
  });
  return { html, result, words: request.words };
}

/**
 * Returns an almanac as one HTML document to print: a cover with the year on one page, a sheet for each month with tithi, nakṣatra, Moon, Sun and
 * festivals, its phases, Ekādaśīs, saṅkrāntis and eclipses, the festivals with the reason for each date, the lunar months, and how it was computed. It
 * loads nothing and is the same for the same input.
 *
 * @param input `place`, and `year` (1001 … 2998) or `from` and `to` (at most 366 days); optional `ids`, `regions`, `traditions`, `options`,
 *   `unconfirmed`, `sunrise`, `ayanamsa` (default `lahiri`; experimental in `raman`, `yukteswar`, `bhasin`), `conventions`
 * @param options {@link AlmanacReportOptions}
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input or options
 *
 * @example
 * ```ts
 * import { almanac } from 'siddhanta/report';
 * const place = { latitude: 18.5204, longitude: 73.8567, timezone: 'Asia/Kolkata' };
 * const html = almanac({ from: '2027-10-01', to: '2027-10-31', place }, { place_name: 'Pune' });
 * html.includes('Diwali (Lakshmi Puja)'); // => true
 * ```
 */
export function almanac(input: AlmanacReportInput, options: AlmanacReportOptions = {}, context: Context = {}): string {
  return writeAlmanac(input, options, context).html;
}
