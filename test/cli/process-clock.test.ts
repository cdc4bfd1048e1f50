// A short command reads clocks by the zone of its process: to the second as the runtime's formatters, or not at all.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { processClock } from '../../src/cli/processClock.js';
import { run } from '../../src/cli/run.js';
import { isZoneName, offsetAt } from '../../src/time/zone.js';
import { offsetAtSecond, readZonesBy } from '../../src/time/zoneOffset.js';
import { changesOf, formatted } from '../support/zones.js';

let zone: string | undefined;
beforeEach(() => {
  zone = process.env.TZ;
});
afterEach(() => {
  readZonesBy(undefined);
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

const second = (date: string): number => Date.parse(`${date}T00:00:00Z`) / 1000;

describe('the clock of the process', () => {
  it.each([
    'Africa/Casablanca',
    'America/Boa_Vista',
    'America/New_York',
    'Asia/Kolkata',
    'Asia/Manila',
    'Australia/Lord_Howe',
    'Europe/Amsterdam',
    'Pacific/Apia',
  ])('tells what the formatter tells around every change of %s', (name) => {
    const clock = processClock();
    const read = formatted(name);
    const changes = changesOf(read, second('1800-01-01'), second('2040-01-01'));
    expect(changes.length).toBeGreaterThan(1);
    for (const change of changes)
      for (const step of [-604_800, -3600, -1, 0, 1, 3600, 86_400])
        expect([name, change + step, clock(name, change + step)]).toEqual([name, change + step, read(change + step)]);
  });

  it('says nothing about a zone that never changed, nor of one that nobody knows', () => {
    const clock = processClock();
    expect(clock('Etc/GMT-5', 0)).toBeUndefined();
    expect(clock('UTC', 0)).toBeUndefined();
    expect(clock('Nowhere/Land', 0)).toBeUndefined();
    expect(clock('Asia/Kolkata', 0)).toBe(19_800);
    expect(clock('Nowhere/Land', 0)).toBeUndefined();
  });

  it('says nothing where the zone of the process cannot be set', () => {
    const { env } = process;
    process.env = { ...env };
    try {
      expect(processClock()('Asia/Kolkata', 0)).toBeUndefined();
    } finally {
      process.env = env;
    }
  });
});

describe('zones read by another clock', () => {
  it('are asked for there first, and from the formatter where it says nothing', () => {
    const asked: string[] = [];
    readZonesBy((name) => {
      asked.push(name);
      return name === 'Asia/Yekaterinburg' ? 1234 : undefined;
    });
    expect(isZoneName('Asia/Yekaterinburg')).toBe(true);
    // An instant that no other test asks for: earlier answers are kept.
    expect(offsetAtSecond('Asia/Yekaterinburg', second('2071-05-05'))).toBe(1234);
    expect(offsetAt('Etc/GMT-7', 0)).toBe(25_200);
    expect(() => offsetAt('Nowhere/Land', 0)).toThrow('"Nowhere/Land" is not a time zone this runtime knows.');
    expect(new Set(asked)).toEqual(new Set(['Asia/Yekaterinburg', 'Etc/GMT-7', 'Nowhere/Land']));
  });

  it('are those of commands that end soon, and of no others', async () => {
    const zones: string[] = [];
    const sink = { write: () => true };
    const io = {
      stdout: sink,
      stderr: sink,
      now: new Date(0),
      clock: (name: string) => {
        zones.push(name);
        return undefined;
      },
    };
    const birth = '--date 1990-08-15 --lat 28.6 --lon 77.2 --tz Asia/Kolkata'.split(' ');
    expect(await run(['rasi', ...birth], io)).toBe(0);
    expect(zones).toContain('Asia/Kolkata');
    zones.length = 0;
    expect(await run(['capabilities'], io)).toBe(0);
    offsetAtSecond('Asia/Omsk', second('2071-05-05'));
    expect(zones).toEqual([]);
  });
});
