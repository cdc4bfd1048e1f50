// Completes the build: the CommonJS tree is marked as such and gets the declarations of the ESM tree; dist/integrity.json has the hashes by
// which a page makes sure of the files for browsers.
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const dist = join(dirname(fileURLToPath(import.meta.url)), '..', 'dist');
const esm = join(dist, 'esm');
const cjs = join(dist, 'cjs');

for (const name of readdirSync(esm, { recursive: true })) {
  const file = String(name);
  if (!file.endsWith('.d.ts') || file.startsWith('cli')) continue;
  mkdirSync(dirname(join(cjs, file)), { recursive: true });
  cpSync(join(esm, file), join(cjs, file));
}
writeFileSync(join(cjs, 'package.json'), '{ "type": "commonjs" }\n');

const hashes = ['siddhanta.min.js', 'siddhanta.min.mjs'].map((file) => {
  const hash = createHash('sha384').update(readFileSync(join(dist, file)));
  return [file, `sha384-${hash.digest('base64')}`];
});
writeFileSync(join(dist, 'integrity.json'), `${JSON.stringify(Object.fromEntries(hashes), null, 2)}\n`);
