import { describe, expect, it } from 'vitest';
import { rasi } from '../../src/charts/rasi.js';
import { isSiddhantaError } from '../../src/errors.js';
import type { Birth, Calendar, Place } from '../../src/types.js';
import { SIGNS } from '../../src/zodiac/names.js';
import { fixture } from '../support/fixtures.js';

interface PublishedBirth {
  readonly id: string;
  readonly date: string;
  readonly time: string;
  readonly place: Place;
  readonly calendar?: Calendar;
  readonly input?: { readonly utc_offset: string };
  readonly resolved: {
    readonly clock: string;
    readonly clock_reason: string;
    readonly utc_offset: string;
    readonly utc: string;
  };
  /** As published, tropical, to the arcminute. */
  readonly expect?: Readonly<Record<string, string>>;
  /** Swiss Ephemeris 2.10.03 with the mean time of the place not rounded to the second. */
  readonly computed?: Readonly<Record<string, string | number>>;
  readonly file_offset?: string;
}

interface JulianDate {
  readonly id: string;
  readonly julian: string;
  readonly gregorian: string;
  readonly local_mean_time: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly jd_ut: number;
  readonly ascendant_lahiri: string;
}

const source = fixture<{ readonly births: readonly PublishedBirth[]; readonly julian_dates: readonly JulianDate[] }>(
  'sources/civil-time.json',
);

function longitude(text: string): number {
  const [, name, degrees, minutes, seconds = '0'] = /^(\w+) (\d+)° ?(\d+)'(?: ?([\d.]+)")?/.exec(text) ?? [];
  const sign = SIGNS.findIndex((each) => each.name === name);
  return sign * 30 + Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600;
}

const apart = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180) * 3600;

const birthOf = ({ date, time, place, calendar, input }: PublishedBirth): Birth => ({
  date,
  time,
  place,
  ...(calendar === undefined ? {} : { calendar }),
  ...input,
});

describe('published births before standard time', () => {
  it.each(source.births)('$id goes by the clock that its chart rests on', (published) => {
    const { data, meta } = rasi({ birth: birthOf(published) });
    expect(meta.birth).toMatchObject(published.resolved);
    expect(data.birth_details).toMatchObject(published.resolved);
    const { computed = {} } = published;
    const at = (position: { readonly sign: string; readonly degrees: string }): number =>
      longitude(`${position.sign} ${position.degrees}`);
    // The mean time of the place is a whole second here: at most half a second, 7.5″ of ascendant.
    if (computed.asc_lahiri !== undefined)
      expect(apart(at(data.ascendant), longitude(String(computed.asc_lahiri)))).toBeLessThan(8);
    // Before 1700 the other program has another ΔT.
    if (computed.moon_lahiri !== undefined)
      expect(apart(at(data.planetary_positions.Moon), longitude(String(computed.moon_lahiri)))).toBeLessThan(
        published.date < '1700' ? 10 : 0.8,
      );
  });

  it.each(source.births.filter((birth) => birth.expect !== undefined))(
    '$id is as published, within an arcminute',
    (published) => {
      const { data } = rasi({ birth: birthOf(published) });
      const tropical = {
        ascendant: data.ascendant,
        sun: data.planetary_positions.Sun,
        moon: data.planetary_positions.Moon,
      };
      for (const [name, position] of Object.entries(tropical)) {
        const text = published.expect?.[`${name}_tropical`];
        if (text === undefined) continue;
        const ours = longitude(`${position.sign} ${position.degrees}`) + Number(data.notes.ayanamsa_value);
        // Half a minute of rounding or a whole one of cutting, and up to 18″ of nutation.
        expect(apart(ours, longitude(text)), name).toBeLessThan(78);
      }
    },
  );

  it('are not what the clock of the zone’s city gives', () => {
    const zone = source.births.filter((birth) => {
      const text = birth.expect?.ascendant_tropical;
      if (text === undefined) return false;
      const { data } = rasi({ birth: { ...birthOf(birth), clock: 'zone' } });
      const ours = longitude(`${data.ascendant.sign} ${data.ascendant.degrees}`) + Number(data.notes.ayanamsa_value);
      return apart(ours, longitude(text)) < 78;
    });
    expect(zone.map(({ id }) => id)).toEqual([]);
  });

  it('have their other clock in the disputes, with its ascendant', () => {
    const gandhi = source.births.find(({ id }) => id === 'gandhi-adb');
    if (gandhi === undefined) throw new Error('not there');
    const { data, provenance } = rasi({ birth: birthOf(gandhi) });
    expect(data.ascendant.sign).toBe('Libra');
    const note = provenance?.disputed.find(({ element }) => element === 'clock')?.note;
    expect(note).toMatch(/\+04:38:24.*Libra.*\+05:53:20.*Virgo/);
    expect(provenance?.conventions.clock).toContain('+04:38:24');
  });
});

