// Computes the tables of docs/scale.md: what a billion charts a day need, by what was measured, and a simulated queue of parts.
// usage: node tools/docs/scale.mjs [--check]
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/package.mjs';
import { partQueue } from '../lib/partQueue.mjs';

const PAGE = join(ROOT, 'docs/scale.md');
const { files } = JSON.parse(readFileSync(join(ROOT, 'fixtures/analytics.json'), 'utf8'));
const [charts] = files;

/** Charts a day. */
const DAY = 1e9;
const SECONDS = 86_400;
/** The busiest second has so many times the mean, and processors are at 60 % then. */
const PEAK = 3;
const LOAD = 0.6;

/** Seconds and bytes, measured on 2026-11-28 on two cores of an AMD EPYC with other work, unless another place is named. */
const MEASURED = {
  // fixtures/analytics.json, by tools/docs/analytics.mjs.
  batch: charts['processor, s'] / charts.births,
  parquet: (charts.MB * 1e6) / charts.births,
  // `siddhanta batch charts --atlas` of 200,000 births into CSV; of one birth; of a million lines, of which it takes eleven.
  csv: 726,
  start: 0.16,
  skip: 0.25e-6,
  // docs/scaling.md, "Capacity" and "Database load per call".
  server: 0.45e-3,
  database: 0.2e-3,
  commits: 3,
  wal: 1200,
  // `charts.rasi` of a handler: body and headers, the same with the body through gzipSync, and its line in the log of siddhanta serve.
  answer: 7066,
  gzip: 3242,
  log: 224,
  // Charged calls a second of one database, computed, and of one account, measured: docs/scaling.md.
  perDatabase: 10_000,
  perAccount: 600,
};

/** USD, assumed. */
const PRICES = { core: 0.04, egress: 0.05, stored: 0.02 };

const number = (value) =>
  value >= 100 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(2)));
const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

function filesTable() {
  const seconds = DAY * MEASURED.batch;
  const cores = seconds / SECONDS;
  const stored = (bytes) => (DAY * bytes) / 1e9;
  return table(
    ['a billion charts a day, as files', '', 'how'],
    [
      ['processor', `${number(seconds / 3600)} core hours`, `${number(MEASURED.batch * 1e6)} µs a chart`],
      ['cores, all day', number(cores), ''],
      ['done in an hour by', `${number(seconds / 3600)} cores`, 'one process a core'],
      ['written, Parquet', `${number(stored(MEASURED.parquet))} GB`, `${number(MEASURED.parquet)} bytes a row`],
      ['written, CSV', `${number(stored(MEASURED.csv))} GB`, `${number(MEASURED.csv)} bytes a row`],
      ['processors, a day', `${number((seconds / 3600) * PRICES.core)} USD`, `${PRICES.core} USD a core hour`],
      [
        'Parquet, kept for a month',
        `${number(stored(MEASURED.parquet) * PRICES.stored)} USD`,
        `${PRICES.stored} USD a GB and month`,
      ],
    ],
  );
}

function callsTable() {
  const mean = DAY / SECONDS;
  const peak = mean * PEAK;
  const cores = (seconds) => Math.ceil((peak * seconds) / LOAD);
  const [servers, database] = [cores(MEASURED.server), cores(MEASURED.database)];
  const day = (bytes) => (DAY * bytes) / 1e9;
  const shards = Math.ceil(peak / MEASURED.perDatabase);
  const money = [
    (servers + database) * 24 * PRICES.core,
    day(MEASURED.gzip) * PRICES.egress,
    (day(MEASURED.log) * PRICES.stored * 30) / 30,
  ];
  return table(
    ['a billion charts a day, as calls', '', 'how'],
    [
      ['calls a second, mean', number(mean), ''],
      ['calls a second, peak', number(peak), `${PEAK} times the mean`],
      ['cores of servers', number(servers), `${MEASURED.server * 1e3} ms a call, at ${LOAD * 100} %`],
      ['connections to PostgreSQL', number(servers * 10), '10 a process: a pooler'],
      ['cores of databases', number(database), `${MEASURED.database * 1e3} ms a call, at ${LOAD * 100} %`],
      ['databases', number(shards), `${number(MEASURED.perDatabase)} calls a second each`],
      ['commits a second, peak', number(peak * MEASURED.commits), `${MEASURED.commits} a call, many in one flush`],
      ['write-ahead log', `${number(day(MEASURED.wal))} GB`, `${number(MEASURED.wal)} bytes a call`],
      [
        'accounts, at least',
        number(Math.ceil(peak / MEASURED.perAccount)),
        `${MEASURED.perAccount} charges a second each`,
      ],
      ['egress, compressed', `${number(day(MEASURED.gzip))} GB`, `${number(MEASURED.gzip)} bytes an answer`],
      ['egress, as JSON', `${number(day(MEASURED.answer))} GB`, `${number(MEASURED.answer)} bytes an answer`],
      ['log of the servers', `${number(day(MEASURED.log))} GB`, `${MEASURED.log} bytes a line`],
      ['processors, a day', `${number(money[0])} USD`, `${PRICES.core} USD a core hour`],
      ['egress, a day', `${number(money[1])} USD`, `${PRICES.egress} USD a GB`],
      ['log, kept for a month', `${number(money[2])} USD`, `${PRICES.stored} USD a GB and month`],
    ],
  );
}

