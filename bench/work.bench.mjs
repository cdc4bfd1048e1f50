// Prints the twenty most expensive legal calls: processor time, bytes and units, measured and as `work` estimates them.
// usage: node bench/work.bench.mjs [--all] [--check]
//   --all    prints every operation, its example and its largest input
//   --check  fails where one costs more than 400 ms of processor a unit, or an estimate misses by more than a factor of three
// Milliseconds are those of this machine. Estimates are for another: how much slower this one is, is what most calls have in common.
import { LARGEST, largestOf } from './lib/largest.mjs';
import { median } from './lib/measure.mjs';
import { fromSources } from './lib/sources.mjs';

const { OPERATIONS } = await fromSources('registry');

const MOST = 20;
const UNIT_MS = 400;
const FACTOR = 3;
const SHORT = { ms: 4, bytes: 20_000 };
/** Milliseconds for which a call is repeated, and how often at most. */
const [ENOUGH_MS, TIMES] = [1000, 7];

function processorMs(run) {
  const start = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

function measure(operation, input) {
  const times = [];
  let bytes = 0;
  for (let all = 0; times.length < TIMES && all < ENOUGH_MS; ) {
    bytes = 0;
    const ms = processorMs(() => {
      for (const piece of operation.stream(input, { maxWork: Number.POSITIVE_INFINITY }).text)
        bytes += Buffer.byteLength(piece);
    });
    times.push(ms);
    all += ms;
  }
  return { ms: median(times), bytes };
}

const rows = OPERATIONS.filter(({ method }) => method === 'POST').flatMap((operation) => {
  const kinds = operation.name in LARGEST ? ['example', 'largest'] : ['example'];
  return kinds.map((kind) => {
    const input = kind === 'example' ? operation.example : largestOf(operation);
    const estimate = operation.work(input);
    return { name: operation.name, kind, ...measure(operation, input), estimate, units: operation.price(input) };
  });
});

const apart = (one, other, short) => {
  const [a, b] = [Math.max(one, short), Math.max(other, short)];
  return Math.max(a / b, b / a);
};
const whole = (value) => Math.round(value).toLocaleString('en');
const shown = process.argv.includes('--all') ? rows : [...rows].sort((a, b) => b.ms - a.ms).slice(0, MOST);
const cells = shown.map(({ name, kind, ms, bytes, estimate, units }) => [
  kind === 'largest' ? name : `${name} (example)`,
  ms < 10 ? ms.toFixed(2) : whole(ms),
  estimate.ms < 10 ? estimate.ms.toFixed(2) : whole(estimate.ms),
  whole(bytes),
  whole(estimate.bytes),
  String(units),
  units === 0 ? '–' : whole(ms / units),
]);
const head = ['call', 'ms', 'estimated', 'bytes', 'estimated', 'units', 'ms a unit'];
const widths = head.map((title, i) => Math.max(title.length, ...cells.map((row) => row[i].length)));
for (const row of [head, ...cells])
  console.log(row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join('  '));

const dear = rows.filter(({ ms, units }) => units > 0 && ms > UNIT_MS * units);
/** By how much this machine is slower than that of the estimates. */
const machine = median(rows.filter(({ ms }) => ms > SHORT.ms).map(({ ms, estimate }) => ms / estimate.ms));
const missed = rows.filter(
  ({ ms, bytes, estimate }) =>
    apart(ms / machine, estimate.ms, SHORT.ms) > FACTOR || apart(bytes, estimate.bytes, SHORT.bytes) > FACTOR,
);
console.log(`\nThis machine takes ${machine.toFixed(2)} times as long as is estimated.`);
console.log(`${rows.length} calls; above ${UNIT_MS} ms a unit: ${dear.map(({ name }) => name).join(', ') || 'none'}`);
console.log(
  `estimates that miss by more than a factor of three: ${missed.map(({ name, kind }) => `${name} (${kind})`).join(', ') || 'none'}`,
);
if (process.argv.includes('--check') && dear.length + missed.length > 0) process.exitCode = 1;
