// Measures what a user meets first: the package as it is installed, how it starts, and what was written for it.
// usage: npm run measure:package [-- --rounds=21]   (needs a build)
//
// Start-up is processor time of the whole process, since other programs on the machine slow a clock; each round runs every row once, so that
// all have the same neighbours, and the median of the differences from `node -e 0` of the same round is told.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pack, ROOT } from './lib/package.mjs';
import { run } from './lib/run.mjs';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '21' } } });
const rounds = Number(values.rounds);

const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
const sizeOf = (files) => files.reduce((sum, file) => sum + statSync(file).size, 0);
const megabytes = (bytes) => `${(bytes / 1e6).toFixed(2)} MB`;

const BIRTH =
  "{ birth: { date: '1990-08-15', time: '10:30:00', place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' } } }";
const PROGRAMS = {
  'node -e 0': ['cjs', '0'],
  "require('siddhanta') + first chart": ['cjs', `require('siddhanta').rasi(${BIRTH})`],
  "import 'siddhanta' + first chart": ['mjs', `import { rasi } from 'siddhanta'; rasi(${BIRTH})`],
  "import 'siddhanta/charts' + first chart": ['mjs', `import { rasi } from 'siddhanta/charts'; rasi(${BIRTH})`],
  "require('siddhanta/charts') + first chart": ['cjs', `require('siddhanta/charts').rasi(${BIRTH})`],
  "import 'siddhanta/panchang'": ['mjs', "import 'siddhanta/panchang'"],
  "import 'siddhanta/yogas'": ['mjs', "import 'siddhanta/yogas'"],
};
/** Prints, when a process ends, the milliseconds of processor time that it took. */
const TOLD = `process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  process.stdout.write(String((user + system) / 1000));
});`;

const median = (numbers) => [...numbers].sort((one, other) => one - other)[numbers.length >> 1];

const folder = mkdtempSync(join(tmpdir(), 'siddhanta-measure-'));
try {
  const tarball = pack(folder);
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  const began = performance.now();
  run('npm', ['install', '--no-audit', '--no-fund', '--omit=optional', tarball], { cwd: folder });
  const installSeconds = (performance.now() - began) / 1000;
  const installed = join(folder, 'node_modules/siddhanta');
  const files = filesBelow(installed);

  const programs = Object.entries(PROGRAMS).map(([name, [kind, text]], i) => {
    const file = join(folder, `program${i}.${kind}`);
    writeFileSync(file, kind === 'cjs' ? `${TOLD}\n${text};` : `${text};\n${TOLD}`);
    return { name, file, times: [] };
  });
  for (let round = 0; round < rounds; round++) {
    for (const { file, times } of programs) {
      const { stdout, status, stderr } = spawnSync(process.execPath, [file], { cwd: folder, encoding: 'utf8' });
      if (status !== 0) throw new Error(stderr);
      times.push(Number(stdout));
    }
  }
  const [idle, ...others] = programs;

  const openapi = readFileSync(join(installed, 'openapi.json'), 'utf8');
  const sources = filesBelow(join(ROOT, 'src')).filter((file) => file.endsWith('.ts'));
  const linesOf = (list) => list.reduce((sum, file) => sum + readFileSync(file, 'utf8').split('\n').length - 1, 0);
  const byHand = sources.filter((file) => !file.endsWith('.gen.ts'));

  const rows = [
    ['tarball', megabytes(statSync(tarball).size)],
    ['unpacked', megabytes(sizeOf(files))],
    ['files', files.length],
    ['npm install of the tarball', `${installSeconds.toFixed(1)} s`],
    [
      'openapi.json',
      `${megabytes(openapi.length)}, ${Object.keys(JSON.parse(openapi).components.schemas).length} schemas`,
    ],
    ['node -e 0, processor', `${median(idle.times).toFixed(0)} ms`],
    ...others.map(({ name, times }) => [
      `${name}, over node`,
      `${median(times.map((time, i) => time - idle.times[i])).toFixed(0)} ms`,
    ]),
    ['src', `${linesOf(sources)} lines in ${sources.length} files`],
    ['src by hand', `${linesOf(byHand)} lines in ${byHand.length} files`],
  ];
  console.log(['| | |', '| --- | --: |', ...rows.map(([name, value]) => `| ${name} | ${value} |`)].join('\n'));
} finally {
  rmSync(folder, { recursive: true });
}
