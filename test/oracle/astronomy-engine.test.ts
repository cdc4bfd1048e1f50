import { describe, expect, it } from 'vitest';
import { rasi } from '../../src/index.js';
import { signedDegrees } from '../../src/math/angle.js';
import { astronomyEngine } from '../../src/sky/astronomy-engine.js';
import { BODIES } from '../../src/sky/ephemeris.js';
import { analytical } from '../../src/sky/index.js';

/** 1800–2200; the step is no multiple of any period. */
const INSTANTS = Array.from({ length: 400 }, (_, i) => 2_378_500 + i * 365.137).map((tt) => ({
  tt,
  all: analytical.places(BODIES, tt),
  engine: astronomyEngine.places(BODIES, tt),
}));

/** Greatest difference in speed, degrees per day: the engine's are differences over 0.04 days. */
const SPEED_TOLERANCE = 0.003;
/** Degrees from the Sun within which light is bent by the disc itself, and the two bend it differently. */
const DISC = 0.3;

describe('two independent ephemerides', () => {
  it.each(BODIES.map((body, i) => [body, i] as const))('agree on %s within what both state, 1800–2200', (body, i) => {
    let greatest = 0;
    for (const { tt, all, engine } of INSTANTS) {
      const sun = all[0];
      const ours = all[i];
      const theirs = engine[i];
      if (ours === undefined || theirs === undefined) throw new Error(`no place of ${body}`);
      const difference = Math.abs(signedDegrees(ours.longitude - theirs.longitude)) * 3600;
      expect(difference).toBeLessThan(analytical.accuracy(body, tt) + astronomyEngine.accuracy(body, tt));
      const fromSun = Math.hypot(signedDegrees(ours.longitude - (sun?.longitude ?? 0)), ours.latitude);
      if (body === 'Sun' || fromSun > DISC)
        expect(Math.abs(ours.longitudeSpeed - theirs.longitudeSpeed)).toBeLessThan(SPEED_TOLERANCE);
      greatest = Math.max(greatest, difference);
    }
    // The theories differ, but the mean node is one formula for both.
    if (body !== 'MeanNode') expect(greatest).toBeGreaterThan(0.5);
  });

  it('are chosen per call, and the provenance names the one in use', () => {
    const input = {
      birth: {
        date: '1990-08-15',
        time: '08:30:00',
        place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
      },
    };
    const own = rasi(input);
    const other = rasi(input, { ephemeris: astronomyEngine });
    expect(own.provenance?.conventions.ephemeris).toMatch(/^siddhanta-analytical /);
    expect(other.provenance?.conventions.ephemeris).toMatch(/^astronomy-engine 2\.1/);
    expect(other.data.planetary_positions.Moon.degrees).not.toBe(own.data.planetary_positions.Moon.degrees);
    expect(other.data.planetary_positions.Moon.sign).toBe(own.data.planetary_positions.Moon.sign);
    expect(other.data.ascendant).toEqual(own.data.ascendant);
    expect(rasi(input)).toEqual(own);
  });
});
