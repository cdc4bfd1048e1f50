// Prints the results of all cases, computed by the built library in the engine that runs this file.
import { routes } from '../../dist/esm/http/index.js';
import * as siddhanta from '../../dist/esm/index.js';
import * as names from '../../dist/esm/names/index.js';
import { results } from './cases.mjs';

// The operations have no entry of their own; they are those that siddhanta/http serves.
const operations = routes().flatMap(({ operation }) => operation ?? []);
console.log(results(siddhanta, operations, names));
