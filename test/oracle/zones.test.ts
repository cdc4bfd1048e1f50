import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isSiddhantaError } from '../../src/errors.js';
import { parseDate, parseTime } from '../../src/time/calendar.js';
import { isZoneName, zonedToUtc } from '../../src/time/zone.js';

type Row = readonly [local: string, utc: number | null, offset: number | null, kind: 'normal' | 'gap' | 'fold'];
type Zones = Readonly<Record<string, readonly Row[]>>;
interface Block {
  readonly tz: string;
  readonly count: number;
  readonly zones: Zones;
}

const fixture = JSON.parse(readFileSync(new URL('../../fixtures/sources/zones.json', import.meta.url), 'utf8')) as {
  readonly main: Block;
  readonly history: Block;
};
const { main, history } = fixture;

/** Where the runtime's ICU may rightly differ from the fixture, and why. Each entry covers the named rows only. */
const ALLOWED: readonly { zone: string; covers: (local: string) => boolean; because: string }[] = [
  {
    zone: 'Africa/Casablanca',
    covers: (local) => local >= '2026-09-20',
    because: 'the move to UTC+0 on 2026-09-20 is not yet in tz 2025c (Node 20.20); Node 24.21 with 2026c has it',
  },
];

function resolve(local: string, zone: string): readonly [number | null, number | null, string] {
  try {
    const { utcMs, offsetSeconds, ambiguous } = zonedToUtc(
      parseDate(local.slice(0, 10)),
      parseTime(local.slice(11)),
      zone,
    );
    return [utcMs / 1000, offsetSeconds, ambiguous ? 'fold' : 'normal'];
  } catch (error) {
    return [null, null, isSiddhantaError(error) && error.code === 'nonexistent_time' ? 'gap' : String(error)];
  }
}

function differing(zones: Zones): string[] {
  const found: string[] = [];
  for (const [zone, rows] of Object.entries(zones)) {
    for (const [local, utc, offset, kind] of rows) {
      if (ALLOWED.some((entry) => entry.zone === zone && entry.covers(local))) continue;
      const got = resolve(local, zone);
      if (got[0] !== utc || got[1] !== offset || got[2] !== kind) {
        found.push(`${zone} ${local}: ${[utc, offset, kind].join(' ')}; got ${got.join(' ')}`);
      }
    }
  }
  return found;
}

const rowsOf = ({ zones }: Block) => Object.values(zones).flat();
const counted = (block: Block, kind: Row[3]) => rowsOf(block).filter((row) => row[3] === kind).length;

describe(`civil time against zoneinfo, tz ${main.tz}`, () => {
  it('has the cases it claims', () => {
    expect(rowsOf(main)).toHaveLength(main.count);
    expect(main.count).toBeGreaterThan(4900);
    for (const kind of ['gap', 'fold'] as const) expect(counted(main, kind)).toBeGreaterThan(800);
  });

  it('knows every name of the database', () => {
    const names = new Set([...Object.keys(main.zones), ...Object.keys(history.zones)]);
    expect(names.size).toBe(597);
    expect([...names].filter((zone) => !isZoneName(zone))).toEqual([]);
  });

  it('gives the same instant, offset (exact seconds) and kind for every case', () => {
    expect(differing(main.zones)).toEqual([]);
  });

  it('needs the allow-list for no more cases than were explained (8 with tz 2025c)', () => {
    const needed = ALLOWED.flatMap(({ zone, covers }) =>
      (main.zones[zone] ?? []).filter(([local, utc]) => covers(local) && resolve(local, zone)[0] !== utc),
    );
    expect(needed.length).toBeLessThanOrEqual(8);
  });
});

describe(`civil time of merged zones against zoneinfo with backzone, tz ${history.tz}`, () => {
  it('has the cases it claims', () => {
    expect(rowsOf(history)).toHaveLength(history.count);
    expect(Object.keys(history.zones)).toHaveLength(121);
    expect(history.count).toBeGreaterThan(3000);
    for (const kind of ['gap', 'fold'] as const) expect(counted(history, kind)).toBeGreaterThan(600);
  });

  it('gives the same instant, offset (exact seconds) and kind for every case', () => {
    expect(differing(history.zones)).toEqual([]);
  });
});
