import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { declinationsAt } from '../../src/cast/declinations.js';
import { mahapata } from '../../src/muhurta/index.js';
import { type Luminaries, patasIn } from '../../src/muhurta/rules/mahapata.js';
import { luminaries } from '../../src/sky/analytical/luminaries.js';
import { instantFromUt } from '../../src/sky/instant.js';
import { daysOf, formatDate } from '../../src/time/calendar.js';
import { runs } from '../support/sample.js';

const DELHI = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
const UTC = { latitude: 0, longitude: 0, timezone: 'UTC' };
const MS_OF_DAY = 86_400_000;

/** As text of the result, civil time read as UT1. */
const skyAt = (instant: string) =>
  declinationsAt(luminaries, instantFromUt(Date.parse(instant) / MS_OF_DAY + 2440587.5).tt);

describe('mahāpātas', () => {
  it('have equal declinations in the middle, and discs that touch at the ends', () => {
    fc.assert(
      fc.property(fc.integer({ min: daysOf('1600-01-05'), max: daysOf('2399-10-01') }), (days) => {
        const [from, to] = [formatDate(days), formatDate(days + 45)];
        const { patas } = mahapata({ place: UTC, from, to, conventions: { time_scale: 'ut1' } }).data;
        expect(patas.length).toBeGreaterThanOrEqual(2);
        for (const { kind, window, equal, sun_declination: declination } of patas) {
          const apart = (instant: string): number => {
            const { sun, moon } = skyAt(instant);
            return kind === 'vaidhriti' ? moon.declination + sun.declination : moon.declination - sun.declination;
          };
          for (const instant of equal) {
            // Half a second of rounding, in which the Moon's declination moves by 0.15″ at most.
            expect(Math.abs(apart(instant)) * 3600).toBeLessThan(0.2);
            const { sun, moon } = skyAt(instant);
            const ways = Math.cos((sun.longitude * Math.PI) / 180) * Math.cos((moon.longitude * Math.PI) / 180);
            expect(ways > 0).toBe(kind === 'vaidhriti');
          }
          if (equal[0] !== undefined) expect(declination).toBeCloseTo(skyAt(equal[0]).sun.declination, 5);
          if (window === null) continue;
          for (const end of [window.start, window.end]) {
            const { sun, moon } = skyAt(end);
            const discs = sun.semidiameter + moon.semidiameter;
            // Less where one of the two turns before the discs part.
            expect(Math.abs(apart(end))).toBeLessThan(discs + 0.0001);
          }
          expect(equal.every((one) => one >= window.start && one <= window.end)).toBe(true);
        }
      }),
      { numRuns: runs(25) },
    );
  });

  it('fail near the solstice of December 2025, by its rough time', () => {
    const { patas } = mahapata({ place: DELHI, from: '2025-12-15', to: '2025-12-25' }).data;
    expect(patas).toEqual([
      { kind: 'vyatipata', window: null, equal: [], sun_declination: null, rough: '2025-12-20T13:02:08+05:30' },
    ]);
  });

  it('are found from a span that holds a part of one only', () => {
    const all = mahapata({ place: DELHI, from: '2025-11-01', to: '2025-11-30' }).data.patas;
    expect(all.map(({ kind }) => kind)).toEqual(['vaidhriti', 'vyatipata']);
    expect(mahapata({ place: DELHI, from: '2025-11-26', to: '2025-11-26' }).data.patas).toEqual([all[1]]);
    expect(mahapata({ place: DELHI, from: '2025-11-14', to: '2025-11-24' }).data.patas).toEqual([]);
  });

  it('coincide with the sum of longitudes where the Moon has no latitude', () => {
    const obliquity = (23.4 * Math.PI) / 180;
    const of = (longitude: number) => ({
      longitude,
      declination: (Math.asin(Math.sin(obliquity) * Math.sin((longitude * Math.PI) / 180)) * 180) / Math.PI,
      semidiameter: 0.26,
    });
    const at = (jd: number): Luminaries => ({ sun: of(20 + jd), moon: of(40 + 13 * jd) });
    const found = patasIn(at, { start: 0, end: 40 });
    expect(found.map(({ kind }) => kind)).toEqual(['vyatipata', 'vaidhriti', 'vyatipata']);
    for (const { equal, rough, window } of found) {
      expect(equal).toHaveLength(1);
      expect(equal[0]).toBeCloseTo(rough ?? Number.NaN, 6);
      expect((window?.start ?? 0) < (equal[0] ?? 0) && (equal[0] ?? 0) < (window?.end ?? 0)).toBe(true);
    }
    // 60 + 14 days make 180.
    expect(found[0]?.equal[0]).toBeCloseTo(120 / 14, 6);
  });

  it('says how far the sum of longitudes is off, and what the other extent would be', () => {
    const { provenance } = mahapata({ place: DELHI, from: '2025-01-01', to: '2025-01-20' });
    const notes = provenance?.disputed?.map(({ note }) => note) ?? [];
    expect(notes[0]).toMatch(/The first here would be 29\.7 h later\.$/);
    expect(notes[1]).toMatch(/The first here would last 118 min, not 335\.$/);
  });
});
