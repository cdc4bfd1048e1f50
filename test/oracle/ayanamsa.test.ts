import { describe, expect, it } from 'vitest';
import { RADIANS, signedDegrees } from '../../src/math/angle.js';
import { meanAyanamsa } from '../../src/sky/ayanamsa.js';
import { meanAyanamsaOf } from '../../src/sky/ayanamsaOf.js';
import { frameAt } from '../../src/sky/frame.js';
import { apparentSiderealTime } from '../../src/sky/sidereal-time.js';
import type { Ayanamsa } from '../../src/types.js';
import { at, fixture } from '../support/fixtures.js';

interface Frame {
  readonly ut: number;
  readonly tt: number;
  readonly obliquity: number;
  readonly meanObliquity: number;
  readonly nutationLongitude: number;
  readonly nutationObliquity: number;
  readonly siderealHours: number;
  readonly ayanamsas: Readonly<Record<Ayanamsa, number>>;
  readonly trueAyanamsas: Readonly<Record<Ayanamsa, number>>;
}

const { samples } = fixture<{ samples: readonly Frame[] }>('oracle/frames.json');

/** In arcseconds; printed, since docs quote it. */
function worst(what: string, difference: (sample: Frame) => number): number {
  const largest = samples.reduce(
    (most, sample) => Math.max(most, Math.abs(signedDegrees(difference(sample))) * 3600),
    0,
  );
  console.log(`${what}: at most ${largest.toFixed(5)}″ over ${samples.length} dates in 1850–2050`);
  return largest;
}

describe('against Swiss Ephemeris, 1850–2050', () => {
  it('has enough samples, spread over the whole span', () => {
    expect(samples.length).toBeGreaterThanOrEqual(400);
    const days = samples.map(({ ut }) => ut);
    expect(Math.min(...days)).toBeLessThan(2_398_000);
    expect(Math.max(...days)).toBeGreaterThan(2_468_500);
  });

  it.each(['lahiri', 'raman', 'yukteswar', 'bhasin', 'kp'] as const)('mean ayanāṁśa %s within 0.01″', (school) => {
    expect(
      worst(`ayanamsa ${school}`, ({ tt, ayanamsas }) => meanAyanamsa(school, tt) - at(ayanamsas, school)),
    ).toBeLessThan(0.01);
  });

  it('mean ayanāṁśa true_chitra within 0.05″, the aberration of Spica included', () => {
    expect(
      worst(
        'ayanamsa true_chitra',
        ({ tt, ayanamsas }) => meanAyanamsaOf('true_chitra', tt, 'apparent') - ayanamsas.true_chitra,
      ),
    ).toBeLessThan(0.05);
  });

  it('mean ayanāṁśa plus nutation is the true one', () => {
    expect(
      worst(
        'true ayanamsa lahiri',
        ({ tt, trueAyanamsas }) =>
          meanAyanamsa('lahiri', tt) + frameAt(tt).nutationLongitude / RADIANS - trueAyanamsas.lahiri,
      ),
    ).toBeLessThan(0.01);
  });

  it('nutation in longitude within 0.001″', () => {
    expect(
      worst('Δψ', ({ tt, nutationLongitude }) => frameAt(tt).nutationLongitude / RADIANS - nutationLongitude),
    ).toBeLessThan(0.001);
  });

  it('nutation in obliquity within 0.001″', () => {
    expect(
      worst('Δε', ({ tt, nutationObliquity }) => frameAt(tt).nutationObliquity / RADIANS - nutationObliquity),
    ).toBeLessThan(0.001);
  });

  it('mean obliquity within 0.0005″', () => {
    expect(
      worst('mean obliquity', ({ tt, meanObliquity }) => frameAt(tt).meanObliquity / RADIANS - meanObliquity),
    ).toBeLessThan(0.0005);
  });

  it('true obliquity within 0.001″', () => {
    expect(worst('true obliquity', ({ tt, obliquity }) => frameAt(tt).obliquity / RADIANS - obliquity)).toBeLessThan(
      0.001,
    );
  });

  it('apparent sidereal time within 0.001″', () => {
    expect(
      worst(
        'sidereal time',
        ({ ut, tt, siderealHours }) => apparentSiderealTime(ut, tt, frameAt(tt)) / RADIANS - siderealHours * 15,
      ),
    ).toBeLessThan(0.001);
  });
});
