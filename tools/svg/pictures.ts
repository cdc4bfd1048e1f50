// Draws the pictures of tools/lib/pictures.ts into docs/images and fixtures/svg: npx tsx tools/svg/pictures.ts [--check]
//
// Look at each picture that has changed before it is committed.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PICTURES } from '../lib/pictures.js';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

const stale = Object.entries(PICTURES)
  .map(([file, draw]) => ({ file, path: join(ROOT, file), text: draw() }))
  .filter(({ path, text }) => !existsSync(path) || readFileSync(path, 'utf8') !== text);
if (!process.argv.includes('--check')) {
  for (const { path, text } of stale) writeFileSync(path, text);
} else if (stale.length > 0) {
  console.error(`Out of date: ${stale.map(({ file }) => file).join(', ')}. Run npx tsx tools/svg/pictures.ts`);
  process.exitCode = 1;
}
