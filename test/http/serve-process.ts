// The server command as a process of its own, for the tests: `tsx test/http/serve-process.ts serve --port 0`.
import type { Command } from '../../src/cli/command.js';
import { serveCommand } from '../../src/cli/commands/serve.js';
import { run } from '../../src/cli/run.js';

const threadEntry = new URL('./support/thread.mjs', import.meta.url);
const commands: readonly Command[] = [serveCommand];
process.exitCode = await run(process.argv.slice(2), { ...process, now: new Date(), threadEntry }, commands);
