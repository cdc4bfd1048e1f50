import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cuspsAt, cuspsOfAscendant, orientationAt } from '../../src/cast/cusps.js';
import { isSiddhantaError } from '../../src/errors.js';
import { houseAt } from '../../src/kp/rules/figure.js';
import { horaryLongitude } from '../../src/kp/rules/lattice.js';
import { DEGREE, microArcseconds, modulo, RADIANS, signedDegrees, TURN } from '../../src/math/angle.js';
import { ascendant, siderealTimeOfAscendant } from '../../src/sky/houses.js';
import { instantFromUt } from '../../src/sky/instant.js';
import { runs, sampled } from '../support/sample.js';

const NUMBERS = Array.from({ length: 249 }, (_, i) => i + 1);
const LATITUDES = [...Array.from({ length: 42 }, (_, i) => 3 * i - 60), 66, 11.02, 66.4];
/** 1000-01-01, 1900-01-01, 2024-02-05 10:21, 2999-12-31. */
const MOMENTS = [2086302.5, 2415020.5, 2460345.93125, 2816787.5].map(instantFromUt);
const orientations = MOMENTS.map((instant) => orientationAt(instant, 'kp'));

function codeOf(call: () => unknown): string {
  try {
    call();
  } catch (error) {
    return isSiddhantaError(error) ? `${error.code} ${error.field}` : String(error);
  }
  return 'none';
}

describe('the sidereal time of a horary ascendant', () => {
  it('gives the ascendant back within 0.0001″, for all numbers from 60° south to 66.4° north', () => {
    let worst = 0;
    for (const { frame, trueAyanamsa } of orientations)
      for (const latitude of LATITUDES)
        for (const number of NUMBERS) {
          const tropical = horaryLongitude(number) / DEGREE + trueAyanamsa;
          const siderealTime = siderealTimeOfAscendant(tropical, latitude, frame.obliquity);
          const back = ascendant(siderealTime ?? Number.NaN, latitude, frame.obliquity) ?? Number.NaN;
          worst = Math.max(worst, Math.abs(signedDegrees(back - tropical)) * 3600);
          if (Number.isNaN(back)) expect.fail(`number ${number} at ${latitude}`);
        }
    console.log(`ascendant there and back: at most ${worst.toExponential(1)}″`);
    expect(worst).toBeLessThan(0.0001);
  });
});

