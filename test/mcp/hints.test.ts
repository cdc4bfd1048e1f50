import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { beforeAll, describe, expect, it } from 'vitest';
import description from '../../openapi.json' with { type: 'json' };
import { isSiddhantaError } from '../../src/errors.js';
import { schemasIn } from '../../src/mcp/schema.js';
import { OPERATIONS } from '../../src/registry.js';
import { DELHI } from '../support/fixtures.js';
import { call, memoryClient } from './support.js';

let client: Client;
beforeAll(async () => {
  client = await memoryClient();
});

const { place: _, ...PLACELESS } = DELHI;

describe('a refusal of a tool', () => {
  it.each([
    [
      'annual',
      { operation: 'annual.chart', birth: DELHI, year: 2025 },
      'year is not a field of this operation. Leave it out; the fields are ',
      ' chart needs birth, one of completed_years, at. ',
    ],
    [
      'annual',
      { operation: 'annual.chart', birth: DELHI },
      'completed_years or at is required, ',
      ' chart needs birth, one of completed_years, at. ',
    ],
    [
      'charts',
      { operation: 'charts.rasi', birth: DELHI, varga: 'd9' },
      'varga is not a field of this operation. ',
      ' varga is of 6 others, such as divisional. rasi needs birth. ',
    ],
    [
      'dashas',
      { operation: 'dashas.applicable', birth: DELHI, levels: 2 },
      'levels is not a field of this operation. ',
      ' levels is of 52 others, such as vimshottari. applicable needs birth. ',
    ],
    [
      'charts',
      { operation: 'charts.rasi' },
      'birth is required. ',
      ' A call that works: {"operation":"rasi","birth":"1990-08-15 08:30 28.6139 77.209 Asia/Kolkata"}',
    ],
    [
      'doshas',
      { operation: 'doshas.curses' },
      'birth is required. ',
      ' curses needs birth, sensitive: true. A call that works: {"operation":"curses",',
    ],
    [
      'doshas',
      { operation: 'doshas.curses', birth: DELHI },
      'doshas.curses is about death of relatives or children ',
      ' is returned only with sensitive: true. ',
    ],
    [
      'kp',
      { operation: 'kp.transits', from: '2025-01-01T00:00:00Z', to: '2025-02-01T00:00:00Z' },
      'planets is required. ',
      ' transits needs from, to, planets. ',
    ],
    [
      'charts',
      { operation: 'charts.rasi', birth: PLACELESS },
      'birth.place is required. ',
      ' A call that works: {"operation":"rasi",',
    ],
    [
      'panchang',
      { operation: 'panchang.day', date: '2025-11-22', place: 'Aurangabad' },
      'place "Aurangabad" may be Aurangabad, ',
      ' Add the region or the country after a comma, or write "LATITUDE LONGITUDE ZONE", such as "19.88 75.32 Asia/Kolkata".',
    ],
    [
      'panchang',
      { operation: 'panchang.day', date: '22/11/2025', place: 'Pune' },
      'date is "22/11/2025"; ',
      ' Did you mean 2025-11-22?',
    ],
    [
      'panchang',
      { operation: 'panchang.day', date: '2025-11-22', place: { ...DELHI.place, timezone: 'IST' } },
      'place.timezone is "IST"; ',
      ' A place may be its name, such as "Pune", or "LATITUDE LONGITUDE ZONE"; the tool places finds both.',
    ],
    [
      'charts',
      { operation: 'charts.rasi', birth: { ...DELHI, place: { ...DELHI.place, lat: 1 } } },
      'birth.place.lat is not a field ',
      'did you mean latitude? If not, leave it out.',
    ],
  ])('of %s with %j says what to do', async (tool, input, start, part) => {
    const { isError, structured } = await call(client, tool, input);
    const { message } = (structured as { error: { message: string } }).error;
    expect(isError).toBe(true);
    expect(message.slice(0, start.length)).toBe(start);
    expect(message).toContain(part);
  });
});

describe('a search for places', () => {
  it('says what to do where none is found, and nothing else elsewhere', async () => {
    const none = await call(client, 'places', { operation: 'places.search', query: 'Xqzzvwk' });
    expect(none.text).toMatch(/^No place is found: try another spelling /);
    const one = await call(client, 'places', { operation: 'places.search', query: 'Porbandar' });
    expect(() => JSON.parse(one.text)).not.toThrow();
  });

  it('says which operation may have been meant', async () => {
    const { text } = await call(client, 'places', { operation: 'places.serch', query: 'Porbandar' });
    expect(text).toMatch(/ Did you mean search\?$/);
  });
});

describe('what an operation needs one of', () => {
  const refusalOf = (operation: (typeof OPERATIONS)[number], input: object) => {
    try {
      operation.call(input);
      return undefined;
    } catch (problem) {
      return isSiddhantaError(problem) ? problem : undefined;
    }
  };

  const schemasOf = schemasIn(description);
  // The example of the search has a condition on births; what it asks follows from its conditions.
  const others = OPERATIONS.filter(({ name }) => name !== 'muhurta.search');

  // Their schema requires no field, since an older name is accepted; callers learn the newer one.
  const RENAMED: Readonly<Record<string, string>> = { 'kp.transits': 'planets' };
  const requiredOf = (operation: (typeof OPERATIONS)[number]): object => {
    const { required } = schemasOf(operation).input;
    const fields = Object.entries((operation.example ?? {}) as object);
    return Object.fromEntries(fields.filter(([field]) => required.includes(field)));
  };

  it.each(others.map((each) => [each.name, each] as const))(
    'is told of %s, and nothing else is missed',
    (name, operation) => {
      const { alternatives, sensitive } = operation;
      const leave = sensitive === undefined ? {} : { sensitive: true };
      const refusal = refusalOf(operation, { ...requiredOf(operation), ...leave });
      expect(refusal?.field).toBe(alternatives[0] ?? RENAMED[name]);
      if (refusal === undefined) return;
      expect(refusal.code).toBe('missing_field');
      for (const field of alternatives) expect(refusal.message).toContain(field);
    },
  );

  const withLeave = others.filter(({ sensitive }) => sensitive !== undefined);

  it.each(withLeave.map((each) => [each.name, each] as const))(
    'is told after the leave that %s needs to speak of what is sensitive',
    (_name, operation) => {
      const refusal = refusalOf(operation, requiredOf(operation));
      expect([refusal?.code, refusal?.field]).toEqual(['invalid_value', 'sensitive']);
      expect(refusal?.message).toContain('only with sensitive: true');
    },
  );
});
