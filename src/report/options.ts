import { SiddhantaError } from '../errors.js';
import type { Context } from '../operation/operation.js';
import { CHART_STYLES, type ChartStyle } from '../svg/chartStyles.js';
import { oneOf, refuse } from '../svg/refuse.js';
import { THEMES } from '../svg/theme.js';
import { wordsOf } from '../svg/words.js';
import type { ReportFont } from './reportFont.js';
import type { ReportOptions } from './reportOptions.js';
import type { Question, ReportRequest } from './request.js';
import { PAPERS, type Paper } from './style.js';
import { type Wording, wordingOf } from './wording.js';

const COMMON: readonly (keyof ReportOptions)[] = [
  'style',
  'paper',
  'theme',
  'at',
  'sensitive',
  'language',
  'digits',
  'logo',
  'contact',
  'fonts',
];
export const LONGEST_TEXT = 200;
export const LONGEST_LOGO = 500_000;
const FAMILY = /^[\w -]{1,60}$/;
const WEIGHT = /^[1-9]\d{0,2}( [1-9]\d{0,2})?$/;
const FONT = /^data:font\/(woff2|woff|ttf|otf);base64,[\w+/=]+$/;
const LONGEST_FONT = 2_000_000;
const MOST_FONTS = 12;
export const PLAYGROUND = /^https?:\/\/[^\s#?<>"']+$/;
export const LOGO = /^data:image\/(png|jpeg|svg\+xml|webp);base64,[\w+/=]+$/;

/** Refuses what is no object, and fields that it does not have. */
export function judgeNames(what: string, given: unknown, allowed: readonly string[]): void {
  if (typeof given !== 'object' || given === null) refuse(what, given, 'an object');
  const stranger = Object.keys(given).find((name) => !allowed.includes(name));
  if (stranger !== undefined)
    throw new SiddhantaError('unknown_field', `${stranger} is not a field of ${what}. Fields: ${allowed.join(', ')}.`, {
      field: stranger,
    });
}

/** Returns a text of moderate length, or undefined. */
export function judgeText(field: string, value: unknown, most = LONGEST_TEXT): string | undefined {
  if (value !== undefined && (typeof value !== 'string' || value.length > most))
    refuse(field, value, `a text of at most ${most} characters`);
  return value as string | undefined;
}

function judgeLogo(value: unknown): string | undefined {
  const logo = judgeText('logo', value, LONGEST_LOGO);
  if (logo !== undefined && !LOGO.test(logo)) refuse('logo', logo, 'a picture as data:image/png;base64,…');
  return logo;
}

function judgeFont(font: unknown, at: string): ReportFont {
  judgeNames(at, font, ['family', 'data', 'weight']);
  const { family, data, weight = '400' } = font as ReportFont;
  if (typeof family !== 'string' || !FAMILY.test(family))
    refuse(`${at}.family`, family, 'the name of a family, such as Noto Serif');
  if (typeof data !== 'string' || data.length > LONGEST_FONT || !FONT.test(data))
    refuse(`${at}.data`, data, `a font as data:font/woff2;base64,… of at most ${LONGEST_FONT} characters`);
  if (typeof weight !== 'string' || !WEIGHT.test(weight)) refuse(`${at}.weight`, weight, '400, or two such as 100 900');
  return { family, data, weight };
}

function judgeFonts(value: unknown): readonly ReportFont[] {
  if (value === undefined) return [];
  if (!Array.isArray(value) || value.length > MOST_FONTS)
    refuse('fonts', value, `a list of at most ${MOST_FONTS} fonts`);
  return value.map((font, i) => judgeFont(font, `fonts.${i}`));
}

function judgePlayground(value: unknown): string | undefined {
  const address = judgeText('playground', value);
  if (address !== undefined && !PLAYGROUND.test(address))
    refuse('playground', address, 'an address such as https://example.org/play/, without # and ?');
  return address;
}

function judgeWording({ language, digits }: ReportOptions): Wording {
  // Refuses what is no language, and other digits, as pictures do.
  wordsOf(language, digits);
  return wordingOf(language, digits);
}

/** Options that every document has, judged, and the request that its parts are written by. */
export interface Settled {
  readonly request: ReportRequest;
  readonly paper: Paper;
  readonly fonts: readonly ReportFont[];
  readonly logo: string | undefined;
  readonly contact: string | undefined;
}

/** Returns the options of a document, judged; `own` names those of the document at hand. */
export function settle(question: Question, options: ReportOptions, own: readonly string[], context: Context): Settled {
  judgeNames('options', options, [...own, ...COMMON]);
  const styles = Object.keys(CHART_STYLES) as [ChartStyle, ...ChartStyle[]];
  const papers = Object.keys(PAPERS) as [Paper, ...Paper[]];
  let pictures = 0;
  return {
    request: {
      question,
      context,
      chart: CHART_STYLES[oneOf('style', options.style, styles)],
      theme: oneOf('theme', options.theme, THEMES),
      sensitive: oneOf('sensitive', options.sensitive, [false, true]),
      at: judgeText('at', options.at),
      playground: judgePlayground(options.playground),
      words: judgeWording(options),
      results: new Map(),
      newId: () => `picture-${++pictures}`,
    },
    paper: oneOf('paper', options.paper, papers),
    fonts: judgeFonts(options.fonts),
    logo: judgeLogo(options.logo),
    contact: judgeText('contact', options.contact),
  };
}
