// CI tests these sources in another zone and another language; everything else cannot know where it runs.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const ROOT = new URL('../', import.meta.url);

const ASKING: Readonly<Record<string, string>> = {
  'cli/batch/progress.ts': 'test/cli',
  'cli/processClock.ts': 'test/cli',
  'doshas/show.ts': 'test/doshas',
  'names/numeral.ts': 'test/names',
  'time/zone.ts': 'test/time',
  'time/zoneOffset.ts': 'test/time',
};

/** Readings of a Date in the zone of the process, formats and orders of a language, and the zone itself. */
const ASKS =
  /\bIntl\.|\btoLocale\w*\(|\blocaleCompare\(|\.(?:get|set)(?:FullYear|Month|Date|Day|Hours|Minutes|Seconds|Milliseconds|TimezoneOffset|Year)\(|\.to(?:Date|Time)String\(|process\.env\.TZ\b|\bnew Date\([^()\n]*,/;

const sources = readdirSync(new URL('src', ROOT), { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.gen.ts'))
  .map((file) => {
    const text = readFileSync(new URL(`src/${file}`, ROOT), 'utf8');
    return [file, text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')] as const;
  });

it('only these sources ask for the zone or the language of the machine', () => {
  expect(sources.length).toBeGreaterThan(500);
  const asking = sources.filter(([, text]) => ASKS.test(text)).map(([file]) => file);
  expect(asking.sort()).toEqual(Object.keys(ASKING).sort());
});

it('a source that asks is found out', () => {
  for (const text of [
    'at.getHours()',
    'new Date(2000, 1, 1)',
    'x.toLocaleString()',
    'a.localeCompare(b)',
    'new Intl.NumberFormat()',
  ])
    expect(ASKS.test(text), text).toBe(true);
  for (const text of ['at.getUTCHours()', 'new Date(ms)', 'new Date(0).toISOString()', 'Date.UTC(2000, 1, 1)'])
    expect(ASKS.test(text), text).toBe(false);
});

it('CI runs their tests, and the results of every operation, in another zone and language', () => {
  const ci = readFileSync(new URL('.ci/run', ROOT), 'utf8');
  const step = /^run_zones\(\) \{\n([\s\S]*?)\n\}/m.exec(ci)?.[1] ?? '';
  expect(step).toMatch(/TZ=Pacific\/Apia LC_ALL=fa_IR\.UTF-8 .*suite \S+ --project quick/);
  for (const folder of new Set([...Object.values(ASKING), 'test/golden'])) expect(step.split(/\s+/)).toContain(folder);
});
