import type { Language } from '../names/language.js';
import type { ChartStyle } from '../svg/chartStyles.js';
import type { Theme } from '../svg/theme.js';
import type { ReportFont } from './reportFont.js';
import type { Paper } from './style.js';
import type { ReportDigits } from './wording.js';

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
  /** A language of `siddhanta/names` for names, terms and dates; sentences stay English. English by default. */
  readonly language?: Language | undefined;
  /** `latin`, or the `native` digits of the language; by default those that are usual in it. */
  readonly digits?: ReportDigits | undefined;
  /** Address of a playground, such as `https://example.org/play/`: the last chapter links to the same chart there. None by default. */
  readonly playground?: string | undefined;
  /** A picture for the cover, as a `data:image/…` address. */
  readonly logo?: string | undefined;
  /** Fonts within the document, so that it looks the same where none is installed; those of the machine by default. */
  readonly fonts?: readonly ReportFont[] | undefined;
  /** A line for the foot of the cover, such as an address. */
  readonly contact?: string | undefined;
}
