// Scans the analytical ephemeris against Swiss Ephemeris over all the years it knows, so that the greatest error is one that was
// looked for and not one that a sample met:
//   node tools/oracle/scan-ephemeris.mjs <dir where sweph is installed>
//
// Every body every day at 0h TT, the Moon and the true node every three hours, a planet within 1.2° of the Sun every hour and within
// its disc every five minutes, for there its light is bent; from every date on the grid whose error is a peak near the greatest of its
// century, the top is climbed by halving the step. A control at random dates then says by how much the scan was exceeded, if at all.
// Writes fixtures/oracle/measured/ephemeris.json (what was measured) and fixtures/oracle/ephemeris-worst.json (for each body and century the
// instant of the greatest error, with the longitude of the oracle). Takes a quarter of an hour; progress goes to the standard error stream.
// sweph is AGPL and only measures; it is no dependency of ours.
import { resolve } from 'node:path';
import { loadAnalytical, openOracle, writeWorst } from './ephemeris-lib.mjs';
import { random } from './lib.mjs';
import { arcseconds, writeMeasured } from './measure-lib.mjs';
import { centuriesOfRange, climb, dayOf, Greatest, NEAR, progress } from './scan-lib.mjs';

const [dir] = process.argv.slice(2);
if (!dir) throw new Error('usage: node tools/oracle/scan-ephemeris.mjs <oracleDir>');
const oracle = openOracle(resolve(dir));
const { analytical, BODIES } = await loadAnalytical();

/** Days between the dates of the grid. */
const STEP = 1;
const FAST_STEP = 1 / 8;
const FAST = ['Moon', 'TrueNode'];
/** Degrees from the Sun within which light is bent strongly, and days between the instants looked at there and within the disc. */
const BENT = 1.2;
const BENT_STEP = 1 / 24;
const DISC_PARTS = 12;
/** Degrees from the Sun within which the two programs bend light by different models of its interior. */
const DISC = 0.3;
/** Random dates of the control, for each century. */
const CONTROL = 10_000;

const neverBent = (body) => body === 'Sun' || body === 'Moon' || body.endsWith('Node');

/** Returns the degrees between a body and the Sun, by our own places. */
function fromSun(place, sun) {
  return Math.hypot(arcseconds(place.longitude, sun.longitude) / 3600, place.latitude);
}

/** What is measured of a body in a century; `atSun` is within the disc, where nobody sees a planet. */
const newRow = () => ({
  longitude: new Greatest(),
  longitudeAtSun: new Greatest(),
  latitude: new Greatest(),
  latitudeAtSun: new Greatest(),
  speed: new Greatest(),
  speedAtSun: new Greatest(),
});

/** Takes note of the error of a longitude at an instant; returns it, and whether the body stands within the disc. */
function note(body, jd, row) {
  const [ours, sun] = analytical.places([body, 'Sun'], jd);
  const error = arcseconds(ours.longitude, oracle.longitude(body, jd));
  const hidden = !neverBent(body) && fromSun(ours, sun) <= DISC;
  row[hidden ? 'longitudeAtSun' : 'longitude'].add(error, jd, false);
  return { error, hidden };
}

/** Looks at a day beside the Sun hour by hour, and more often within the disc. */
function lookBesideTheSun(body, day, row, { start, end }) {
  for (let k = -0.5 / BENT_STEP; k < 0.5 / BENT_STEP; k++) {
    const hour = day + k * BENT_STEP;
    if (hour < start || hour > end || !note(body, hour, row).hidden) continue;
    for (let part = -DISC_PARTS + 1; part < DISC_PARTS; part++) {
      const at = hour + (part * BENT_STEP) / DISC_PARTS;
      if (at >= start && at <= end) note(body, at, row);
    }
  }
}

/** Scans one century for all bodies. */
function scanCentury(span) {
  const { start, end } = span;
  const rows = Object.fromEntries(BODIES.map((body) => [body, newRow()]));
  /** of each body the sizes of the errors at the last two dates of its grid */
  const past = Object.fromEntries(BODIES.map((body) => [body, [-1, -1]]));
  function meet(body, jd, error, step) {
    const row = rows[body];
    row.longitude.add(error, jd);
    const [before, here] = past[body];
    const after = Math.abs(error);
    if (here >= before && here >= after && here > NEAR * row.longitude.size)
      climb(
        (at) => {
          const { error: e, hidden } = note(body, at, row);
          return hidden ? 0 : e;
        },
        jd - step,
        here,
        step,
        span,
      );
    past[body] = [here, after];
  }
  for (let jd = start; jd <= end; jd += STEP) {
    const ours = analytical.places(BODIES, jd);
    BODIES.forEach((body, i) => {
      const theirs = oracle.place(body, jd);
      const row = rows[body];
      const distance = neverBent(body) ? 180 : fromSun(ours[i], ours[0]);
      const atSun = distance > DISC ? '' : 'AtSun';
      row[`speed${atSun}`].add((ours[i].longitudeSpeed - theirs.longitudeSpeed) * 3600, jd);
      row[`latitude${atSun}`].add((ours[i].latitude - theirs.latitude) * 3600, jd);
      if (FAST.includes(body)) return;
      const error = arcseconds(ours[i].longitude, theirs.longitude);
      if (atSun === '') meet(body, jd, error, STEP);
      else past[body] = [-1, -1];
      if (distance <= BENT) lookBesideTheSun(body, jd, row, span);
    });
  }
  for (let jd = start; jd <= end; jd += FAST_STEP) {
    const ours = analytical.places(FAST, jd);
    FAST.forEach((body, i) => {
      meet(body, jd, arcseconds(ours[i].longitude, oracle.longitude(body, jd)), FAST_STEP);
    });
  }
  return rows;
}

