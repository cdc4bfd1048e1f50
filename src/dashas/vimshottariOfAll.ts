import { withGrahas } from '../cast/context.js';
import { vimshottariOperation } from './vimshottari.js';

/** Vimśottarī with the nine grahas, so that it may start from any; the function of the library has Sun, Moon and nodes, and a smaller bundle. */
export const vimshottariOfAll: typeof vimshottariOperation = {
  ...vimshottariOperation,
  call: (input, context) => vimshottariOperation.call(input, withGrahas(context)),
  bare: (input, context) => vimshottariOperation.bare(input, withGrahas(context)),
  stream: (input, context, present) => vimshottariOperation.stream(input, withGrahas(context), present),
};
