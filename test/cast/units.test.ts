import { describe, expect, it } from 'vitest';
import { luminaryContext } from '../../src/cast/context.js';
import { type Division, limbSkyOf } from '../../src/cast/limbs.js';
import { unitsOf } from '../../src/cast/units.js';
import { PLACES } from '../support/panchang.js';
import { sampled, WHOLE } from '../support/sample.js';

/** 1240-01-01 and 2460-01-01, Julian days. */
const STARTS = [2_173_964, 2_619_590];
/** More than a turn of the Moon's perigee, in which it is slow in every sign. */
const DAYS = 3500;

describe('units of a division', () => {
  it.each([
    ['moon_sign', 12, 1.9, 2.8],
    ['sun_nakshatra', 27, 12.9, 14.2],
    ['tithi', 30, 0.79, 1.14],
    ['nakshatra', 27, 0.85, 1.16],
    ['yoga', 27, 0.79, 1.1],
    ['karana', 60, 0.39, 0.57],
  ] as const)(
    'of %s follow each other without a gap, each found from wherever one looks',
    (division, count, least, most) => {
      for (const moon of ['geocentric', 'topocentric'] as const) {
        const limbs = limbSkyOf(luminaryContext({}, { conventions: { moon } }), PLACES.quito);
        for (const start of sampled(STARTS, 1)) {
          const days =
            division === 'moon_sign' || division === 'sun_nakshatra' ? (WHOLE ? DAYS : DAYS / 5) : WHOLE ? 400 : 100;
          const units = unitsOf(division as Division, limbs)(start, start + days);
          let before = units[0];
          for (const unit of units.slice(1)) {
            expect(unit.start).toBe(before?.end);
            expect(unit.number).toBe(((before?.number ?? 0) % count) + 1);
            // As seen from a place the Moon runs unevenly through a day.
            const slack = moon === 'topocentric' ? 0.2 : 0;
            expect(unit.end - unit.start).toBeGreaterThan(least - slack);
            expect(unit.end - unit.start).toBeLessThan(most + slack);
            expect(limbs.number(division, (unit.start + unit.end) / 2)).toBe(unit.number);
            expect(limbs.end(division, unit.number, unit.start)).toBe(unit.end);
            expect(limbs.start(division, unit.number, unit.end - 1e-6)).toBe(unit.start);
            before = unit;
          }
          expect(units.length).toBeGreaterThan(days / (most + 0.2));
        }
      }
    },
  );
});
