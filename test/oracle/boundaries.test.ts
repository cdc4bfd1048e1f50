import { describe, expect, it } from 'vitest';
import { microArcseconds, toMicroArcseconds } from '../../src/math/angle.js';
import { analytical } from '../../src/sky/analytical/analytical.js';
import { meanAyanamsa } from '../../src/sky/ayanamsa.js';
import type { Body } from '../../src/sky/ephemeris.js';
import { siderealAscendant } from '../../src/sky/sidereal.js';
import { fixture } from '../support/fixtures.js';
import { LEVELS, toNearest } from '../support/levels.js';

interface Sample {
  readonly body: Body | 'Ascendant';
  readonly school: 'lahiri' | 'kp';
  /** Julian days. */
  readonly tt: number;
  readonly ut?: number;
  readonly place?: readonly [latitude: number, longitude: number];
  /** What the oracle says, micro-arcseconds. */
  readonly longitude: number;
}

const { samples } = fixture<{ readonly samples: readonly Sample[] }>('oracle/boundaries.json');

/** Arcseconds: the ayanāṁśas of both differ by at most 0.001″, and the ascendants by less than 0.01″. */
const AYANAMSA_ERROR = 0.002;
const ASCENDANT_ERROR = 0.01;

function ownLongitude({ body, school, tt, ut, place }: Sample): number {
  if (body !== 'Ascendant') {
    const longitude = analytical.places([body], tt)[0]?.longitude ?? Number.NaN;
    return toMicroArcseconds(longitude - meanAyanamsa(school, tt));
  }
  if (ut === undefined || place === undefined) throw new Error('an ascendant wants an instant and a place');
  return siderealAscendant({ ut, tt }, ...place, school) ?? Number.NaN;
}

const stated = ({ body, tt }: Sample): number =>
  AYANAMSA_ERROR + (body === 'Ascendant' ? ASCENDANT_ERROR : analytical.accuracy(body, tt));

const rows = samples.map((sample) => ({ ...sample, own: ownLongitude(sample), stated: stated(sample) }));

describe('near boundaries, where Swiss Ephemeris stands just beyond our stated error', () => {
  it('every longitude is within the stated error', () => {
    for (const { body, tt, own, longitude, stated } of rows)
      expect(Math.abs(own - longitude) / 1e6, `${body} at ${tt}`).toBeLessThan(stated);
  });

  it('sign, nakṣatra, pada, vargas and KP sub are those of the oracle', () => {
    let close = 0;
    for (const { body, school, tt, own, longitude, stated } of rows)
      for (const [name, level] of Object.entries(LEVELS)) {
        if (level.school !== school) continue;
        const distance = toNearest(longitude, level);
        if (distance <= stated) continue;
        if (distance < 4 * stated) close++;
        expect(
          level.classify(microArcseconds(own)),
          `${name} of ${body} at ${tt}, ${distance.toFixed(3)}″ from a boundary`,
        ).toBe(level.classify(microArcseconds(longitude)));
      }
    expect(close).toBeGreaterThan(400);
  });
});
