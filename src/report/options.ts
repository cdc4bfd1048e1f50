import { SiddhantaError } from '../errors.js';
import type { Context } from '../operation/operation.js';
import { CHART_STYLES, type ChartStyle } from '../svg/drawings.js';
import { oneOf, refuse } from '../svg/refuse.js';
import { THEMES, type Theme } from '../svg/theme.js';
import type { Question, ReportRequest } from './request.js';
import { PAPERS, type Paper } from './style.js';

/** How a document is written. */
export interface ReportOptions {
  /** Style of the charts: `north` (the default), `south`, `east` or `chakra`. */
  readonly style?: ChartStyle | undefined;
  /** Size of paper: `a4` (the default) or `letter`. */
  readonly paper?: Paper | undefined;
  /** Colours of the charts: `light` (the default), `dark`, `print` (black on white) or `auto`. */
  readonly theme?: Theme | undefined;
  /** An instant, ISO 8601 with an offset: the periods that run then are marked. Nothing looks at a clock. */
  readonly at?: string | undefined;
  /** Whether statements about death, illness and children are written; `false` by default. */
  readonly sensitive?: boolean | undefined;
  /** A picture for the cover, as a `data:image/…` address. */
  readonly logo?: string | undefined;
  /** A line for the foot of the cover, such as an address. */
  readonly contact?: string | undefined;
}

const COMMON: readonly (keyof ReportOptions)[] = ['style', 'paper', 'theme', 'at', 'sensitive', 'logo', 'contact'];
const LONGEST_TEXT = 200;
const LONGEST_LOGO = 500_000;

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
  if (logo !== undefined && !/^data:image\/(png|jpeg|svg\+xml|webp);base64,[\w+/=]+$/.test(logo))
    refuse('logo', logo, 'a picture as data:image/png;base64,…');
  return logo;
}

/** Options that every document has, judged, and the request that its parts are written by. */
export interface Settled {
  readonly request: ReportRequest;
  readonly paper: Paper;
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
      results: new Map(),
      newId: () => `picture-${++pictures}`,
    },
    paper: oneOf('paper', options.paper, papers),
    logo: judgeLogo(options.logo),
    contact: judgeText('contact', options.contact),
  };
}
