import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { median } from '../lib/measure.mjs';
import { duration, table } from '../lib/tables.mjs';

const SCRIPT = fileURLToPath(new URL('../cold.mjs', import.meta.url));

/** Returns the section of the cold start. */
export function cold(contestants, rounds, dist) {
  const runs = contestants.filter(({ chart }) => chart !== undefined).map(({ name }) => ({ name, times: [] }));
  for (let round = 0; round <= rounds; round++) {
    for (const { name, times } of runs) {
      const output = execFileSync(process.execPath, [SCRIPT, name, dist], { encoding: 'utf8' });
      // The first round fills the disk cache of the system.
      if (round > 0) times.push(JSON.parse(output.trim().split('\n').at(-1)));
    }
  }
  const of = ({ times }, what) => median(times.map((time) => time[what]));
  const ours = runs[0];
  const results = runs.map((run) => ({
    name: run.name,
    import: of(run, 'import'),
    first: of(run, 'first'),
    total: of(run, 'total'),
    next: of(run, 'next'),
    ratio: median(run.times.map((time, i) => ours.times[i].total / time.total)),
    nextRatio: median(run.times.map((time, i) => ours.times[i].next / time.next)),
  }));
  return {
    name: 'cold start',
    about:
      'A new process each time: from before the import to the end of the first chart, opening of ephemeris files and decoding of tables included, the start of Node itself not. Then the mean of the next hundred charts, while the code is still being compiled.',
    results,
    text: table(
      ['', 'import', 'first chart', 'together', 'ours ÷ theirs', 'next 100, each', 'ours ÷ theirs'],
      results.map((row) => [
        row.name,
        ...[row.import, row.first, row.total].map(duration),
        row.ratio.toFixed(2),
        duration(row.next),
        row.nextRatio.toFixed(2),
      ]),
    ),
  };
}
