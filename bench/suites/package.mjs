import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../tools/lib/package.mjs';
import { run } from '../../tools/lib/run.mjs';
import { measureStarts, STARTS } from '../../tools/lib/start.mjs';
import { table } from '../lib/tables.mjs';

/** Other packages by how a program loads them: what `require` cannot take is imported. */
const OTHERS = {
  'date-fns': ['cjs', "require('date-fns')"],
  '@hebcal/core': ['mjs', "import '@hebcal/core'"],
  'astronomy-engine': ['cjs', "require('astronomy-engine')"],
  hono: ['cjs', "require('hono')"],
  sweph: ['cjs', "require('sweph')"],
};

function installed(name, folder) {
  try {
    const own = name === 'siddhanta';
    const args = ['pack', '--ignore-scripts', '--json', '--pack-destination', folder, ...(own ? [] : [name])];
    const [packed] = JSON.parse(run('npm', args, { cwd: own ? ROOT : folder }));
    writeFileSync(join(folder, 'package.json'), '{ "private": true }');
    const install = ['install', '--no-audit', '--no-fund', '--prefer-offline', '--omit=optional', packed.filename];
    const began = performance.now();
    run('npm', install, { cwd: folder });
    return { ...packed, seconds: (performance.now() - began) / 1000 };
  } catch {
    return undefined;
  }
}

const megabytes = (bytes) => `${(bytes / 1e6).toFixed(2)} MB`;
const milliseconds = (time) => `${time.toFixed(0)} ms`;

/** Returns the section of the package. */
export function packages(rounds, withPeers) {
  const folders = [];
  const rows = [];
  const starts = [];
  try {
    for (const name of ['siddhanta', ...(withPeers ? Object.keys(OTHERS) : [])]) {
      const folder = mkdtempSync(join(tmpdir(), 'siddhanta-package-'));
      folders.push(folder);
      const own = installed(name, folder);
      if (own === undefined) {
        rows.push([name, ...Array(5).fill('not installed')]);
        continue;
      }
      const programs = name === 'siddhanta' ? STARTS : { [name]: OTHERS[name] };
      const { idle, beyond } = measureStarts(programs, folder, rounds);
      if (name === 'siddhanta') starts.push(['`node -e 0` itself', milliseconds(idle)]);
      for (const [what, time] of Object.entries(beyond))
        starts.push([name === 'siddhanta' ? `\`${what}\`` : `${name}: \`${OTHERS[name][1]}\``, milliseconds(time)]);
      const { version, size, unpackedSize, entryCount, seconds } = own;
      rows.push([name, version, megabytes(size), megabytes(unpackedSize), entryCount, `${seconds.toFixed(1)} s`]);
    }
  } finally {
    for (const folder of folders) rmSync(folder, { recursive: true });
  }
  return {
    name: 'package and start',
    about:
      'The tarball as npm packs it, and how long npm takes to install it with its dependencies in an empty project, from its cache where possible. Then what a process takes beyond `node -e 0`: processor time of all threads, compared within each round.',
    text: `${table(['', 'version', 'tarball', 'unpacked', 'files', 'install'], rows)}\n\n${table(['', 'beyond node'], starts)}`,
  };
}
