// Writes what follows from the sources after an operation has come or changed, in the order in which one rests on the other.
import { ROOT } from './lib/package.mjs';
import { run } from './lib/run.mjs';

const STEPS = [
  ['node', 'tools/rooms/rooms.mjs'],
  ['npx', 'tsx', 'tools/rooms/capabilities.ts'],
  ['npx', 'tsx', 'tools/svg/drawable.ts'],
  ['npx', 'tsx', 'tools/names/shapes.ts'],
  ['npm', 'run', '--silent', 'build'],
  ['npx', 'tsx', 'tools/fixtures/golden.ts'],
  ['npx', 'tsx', 'tools/openapi/openapi.ts'],
  ['node', 'tools/openapi/client-types.mjs'],
  ['npx', 'tsx', 'tools/docs/operations.ts'],
  ['npx', 'tsx', 'tools/docs/coverage.ts'],
  ['npx', 'tsx', 'tools/docs/messages.ts'],
  ['node', '--import', 'tsx', 'tools/docs/tables.mjs'],
  // The guide to the command line shows what the commands print.
  ['npx', 'vitest', 'run', '--project', 'quick', 'test/golden/cli.test.ts', '-u'],
];

for (const [command, ...args] of STEPS) {
  console.log([command, ...args].join(' '));
  run(command, args, { cwd: ROOT });
}
