// Writes openapi.json, the OpenAPI 3.1 description of the HTTP adapter. With --check it only compares.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describeApi } from './lib/document.js';
import { failures } from './lib/failures.js';
import { printed } from './lib/print.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const TARGET = join(ROOT, 'openapi.json');

const text = `${printed(describeApi(ROOT, await failures()))}\n`;

if (!process.argv.includes('--check')) writeFileSync(TARGET, text);
else if (readFileSync(TARGET, 'utf8') !== text) {
  console.error('openapi.json is not what tools/openapi/openapi.ts writes. Run: npx tsx tools/openapi/openapi.ts');
  process.exitCode = 1;
}
