import { expect, it } from 'vitest';
import { panchang, rasi } from '../../src/index.js';

// The other tests of the project `atlas` would also pass without the atlas.
it('the sky of these tests is an atlas', () => {
  const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
  for (const { provenance } of [
    rasi({ birth: { date: '1990-08-15', time: '08:30:00', place } }),
    panchang({ date: '1990-08-15', place }),
  ]) {
    expect(provenance?.conventions.ephemeris).toMatch(/^siddhanta-analytical \(atlas\) /);
  }
});
