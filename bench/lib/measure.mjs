// Times several contestants at the same task in alternation, so that a slow minute of the machine falls on all of them.

/** Returns the middle of some numbers. */
export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
}

/** Milliseconds. */
const WARM_UP = 300;

/** Keeps the engine from dropping work whose result nobody reads. */
export const sink = { value: undefined };

/**
 * Returns, for each contestant, the median, fastest and first of its rounds, in microseconds of the processor an operation.
 *
 * @param contestants objects with `name` and `run`, a function that does `operations` operations
 * @param rounds measured rounds after a warm-up; contestants take turns within a round, the order turning too
 */
export function alternate(contestants, { rounds, operations }) {
  const times = contestants.map(() => []);
  // The processor's time and not the clock's: what else the machine does meanwhile takes no part in it.
  const time = (run) => {
    const start = process.cpuUsage();
    sink.value = run();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / operations;
  };
  const first = contestants.map(({ run }) => time(run));
  for (const { run } of contestants) {
    const start = performance.now();
    while (performance.now() - start < WARM_UP) time(run);
  }
  for (let round = 0; round < rounds; round++) {
    for (let k = 0; k < contestants.length; k++) {
      const i = (k + round) % contestants.length;
      times[i].push(time(contestants[i].run));
    }
  }
  return contestants.map(({ name }, i) => ({
    name,
    median: median(times[i]),
    fastest: Math.min(...times[i]),
    first: first[i],
    // Our time over theirs. Each round's own ratio, then the middle of them: both sides of a ratio were measured within the same second or two.
    ratio: median(times[i].map((theirs, round) => times[0][round] / theirs)),
  }));
}

/** Returns n numbers between two bounds, the same for the same seed (Park & Miller). */
export function randoms(n, from, to, seed) {
  let state = seed;
  return Array.from({ length: n }, () => {
    state = (state * 16807) % 2147483647;
    return from + ((to - from) * state) / 2147483647;
  });
}
