// Checks the package as it would be published: entries, types, sizes, contents and unused code. Needs a build.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ENTRIES, manifest, ROOT } from './lib/package.mjs';
import { report } from './lib/report.mjs';
import { run } from './lib/run.mjs';

const npx = (...args) => run('npx', ['--no-install', ...args], { cwd: ROOT });

const { check, finish } = report('package');

await check('publint', () => npx('publint', '--strict'));

// The profile node16 leaves out the resolution of TypeScript's "node10", which knows no `exports`; Node 20 is the oldest we support.
await check('types resolve for every entry (attw)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'siddhanta-attw-'));
  try {
    const [{ filename }] = JSON.parse(run('npm', ['pack', '--json', '--pack-destination', folder], { cwd: ROOT }));
    npx('attw', '--profile', 'node16', join(folder, filename));
  } finally {
    rmSync(folder, { recursive: true });
  }
});

await check('openapi.json is a valid description (redocly)', () => npx('redocly', 'lint', 'openapi.json'));
await check('size limits', () => npx('size-limit'));
await check('no unused files, exports or dependencies (knip)', () => npx('knip'));

await check('the packed files are dist, documents and nothing else', () => {
  const [{ files }] = JSON.parse(run('npm', ['pack', '--dry-run', '--json'], { cwd: ROOT }));
  const allowed =
    /^(dist\/(esm|cjs)\/.+\.(js|d\.ts)|dist\/cjs\/package\.json|package\.json|openapi\.json|README\.md|CHANGELOG\.md|LICENSE)$/;
  const others = files.map(({ path }) => path).filter((path) => !allowed.test(path));
  if (others.length > 0) throw new Error(`Packed without need: ${others.join(', ')}`);
});

await check('one runtime dependency', () => {
  const names = Object.keys(manifest.dependencies ?? {});
  if (names.join() !== 'valibot') throw new Error(`dependencies are ${names.join(', ')}; see docs/decisions/0001.`);
});

const { entryPoints } = JSON.parse(readFileSync(join(ROOT, 'typedoc.json'), 'utf8'));
const limits = manifest['size-limit'].map(({ path }) => path);
for (const { specifier, esm, cjs, source } of ENTRIES) {
  await check(`${specifier}: built, documented, limited`, () => {
    for (const file of [esm, cjs].filter(Boolean)) {
      if (!existsSync(join(ROOT, file))) throw new Error(`${file} is missing.`);
      const types = file.replace(/\.js$/, '.d.ts');
      if (!existsSync(join(ROOT, types))) throw new Error(`${types} is missing.`);
    }
    if (!entryPoints.includes(source)) throw new Error(`${source} is not among the entryPoints of typedoc.json.`);
    if (!limits.includes(esm)) throw new Error(`${esm} has no size limit in package.json.`);
  });
}

await check('every bin is built and starts with a shebang', () => {
  for (const [name, file] of Object.entries(manifest.bin)) {
    if (!existsSync(join(ROOT, file))) throw new Error(`${name}: ${file} is missing.`);
    if (!readFileSync(join(ROOT, file), 'utf8').startsWith('#!/usr/bin/env node'))
      throw new Error(`${name}: ${file} has no shebang.`);
  }
});

finish();
