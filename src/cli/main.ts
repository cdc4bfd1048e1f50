#!/usr/bin/env node
import { text } from 'node:stream/consumers';
import { wantsColour } from './colour.js';
import { run } from './run.js';

// A reader that has seen enough, such as `head`, closes the pipe: that is no error.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit();
    if (stream === process.stdout) process.stderr.write(`siddhanta: ${error.message}\n`);
    process.exit(1);
  });
}

process.exitCode = await run(process.argv.slice(2), {
  stdout: process.stdout,
  stderr: process.stderr,
  now: new Date(),
  columns: process.stdout.columns,
  colour: wantsColour({ isTTY: process.stdout.isTTY, env: process.env }),
  readStdin: () => text(process.stdin),
});
