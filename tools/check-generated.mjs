// Runs every generator with --check: what is committed must be what the generators write.
//
// A program directly in a folder of tools is a generator and knows `--check`, unless it is listed below with the reason.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './lib/package.mjs';
import { report } from './lib/report.mjs';
import { run } from './lib/run.mjs';

const OTHERS = ['lib', 'oracle', 'mutation', 'examples', 'reference'];
const FOLDERS = readdirSync(join(ROOT, 'tools'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !OTHERS.includes(entry.name))
  .map(({ name }) => join('tools', name));

const NOT_RUN = {
  'tools/docs/spread.mjs': 'prints in Chromium with fonts that are not on every machine',
  'tools/svg/widths.mjs': 'measures in Chromium with fonts that are not on every machine',
  'tools/ephemeris/fit-corrections.mjs':
    'fits to JPL data of some 100 MB; what it writes is the source of build-tables.ts',
  'tools/tables/yoga-shares.ts':
    'prints the shares of births that fixtures/sources/yogas*.json have, and writes nothing',
  'tools/tables/delta-t.py': 'reads the files of the IERS; the CSV it writes is the source of delta-t.mjs',
};

const { check, finish } = report('generated files');
const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder))
    .map((file) => join(folder, file))
    .filter((file) => /\.(mjs|js|ts|py)$/.test(file))
    .sort(),
);

/** The process in which generators run that are no Python; another follows one that ended. */
let generators;

function startGenerators() {
  const child = fork(join(ROOT, 'tools/lib/generators.mjs'), { cwd: ROOT, execArgv: ['--import', 'tsx'] });
  const ended = once(child, 'exit').then(([code, signal]) => [`The process ended with ${signal ?? code}.`]);
  ended.then(() => {
    generators = undefined;
  });
  return { child, ended };
}

async function problemOf(file) {
  generators ??= startGenerators();
  const { child, ended } = generators;
  child.send(join(ROOT, file));
  const [problem] = await Promise.race([once(child, 'message'), ended]);
  return problem;
}

for (const file of files) {
  if (file in NOT_RUN) {
    console.log(`  -     ${file}: ${NOT_RUN[file]}`);
    continue;
  }
  await check(file, async () => {
    if (!readFileSync(join(ROOT, file), 'utf8').includes('--check'))
      throw new Error('This generator does not know --check. Teach it, or list it in NOT_RUN with the reason.');
    if (file.endsWith('.py')) return run('python3', [file, '--check'], { cwd: ROOT });
    const problem = await problemOf(file);
    if (problem !== '') throw new Error(problem);
  });
}
for (const file of Object.keys(NOT_RUN)) {
  await check(`NOT_RUN names a file that exists: ${file}`, () => {
    if (!files.includes(file)) throw new Error('It does not exist any more. Remove the entry.');
  });
}
generators?.child.disconnect();
finish();
