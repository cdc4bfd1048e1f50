import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isSiddhantaError } from '../../src/errors.js';
import { parseDate, parseTime } from '../../src/time/calendar.js';
import { isZoneName, zonedToUtc } from '../../src/time/zone.js';

type Row = readonly [local: string, utc: number | null, offset: number | null, kind: 'normal' | 'gap' | 'fold'];
interface Fixture {
  readonly tz: string;
  readonly count: number;
  readonly zones: Readonly<Record<string, readonly Row[]>>;
}

const fixture = JSON.parse(
  readFileSync(new URL('../../fixtures/sources/zones.json', import.meta.url), 'utf8'),
) as Fixture;

/** Where the runtime's ICU may rightly differ from the fixture, and why. Each entry covers the named rows only. */
const ALLOWED: readonly { zone: string; covers: (local: string) => boolean; because: string }[] = [
  {
    zone: 'Africa/Casablanca',
    covers: (local) => local >= '2026-09-20',
    because: 'the move to UTC+0 on 2026-09-20 is not yet in tz 2025c (Node 20.20); Node 24.21 with 2026c has it',
  },
  {
    zone: 'EST5EDT',
    covers: (local) => local < '1967',
    because: 'the PyPI build keeps it a zone without local mean time; ICU links it to America/New_York',
  },
  {
    zone: 'CST6CDT',
    covers: (local) => local < '1967',
    because: 'the PyPI build keeps it a zone without local mean time; ICU links it to America/Chicago',
  },
  {
    zone: 'MST7MDT',
    covers: (local) => local < '1967',
    because: 'the PyPI build keeps it a zone without local mean time; ICU links it to America/Denver',
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

describe(`civil time against zoneinfo, tz ${fixture.tz}`, () => {
  it('has the cases it claims', () => {
    const rows = Object.values(fixture.zones).flat();
    expect(rows).toHaveLength(fixture.count);
    expect(rows.length).toBeGreaterThan(5000);
    for (const kind of ['gap', 'fold'] as const) {
      expect(rows.filter((row) => row[3] === kind).length).toBeGreaterThan(800);
    }
  });

  it('knows every name of the database', () => {
    expect(Object.keys(fixture.zones).filter((zone) => !isZoneName(zone))).toEqual([]);
  });

  it('gives the same instant, offset (exact seconds) and kind for every case', () => {
    const differing: string[] = [];
    for (const [zone, rows] of Object.entries(fixture.zones)) {
      for (const [local, utc, offset, kind] of rows) {
        if (ALLOWED.some((entry) => entry.zone === zone && entry.covers(local))) continue;
        const got = resolve(local, zone);
        if (got[0] !== utc || got[1] !== offset || got[2] !== kind) {
          differing.push(`${zone} ${local}: ${[utc, offset, kind].join(' ')}; got ${got.join(' ')}`);
        }
      }
    }
    expect(differing).toEqual([]);
  });

  it('needs the allow-list for no more cases than were explained (18 with tz 2025c)', () => {
    const differing = ALLOWED.flatMap(({ zone, covers }) =>
      (fixture.zones[zone] ?? []).filter(([local, utc]) => covers(local) && resolve(local, zone)[0] !== utc),
    );
    expect(differing.length).toBeLessThanOrEqual(18);
  });
});
