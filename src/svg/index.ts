/**
 * Pictures of results as SVG: charts in three Indian styles, and what else is best seen. Pure functions to a string; no DOM.
 *
 * @packageDocumentation
 */
export { eastIndian } from './eastIndian.js';
export { northIndian } from './northIndian.js';
export { southIndian } from './southIndian.js';
