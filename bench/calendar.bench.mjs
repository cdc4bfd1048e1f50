// Prints how long the lunar months of a century take on one core, a year of them, a day of the calendar and a year of festivals.
// usage: node bench/calendar.bench.mjs [--check]   (after `npm run build`)
//   --check  fails when the intercalary months of a century take more than a second, or the festivals of a year more than 300 ms
const DELHI = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
const LIMIT_MS = 1000;
const FESTIVALS_MS = 300;
const ROUNDS = 5;

const { months } = await import('../dist/esm/calendar/months.js');
const { calendarDay } = await import('../dist/esm/calendar/day.js');
const { festivals } = await import('../dist/esm/calendar/festivals.js');
const { lunarCalendarOf } = await import('../dist/esm/cast/lunarCalendar.js');
const { luminaryContext } = await import('../dist/esm/cast/context.js');

/** Milliseconds of processor time, so that what else the machine does counts less. */
function milliseconds(run) {
  const start = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];
const line = (name, value) => console.log(`${name.padEnd(66)} ${value.toFixed(1)} ms`);

// Julian days (UT) of 1 January 1900 and 2000; a new calendar each time, which has kept nothing.
const century = Array.from({ length: ROUNDS }, () =>
  milliseconds(() => {
    const found = lunarCalendarOf(luminaryContext({}), DELHI)
      .monthsIn(2415020.5, 2451544.5)
      .filter(({ kind }) => kind === 'adhika');
    if (found.length !== 39) throw new Error(`${found.length} intercalary months of the century`);
  }),
);
line('intercalary months of 1900 to 1999, the first time', century[0]);
const again = median(century);
line('intercalary months of 1900 to 1999, median', again);
const years = Array.from({ length: 40 }, (_, i) => milliseconds(() => months({ year: 2001 + i, place: DELHI })));
line('calendar.months, a year', median(years));
const days = Array.from({ length: 200 }, (_, i) => {
  const date = new Date(Date.UTC(1950 + ((i * 37) % 100), (i * 7) % 12, 1 + ((i * 11) % 28)))
    .toISOString()
    .slice(0, 10);
  return milliseconds(() => calendarDay({ date, place: DELHI }));
});
line('calendar.day, far from the last', median(days));
const kept = Array.from({ length: 9 }, (_, i) => milliseconds(() => festivals({ year: 2031 + i, place: DELHI })));
const festive = median(kept);
line('calendar.festivals, a year', festive);
if (process.argv.includes('--check') && festive > FESTIVALS_MS) {
  console.error(`The festivals of a year take ${festive.toFixed(0)} ms; at most ${FESTIVALS_MS} are promised.`);
  process.exit(1);
}
if (process.argv.includes('--check') && again > LIMIT_MS) {
  console.error(`The intercalary months of a century take ${again.toFixed(0)} ms; at most ${LIMIT_MS} are promised.`);
  process.exit(1);
}
