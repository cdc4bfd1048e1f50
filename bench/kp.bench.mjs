// Prints what Krishnamurti's charts and tables cost after warm-up, in processor time: what else the machine does counts little.
// usage: node bench/kp.bench.mjs [--check]   (--check fails where a call takes longer than its row allows)
import { tsImport } from 'tsx/esm/api';

const { kpCusps } = await tsImport('../src/kp/cusps.ts', import.meta.url);
const { kpHorary } = await tsImport('../src/kp/horary.ts', import.meta.url);
const tools = await tsImport('../src/kp/index.ts', import.meta.url);

const ROUNDS = 5;
const CALLS = 250;
const place = { latitude: 11.02, longitude: 76.983, timezone: 'Asia/Kolkata' };
const two = (value) => String(value).padStart(2, '0');
const birthOf = (i) => ({
  date: `${1900 + (i % 150)}-${two(1 + (i % 12))}-15`,
  time: `${two(i % 24)}:30:00`,
  place,
});
const momentOf = (i) => `2024-${two(1 + (i % 12))}-${two(1 + (i % 28))}T${two(i % 24)}:51:00+05:30`;

// Other days and hours each time, so that nothing is answered from a memory of the call before.
const LOADS = [
  {
    name: 'kpCusps',
    ceiling: 1,
    run: (i) => kpCusps({ birth: birthOf(i) }),
  },
  {
    name: 'kpHorary',
    ceiling: 5,
    run: (i) =>
      kpHorary({
        horary_number: 1 + (i % 249),
        moment: momentOf(i),
        place,
        question: 'When will I get a new job abroad?',
      }),
  },
  ...['planetSignifications', 'houseSignificators', 'fourStep', 'cuspalInterlinks', 'fortuna', 'bhava'].map((name) => ({
    name,
    ceiling: 2,
    run: (i) => tools[name]({ birth: birthOf(i) }),
  })),
  {
    name: 'rulingPlanetsOver, a day',
    ceiling: 20,
    calls: 50,
    run: (i) =>
      tools.rulingPlanetsOver({
        place,
        from: `${1950 + (i % 100)}-${two(1 + (i % 12))}-10T06:00:00+05:30`,
        to: `${1950 + (i % 100)}-${two(1 + (i % 12))}-11T06:00:00+05:30`,
      }),
  },
  {
    name: 'transits, subs of the Sun in a year',
    ceiling: 60,
    calls: 10,
    run: (i) =>
      tools.transits({
        grahas: ['Sun'],
        from: `${1950 + (i % 100)}-01-01T00:00:00Z`,
        to: `${1951 + (i % 100)}-01-01T00:00:00Z`,
        lords: ['Mars', 'Ketu', 'Venus'],
      }),
  },
  {
    name: 'rectify, half an hour either way',
    ceiling: 10,
    calls: 50,
    run: (i) => tools.rectify({ birth: birthOf(i), ruling_moment: momentOf(i), ruling_place: place }),
  },
  { name: 'lordsOf', ceiling: 0.1, run: (i) => tools.lordsOf({ longitude: (i * 1.7) % 360 }) },
  { name: 'subSubTable, all 2,193 rows', ceiling: 60, calls: 20, run: () => tools.subSubTable({}) },
];

let slow = false;
for (const { name, ceiling, run, calls = CALLS } of LOADS) {
  const rounds = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const start = process.cpuUsage();
    for (let i = 0; i < calls; i++) run(round * calls + i);
    // The first round warms up.
    const { user, system } = process.cpuUsage(start);
    if (round > 0) rounds.push((user + system) / 1000 / calls);
  }
  const median = rounds.sort((a, b) => a - b)[ROUNDS >> 1];
  console.log(
    `${name}: ${median.toFixed(3)} ms of processor time a call (median of ${ROUNDS} rounds of ${calls}; at most ${ceiling} ms)`,
  );
  if (median > ceiling) slow = true;
}
if (slow && process.argv.includes('--check')) process.exitCode = 1;
