import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { festivals } from '../../src/calendar/festivals.js';

const CITIES = {
  delhi: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
  pune: { latitude: 18.5204, longitude: 73.8567, timezone: 'Asia/Kolkata' },
  chennai: { latitude: 13.0827, longitude: 80.2707, timezone: 'Asia/Kolkata' },
  kolkata: { latitude: 22.5726, longitude: 88.3639, timezone: 'Asia/Kolkata' },
  'new-york': { latitude: 40.7128, longitude: -74.006, timezone: 'America/New_York' },
} as const;

/** The note at the head of a file says what it was compared with. */
describe('the festivals of 2027', () => {
  it.each(Object.entries(CITIES))('%s', async (name, place) => {
    const lines = festivals({ year: 2027, place, unconfirmed: true }).data.festivals.map(
      ({ date, id, unconfirmed, why }) => `${date} ${id}${unconfirmed ? ' (unconfirmed)' : ''}: ${why}`,
    );
    const file = fileURLToPath(new URL(`../../fixtures/golden/calendar/festivals-2027-${name}.txt`, import.meta.url));
    const note = readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('# '));
    expect(note.length).toBeGreaterThan(0);
    await expect(`${[...note, ...lines].join('\n')}\n`).toMatchFileSnapshot(file);
  });
});
