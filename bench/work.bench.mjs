// Prints the twenty most expensive legal calls: processor time, bytes and units, measured and as `work` estimates them.
// usage: node bench/work.bench.mjs [--all] [--check] [--draws=N]
//   --all    prints every operation, its example and its largest input
//   --draws  measures N inputs of each operation besides, drawn at random
//   --check  fails where one costs more than 400 ms of processor a unit, or an estimate misses by more than a factor of three
// Milliseconds are those of this machine. Estimates are for another: how much slower this one is, is what most calls have in common.
import { takeDrawn } from './lib/inputs.mjs';
import { LARGEST, largestOf } from './lib/largest.mjs';
import { median } from './lib/measure.mjs';
import { fromSources } from './lib/sources.mjs';

const { OPERATIONS } = await fromSources('registry');

const MOST = 20;
const UNIT_MS = 400;
const FACTOR = 3;
const SHORT = { ms: 4, bytes: 20_000 };
/** Milliseconds for which a call is repeated, and how often at most: until it is compiled. The least counts, since what else a process does only adds. */
const [ENOUGH_MS, TIMES] = [1000, 40];

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
  return { ms: Math.min(...times), bytes };
}

const DRAWS = Number(process.argv.find((word) => word.startsWith('--draws='))?.slice('--draws='.length) ?? 0);
/** Milliseconds of an estimate from which on an input is not drawn. */
const LONG = 2000;

function drawnOf(operation) {
  const inputs = [];
  takeDrawn(operation, DRAWS, (input) => {
    try {
      if (operation.work(input).ms > LONG) return true;
      operation.call(input);
    } catch {
      return false;
    }
    inputs.push(input);
    return true;
  });
  return inputs;
}

const rows = OPERATIONS.filter(({ method }) => method === 'POST').flatMap((operation) => {
  const { name } = operation;
  const calls = [
    ['example', operation.example],
    ...(name in LARGEST ? [['largest', largestOf(operation)]] : []),
    ...drawnOf(operation).map((input) => [JSON.stringify(input), input]),
  ];
  return calls.map(([kind, input]) => {
    const estimate = operation.work(input);
    return { name, kind, ...measure(operation, input), estimate, units: operation.price(input) };
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
console.log(`estimates that miss by more than a factor of three: ${missed.length === 0 ? 'none' : ''}`);
for (const { name, kind, ms, bytes, estimate } of missed)
  console.log(
    `${name}: ${(ms / machine).toFixed(1)} ms (${estimate.ms.toFixed(1)}), ${bytes} bytes (${whole(estimate.bytes)}): ${kind}`,
  );
if (process.argv.includes('--check') && dear.length + missed.length > 0) process.exitCode = 1;
