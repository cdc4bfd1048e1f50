import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spread } from '../../src/svg/round.js';
import { clip, inset, type Polygon, pack } from '../../src/svg/rules/cell.js';

const SQUARE: Polygon = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
];
const TRIANGLE: Polygon = [
  [0, 0],
  [100, 0],
  [50, 50],
];

const isInside = (polygon: Polygon, x: number, y: number): boolean => {
  const sides = polygon.map(([bx, by], i) => {
    const [ax, ay] = polygon.at(i - 1) ?? [bx, by];
    return (bx - ax) * (y - ay) - (by - ay) * (x - ax);
  });
  return sides.every((side) => side >= -1e-6) || sides.every((side) => side <= 1e-6);
};

describe('cells', () => {
  it('lose the part that is cut off', () => {
    expect(clip(SQUARE, 1, 0, 40).map(([x]) => x)).toEqual([40, 100, 100, 40]);
    expect(inset(SQUARE, 10)).toEqual(
      expect.arrayContaining([
        [10, 10],
        [90, 10],
        [90, 90],
        [10, 90],
      ]),
    );
  });

  it('place slots in columns, or on few lines', () => {
    const slots = { count: 2, width: 30, height: 10, gap: 5 };
    expect(pack(SQUARE, slots, true)).toEqual([
      [35, 40],
      [35, 50],
    ]);
    expect(pack(SQUARE, slots, false)).toEqual([
      [17.5, 45],
      [52.5, 45],
    ]);
    expect(pack(SQUARE, { ...slots, width: 101 }, true)).toBeUndefined();
    expect(pack(SQUARE, { ...slots, count: 0 }, true)).toEqual([]);
  });

  it('place every slot inside, without overlap', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 3, max: 30 }),
        fc.boolean(),
        fc.constantFrom(SQUARE, TRIANGLE),
        (count, width, columns, polygon) => {
          const slots = { count, width, height: width / 3, gap: 2 };
          const found = pack(polygon, slots, columns);
          if (found === undefined) return;
          expect(found).toHaveLength(count);
          found.forEach(([x, y], i) => {
            for (const [dx, dy] of [
              [0, 0],
              [1, 0],
              [0, 1],
              [1, 1],
            ] as const)
              expect(isInside(polygon, x + dx * slots.width, y + dy * slots.height)).toBe(true);
            for (const [ox, oy] of found.slice(i + 1))
              expect(Math.abs(x - ox) >= slots.width || Math.abs(y - oy) >= slots.height - 1e-9).toBe(true);
          });
        },
      ),
    );
  });
});

describe('labels round a circle', () => {
  it('stay where they are while there is room', () => {
    expect(spread([10, 100, 200], 20)).toEqual([10, 100, 200]);
    expect(spread([10, 100, 200], 121)).toBeUndefined();
  });

  it('move apart about their mean', () => {
    expect(spread([100, 102], 20)).toEqual([91, 111]);
    expect(spread([359, 1], 10)?.map((angle) => (angle + 360) % 360)).toEqual([355, 5]);
  });

  it('keep their distance and their order', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 359.99, noNaN: true }), { minLength: 1, maxLength: 13 }),
        fc.double({ min: 1, max: 27, noNaN: true }),
        (angles, apart) => {
          const places = spread(angles, apart) ?? [];
          expect(places).toHaveLength(angles.length);
          const sorted = places.map((place) => ((place % 360) + 360) % 360).sort((a, b) => a - b);
          sorted.forEach((place, i) => {
            const next = i + 1 < sorted.length ? (sorted[i + 1] ?? 0) : (sorted[0] ?? 0) + 360;
            if (sorted.length > 1) expect(next - place).toBeGreaterThanOrEqual(apart - 1e-6);
          });
        },
      ),
    );
  });
});
