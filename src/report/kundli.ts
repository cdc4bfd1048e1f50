import { type NatalInput, natalFields } from '../cast/natalInput.js';
import { rasi } from '../charts/rasi.js';
import { SiddhantaError } from '../errors.js';
import type { Context } from '../operation/operation.js';
import { CHART_STYLES, type ChartStyle } from '../svg/drawings.js';
import { oneOf, refuse } from '../svg/refuse.js';
import { THEMES, type Theme } from '../svg/theme.js';
import { CHAPTERS, type Chapter, type ChapterId } from './chapters.js';
import { cover } from './cover.js';
import { documentHtml } from './document.js';
import type { ReportRequest } from './request.js';
import { PAPERS, type Paper } from './style.js';

/** How a kuṇḍalī is written. */
export interface KundliOptions {
  /** Whose chart it is, on the cover and in the running head. */
  readonly name?: string | undefined;
  /** How the place is called: `Porbandar, India`; its coordinates by default. */
  readonly place_name?: string | undefined;
  /** Style of the charts: `north` (the default), `south`, `east` or `chakra`. */
  readonly style?: ChartStyle | undefined;
  /** Size of paper: `a4` (the default) or `letter`. */
  readonly paper?: Paper | undefined;
  /** Colours of the charts: `light` (the default), `dark`, `print` (black on white) or `auto`. */
  readonly theme?: Theme | undefined;
  /** Names of the chapters that are written, in the order of the document; all but `kp` by default. */
  readonly chapters?: readonly ChapterId[] | undefined;
  /** An instant, ISO 8601 with an offset: the periods that run then are marked. Nothing looks at a clock. */
  readonly at?: string | undefined;
  /** Whether statements about death, illness and children are written; `false` by default. */
  readonly sensitive?: boolean | undefined;
  /** A picture for the cover, as a `data:image/…` address. */
  readonly logo?: string | undefined;
  /** A line for the foot of the cover, such as an address. */
  readonly contact?: string | undefined;
}

const OPTIONS: readonly (keyof KundliOptions)[] = [
  'name',
  'place_name',
  'style',
  'paper',
  'theme',
  'chapters',
  'at',
  'sensitive',
  'logo',
  'contact',
];
const FIELDS = Object.keys(natalFields());
const IDS: readonly string[] = CHAPTERS.map(({ id }) => id);
const LONGEST_TEXT = 200;
const LONGEST_LOGO = 500_000;

function judgeNames(what: string, given: unknown, allowed: readonly string[]): void {
  if (typeof given !== 'object' || given === null) refuse(what, given, 'an object');
  const stranger = Object.keys(given).find((name) => !allowed.includes(name));
  if (stranger !== undefined)
    throw new SiddhantaError('unknown_field', `${stranger} is not a field of ${what}. Fields: ${allowed.join(', ')}.`, {
      field: stranger,
    });
}

function judgeText(field: string, value: unknown, most: number): string | undefined {
  if (value !== undefined && (typeof value !== 'string' || value.length > most))
    refuse(field, value, `a text of at most ${most} characters`);
  return value as string | undefined;
}

function chosenChapters(names: readonly string[] | undefined): readonly Chapter[] {
  const all: readonly Chapter[] = CHAPTERS;
  if (names === undefined) return all.filter(({ onWish }) => onWish !== true);
  if (!Array.isArray(names) || names.length === 0) refuse('chapters', names, `a list of ${IDS.join(', ')}`);
  const stranger = names.find((name) => !IDS.includes(name));
  if (stranger !== undefined) refuse('chapters', stranger, `one of ${IDS.join(', ')}`);
  return all.filter(({ id }) => names.includes(id));
}

/**
 * Returns a horoscope as one HTML document to print: cover, contents, and a chapter each for charts, birth, houses, divisions, periods, strengths,
 * aṣṭakavarga, yogas, doṣas, Sāḍe Sātī, Jaimini and how it was computed. It loads nothing and is the same for the same input.
 *
 * @param input `birth`; optional `ayanamsa` (default `lahiri`), `node`, `conventions`
 * @param options {@link KundliOptions}
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input or options
 *
 * @example
 * ```ts
 * import { kundli } from 'siddhanta/report';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const html = kundli({ birth: { date: '1990-08-15', time: '08:30:00', place } }, { name: 'Asha', at: '2026-01-01T00:00:00+05:30' });
 * html.startsWith('<!doctype html>'); // => true
 * ```
 */
export function kundli(input: NatalInput, options: KundliOptions = {}, context: Context = {}): string {
  judgeNames('input', input, FIELDS);
  judgeNames('options', options, OPTIONS);
  const name = judgeText('name', options.name, LONGEST_TEXT) ?? '';
  const logo = judgeText('logo', options.logo, LONGEST_LOGO);
  if (logo !== undefined && !/^data:image\/(png|jpeg|svg\+xml|webp);base64,[\w+/=]+$/.test(logo))
    refuse('logo', logo, 'a picture as data:image/png;base64,…');
  const styles = Object.keys(CHART_STYLES) as [ChartStyle, ...ChartStyle[]];
  const papers = Object.keys(PAPERS) as [Paper, ...Paper[]];
  let pictures = 0;
  const request: ReportRequest = {
    question: { ...input },
    context,
    chart: CHART_STYLES[oneOf('style', options.style, styles)],
    theme: oneOf('theme', options.theme, THEMES),
    sensitive: oneOf('sensitive', options.sensitive, [false, true]),
    at: judgeText('at', options.at, LONGEST_TEXT),
    results: new Map(),
    newId: () => `picture-${++pictures}`,
  };
  // Bad input is refused here, before anything is written.
  rasi.operation.call(input, context);
  const chapters = chosenChapters(options.chapters);
  const placeName = judgeText('place_name', options.place_name, LONGEST_TEXT);
  const contact = judgeText('contact', options.contact, LONGEST_TEXT);
  return documentHtml({
    paper: oneOf('paper', options.paper, papers),
    title: name === '' ? 'Janma kuṇḍalī' : name,
    cover: cover(request, { name, placeName, logo, contact }),
    chapters: chapters.map(({ id, title, lead, parts }) => ({
      id,
      title,
      lead,
      body: parts.map((part) => part(request)).join(''),
    })),
  });
}
