// Prints what an atlas costs, and what it saves: processor time, so that other work on the machine does not count.
// usage: node bench/atlas.bench.mjs [--check]   (--check fails above 6 µs for eleven bodies, 6 MB or 60 s)
import { tsImport } from 'tsx/esm/api';

const load = (path) => tsImport(path, import.meta.url);
const { analytical, atlas, BODIES, buildAtlas } = await load('../src/sky/index.ts');
const { rasi, panchang } = await load('../src/index.ts');
const { panchangSpan } = await load('../src/panchang/index.ts');
const { bodyTrack } = await load('../src/cast/bodyCrossings.ts');
const { skyContext } = await load('../src/cast/context.ts');

/** 1900 to 2100, and forty days. */
const [FROM, TO] = [2_414_980.5, 2_488_474.5];
const ELEVEN = BODIES.filter((body) => body !== 'MeanNode');
const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
const two = (value) => String(value).padStart(2, '0');

function cost(run) {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

let bytes;
const buildMs = cost(() => {
  bytes = buildAtlas({ from: FROM, to: TO });
});
const quick = atlas(bytes);
const openMs = cost(() => atlas(bytes));
const megabytes = bytes.byteLength / 1e6;
console.log(
  `atlas of 1900–2100, all bodies: ${megabytes.toFixed(2)} MB, built in ${(buildMs / 1000).toFixed(1)} s, opened in ${openMs.toFixed(1)} ms`,
);

let state = 7;
const random = () => {
  state = (state * 16807) % 2147483647;
  return state / 2147483647;
};
const any = Array.from({ length: 4000 }, () => FROM + random() * (TO - FROM));
const month = Array.from({ length: 4000 }, () => 2_460_310.5 + 30 * random());
const births = Array.from({ length: 200 }, (_, i) => ({
  date: `${1901 + (i % 190)}-${two(1 + (i % 12))}-${two(1 + (i % 28))}`,
  time: `${two(i % 24)}:30:00`,
  place,
}));
const each = (days) => (ephemeris) => {
  for (const jdTt of days) ephemeris.places(ELEVEN, jdTt);
};
const saturn = (ephemeris) => [
  ...bodyTrack(skyContext({ ephemeris }), place, 'Saturn', { every: 30 }).between(2_415_100, 2_451_600),
];

const LOADS = [
  { name: 'eleven bodies with speeds, any instant', calls: any.length, run: each(any), unit: 'µs' },
  { name: 'the same within a month', calls: month.length, run: each(month), unit: 'µs' },
  {
    name: 'a chart (rasi)',
    calls: births.length,
    run: (ephemeris) => {
      for (const birth of births) rasi({ birth }, { ephemeris });
    },
    unit: 'µs',
  },
  {
    name: 'a day (panchang)',
    calls: 30,
    run: (ephemeris) => {
      for (let d = 1; d <= 30; d++) panchang({ date: `2024-06-${two(d)}`, place }, { ephemeris });
    },
    unit: 'µs',
  },
  {
    name: 'a month (panchangSpan)',
    calls: 1,
    run: (ephemeris) => [...panchangSpan(place, '2024-07-01', '2024-07-31', {}, { ephemeris })],
    unit: 'ms',
  },
  { name: 'the ingresses of Saturn, a century', calls: 1, run: saturn, unit: 'ms' },
];

const ROUNDS = 7;
const middle = (values) => [...values].sort((a, b) => a - b)[values.length >> 1];
let eleven = 0;
for (const { name, calls, run, unit } of LOADS) {
  const skies = [analytical, quick];
  const times = skies.map(() => []);
  for (let round = 0; round <= ROUNDS; round++) {
    skies.forEach((ephemeris, i) => {
      const ms = cost(() => run(ephemeris));
      // The first round warms up.
      if (round > 0) times[i].push((ms / calls) * (unit === 'µs' ? 1000 : 1));
    });
  }
  const [plain, looked] = times.map(middle);
  eleven ||= looked;
  console.log(
    `${name}: series ${plain.toFixed(1)} ${unit}, atlas ${looked.toFixed(1)} ${unit}, ${(plain / looked).toFixed(1)} times`,
  );
}
if (process.argv.includes('--check') && (eleven > 6 || megabytes > 6 || buildMs > 60_000)) process.exitCode = 1;
