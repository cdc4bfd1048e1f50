// Prints processor time of the transits of a year and of the entries of Saturn of a century, in warm code.
// usage: node bench/transits.bench.mjs [--check]   (after `npm run build`)
//   --check  fails when the entries of nine bodies in a year take more than 60 ms, or Saturn's of a century more than 250
const { calendar, ingresses, now, stations } = await import('../dist/esm/transits/index.js');

const YEAR_MS = 60;
const CENTURY_MS = 250;
const NINE = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu'];
const BIRTH = {
  date: '1990-08-15',
  time: '08:30:00',
  place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
};

/** Milliseconds of processor time, so that what else the machine does counts less. */
function milliseconds(run) {
  const start = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

const yearOf = (year) => ({ from: `${year}-01-01T00:00:00Z`, to: `${year + 1}-01-01T00:00:00Z` });

function median(name, first, run) {
  for (let i = 0; i < 5; i++) run(first + i);
  const times = Array.from({ length: 15 }, (_, i) => milliseconds(() => run(first + 5 + i))).sort((a, b) => a - b);
  const found = times[7];
  console.log(`${name.padEnd(60)} ${found.toFixed(1)} ms`);
  return found;
}

const year = median('transits.ingresses, nine bodies, a year', 1950, (one) =>
  ingresses({ planets: NINE, ...yearOf(one) }),
);
const century = median('transits.ingresses, Saturn, a century', 1840, (one) =>
  ingresses({ planets: ['Saturn'], from: yearOf(one).from, to: `${one + 100}-01-01T00:00:00Z` }),
);
median('transits.stations, five planets, a year', 1950, (one) => stations(yearOf(one)));
median('transits.calendar, a birth, a year', 1950, (one) => calendar({ birth: BIRTH, ...yearOf(one) }));
median('transits.now, a birth, with stays', 1950, (one) => now({ birth: BIRTH, at: yearOf(one).from }));
median('transits.now, a birth, without stays', 1950, (one) =>
  now({ birth: BIRTH, at: yearOf(one).from, stays: false }),
);

if (process.argv.includes('--check') && year > YEAR_MS) {
  console.error(`The entries of a year take ${year.toFixed(0)} ms; at most ${YEAR_MS} are promised.`);
  process.exit(1);
}
if (process.argv.includes('--check') && century > CENTURY_MS) {
  console.error(
    `The entries of Saturn of a century take ${century.toFixed(0)} ms; at most ${CENTURY_MS} are promised.`,
  );
  process.exit(1);
}
