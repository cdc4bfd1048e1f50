import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isSiddhantaError } from '../../src/errors.js';
import { parseDate, parseTime } from '../../src/time/calendar.js';
import { offsetAt, zonedToUtc } from '../../src/time/zone.js';
import { HISTORY_END } from '../../src/time/zoneHistory.gen.js';
import { firstChange, historicalOffset } from '../../src/time/zoneHistory.js';
import { zoneNumbers } from '../../src/time/zoneNumbers.js';

const source = readFileSync(new URL('../../fixtures/sources/zone-history.csv', import.meta.url), 'utf8');
const rows = source
  .trim()
  .split('\n')
  .filter((line) => !line.startsWith('#'))
  .slice(1)
  .map((line) => {
    const [zone = '', other = '', from = '', offset = ''] = line.split(',');
    return { zone, other, offset, at: from === '' ? undefined : Date.parse(from) / 1000 };
  });
const resolve = (local: string, zone: string) =>
  zonedToUtc(parseDate(local.slice(0, 10)), parseTime(local.slice(11)), zone);
const utcOf = (text: string) => Date.parse(`${text}Z`) / 1000;

afterEach(() => vi.restoreAllMocks());

describe('the table of merged zones', () => {
  it('has every change of its source, at the second', () => {
    let previous = '';
    let checked = 0;
    for (const { zone, at, offset } of rows.filter((row) => row.offset !== 'alias')) {
      if (at !== undefined) {
        expect(historicalOffset(zone, at - 1), `${zone} ${at}`).toBe(Number(previous));
        expect(historicalOffset(zone, at), `${zone} ${at}`).toBe(offset === '=' ? undefined : Number(offset));
        checked++;
      }
      previous = offset;
    }
    expect(checked).toBeGreaterThan(800);
  });

  it('knows the other names of a place', () => {
    const aliases = rows.filter((row) => row.offset === 'alias');
    expect(aliases).toHaveLength(15);
    for (const { zone, other } of aliases) {
      for (const { at } of rows.filter((row) => row.zone === other)) {
        for (const second of at === undefined ? [-4e9] : [at - 1, at]) {
          expect(historicalOffset(zone, second)).toBe(historicalOffset(other, second));
        }
      }
    }
  });

  it('is of the zones of its source, and of none that were not merged', () => {
    const names = [...zoneNumbers().keys()].filter((zone) => historicalOffset(zone, -1e10) !== undefined);
    expect(names.sort()).toEqual([...new Set(rows.map(({ zone }) => zone))].sort());
    for (const zone of [
      'Asia/Kolkata',
      'Europe/Berlin',
      'Africa/Abidjan',
      'America/New_York',
      'UTC',
      '',
      'constructor',
    ]) {
      expect(historicalOffset(zone, -4e9)).toBeUndefined();
    }
  });

  it('returns the first change of a zone', () => {
    expect(firstChange('Africa/Accra')).toBe(Date.UTC(1915, 10, 2, 0, 0, 52) / 1000);
    expect(() => firstChange('Asia/Kolkata')).toThrow(RangeError);
  });

  it('ends where its last history ends', () => {
    expect(Math.max(...rows.filter(({ offset }) => offset === '=').map(({ at = 0 }) => at))).toBe(HISTORY_END);
    expect(historicalOffset('WET', HISTORY_END - 1)).toBe(0);
    expect(historicalOffset('WET', HISTORY_END)).toBeUndefined();
  });

  it('agrees with the neighbour from its end on, and keeps two changes more than two days apart', () => {
    let last: number | undefined;
    for (const { other, offset, at, zone } of rows.filter((row) => row.offset !== 'alias')) {
      if (offset === '=' && at !== undefined) {
        expect(offsetAt(zone, at * 1000), zone).toBe(offsetAt(other, at * 1000));
        expect(offsetAt(zone, at * 1000 + 86_400_000), zone).toBe(offsetAt(other, at * 1000 + 86_400_000));
      } else if (at !== undefined && last !== undefined) {
        expect(at - last, zone).toBeGreaterThan(2 * 86_400);
      }
      last = offset === '=' ? undefined : at;
    }
  });

  it('decides even where the runtime has another history', async () => {
    const Real = Intl.DateTimeFormat;
    vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function elsewhere(locales, options) {
      return new Real(locales, { ...options, timeZone: 'Asia/Tokyo' });
    });
    vi.resetModules();
    const zone = await import('../../src/time/zone.js');
    expect(zone.offsetAt('Europe/Stockholm', Date.UTC(1943, 6, 1))).toBe(3600);
    expect(zone.offsetAt('Europe/Stockholm', Date.UTC(1960, 6, 1))).toBe(32_400);
  });
});

describe('births in merged zones', () => {
  it.each([
    ['Europe/Stockholm', '1943-07-01T12:00:00', 3600],
    ['Europe/Amsterdam', '1930-07-01T12:00:00', 4772],
    ['Europe/Oslo', '1962-07-01T12:00:00', 7200],
    ['Atlantic/Reykjavik', '1950-01-01T12:00:00', -3600],
    ['Iceland', '1950-01-01T12:00:00', -3600],
    ['Africa/Accra', '1943-01-01T12:00:00', 1800],
    ['Asia/Kuala_Lumpur', '1890-01-01T12:00:00', 24_406],
    ['EST', '1890-01-01T12:00:00', -18_000],
  ])('%s %s is %d s ahead', (zone, local, offset) => {
    expect(resolve(local, zone)).toEqual({
      utcMs: (utcOf(local) - offset) * 1000,
      offsetSeconds: offset,
      ambiguous: false,
    });
  });

  it('finds gaps and folds inside the table', () => {
    // Amsterdam, 1937-07-01: from 0:19:32 (+1 h of summer) to 0:20 (+1 h), 28 s forward at midnight.
    let caught: unknown;
    try {
      resolve('1937-07-01T00:00:10', 'Europe/Amsterdam');
    } catch (error) {
      caught = error;
    }
    expect(isSiddhantaError(caught) && caught.code).toBe('nonexistent_time');
    expect(String(caught)).toContain('from 1937-06-30 23:59:59 straight to 1937-07-01 00:00:28');
    expect(resolve('1937-07-01T00:00:28', 'Europe/Amsterdam').offsetSeconds).toBe(4800);
  });

  it('finds gaps and folds across its end', () => {
    // Oslo had summer time to 1965-09-19, Berlin none: the fold itself is the end of the table.
    const fold = resolve('1965-09-19T02:30:00', 'Europe/Oslo');
    expect(fold).toEqual({ utcMs: Date.UTC(1965, 8, 19, 0, 30), offsetSeconds: 7200, ambiguous: true });
    expect(resolve('1965-09-19T03:00:00', 'Europe/Oslo').offsetSeconds).toBe(3600);
    // Majuro went from 11 h to 12 h on 1969-10-01, as Tarawa had long done.
    expect(() => resolve('1969-10-01T00:30:00', 'Pacific/Majuro')).toThrow('1969-09-30 23:59:59');
    expect(resolve('1969-10-01T01:00:00', 'Pacific/Majuro').offsetSeconds).toBe(43_200);
  });
});
