import { describe, expect, it } from 'vitest';
import { signedDegrees } from '../../src/math/angle.js';
import { analytical } from '../../src/sky/analytical/analytical.js';
import { astronomyEngine } from '../../src/sky/astronomy-engine.js';
import { BODIES, type Body, type Ephemeris } from '../../src/sky/ephemeris.js';
import { interpolated } from '../../src/sky/interpolated.js';
import { at, fixture } from '../support/fixtures.js';

/** places from Swiss Ephemeris; the file states generator, version and flags */
const sample = fixture<{ readonly bodies: readonly Body[]; readonly rows: readonly (readonly number[])[] }>(
  'oracle/ephemeris.json',
);
/** the worst instants that the dense scans found */
const worst = fixture<{ readonly rows: readonly (readonly [Body, number, number, number])[] }>(
  'oracle/ephemeris-worst.json',
);
const interpolatedWorst = fixture<{ readonly rows: readonly (readonly [Body, number])[] }>(
  'oracle/interpolated-worst.json',
);
const engineWorst = fixture<{ readonly rows: readonly (readonly [Body, number, number])[] }>(
  'oracle/astronomy-engine-worst.json',
);

const longitude = (ephemeris: Ephemeris, body: Body, jd: number): number =>
  at(ephemeris.places([body], jd), 0).longitude;
const arcseconds = (a: number, b: number): number => Math.abs(signedDegrees(a - b)) * 3600;

const JD_1900 = 2_415_020.5;
const JD_2100 = 2_488_069.5;

/** arcseconds of longitude 1900–2100 and 1800–2200, of latitude in the same spans, arcseconds per day of speed */
const TOLERANCE: Readonly<Record<Body, readonly [number, number, number, number, number]>> = {
  Sun: [0.1, 0.13, 0.1, 0.15, 0.05],
  Moon: [0.1, 0.13, 0.1, 0.15, 1],
  Mercury: [0.1, 0.13, 0.1, 0.15, 0.05],
  Venus: [0.1, 0.13, 0.1, 0.15, 0.05],
  Mars: [0.15, 0.2, 0.1, 0.15, 0.05],
  Jupiter: [0.15, 0.2, 0.1, 0.15, 0.05],
  Saturn: [0.1, 0.13, 0.1, 0.15, 0.05],
  Uranus: [0.5, 1.5, 0.1, 0.15, 0.05],
  Neptune: [0.5, 1.5, 0.1, 0.15, 0.05],
  Pluto: [1, 5, 0.1, 0.5, 0.05],
  MeanNode: [0.1, 0.25, 0.1, 0.15, 0.05],
  TrueNode: [0.6, 0.9, 0.1, 0.15, 1],
};

describe('analytical ephemeris against Swiss Ephemeris (DE431)', () => {
  it.each(sample.bodies.map((body, column) => [body, column] as const))('%s stays within tolerance', (body, column) => {
    const worst = [0, 0, 0, 0, 0];
    for (const row of sample.rows) {
      const [jd = 0] = row;
      const [longitude = 0, latitude = 0, speed = 0] = row.slice(1 + 3 * column, 4 + 3 * column);
      const [place, sun] = analytical.places([body, 'Sun'], jd);
      if (place === undefined || sun === undefined) throw new Error(`no place for ${body}`);
      const turn = place.longitude - longitude;
      const errors = [
        Math.abs(turn - 360 * Math.round(turn / 360)) * 3600,
        Math.abs(place.latitude - latitude) * 3600,
        Math.abs(place.longitudeSpeed - speed) * 3600,
      ];
      const modern = jd >= JD_1900 && jd < JD_2100 ? 0 : 1;
      worst[modern] = Math.max(worst[modern] ?? 0, errors[0] ?? 0);
      worst[2 + modern] = Math.max(worst[2 + modern] ?? 0, errors[1] ?? 0);
      // Behind the Sun's disc the two programs bend light by different models of its interior.
      const hidden = body !== 'Sun' && Math.hypot(place.longitude - sun.longitude, place.latitude) < 0.27;
      if (!hidden) worst[4] = Math.max(worst[4] ?? 0, errors[2] ?? 0);
    }
    TOLERANCE[body].forEach((limit, i) => {
      expect(worst[i], `${body}, figure ${i}`).toBeLessThanOrEqual(limit);
    });
  });
});

describe('the stated accuracy', () => {
  it.each(BODIES)('bounds the worst of every century for %s, and is not much wider', (body) => {
    const rows = worst.rows.filter(([name]) => name === body);
    expect(rows).toHaveLength(20);
    for (const [, century, jd, theirs] of rows) {
      const error = arcseconds(longitude(analytical, body, jd), theirs);
      const stated = analytical.accuracy(body, jd);
      expect(error, `${body}, ${century}s, at ${jd}`).toBeLessThanOrEqual(stated);
      expect(stated, `${body}, ${century}s, at ${jd}`).toBeLessThanOrEqual(1.3 * error);
    }
  });

  it.each(BODIES)('of the interpolated ephemeris allows for the worst of its interpolation: %s', (body) => {
    const quick = interpolated(analytical);
    const rows = interpolatedWorst.rows.filter(([name]) => name === body);
    expect(rows.length).toBeGreaterThan(0);
    for (const [, jd] of rows) {
      const added = quick.accuracy(body, jd) - analytical.accuracy(body, jd);
      const [near, base] = [quick, analytical].map((ephemeris) => at(ephemeris.places([body], jd), 0));
      if (near === undefined || base === undefined) throw new Error(`no place of ${body}`);
      expect(arcseconds(near.longitude, base.longitude), `${body} at ${jd}`).toBeLessThanOrEqual(added);
      expect(Math.abs(near.latitude - base.latitude) * 3600, `${body} at ${jd}`).toBeLessThanOrEqual(added);
    }
  });

  it.each(BODIES)('of astronomy-engine bounds its worst and is not much wider: %s', (body) => {
    const rows = engineWorst.rows.filter(([name]) => name === body);
    expect(rows.length).toBeGreaterThan(0);
    for (const [, jd, theirs] of rows) {
      const error = arcseconds(longitude(astronomyEngine, body, jd), theirs);
      const stated = astronomyEngine.accuracy(body, jd);
      expect(error, `${body} at ${jd}`).toBeLessThanOrEqual(stated);
      expect(stated, `${body} at ${jd}`).toBeLessThanOrEqual(1.3 * error);
    }
  });
});
