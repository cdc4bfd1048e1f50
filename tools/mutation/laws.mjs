// Prints the register of literal tables: which test states the law of each, or which source holds it: node tools/mutation/laws.mjs
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { allTables, computes } from './tables.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Returns the laws by table: `test/ROOM/laws.test.ts` for each `FILE#TABLE` that it names, whole or by a helper with its file. */
function lawsOf(keys) {
  const laws = new Map();
  const rooms = readdirSync(`${ROOT}test`, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const { name } of rooms) {
    const test = `test/${name}/laws.test.ts`;
    let text;
    try {
      text = readFileSync(`${ROOT}${test}`, 'utf8');
    } catch {
      continue;
    }
    for (const key of keys) {
      if (text.includes(`'${key}'`)) laws.set(key, test);
    }
  }
  return laws;
}

/** Returns every table with its law, or the reason why it has none. */
export function register() {
  const tables = allTables();
  const sources = JSON.parse(readFileSync(new URL('./sources.json', import.meta.url), 'utf8'));
  const laws = lawsOf(new Set(tables.map(({ key }) => key)));
  const rows = tables.map(({ key, file, line }) => ({ key, file, line, computes: computes(file), law: laws.get(key), source: sources[key] })); // biome-ignore format: one line
  return { rows, sources, laws };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { rows } = register();
  for (const { key, line, computes: rule, law, source } of rows) {
    console.log(`${key}:${line}\t${law ?? source ?? (rule ? 'NOTHING' : 'what a program shows or allows')}`);
  }
  const count = (wanted) => rows.filter(wanted).length;
  console.log(`${rows.length} tables, ${count((one) => one.computes)} of rules: ${count((one) => one.law !== undefined)} with a law, ${count((one) => one.law === undefined && one.source !== undefined)} with a source`); // biome-ignore format: one line
}
