import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { profileConventions } from '../../src/cast/conventions.js';
import { rasi } from '../../src/charts/rasi.js';
import { explain, type ObservedLongitudes } from '../../src/conventions/explain.js';
import { vimshottari } from '../../src/dashas/vimshottari.js';
import { type Birth, PROFILES } from '../../src/types.js';
import { runs } from '../support/sample.js';

const NAMES = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu'] as const;

const births = fc
  .record({
    minute: fc.integer({ min: Date.UTC(1900, 0) / 60_000, max: Date.UTC(2049, 11, 31) / 60_000 }),
    latitude: fc.integer({ min: -6000, max: 6000 }),
    longitude: fc.integer({ min: -17_900, max: 17_900 }),
  })
  .map(({ minute, latitude, longitude }): Birth => {
    const [date = '', time = ''] = new Date(minute * 60_000).toISOString().split('T');
    return {
      date,
      time: time.slice(0, 8),
      utc_offset: '+00:00',
      place: { latitude: latitude / 100, longitude: longitude / 100, timezone: 'UTC' },
    };
  });

describe('what this library shows by the conventions of a program is explained by those conventions', () => {
  it.each(PROFILES)('%s', (profile) => {
    const own = profileConventions(profile);
    fc.assert(
      fc.property(births, (birth) => {
        const { ascendant, planetary_positions } = rasi({ birth, conventions: own }).data;
        const entries = NAMES.map((name) => [name, planetary_positions[name].longitude]);
        const observed = {
          ...(Object.fromEntries(entries) as unknown as ObservedLongitudes),
          Ascendant: ascendant.longitude,
        };
        const dasha = vimshottari({ birth, levels: 1, conventions: own }).data.mahadashas.map(
          ({ planet, start_date }) => ({ planet, start: start_date }),
        );
        const { time_scale } = own;
        const { data } = explain({ birth, observed, dasha, precision_arcsec: 0.01, conventions: { time_scale } });
        const { best, residuals, remarks } = data;
        expect(best).toMatchObject({ fits: true, time_shift_seconds: 0 });
        // Longitudes are cut at 10⁻⁶°, which is 0.0036″.
        expect(best.rms_arcsec).toBeLessThan(0.004);
        for (const residual of Object.values(residuals)) expect(Math.abs(residual)).toBeLessThan(0.006);
        expect(best.conventions).toMatchObject({
          positions: own.positions,
          moon: own.moon,
          node: own.node,
          time_scale: own.time_scale,
        });
        // By their effect: two ayanāṁśas of the table, or one with nutation and another without, may be 0.02″ apart.
        const again = rasi({ birth, conventions: best.conventions ?? {} }).data.planetary_positions;
        for (const name of NAMES) {
          expect(Math.abs(again[name].longitude - planetary_positions[name].longitude) * 3600).toBeLessThan(0.03);
        }
        if (Math.abs(best.ayanamsa_residual_arcsec ?? 9) < 0.004 && best.ayanamsa === own.ayanamsa) {
          const same = data.alternatives.filter(
            (other) => other.ayanamsa === own.ayanamsa && other.moon === own.moon && other.positions === own.positions,
          );
          expect(same).toEqual([]);
        }
        const alike = remarks.find((line) => line.startsWith('The dates given')) ?? '';
        expect([best.year, ...alike.split(/[ ,.:]+/)]).toContain(own.year);
      }),
      { numRuns: runs(15) },
    );
  });

  it('lists another way of placing the Moon where a delay of seconds compensates', () => {
    // The Moon's parallax in longitude is 2.8″ here, and five seconds of its motion: both ways agree within 0.1″.
    const birth: Birth = {
      date: '1966-04-03',
      time: '11:44:00',
      utc_offset: '+00:00',
      place: { latitude: -43.03, longitude: -0.02, timezone: 'UTC' },
    };
    const conventions = profileConventions('astrosage');
    const { planetary_positions } = rasi({ birth, conventions }).data;
    const entries = NAMES.map((name) => [name, planetary_positions[name].longitude]);
    const observed = Object.fromEntries(entries) as unknown as ObservedLongitudes;
    const { time_scale } = conventions;
    const { best, alternatives } = explain({
      birth,
      observed,
      precision_arcsec: 0.01,
      conventions: { time_scale },
    }).data;
    expect(best).toMatchObject({ ayanamsa: 'lahiri', moon: 'geocentric', time_shift_seconds: 0 });
    expect(best.rms_arcsec).toBeLessThan(0.004);
    const [other] = alternatives.filter(({ ayanamsa }) => ayanamsa === 'lahiri');
    expect(other).toMatchObject({
      moon: 'topocentric',
      positions: best.positions,
      rms_arcsec: expect.closeTo(0.06, 1),
    });
    expect(other?.time_shift_seconds).toBeCloseTo(-3.67, 0);
  });

  it.each(PROFILES)('%s: its names come back, in all but rare coincidences', (profile) => {
    const own = profileConventions(profile);
    let count = 0;
    for (let year = 1900; year < 2050; year += 10) {
      const birth: Birth = {
        date: `${year}-03-${10 + (year % 7)}`,
        time: '05:17:00',
        utc_offset: '+00:00',
        place: { latitude: 13.08, longitude: 80.27, timezone: 'Asia/Kolkata' },
      };
      const { planetary_positions } = rasi({ birth, conventions: own }).data;
      const entries = NAMES.map((name) => [name, planetary_positions[name].longitude]);
      const observed = Object.fromEntries(entries) as unknown as ObservedLongitudes;
      const conventions = { time_scale: own.time_scale };
      const { best } = explain({ birth, observed, precision_arcsec: 0.01, conventions }).data;
      if (best.ayanamsa === own.ayanamsa && best.ayanamsa_reference === own.ayanamsa_reference) count++;
    }
    expect(count).toBeGreaterThanOrEqual(14);
  });
});
