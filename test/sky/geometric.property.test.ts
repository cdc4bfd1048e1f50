import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { signedDegrees } from '../../src/math/angle.js';
import { analytical } from '../../src/sky/analytical/analytical.js';
import { astronomyEngine } from '../../src/sky/astronomy-engine.js';
import { BODIES, type Ephemeris } from '../../src/sky/ephemeris.js';
import { geometricEphemeris } from '../../src/sky/geometric.js';
import { interpolated } from '../../src/sky/interpolated.js';
import { at } from '../support/fixtures.js';
import { stageSky } from '../support/sky.js';

const instant = fc.double({ min: 2_420_000, max: 2_480_000, noNaN: true });
const viewOf = (ephemeris: Ephemeris): Ephemeris => geometricEphemeris(ephemeris) ?? stageSky({});
const there = viewOf(analytical);

/** Greatest difference, true minus apparent, in longitude 1900–2100, arcseconds: from, to; of planets where they are not beside the Sun. */
const BETWEEN: Readonly<Partial<Record<(typeof BODIES)[number], readonly [number, number]>>> = {
  Sun: [20.0, 20.9],
  Moon: [0.6, 0.8],
  Mercury: [-19.6, 60.6],
  Venus: [-3.9, 45.3],
  Mars: [-5.7, 39.2],
  Jupiter: [-12.1, 31.2],
  Saturn: [-14.1, 29.1],
  MeanNode: [0, 0],
  TrueNode: [-0.015, 0.015],
};

/** How far the Sun bends the light of a planet, arcseconds: 0.00407″ by the cotangent of half the elongation, 1.75″ at its limb. */
function bent(body: (typeof BODIES)[number], longitude: number, jd: number): number {
  if (['Sun', 'Moon', 'MeanNode', 'TrueNode'].includes(body)) return 0;
  const elongation = Math.abs(signedDegrees(longitude - at(analytical.places(['Sun'], jd), 0).longitude));
  return Math.min(1.75, 0.00407 / Math.tan((elongation * Math.PI) / 360));
}

describe('geometric places', () => {
  it('lie within the known bounds from the apparent ones', () => {
    fc.assert(
      fc.property(instant, (jd) => {
        for (const [body, [least, greatest]] of Object.entries(BETWEEN)) {
          const one = body as (typeof BODIES)[number];
          const seen = at(analytical.places([one], jd), 0).longitude;
          const gap = signedDegrees(at(there.places([one], jd), 0).longitude - seen) * 3600;
          const room = bent(one, seen, jd) + 1e-6;
          expect(gap, body).toBeGreaterThanOrEqual(least - room);
          expect(gap, body).toBeLessThanOrEqual(greatest + room);
        }
      }),
      // Saturn beside the Sun.
      { examples: [[2_442_609.142_436_781_4]] },
    );
  });

  it('of the Moon are the apparent ones a light-time ago', () => {
    fc.assert(
      fc.property(instant, (jd) => {
        const [now] = there.places(['Moon'], jd - 1.3 / 86_400);
        const [seen] = analytical.places(['Moon'], jd);
        // 1.3 s is the light-time of the Moon within 0.1 s, in which it moves 0.06″.
        expect(Math.abs(signedDegrees((now?.longitude ?? 0) - (seen?.longitude ?? 9)) * 3600)).toBeLessThan(0.1);
      }),
    );
  });

  it('have speeds that are the rates of their longitudes', () => {
    const step = 0.01;
    for (const ephemeris of [there, viewOf(astronomyEngine)]) {
      fc.assert(
        fc.property(instant, (jd) => {
          for (const body of BODIES) {
            if (body === 'TrueNode') continue;
            const [before, now, after] = [-step, 0, step].map((days) => at(ephemeris.places([body], jd + days), 0));
            const rate = signedDegrees((after?.longitude ?? 0) - (before?.longitude ?? 0)) / (2 * step);
            expect(Math.abs(rate - (now?.longitudeSpeed ?? 9)), body).toBeLessThan(1e-4);
          }
        }),
        { numRuns: 25 },
      );
    }
  });

  it('pass through the interpolated ephemeris within 0.001″, apart from the apparent ones', () => {
    const smooth = interpolated(analytical);
    const view = viewOf(smooth);
    fc.assert(
      fc.property(instant, (jd) => {
        smooth.places(BODIES, jd);
        const want = there.places(BODIES, jd);
        view.places(BODIES, jd).forEach((got, i) => {
          const { longitude, latitude } = at(want, i);
          expect(Math.abs(signedDegrees(got.longitude - longitude)) * 3600).toBeLessThanOrEqual(0.001);
          expect(Math.abs(got.latitude - latitude) * 3600).toBeLessThanOrEqual(0.001);
        });
      }),
      { numRuns: 25 },
    );
  });

  it('are missing where an ephemeris has none, and then missing from its interpolation', () => {
    const stage = stageSky({ Sun: 0 });
    expect(geometricEphemeris(stage)).toBeUndefined();
    expect(geometricEphemeris(interpolated(stage))).toBeUndefined();
    expect('geometric' in interpolated(stage)).toBe(false);
  });

  it('come by one view for each ephemeris, which is its own view', () => {
    expect(geometricEphemeris(analytical)).toBe(there);
    expect(there.places(['Sun', 'Mars'], 2_451_545)).toEqual(there.geometric?.(['Sun', 'Mars'], 2_451_545));
    expect([there.name, there.version, there.range]).toEqual([analytical.name, analytical.version, analytical.range]);
    expect(there.accuracy('Pluto', 2_451_545)).toBe(analytical.accuracy('Pluto', 2_451_545));
  });

  it('ask an ephemeris that is an object of a class as its method', () => {
    class Counting {
      readonly name = 'counting';
      readonly version = '1';
      readonly range = analytical.range;
      asked = 0;
      accuracy(): number {
        return 0;
      }
      places(...of: Parameters<Ephemeris['places']>) {
        return analytical.places(...of);
      }
      geometric(...of: Parameters<Ephemeris['places']>) {
        this.asked++;
        return there.places(...of);
      }
    }
    const counting = new Counting();
    viewOf(counting).places(['Sun'], 2_451_545);
    expect(counting.asked).toBe(1);
  });
});
