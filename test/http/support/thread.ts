// One file of JavaScript each: through tsx, each thread took four seconds of processor time to start.
import { pathToFileURL } from 'node:url';
import { program } from '../../support/program.js';

export const threadEntry = (): URL => pathToFileURL(program('src/http/node-worker.ts'));
export const mortalThreadEntry = (): URL => pathToFileURL(program('test/http/support/mortalThread.ts'));
