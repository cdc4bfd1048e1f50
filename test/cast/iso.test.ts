import { describe, expect, it } from 'vitest';
import { zoneClock } from '../../src/cast/clock.js';
import { isoOn } from '../../src/cast/iso.js';
import { localText, withOffsets } from '../../src/time/exactOffsets.js';

const UT = (text: string): number => Date.parse(text) / 86_400_000 + 2_440_587.5;

describe('instants on clocks with seconds in their UTC offset', () => {
  it.each([
    ['1869-10-02T02:33:29Z', 21_200, '1869-10-02T08:26:29+05:53'],
    ['1901-07-15T22:10:28Z', 19_270, '1901-07-16T03:31:28+05:21'],
    ['1901-07-15T22:10:28Z', 19_290, '1901-07-16T03:32:28+05:22'],
    ['1890-01-01T00:00:00Z', -75, '1889-12-31T23:59:00-00:01'],
    ['1890-01-01T00:00:00Z', -20, '1890-01-01T00:00:00+00:00'],
    ['1960-01-01T00:00:00Z', -2670, '1959-12-31T23:16:00-00:44'],
    ['1990-08-15T03:00:00Z', 19_800, '1990-08-15T08:30:00+05:30'],
  ])('%s, %i s ahead: the offset is whole minutes and the instant the same', (utc, offset, text) => {
    expect(localText(Date.parse(utc), offset)).toBe(text);
    expect(Date.parse(text)).toBe(Date.parse(utc));
  });

  it('by the clocks of a zone, with the exact UTC offset', () => {
    const clock = zoneClock('Asia/Kolkata');
    const { value, offsets } = withOffsets(() =>
      ['1901-07-15T22:10:28Z', '1905-01-01T00:00:00Z', '1950-01-01T00:00:00Z'].map((utc) => isoOn(clock, UT(utc))),
    );
    expect(value).toEqual(['1901-07-16T03:31:28+05:21', '1905-01-01T05:21:00+05:21', '1950-01-01T05:30:00+05:30']);
    expect(offsets).toEqual([
      { offset: '+05:21', exact: '+05:21:10', first: '1901-07-15T22:10:28Z', last: '1905-01-01T00:00:00Z' },
    ]);
  });

  it('one call within another: both hear', () => {
    const outer = withOffsets(() => {
      const inner = withOffsets(() => localText(0, 61));
      localText(60_000, 3601);
      return inner.offsets.map(({ exact }) => exact);
    });
    expect(outer.value).toEqual(['+00:01:01']);
    expect(outer.offsets.map(({ exact }) => exact)).toEqual(['+00:01:01', '+01:00:01']);
    expect(withOffsets(() => localText(0, 61)).offsets).toHaveLength(1);
  });
});
