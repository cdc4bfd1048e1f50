import { describe, expect, it } from 'vitest';
import { analytical } from '../../src/sky/analytical/analytical.js';
import { siderealAscendant, siderealPlaces } from '../../src/sky/sidereal.js';
import { instantFromUtc, ut1MinusUtc, utcFromUt } from '../../src/sky/utc.js';
import { fixture } from '../support/fixtures.js';

interface LeapCase {
  readonly utc: string;
  readonly tai_minus_utc: number;
  readonly tt_jd: number;
  readonly ut1_minus_utc_s: number;
  readonly moon_lahiri: number;
  readonly ascendant_lahiri_delhi: number;
}

const { leap_seconds } = fixture<{ readonly leap_seconds: { readonly cases: readonly LeapCase[] } }>(
  'sources/civil-time.json',
);

// Swiss Ephemeris 2.10.03 (swe_utc_to_jd) interpolates ΔT linearly between yearly values and extrapolates it after its
// table, so that UT1 and the ascendant have a wider margin after 2020.
describe('UTC since 1972, against Swiss Ephemeris', () => {
  it.each(leap_seconds.cases)('$utc', (leap) => {
    const utcMs = Date.parse(leap.utc);
    const recent = utcMs < Date.UTC(2020, 0, 1);
    const instant = instantFromUtc(utcMs);
    // A Julian day in a double has steps of 0.04 ms.
    expect(Math.abs(instant.tt - leap.tt_jd) * 86_400).toBeLessThan(0.002);
    expect(Math.abs(ut1MinusUtc(utcMs) - leap.ut1_minus_utc_s)).toBeLessThan(recent ? 0.05 : 0.15);
    const [moon] = siderealPlaces(analytical, ['Moon'], instant, 'lahiri');
    expect(Math.abs((moon?.longitude ?? Number.NaN) / 3.6e9 - leap.moon_lahiri) * 3600).toBeLessThan(0.08);
    const ascendant = siderealAscendant(instant, 28.6139, 77.209, 'lahiri') ?? Number.NaN;
    expect(Math.abs(ascendant / 3.6e9 - leap.ascendant_lahiri_delhi) * 3600).toBeLessThan(recent ? 0.7 : 2);
  });

  it('keeps UT1 within 0.9 s from 1972 to 2027, and TT strictly rising', () => {
    let last = 0;
    for (let utcMs = Date.UTC(1972, 0, 1); utcMs < Date.UTC(2027, 5, 28); utcMs += 86_400_000) {
      expect(Math.abs(ut1MinusUtc(utcMs))).toBeLessThan(0.9);
      const { tt } = instantFromUtc(utcMs);
      expect(tt).toBeGreaterThan(last);
      last = tt;
    }
  });

  it('is UT1 before 1972 and where the convention says so', () => {
    const before = Date.UTC(1971, 11, 31);
    expect(instantFromUtc(before)).toEqual(instantFromUtc(before, 'ut1'));
    const after = Date.UTC(1990, 0, 1);
    expect((instantFromUtc(after).ut - instantFromUtc(after, 'ut1').ut) * 86_400).toBeCloseTo(ut1MinusUtc(after), 3);
  });

  it('comes back from UT1, across leap seconds too', () => {
    for (const text of [
      '1971-06-01',
      '1972-06-30',
      '1985-07-01',
      '2005-12-31',
      '2016-12-31',
      '2017-01-01',
      '2026-01-01',
      '2100-01-01',
    ]) {
      for (const second of [0, 1, 43_200, 86_398]) {
        const utcMs = Date.parse(`${text}T00:00:00Z`) + 1000 * second;
        expect(Math.abs(utcFromUt(instantFromUtc(utcMs).ut) - utcMs)).toBeLessThan(1);
      }
    }
  });
});
