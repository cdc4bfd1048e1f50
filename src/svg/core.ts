/**
 * Charts of signs as SVG for bundles that are to stay small: the same pictures as those of `siddhanta/svg`, in English and Latin letters. What else a
 * page needs it hands over: a language with the widths of its letters is what `wordsOf` makes of a module of `siddhanta/names`.
 *
 * Cusps, years, points, combustion and the other pictures are in `siddhanta/svg`.
 *
 * @packageDocumentation
 */

export type { Letters } from './letters.js';
export { eastIndian, northIndian, type PlainChartOptions, type PlainChartResult, southIndian } from './plainChart.js';
export type { Theme } from './theme.js';
export { type Words, wordsOf } from './words.js';
