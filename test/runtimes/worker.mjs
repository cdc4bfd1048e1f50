import { routes } from '../../dist/esm/http/index.js';
import * as siddhanta from '../../dist/esm/index.js';
import * as names from '../../dist/esm/names/index.js';
import { results } from './cases.mjs';

const operations = routes().flatMap(({ operation }) => operation ?? []);

export default {
  fetch() {
    return new Response(results(siddhanta, operations, names), { headers: { 'content-type': 'application/json' } });
  },
};
