import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { vimshottariOperation } from '../../src/dashas/vimshottari.js';
import { OPERATIONS } from '../../src/registry.js';
import { formatClock, formatDate } from '../../src/time/calendar.js';
import { DELHI } from '../support/fixtures.js';

describe('a result as text', () => {
  it.each(OPERATIONS.map((each) => [each.name, each] as const))('of %s is that of the result', (_, each) => {
    const { data, ...rest } = each.call(each.example);
    const { text, ...told } = each.stream(each.example);
    expect([...text].join('')).toBe(JSON.stringify(data));
    expect(told).toEqual(rest);
  });

  it('comes in pieces where it is long, and is the same text', () => {
    const birth = fc.record({
      date: fc.integer({ min: -25_000, max: 25_000 }).map(formatDate),
      time: fc.integer({ min: 0, max: 86_399 }).map(formatClock),
      place: fc.constant(DELHI.place),
    });
    const user_name = fc.string({ maxLength: 20 });
    fc.assert(
      fc.property(birth, fc.integer({ min: 3, max: 4 }), user_name, (one, levels, name) => {
        const input = { birth: one, levels, user_name: name };
        const pieces = [...vimshottariOperation.stream(input).text];
        expect(pieces.length > 10).toBe(levels > 3);
        expect(pieces.join('')).toBe(JSON.stringify(vimshottariOperation.call(input).data));
      }),
      { numRuns: 12 },
    );
    const five = { birth: { ...DELHI, uncertainty_minutes: 10 }, levels: 5 };
    const pieces = [...vimshottariOperation.stream(five).text];
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(33_000);
    expect(pieces.join('')).toBe(JSON.stringify(vimshottariOperation.call(five).data));
  });

  it('is refused on the call itself, not when it is read', () => {
    expect(() => vimshottariOperation.stream({ birth: DELHI, levels: 6 })).toThrow(
      expect.objectContaining({ code: 'invalid_value', field: 'levels' }),
    );
  });
});