function partsTable() {
  const rows = [1, 100, 1000, 10_000].map((parts) => {
    const once = DAY * MEASURED.skip;
    const work = (DAY * MEASURED.batch) / 3600;
    return [
      number(parts),
      number((parts * (once + MEASURED.start)) / 3600),
      number((once + parts * MEASURED.start) / 3600),
      number(work),
    ];
  });
  return table(['parts', 'one file, `--shard`: core hours', 'split before: core hours', 'charts: core hours'], rows);
}

const RUNS = 40;
const WORKERS = 20;

/** Means of 40 runs of a billion births, and the longest. */
function queueRow(births, settings) {
  const parts = Math.ceil(DAY / births);
  const seconds = births * MEASURED.batch + MEASURED.start;
  const runs = Array.from({ length: RUNS }, (_, seed) =>
    partQueue({ parts, workers: WORKERS, seconds, seed: seed + 1, ...settings }),
  );
  const mean = (key) => runs.reduce((sum, run) => sum + run[key], 0) / RUNS;
  return [
    (mean('seconds') / 3600).toFixed(2),
    (Math.max(...runs.map((run) => run.seconds)) / 3600).toFixed(2),
    (mean('vain') * 100).toFixed(1),
    number(mean('twice')),
    number(mean('aside')),
  ];
}

const HEAD = ['hours', 'longest', 'work in vain, %', 'parts twice', 'parts set aside'];
const time = (seconds) =>
  seconds === Infinity
    ? 'never'
    : seconds >= 3600
      ? `${seconds / 3600} h`
      : seconds >= 60
        ? `${seconds / 60} min`
        : `${seconds} s`;

function failuresTable() {
  const kinds = [
    { dies: Infinity, freezes: Infinity },
    { dies: 86_400, freezes: 86_400 },
    { dies: 3600, freezes: 3600 },
    { dies: 600, freezes: 1800 },
  ];
  return table(
    ['a worker dies each', 'freezes each', ...HEAD],
    kinds.map((kind) => [time(kind.dies), time(kind.freezes), ...queueRow(1e6, { ...kind, lease: 120 })]),
  );
}

const BAD = { dies: 3600, freezes: 3600 };
const leasesTable = () =>
  table(
    ['lease', ...HEAD],
    [15, 60, 120, 600, 3600].map((lease) => [time(lease), ...queueRow(1e6, { ...BAD, lease })]),
  );
const sizesTable = () =>
  table(
    ['births a part', 'parts', 'seconds a part', ...HEAD],
    [1e5, 1e6, 1e7, 5e7].map((births) => [
      births.toLocaleString('en'),
      number(Math.ceil(DAY / births)),
      number(births * MEASURED.batch + MEASURED.start),
      ...queueRow(births, { ...BAD, lease: 120 }),
    ]),
  );
const poisonTable = () =>
  table(
    ['tries', ...HEAD],
    [3, 5, 20].map((tries) => [String(tries), ...queueRow(1e6, { ...BAD, lease: 120, tries, poison: 3 })]),
  );

const TABLES = {
  files: filesTable,
  calls: callsTable,
  parts: partsTable,
  failures: failuresTable,
  leases: leasesTable,
  sizes: sizesTable,
  poison: poisonTable,
};

const page = readFileSync(PAGE, 'utf8');
const text = page.replace(
  /(<!-- (\w+): tools\/docs\/scale\.mjs -->\n)[\s\S]*?(<!-- \/\2 -->)/g,
  (_, begin, name, end) => `${begin}${TABLES[name]()}\n${end}`,
);
if (!process.argv.includes('--check')) writeFileSync(PAGE, text);
else if (text !== page) {
  console.error('docs/scale.md is not what is measured and simulated. Run: node tools/docs/scale.mjs');
  process.exitCode = 1;
}
