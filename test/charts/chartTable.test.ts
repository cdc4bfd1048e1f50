import { describe, expect, it } from 'vitest';
import { skyContext } from '../../src/cast/context.js';
import { natalSky } from '../../src/cast/natal.js';
import { chartTable } from '../../src/charts/index.js';
import { isSiddhantaError } from '../../src/index.js';
import { analytical } from '../../src/sky/analytical/analytical.js';
import { interpolated } from '../../src/sky/interpolated.js';
import { GRAHAS } from '../../src/zodiac/names.js';
import { runs } from '../support/sample.js';

function births(count: number) {
  let state = 5;
  const random = (): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  return Array.from({ length: count }, () => ({
    ms: Date.UTC(1900, 0, 1) + Math.floor(random() * 73_048 * 86_400) * 1000,
    latitude: random() * 130 - 65,
    longitude: random() * 360 - 180,
  }));
}

function chartOf({ ms, latitude, longitude }: ReturnType<typeof births>[number], input = {}, context = {}) {
  const [date = '', time = ''] = new Date(ms).toISOString().slice(0, 19).split('T');
  const birth = { date, time, place: { latitude, longitude, timezone: 'UTC' }, utc_offset: '+00:00', fold: 'first' };
  return natalSky(birth as Parameters<typeof natalSky>[0], skyContext(context, input));
}

function problem(call: () => unknown) {
  try {
    call();
  } catch (error) {
    if (isSiddhantaError(error)) return [error.code, error.field, error.message];
    throw error;
  }
  return undefined;
}

describe('a table of charts', () => {
  it('has the integers that rasi makes its charts of', () => {
    const all = births(runs(4000));
    const place = { latitude: all.map((one) => one.latitude), longitude: all.map((one) => one.longitude) };
    const table = chartTable({ instants: Float64Array.from(all, ({ ms }) => ms), place });
    expect(table.length).toBe(all.length);
    all.forEach((birth, i) => {
      const { ascendant, ayanamsa, grahas } = chartOf(birth);
      expect([table.ascendant?.[i], table.ayanamsa[i]]).toEqual([ascendant, ayanamsa]);
      for (const graha of GRAHAS) {
        expect(table.longitude[graha]?.[i]).toBe(grahas[graha].longitude);
        expect(table.retrograde[graha]?.[i]).toBe(grahas[graha].retrograde ? 1 : 0);
      }
    });
  });

  it('has the requested school, node and ephemeris', () => {
    const all = births(50);
    const ephemeris = interpolated(analytical);
    const place = { latitude: 10, longitude: 20 };
    const options = { ayanamsa: 'raman', node: 'mean' } as const;
    const table = chartTable(
      { instants: all.map(({ ms }) => ms), bodies: ['Ketu', 'Sun'], place, ...options },
      { ephemeris },
    );
    expect(Object.keys(table.longitude)).toEqual(['Ketu', 'Sun']);
    all.forEach((birth, i) => {
      const { ascendant, ayanamsa, grahas } = chartOf({ ...birth, ...place }, options, { ephemeris });
      expect([table.ascendant?.[i], table.ayanamsa[i]]).toEqual([ascendant, ayanamsa]);
      expect([table.longitude.Ketu?.[i], table.longitude.Sun?.[i]]).toEqual([
        grahas.Ketu.longitude,
        grahas.Sun.longitude,
      ]);
    });
  });

  it('has no ascendants without a place, and the same of all else', () => {
    const instants = births(20).map(({ ms }) => ms);
    const { ascendant: _, ...rest } = chartTable({ instants, place: { latitude: 1, longitude: 2 } });
    expect(chartTable({ instants })).toEqual(rest);
    expect(chartTable({ instants: [] })).toMatchObject({ length: 0, ayanamsa: new Float64Array() });
  });

  it.each([
    [
      { instants: [0, Number.NaN] },
      'invalid_value',
      'instants.1',
      'instants.1 is NaN; it must be a number of milliseconds',
    ],
    [{ instants: Float64Array.of(Number.POSITIVE_INFINITY) }, 'invalid_value', 'instants.0', 'instants.0 is Infinity'],
    [
      { instants: [0, 0, Date.UTC(3000, 0, 1)] },
      'date_out_of_range',
      'instants.2',
      'instants from 1000-01-01 to 2999-12-31',
    ],
    [{ instants: [Date.UTC(999, 11, 31)] }, 'date_out_of_range', 'instants.0', 'instants.0 is'],
    [{ instants: 5 }, 'invalid_value', 'instants', 'instants is 5; it must be an array or a Float64Array'],
    [{ instants: [0], bodies: ['Pluto'] }, 'invalid_value', 'bodies.0', 'bodies.0 is "Pluto"; it must be one of Sun'],
    [{ instants: [0], places: [] }, 'unknown_field', 'places', 'places is not a field'],
    [
      { instants: [0], place: { latitude: 91, longitude: 0 } },
      'invalid_value',
      'place.latitude',
      'place.latitude is 91',
    ],
    [
      { instants: [0, 0], place: { latitude: [1, 2], longitude: [1] } },
      'invalid_value',
      'place.longitude',
      'place.longitude has 1 entries; it must have one for each of the 2 instants.',
    ],
    [
      { instants: [0, 0], place: { latitude: [1, 91], longitude: 1 } },
      'invalid_value',
      'place.latitude.1',
      'place.latitude.1 is 91; it must be a number from -90 to 90 (degrees north).',
    ],
    [
      { instants: [0, 0], place: { latitude: [1, 90], longitude: 1 } },
      'undefined_at_latitude',
      'place.latitude.1',
      'place.latitude.1 is 90; no point of the ecliptic rises there at instants.1',
    ],
  ])('refuses %j', (input, code, field, message) => {
    const found = problem(() => chartTable(input as Parameters<typeof chartTable>[0]));
    expect(found?.slice(0, 2)).toEqual([code, field]);
    expect(found?.[2]).toContain(message);
  });

  it('refuses what the ephemeris does not reach, with the index', () => {
    const ephemeris = { ...analytical, range: { from: 2_451_545, to: 2_451_546 } };
    expect(problem(() => chartTable({ instants: [Date.UTC(2000, 0, 1, 13), 0] }, { ephemeris }))?.slice(0, 2)).toEqual([
      'date_out_of_range',
      'instants.1',
    ]);
  });
});
