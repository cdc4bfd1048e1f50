import { describe, expect, it } from 'vitest';
import { RADIANS, signedDegrees } from '../../src/math/angle.js';
import { analytical } from '../../src/sky/analytical/analytical.js';
import { meanAyanamsaOf } from '../../src/sky/ayanamsaOf.js';
import type { Body } from '../../src/sky/ephemeris.js';
import { frameAt } from '../../src/sky/frame.js';
import { apparentSiderealTime } from '../../src/sky/sidereal-time.js';
import { topocentricMoon, topocentricPlace } from '../../src/sky/topocentric.js';
import { at, fixture } from '../support/fixtures.js';

interface Sample {
  readonly ut_jd: number;
  readonly delta_t_s: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly lahiri: {
    readonly apparent: Readonly<Record<string, number>>;
    readonly topocentric_apparent: Readonly<Record<'Moon' | 'Sun' | 'Venus', number>>;
  };
}

const { samples } = fixture<{ readonly samples: readonly Sample[] }>('oracle/conventions.json');

const arcseconds = (degrees: number): number => signedDegrees(degrees) * 3600;
const instantOf = ({ ut_jd, delta_t_s }: Sample) => ({ ut: ut_jd, tt: ut_jd + delta_t_s / 86_400 });
const geocentric = (body: Body, tt: number) => at(analytical.places([body], tt), 0);

// Swiss Ephemeris leaves nutation out of the observer's place (SEFLG_NONUT in swi_get_observer), which moves the Moon by
// up to 0.15″: an observer on the mean equator, turning with mean sidereal time.
function fromMeanEquator(sample: Sample): number {
  const instant = instantOf(sample);
  const { nutationLongitude, obliquity, meanObliquity } = frameAt(instant.tt);
  const mean =
    apparentSiderealTime(instant.ut, instant.tt, frameAt(instant.tt)) - nutationLongitude * Math.cos(obliquity);
  const meridian = mean + sample.longitude * RADIANS;
  const { longitude, latitude, distance } = geocentric('Moon', instant.tt);
  const au = 149_597_870.7;
  const phi = sample.latitude * RADIANS;
  const f = 1 / 298.25642;
  const c = 6378.1366 / au / Math.sqrt(Math.cos(phi) ** 2 + (1 - f) ** 2 * Math.sin(phi) ** 2);
  const [x, y, z] = [
    c * Math.cos(phi) * Math.cos(meridian),
    c * Math.cos(phi) * Math.sin(meridian),
    c * (1 - f) ** 2 * Math.sin(phi),
  ];
  // While light travels distance/c, the observer moves by this part of a turn.
  const turned = ((distance * au) / 299_792.458) * 7.292115e-5;
  const [ox, oy] = [x + turned * y, y - turned * x];
  const beta = latitude * RADIANS;
  const lambda = longitude * RADIANS;
  return (
    Math.atan2(
      distance * Math.cos(beta) * Math.sin(lambda) - (oy * Math.cos(meanObliquity) + z * Math.sin(meanObliquity)),
      distance * Math.cos(beta) * Math.cos(lambda) - ox,
    ) / RADIANS
  );
}

describe('topocentric places, against Swiss Ephemeris', () => {
  it.each(['Sun', 'Venus'] as const)('%s within 0.02″', (body) => {
    for (const sample of samples) {
      const instant = instantOf(sample);
      const place = topocentricPlace(geocentric(body, instant.tt), instant, sample);
      const theirs = sample.lahiri.topocentric_apparent[body];
      const error = arcseconds(place.longitude - meanAyanamsaOf('lahiri', instant.tt) - theirs);
      expect(Math.abs(error), `at ${sample.ut_jd}`).toBeLessThan(0.02);
    }
  });

  it('Moon: the parallax within 0.015″ where the observer stands on the mean equator as theirs does, within 0.15″ on the true one', () => {
    for (const sample of samples) {
      const instant = instantOf(sample);
      const { longitude } = geocentric('Moon', instant.tt);
      const theirs = sample.lahiri.topocentric_apparent.Moon - at(sample.lahiri.apparent, 'Moon');
      const place = topocentricMoon(analytical, instant, sample);
      expect(Math.abs(arcseconds(fromMeanEquator(sample) - longitude - theirs)), `at ${sample.ut_jd}`).toBeLessThan(
        0.015,
      );
      expect(Math.abs(arcseconds(place.longitude - longitude - theirs)), `at ${sample.ut_jd}`).toBeLessThan(0.15);
      expect(Math.abs(arcseconds(place.longitude - fromMeanEquator(sample)))).toBeLessThan(0.15);
    }
  });
});
