// Prints the same as print.mjs by the files for Node, which other engines take by the same condition of package.json.
import { routes } from '../../dist/node/http/index.js';
import * as siddhanta from '../../dist/node/index.js';
import * as names from '../../dist/node/names/index.js';
import { results } from './cases.mjs';

// The operations have no entry of their own; they are those that siddhanta/http serves.
const operations = routes().flatMap(({ operation }) => operation ?? []);
console.log(results(siddhanta, operations, names));
