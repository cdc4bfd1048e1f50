import { BODIES } from '../adapters/shape.mjs';
import { alternate, randoms } from '../lib/measure.mjs';
import { duration, table } from '../lib/tables.mjs';

const FROM = 2415020.5; // 1900-01-01
const TO = 2488069.5; // 2100-01-01
const MONTH = 2460310.5; // 2024-01-01
/** Midnight in India, as a fraction of a Julian day: where a library that works by local days and one that does not agree. */
const INDIAN_MIDNIGHT = 0.5 - 5.5 / 24;

const each = (times, task) => () => {
  let last;
  for (const ut of times) last = task(ut);
  return last;
};

const anyDates = randoms(400, FROM, TO, 7);
const monthDates = randoms(400, MONTH, MONTH + 30, 11);
const thousand = randoms(1000, MONTH, MONTH + 30, 13).sort((a, b) => a - b);
const midnights = randoms(60, FROM, TO, 17).map((jd) => Math.floor(jd) + 0.5 + INDIAN_MIDNIGHT);

const TASKS = [
  {
    name: 'one chart, dates of 1900–2100',
    about: 'Ten bodies with speeds, true node, ascendant, ayanāṁśa, at random instants of two centuries.',
    method: 'chart',
    operations: anyDates.length,
    run: ({ chart }) => each(anyDates, chart),
  },
  {
    name: 'one chart, dates of one month',
    about: 'The same where every cache is warm.',
    method: 'chart',
    operations: monthDates.length,
    run: ({ chart }) => each(monthDates, chart),
  },
  {
    name: '1,000 charts of one month',
    about: 'All thousand together; ours through `interpolated`, built anew each time, the others one by one.',
    method: 'chart',
    operations: 1,
    run: ({ chart, charts }) => (charts ? () => charts(thousand) : each(thousand, chart)),
    alone: (ours) => ({ name: `${ours.name}, one by one`, run: each(thousand, ours.chart) }),
  },
  {
    name: 'the Moon alone',
    about: 'Sidereal longitude at random instants of two centuries.',
    method: 'moon',
    operations: anyDates.length,
    run: ({ moon }) => each(anyDates, moon),
  },
  {
    name: 'sunrise and sunset',
    about: 'Both of a day in New Delhi, upper limb.',
    method: 'riseSet',
    operations: midnights.length,
    run: ({ riseSet }) => each(midnights, riseSet),
  },
  {
    name: 'moonrise and moonset',
    about: 'Both of a day in New Delhi, upper limb.',
    method: 'moonRiseSet',
    operations: midnights.length,
    run: ({ moonRiseSet }) => each(midnights, moonRiseSet),
  },
];

/** Yields one section of results a task. */
export function* sky(contestants, rounds, wanted) {
  for (const { name, about, method, operations, run, alone } of TASKS) {
    if (!wanted(name)) continue;
    const able = contestants.filter((contestant) => contestant[method] !== undefined);
    const runs = able.map((contestant) => ({ name: contestant.name, run: run(contestant) }));
    if (alone) runs.push(alone(able[0]));
    const results = alternate(runs, { rounds, operations });
    yield {
      name,
      about,
      results,
      text: table(
        ['', 'median', 'fastest', 'ours ÷ theirs'],
        results.map((row) => [row.name, duration(row.median), duration(row.fastest), row.ratio.toFixed(2)]),
      ),
    };
  }
}

const arcseconds = (a, b) => Math.abs(((((a - b) % 360) + 540) % 360) - 180) * 3600;
const format = (value) => (Number.isNaN(value) ? '–' : value < 10 ? value.toFixed(2) : value.toFixed(0));

/** Returns how far interpolation moves a chart of the month, in arcseconds. */
export function interpolationError({ chart, charts }) {
  const quick = charts(thousand);
  let worst = 0;
  thousand.forEach((ut, k) => {
    chart(ut).forEach((value, i) => {
      worst = Math.max(worst, arcseconds(value, quick[k][i]));
    });
  });
  return `Interpolation moves no longitude of those thousand charts by more than ${worst.toFixed(5)}″.\n`;
}

/** Returns how far each contestant's charts lie from ours: that the same thing was timed. */
export function agreement(contestants) {
  const [ours, ...others] = contestants;
  const ownCharts = anyDates.map(ours.chart);
  const rows = others.map((other) => {
    const worst = new Float64Array(13).fill(Number.NaN);
    anyDates.forEach((ut, k) => {
      const theirs = other.chart(ut);
      const shift = other.tropical ? ownCharts[k][12] : 0;
      for (let i = 0; i < 13; i++) {
        const apart = arcseconds(theirs[i] - shift, ownCharts[k][i]);
        if (!Number.isNaN(apart) && !(apart <= worst[i])) worst[i] = apart;
      }
    });
    return [other.name, ...[...worst].map(format)];
  });
  return {
    name: 'largest difference from ours',
    about:
      'Arcseconds, over the 400 dates of the first table; for tropical programs on the true equinox, nutation (at most 17″) is part of it. Each program uses its own ΔT, so that the Moon and the ascendant differ after 2026 by what the predictions differ.',
    text: table(['', ...BODIES.map((body) => (body === 'TrueNode' ? 'node' : body)), 'asc.', 'ayan.'], rows),
  };
}
