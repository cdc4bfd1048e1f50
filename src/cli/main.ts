#!/usr/bin/env node
import { usesColour } from './colour.js';
import { output } from './output.js';
import { processClock } from './processClock.js';
import { run } from './run.js';

// A reader such as `head` closes the pipe when it has enough: no error.
const stderr = output(
  2,
  () => process.stderr,
  ({ code }) => process.exit(code === 'EPIPE' ? undefined : 1),
);
const stdout = output(
  1,
  () => process.stdout,
  ({ code, message }) => {
    if (code === 'EPIPE') process.exit();
    stderr.write(`siddhanta: ${message}\n`);
    process.exit(1);
  },
);

// The program is built as CommonJS, which has no top-level await.
async function start(): Promise<void> {
  process.exitCode = await run(process.argv.slice(2), {
    stdout,
    stderr,
    now: new Date(),
    clock: processClock(),
    columns: stdout.isTTY === true ? process.stdout.columns : undefined,
    errorColour: await usesColour({ isTTY: stderr.isTTY, env: process.env }),
    colour: await usesColour({ isTTY: stdout.isTTY, env: process.env }),
    readStdin: async () => (await import('node:stream/consumers')).text(process.stdin),
    get stdin() {
      return process.stdin;
    },
  });
}

void start();
