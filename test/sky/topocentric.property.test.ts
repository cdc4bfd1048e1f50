import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { signedDegrees } from '../../src/math/angle.js';
import { analytical } from '../../src/sky/analytical/analytical.js';
import { geometricEphemeris } from '../../src/sky/geometric.js';
import { instantFromUt } from '../../src/sky/instant.js';
import { topocentricMoon, topocentricPlace } from '../../src/sky/topocentric.js';
import { at } from '../support/fixtures.js';

const ut = fc.double({ min: 2_420_000, max: 2_480_000, noNaN: true });
const observer = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
const moonOf = (tt: number) => at(analytical.places(['Moon'], tt), 0);

describe('the topocentric Moon', () => {
  it('is within 1.03° of the geocentric one, and no further from the observer than an Earth radius makes it', () => {
    fc.assert(
      fc.property(ut, observer, (jd, place) => {
        const instant = instantFromUt(jd);
        const centre = moonOf(instant.tt);
        const seen = topocentricMoon(analytical, instant, place);
        expect(Math.abs(signedDegrees(seen.longitude - centre.longitude))).toBeLessThan(1.03);
        expect(Math.abs(seen.latitude - centre.latitude)).toBeLessThan(1.03);
        expect(Math.abs(seen.distance - centre.distance) * 149_597_870.7).toBeLessThan(6379);
      }),
    );
  });

  it('moves between 5° and 22° a day, and its speed is the rate of its longitude', () => {
    fc.assert(
      fc.property(ut, observer, (jd, place) => {
        const longitude = (after: number) => topocentricMoon(analytical, instantFromUt(jd + after), place).longitude;
        const rate = signedDegrees(longitude(0.002) - longitude(-0.002)) / 0.004;
        const { longitudeSpeed } = topocentricMoon(analytical, instantFromUt(jd), place);
        expect(Math.abs(longitudeSpeed - rate)).toBeLessThan(1e-3);
        expect(longitudeSpeed).toBeGreaterThan(5);
        expect(longitudeSpeed).toBeLessThan(22);
      }),
      { numRuns: 50 },
    );
  });

  it('is straight above the centre of the Earth where it culminates in the zenith', () => {
    const instant = instantFromUt(2_451_545);
    const centre = moonOf(instant.tt);
    const [north, south] = [90, -90].map((latitude) => topocentricPlace(centre, instant, { latitude, longitude: 0 }));
    expect(((north?.latitude ?? 0) + (south?.latitude ?? 0)) / 2).toBeCloseTo(centre.latitude, 2);
    expect(north?.latitude ?? 0).toBeLessThan(centre.latitude - 0.8);
    expect(south?.latitude ?? 0).toBeGreaterThan(centre.latitude + 0.8);
  });

  it('has no diurnal aberration among true places', () => {
    const instant = instantFromUt(2_448_118.625);
    const delhi = { latitude: 28.6139, longitude: 77.209 };
    const geometric = geometricEphemeris(analytical) ?? analytical;
    const centre = at(geometric.places(['Moon'], instant.tt), 0);
    const shift =
      topocentricPlace(centre, instant, delhi).longitude - topocentricPlace(centre, instant, delhi, 'true').longitude;
    // 0.32″ cos φ, of which the part along the ecliptic: 0.273″ here.
    expect(shift * 3600).toBeCloseTo(0.273, 2);
    expect(topocentricMoon(geometric, instant, delhi, 'true').longitude).toBe(
      topocentricPlace(centre, instant, delhi, 'true').longitude,
    );
  });

  it('leaves out no error: an ephemeris that gives no Moon is heard', () => {
    const none = { ...analytical, places: () => [] };
    expect(() => topocentricMoon(none, instantFromUt(2_451_545), { latitude: 0, longitude: 0 })).toThrow(RangeError);
  });
});
