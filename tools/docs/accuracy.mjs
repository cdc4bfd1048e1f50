// Renders docs/accuracy.md from the measured numbers under fixtures/oracle/measured; needs no other program.
// usage: node tools/docs/accuracy.mjs [--check]   (--check fails when the page is not what the numbers give)
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { render } from './pages/accuracy.mjs';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const PAGE = join(ROOT, 'docs', 'accuracy.md');

function measured(name) {
  const file = join(ROOT, 'fixtures', 'oracle', 'measured', `${name}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

const names = [
  'ephemeris',
  'horizons',
  'interpolated',
  'astronomy-engine',
  'houses',
  'frames',
  'rise-set',
  'boundaries',
];
const page = render(Object.fromEntries(names.map((name) => [name, measured(name)])));
if (process.argv.includes('--check')) {
  if (!existsSync(PAGE) || readFileSync(PAGE, 'utf8') !== page) {
    console.error('docs/accuracy.md is not what fixtures/oracle/measured gives. Run: node tools/docs/accuracy.mjs');
    process.exitCode = 1;
  }
} else {
  writeFileSync(PAGE, page);
  console.log('docs/accuracy.md');
}
