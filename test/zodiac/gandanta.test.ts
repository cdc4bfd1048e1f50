import { describe, expect, it } from 'vitest';
import { microArcseconds, toMicroArcseconds } from '../../src/math/angle.js';
import { gandantaOf } from '../../src/zodiac/gandanta.js';

const of = (degrees: number, microArcsecondsMore = 0) =>
  gandantaOf(microArcseconds(toMicroArcseconds(degrees) + microArcsecondsMore));

describe('gandanta by longitude', () => {
  it.each([
    [0, 'Revati-Ashwini'],
    [120, 'Ashlesha-Magha'],
    [240, 'Jyeshtha-Mula'],
  ] as const)('at %d° it is %s: 26′40″ on either side, half-open', (junction, name) => {
    const half = 1600 * 1e6;
    expect(of(junction)).toEqual({ junction: name, side: 'after', distance: 0 });
    expect(of(junction, half - 1)).toEqual({ junction: name, side: 'after', distance: half - 1 });
    expect(of(junction, half)).toBeNull();
    const before = junction === 0 ? 360 : junction;
    expect(of(before - 26 / 60 - 40 / 3600)).toEqual({ junction: name, side: 'before', distance: half });
    expect(of(before - 26 / 60 - 40 / 3600, -1)).toBeNull();
    expect(of(before - 0.1)?.side).toBe('before');
  });

  it('is none at the other borders of signs', () => {
    for (let sign = 0; sign < 12; sign += 1) expect(of(30 * sign, 5) === null).toBe(sign % 4 !== 0);
  });

  it('reaches a pada on request', () => {
    expect(gandantaOf(toMicroArcseconds(117), 'pada')).toEqual({
      junction: 'Ashlesha-Magha',
      side: 'before',
      distance: 3 * 3_600_000_000,
    });
    expect(gandantaOf(toMicroArcseconds(117))).toBeNull();
    expect(gandantaOf(toMicroArcseconds(123 + 1 / 3), 'pada')).toBeNull();
  });
});
