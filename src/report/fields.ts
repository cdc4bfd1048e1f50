import * as v from 'valibot';
import { momentSchema } from '../input/moment.js';
import { flagSchema, oneOf } from '../input/schemas.js';
import { stated } from '../input/stated.js';
import { CHART_STYLES, type ChartStyle } from '../svg/chartStyles.js';
import { THEMES } from '../svg/theme.js';
import { LOGO, LONGEST_LOGO, LONGEST_TEXT, PLAYGROUND } from './options.js';
import { PAPERS, type Paper } from './style.js';

const text = (most: number) => {
  const message = `it must be a text of at most ${most} characters.`;
  return v.pipe(
    v.string(message),
    stated({ maxLength: most }, (value) => value.length <= most, message),
  );
};

const PLAYGROUND_MESSAGE = 'it must be an address such as https://example.org/play/, without # and ?.';
const LOGO_MESSAGE = `it must be a picture as data:image/png;base64,…, at most ${LONGEST_LOGO} characters.`;

/** Returns the fields of a service for the options that every document has, but for the language, which a service takes apart. */
export const paperFields = () => ({
  paper: v.optional(oneOf(Object.keys(PAPERS) as [Paper, ...Paper[]])),
  theme: v.optional(oneOf(THEMES)),
  digits: v.optional(oneOf(['latin', 'native'])),
  logo: v.optional(
    v.pipe(
      v.string(LOGO_MESSAGE),
      stated(
        { pattern: LOGO.source, maxLength: LONGEST_LOGO },
        (logo) => logo.length <= LONGEST_LOGO && LOGO.test(logo),
        LOGO_MESSAGE,
      ),
    ),
  ),
  contact: v.optional(text(LONGEST_TEXT)),
});

/** Returns those of documents with charts. */
export const chartFields = () => ({
  ...paperFields(),
  style: v.optional(oneOf(Object.keys(CHART_STYLES) as [ChartStyle, ...ChartStyle[]])),
});

/** Returns those of whom or what a document is about. */
export const coverFields = () => ({
  name: v.optional(text(LONGEST_TEXT)),
  place_name: v.optional(text(LONGEST_TEXT)),
});

/** Returns those of documents about one birth. */
export const birthFields = () => ({
  ...chartFields(),
  ...coverFields(),
  at: v.optional(momentSchema()),
  sensitive: flagSchema(),
});

/** Returns the one of documents that a playground can show, too. */
export const playgroundField = () => ({
  playground: v.optional(
    v.pipe(
      v.string(PLAYGROUND_MESSAGE),
      stated(
        { pattern: PLAYGROUND.source, maxLength: LONGEST_TEXT },
        (address) => address.length <= LONGEST_TEXT && PLAYGROUND.test(address),
        PLAYGROUND_MESSAGE,
      ),
    ),
  ),
});