describe('dates of the Julian calendar', () => {
  it.each(source.julian_dates)('$id', (date) => {
    const place = { latitude: date.latitude, longitude: date.longitude, timezone: 'UTC' };
    const { data } = rasi({
      birth: { date: date.julian, calendar: 'julian', time: date.local_mean_time, clock: 'local_mean', place },
    });
    expect(data.birth_details).toMatchObject({
      birth_date: date.julian,
      birth_date_gregorian: date.gregorian,
      calendar: 'julian',
    });
    const utcMs = Date.parse(data.birth_details.utc);
    expect(Math.abs(utcMs - (date.jd_ut - 2_440_587.5) * 86_400_000)).toBeLessThan(600);
    const { sign, degrees } = data.ascendant;
    // Half a second of mean time (7.5″), and a sidereal time that differs by some arcseconds five centuries back.
    expect(apart(longitude(`${sign} ${degrees}`), longitude(date.ascendant_lahiri))).toBeLessThan(12);
  });

  it('are a question where the calendar was not said', () => {
    const place = { latitude: 25.37, longitude: 69.73, timezone: 'Asia/Karachi' };
    const disputed = (birth: Birth): string[] | undefined =>
      rasi({ birth }).provenance?.disputed.map(({ element }) => element);
    expect(disputed({ date: '1542-10-15', time: '12:00:00', place })).toContain('calendar');
    expect(disputed({ date: '1542-10-15', time: '12:00:00', place, calendar: 'gregorian' })).not.toContain('calendar');
  });
});

describe('a birth is refused', () => {
  const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
  const birth: Birth = { date: '1990-08-15', time: '08:30:00', place };
  it.each([
    [{ utc_offset: '5:30' }, 'invalid_value', 'birth.utc_offset'],
    [{ utc_offset: '+16:00' }, 'invalid_value', 'birth.utc_offset'],
    [{ utc_offset: '+05:30', clock: 'auto' }, 'invalid_value', 'birth.utc_offset'],
    [{ utc_offset: '+05:30', clock: 'local_mean' }, 'invalid_value', 'birth.utc_offset'],
    [{ clock: 'mine' }, 'invalid_value', 'birth.clock'],
    [{ calendar: 'lunar' }, 'invalid_value', 'birth.calendar'],
    [{ fold: 'second' }, 'invalid_value', 'birth.fold'],
    [{ fold: 'second', utc_offset: '+05:30' }, 'invalid_value', 'birth.fold'],
    [{ date: '1500-02-29' }, 'invalid_date', 'birth.date'],
    [{ date: '1501-02-29', calendar: 'julian' }, 'invalid_date', 'birth.date'],
    [{ date: '2999-12-31', calendar: 'julian' }, 'date_out_of_range', 'birth.date'],
    [{ time: '08:30' }, 'invalid_time', 'birth.time'],
  ] as const)('%j', (change, code, field) => {
    let found: unknown;
    try {
      rasi({ birth: { ...birth, ...change } as Birth });
    } catch (error) {
      if (!isSiddhantaError(error)) throw error;
      found = [error.code, error.field];
      if ('time' in change) expect(error.message).toContain('"08:30:00"');
    }
    expect(found).toEqual([code, field]);
  });

  it('but not a Julian leap day, an offset with seconds, or the second of two equal times', () => {
    expect(
      rasi({ birth: { ...birth, date: '1500-02-29', calendar: 'julian' } }).data.birth_details.birth_date_gregorian,
    ).toBe('1500-03-10');
    expect(rasi({ birth: { ...birth, utc_offset: '+04:51:00' } }).meta.birth).toMatchObject({
      clock: 'utc_offset',
      utc: '1990-08-15T03:39:00Z',
    });
    const twice = {
      date: '2024-11-03',
      time: '01:30:00',
      place: { latitude: 40.7, longitude: -74, timezone: 'America/New_York' },
    };
    expect(rasi({ birth: { ...twice, fold: 'second' } }).meta.birth).toMatchObject({
      utc: '2024-11-03T06:30:00Z',
      ambiguous: true,
    });
    expect(rasi({ birth: twice }).meta.birth).toMatchObject({ utc: '2024-11-03T05:30:00Z', ambiguous: true });
  });
});
