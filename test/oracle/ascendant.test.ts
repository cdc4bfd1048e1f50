import { describe, expect, it } from 'vitest';
import { microArcseconds, RADIANS, signedDegrees, toDegrees } from '../../src/math/angle.js';
import { meanAyanamsa } from '../../src/sky/ayanamsa.js';
import { frameAt } from '../../src/sky/frame.js';
import { ascendant, midheaven } from '../../src/sky/houses.js';
import { siderealAscendant } from '../../src/sky/sidereal.js';
import { apparentSiderealTime } from '../../src/sky/sidereal-time.js';
import { at, fixture } from '../support/fixtures.js';

interface Sample {
  readonly ut: number;
  readonly tt: number;
  readonly nutationLongitude: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly ascendant: number;
  readonly midheaven: number;
  readonly trueAyanamsas: { readonly lahiri: number };
}

const { samples } = fixture<{ samples: readonly Sample[] }>('oracle/frames.json');
const arcseconds = (degrees: number): number => Math.abs(signedDegrees(degrees)) * 3600;

function rising({ ut, tt, latitude, longitude }: Sample): { ascendant: number; midheaven: number } {
  const frame = frameAt(tt);
  const siderealTime = apparentSiderealTime(ut, tt, frame) + longitude * RADIANS;
  return {
    ascendant: ascendant(siderealTime, latitude, frame.obliquity) ?? Number.NaN,
    midheaven: midheaven(siderealTime, frame.obliquity),
  };
}

describe('against Swiss Ephemeris, 1850–2050, latitudes to 65°', () => {
  it('spans both hemispheres', () => {
    const latitudes = samples.map(({ latitude }) => latitude);
    expect([Math.min(...latitudes) < -60, Math.max(...latitudes) > 60]).toEqual([true, true]);
  });

  it('ascendant within 0.01″', () => {
    const errors = samples.map((sample) => arcseconds(rising(sample).ascendant - sample.ascendant));
    console.log(`ascendant: at most ${Math.max(...errors).toFixed(5)}″ over ${samples.length} samples`);
    expect(Math.max(...errors)).toBeLessThan(0.01);
  });

  it('midheaven within 0.001″', () => {
    const errors = samples.map((sample) => arcseconds(rising(sample).midheaven - sample.midheaven));
    console.log(`midheaven: at most ${Math.max(...errors).toFixed(5)}″`);
    expect(Math.max(...errors)).toBeLessThan(0.001);
  });

  it('sidereal ascendant within 0.01″', () => {
    for (const sample of samples) {
      const { ut, tt, latitude, longitude, trueAyanamsas } = sample;
      const ours = siderealAscendant({ ut, tt }, latitude, longitude, 'lahiri');
      expect(
        arcseconds(toDegrees(microArcseconds(ours ?? Number.NaN)) - (sample.ascendant - trueAyanamsas.lahiri)),
      ).toBeLessThan(0.01);
    }
  });
});

describe('everywhere on Earth', () => {
  const OBLIQUITY = 23.44 * RADIANS;

  function horizon(longitude: number, siderealTime: number, latitude: number): { up: number; east: number } {
    const [lon, lat] = [longitude * RADIANS, latitude * RADIANS];
    const x = Math.cos(lon);
    const y = Math.sin(lon) * Math.cos(OBLIQUITY);
    const z = Math.sin(lon) * Math.sin(OBLIQUITY);
    const toMeridian = x * Math.cos(siderealTime) + y * Math.sin(siderealTime);
    const east = -x * Math.sin(siderealTime) + y * Math.cos(siderealTime);
    return { up: Math.cos(lat) * toMeridian + Math.sin(lat) * z, east };
  }

  it('is on the eastern horizon and is about to rise, within the polar circles too', () => {
    for (let latitude = -89; latitude <= 89; latitude += 1)
      for (let hour = 0.01; hour < 24; hour += 0.5) {
        const siderealTime = (hour / 12) * Math.PI;
        const longitude = ascendant(siderealTime, latitude, OBLIQUITY);
        if (longitude === undefined) throw new Error(`nothing rises at ${latitude}, ${hour} h`);
        const now = horizon(longitude, siderealTime, latitude);
        expect(Math.abs(now.up)).toBeLessThan(1e-12);
        expect(now.east).toBeGreaterThan(0);
        expect(horizon(longitude, siderealTime + 1e-4, latitude).up).toBeGreaterThan(0);
      }
  });

  it('is nowhere at the poles, and where ecliptic and horizon meet due north and south', () => {
    expect(ascendant(1, 90, OBLIQUITY)).toBeUndefined();
    expect(ascendant(1, -90, OBLIQUITY)).toBeUndefined();
    // At the polar circle the pole of the ecliptic passes through the zenith at 18 h.
    expect(ascendant(1.5 * Math.PI, 90 - 23.44, OBLIQUITY)).toBeUndefined();
  });

  it('is a quarter turn from the midheaven at the equator, at 0 h and 12 h', () => {
    for (const siderealTime of [0, Math.PI])
      expect(
        signedDegrees((ascendant(siderealTime, 0, OBLIQUITY) ?? 0) - midheaven(siderealTime, OBLIQUITY)),
      ).toBeCloseTo(90, 10);
  });

  it('stays the same through 180° of longitude', () => {
    const instant = { ut: at(samples, 0).ut, tt: at(samples, 0).tt };
    expect(siderealAscendant(instant, 20, 180, 'lahiri')).toBe(siderealAscendant(instant, 20, -180, 'lahiri'));
    expect(meanAyanamsa('lahiri', instant.tt)).toBeGreaterThan(0);
  });
});
