// Prints the results of all cases, computed by the CommonJS build in the engine that runs this file.
const siddhanta = require('../../dist/cjs/index.js');
const { routes } = require('../../dist/cjs/http/index.js');
const names = require('../../dist/cjs/names/index.js');

const operations = routes().flatMap(({ operation }) => operation ?? []);
import('./cases.mjs').then(({ results }) => console.log(results(siddhanta, operations, names)));
