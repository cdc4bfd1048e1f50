import { describe, expect, it } from 'vitest';
import { analytical, TABLES } from '../../src/sky/analytical/analytical.js';
import { BitReader } from '../../src/sky/analytical/bits.js';
import { Instant } from '../../src/sky/analytical/bodies.js';
import { BODIES, type Body } from '../../src/sky/ephemeris.js';

const J2000 = 2_451_545;

const place = (body: Body, jd: number) => {
  const [found] = analytical.places([body], jd);
  if (found === undefined) throw new Error(body);
  return found;
};

describe('heliocentric and geocentric states', () => {
  it('agree with JPL DE405 at J2000 (Earth barycentric minus Sun, au)', () => {
    const earth = new Instant(TABLES, J2000).heliocentric('Earth');
    // DE405, Julian day 2451545.0 TDB
    const de405 = [
      -0.1771351029588, 0.887428524507, 0.3847428922523, -0.017207625056, -0.0028981678051, -0.0012563950093,
    ];
    de405.forEach((x, i) => {
      expect(Math.abs((earth[i] ?? 0) - x)).toBeLessThan(i < 3 ? 1e-7 : 1e-8);
    });
    const moon = new Instant(TABLES, J2000).moon();
    const moon405 = [
      -0.0019492816782, -0.001782891882, -0.0005087136666, 0.0003716704684, -0.0003846978345, -0.0001740301578,
    ];
    moon405.forEach((x, i) => {
      expect(Math.abs((moon[i] ?? 0) - x)).toBeLessThan(i < 3 ? 2e-9 : 1.5e-9);
    });
  });

  it('carry velocities that are the derivatives of their positions', () => {
    const h = 0.01;
    for (const body of ['Earth', 'Mercury', 'Mars', 'Saturn', 'Uranus', 'Pluto'] as const) {
      for (const jd of [2_200_000.3, J2000 + 10, 2_700_000.9]) {
        const at = new Instant(TABLES, jd).heliocentric(body);
        const before = new Instant(TABLES, jd - h).heliocentric(body);
        const after = new Instant(TABLES, jd + h).heliocentric(body);
        for (let i = 0; i < 3; i++) {
          const slope = ((after[i] ?? 0) - (before[i] ?? 0)) / (2 * h);
          expect(Math.abs((at[i + 3] ?? 0) - slope)).toBeLessThan(1e-6);
        }
      }
    }
  });
});

describe('places', () => {
  it('come in the order of the input and do not depend on other bodies', () => {
    const jd = 2_460_000.25;
    const all = analytical.places(BODIES, jd);
    BODIES.forEach((body, i) => {
      expect(place(body, jd)).toEqual(all[i]);
    });
    expect(analytical.places([...BODIES].reverse(), jd)).toEqual([...all].reverse());
  });

  it('cover the whole range with longitudes in 0 … 360', () => {
    const { from, to } = analytical.range;
    for (const jd of [from, from + 1, J2000, to - 1, to]) {
      for (const p of analytical.places(BODIES, jd)) {
        expect(p.longitude).toBeGreaterThanOrEqual(0);
        expect(p.longitude).toBeLessThan(360);
        expect(Math.abs(p.latitude)).toBeLessThan(20);
        expect(p.distance).toBeGreaterThan(0);
      }
    }
  });

  it('give speeds that are the slopes of their longitudes', () => {
    const h = 0.02;
    for (const body of BODIES) {
      for (const jd of [2_433_000.1, J2000 + 77.7, 2_470_123.4]) {
        const turn = place(body, jd + h).longitude - place(body, jd - h).longitude;
        const slope = (turn - 360 * Math.round(turn / 360)) / (2 * h);
        const limit = (body === 'Moon' || body === 'TrueNode' ? 1 : 0.05) / 3600;
        expect(Math.abs(place(body, jd).longitudeSpeed - slope), `${body} ${jd}`).toBeLessThan(limit);
      }
    }
  });

  it('keep the mean node moving backwards and the true node near it', () => {
    for (let jd = 2_420_000; jd < 2_480_000; jd += 997) {
      const mean = place('MeanNode', jd);
      const turn = place('TrueNode', jd).longitude - mean.longitude;
      expect(mean.longitudeSpeed).toBeLessThan(-0.05);
      expect(Math.abs(turn - 360 * Math.round(turn / 360))).toBeLessThan(2);
    }
  });

  it('state an accuracy for every body and century', () => {
    for (const body of BODIES) {
      for (let year = 1000; year < 3000; year += 50) {
        const stated = analytical.accuracy(body, J2000 + (year - 2000) * 365.25);
        expect(stated).toBeGreaterThan(0);
        expect(stated).toBeLessThan(10);
      }
    }
  });
});

describe('BitReader', () => {
  it('reads fields and Exp-Golomb numbers', () => {
    // 101 | 00110 | 0111
    const bits = new BitReader('pnA=');
    expect(bits.take(3)).toBe(5);
    expect(bits.golomb(0)).toBe(5);
    expect(bits.signed(1)).toBe(-3);
  });
});
