import { describe, expect, it } from 'vitest';
import { rasi } from '../../src/charts/rasi.js';
import { isSiddhantaError } from '../../src/errors.js';
import { kpHorary } from '../../src/kp/horary.js';
import type { Birth } from '../../src/types.js';
import { DELHI } from '../support/fixtures.js';

const LONDON = { latitude: 51.5074, longitude: -0.1278, timezone: 'Europe/London' };

function refusal(birth: Birth): unknown {
  try {
    rasi({ birth });
  } catch (error) {
    if (isSiddhantaError(error)) return [error.code, error.field, error.message];
    throw error;
  }
  return undefined;
}

describe('a birth in a leap second', () => {
  const at = (date: string, time: string, rest: Partial<Birth> = {}) =>
    rasi({ birth: { date, time, place: LONDON, ...rest } });
  const moon = ({ data }: ReturnType<typeof rasi>): number => data.planetary_positions.Moon.longitude;

  it('is a second after 23:59:59 and a second before midnight', () => {
    const [before, leap, after] = [
      at('2016-12-31', '23:59:59'),
      at('2016-12-31', '23:59:60'),
      at('2017-01-01', '00:00:00'),
    ];
    // The ascendant turns by some 15″ a second, the Moon by half a second of arc.
    expect((moon(leap) - moon(before)) * 3600).toBeCloseTo((moon(after) - moon(leap)) * 3600, 2);
    expect((moon(leap) - moon(before)) * 3600).toBeGreaterThan(0.4);
    expect(leap.data.birth_details.birth_time).toBe('23:59:60');
    // Texts of instants have no leap second: the next second takes its place.
    expect(leap.meta.birth).toMatchObject({ utc: '2017-01-01T00:00:00Z' });
  });

  it('is the same second on every clock', () => {
    const inDelhi = rasi({ birth: { date: '2017-01-01', time: '05:29:60', place: DELHI.place } });
    expect(moon(inDelhi)).toBe(moon(at('2016-12-31', '23:59:60')));
    const offset = at('2017-01-01', '05:29:60', { utc_offset: '+05:30' });
    expect(moon(offset)).toBe(moon(inDelhi));
  });

  it.each([
    ['2017-12-31', '23:59:60'],
    ['2016-12-31', '22:59:60'],
    ['1971-12-31', '23:59:60'],
    ['2030-06-30', '23:59:60'],
  ])('%s %s is refused where there was none, or none is known', (date, time) => {
    expect(refusal({ date, time, place: LONDON })).toEqual([
      'invalid_time',
      'birth.time',
      `birth.time is "${time}"; second 60 exists only in a leap second, such as 2016-12-31T23:59:60 UTC. Write HH:MM:SS, 00:00:00 to 23:59:59.`,
    ]);
  });

  it('may be the moment of a question', () => {
    const input = { horary_number: 37, place: LONDON };
    const { data } = kpHorary({ ...input, moment: '2016-12-31T23:59:60Z' });
    expect(data.time).toBe('23:59:60');
  });
});
