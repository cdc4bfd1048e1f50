import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Discs, innerGap, magnitudeOf, obscurationOf, outerGap } from '../../src/eclipses/rules/discs.js';
import { type InShadow, lunarType, penumbralMagnitude, umbralMagnitude } from '../../src/eclipses/rules/lunarShadow.js';
import { sarosOf } from '../../src/eclipses/rules/saros.js';
import {
  axisPoint,
  gammaOf,
  isPartial,
  magnitudeBeside,
  shadowAxis,
  touches,
} from '../../src/eclipses/rules/solarShadow.js';
import { sutakByHours, sutakByPraharas } from '../../src/eclipses/rules/sutak.js';
import { SYNODIC_MONTH } from '../../src/zodiac/lunation.js';

const discs = (separation: number, sun = 1, moon = 1.02): Discs => ({ separation, sun, moon });

describe('two discs', () => {
  it('touch at the sum of their radii: magnitude and obscuration 0', () => {
    expect(outerGap(discs(2.02))).toBeCloseTo(0, 12);
    expect(magnitudeOf(discs(2.02))).toBeCloseTo(0, 12);
    expect(magnitudeOf(discs(2.5))).toBe(0);
    expect(obscurationOf(discs(2.02))).toBe(0);
    expect(obscurationOf(discs(2.5))).toBe(0);
  });

  it('overlap completely where the larger contains the smaller', () => {
    expect(innerGap(discs(0.02))).toBeCloseTo(0, 12);
    expect(obscurationOf(discs(0.01))).toBe(1);
    expect(magnitudeOf(discs(0))).toBeCloseTo(1.01, 12);
    expect(obscurationOf(discs(0.01, 1, 0.9))).toBeCloseTo(0.81, 12);
    expect(magnitudeOf(discs(0, 1, 0.9))).toBeCloseTo(0.95, 12);
  });

  it('of equal size half a diameter apart: two thirds of a circle less the half of √3', () => {
    expect(obscurationOf(discs(1, 1, 1))).toBeCloseTo(2 / 3 - Math.sqrt(3) / (2 * Math.PI), 12);
  });

  it('cover more the nearer they are, and a smaller share of the disc than of the diameter below 0.95', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 2.2, noNaN: true }),
        fc.double({ min: 0, max: 2.2, noNaN: true }),
        fc.double({ min: 0.93, max: 1.07, noNaN: true }),
        (a, b, moon) => {
          const [near, far] = [discs(Math.min(a, b), 1, moon), discs(Math.max(a, b), 1, moon)];
          expect(obscurationOf(near)).toBeGreaterThanOrEqual(obscurationOf(far) - 1e-9);
          for (const one of [near, far]) {
            expect(obscurationOf(one)).toBeGreaterThanOrEqual(0);
            expect(obscurationOf(one)).toBeLessThanOrEqual(1);
            if (magnitudeOf(one) < 0.9) expect(obscurationOf(one)).toBeLessThanOrEqual(magnitudeOf(one) + 1e-12);
          }
        },
      ),
    );
  });
});

describe('the Moon at the shadow', () => {
  const at = (separation: number): InShadow => ({ separation, moon: 0.25, umbra: 0.7, penumbra: 1.25 });

  it('belongs to the kind whose bound it reaches', () => {
    expect(umbralMagnitude(at(0.45))).toBeCloseTo(1, 12);
    expect(lunarType(at(0.449))).toBe('total');
    expect(lunarType(at(0.451))).toBe('partial');
    expect(lunarType(at(0.949))).toBe('partial');
    expect(lunarType(at(0.951))).toBe('penumbral');
    expect(penumbralMagnitude(at(1.5))).toBeCloseTo(0, 12);
    expect(lunarType(at(1.499))).toBe('penumbral');
    expect(lunarType(at(1.501))).toBeUndefined();
  });
});

