import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { luminaries } from '../../src/sky/analytical/luminaries.js';
import { closeUp } from '../../src/sky/closeUp.js';
import { AU_KM, EARTH_RADIUS } from '../../src/sky/constants.js';
import { frameAt } from '../../src/sky/frame.js';
import { instantFromTt } from '../../src/sky/instant.js';
import { equatorialVector } from '../../src/sky/positions.js';
import { apparentSiderealTime } from '../../src/sky/sidereal-time.js';
import { AXES, siteOf } from '../../src/sky/site.js';

const ARCSECOND = Math.PI / 180 / 3600;
const REACH = 0.3;

describe('Sun and Moon over some hours', () => {
  it('are within 0.0001″ and a metre or so of the ephemeris', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 2_086_125, max: 2_816_965, noNaN: true }),
        fc.double({ min: -1, max: 1, noNaN: true }),
        (middle, part) => {
          const instant = instantFromTt(middle);
          const view = closeUp(luminaries, instant, REACH);
          const ut = instant.ut + part * REACH;
          const frame = frameAt(instant.tt);
          const places = luminaries.places(['Sun', 'Moon'], view.tt(ut));
          for (const [k, vector] of [view.sun(ut), view.moon(ut)].entries()) {
            const place = places[k];
            if (place === undefined) throw new Error('no place');
            const direction = equatorialVector(place, frame);
            const distance = Math.hypot(...vector);
            const off = Math.hypot(...vector.map((v, axis) => v / distance - (direction[axis] ?? 0)));
            expect(off).toBeLessThan(1e-4 * ARCSECOND);
            expect(Math.abs(distance / (place.distance * AU_KM) - 1)).toBeLessThan(1e-9);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  // All three have the nutation of the middle, so that it cancels out.
  it('turn with the Earth', () => {
    const instant = instantFromTt(2_460_409.26);
    const view = closeUp(luminaries, instant, REACH);
    for (const part of [-1, 0, 1]) {
      const ut = instant.ut + part * REACH;
      const exact = apparentSiderealTime(ut, view.tt(ut), frameAt(instant.tt));
      const off = (((view.siderealTime(ut) - exact + Math.PI) % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI);
      expect(Math.abs(off - Math.PI)).toBeLessThan(0.02 * ARCSECOND);
    }
  });
});

describe('a place on the Earth', () => {
  it('lies on the ellipsoid, and higher along its own vertical', () => {
    for (const latitude of [-90, -33.9, 0, 45, 90]) {
      const { axis, height } = siteOf({ latitude });
      expect(Math.hypot(axis, height / AXES)).toBeCloseTo(EARTH_RADIUS, 15);
      const raised = siteOf({ latitude }, 1000);
      expect(Math.hypot(raised.axis - axis, raised.height - height) * AU_KM).toBeCloseTo(1, 5);
      expect(Math.sign(height)).toBe(Math.sign(latitude));
    }
  });
});
