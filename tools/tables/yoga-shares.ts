// Counts in how many births yogas and their other readings hold: 3,000 births, uniform in time from 1900 to 2023 and in longitude, latitudes
// 55 S to 60 N, Lahiri, true node.
//   npx tsx tools/tables/yoga-shares.ts          prints percentages, as JSON: of a yoga by its id, of a reading by id.name
//   npx tsx tools/tables/yoga-shares.ts ID ...   prints those of some yogas
import { list, type YogaId } from '../../src/yogas/index.js';
import { YOGA_IDS } from '../../src/yogas/tables/names.gen.js';
import { random } from '../../test/support/sample.js';

const BIRTHS = 3000;
const FROM = Date.UTC(1900, 0, 1);
const TO = Date.UTC(2024, 0, 1);

const draw = random(19_001_231);
const requested = process.argv.slice(2) as YogaId[];
const ids = requested.length === 0 ? [...YOGA_IDS] : requested;
const held = new Map<string, number>();
const count = (name: string): void => {
  held.set(name, (held.get(name) ?? 0) + 1);
};

for (let i = 0; i < BIRTHS; i++) {
  const instant = new Date(FROM + Math.floor((draw() * (TO - FROM)) / 1000) * 1000).toISOString();
  const birth = {
    date: instant.slice(0, 10),
    time: instant.slice(11, 19),
    place: { latitude: draw() * 115 - 55, longitude: draw() * 360 - 180, timezone: 'UTC' },
  };
  const { yogas, absent = [] } = list({
    birth,
    ids,
    include_absent: true,
    include_unsourced: true,
    sensitive: true,
  }).data;
  for (const { id } of yogas) count(id);
  for (const { id, variants } of [...yogas, ...absent])
    for (const [name, holds] of Object.entries(variants)) if (holds) count(`${id}.${name}`);
}

const percent = (times: number): number => Math.round((times / BIRTHS) * 10_000) / 100;
console.log(
  JSON.stringify(Object.fromEntries([...held].sort().map(([name, times]) => [name, percent(times)])), null, 1),
);
