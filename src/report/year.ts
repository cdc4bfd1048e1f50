import { type AnnualChartInput, chart } from '../annual/index.js';
import { running } from '../dashas/index.js';
import { SiddhantaError } from '../errors.js';
import type { Context } from '../operation/operation.js';
import { isWithin, refuse } from '../svg/refuse.js';
import { chosenChapters } from './chapterChoice.js';
import { documentHtml, write } from './document.js';
import { judgeNames, judgeText, settle } from './options.js';
import type { ReportOptions } from './reportOptions.js';
import type { Written } from './written.js';
import { YEAR_CHAPTERS } from './year/chapters.js';
import { yearCover } from './year/cover.js';
import type { YearChapterId } from './yearChapterIds.js';

/** Whose year: the input of `annual.chart`, and the year by its number. Give one of `year`, `completed_years` and `at`. */
export interface YearReportInput extends AnnualChartInput {
  /** The calendar year of the birthday that begins the year of life: `2026`. */
  readonly year?: number | undefined;
}

/** How a varṣaphala is written. */
export interface YearReportOptions extends Omit<ReportOptions, 'playground'> {
  /** Whose year it is, on the cover and in the running head. */
  readonly name?: string | undefined;
  /** How the birthplace is called: `Porbandar, India`; its coordinates by default. */
  readonly place_name?: string | undefined;
  /** Names of the chapters that are written, in the order of the document; all by default. */
  readonly chapters?: readonly YearChapterId[] | undefined;
}

const FIELDS = [
  'birth',
  'year',
  'completed_years',
  'at',
  'place',
  'zodiac',
  'relation',
  'drekkana',
  'ayanamsa',
  'node',
  'conventions',
] as const satisfies readonly (keyof YearReportInput)[];

const MOST_YEARS = 200;

function completedIn(year: unknown, { birth }: AnnualChartInput): number {
  const born = Number(/^(\d{4})-/.exec(String(birth?.date))?.[1]);
  // Without a date the operation refuses the birth.
  if (Number.isNaN(born)) return 0;
  if (!isWithin(year, born, born + MOST_YEARS) || !Number.isInteger(year))
    refuse('year', year, `a whole number from ${born}, the year of the birth, to ${born + MOST_YEARS}`);
  return year - born;
}

/** Returns the input of the annual chart with the year as completed years or a moment. */
function withYear({ year, ...input }: YearReportInput, moment: string | undefined): AnnualChartInput {
  if (year === undefined) {
    if (input.completed_years !== undefined || input.at !== undefined) return input;
    if (moment !== undefined) return { ...input, at: moment };
    throw new SiddhantaError(
      'missing_field',
      'year is required, to say which year of life. Give the calendar year in which it begins, such as 2026, or completed_years, or at, a moment within it.',
      { field: 'year' },
    );
  }
  const other = (['completed_years', 'at'] as const).find((field) => input[field] !== undefined);
  if (other !== undefined)
    throw new SiddhantaError(
      'invalid_value',
      `year and ${other} are both given; each selects the year. Leave one of the two out.`,
      { field: 'year' },
    );
  return { ...input, completed_years: completedIn(year, input) };
}

function chaptersOf({ birth }: AnnualChartInput, { chapters: names }: YearReportOptions) {
  const chapters = chosenChapters(YEAR_CHAPTERS, names);
  if (birth.time !== undefined) return chapters;
  const written = chapters.filter(({ needsTime }) => needsTime !== true);
  if (written.length === 0)
    throw new SiddhantaError(
      'missing_field',
      `birth.time is required for the ${chapters.length === 1 ? 'chapter' : 'chapters'} ${chapters.map(({ id }) => id).join(', ')}: they follow from the lagna of the year. Add it as a text, such as "08:30:00".`,
      { field: 'birth.time' },
    );
  return written;
}

/** @internal */
export function writeYear(input: YearReportInput, options: YearReportOptions, context: Context): Written {
  judgeNames('input', input, FIELDS);
  const own = ['name', 'place_name', 'chapters'];
  const { request: settled, paper, fonts, logo, contact } = settle({}, options, own, context);
  const name = judgeText('name', options.name) ?? '';
  const placeName = judgeText('place_name', options.place_name);
  const { at = input.at } = settled;
  const asked = withYear(input, at);
  // Refuses bad input before anything is written.
  const result = chart.operation.call(asked, context);
  const { completed_years } = result.data;
  const { at: _, ...question } = { ...asked, completed_years };
  const chapters = chaptersOf(question, options);
  const { birth, ayanamsa } = question;
  // On the clock of the birthplace, in a form that every engine reads.
  const moment = at === undefined ? undefined : running.operation.call({ birth, ayanamsa, at }, context).data.at;
  const request = { ...settled, question, at: moment, placeName };
  const html = documentHtml({
    words: request.words,
    paper,
    fonts,
    title: name === '' ? request.words.label('Varṣaphala') : name,
    cover: yearCover(request, { name, placeName, logo, contact }),
    chapters: chapters.map((chapter) => write(chapter, request)),
  });
  return { html, result, words: request.words };
}

/**
 * Returns the varṣaphala of one year of life as one HTML document to print: cover, contents, and a chapter each for the annual chart, office
 * bearers and places, strengths, yogas, sahams, periods, transits, the twelve months, and how it was computed. It loads nothing and is the same
 * for the same input.
 *
 * A birth without a time has the chapters that need none.
 *
 * @param input `birth`; one of `year` (that of the birthday), `completed_years` (0 … 200) and `at` (a moment within the year; that of the options
 *   by default); optional `place`, `zodiac`, `relation`, `drekkana`, `ayanamsa` (default `lahiri`), `node`, `conventions`
 * @param options {@link YearReportOptions}; `at` marks what runs, by default at the `at` of the input
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input or options; `missing_field` where no year is said; `date_out_of_range` beyond the ephemeris;
 *   `undefined_at_latitude` where no point of the ecliptic rises
 *
 * @example
 * ```ts
 * import { year } from 'siddhanta/report';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const html = year({ birth: { date: '1990-08-15', time: '08:30:00', place }, year: 2025 }, { name: 'Asha' });
 * html.includes('Jupiter is lord of the year'); // => true
 * ```
 */
export function year(input: YearReportInput, options: YearReportOptions = {}, context: Context = {}): string {
  return writeYear(input, options, context).html;
}
