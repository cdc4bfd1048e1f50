import { describe, expect, it } from 'vitest';
import { almanacOf } from '../../src/cast/almanac.js';
import { skyContext } from '../../src/cast/context.js';
import { dayEvents, dayStart, followingDay } from '../../src/cast/day.js';
import { panchang } from '../../src/panchang/day.js';
import { daysOf } from '../../src/time/calendar.js';
import { ttFromUt } from '../../src/time/deltaT.js';
import { LIMBS, type Limb } from '../../src/zodiac/limbs.js';
import { fixture } from '../support/fixtures.js';
import { arcseconds } from '../support/independent.js';

interface Sample extends Readonly<Record<Limb, { readonly number: number; readonly end_tt: number }>> {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly timezone: string;
  readonly date: string;
  readonly sunrise_rule: 'upper_limb' | 'hindu';
  readonly weekday: number;
  /** Julian days UT, null where there is no such event. */
  readonly reference: number;
  readonly next_reference: number;
  readonly sunrise: number | null;
  readonly sunset: number | null;
  readonly moonrise: number | null;
  readonly moonset: number | null;
  /** Degrees. */
  readonly sun: number;
  readonly moon: number;
}

const { samples } = fixture<{ readonly samples: readonly Sample[] }>('oracle/panchang.json');

/** Seconds allowed between our instant and the oracle's: what `provenance.verified_against` states. */
const TOLERANCE = { end: 0.2, sun: 0.1, moon: 1 } as const;

// The oracle's days are bounded with Intl, which gives McMurdo before 1956 the clocks of Auckland; the tz database leaves
// it on UTC, as the library does.
const nobodyThere = ({ name, date }: Sample): boolean => name === 'McMurdo' && date < '1956';

const rows = samples
  .filter((sample) => !nobodyThere(sample))
  .map((sample) => {
    const { latitude, longitude, timezone, date, sunrise_rule } = sample;
    const place = { latitude, longitude, timezone };
    const almanac = almanacOf(place, skyContext({}, { sunrise: sunrise_rule }));
    const day = dayStart(almanac, daysOf(date));
    if (day === undefined) throw new Error(`${date} is no date in ${timezone}`);
    const next = followingDay(almanac, day);
    const { data } = panchang({ date, place, sunrise: sunrise_rule });
    return { label: `${sample.name} ${date} ${sunrise_rule}`, sample, almanac, day, next, data };
  });

const seconds = (days: number): number => Math.abs(days) * 86_400;

function near(found: number | undefined, wanted: number | null, tolerance: number, label: string): number {
  expect(found === undefined, label).toBe(wanted === null);
  if (found === undefined || wanted === null) return 0;
  const off = seconds(found - wanted);
  expect(off, `${label}: ${off} s`).toBeLessThan(tolerance);
  return off;
}

describe('240 days at 24 places, 1900 to 2050, against Swiss Ephemeris', () => {
  it('has the places and the polar days that it should', () => {
    expect(rows.length).toBeGreaterThanOrEqual(230);
    expect(new Set(samples.map(({ name }) => name)).size).toBeGreaterThanOrEqual(20);
    expect(samples.filter(({ sunrise }) => sunrise === null).length).toBeGreaterThan(10);
    expect(samples.filter(({ moonrise }) => moonrise === null).length).toBeGreaterThan(3);
  });

  it('the numbers are the same', () => {
    for (const { label, sample, data } of rows) {
      const { tithi, nakshatra, yoga, karana, vara } = data.panchanga;
      const ours = [tithi.number, nakshatra.number, yoga.number, karana.number, vara.number];
      expect(ours, label).toEqual([...LIMBS.map((limb) => sample[limb].number), sample.weekday + 1]);
    }
  });

  it('the longitudes at the instant taken agree to 0.1″', () => {
    for (const { label, sample, almanac } of rows) {
      const { sun, moon } = almanac.limbs.longitudes(sample.reference);
      expect(Math.abs(arcseconds(sun / 3.6e9, sample.sun)), label).toBeLessThan(0.1);
      expect(Math.abs(arcseconds(moon / 3.6e9, sample.moon)), label).toBeLessThan(0.1);
    }
  });

  it.each(LIMBS)('the end of the %s agrees to 0.2 s', (limb) => {
    for (const { label, sample, almanac, day } of rows) {
      const end = almanac.limbs.end(limb, sample[limb].number, day.reference);
      const off = seconds(ttFromUt(end) - sample[limb].end_tt);
      expect(off, `${label}: ${off} s`).toBeLessThan(TOLERANCE.end);
    }
  });

  it('sunrise and sunset agree to 0.1 s, by the centre and by the upper limb', () => {
    for (const { label, sample, almanac, day, next } of rows) {
      const tolerance = TOLERANCE.sun;
      near(day.sunrise, sample.sunrise, tolerance, `sunrise ${label}`);
      near(day.reference, sample.reference, tolerance, `reference ${label}`);
      near(next.reference, sample.next_reference, tolerance, `next ${label}`);
      near(dayEvents(almanac, day, next).sunset, sample.sunset, tolerance, `sunset ${label}`);
    }
  });

  it('moonrise and moonset agree to 1 s', () => {
    for (const { label, sample, almanac, day, next } of rows) {
      const { moonrise, moonset } = dayEvents(almanac, day, next);
      near(moonrise, sample.moonrise, TOLERANCE.moon, `moonrise ${label}`);
      near(moonset, sample.moonset, TOLERANCE.moon, `moonset ${label}`);
    }
  });
});
