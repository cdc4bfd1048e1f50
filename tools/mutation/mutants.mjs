// Breaks literal tables one place at a time and runs the tests of their rooms, in a copy of the repository:
// node tools/mutation/mutants.mjs [--seed 1] [--count 60] [--only FILE#TABLE] [--files FILE,FILE] [--plus] [--laws]
//
// A mutant swaps two neighbours or adds one. `--laws` runs laws alone; with `--plus`, which never swaps, a survivor is a failure.
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import ts from 'typescript';
import { register } from './laws.mjs';
import { allTables, computes, roomOf } from './tables.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '60' },
    only: { type: 'string' },
    laws: { type: 'boolean', default: false },
    files: { type: 'string' },
    plus: { type: 'boolean', default: false },
  },
});

/** Returns whole numbers below `n`, the same for the same seed (mulberry32). */
function randomFrom(seed) {
  let state = seed >>> 0;
  return (n) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % n;
  };
}

const shuffled = (list, random) => {
  const result = [...list];
  for (let i = result.length - 1; i > 0; i -= 1) {
    const j = random(i + 1);
    [result[i], result[j]] = [result[j], result[i]];
  }
  return result;
};

function mutationsOf({ node, numbers }) {
  const more = numbers.map((one) => ({ at: [[one, `(${one.getText()} + 1)`]], does: '+1' }));
  const swaps = [];
  const swap = (a, b) => {
    if (a.getText() !== b.getText() && a.kind === b.kind && !ts.isFunctionLike(a) && !ts.isSpreadElement(a)) {
      swaps.push({ at: [[a, b.getText()], [b, a.getText()]], does: 'swap' }); // biome-ignore format: a pair a line
    }
  };
  const walk = (one) => {
    if (ts.isFunctionLike(one)) return;
    const children = ts.isArrayLiteralExpression(one)
      ? one.elements
      : ts.isObjectLiteralExpression(one)
        ? one.properties.filter(ts.isPropertyAssignment).map(({ initializer }) => initializer)
        : [];
    for (let i = 1; i < children.length; i += 1) swap(children[i - 1], children[i]);
    ts.forEachChild(one, walk);
  };
  walk(node);
  return { more, swaps };
}

function mutated(text, { at }) {
  return [...at]
    .sort(([a], [b]) => b.getStart() - a.getStart())
    .reduce((so, [node, instead]) => so.slice(0, node.getStart()) + instead + so.slice(node.getEnd()), text);
}

function mutantsOf(tables, count, random) {
  const rooms = new Map();
  for (const table of shuffled(tables, random)) {
    const room = roomOf(table.file);
    rooms.set(room, [...(rooms.get(room) ?? []), table]);
  }
  const mutants = [];
  for (let round = 0; mutants.length < count && round < 1000; round += 1) {
    for (const [, list] of rooms) {
      const table = list[round % list.length];
      const { more, swaps } = mutationsOf(table);
      const from = values.plus ? more : more.length === 0 || (swaps.length > 0 && random(2) === 0) ? swaps : more;
      if (from.length > 0 && mutants.length < count) mutants.push({ table, mutation: from[random(from.length)] });
    }
  }
  return mutants;
}

function copyOfRepository() {
  const copy = mkdtempSync(join(tmpdir(), 'mutants-'));
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' });
  for (const file of files
    .split('\n')
    .filter((name) => name !== '' && name !== 'node_modules' && existsSync(join(ROOT, name)))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(ROOT, file), join(copy, file));
  }
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

function failing(copy, tests) {
  const report = join(copy, 'report.json');
  rmSync(report, { force: true });
  const vitest = ['vitest', 'run', '--config', 'tools/mutation/rooms.config.ts', '--passWithNoTests'];
  spawnSync('npx', [...vitest, '--reporter=json', `--outputFile=${report}`, ...tests], { cwd: copy, stdio: 'ignore' });
  if (!existsSync(report)) return null;
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  if (testResults.some(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0))
    return null;
  return results.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
}

const testsOf = (room) => {
  const folder = join(ROOT, 'test', room);
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.test.ts')) : [];
  return names
    .filter((name) => name !== 'laws.test.ts' && name !== 'cli.test.ts')
    .map((name) => `test/${room}/${name}`);
};

function told({ table, mutation }) {
  const { line } = table.source.getLineAndCharacterOfPosition(mutation.at[0][0].getStart());
  const places = mutation.at.map(([node]) => node.getText().replace(/\s+/g, ' ').slice(0, 40));
  return `${table.key}:${line + 1} ${mutation.does} ${places.join(' | ')}`;
}

function plant(copy, mutants) {
  const texts = mutants.map(({ table: { file } }) => [join(copy, 'src', file), readFileSync(join(copy, 'src', file), 'utf8')]); // biome-ignore format: one line
  for (const [i, [path, text]] of texts.entries()) writeFileSync(path, mutated(text, mutants[i].mutation));
  return () => {
    for (const [path, text] of texts) writeFileSync(path, text);
  };
}

function batchesOf(mutants) {
  const batches = [];
  for (const mutant of mutants) {
    const free = batches.find((batch) => batch.every(({ table }) => roomOf(table.file) !== roomOf(mutant.table.file)));
    if (free === undefined) batches.push([mutant]);
    else free.push(mutant);
  }
  return batches;
}

const { rows, sources } = register();
const lawOf = new Map(rows.map(({ key, law }) => [key, law]));
const tables = allTables().filter(
  ({ file, key }) =>
    computes(file) && (values.only ?? key) === key && (values.files?.split(',').includes(file) ?? true),
);
const mutants = mutantsOf(tables, Number(values.count), randomFrom(Number(values.seed)));
const copy = copyOfRepository();
const alive = [];
try {
  // A law that fails names its table, so that many mutants can be tried at once; where one keeps a module from loading each is tried alone.
  for (const batch of batchesOf(mutants.filter(({ table }) => lawOf.get(table.key) !== undefined))) {
    const takeOut = plant(copy, batch);
    const failed = failing(copy, [...new Set(batch.map(({ table }) => lawOf.get(table.key)))]);
    takeOut();
    for (const mutant of batch) {
      const names = failed ?? alone(mutant);
      if (!names.some((name) => name.includes(mutant.table.key))) alive.push(mutant);
    }
  }
  alive.push(...mutants.filter(({ table }) => lawOf.get(table.key) === undefined));
  console.log(`${mutants.length} mutants, ${mutants.length - alive.length} noticed by the laws of their tables`);
  let survived = 0;
  for (const mutant of alive) {
    const { key, file } = mutant.table;
    const named = (sources[key] ?? '').match(/test\/[\w/.-]+\.test\.ts/g) ?? [];
    const tests = named.length > 0 ? named : values.laws ? [] : testsOf(roomOf(file));
    const takeOut = plant(copy, [mutant]);
    const failed = tests.length === 0 ? [] : failing(copy, tests);
    takeOut();
    const lives = failed !== null && failed.length === 0;
    if (lives) survived += 1;
    console.log(`${lives ? 'SURVIVED' : `noticed by ${named.length > 0 ? 'its source' : 'the room'}`} ${told(mutant)}`);
  }
  console.log(`${mutants.length} mutants, ${survived} survived`);
  if (values.plus && survived > 0) process.exitCode = 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}

function alone(mutant) {
  const takeOut = plant(copy, [mutant]);
  const failed = failing(copy, [lawOf.get(mutant.table.key)]);
  takeOut();
  return failed ?? [mutant.table.key];
}
