// Measures what a user meets first: the package as it is installed, how it starts, and what was written for it.
// usage: npm run measure:package [-- --rounds=21]   (needs a build; how starts are measured: tools/lib/start.mjs)
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pack, ROOT } from './lib/package.mjs';
import { run } from './lib/run.mjs';
import { measureStarts, STARTS } from './lib/start.mjs';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '21' } } });
const rounds = Number(values.rounds);

const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
const sizeOf = (files) => files.reduce((sum, file) => sum + statSync(file).size, 0);
const megabytes = (bytes) => `${(bytes / 1e6).toFixed(2)} MB`;

const folder = mkdtempSync(join(tmpdir(), 'siddhanta-measure-'));
try {
  const tarball = pack(folder);
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  const began = performance.now();
  run('npm', ['install', '--no-audit', '--no-fund', '--omit=optional', tarball], { cwd: folder });
  const installSeconds = (performance.now() - began) / 1000;
  const installed = join(folder, 'node_modules/siddhanta');
  const files = filesBelow(installed);

  const { idle, beyond } = measureStarts(STARTS, folder, rounds);

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
    ['node -e 0, processor', `${idle.toFixed(0)} ms`],
    ...Object.entries(beyond).map(([name, time]) => [`${name}, over node`, `${time.toFixed(0)} ms`]),
    ['src', `${linesOf(sources)} lines in ${sources.length} files`],
    ['src by hand', `${linesOf(byHand)} lines in ${byHand.length} files`],
  ];
  console.log(['| | |', '| --- | --: |', ...rows.map(([name, value]) => `| ${name} | ${value} |`)].join('\n'));
} finally {
  rmSync(folder, { recursive: true });
}
