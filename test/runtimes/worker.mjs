// The results of all cases as the answer of a Worker.
import * as siddhanta from '../../dist/esm/index.js';
import { results } from './cases.mjs';

export default {
  fetch() {
    return new Response(results(siddhanta), { headers: { 'content-type': 'application/json' } });
  },
};
