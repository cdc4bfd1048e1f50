// Prepares a release: cuts its section from the changelog, sets the version, and prints the text of its tag.
// usage: npm run release -- [VERSION] [--dry-run]
//   VERSION    the version of package.json when left out, which is right for the first release
//   --dry-run  prints what would be written and writes nothing
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './lib/package.mjs';
import { cutRelease } from './lib/release.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'dry-run': { type: 'boolean', default: false } },
});
const path = (name) => join(ROOT, name);
const read = (name) => JSON.parse(readFileSync(path(name), 'utf8'));

const manifest = read('package.json');
const lock = read('package-lock.json');
const version = positionals[0] ?? manifest.version;

let release;
try {
  release = cutRelease(readFileSync(path('CHANGELOG.md'), 'utf8'), version, new Date().toISOString().slice(0, 10));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
const files = {
  'CHANGELOG.md': release.changelog,
  'package.json': `${JSON.stringify({ ...manifest, version }, null, 2)}\n`,
  'package-lock.json': `${JSON.stringify({ ...lock, version, packages: { ...lock.packages, '': { ...lock.packages[''], version } } }, null, 2)}\n`,
};
const changed = Object.keys(files).filter((name) => readFileSync(path(name), 'utf8') !== files[name]);
if (!values['dry-run']) for (const name of changed) writeFileSync(path(name), files[name]);
console.log(`${values['dry-run'] ? 'Would write' : 'Wrote'} ${changed.join(', ')} for ${version}.`);
console.log(`Next: npm run generate, bash .ci/run, a commit, and the tag ${release.tag} with this text:\n`);
console.log(release.text);
