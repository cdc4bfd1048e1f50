import { describe, expect, it } from 'vitest';
import { analytical } from '../../src/sky/analytical/analytical.js';
import { nextRising, nextSetting, type RiseSetRule } from '../../src/sky/rise-set.js';
import { deltaT } from '../../src/time/deltaT.js';
import { fixture } from '../support/fixtures.js';

interface Sample {
  readonly body: 'Sun' | 'Moon';
  readonly rule: RiseSetRule;
  readonly from: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly delta_t_seconds: number;
  /** Julian days UT. */
  readonly rising: number;
  readonly setting: number;
}

const { samples } = fixture<{ readonly samples: readonly Sample[] }>('oracle/rise-set.json');

// Seconds between our instant and the oracle's. Our upper limb is a rule (the Sun's centre at −50′, the Moon's at
// 0.7275 π − 34′), the oracle's has the true semi-diameter and a computed refraction: half an arcminute apart, which is
// the more seconds the flatter the body crosses the horizon.
const KINDS: readonly (readonly [body: 'Sun' | 'Moon', rule: RiseSetRule, seconds: number, steep: number])[] = [
  ['Sun', 'disc_center', 0.5, 0.2],
  ['Sun', 'upper_limb', 12, 5],
  ['Moon', 'upper_limb', 6.5, 3],
];

describe.each(KINDS)('%s, %s, against Swiss Ephemeris, 1850–2050', (body, rule, seconds, steep) => {
  const rows = samples.filter((sample) => sample.body === body && sample.rule === rule);
  const errors = rows.map(({ latitude, longitude, from, rising, setting }) => {
    const search = { body, rule, observer: { latitude, longitude }, from, to: from + 2, ephemeris: analytical };
    return {
      latitude,
      error: Math.max(
        Math.abs((nextRising(search) ?? Number.NaN) - rising) * 86_400,
        Math.abs((nextSetting(search) ?? Number.NaN) - setting) * 86_400,
      ),
    };
  });

  it('has samples at all latitudes to 60°', () => {
    expect(rows.length).toBeGreaterThanOrEqual(100);
    expect(Math.max(...rows.map(({ latitude }) => Math.abs(latitude)))).toBeGreaterThan(58);
  });

  it('was measured with our ΔT', () => {
    // Refined values of ΔT move an event by a thousandth of their difference.
    for (const { from, delta_t_seconds } of rows) expect(Math.abs(deltaT(from) - delta_t_seconds)).toBeLessThan(1);
  });

  it(`rising and setting within ${seconds} s to 60°, within ${steep} s to 30°`, () => {
    for (const { error, latitude } of errors) {
      expect(error, `at latitude ${latitude}`).toBeLessThan(Math.abs(latitude) < 30 ? steep : seconds);
    }
  });
});
