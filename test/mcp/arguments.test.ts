import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { ashtakoota } from '../../src/compatibility/index.js';
import { readArguments } from '../../src/mcp/arguments.js';
import { DELHI } from '../support/fixtures.js';
import { call, memoryClient } from './support.js';

let client: Client;
beforeAll(async () => {
  client = await memoryClient({ now: () => new Date('2026-11-21T21:15:30Z') });
});

const BIRTH = '1990-08-15 08:30 28.6139 77.209 Asia/Kolkata';
const details = async (birth: unknown, more: object = {}) => {
  const { structured } = await call(client, 'charts', { operation: 'rasi', birth, ...more, fields: ['birth_details'] });
  return (structured as { data?: { birth_details: unknown } }).data?.birth_details;
};

describe('a birth', () => {
  it.each([
    '1990-08-15 8:30 am 28.6139 77.209 Asia/Kolkata',
    '1990-08-15 8.30 a.m. 28.6139 77.209 Asia/Kolkata',
    { ...DELHI, time: '8:30 AM' },
    { date: '1990-08-15', time: '08:30', latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
    { date: '1990-08-15', time: '08:30', place: '28.6139 77.209 Asia/Kolkata' },
  ])('%j is read as the command line reads it', async (birth) => {
    expect(await details(birth)).toEqual(await details(DELHI));
  });

  it('may be in separate fields', async () => {
    const { isError, text } = await call(client, 'charts', {
      operation: 'rasi',
      date: '1990-08-15',
      time: '8:30 am',
      place: 'New Delhi',
    });
    expect([isError, text]).toEqual([false, expect.stringContaining('Place: New Delhi, Delhi, India')]);
  });

  it.each([
    ['15/08/1990 08:30 28.6139 77.209 Asia/Kolkata', 'Did you mean 1990-08-15?'],
    ['1990-08-15 08:30', 'write it as "1990-08-15 08:30 New Delhi"'],
    ['1990-08-15 08:30 Xqzzvwk', 'is not in the list of places'],
    ['1990-08-15 25:30 New Delhi', 'birth.time'],
  ])('%s is refused', async (birth, message) => {
    const { isError, text } = await call(client, 'charts', { operation: 'rasi', birth });
    expect([isError, text]).toEqual([true, expect.stringContaining(message)]);
  });
});

describe('a time', () => {
  it.each([
    ['today', '2026-11-22'],
    ['today+30', '2026-12-22'],
    ['today - 1', '2026-11-21'],
  ])('%s is a date on the clocks of the place', async (date, expected) => {
    const { text } = await call(client, 'panchang', { operation: 'day', date, place: 'Pune' });
    expect(text).toContain(`\n${expected} `);
  });

  it.each([
    ['now', '2026-11-22 02:45:30'],
    ['2026-11-22', '2026-11-22 00:00:00'],
    ['2026-11-22 8:30 pm', '2026-11-22 20:30:00'],
  ])('%s is a moment there', async (at, expected) => {
    const { text } = await call(client, 'dashas', { operation: 'running', birth: BIRTH, at, systems: 'vimshottari' });
    expect(text).toContain(`What runs at ${expected}`);
  });

  it('is the same instant where the clocks had an offset with seconds', async () => {
    const schema = { properties: { at: { pattern: 'T(' }, timezone: {} } };
    const asked = { now: () => new Date(), search: () => Promise.resolve([]) };
    const { input } = await readArguments({ at: '1880-01-01 06:00:00', timezone: 'Asia/Kolkata' }, schema, asked);
    expect(input.at).toBe('1880-01-01T05:59:50+05:21');
    expect(Date.parse(String(input.at))).toBe(Date.UTC(1880, 0, 1, 6) - (5 * 3600 + 21 * 60 + 10) * 1000);
  });
});

describe('a couple', () => {
  const births = { bride: { birth: DELHI }, groom: { birth: { ...DELHI, date: '1988-11-05' } } } as const;

  it.each([
    { bride: BIRTH, groom: BIRTH.replace('1990-08-15', '1988-11-05') },
    { bride: births.bride.birth, groom: births.groom.birth },
    births,
  ])('is taken flat and nested: %j', async (pair) => {
    const { structured } = await call(client, 'match', {
      operation: 'ashtakoota',
      ...pair,
      fields: ['*'],
      level: 'full',
    });
    expect(structured).toEqual(JSON.parse(JSON.stringify(ashtakoota(births))));
  });

  it('is taken by stars, with the points of births that have their Moons there', async () => {
    const whole = ashtakoota(births).data;
    const star = ({ nakshatra_name, pada }: { nakshatra_name: string; pada: number }) => `${nakshatra_name} ${pada}`;
    const pair = { bride: star(whole.female.birth_details.moon), groom: star(whole.male.birth_details.moon) };
    const { structured } = await call(client, 'match', { operation: 'ashtakoota', ...pair, fields: ['points_range'] });
    const { minimum, maximum } = (structured as { data: { points_range: { minimum: number; maximum: number } } }).data
      .points_range;
    expect([
      minimum <= whole.female.guna_milan_results.total_score,
      whole.female.guna_milan_results.total_score <= maximum,
    ]).toEqual([true, true]);
  });

  it('without a pada or a time has the range of points, and a level only where all have it', async () => {
    const { text } = await call(client, 'match', { operation: 'ashtakoota', bride: 'Ashwini', groom: 'Krittika' });
    expect(text).toContain(
      '\nBride: Ashwini, any pada\nGroom: Krittika, any pada\n\nTotal: 17.5 to 27.5 of 36; by pada ',
    );
    expect(text).toContain(', so no level can be said.');
    const noTime = await call(client, 'match', {
      operation: 'ashtakoota',
      bride: '1990-08-15 New Delhi',
      groom: 'Rohini 2',
    });
    expect(noTime.text).toContain('Bride: born 1990-08-15, time not known, Moon from ');
  });

  it.each([
    [{ bride: 'Rohni', groom: 'Rohini' }, 'invalid_value (bride)', 'Did you mean Rohini?'],
    [{ bride: 'Rohini', groom: 'Rohini', node: 'mean' }, 'unknown_field (node)', 'needs two births'],
  ])('of %j is refused', async (input, start, part) => {
    const { isError, text } = await call(client, 'match', { operation: 'ashtakoota', ...input });
    expect([isError, text.startsWith(start), text]).toEqual([true, true, expect.stringContaining(part)]);
  });
});
