// Runs Stryker: node tools/mutation/run.mjs [--changed] [--base main] [--seconds 180] [options of Stryker]
//
// With `--changed`, only the changed lines of rules, and of tables wherever they are, are broken, for so many seconds. Fails where fewer than
// nine of ten mutants are noticed.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { allTables, computes, roomOf } from './tables.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const REPORT = `${ROOT}.stryker/report.json`;
const LEAST = 0.9;
const MOST_PLACES = 300;

const { values, tokens } = parseArgs({
  options: {
    changed: { type: 'boolean', default: false },
    base: { type: 'string', default: 'main' },
    seconds: { type: 'string', default: '180' },
  },
  strict: false,
  tokens: true,
});
const OWN = new Set(['changed', 'base', 'seconds']);

const git = (...args) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'ignore'] });

/** Returns the commit that changes are counted from: where this branch left the other; before that branch is known, the commit before. */
function baseCommit() {
  for (const branch of [values.base, `origin/${values.base}`]) {
    try {
      const found = git('merge-base', 'HEAD', branch).trim();
      if (found !== git('rev-parse', 'HEAD').trim()) return found;
    } catch {
      // A clone of one branch does not know the other.
    }
  }
  try {
    return git('rev-parse', 'HEAD^').trim();
  } catch {
    return undefined;
  }
}

const RULES = /^src\/(?:zodiac\/|.+\/(?:rules|tables)\/)/;

/** Returns the first and the last line of each table that needs a law, as test/tables.test.ts has them. */
const tableLines = () =>
  allTables()
    .filter(({ file }) => computes(file))
    .map(({ file, line, node, source }) => ({
      file: `src/${file}`,
      first: line,
      last: source.getLineAndCharacterOfPosition(node.getEnd()).line + 1,
    }));

/** Returns the changed lines of rules whole, and those of other sources as far as they are in a table. */
function changedLines(base) {
  const tables = tableLines();
  const lines = [];
  let file = '';
  const diff = git('diff', '--unified=0', '--diff-filter=AM', base, '--', 'src/*.ts', ':!*.gen.ts');
  for (const line of diff.split('\n')) {
    if (line.startsWith('+++ b/')) file = line.slice('+++ b/'.length);
    const [, from, count = '1'] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? [];
    if (from === undefined || Number(count) === 0) continue;
    const [first, last] = [Number(from), Number(from) + Number(count) - 1];
    const within = RULES.test(file)
      ? [{ first, last }]
      : tables.filter((table) => table.file === file && table.first <= last && first <= table.last);
    for (const part of within) lines.push(`${file}:${Math.max(first, part.first)}-${Math.min(last, part.last)}`);
  }
  return lines;
}

async function stryker(args, env, seconds) {
  const child = spawn('npx', ['stryker', 'run', ...args], { cwd: ROOT, env, stdio: 'inherit', detached: true });
  const ended = new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
  if (seconds === undefined) return { code: await ended };
  let timer;
  const late = new Promise((resolve) => {
    timer = setTimeout(() => resolve(undefined), 1000 * seconds);
  });
  const code = await Promise.race([ended, late]);
  clearTimeout(timer);
  if (code === undefined) process.kill(-child.pid, 'SIGTERM');
  return { code };
}

if (!values.changed) {
  const { code } = await stryker(process.argv.slice(2), process.env);
  process.exit(code);
}

const base = baseCommit();
const lines = base === undefined ? [] : changedLines(base);
if (lines.length === 0) {
  console.log('No rule or table has changed.');
  process.exit(0);
}
if (lines.length > MOST_PLACES) {
  console.log(
    `${lines.length} changed places are too many for ${values.seconds} s. Run Stryker by room: --mutate 'src/ROOM/rules/*.ts'.`,
  );
  process.exit(0);
}
const rooms = [...new Set(lines.map((line) => roomOf(line.slice('src/'.length))))];
const known = readdirSync(`${ROOT}test`);
console.log(`${lines.length} changed places since ${base.slice(0, 9)}, tests of ${rooms.join(', ')}`);
// Stryker leaves numbers as they are: the tables are tried first.
const files = [...new Set(lines.map((line) => line.slice('src/'.length, line.lastIndexOf(':'))))];
const own = fileURLToPath(new URL('./mutants.mjs', import.meta.url));
const tables = spawnSync('node', [own, '--laws', '--plus', '--count', '20', '--files', files.join(',')], { cwd: ROOT, stdio: 'inherit', timeout: 1000 * Number(values.seconds) }); // biome-ignore format: one line
if (tables.status === 1) process.exit(1);
rmSync(REPORT, { force: true });
const others = tokens.filter((token) => token.kind === 'option' && !OWN.has(token.name)).map((token) => token.rawName);
const { code } = await stryker(
  ['--mutate', lines.join(','), '--incrementalFile', '.stryker/changed.json', '--force', ...others],
  { ...process.env, MUTATION_ROOMS: rooms.filter((room) => known.includes(room)).join(',') },
  Number(values.seconds),
);
if (!existsSync(REPORT)) {
  console.log(
    code === undefined
      ? `Stopped after ${values.seconds} s; what was tried stands above.`
      : `Stryker ended with ${code}.`,
  );
  process.exit(code === undefined ? 0 : 1);
}
const mutants = Object.values(JSON.parse(readFileSync(REPORT, 'utf8')).files).flatMap((file) => file.mutants);
const count = (...wanted) => mutants.filter(({ status }) => wanted.includes(status)).length;
const noticed = count('Killed', 'Timeout');
const judged = noticed + count('Survived', 'NoCoverage');
console.log(`${noticed} of ${judged} mutants noticed`);
process.exit(judged === 0 || noticed / judged >= LEAST ? 0 : 1);
