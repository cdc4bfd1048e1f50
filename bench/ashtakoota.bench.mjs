// Prints how many pairs of Moons are scored in a second on one core.
// usage: node bench/ashtakoota.bench.mjs [--check]   (--check fails below a million pairs a second in bulk)
import { tsImport } from 'tsx/esm/api';

const { ashtakootaFromMoon, ashtakootaFromMoons } = await tsImport('../src/compatibility/fromMoon.ts', import.meta.url);

const MILLION = 1_000_000;
const ROUNDS = 5;

// A reproducible walk around the zodiac: the golden angle fills it evenly.
const moons = Float64Array.from({ length: MILLION }, (_, i) => (i * 137.50776405003785) % 360);
const thousand = moons.subarray(0, 1000);
const FLOOR = 1_000_000;

const LOADS = [
  {
    name: 'bulk, 1 bride × 1,000,000 grooms',
    pairs: MILLION,
    bulk: true,
    run: () => ashtakootaFromMoons({ bride: 100.5, grooms: moons }),
  },
  {
    name: 'bulk, 1,000 brides × 1,000 grooms',
    pairs: MILLION,
    bulk: true,
    run: () => {
      for (const bride of thousand) ashtakootaFromMoons({ bride, grooms: thousand });
    },
  },
  {
    name: 'single, with sentences',
    pairs: 20_000,
    bulk: false,
    run: () => {
      for (let i = 0; i < 20_000; i++) ashtakootaFromMoon({ bride: moons[i], groom: moons[i + 1] });
    },
  },
];

let slow = false;
for (const { name, pairs, bulk, run } of LOADS) {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    run();
    best = Math.min(best, performance.now() - start);
  }
  const perSecond = Math.round((pairs / best) * 1000);
  console.log(
    `${name}: ${perSecond.toLocaleString('en')} pairs/s (${pairs.toLocaleString('en')} in ${best.toFixed(0)} ms)`,
  );
  if (bulk && perSecond < FLOOR) slow = true;
}
if (slow && process.argv.includes('--check')) process.exitCode = 1;
