import { describe, expect, it } from 'vitest';
import { RADIANS } from '../../src/math/angle.js';
import { analytical } from '../../src/sky/analytical/analytical.js';
import { frameAt } from '../../src/sky/frame.js';
import { instantFromUt } from '../../src/sky/instant.js';
import { positions } from '../../src/sky/positions.js';
import { isUp, nextRising, nextSetting, type RiseSetRule, solarHourAngle } from '../../src/sky/rise-set.js';
import { apparentSiderealTime } from '../../src/sky/sidereal-time.js';

const ephemeris = analytical;
const DELHI = { latitude: 28.6139, longitude: 77.209 };
/** 2024-03-20 0h UT. */
const EQUINOX = 2460389.5;

const sun = (observer: { latitude: number; longitude: number }, rule: RiseSetRule = 'upper_limb') => ({
  body: 'Sun' as const,
  observer,
  rule,
  ephemeris,
});

describe('the Sun', () => {
  it('rises and sets once a day, and is up between', () => {
    let at = EQUINOX;
    for (let i = 0; i < 30; i++) {
      const rise = nextRising({ ...sun(DELHI), from: at, to: at + 1.5 });
      expect(rise).toBeDefined();
      if (rise === undefined) return;
      const set = nextSetting({ ...sun(DELHI), from: rise, to: rise + 1 });
      expect(set).toBeDefined();
      if (set === undefined) return;
      expect((set - rise) * 24).toBeGreaterThan(11.9);
      expect((set - rise) * 24).toBeLessThan(13.5);
      expect(isUp(sun(DELHI), (rise + set) / 2)).toBe(true);
      expect(isUp(sun(DELHI), rise - 0.01)).toBe(false);
      expect(isUp(sun(DELHI), set + 0.01)).toBe(false);
      at = set;
    }
  });

  it('finds a rising again from just before it, and not from just after', () => {
    const from = EQUINOX;
    const rise = nextRising({ ...sun(DELHI), from, to: from + 1 }) ?? 0;
    expect(nextRising({ ...sun(DELHI), from: rise - 1e-4, to: rise + 0.5 })).toBeCloseTo(rise, 6);
    expect(nextRising({ ...sun(DELHI), from: rise + 1e-5, to: rise + 0.5 })).toBeUndefined();
  });

  it('is up for 12 hours at the equinox by the centre, some 7 minutes longer by the limb', () => {
    const equator = { latitude: 0, longitude: 0 };
    const length = (rule: RiseSetRule): number => {
      const rise = nextRising({ ...sun(equator, rule), from: EQUINOX, to: EQUINOX + 1 }) ?? 0;
      return ((nextSetting({ ...sun(equator, rule), from: rise, to: rise + 1 }) ?? 0) - rise) * 1440;
    };
    expect(Math.abs(length('disc_center') - 720)).toBeLessThan(0.5);
    expect(length('upper_limb') - length('disc_center')).toBeCloseTo(6.66, 1);
    // A day is longer by 8 s at each arcminute: 50′, 34′ and 16′ below.
    const longer = (rule: RiseSetRule): number => (length(rule) - length('disc_center')) / (2 * 50);
    expect(longer('centre_refraction') / longer('upper_limb')).toBeCloseTo(34 / 50, 3);
    expect(longer('tip_no_refraction') / longer('upper_limb')).toBeCloseTo(16 / 50, 3);
  });

  it('is above or below for months beyond the polar circle', () => {
    const cape = { latitude: 71.17, longitude: 25.78 };
    const summer = 2460482.5;
    const winter = 2460665.5;
    for (const [from, up] of [
      [summer, true],
      [winter, false],
    ] as const) {
      expect(nextRising({ ...sun(cape), from, to: from + 10 })).toBeUndefined();
      expect(nextSetting({ ...sun(cape), from, to: from + 10 })).toBeUndefined();
      expect(isUp(sun(cape), from + 5.3)).toBe(up);
    }
  });

  // Days shorter than the two hours between looks: the first and last of the polar winter, wherever the search begins.
  it('does not miss a day of a few minutes', () => {
    let shortest = 1440;
    for (let step = 0; step < 60; step++) {
      const observer = { latitude: 67.2 + step * 0.005, longitude: 0 };
      const from = 2460666.5;
      const rise = nextRising({ ...sun(observer), from, to: from + 1 });
      if (rise === undefined) continue;
      const set = nextSetting({ ...sun(observer), from: rise, to: rise + 0.9 });
      expect(set, `latitude ${observer.latitude}`).toBeDefined();
      if (set === undefined) continue;
      shortest = Math.min(shortest, (set - rise) * 1440);
      expect(nextRising({ ...sun(observer), from: rise - 0.002, to: rise + 0.9 })).toBeCloseTo(rise, 5);
      expect(nextSetting({ ...sun(observer), from: from, to: set + 0.002 })).toBeCloseTo(set, 5);
    }
    expect(shortest).toBeLessThan(40);
    expect(shortest).toBeGreaterThan(0);
  });
});