/** Returns the greatest error of a row, seen or hidden. */
const greatestOf = ({ longitude, longitudeAtSun }) =>
  longitudeAtSun.size > longitude.size ? longitudeAtSun : longitude;

/** Returns the largest error at random dates as a part of the greatest that the scan found. */
function control(century, rows, next) {
  const ratios = Object.fromEntries(BODIES.map((body) => [body, 0]));
  for (let i = 0; i < CONTROL; i++) {
    const jd = century.start + next() * (century.end - century.start);
    const ours = analytical.places(BODIES, jd);
    BODIES.forEach((body, k) => {
      const error = Math.abs(arcseconds(ours[k].longitude, oracle.longitude(body, jd)));
      ratios[body] = Math.max(ratios[body], error / greatestOf(rows[body]).size);
    });
  }
  return ratios;
}

const centuries = centuriesOfRange();
const next = random(20261122);
const tell = progress('centuries', centuries.length);
const scanned = centuries.map((century, i) => {
  const rows = scanCentury(century);
  const ratios = control(century, rows, next);
  tell(i + 1);
  return { ...century, rows, ratios };
});

/** Returns what is written of spans taken together. */
function summary(from, to) {
  const spans = scanned.filter((span) => span.from >= from && span.to <= to);
  const bodies = Object.fromEntries(
    BODIES.map((body) => {
      const of = (what) => Greatest.of(spans.map(({ rows }) => rows[body][what]));
      const { size, rms, at } = of('longitude');
      return [
        body,
        {
          longitude: size,
          rms,
          at: dayOf(at),
          longitudeAtSun: of('longitudeAtSun').size,
          latitude: of('latitude').size,
          latitudeAtSun: of('latitudeAtSun').size,
          speed: of('speed').size,
          speedAtSun: of('speedAtSun').size,
        },
      ];
    }),
  );
  return { from, to, bodies };
}

const exceeded = scanned.flatMap(({ from, ratios }) =>
  Object.entries(ratios)
    .filter(([, ratio]) => ratio > 1)
    .map(([body, ratio]) => ({ body, from, ratio })),
);
const head = {
  generator: 'tools/oracle/scan-ephemeris.mjs',
  oracle: `Swiss Ephemeris ${oracle.version}`,
};
writeMeasured('ephemeris.json', {
  ...head,
  unit: 'arcseconds; speed: arcseconds a day',
  grid: {
    days: STEP,
    hoursOfMoonAndTrueNode: 24 * FAST_STEP,
    hoursBesideTheSun: 24 * BENT_STEP,
    minutesBehindTheSun: (1440 * BENT_STEP) / DISC_PARTS,
  },
  control: {
    dates: CONTROL * centuries.length,
    compared: CONTROL * centuries.length * BODIES.length,
    exceeded: exceeded.length,
    greatestRatio: Math.max(1, ...exceeded.map(({ ratio }) => ratio)),
  },
  results: [summary(1900, 2100), summary(1800, 2200), ...centuries.map(({ from, to }) => summary(from, to))],
});

const rows = scanned.flatMap(({ from, rows: of }) =>
  BODIES.map((body) => {
    const jd = Number(greatestOf(of[body]).at.toFixed(5));
    return [body, from, jd, Number(oracle.longitude(body, jd).toFixed(8))];
  }),
);
writeWorst(
  'ephemeris-worst.json',
  {
    ...head,
    oracle: `${head.oracle} (npm sweph), .se1 files of JPL DE431`,
    flags: `${oracle.flags & ~256} = SEFLG_SWIEPH | SEFLG_NONUT`,
    columns:
      'body, first year of the century, Julian day TT of the greatest error in longitude that the scan found in it, longitude there (degrees, mean ecliptic and equinox of date)',
  },
  rows,
);
console.table(
  Object.fromEntries(
    BODIES.map((body) => {
      const [near, wide] = [summary(1900, 2100), summary(1800, 2200)].map(({ bodies }) => bodies[body]);
      return [
        body,
        {
          '1900–2100': Number(near.longitude.toFixed(4)),
          rms: Number(near.rms.toFixed(4)),
          on: near.at,
          '1800–2200': Number(wide.longitude.toFixed(4)),
          'rms ': Number(wide.rms.toFixed(4)),
          'on ': wide.at,
        },
      ];
    }),
  ),
);
for (const { body, from, ratio } of exceeded) console.log(`control: ${body} ${from} exceeded by ${ratio.toFixed(4)}`);
