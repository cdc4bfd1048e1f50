import { describe, expect, it } from 'vitest';
import { isSiddhantaError } from '../../src/errors.js';
import { parseDate, parseTime } from '../../src/time/calendar.js';
import { isZoneName, offsetAt, zonedToUtc } from '../../src/time/zone.js';

const resolve = (local: string, zone: string, field?: string) =>
  zonedToUtc(parseDate(local.slice(0, 10)), parseTime(local.slice(11)), zone, field);

function caught(run: () => unknown): { code?: string; field?: string; message: string } {
  try {
    run();
  } catch (error) {
    if (isSiddhantaError(error)) return error;
    throw error;
  }
  throw new Error('nothing was thrown');
}

describe('isZoneName', () => {
  it.each([
    'Asia/Kolkata',
    'Asia/Calcutta',
    'Asia/Kathmandu',
    'Asia/Katmandu',
    'America/New_York',
    'America/Argentina/ComodRivadavia',
    'US/Eastern',
    'UTC',
    'Etc/UTC',
    'Zulu',
    'GMT',
    'GMT0',
    'EST',
    'MST',
    'EST5EDT',
    'CET',
    'Etc/GMT+5',
    'Etc/GMT-14',
    'GB-Eire',
    'NZ-CHAT',
    'W-SU',
    'PRC',
    'America/Port-au-Prince',
    'Antarctica/DumontDUrville',
  ])('takes %s', (name) => {
    expect(isZoneName(name)).toBe(true);
  });

  it.each([
    'asia/kolkata',
    'Asia/kolkata',
    'ASIA/KOLKATA',
    'utc',
    'Utc',
    'gmt',
    'Z',
    '+05:30',
    '-0500',
    '+00:00',
    'UTC+5',
    'GMT+5',
    'IST',
    'PST',
    'AST',
    'JST',
    'BST',
    'CAT',
    'ACT',
    'SystemV/EST5',
    'US/Pacific-New',
    'Canada/East-Saskatchewan',
    'Etc/Unknown',
    'Factory',
    'localtime',
    'Asia',
    'Asia/',
    'Asia/Kolkata ',
    ' Asia/Kolkata',
    'Asia/Kolkata\n',
    'Asia/Nowhere',
    '-',
    '-/UTC',
    '__proto__',
    '',
  ])('rejects %j', (name) => {
    expect(isZoneName(name)).toBe(false);
  });

  it('takes everything the runtime lists', () => {
    expect(Intl.supportedValuesOf('timeZone').filter((name) => !isZoneName(name))).toEqual([]);
  });
});

describe('offsetAt', () => {
  it('gives local mean time with its seconds', () => {
    expect(offsetAt('Asia/Kolkata', Date.UTC(1850, 0, 1))).toBe(5 * 3600 + 53 * 60 + 28);
    expect(offsetAt('America/New_York', Date.UTC(1850, 0, 1))).toBe(-(4 * 3600 + 56 * 60 + 2));
  });

  it('changes at the very second of a transition', () => {
    const spring = Date.UTC(2024, 2, 10, 7);
    expect(offsetAt('America/New_York', spring - 1)).toBe(-18_000);
    expect(offsetAt('America/New_York', spring)).toBe(-14_400);
  });

  it('knows UTC, double summer time and half hours', () => {
    expect(offsetAt('UTC', 0)).toBe(0);
    expect(offsetAt('Europe/London', Date.UTC(1943, 6, 1))).toBe(7200);
    expect(offsetAt('Asia/Kolkata', Date.UTC(1943, 6, 1))).toBe(23_400);
    expect(offsetAt('Australia/Lord_Howe', Date.UTC(2024, 0, 1))).toBe(39_600);
    expect(offsetAt('Asia/Kathmandu', Date.UTC(2024, 0, 1))).toBe(20_700);
  });

  it('names an unknown zone', () => {
    expect(caught(() => offsetAt('Asia/Nowhere', 0))).toMatchObject({ code: 'invalid_timezone' });
  });

  it('stays right when more zones pass than the cache holds', () => {
    for (const zone of Intl.supportedValuesOf('timeZone')) offsetAt(zone, 0);
    expect(offsetAt('Asia/Kolkata', 0)).toBe(19_800);
  });
});

describe('zonedToUtc', () => {
  it('resolves ordinary times', () => {
    expect(resolve('1990-05-15T14:30:00', 'Asia/Kolkata')).toEqual({
      utcMs: Date.UTC(1990, 4, 15, 9),
      offsetSeconds: 19_800,
      ambiguous: false,
    });
    expect(resolve('2999-12-31T23:59:59', 'UTC').utcMs).toBe(Date.UTC(2999, 11, 31, 23, 59, 59));
  });

  it('takes the first of two occurrences and says so', () => {
    const first = resolve('2024-11-03T01:30:00', 'America/New_York');
    expect(first).toEqual({ utcMs: Date.UTC(2024, 10, 3, 5, 30), offsetSeconds: -14_400, ambiguous: true });
    expect(resolve('2024-11-03T00:59:59', 'America/New_York').ambiguous).toBe(false);
    expect(resolve('2024-11-03T01:59:59', 'America/New_York').ambiguous).toBe(true);
    expect(resolve('2024-11-03T02:00:00', 'America/New_York')).toMatchObject({
      offsetSeconds: -18_000,
      ambiguous: false,
    });
  });

  it('refuses a time inside a gap, with the edges', () => {
    const error = caught(() => resolve('2024-03-10T02:30:00', 'America/New_York'));
    expect(error).toMatchObject({ code: 'nonexistent_time', field: 'birth.time' });
    expect(error.message).toBe(
      'Clocks in America/New_York skipped 2024-03-10 02:30:00: they went from 2024-03-10 01:59:59 ' +
        'straight to 2024-03-10 03:00:00. Choose a local time outside that gap.',
    );
    expect(resolve('2024-03-10T01:59:59', 'America/New_York').offsetSeconds).toBe(-18_000);
    expect(resolve('2024-03-10T03:00:00', 'America/New_York').offsetSeconds).toBe(-14_400);
  });

  it('refuses a whole day lost at the date line, in the field the caller names', () => {
    const error = caught(() => resolve('2011-12-30T12:00:00', 'Pacific/Apia', 'groom.time'));
    expect(error).toMatchObject({ code: 'nonexistent_time', field: 'groom.time' });
    expect(error.message).toContain('from 2011-12-29 23:59:59 straight to 2011-12-31 00:00:00');
    expect(resolve('2011-12-31T00:00:00', 'Pacific/Apia').offsetSeconds).toBe(50_400);
  });

  it('takes the first of a day lived twice at the date line', () => {
    expect(resolve('1969-09-30T12:00:00', 'Pacific/Kwajalein')).toMatchObject({ ambiguous: true });
  });
});
