// Prints how long months, days, festivals and eclipses of the calendar take on one core.
// usage: node bench/calendar.bench.mjs [--check]
//   --check  fails when the intercalary months of a century take more than a second, its eclipses more than two, the festivals of a year more than
//            300 ms, or the days of a month more than 60 ms
import { fromSources } from './lib/sources.mjs';

const DELHI = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
const LIMIT_MS = 1000;
const ECLIPSES_MS = 2000;
const FESTIVALS_MS = 300;
const MONTH_MS = 60;
const ROUNDS = 5;

const {
  months,
  calendarDay,
  festivals,
  list: eclipses,
  muhurtaDay,
  muhurtaSpan,
  panchang,
  panchangSpan,
  ...cast
} = await fromSources(
  'calendar/months',
  'calendar/day',
  'calendar/festivals',
  'eclipses/list',
  'muhurta/day',
  'muhurta/span',
  'panchang/day',
  'panchang/span',
  'cast/lunarCalendar',
  'cast/context',
);
const { lunarCalendarOf, luminaryContext } = cast;

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
// Four centuries, none of which was computed before; the first of them is reported separately, since a program that starts asks for one.
const centuries = [1901, 1801, 2001, 1701].map((year) =>
  milliseconds(() => {
    const { length } = eclipses({ from: `${year}-01-01`, to: `${year + 99}-12-31` }).data.eclipses;
    if (length < 440 || length > 510) throw new Error(`${length} eclipses of the century from ${year}`);
  }),
);
line('eclipses.list, 1901 to 2000, the first time', centuries[0]);
const eclipsed = Math.max(...centuries);
line('eclipses.list, a century, the slowest of four', eclipsed);
const monthly = (run) => median(Array.from({ length: 15 }, (_, i) => milliseconds(() => run(2041 + i))));
const monthOfCalls = monthly((year) => {
  for (let day = 1; day <= 30; day++) {
    const date = `${year}-11-${String(day).padStart(2, '0')}`;
    muhurtaDay({ date, place: DELHI });
    panchang({ date, place: DELHI });
  }
});
line('muhurta.day and panchang.day, a month of both, one by one', monthOfCalls);
line(
  'muhurta.span and panchangSpan, a month of both',
  monthly((year) => {
    const [from, to] = [`${year}-06-01`, `${year}-06-30`];
    const days = [...muhurtaSpan(DELHI, from, to), ...panchangSpan(DELHI, from, to)];
    if (days.length !== 60) throw new Error(`${days.length} days of a month, twice`);
  }),
);
if (process.argv.includes('--check') && monthOfCalls > MONTH_MS) {
  console.error(
    `A month of muhurta.day with panchang.day takes ${monthOfCalls.toFixed(0)} ms; at most ${MONTH_MS} are promised.`,
  );
  process.exit(1);
}
if (process.argv.includes('--check') && eclipsed > ECLIPSES_MS) {
  console.error(`The eclipses of a century take ${eclipsed.toFixed(0)} ms; at most ${ECLIPSES_MS} are promised.`);
  process.exit(1);
}
if (process.argv.includes('--check') && festive > FESTIVALS_MS) {
  console.error(`The festivals of a year take ${festive.toFixed(0)} ms; at most ${FESTIVALS_MS} are promised.`);
  process.exit(1);
}
if (process.argv.includes('--check') && again > LIMIT_MS) {
  console.error(`The intercalary months of a century take ${again.toFixed(0)} ms; at most ${LIMIT_MS} are promised.`);
  process.exit(1);
}
