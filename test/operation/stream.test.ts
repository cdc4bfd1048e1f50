import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sudarshana } from '../../src/dashas/rashi/sudarshana.js';
import { vimshottariOperation } from '../../src/dashas/vimshottari.js';
import { WHOLE_MINUTES_SINCE } from '../../src/operation/recordOffsets.js';
import { OPERATIONS } from '../../src/registry.js';
import { formatClock, formatDate } from '../../src/time/calendar.js';
import { offsetAt } from '../../src/time/zone.js';
import { DELHI } from '../support/fixtures.js';
import { runs, sampled } from '../support/sample.js';

function streamed(operation: (typeof OPERATIONS)[number], input: object): Iterable<string> {
  try {
    return operation.stream(input as never).text;
  } catch {
    return [];
  }
}

describe('a result as text', () => {
  it.each(sampled(OPERATIONS, 60).map((each) => [each.name, each] as const))(
    'of %s is that of the result',
    (_, each) => {
      const { data, ...rest } = each.call(each.example);
      const { text, ...told } = each.stream(each.example);
      expect([...text].join('')).toBe(JSON.stringify(data));
      expect(told).toEqual(rest);
    },
  );

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
        const pieces = [...vimshottariOperation.operation.stream(input).text];
        expect(pieces.length > 10).toBe(levels > 3);
        expect(pieces.join('')).toBe(JSON.stringify(vimshottariOperation(input).data));
      }),
      { numRuns: runs(12) },
    );
    const five = { birth: { ...DELHI, uncertainty_minutes: 10 }, levels: 5 };
    const pieces = [...vimshottariOperation.operation.stream(five).text];
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(33_000);
    expect(pieces.join('')).toBe(JSON.stringify(vimshottariOperation(five).data));
  });

  it('is written while it is read where its first instants are rounded, too', () => {
    const input = { birth: { ...DELHI, date: '1890-08-15' }, levels: 3 };
    const { text, meta } = sudarshana.operation.stream(input);
    expect(Array.isArray(text)).toBe(false);
    const whole = sudarshana(input);
    expect([...text].join('')).toBe(JSON.stringify(whole.data));
    expect(meta.exact_offsets).toEqual(whole.meta.exact_offsets);
    expect(meta.exact_offsets?.length).toBeGreaterThan(0);
  });

  const long = OPERATIONS.flatMap((each) => {
    const example = each.example as object;
    const deep = 'levels' in example ? [3, 4].map((levels) => ({ ...example, levels })) : [];
    const year = 'from' in example && each.name === 'panchang.span' ? [{ ...example, to: '2024-12-31' }] : [];
    const input = [...deep, ...year].find((one) => !Array.isArray(streamed(each, one)));
    return input === undefined ? [] : [[each.name, each, input] as const];
  });

  it('may be written while it is read from 1920 on: since then no clock went from whole minutes to an offset with seconds', () => {
    const TEN_DAYS = 864_000_000;
    const back = (zone: string, from: number): boolean => {
      let isWhole = false;
      for (let ms = from; ms < Date.UTC(1980, 0, 1); ms += TEN_DAYS) {
        const hasSeconds = offsetAt(zone, ms) % 60 !== 0;
        if (isWhole && hasSeconds) return true;
        isWhole = !hasSeconds;
      }
      return false;
    };
    const zones = ['Africa/Lagos', ...sampled(Intl.supportedValuesOf('timeZone'), 10)];
    expect(zones.filter((zone) => back(zone, WHOLE_MINUTES_SINCE * 1000))).toEqual([]);
    expect(back('Africa/Lagos', Date.UTC(1900, 0, 1))).toBe(true);
  });

  it('is written while it is read in twenty-five operations', () => {
    expect(long.map(([name]) => name)).toEqual(expect.arrayContaining(['dashas.vimshottari', 'dashas.sudarshana']));
    expect(long).toHaveLength(25);
  });

  it.each(sampled(long, 5))(
    'of %s tells of the offsets that its instants round, however late they come',
    (_, each, input) => {
      // Lagos was at UTC from July 1905 to June 1908, and at +00:13:35 before and after.
      const cases = [
        ['Asia/Kolkata', '1905-03-04'],
        ['Africa/Lagos', '1906-01-01'],
        ['Asia/Kolkata', '1925-03-04'],
      ] as const;
      for (const [timezone, date] of sampled(cases, 1)) {
        const place = { latitude: 20, longitude: 75, timezone };
        const moved = 'birth' in input ? { ...input, birth: { date, time: '08:30:00', place } } : { ...input, place };
        const { text, ...told } = each.stream(moved);
        const { data, ...rest } = each.call(moved);
        expect(told).toEqual(rest);
        expect([...text].join('') === JSON.stringify(data)).toBe(true);
        const texts = JSON.stringify(data).includes('T08:30:');
        if (texts && timezone === 'Africa/Lagos') expect(told.meta.exact_offsets).toHaveLength(1);
      }
    },
  );

  it('is refused on the call itself, not when it is read', () => {
    expect(() => vimshottariOperation.operation.stream({ birth: DELHI, levels: 6 })).toThrow(
      expect.objectContaining({ code: 'invalid_value', field: 'levels' }),
    );
  });
});
