// Prints how long a day and a year of the pañcāṅga take, and accuracy, beside @ishubhamx/panchangam-js.
// usage: node bench/panchang.bench.mjs [--check] [--peers FOLDER]   (after `npm run build`)
//   FOLDER   where the peer was installed; bench/peers by default. Without the peer only our own times are printed.
//   --check  fails when a day takes 2 ms or more, or a year is not 10 times as fast as the peer's
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fromSources } from './lib/sources.mjs';

const HERE = dirname(fileURLToPath(import.meta.url));
const PEER = '@ishubhamx/panchangam-js';
const YEAR = 2025;
const DAYS = 365;
const DAY_MS = 86_400_000;
const LIMIT_MS = 2;
const LIMIT_RATIO = 10;
const DELHI = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };

const { panchang, panchangSpan, deltaT } = await fromSources('panchang/day', 'panchang/span', 'time/deltaT');

const option = process.argv.indexOf('--peers');
const peers = option < 0 ? join(HERE, 'peers') : resolve(process.argv[option + 1] ?? '.');
const peer = existsSync(join(peers, 'node_modules', PEER))
  ? createRequire(join(peers, 'package.json'))(PEER)
  : undefined;

const dates = Array.from({ length: DAYS }, (_, i) => new Date(Date.UTC(YEAR, 0, 1 + i)).toISOString().slice(0, 10));

function milliseconds(run) {
  const start = performance.now();
  run();
  return performance.now() - start;
}

const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];
const line = (name, value) => console.log(`${name.padEnd(66)} ${value}`);

// One day: dates far apart at places far apart, so that nothing of one call helps the next.
const far = (i) => ({
  date: new Date(Date.UTC(1950 + ((i * 37) % 100), (i * 7) % 12, 1 + ((i * 11) % 28))).toISOString().slice(0, 10),
  place: { ...DELHI, latitude: ((i * 13) % 100) - 50, longitude: ((i * 77) % 360) - 180 },
});
for (let i = 0; i < 100; i++) panchang(far(i));
const single = median(Array.from({ length: 300 }, (_, i) => milliseconds(() => panchang(far(i + 100)))));
line('panchang, one day, far from the last', `${single.toFixed(3)} ms`);
const calls = milliseconds(() => {
  for (const date of dates) panchang({ date, place: DELHI });
});
line(`panchang, the ${DAYS} days of ${YEAR} one by one`, `${calls.toFixed(1)} ms`);
const spans = [2031, 2032, 2033, 2034, 2035].map((year) =>
  milliseconds(() => {
    for (const day of panchangSpan(DELHI, `${year}-01-01`, `${year}-12-31`)) day.units.tithi.at(0);
  }),
);
const span = median(spans);
line('panchangSpan, a year with every unit, median of five', `${span.toFixed(1)} ms`);

let ratio;
if (peer === undefined) console.log(`${PEER} is not installed in ${peers}: npm install --prefix ${peers} ${PEER}`);
else {
  const observer = new peer.Observer(DELHI.latitude, DELHI.longitude, 0);
  const noon = (date) => new Date(Date.parse(`${date}T06:30:00Z`));
  const minutes = { timezoneOffset: 330 };
  peer.getPanchangam(noon(dates[0]), observer, minutes);
  const whole = milliseconds(() => {
    for (const date of dates) peer.getPanchangam(noon(date), observer, minutes);
  });
  // Only what panchangSpan computes too, without its muhurtas and festivals.
  const part = milliseconds(() => {
    for (const date of dates) {
      const at = noon(date);
      const rise = peer.getSunrise(at, observer, minutes);
      peer.getSunset(at, observer, minutes);
      peer.getMoonrise(at, observer, minutes);
      peer.getMoonset(at, observer, minutes);
      const next = peer.getSunrise(new Date(at.getTime() + DAY_MS), observer, minutes);
      for (const limb of ['Tithi', 'Nakshatra', 'Yoga', 'Karana']) peer[`find${limb}Transitions`](rise, next);
    }
  });
  ratio = Math.min(whole, part) / span;
  line(`${PEER} getPanchangam, ${DAYS} calls`, `${whole.toFixed(0)} ms, ${(whole / span).toFixed(0)} times as long`);
  line(`${PEER}, only limbs, rise and set`, `${part.toFixed(0)} ms, ${(part / span).toFixed(0)} times as long`);
}

// Accuracy: seconds from the oracle; the ends by one clock, which is ours (ΔT of the library), as the fixture has them in TT.
const { samples } = JSON.parse(readFileSync(join(HERE, '../fixtures/oracle/panchang.json'), 'utf8'));
const judged = samples.filter(
  ({ timezone, sunrise_rule }) => timezone === 'Asia/Kolkata' && sunrise_rule === 'upper_limb',
);
const worst = { ours: { sunrise: 0, ends: 0 }, peer: { sunrise: 0, ends: 0 } };
const away = (epochMs, ut) => Math.abs(epochMs / 1000 - (ut - 2440587.5) * 86400);
const local = (date, time, offset) => Date.parse(`${date}T${time}Z`) - offset * 1000;
for (const { date, latitude, longitude, timezone, sunrise, tithi, nakshatra, yoga } of judged) {
  const ut = (tt) => tt - deltaT(tt) / 86400;
  const { data } = panchang({ date, place: { latitude, longitude, timezone } });
  // The offset of the day from the sunrise itself: Kolkata had several.
  const offset = Math.round((local(date, data.input.time, 0) / 1000 - (sunrise - 2440587.5) * 86400) / 10) * 10;
  const note = (who, key, value) => {
    worst[who][key] = Math.max(worst[who][key], value);
  };
  note('ours', 'sunrise', away(local(date, data.input.time, offset), sunrise));
  for (const [limb, { end_tt }] of Object.entries({ tithi, nakshatra, yoga })) {
    const { end_date, end_time } = data.panchanga[limb];
    note('ours', 'ends', away(local(end_date, end_time, offset), ut(end_tt)));
  }
  if (peer === undefined) continue;
  const noon = new Date((sunrise + 0.25 - 2440587.5) * DAY_MS);
  const theirs = peer.getPanchangam(noon, new peer.Observer(latitude, longitude, 0), { timezoneOffset: offset / 60 });
  note('peer', 'sunrise', away(theirs.sunrise.getTime(), sunrise));
  for (const [time, { end_tt }] of [
    [theirs.tithis[0].endTime, tithi],
    [theirs.nakshatras[0].endTime, nakshatra],
    [theirs.yogas[0].endTime, yoga],
  ]) {
    // It cuts a unit that runs on at the next sunrise; only ends within the day are judged.
    if (ut(end_tt) < sunrise + 0.99) note('peer', 'ends', away(time.getTime(), ut(end_tt)));
  }
}
for (const [who, { sunrise, ends }] of Object.entries(worst)) {
  if (who === 'ours' || peer !== undefined) {
    line(
      `${who === 'ours' ? 'panchang' : PEER}, greatest error on ${judged.length} days`,
      `sunrise ${sunrise.toFixed(1)} s, ends ${ends.toFixed(1)} s`,
    );
  }
}

if (process.argv.includes('--check')) {
  const failures = [
    ...(single < LIMIT_MS ? [] : [`one day takes ${single.toFixed(2)} ms, the limit is ${LIMIT_MS} ms`]),
    ...(ratio === undefined || ratio >= LIMIT_RATIO
      ? []
      : [`the year is only ${ratio.toFixed(1)} times as fast as the peer's`]),
  ];
  for (const failure of failures) console.error(failure);
  process.exitCode = failures.length === 0 ? 0 : 1;
}
