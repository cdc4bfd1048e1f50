import { withGrahas } from '../cast/context.js';
import { functionOf } from '../operation/operation.js';
import { type VimshottariData, type VimshottariInput, vimshottariOperation } from './vimshottari.js';

const operation = vimshottariOperation.operation;

/** Vimśottarī with the nine grahas, so that it may start from any; the library's function has Sun, Moon and nodes, and a smaller bundle. */
export const vimshottariOfAll = functionOf<VimshottariInput, VimshottariData>({
  ...operation,
  call: (input, context) => operation.call(input, withGrahas(context)),
  bare: (input, context) => operation.bare(input, withGrahas(context)),
  stream: (input, context, present) => operation.stream(input, withGrahas(context), present),
});
