// The program of its threads is the file that THREAD names.
import { pathToFileURL } from 'node:url';
import type { Command } from '../../src/cli/command.js';
import { serveCommand } from '../../src/cli/commands/serve.js';
import { run } from '../../src/cli/run.js';

const threadEntry = pathToFileURL(`${process.env.THREAD}`);
const commands: readonly Command[] = [serveCommand];
process.exitCode = await run(process.argv.slice(2), { ...process, now: new Date(), threadEntry }, commands);
