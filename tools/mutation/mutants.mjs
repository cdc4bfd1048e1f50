// Breaks literal tables one place at a time and runs the tests of their rooms, in a copy of the repository:
// node tools/mutation/mutants.mjs [--seed 1] [--count 60] [--only FILE#TABLE]
//
// A mutant swaps two neighbours or adds one to a number. The rooms take turns, so that each has its share.
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
import { allTables, computes, roomOf } from './tables.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '60' },
    only: { type: 'string' },
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

/** Returns what can be done to a table: places in its source with what stands there instead. */
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

/** Returns the mutants of a seed, room by room in turn. */
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
      const from = more.length === 0 || (swaps.length > 0 && random(2) === 0) ? swaps : more;
      if (from.length > 0 && mutants.length < count) mutants.push({ table, mutation: from[random(from.length)] });
    }
  }
  return mutants;
}

function copyOfRepository() {
  const copy = mkdtempSync(join(tmpdir(), 'mutants-'));
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' });
  for (const file of files.split('\n').filter((name) => name !== '' && name !== 'node_modules' && existsSync(join(ROOT, name)))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(ROOT, file), join(copy, file));
  }
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** Whether a run of tests fails. */
function fails(copy, ...args) {
  const vitest = ['vitest', 'run', '--config', 'tools/mutation/rooms.config.ts', '--bail', '1', '--passWithNoTests'];
  return spawnSync('npx', [...vitest, ...args], { cwd: copy, stdio: 'ignore' }).status !== 0;
}

const testsOf = (room, wanted) => {
  const folder = join(ROOT, 'test', room);
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.test.ts')) : [];
  return names.filter(wanted).map((name) => `test/${room}/${name}`);
};

/** What notices a mutant of a room, the quickest first. */
const JUDGES = {
  room: (room) => testsOf(room, (name) => !name.endsWith('.property.test.ts')),
  golden: (room) => ['test/golden/golden.test.ts', '-t', `${room}/`],
  property: (room) => testsOf(room, (name) => name.endsWith('.property.test.ts')),
};

const tables = allTables().filter(({ file, key }) => computes(file) && (values.only ?? key) === key);
const mutants = mutantsOf(tables, Number(values.count), randomFrom(Number(values.seed)));
const copy = copyOfRepository();
const survivors = [];
try {
  for (const [i, { table, mutation }] of mutants.entries()) {
    const path = join(copy, 'src', table.file);
    const text = readFileSync(path, 'utf8');
    const [[first]] = mutation.at;
    const { line } = table.source.getLineAndCharacterOfPosition(first.getStart());
    const told = `${table.key}:${line + 1} ${mutation.does} ${mutation.at.map(([node]) => node.getText().replace(/\s+/g, ' ').slice(0, 40)).join(' | ')}`;
    writeFileSync(path, mutated(text, mutation));
    const killer = Object.keys(JUDGES).find((judge) => {
      const tests = JUDGES[judge](roomOf(table.file));
      return tests.length > 0 && fails(copy, ...tests);
    });
    writeFileSync(path, text);
    if (killer === undefined) survivors.push(told);
    console.log(`${i + 1}/${mutants.length} ${killer ?? 'SURVIVED'} ${told}`);
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
console.log(`${mutants.length} mutants, ${survivors.length} survived`);
for (const told of survivors) console.log(`  ${told}`);
