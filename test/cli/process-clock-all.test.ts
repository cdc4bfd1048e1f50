// Against a formatter at all changes from 1800 to 2100 and every twelfth day.
import { afterAll, expect, it } from 'vitest';
import { processClock } from '../../src/cli/processClock.js';
import { zoneNumbers } from '../../src/time/zoneNumbers.js';
import { changesOf, formatted } from '../support/zones.js';

const zone = process.env.TZ;
afterAll(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

const FROM = Date.UTC(1800, 0, 1) / 1000;
const TO = Date.UTC(2100, 0, 1) / 1000;
const DAY = 86_400;

/** Left out: most have had one offset ever since, ICU doubts names of four letters, the base of Troll has none before 2005. */
const UNTOLD = /^(Etc\/.+|GMT.*|UTC|UCT|Greenwich|Universal|Zulu|Eire|Cuba|Iran|Antarctica\/Troll|EST|MST|HST)$/;

function remembered(read: (second: number) => number): (second: number) => number {
  const offsets = new Map<number, number>();
  return (second) => {
    const offset = offsets.get(second) ?? read(second);
    offsets.set(second, offset);
    return offset;
  };
}

/** Zones under one of their names: Asia/Calcutta has the rules of Asia/Kolkata. */
const zones = new Map<string, { readonly read: (second: number) => number; readonly around: readonly number[] }>();

it('the clock of the process tells every change of every zone as a formatter does', { timeout: 600_000 }, () => {
  const clock = processClock();
  const wrong: string[] = [];
  let told = 0;
  for (const name of zoneNumbers().keys()) {
    if (clock(name, 0) === undefined) {
      if (!UNTOLD.test(name)) wrong.push(`${name}: nothing told`);
      continue;
    }
    told++;
    const { timeZone } = new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions();
    const known = zones.get(timeZone);
    const read = known?.read ?? remembered(formatted(name));
    const around =
      known?.around ??
      changesOf(read, FROM, TO).flatMap((change) => [-DAY, -3600, -1, 0, 1, 3600, DAY].map((step) => change + step));
    zones.set(timeZone, { read, around });
    const days: number[] = [];
    for (let second = FROM; second <= TO && known === undefined; second += 12 * DAY) days.push(second);
    for (const second of [...around, ...days])
      if (clock(name, second) !== read(second)) wrong.push(`${name} at ${second}`);
  }
  expect(wrong.slice(0, 20)).toEqual([]);
  expect(told).toBeGreaterThan(500);
});
