import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pravesha, tithiPravesha } from '../../src/annual/index.js';
import { runs } from '../support/sample.js';

const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
const birth = { date: '1990-08-15', time: '08:30:00', place };
const days = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;
/** Degrees between two angles, 0 … 180. */
const apart = (one: number, other: number): number => Math.abs(((one - other + 540) % 360) - 180);

describe('the return of a limb of birth', () => {
  it('has the angle of birth, with the Sun in its sign of birth, nearest to the return', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 36_500 }),
        fc.integer({ min: 0, max: 100 }),
        fc.constantFrom('nakshatra', 'yoga'),
        fc.constantFrom('lahiri', 'raman', 'kp'),
        (day, completed_years, limb, ayanamsa) => {
          const date = new Date(Date.UTC(1900, 0, 1 + day)).toISOString().slice(0, 10);
          const { data } = pravesha({
            birth: { date, time: '11:20:30', place },
            completed_years,
            limb: limb as 'yoga',
            ayanamsa: ayanamsa as 'kp',
          });
          const { Sun, Moon } = data.chart.planetary_positions;
          // The Moon goes 0.00018° in the second to which the instant is rounded; the chart itself is of the unrounded one.
          expect(apart(Moon.longitude + (limb === 'yoga' ? Sun.longitude : 0), data.angle)).toBeLessThan(0.00001);
          expect(Math.floor((data.angle * 3) / 40) + 1).toBe(data.unit.number);
          expect(data.solar_month.start <= data.at && data.at < data.solar_month.end).toBe(true);
          expect([1, 2]).toContain(data.candidates.length);
          const far = data.candidates.map((one) => Math.abs(days(data.return, one)));
          expect(Math.abs(days(data.return, data.at))).toBe(Math.min(...far));
        },
      ),
      { numRuns: runs(100) },
    );
  });

  it('comes back thirteen or fourteen times a year, a sidereal month (nakṣatra) or 25.4 days (yoga) apart', () => {
    for (const [limb, mean] of [
      ['nakshatra', 27.32],
      ['yoga', 25.42],
    ] as const) {
      const { masa = [] } = pravesha({ birth, completed_years: 35, limb, masa: true }).data;
      expect([13, 14, 15]).toContain(masa.length);
      const all = days(masa[0] ?? '', masa.at(-1) ?? '') / (masa.length - 1);
      expect(Math.abs(all - mean)).toBeLessThan(0.1);
    }
  });

  it('of 0 completed years is the birth itself', () => {
    for (const limb of ['nakshatra', 'yoga'] as const)
      expect(pravesha({ birth, completed_years: 0, limb }).data.at).toBe('1990-08-15T08:30:00+05:30');
  });

  it('is experimental, and leads from the karaṇa to the tithi', () => {
    expect(pravesha({ birth, completed_years: 35 }).provenance?.experimental).toBe(true);
    expect(tithiPravesha({ birth, completed_years: 35 }).provenance?.rules?.karana?.rule).toContain('half a tithi');
    expect(() => pravesha({ birth, completed_years: 1, limb: 'karana' as 'yoga' })).toThrow(
      expect.objectContaining({ code: 'invalid_value', field: 'limb' }),
    );
  });
});
