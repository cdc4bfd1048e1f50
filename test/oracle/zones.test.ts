import { readFileSync } from 'node:fs';
import { fromZonedTime } from 'date-fns-tz';
import { afterEach, describe, expect, it } from 'vitest';
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

/** Of the runtime's own data, without the library's history: seconds ahead of UTC. */
const formats = new Map<string, Intl.DateTimeFormat>();
function runtimeOffset(zone: string, utcSeconds: number): number {
  const format = formats.get(zone) ?? new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  formats.set(zone, format);
  const name = format.formatToParts(utcSeconds * 1000).find(({ type }) => type === 'timeZoneName')?.value;
  const match = /^GMT(?:([+-])(\d\d):(\d\d)(?::(\d\d))?)?$/.exec(name ?? '');
  if (match === null) throw new Error(`${zone}: ${name} is no offset`);
  const [, sign, hours = 0, minutes = 0, seconds = 0] = match;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds));
}

const wallSecond = (local: string): number => Date.parse(`${local}Z`) / 1000;

function runtimeKnows(zone: string, [local, utc, offset, kind]: Row): boolean {
  const wall = wallSecond(local);
  const near = [...new Set([runtimeOffset(zone, wall - 86_400), runtimeOffset(zone, wall + 86_400)])];
  const [first, second] = near.filter((each) => runtimeOffset(zone, wall - each) === each).sort((a, b) => b - a);
  if (first === undefined) return kind === 'gap';
  return wall - first === utc && first === offset && (second === undefined ? 'normal' : 'fold') === kind;
}

// Why the library does not use date-fns-tz: the cases in which it fails. The first class that covers a case counts;
// figures in docs/decisions/0002-time-zones.md.
const PEER_FAILURES: readonly {
  readonly name: string;
  readonly because: string;
  readonly covers: (zone: string, row: Row, machine: string) => boolean;
  /** Whether it must fail in each of these cases; otherwise it does in most, and is right in the others by accident. */
  readonly always: boolean;
}[] = [
  {
    name: 'what the runtime does not know',
    because:
      'it has no history of its own for the zones that ICU has merged, and waits for the runtime where a law is young',
    covers: (zone, row) => !runtimeKnows(zone, row),
    always: false,
  },
  {
    name: 'gaps',
    because: 'it turns a time that the clocks skipped into an instant, and says nothing',
    covers: (_, [, , , kind]) => kind === 'gap',
    always: true,
  },
  {
    name: 'folds',
    because:
      'it begins with the offset in force when the clock of the machine shows the wall time as UTC; when that is after the change, ' +
      'the later offset fits too, and the second of the two instants is returned',
    covers: (zone, [local, , offset, kind], machine) => {
      const wall = wallSecond(local);
      return kind === 'fold' && runtimeOffset(zone, wall + runtimeOffset(machine, wall)) !== offset;
    },
    always: true,
  },
];

/** Time zones of the machine. Folds fail everywhere, but not the same ones. */
const MACHINES: readonly (readonly [zone: string, shownAs: string])[] = [
  ['UTC', 'UTC'],
  ['America/New_York', 'America/New_York'],
  ['Asia/Kolkata', 'Asia/Calcutta'],
];

describe('date-fns-tz over the same cases', () => {
  const before = process.env.TZ;
  afterEach(() => {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  });

  it.each(MACHINES)('fails where it is known to and nowhere else, on a machine in %s', async (machine, shownAs) => {
    process.env.TZ = machine;
    expect([machine, shownAs]).toContain(Intl.DateTimeFormat().resolvedOptions().timeZone);
    const unexplained: string[] = [];
    const vanished: string[] = [];
    const failures = PEER_FAILURES.map(() => 0);
    for (const [zone, rows] of [main, history].flatMap(({ zones }) => Object.entries(zones))) {
      for (const row of rows) {
        const [local, utc] = row;
        const got = fromZonedTime(local, zone).getTime() / 1000;
        const known = PEER_FAILURES.findIndex(({ covers }) => covers(zone, row, machine));
        if (got !== utc && known === -1) unexplained.push(`${zone} ${row.join(' ')}, got ${got}`);
        if (got !== utc && known !== -1) failures[known] = (failures[known] ?? 0) + 1;
        if (got === utc && PEER_FAILURES[known]?.always) vanished.push(`${zone} ${row.join(' ')}`);
      }
    }
    expect(unexplained).toEqual([]);
    expect(vanished).toEqual([]);
    expect(PEER_FAILURES.filter((_, known) => failures[known] === 0)).toEqual([]);
  });
});
