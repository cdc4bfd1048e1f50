import { describe, expect, it } from 'vitest';
import { delayWords } from '../../src/conventions/rules/delay.js';
import { constantFit, delayFit, difference } from '../../src/conventions/rules/fit.js';

describe('difference', () => {
  it.each([
    [23, 0, 23],
    [10, 350, 20],
    [350, 10, -20],
    [202.999, 0, 202.999],
    [203, 0, -157],
    [0, 157, -157],
  ])('of %d and %d is %d', (tropical, observed, expected) => {
    expect(difference(tropical, observed)).toBeCloseTo(expected, 9);
  });
});

describe('fits', () => {
  const speeds = [0.98, 13.2, 0.6, 1.4, 0.2];

  it('a constant: the mean, and what it leaves as observed minus computed', () => {
    const fit = constantFit([23, 23, 24]);
    expect(fit.offset).toBeCloseTo(70 / 3, 12);
    expect(fit.delay).toBe(0);
    expect(fit.residuals[0]).toBeCloseTo(1200, 6);
    expect(fit.residuals[2]).toBeCloseTo(-2400, 6);
    expect(fit.rms).toBeCloseTo(Math.sqrt((1200 ** 2 * 2 + 2400 ** 2) / 3), 6);
  });

  it('a delay: what was put in comes out, and nothing is left', () => {
    const fit = delayFit(
      speeds.map((speed) => 23.5 - speed * 0.25),
      speeds,
    );
    expect(fit.offset).toBeCloseTo(23.5, 12);
    expect(fit.delay).toBeCloseTo(0.25, 12);
    expect(fit.rms).toBeLessThan(1e-8);
  });

  it('a delay: leaves less than a constant', () => {
    const differences = [23.1, 22.4, 23.2, 23, 23.3];
    expect(delayFit(differences, speeds).rms).toBeLessThan(constantFit(differences).rms);
    const { residuals } = delayFit(differences, speeds);
    expect(residuals.reduce((sum, residual) => sum + residual, 0)).toBeCloseTo(0, 6);
  });
});

describe('what a delay may come from', () => {
  it.each([
    [0, undefined, /^a rounded time/],
    [30, undefined, /^a rounded time/],
    [-30, undefined, /^a rounded time/],
    [30.1, undefined, /^another instant/],
    [3600, undefined, /^daylight saving/],
    [-3629, undefined, /^daylight saving/],
    [-1800, undefined, /^daylight saving/],
    [3631, undefined, /^another instant/],
    [1275, 1264.8, /mean time/],
    [1275, undefined, /^another instant/],
    [1800, 1800, /mean time/],
    [10 * 86_400, undefined, /calendar/],
    [-13 * 86_400 + 12, undefined, /calendar/],
    [4 * 86_400, undefined, /^another instant/],
    [10.5 * 86_400, undefined, /^another instant/],
  ] as const)('%d s, mean time %d', (seconds, meanTime, expected) => {
    expect(delayWords(seconds, meanTime)).toMatch(expected);
  });
});