describe('the Moon', () => {
  it.each([
    ['upper_limb', 0.7275, 34],
    ['disc_center', 0, 0],
    ['centre_refraction', 1, 34],
    ['tip_no_refraction', 0.7275, 0],
  ] as const)('rises by %s at %f of its parallax less %i′', (rule, share, refraction) => {
    const observer = { latitude: 0, longitude: 30 };
    const rise =
      nextRising({ body: 'Moon', observer, rule, from: EQUINOX, to: EQUINOX + 1.2, ephemeris }) ?? Number.NaN;
    const instant = instantFromUt(rise);
    const [moon] = positions(['Moon'], instant);
    const { rightAscension, declination, distance } = moon ?? { rightAscension: 0, declination: 0, distance: 0 };
    const meridian = apparentSiderealTime(instant.ut, instant.tt, frameAt(instant.tt)) / RADIANS + observer.longitude;
    // On the equator the sine of the altitude is the cosine of declination by that of the hour angle.
    const sine = Math.cos(declination * RADIANS) * Math.cos((meridian - rightAscension) * RADIANS);
    const parallax = Math.asin(6378.1366 / 149_597_870.7 / distance) / RADIANS;
    expect(Math.abs(Math.asin(sine) / RADIANS - (share * parallax - refraction / 60)) * 3600).toBeLessThan(1);
  });

  it('rises some 50 minutes later each day', () => {
    let at = EQUINOX;
    const gaps: number[] = [];
    let before: number | undefined;
    for (let i = 0; i < 28; i++) {
      const rise = nextRising({ body: 'Moon', observer: DELHI, from: at, to: at + 2, ephemeris }) ?? Number.NaN;
      if (before !== undefined) gaps.push((rise - before) * 24);
      before = rise;
      at = rise + 0.1;
    }
    expect(Math.min(...gaps)).toBeGreaterThan(24.4);
    expect(Math.max(...gaps)).toBeLessThan(25.4);
  });
});

describe('solarHourAngle', () => {
  it('is noon when the hour angle is 0, and 6 hours before it at -90', () => {
    const noon = solarHourAngle(0, DELHI, EQUINOX + 0.3, ephemeris);
    // Mean noon at 77.209 E is 6 h 51 min 10 s UT; the equation of time was -7 min 24 s.
    expect(Math.abs((noon - EQUINOX) * 1440 - (12 * 60 - 77.209 * 4 + 7.4))).toBeLessThan(0.3);
    const six = solarHourAngle(-90, DELHI, noon - 0.25, ephemeris);
    expect((noon - six) * 24).toBeCloseTo(6, 2);
  });

  it('is the sunrise of the equator by the centre, at the equinox', () => {
    const observer = { latitude: 0, longitude: 20 };
    const rise = nextRising({ ...sun(observer, 'disc_center'), from: EQUINOX, to: EQUINOX + 1 }) ?? 0;
    expect(solarHourAngle(-90, observer, rise + 0.01, ephemeris)).toBeCloseTo(rise, 4);
  });

  it('exists at the poles', () => {
    for (const latitude of [90, -90]) {
      const found = solarHourAngle(-90, { latitude, longitude: 0 }, EQUINOX + 0.25, ephemeris);
      expect(Math.abs(found - EQUINOX - 0.25) * 1440).toBeLessThan(8);
    }
  });
});
