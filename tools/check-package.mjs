// Checks the package as it would be published: entries, types, sizes, contents and unused code. Needs a build.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import ts from 'typescript';
import { ENTRIES, LIMITS, manifest, pack, ROOT } from './lib/package.mjs';
import { PACKED_PAGES, pagesOf } from './lib/pages.mjs';
import { report } from './lib/report.mjs';
import { run } from './lib/run.mjs';

/** npm writes each file by itself: installations take longer with each. Eleven languages have five each, jobs and what batches share with them 18. */
const MOST_FILES = 790;

const npx = (...args) => run('npx', ['--no-install', ...args], { cwd: ROOT });

const { check, finish } = report('package');

await check('publint', () => npx('publint', '--strict'));

await check('types resolve for every entry (attw)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'siddhanta-attw-'));
  try {
    // What pages load by a script tag, and its hashes: they have no types.
    const singles = ['integrity.json', 'siddhanta.min.js', 'siddhanta.min.mjs'];
    npx('attw', '--profile', 'strict', pack(folder), '--exclude-entrypoints', ...singles);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

await check('openapi.json is a valid description (redocly)', () => npx('redocly', 'lint', 'openapi.json'));
await check('size limits', () => npx('size-limit'));
await check('no unused files, exports or dependencies (knip)', () => npx('knip'));

await check('the packed files are what runs, its declarations, the pages that programs show, and nothing else', () => {
  const [{ files }] = JSON.parse(run('npm', ['pack', '--ignore-scripts', '--dry-run', '--json'], { cwd: ROOT }));
  const allowed =
    /^(dist\/siddhanta\.min\.m?js|dist\/integrity\.json|dist\/(esm|cjs)\/.+\.(js|d\.ts)|dist\/cjs\/package\.json|dist\/docs\/(errors|tables)\.json\.br|package\.json|openapi\.json|(CHANGELOG|LICENSES|README)\.md|LICENSE)$/;
  const others = files.map(({ path }) => path).filter((path) => !allowed.test(path));
  if (others.length > 0) throw new Error(`Packed without need: ${others.join(', ')}`);
  if (files.length > MOST_FILES) throw new Error(`${files.length} files are packed; at most ${MOST_FILES} may be.`);
});

for (const name of PACKED_PAGES) {
  await check(`dist/docs/${name}.json.br has the pages of docs/${name}`, () => {
    const packed = brotliDecompressSync(readFileSync(join(ROOT, `dist/docs/${name}.json.br`))).toString();
    if (packed !== JSON.stringify(pagesOf(name))) throw new Error('Other pages are packed. Run npm run build.');
  });
}

await check('one runtime dependency', () => {
  const names = Object.keys(manifest.dependencies ?? {});
  if (names.join() !== 'valibot') throw new Error(`dependencies are ${names.join(', ')}; see docs/decisions/0001.`);
});

const { entryPoints } = JSON.parse(readFileSync(join(ROOT, 'typedoc.json'), 'utf8'));
const limits = LIMITS.map(({ path }) => path);
for (const { specifier, esm, cjs, source } of ENTRIES) {
  await check(`${specifier}: built, documented, limited`, () => {
    for (const file of [esm, cjs].filter(Boolean)) {
      if (!existsSync(join(ROOT, file))) throw new Error(`${file} is missing.`);
      const types = file.replace(/\.js$/, '.d.ts');
      if (!existsSync(join(ROOT, types))) throw new Error(`${types} is missing.`);
    }
    if (!entryPoints.includes(source)) throw new Error(`${source} is not among the entryPoints of typedoc.json.`);
    if (!limits.includes(esm)) throw new Error(`${esm} has no size limit in .size-limit.json.`);
  });
}

function packagesOf(declarations, seen = new Map(), packages = new Map()) {
  if (seen.has(declarations)) return packages;
  seen.set(declarations, true);
  // A comment may show an import; what counts is what the compiler reads.
  const { importedFiles } = ts.preProcessFile(readFileSync(declarations, 'utf8'), true, true);
  for (const { fileName } of importedFiles) {
    if (fileName.startsWith('.'))
      packagesOf(join(declarations, '..', fileName.replace(/\.js$/, '.d.ts')), seen, packages);
    else packages.set(fileName, [...(packages.get(fileName) ?? []), declarations.slice(ROOT.length + 1)]);
  }
  return packages;
}

// The declarations of valibot ask for a newer compiler than ours, and for the types of the web.
for (const { specifier, esm } of ENTRIES) {
  await check(`${specifier}: its declarations need no package but optional ones`, () => {
    const others = [...packagesOf(join(ROOT, esm.replace(/\.js$/, '.d.ts')))].filter(
      ([name]) => !(name in manifest.peerDependencies) && !name.startsWith('node:'),
    );
    if (others.length > 0)
      throw new Error(
        others
          .map(([name, files]) => `${files.join(', ')}: ${name}. Mark as @internal what of it is not for callers.`)
          .join('\n'),
      );
  });
}

await check('every bin is built and starts with a shebang', () => {
  for (const [name, file] of Object.entries(manifest.bin)) {
    if (file.startsWith('./')) throw new Error(`${name}: npm drops a bin whose path starts with ./ when it publishes.`);
    if (!existsSync(join(ROOT, file))) throw new Error(`${name}: ${file} is missing.`);
    if (!readFileSync(join(ROOT, file), 'utf8').startsWith('#!/usr/bin/env node'))
      throw new Error(`${name}: ${file} has no shebang.`);
  }
});

finish();