describe('the shadow of the Moon', () => {
  const AU = 149_597_870;
  it('has a gamma that is north where the axis passes in the north', () => {
    for (const [north, sign] of [
      [3000, 1],
      [-3000, -1],
    ] as const) {
      const axis = shadowAxis([AU, 0, 0], [384_000, 0, north]);
      expect(Math.sign(gammaOf(axis, 6378))).toBe(sign);
      // A little more than the Moon's own offset, since the axis comes from the Sun through it.
      expect(Math.abs(gammaOf(axis, 6378))).toBeCloseTo((3000 * (1 + 384_000 / AU)) / 6378, 3);
    }
  });

  it('meets the side of the Earth that faces the Moon, on the ellipsoid', () => {
    const moon = [384_000, 0, 2000] as const;
    const axis = shadowAxis([AU, 0, 0], moon);
    const point = axisPoint(moon, axis, 6378, 0.99664719);
    if (point === undefined) throw new Error('it passes by');
    const [x, y, z] = point;
    expect(x).toBeGreaterThan(0);
    expect(Math.hypot(x, y, z / 0.99664719)).toBeCloseTo(6378, 6);
    expect(axisPoint([384_000, 0, 6400], shadowAxis([AU, 0, 0], [384_000, 0, 6400]), 6378, 0.99664719)).toBeUndefined();
  });

  it('touches the Earth up to its penumbra, and is partial beyond its umbra', () => {
    const cones = { penumbra: 0.55, umbra: -0.01 };
    expect(touches(1.547, cones)).toBe(true);
    expect(touches(-1.548, cones)).toBe(false);
    expect(isPartial(1.007, cones)).toBe(false);
    expect(isPartial(-1.0073, cones)).toBe(true);
    expect(magnitudeBeside(1.5472, cones)).toBeCloseTo(0, 12);
    expect(magnitudeBeside(1.0, cones)).toBe(1);
  });
});

describe('the saros', () => {
  const known = [
    ['solar', 2460409.2628, 139],
    ['solar', 2457987.2686, 145],
    ['lunar', 2460926.2581, 128],
  ] as const;
  it.each(known)('%s, %d: %i', (kind, tt, saros) => {
    expect(sarosOf(kind, tt)).toBe(saros);
  });

  it('is the same 223 lunations on, and 38 more after one lunation less a cycle', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('solar' as const, 'lunar' as const),
        fc.double({ min: 2_086_400, max: 2_816_000, noNaN: true }),
        (kind, tt) => {
          const saros = sarosOf(kind, tt);
          expect(Number.isInteger(saros)).toBe(true);
          expect(saros).toBeGreaterThanOrEqual(1);
          expect(saros).toBeLessThanOrEqual(223);
          expect(sarosOf(kind, tt + 223 * SYNODIC_MONTH)).toBe(saros);
        },
      ),
    );
  });
});

describe('sūtaka', () => {
  const events = [0, 0.5, 1] as const;

  it('begins with the prahara that many before the one with the beginning', () => {
    // The second of the later four: four before it the second of the earlier four, three before it the third.
    expect(sutakByPraharas('solar', 0.7, events)).toEqual({ all: 0.125, children: 0.5 });
    expect(sutakByPraharas('lunar', 0.7, events)).toEqual({ all: 0.25, children: 0.5 });
  });

  it('counts a prahara from its first instant', () => {
    expect(sutakByPraharas('lunar', 0.625, events).all).toBe(0.25);
    expect(sutakByPraharas('lunar', 0.625 - 1e-9, events).all).toBe(0.125);
    expect(sutakByPraharas('solar', 0.5, events)).toEqual({ all: 0, children: 0.375 });
  });

  it('begins whole hours before by the other reckoning', () => {
    expect(sutakByHours('solar', 1)).toEqual({ all: 0.5, children: 0.875 });
    expect(sutakByHours('lunar', 1)).toEqual({ all: 0.625, children: 0.875 });
  });
});
