import { festivalsOperation } from '../../calendar/festivals.js';
import {
  type CalendarMonth,
  type CalendarMonthsData,
  type Ekadashi,
  ekadashi,
  type Festival,
  type FestivalsInput,
  months,
} from '../../calendar/index.js';
import { type LocalLunarEclipse, type LocalSolarEclipse, local } from '../../eclipses/index.js';
import { type MuhurtaDayData, span as muhurtaSpan } from '../../muhurta/index.js';
import { type PanchangSpanDay, span } from '../../panchang/index.js';
import type { Place, Result } from '../../types.js';
import { ask, type ReportRequest } from '../request.js';

/** The first year whose lunar months can be computed. */
const FIRST_YEAR = 1000;

export { festivalsOperation };

/** Returns the dates of an almanac, both included. */
export function datesIn(request: ReportRequest): { readonly from: string; readonly to: string } {
  const { from, to } = ask(festivalsOperation, request).data;
  return { from, to };
}

/** Returns the festivals of an almanac, or those that `more` asks for instead. */
export const festivalsIn = (request: ReportRequest, more: Partial<FestivalsInput> = {}): readonly Festival[] =>
  ask(festivalsOperation, request, more).data.festivals;

/** Returns the place, whose fields `calendar.festivals` has judged. */
export const placeIn = ({ question: { place } }: ReportRequest): Place => place as Place;

/** Returns the request for operations that know nothing of festivals, with its school and conventions. */
export function requestOfPlace(request: ReportRequest): ReportRequest {
  const { place, sunrise, ayanamsa, conventions } = request.question;
  return { ...request, question: { place, sunrise, ayanamsa, conventions } };
}

const isIn =
  (month: string) =>
  ({ input }: { readonly input: { readonly date: string } }): boolean =>
    input.date.startsWith(month);

/** Returns the pañcāṅga of each date of a civil month, or of all. */
export const daysIn = (request: ReportRequest, month = ''): readonly PanchangSpanDay[] =>
  ask(span, requestOfPlace(request), datesIn(request)).data.days.filter(isIn(month));

/** Returns the same with its names in the language of the document. */
export const daysShown = (request: ReportRequest, month: string) =>
  request.words.data(ask(span, requestOfPlace(request), datesIn(request))).days.filter(isIn(month));

function lunarResults(request: ReportRequest): readonly Result<CalendarMonthsData>[] {
  const { from, to } = datesIn(request);
  const last = Number(to.slice(0, 4));
  const years: number[] = [];
  for (let year = Math.max(FIRST_YEAR, Number(from.slice(0, 4)) - 1); year <= last; year++) years.push(year);
  return years.map((year) => ask(months, requestOfPlace(request), { year }));
}

const touches =
  ({ from, to }: ReturnType<typeof datesIn>) =>
  ({ start, last_day: last }: Pick<CalendarMonth, 'start' | 'last_day'>): boolean =>
    // A new moon of the last evening begins a month whose first sunrise is that of the next day.
    start.slice(0, 10) <= to && from <= last;

/** Returns the lunar months that touch the dates. */
export const lunarMonthsIn = (request: ReportRequest): readonly CalendarMonth[] =>
  lunarResults(request)
    .flatMap(({ data }) => data.months)
    .filter(touches(datesIn(request)));

/** Returns the same with their names in the language of the document. */
export const lunarMonthsShown = (request: ReportRequest) =>
  lunarResults(request)
    .flatMap((result) => request.words.data(result).months)
    .filter(touches(datesIn(request)));

export const ekadashisIn = (request: ReportRequest): readonly Ekadashi[] =>
  ask(ekadashi, requestOfPlace(request), datesIn(request)).data.ekadashis;

/** Returns the eclipses that the place sees. */
export const eclipsesIn = (request: ReportRequest): readonly (LocalSolarEclipse | LocalLunarEclipse)[] =>
  // What a place sees of an eclipse has nothing to do with sunrise.
  ask(local, requestOfPlace(request), { ...datesIn(request), sunrise: undefined }).data.eclipses;

/** Returns the windows of each date of a civil month. */
export function windowsIn(request: ReportRequest, month: string): readonly MuhurtaDayData[] {
  const days = daysIn(request, month);
  const [from, to] = [days[0]?.input.date, days.at(-1)?.input.date];
  if (from === undefined || to === undefined) return [];
  const { sunrise, ayanamsa, conventions } = request.question as Pick<
    FestivalsInput,
    'sunrise' | 'ayanamsa' | 'conventions'
  >;
  const chosen = ayanamsa === undefined ? conventions : { ...conventions, ayanamsa };
  return [...muhurtaSpan(placeIn(request), from, to, { sunrise, conventions: chosen }, request.context)];
}

/** Returns the civil months of an almanac: `2027-01`. */
export function civilMonthsIn(request: ReportRequest): readonly string[] {
  const { from, to } = datesIn(request);
  const [first, last] = [from, to].map((date) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1);
  const found: string[] = [];
  for (let month = first ?? 0; month <= (last ?? 0); month++)
    found.push(`${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`);
  return found;
}