describe('horary cusps', () => {
  it('keep the number’s longitude as the first, exactly, and opposite cusps opposite', () => {
    for (const orientation of orientations)
      for (const latitude of [-60, 0, 28.6, 66])
        for (const number of sampled(NUMBERS, 50)) {
          const cusps = cuspsOfAscendant(horaryLongitude(number), latitude, orientation, 'place.latitude');
          expect(cusps[0]).toBe(horaryLongitude(number));
          expect(cusps.slice(6)).toEqual(cusps.slice(0, 6).map((cusp) => modulo(cusp + TURN / 2, TURN)));
        }
  });

  it('share out the circle without gap or overlap', () => {
    for (const orientation of orientations)
      for (const latitude of LATITUDES)
        for (const number of sampled(NUMBERS, 50)) {
          const cusps = cuspsOfAscendant(horaryLongitude(number), latitude, orientation, 'place.latitude');
          const lengths = cusps.map((cusp, i) => modulo((cusps[(i + 1) % 12] ?? 0) - cusp, TURN));
          const total = lengths.reduce((sum, length) => sum + length, 0);
          if (total !== TURN || lengths.some((length) => length <= 0 || !Number.isInteger(length)))
            expect.fail(`number ${number} at ${latitude}: ${cusps}`);
          cusps.forEach((cusp, i) => {
            const houses = [houseAt(cusp, cusps), houseAt(modulo(cusp - 1, TURN), cusps)];
            if (houses[0] !== i + 1 || houses[1] !== (i === 0 ? 12 : i))
              expect.fail(`cusp ${i + 1} of ${number}: ${houses}`);
          });
        }
  });

  it('put any longitude in exactly one house', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: TURN - 1 }),
        fc.integer({ min: 1, max: 249 }),
        fc.double({ min: -60, max: 66, noNaN: true }),
        (longitude, number, latitude) => {
          const cusps = cuspsOfAscendant(
            horaryLongitude(number),
            latitude,
            orientationAt(instantFromUt(2460345.93), 'kp'),
            'x',
          );
          const holding = cusps.filter((cusp, i) => {
            const next = cusps[(i + 1) % 12] ?? 0;
            return cusp < next ? cusp <= longitude && longitude < next : longitude >= cusp || longitude < next;
          });
          expect(holding).toHaveLength(1);
          expect(cusps[houseAt(microArcseconds(longitude), cusps) - 1]).toBe(holding[0]);
        },
      ),
    );
  });

  it('do not exist within the polar circles, whether the degree rises or not', () => {
    const [, , orientation] = orientations;
    if (orientation === undefined) throw new Error('no moment');
    const { obliquity } = orientation.frame;
    let neverRising = 0;
    for (const latitude of [-90, -89, -75, -66.6, 66.6, 68, 75, 80, 90])
      for (const number of NUMBERS) {
        const rising = horaryLongitude(number);
        expect(codeOf(() => cuspsOfAscendant(rising, latitude, orientation, 'place.latitude'))).toBe(
          'undefined_at_latitude place.latitude',
        );
        if (
          latitude === 68 &&
          !siderealTimeOfAscendant(rising / DEGREE + orientation.trueAyanamsa, latitude, obliquity)
        )
          neverRising++;
      }
    // |tan φ tan δ| > 1 for 51 of the 249 degrees at 68°.
    expect(neverRising).toBe(51);
  });

  it('exist up to the circle and not beyond it', () => {
    const [, , orientation] = orientations;
    if (orientation === undefined) throw new Error('no moment');
    const circle = 90 - orientation.frame.obliquity / RADIANS;
    expect(codeOf(() => cuspsOfAscendant(microArcseconds(0), circle - 1e-6, orientation, 'f'))).toBe('none');
    expect(codeOf(() => cuspsOfAscendant(microArcseconds(0), circle + 1e-6, orientation, 'f'))).toBe(
      'undefined_at_latitude f',
    );
    expect(codeOf(() => cuspsOfAscendant(microArcseconds(0), -circle - 1e-6, orientation, 'f'))).toBe(
      'undefined_at_latitude f',
    );
  });
});

describe('cusps of a moment', () => {
  it('share out the circle at any moment and place within the circles', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 2086302.5, max: 2816787.5, noNaN: true }),
        fc.double({ min: -66, max: 66, noNaN: true }),
        fc.double({ min: -180, max: 180, noNaN: true }),
        (ut, latitude, longitude) => {
          const instant = instantFromUt(ut);
          const cusps = cuspsAt(instant, { latitude, longitude }, orientationAt(instant, 'kp'), 'f');
          const lengths = cusps.map((cusp, i) => modulo((cusps[(i + 1) % 12] ?? 0) - cusp, TURN));
          expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(TURN);
          expect(Math.min(...lengths)).toBeGreaterThan(0);
        },
      ),
      { numRuns: runs(300) },
    );
  });

  it('are those of the number when the moment’s own ascendant is fed back', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 2415020.5, max: 2470000.5, noNaN: true }),
        fc.double({ min: -60, max: 60, noNaN: true }),
        (ut, latitude) => {
          const instant = instantFromUt(ut);
          const orientation = orientationAt(instant, 'kp');
          const cusps = cuspsAt(instant, { latitude, longitude: 77 }, orientation, 'f');
          const again = cuspsOfAscendant(microArcseconds(cusps[0] ?? 0), latitude, orientation, 'f');
          // Half a micro-arcsecond of ascendant moves other cusps by a few.
          for (const [i, cusp] of cusps.entries())
            expect(Math.abs(modulo(cusp - (again[i] ?? 0) + TURN / 2, TURN) - TURN / 2)).toBeLessThan(20);
        },
      ),
      { numRuns: runs(200) },
    );
  });
});
