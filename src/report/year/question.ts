import { type AnnualChartData, chart as annualChart } from '../../annual/index.js';
import type { Place } from '../../types.js';
import type { Html } from '../html.js';
import { ask, birthOf, type Part, type ReportRequest } from '../request.js';
import type { Wording } from '../wording.js';
import { placeWords } from '../words.js';

const OF_BIRTH = ['birth', 'ayanamsa', 'node', 'conventions'];

/** For operations of a year that judge no strengths. */
export const WITHOUT_STRENGTHS = { relation: undefined, drekkana: undefined } as const;

/** Returns the year of a document with its chart. */
export const yearIn = (request: ReportRequest): AnnualChartData => ask(annualChart, request).data;

/** Returns the same with its names in the language of the document. */
export const yearShown = (request: ReportRequest) => request.words.data(ask(annualChart, request));

/** Returns the name of the lagna in the language. */
export const lagnaName = ({ term }: Wording): string => term('Lagna', 'ui', 'ascendant');

/** Returns the name of a graha, or of the lagna where that stands among them, in the language. */
export const pointName = (words: Wording, point: string): string =>
  point === 'Ascendant' ? lagnaName(words) : words.term(point, 'grahas', point);

/** Returns the request for operations on the birth alone, which have no field for the year. */
export function requestOfBirth(request: ReportRequest): ReportRequest {
  const question = Object.fromEntries(Object.entries(request.question).filter(([field]) => OF_BIRTH.includes(field)));
  return { ...request, question };
}

/** Returns a part about the birth of a year. */
export const ofBirth =
  (part: Part): Part =>
  (request): Html =>
    part(requestOfBirth(request));

/** Returns where the annual chart is cast. */
export function placeIn(request: ReportRequest): Place {
  const { place } = request.question;
  return (place as Place | undefined) ?? birthOf(request).place;
}

/** Returns how that place is called: by the name of the birthplace, or by coordinates. */
export function placeText(request: ReportRequest): string {
  const isElsewhere = request.question.place !== undefined;
  return (isElsewhere ? undefined : request.placeName) ?? placeWords(placeIn(request));
}

/** Returns whether the time of birth is known, on which the lagna of the year rests. */
export const isTimed = (request: ReportRequest): boolean => birthOf(request).time !== undefined;
