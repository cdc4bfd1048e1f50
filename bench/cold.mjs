// One cold start. usage: node bench/cold.mjs CONTESTANT DIST   (prints microseconds as JSON)
import { open } from './lib/peers.mjs';

const [name, dist] = process.argv.slice(2);
const before = performance.now();
const contestant = await open(name, dist);
if (contestant.missing) throw new Error(contestant.missing);
const imported = performance.now();
const first = contestant.chart(2460310.25);
const done = performance.now();
for (let i = 0; i < 100; i++) contestant.chart(2420000 + i * 613.7);
const later = performance.now();
if (!(first[1] >= 0)) throw new Error('no Moon');
const us = (from, to) => (to - from) * 1000;
console.log(
  JSON.stringify({
    import: us(before, imported),
    first: us(imported, done),
    total: us(before, done),
    next: us(done, later) / 100,
  }),
);
