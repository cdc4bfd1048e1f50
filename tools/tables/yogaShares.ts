// Prints in what percentage of 3,000 births each yoga and each other reading holds, for fixtures/sources/yogas*.json.
//   npx tsx tools/tables/yogaShares.ts            every yoga, beside the published share
//   npx tsx tools/tables/yogaShares.ts --json     { id: percent, 'id.variant': percent }
//
// The births are uniform in time from 1900 to 2023, in longitude and from 55 S to 60 N; Lahiri, true node. Those of the published shares of
// yogas.json were others of the same kind: two samples differ by 4·√(2p(1 − p)/3000) at most.
import { rasi } from '../../src/index.js';
import { toMicroArcseconds } from '../../src/math/angle.js';
import { bindingsOf } from '../../src/yogas/rules/bindings.js';
import { YOGA_CATALOGUE } from '../../src/yogas/tables/yogas.gen.js';
import { GRAHAS, type Graha } from '../../src/zodiac/names.js';
import { evaluate } from '../../src/zodiac/predicates/evaluate.js';
import { type ChartFacts, factsOf } from '../../src/zodiac/predicates/facts.js';
import { needsOf } from '../../src/zodiac/predicates/parts.js';

const BIRTHS = 3000;
const [FROM, TO] = [Date.UTC(1900, 0, 1), Date.UTC(2024, 0, 1)];

/** Numerical Recipes’ generator, so that every run has the same births. */
let state = 20261128;
function random(): number {
  state = (Math.imul(1664525, state) + 1013904223) >>> 0;
  return state / 2 ** 32;
}

const ofEach = <Value>(value: (graha: Graha) => Value): Record<Graha, Value> =>
  Object.fromEntries(GRAHAS.map((graha) => [graha, value(graha)])) as Record<Graha, Value>;

function birthFacts(): ChartFacts {
  const [date = '', clock = ''] = new Date(FROM + random() * (TO - FROM)).toISOString().split('T');
  const place = { latitude: -55 + 115 * random(), longitude: -180 + 360 * random(), timezone: 'UTC' };
  const { ascendant, planetary_positions: at } = rasi({ birth: { date, time: clock.slice(0, 8), place } }).data;
  return factsOf(
    {
      ascendant: toMicroArcseconds(ascendant.longitude),
      longitudes: ofEach((graha) => toMicroArcseconds(at[graha].longitude)),
      retrograde: ofEach((graha) => at[graha].retrograde === 'R'),
      dayBirth: null,
      sex: null,
    },
    {},
  );
}

const readings = YOGA_CATALOGUE.flatMap(({ id, when, for_each, share_of_births_percent, variants = {} }) => [
  { key: id as string, when, for_each, published: share_of_births_percent },
  ...Object.entries(variants).map(([name, one]) => ({
    key: `${id}.${name}`,
    when: one.when,
    for_each,
    published: one.share_of_births_percent,
  })),
]).filter(({ when }) => !needsOf(when).has('sunrise') && !needsOf(when).has('sex'));

const counts = new Map<string, number>(readings.map(({ key }) => [key, 0]));
for (let i = 0; i < BIRTHS; i++) {
  const facts = birthFacts();
  for (const { key, when, for_each } of readings)
    if (bindingsOf(for_each, facts).some((bound) => evaluate(when, { facts, bound })))
      counts.set(key, (counts.get(key) ?? 0) + 1);
}

const shares = readings.map(({ key, published }) => ({
  key,
  published,
  percent: Math.round(((counts.get(key) ?? 0) * 10_000) / BIRTHS) / 100,
}));
if (process.argv.includes('--json'))
  console.log(JSON.stringify(Object.fromEntries(shares.map(({ key, percent }) => [key, percent])), null, 1));
else for (const { key, percent, published } of shares) console.log(`${key}\t${percent}\t${published ?? '–'}`);
