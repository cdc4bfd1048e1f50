import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analytical } from '../../src/sky/analytical/analytical.js';
import type { Body } from '../../src/sky/ephemeris.js';
import { interpolated, ROUGH } from '../../src/sky/interpolated.js';

const BODIES: readonly Body[] = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Pluto', 'TrueNode'];
const instant = fc.double({ min: 2_420_000, max: 2_480_000, noNaN: true });

describe('interpolated ephemeris', () => {
  it('stays within 0.001″ of its base, Mercury, Saturn and Pluto within what is stated of them', () => {
    const smooth = interpolated(analytical);
    fc.assert(
      fc.property(instant, (jd) => {
        const want = analytical.places(BODIES, jd);
        smooth.places(BODIES, jd).forEach((got, i) => {
          const most = ROUGH[BODIES[i] as Body] ?? 0.001;
          const turn = got.longitude - (want[i]?.longitude ?? Number.NaN);
          expect(Math.abs(turn - 360 * Math.round(turn / 360)) * 3600).toBeLessThanOrEqual(most);
          expect(Math.abs(got.latitude - (want[i]?.latitude ?? Number.NaN)) * 3600).toBeLessThanOrEqual(most);
        });
      }),
      { numRuns: 40 },
    );
  });

  it('gives the same number in any order of calls, also when segments are dropped', () => {
    fc.assert(
      fc.property(
        fc.array(instant, { minLength: 2, maxLength: 6 }),
        fc.subarray([...BODIES], { minLength: 1 }),
        (jds, few) => {
          const roomy = interpolated(analytical);
          const tight = interpolated(analytical, { segments: 1 });
          const forward = jds.map((jd) => roomy.places(few, jd));
          const backward = [...jds].reverse().map((jd) => tight.places(few, jd));
          expect(backward.reverse()).toEqual(forward);
        },
      ),
      { numRuns: 15 },
    );
  });
});
