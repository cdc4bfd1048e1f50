// Prints how long the yogas of a chart take, and in what share of 3,000 births each holds, against the shares that the tables state.
// usage, after a build: node bench/yogas.bench.mjs [--check]   (--check fails above 2 ms a chart, or where a share lies outside its tolerance)
//
// The births are spread evenly over the years 1900 to 2023, longitudes, and latitudes 55° S to 60° N by a fixed sequence; a share p may differ by
// 0.1 + 4·100·√(2p(1−p)/3000) points, since both it and the stated one are samples of 3,000; p is the mean of the two, or else a share that is stated
// as 0 would have no error.
const { rasi } = await import('../dist/esm/index.js');
const { evaluateYogas, yogaRules, YOGA_CATALOGUE } = await import('../dist/esm/yogas/index.js');

const BIRTHS = 3000;
const LIMIT_MS = 2;
const ROUNDS = 3;
const FROM = Date.UTC(1900, 0, 1);
const TO = Date.UTC(2023, 11, 31);

/** The fractions of n times irrational numbers fill the unit cube evenly. */
const part = (n, step) => (n * step) % 1;
const charts = Array.from({ length: BIRTHS }, (_, i) => {
  const instant = new Date(FROM + part(i + 1, 0.8191725133961645) * (TO - FROM)).toISOString();
  const place = {
    latitude: -55 + 115 * part(i + 1, 0.6710436067037893),
    longitude: -180 + 360 * part(i + 1, 0.5497004779019703),
    timezone: 'UTC',
  };
  return rasi({ birth: { date: instant.slice(0, 10), time: instant.slice(11, 19), place } }).data;
});

const rules = yogaRules(YOGA_CATALOGUE);
const options = { include_absent: true, include_unsourced: true };
let each = Number.POSITIVE_INFINITY;
for (let round = 0; round < ROUNDS; round++) {
  const start = process.cpuUsage();
  for (const chart of charts) evaluateYogas(chart, rules);
  const { user, system } = process.cpuUsage(start);
  each = Math.min(each, (user + system) / 1000 / BIRTHS);
}
const reports = charts.map((chart) => evaluateYogas(chart, rules, options));
console.log(
  `yogas of a chart, ${rules.length} rules with every reading: ${each.toFixed(3)} ms of processor time (${Math.round(1000 / each).toLocaleString('en')} charts/s)`,
);

const counted = new Map();
const count = (name) => counted.set(name, (counted.get(name) ?? 0) + 1);
for (const { yogas, absent } of reports) {
  for (const { id } of yogas) count(id);
  for (const { id, variants } of [...yogas, ...absent])
    for (const [name, holds] of Object.entries(variants)) if (holds) count(`${id}:${name}`);
}

const stated = rules.flatMap(({ id, share_of_births_percent, variants = {} }) => [
  [id, share_of_births_percent],
  ...Object.entries(variants).map(([name, variant]) => [`${id}:${name}`, variant.share_of_births_percent]),
]);
const rows = stated
  .filter(([, share]) => share !== undefined)
  .map(([name, share]) => {
    const here = ((counted.get(name) ?? 0) / BIRTHS) * 100;
    const p = (share + here) / 200;
    return { name, share, here, allowed: 0.1 + 400 * Math.sqrt((2 * p * (1 - p)) / BIRTHS) };
  });
const outside = rows.filter(({ share, here, allowed }) => Math.abs(here - share) > allowed);
const used = Math.max(...rows.map(({ share, here, allowed }) => Math.abs(here - share) / allowed));
console.log(
  `shares: ${rows.length - outside.length} of ${rows.length} within the tolerance; the greatest difference uses ${(used * 100).toFixed(0)} % of it`,
);
for (const { name, share, here } of outside) console.log(`  ${name}: ${here.toFixed(2)} %, stated ${share} %`);
if (process.argv.includes('--check') && (outside.length > 0 || each > LIMIT_MS)) process.exitCode = 1;
