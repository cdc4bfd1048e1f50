import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analytical } from '../../src/sky/analytical/analytical.js';
import { interpolated } from '../../src/sky/interpolated.js';
import { isUp, nextRising, nextSetting } from '../../src/sky/rise-set.js';
import { runs } from '../support/sample.js';

const DAYS = 1.3;
/** Four minutes. */
const LOOK = 1 / 360;
/** 0.02 s. */
const EXACT = 0.02 / 86400;
/** Fast, and within 0.001″ of the analytical ephemeris. */
const smooth = interpolated(analytical);

const body = fc.constantFrom('Sun' as const, 'Moon' as const);
const rule = fc.constantFrom(
  'upper_limb' as const,
  'disc_center' as const,
  'centre_refraction' as const,
  'tip_no_refraction' as const,
);
const longitude = fc.double({ min: -180, max: 180, noNaN: true });
const from = fc.double({ min: 2_090_000, max: 2_810_000, noNaN: true });

const latitude = fc.oneof(
  fc.double({ min: -90, max: 90, noNaN: true }),
  fc.double({ min: 59, max: 72, noNaN: true }),
  fc.constantFrom(90, -90, 0),
);

describe.each([
  ['nextRising', nextRising, true],
  ['nextSetting', nextSetting, false],
] as const)('%s', (_, next, upAfter) => {
  it('finds the first change and only a true one, everywhere on Earth', () => {
    fc.assert(
      fc.property(body, rule, latitude, longitude, from, (body, rule, latitude, longitude, from) => {
        const search = { body, rule, observer: { latitude, longitude }, from, to: from + DAYS, ephemeris: analytical };
        const found = next(search);
        if (found !== undefined) {
          expect(found).toBeGreaterThanOrEqual(from);
          expect(found).toBeLessThanOrEqual(search.to);
          expect(isUp(search, found + EXACT)).toBe(upAfter);
          expect(isUp(search, found - EXACT)).toBe(!upAfter);
        }
        const looks = { ...search, ephemeris: smooth };
        for (let at = from, was = isUp(looks, at); at + LOOK < Math.min(found ?? Infinity, search.to); at += LOOK) {
          const is = isUp(looks, at + LOOK);
          expect(was !== is && is === upAfter, `a change before ${at + LOOK}, found ${found}`).toBe(false);
          was = is;
        }
      }),
      { numRuns: runs(150) },
    );
  });

  it('gives the same instant from any start of the search', () => {
    fc.assert(
      fc.property(
        body,
        fc.double({ min: -66, max: 66, noNaN: true }),
        longitude,
        from,
        fc.double({ min: 0.001, max: 0.6, noNaN: true }),
        (body, latitude, longitude, from, later) => {
          const search = { body, observer: { latitude, longitude }, ephemeris: analytical };
          const found = next({ ...search, from, to: from + DAYS });
          if (found === undefined) return;
          const again = next({ ...search, from: Math.max(from, found - later), to: found + later });
          expect(Math.abs((again ?? Number.NaN) - found)).toBeLessThanOrEqual(EXACT);
          expect(next({ ...search, from: found + EXACT, to: found + 0.2 })).not.toBeCloseTo(found, 4);
          expect(next({ ...search, from: Math.max(from, found - later), to: found - EXACT })).toBeUndefined();
        },
      ),
      { numRuns: runs(100) },
    );
  });
});
