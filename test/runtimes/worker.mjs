// The results of all cases as the answer of a Worker.
import * as siddhanta from '../../dist/esm/index.js';
import * as names from '../../dist/esm/names/index.js';
import { OPERATIONS } from '../../dist/esm/registry.js';
import { results } from './cases.mjs';

export default {
  fetch() {
    return new Response(results(siddhanta, OPERATIONS, names), { headers: { 'content-type': 'application/json' } });
  },
};
