// Prints what one KP chart costs after warm-up, on one core.
// usage: node bench/kp.bench.mjs [--check]   (--check fails above 1 ms a cusp chart or 5 ms a horary judgment)
import { tsImport } from 'tsx/esm/api';

const { kpCusps } = await tsImport('../src/kp/cusps.ts', import.meta.url);
const { kpHorary } = await tsImport('../src/kp/horary.ts', import.meta.url);

const ROUNDS = 5;
const CALLS = 250;
const place = { latitude: 11.02, longitude: 76.983, timezone: 'Asia/Kolkata' };
const two = (value) => String(value).padStart(2, '0');

// Other days and hours each time, so that nothing is answered from a memory of the call before.
const LOADS = [
  {
    name: 'kpCusps',
    ceiling: 1,
    run: (i) =>
      kpCusps({ birth: { date: `${1900 + (i % 150)}-${two(1 + (i % 12))}-15`, time: `${two(i % 24)}:30:00`, place } }),
  },
  {
    name: 'kpHorary',
    ceiling: 5,
    run: (i) =>
      kpHorary({
        horary_number: 1 + (i % 249),
        moment: `2024-${two(1 + (i % 12))}-${two(1 + (i % 28))}T${two(i % 24)}:51:00+05:30`,
        place,
        question: 'When will I get a new job abroad?',
      }),
  },
];

let slow = false;
for (const { name, ceiling, run } of LOADS) {
  const rounds = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const start = performance.now();
    for (let i = 0; i < CALLS; i++) run(i);
    // The first round warms up.
    if (round > 0) rounds.push((performance.now() - start) / CALLS);
  }
  const median = rounds.sort((a, b) => a - b)[ROUNDS >> 1];
  console.log(
    `${name}: ${median.toFixed(3)} ms a call (median of ${ROUNDS} rounds of ${CALLS}; at most ${ceiling} ms)`,
  );
  if (median > ceiling) slow = true;
}
if (slow && process.argv.includes('--check')) process.exitCode = 1;
