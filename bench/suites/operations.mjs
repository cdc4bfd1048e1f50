import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { epochOf, PLACE } from '../adapters/shape.mjs';
import { alternate, randoms } from '../lib/measure.mjs';
import { duration, table } from '../lib/tables.mjs';

const instants = randoms(50, 2433282.5, 2469807.5, 23); // 1950 … 2050
const births = instants.map((jd) => {
  const [date, time] = new Date(epochOf(jd)).toISOString().slice(0, 19).split('T');
  return { date, time, place: PLACE };
});
const each = (inputs, run) => () => {
  let last;
  for (const input of inputs) last = run(input);
  return last;
};

/** Returns the section of the operations; a peer that computes whole charts from a date stands below them. */
export async function operations(contestants, rounds, dist) {
  const { divisional, rasi, vimshottari } = await import(pathToFileURL(join(dist, 'esm', 'index.js')).href);
  const strengths = await import(pathToFileURL(join(dist, 'esm', 'strengths', 'index.js')).href);
  const { bhava, moon, specialLagnas, sudarshana, sun, upagrahas } = await import(
    pathToFileURL(join(dist, 'esm', 'charts', 'index.js')).href
  );
  const annual = await import(pathToFileURL(join(dist, 'esm', 'annual', 'index.js')).href);
  const doshas = await import(pathToFileURL(join(dist, 'esm', 'doshas', 'index.js')).href);
  const yogas = await import(pathToFileURL(join(dist, 'esm', 'yogas', 'index.js')).href);
  const jaimini = await import(pathToFileURL(join(dist, 'esm', 'jaimini', 'index.js')).href);
  const { kalachakra, narayana, yogini } = await import(pathToFileURL(join(dist, 'esm', 'dashas', 'index.js')).href);
  const runs = [
    { name: 'rasi', run: each(births, (birth) => rasi({ birth })) },
    { name: 'divisional d9', run: each(births, (birth) => divisional({ birth, varga: 'd9' })) },
    { name: 'ashtakavarga', run: each(births, (birth) => strengths.ashtakavarga({ birth })) },
    { name: 'strengths.shadbala', run: each(births, (birth) => strengths.shadbala({ birth })) },
    { name: 'charts.special_lagnas', run: each(births, (birth) => specialLagnas({ birth })) },
    { name: 'charts.upagrahas', run: each(births, (birth) => upagrahas({ birth })) },
    { name: 'charts.bhava', run: each(births, (birth) => bhava({ birth })) },
    { name: 'jaimini.karakas', run: each(births, (birth) => jaimini.karakas({ birth })) },
    { name: 'jaimini.arudhas', run: each(births, (birth) => jaimini.arudhas({ birth })) },
    { name: 'jaimini.aspects', run: each(births, (birth) => jaimini.aspects({ birth })) },
    { name: 'charts.moon', run: each(births, (birth) => moon({ birth })) },
    { name: 'charts.sun', run: each(births, (birth) => sun({ birth })) },
    { name: 'charts.sudarshana', run: each(births, (birth) => sudarshana({ birth })) },
    { name: 'jaimini.strengths', run: each(births, (birth) => jaimini.strengths({ birth })) },
    { name: 'jaimini.longevity', run: each(births, (birth) => jaimini.longevity({ birth, sensitive: true })) },
    { name: 'yogas.list', run: each(births, (birth) => yogas.list({ birth })) },
    { name: 'yogas.explain', run: each(births, (birth) => yogas.explain({ birth, id: 'gaja_kesari' })) },
    { name: 'doshas.manglik', run: each(births, (birth) => doshas.manglik({ birth })) },
    { name: 'doshas.kala_sarpa', run: each(births, (birth) => doshas.kalaSarpa({ birth })) },
    { name: 'doshas.birth_moment', run: each(births, (birth) => doshas.birthMoment({ birth })) },
    { name: 'doshas.curses', run: each(births, (birth) => doshas.curses({ birth, sensitive: true })) },
    { name: 'doshas.conjunctions', run: each(births, (birth) => doshas.conjunctions({ birth })) },
    { name: 'annual.chart', run: each(births, (birth) => annual.chart({ birth, completed_years: 30 })) },
    { name: 'annual.yogas', run: each(births, (birth) => annual.yogas({ birth, completed_years: 30 })) },
    { name: 'vimshottari, 2 levels', run: each(births, (birth) => vimshottari({ birth, levels: 2 })) },
  ];
  const kundli = contestants.find((contestant) => contestant.kundli);
  if (kundli) runs.push({ name: `${kundli.name} getKundli`, run: each(instants, kundli.kundli) });
  const results = alternate(runs, { rounds, operations: births.length });
  const few = births.slice(0, 4);
  results.push(
    ...alternate(
      [
        {
          name: 'vimshottari, 5 levels (59,049 periods)',
          run: each(few, (birth) => vimshottari({ birth, levels: 5 })),
        },
        { name: 'doshas.sade_sati', run: each(few, (birth) => doshas.sadeSati({ birth })) },
        { name: 'yogini, 3 levels', run: each(few, (birth) => yogini({ birth, levels: 3 })) },
        { name: 'kalachakra, 3 levels', run: each(few, (birth) => kalachakra({ birth, levels: 3 })) },
        { name: 'narayana, 3 levels', run: each(few, (birth) => narayana({ birth, levels: 3 })) },
      ],
      {
        rounds,
        operations: few.length,
      },
    ),
  );
  return {
    name: 'whole operations',
    about:
      'From a birth (local date and time, IANA zone) to the result with its provenance; births of 1950–2050 in New Delhi.',
    results,
    text: table(
      ['', 'median', 'fastest', 'in a second'],
      results.map((row) => [
        row.name,
        duration(row.median),
        duration(row.fastest),
        Math.round(1e6 / row.median).toLocaleString('en'),
      ]),
    ),
  };
}
