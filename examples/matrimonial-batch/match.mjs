// One bride and many grooms: a report of all, the best first, with the reason of every point.
// usage: node match.mjs BRIDE.json GROOMS.csv REPORT.csv
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';

const [brideFile, groomsFile, reportFile] = process.argv.slice(2);
if (reportFile === undefined) {
  console.error('usage: node match.mjs BRIDE.json GROOMS.csv REPORT.csv');
  process.exit(2);
}
const bride = JSON.parse(readFileSync(brideFile, 'utf8'));
const grooms = parse(readFileSync(groomsFile), { columns: true, skip_empty_lines: true, trim: true, bom: true });

/** Returns what a thread makes of a part of the grooms. */
function matched(part) {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('worker.mjs', import.meta.url), { workerData: { bride, grooms: part } });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

const threads = Math.min(availableParallelism(), grooms.length);
const size = Math.ceil(grooms.length / threads);
const parts = Array.from({ length: threads }, (_, i) => grooms.slice(i * size, (i + 1) * size));
const rows = (await Promise.all(parts.map(matched))).flat();

// Equal scores keep the order of the file; who could not be matched stands at the end, with what is wrong.
rows.sort((a, b) => (b.score ?? -1) - (a.score ?? -1));
const columns = ['rank', 'id', 'score', 'level', 'doshas', 'reasons', 'problem'];
const report = rows.map((row, i) => ({ ...row, rank: row.problem === undefined ? i + 1 : '' }));
writeFileSync(reportFile, stringify(report, { header: true, columns }));

const refused = rows.filter(({ problem }) => problem !== undefined);
for (const { rank, id, score, level, doshas } of report.slice(0, 5))
  console.log(`${rank}. ${id}  ${score} of 36, ${level}${doshas === '' ? '' : `; ${doshas}`}`);
console.log(`${rows.length - refused.length} matched, ${refused.length} refused, by ${threads} threads: ${reportFile}`);
for (const { id, problem } of refused) console.log(`refused: ${id}: ${problem}`);
