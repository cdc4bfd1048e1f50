// Answers the questions of docs/analytics.md: makes births, computes them with `siddhanta batch` into Parquet, and runs the SQL of the page in
// DuckDB. The answers go into fixtures/analytics.json; the tables of the page and its pictures are made from there.
//
//   node --import tsx tools/docs/analytics.mjs [--births 1000000]   computes, asks and writes; a few minutes, on a build
//   node --import tsx tools/docs/analytics.mjs --render             writes page and pictures from the answers
//   node --import tsx tools/docs/analytics.mjs --check              page and pictures are what the answers give, and the first births agree
import { spawn, spawnSync } from 'node:child_process';
import { createWriteStream, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { DuckDBInstance } from '@duckdb/node-api';
import { machine } from '../../bench/lib/machine.mjs';
import { openAtlas } from '../../src/places/atlas.ts';
import { ROOT } from '../lib/package.mjs';
import { bars, grid, points } from '../lib/plots.mjs';

const PAGE = join(ROOT, 'docs/analytics.md');
const ANSWERS = join(ROOT, 'fixtures/analytics.json');
const MAIN = join(ROOT, 'dist/cjs/cli/main.js');
/** Births of the check, the first of the list. */
const SAMPLE = 4000;

const PLOTS = {
  'analytics-gaja-kesari.svg': ({ rarity }) =>
    bars(
      'Charts with gaja-kesari, in percent',
      rarity.map(({ rule, percent }) => [rule, percent, `${percent}`]),
      { left: 300 },
    ),
  'analytics-lagnas.svg': ({ lagnas }) => {
    const signs = Object.keys(lagnas[0]).filter((name) => /^[A-Z]/.test(name));
    return grid(
      'Lagnas by latitude, in percent',
      signs,
      lagnas.map(({ from_latitude, ...cells }) => [
        `${from_latitude}° to ${from_latitude + 10}°`,
        ...signs.map((sign) => cells[sign]),
      ]),
    );
  },
  'analytics-makara.svg': ({ ingress }) =>
    points(
      'Makara saṅkrānti, day of January (UTC)',
      ingress.map(({ year, day }) => [year, day]),
      { x: [1900, 2100, 50], y: [13, 16, 1] },
    ),
  'analytics-retrograde.svg': ({ grahas }) =>
    bars(
      'Retrograde at birth, in percent',
      grahas.map(({ graha, retrograde }) => [graha, retrograde, `${retrograde}`]),
      { left: 110 },
    ),
  'analytics-ayanamsa.svg': ({ ayanamsa }) =>
    bars(
      'Charts that differ between Lahiri and Raman, in percent',
      ayanamsa.map(({ what, percent }) => [what, percent, `${percent}`]),
    ),
};

/** Births of random instants of 1900 to 2099, by the clocks of random towns: the same list each time. */
function* birthLines(count) {
  const { place, keys } = openAtlas();
  const last = keys.reduce((most, { index }) => Math.max(most, index), 0);
  const places = Array.from({ length: last + 1 }, (_, i) => place(i).place);
  let state = 11;
  const random = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  const first = Date.UTC(1900, 0, 1);
  const days = (Date.UTC(2100, 0, 1) - first) / 864e5;
  yield 'id,date,time,latitude,longitude,timezone\n';
  for (let i = 1; i <= count; i++) {
    const second = Math.floor(random() * days) * 86_400 + Math.floor(random() * 86_400);
    const [date, time] = new Date(first + second * 1000).toISOString().slice(0, 19).split('T');
    const { latitude, longitude, timezone } = places[Math.floor(random() * places.length)];
    yield `b${i},${date},${time},${latitude},${longitude},${timezone}\n`;
  }
}

/** Runs `siddhanta batch` over the first births of the folder. Returns what that took. Births at a time that no clock showed have no row. */
async function batch(folder, name, count, kind, ...options) {
  const out = join(folder, `${name}.parquet`);
  const line = `TIMEFORMAT='took %R %U %S'; head -n ${count + 1} births.csv | { time "$@" 2> ${name}.err; }`;
  const argv = [process.execPath, MAIN, 'batch', kind, '--format', 'parquet', '--out', out, ...options];
  const child = spawn('bash', ['-c', line, 'bash', ...argv], { cwd: folder, stdio: ['ignore', 'inherit', 'pipe'] });
  let stderr = '';
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  await new Promise((resolve) => child.once('close', resolve));
  const [, elapsed, user, system] = /took (\S+) (\S+) (\S+)/.exec(stderr) ?? [];
  if (!existsSync(out) || elapsed === undefined)
    throw new Error(`batch ${kind} wrote no ${name}.parquet\n${stderr}${readFileSync(join(folder, `${name}.err`))}`);
  return {
    file: `${name}.parquet`,
    births: count,
    'elapsed, s': Math.round(Number(elapsed)),
    'processor, s': Math.round(Number(user) + Number(system)),
    MB: Math.round(statSync(out).size / 1e6),
  };
}

/** Makes the files that the page asks, of so many births, and asks them. */
async function answersOf(folder, births) {
  await pipeline(Readable.from(birthLines(births)), createWriteStream(join(folder, 'births.csv')));
  const some = Math.min(births, Math.max(SAMPLE, births / 10));
  // An atlas takes as long as some 50,000 charts.
  const sky = births > SAMPLE ? ['--atlas', join(folder, 'sky.atlas')] : [];
  if (births > SAMPLE)
    spawnSync(process.execPath, [MAIN, 'atlas', '--from', '1900', '--to', '2100', '--out', join(folder, 'sky.atlas')]);
  const files = [
    await batch(folder, 'charts', births, 'charts', ...sky),
    await batch(folder, 'raman', some, 'charts', '--ayanamsa', 'raman', ...sky),
    await batch(folder, 'yogas', some, 'yogas', ...sky),
  ];
  const connection = await (await DuckDBInstance.create()).connect();
  await connection.run(`SET file_search_path = '${folder}'`);
  const rowsOf = async (sql) => (await connection.runAndReadAll(sql)).getRowObjectsJson().map(numbersOf);
  const answers = { files };
  for (const [, sql, name] of page().matchAll(/^```sql\n([\s\S]*?)^```\n\n(?:<!-- (\w+): )?/gm)) {
    const began = performance.now();
    const rows = await rowsOf(sql);
    if (name !== undefined) answers[name] = rows;
    console.log(`${name ?? 'view'}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
  }
  answers.ingress = await rowsOf('SELECT year, round(day, 2) AS day FROM ingress ORDER BY year');
  return answers;
}

/** DuckDB writes its 64-bit integers as texts. */
const numbersOf = (row) =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, /^-?\d+$/.test(value) ? Number(value) : value]));

const page = () => readFileSync(PAGE, 'utf8');
const cell = (value) => (Number.isInteger(value) && value >= 10_000 ? value.toLocaleString('en') : String(value));

function tableOf(rows) {
  const names = Object.keys(rows[0]);
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [names, names.map(() => '---'), ...rows.map((row) => names.map((name) => cell(row[name])))]
    .map(line)
    .join('\n');
}

/** Returns the page and the pictures as the answers give them, by their paths. */
function written({ measured, ...answers }) {
  const text = page().replace(
    /(<!-- (\w+): tools\/docs\/analytics\.mjs -->\n)[\s\S]*?(<!-- \/\2 -->)/g,
    (_, begin, name, end) => `${begin}${name === 'measured' ? measured : tableOf(answers[name])}\n${end}`,
  );
  const pictures = Object.entries(PLOTS).map(([name, draw]) => [join(ROOT, 'docs/images', name), draw(answers)]);
  return [[PAGE, text], ...pictures];
}

const away = (sample, whole, limit) => Math.abs(sample - whole) > limit;

/** A share of a sample is within five standard errors of that of all. */
function differences(sample, whole) {
  const found = [];
  const compare = (name, cases, got, expected) => {
    const share = Math.min(Math.max(expected / 100, 0.01), 0.99);
    if (away(got, expected, 500 * Math.sqrt((share * (1 - share)) / cases)))
      found.push(`${name}: ${got}, of all ${expected}`);
  };
  for (const [i, { rule, percent }] of whole.rarity.entries())
    compare(rule, sample.rarity[i].charts, sample.rarity[i].percent, percent);
  for (const [i, { what, percent }] of whole.ayanamsa.entries())
    compare(what, SAMPLE, sample.ayanamsa[i].percent, percent);
  for (const [i, row] of whole.grahas.entries()) {
    for (const what of ['retrograde', 'exalted', 'debilitated'])
      compare(`${row.graha} ${what}`, SAMPLE, sample.grahas[i][what], row[what]);
  }
  for (const row of sample.lagnas) {
    const { births: _, ...expected } = whole.lagnas.find(({ from_latitude }) => from_latitude === row.from_latitude);
    for (const [sign, percent] of Object.entries(expected).slice(1))
      if (row.births > 200) compare(`${sign} from ${row.from_latitude}°`, row.births, row[sign], percent);
  }
  // Of 4,000 births one in 18 days is there, so an instant is known to some days.
  const [{ days_later_in_a_century: drift }] = sample.drift;
  if (away(drift, whole.drift[0].days_later_in_a_century, 3)) found.push(`drift of ${drift} days in a century`);
  return found;
}

const { values } = parseArgs({
  options: { births: { type: 'string', default: '1000000' }, check: { type: 'boolean' }, render: { type: 'boolean' } },
});
const folder = mkdtempSync(join(tmpdir(), 'siddhanta-analytics-'));
try {
  if (values.check) {
    const answers = JSON.parse(readFileSync(ANSWERS, 'utf8'));
    const stale = written(answers).filter(([path, text]) => !existsSync(path) || readFileSync(path, 'utf8') !== text);
    const wrong = [
      ...stale.map(([path]) => `${path} is not what fixtures/analytics.json gives. Run with --render.`),
      ...differences(await answersOf(folder, SAMPLE), answers),
    ];
    for (const line of wrong) console.error(line);
    process.exitCode = wrong.length > 0 ? 1 : 0;
  } else {
    if (!values.render) {
      const measured = `Measured on ${machine()}.`;
      writeFileSync(
        ANSWERS,
        `${JSON.stringify({ measured, ...(await answersOf(folder, Number(values.births))) }, null, 1)}\n`,
      );
    }
    for (const [path, text] of written(JSON.parse(readFileSync(ANSWERS, 'utf8')))) writeFileSync(path, text);
  }
} finally {
  rmSync(folder, { recursive: true });
}
