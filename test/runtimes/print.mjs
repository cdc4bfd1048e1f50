// Prints the results of all cases, computed by the built library in the engine that runs this file.
import * as siddhanta from '../../dist/esm/index.js';
import * as names from '../../dist/esm/names/index.js';
import { OPERATIONS } from '../../dist/esm/registry.js';
import { results } from './cases.mjs';

console.log(results(siddhanta, OPERATIONS, names));
