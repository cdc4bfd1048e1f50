import { describe, expect, it } from 'vitest';
import { CONVENTION_FIELDS, profileConventions, settle } from '../../src/cast/conventions.js';
import { isSiddhantaError } from '../../src/errors.js';
import {
  ashtakoota,
  type Conventions,
  divisional,
  kpCusps,
  kpHorary,
  nextLimb,
  panchang,
  panchangSpan,
  rasi,
  vimshottari,
} from '../../src/index.js';
import { rahuKalam } from '../../src/muhurta/index.js';
import type { Ephemeris } from '../../src/sky/ephemeris.js';
import { analytical } from '../../src/sky/index.js';
import { PROFILES } from '../../src/types.js';
import { at, DELHI } from '../support/fixtures.js';

function refusal(call: () => unknown) {
  try {
    call();
  } catch (error) {
    if (isSiddhantaError(error)) return { code: error.code, field: error.field, message: error.message };
    throw error;
  }
  throw new Error('was not refused');
}

const place = DELHI.place;
const HORARY = { horary_number: 37, moment: '2024-02-05T15:51:00+05:30', place } as const;
const MATCH = { bride: { birth: DELHI }, groom: { birth: { ...DELHI, date: '1988-11-05' } } };
const sun = (conventions: Conventions): number =>
  rasi({ birth: DELHI, conventions }).data.planetary_positions.Sun.longitude;

describe('conventions of a call', () => {
  it('are our own where nothing is said', () => {
    expect(settle({})).toEqual(profileConventions('siddhanta'));
    expect(settle({ conventions: {} })).toEqual(settle({ conventions: { profile: 'siddhanta' } }));
    expect(Object.keys(settle({}))).toEqual([...CONVENTION_FIELDS]);
  });

  it('are those of the profile, except for given fields, at the top or in conventions', () => {
    expect(settle({ conventions: { profile: 'jagannatha_hora' } })).toEqual({
      profile: 'jagannatha_hora',
      positions: 'true',
      star_place: 'geometric',
      ayanamsa_reference: 'consistent',
      moon: 'geocentric',
      node: 'true',
      year: 'sidereal_true',
      sunrise: 'hindu',
      time_scale: 'ut1',
      ayanamsa: 'true_chitra',
    });
    const { node, ayanamsa, positions, sunrise } = settle({
      node: 'mean',
      sunrise: 'upper_limb',
      conventions: { profile: 'jagannatha_hora', ayanamsa: 'lahiri_jhora' },
    });
    expect([node, ayanamsa, positions, sunrise]).toEqual(['mean', 'lahiri_jhora', 'true', 'upper_limb']);
  });

  it('take one option in either place, and refuse two different values of it', () => {
    expect(rasi({ birth: DELHI, conventions: { node: 'mean' } }).data).toEqual(
      rasi({ birth: DELHI, node: 'mean' }).data,
    );
    expect(rasi({ birth: DELHI, conventions: { ayanamsa: 'raman' } }).data).toEqual(
      rasi({ birth: DELHI, ayanamsa: 'raman' }).data,
    );
    expect(panchang({ date: '2025-11-22', place, conventions: { sunrise: 'hindu' } }).data).toEqual(
      panchang({ date: '2025-11-22', place, sunrise: 'hindu' }).data,
    );
    expect(rasi({ birth: DELHI, node: 'mean', conventions: { node: 'mean' } }).data.planetary_positions).toBeDefined();
    const invalid = (field: string) => expect.objectContaining({ code: 'invalid_value', field });
    expect(refusal(() => rasi({ birth: DELHI, node: 'true', conventions: { node: 'mean' } }))).toEqual(
      invalid('conventions.node'),
    );
    expect(refusal(() => rasi({ birth: DELHI, ayanamsa: 'lahiri', conventions: { ayanamsa: 'raman' } }))).toEqual(
      invalid('conventions.ayanamsa'),
    );
    expect(
      refusal(() =>
        rasi({ birth: DELHI, ayanamsa: 'lahiri', conventions: { ayanamsa: { epoch: 2_451_545, value_degrees: 24 } } }),
      ),
    ).toEqual(invalid('conventions.ayanamsa'));
    expect(
      refusal(() => panchang({ date: '2025-11-22', place, sunrise: 'hindu', conventions: { sunrise: 'upper_limb' } })),
    ).toEqual(invalid('conventions.sunrise'));
    expect(refusal(() => rasi({ birth: DELHI, node: 'true', conventions: { node: 'mean' } })).message).toBe(
      'conventions.node is "mean" and node is "true"; they are the same option. Give one of the two.',
    );
  });

  it('open operations of one school to other ayanāṁśas; the field at the top keeps its refusal', () => {
    for (const ayanamsa of ['raman', 'lahiri_vp285', 'true_pushya'] as const) {
      expect(panchang({ date: '2025-11-22', place, conventions: { ayanamsa } }).meta.ayanamsa).toBe(ayanamsa);
      expect(ashtakoota({ ...MATCH, conventions: { ayanamsa } }).meta.ayanamsa).toBe(ayanamsa);
    }
    const nakshatra = (conventions: Conventions) =>
      panchang({ date: '2025-11-22', place, conventions }).data.panchanga.nakshatra;
    expect(nakshatra({ ayanamsa: 'raman' }).degrees - nakshatra({}).degrees).toBeCloseTo(1.4463, 3);
    expect(refusal(() => panchang({ date: '2025-11-22', place, ayanamsa: 'raman' }))).toMatchObject({
      code: 'not_available_in_school',
      field: 'ayanamsa',
    });
    expect(
      refusal(() => panchang({ date: '2025-11-22', place, ayanamsa: 'raman', conventions: { ayanamsa: 'raman' } })),
    ).toMatchObject({ code: 'not_available_in_school', field: 'ayanamsa' });
  });

  it('leave the KP school its own ayanāṁśa, by any of its names or by a value', () => {
    for (const profile of PROFILES) {
      expect(kpCusps({ birth: DELHI, conventions: { profile } }).meta.ayanamsa).toBe('kp');
      expect(kpHorary({ ...HORARY, conventions: { profile } }).meta.ayanamsa).toBe('kp');
    }
    for (const ayanamsa of ['kp', 'kp_senthilathiban', 'kp_jhora', 'kp_lang'] as const) {
      const { data, meta } = kpCusps({ birth: DELHI, ayanamsa: 'lahiri', conventions: { ayanamsa } });
      expect([meta.ayanamsa, data.metadata.ayanamsa]).toEqual([ayanamsa, ayanamsa === 'kp' ? 'KP' : ayanamsa]);
    }
    const own = { epoch: '2003-01-01', value_degrees: 23.8 };
    const { data, meta } = kpCusps({ birth: DELHI, conventions: { ayanamsa: own } });
    expect([meta.ayanamsa, data.metadata.ayanamsa]).toEqual(['custom', 'custom']);
    for (const call of [
      () => kpCusps({ birth: DELHI, conventions: { ayanamsa: 'lahiri' } }),
      () => kpHorary({ ...HORARY, conventions: { ayanamsa: 'raman' } }),
    ])
      expect(refusal(call)).toMatchObject({ code: 'not_available_in_school', field: 'conventions.ayanamsa' });
    expect(
      refusal(() => kpCusps({ birth: DELHI, ayanamsa: 'kp', conventions: { ayanamsa: 'kp_lang' } })),
    ).toMatchObject({ code: 'invalid_value', field: 'conventions.ayanamsa' });
  });

  it('name the ayanāṁśa: the spelling of the contract for its six, the plain name for the rest', () => {
    const notes = (conventions: Conventions) => rasi({ birth: DELHI, conventions }).data.notes;
    expect(notes({ ayanamsa: 'true_chitra' }).ayanamsa).toBe('True Chitra');
    expect(notes({ ayanamsa: 'lahiri_icrc' }).ayanamsa).toBe('lahiri_icrc');
    expect(notes({ ayanamsa: { epoch: 2_448_118.625, value_degrees: -12.5 } })).toMatchObject({
      ayanamsa: 'custom',
      ayanamsa_value: '-12.500000',
    });
    expect(sun({ ayanamsa: { epoch: '1956-03-21', value_degrees: 23.245524743 } })).toBe(
      sun({ ayanamsa: { epoch: 2_435_553.5, value_degrees: 23.245524743 } }),
    );
    // That definition is the Lahiri of Jagannatha Hora, 0.13″ from ours.
    expect(
      Math.abs(
        sun({ ayanamsa: { epoch: '1956-03-21', value_degrees: 23.245524743 } }) - sun({ ayanamsa: 'lahiri_jhora' }),
      ),
    ).toBeLessThan(2e-6);
  });

  it.each([
    [{ profile: 'prokerala' }, 'conventions.profile'],
    [{ positions: 'geometric' }, 'conventions.positions'],
    [{ ayanamsa: 'lahri' }, 'conventions.ayanamsa'],
    [{ ayanamsa: { epoch: '1956-03-21', value_degrees: 360 } }, 'conventions.ayanamsa.value_degrees'],
    [{ ayanamsa: { epoch: '1956-03-21', value_degrees: Number.NaN } }, 'conventions.ayanamsa.value_degrees'],
    [{ ayanamsa: { epoch: '1956-13-21', value_degrees: 23 } }, 'conventions.ayanamsa.epoch'],
    [{ ayanamsa: { epoch: -1, value_degrees: 23 } }, 'conventions.ayanamsa.epoch'],
    [{ year: 'solar' }, 'conventions.year'],
    [{ year: { days: 299 } }, 'conventions.year.days'],
    [{ year: { days: 400.1 } }, 'conventions.year.days'],
    [{ moon: null }, 'conventions.moon'],
  ])('refuse %j', (conventions, field) => {
    const found = refusal(() => rasi({ birth: DELHI, conventions: conventions as Conventions }));
    expect(found.code).toBe('invalid_value');
    expect(found.field).toBe(field);
  });

  it('refuse a field they do not have', () => {
    const conventions = { ayanmsa: 'raman' } as Conventions;
    expect(refusal(() => rasi({ birth: DELHI, conventions }))).toMatchObject({
      code: 'unknown_field',
      field: 'conventions.ayanmsa',
    });
  });
});

describe('geometric places', () => {
  const apparentOnly: Ephemeris = {
    name: 'seen',
    version: '1',
    range: analytical.range,
    accuracy: (body, tt) => analytical.accuracy(body, tt),
    places: (bodies, tt) => analytical.places(bodies, tt),
  };

  it('are refused where the ephemeris has none, and the error names it', () => {
    const call = (conventions: Conventions) => () => rasi({ birth: DELHI, conventions }, { ephemeris: apparentOnly });
    expect(refusal(call({ positions: 'true' }))).toMatchObject({
      code: 'invalid_value',
      field: 'conventions.positions',
      message: expect.stringContaining('seen'),
    });
    expect(refusal(call({ profile: 'jagannatha_hora' }))).toMatchObject({
      code: 'invalid_value',
      field: 'conventions.profile',
      message: expect.stringContaining('seen'),
    });
    const { data, provenance } = rasi(
      { birth: DELHI, conventions: { profile: 'jagannatha_hora', positions: 'apparent' } },
      { ephemeris: apparentOnly },
    );
    expect(data.planetary_positions.Sun.sign).toBe('Cancer');
    expect(at(provenance?.disputed.map(({ note }) => note) ?? [], 1)).not.toContain('Here the other places');
  });

  it('move the limbs of a day and leave its risings', () => {
    const day = (conventions: Conventions) => panchang({ date: '2025-11-22', place, conventions }).data;
    const [seen, there] = [day({}), day({ positions: 'true' })];
    expect(there.times).toEqual(seen.times);
    expect(there.panchanga.tithi.end_time).not.toBe(seen.panchanga.tithi.end_time);
    // The Sun is ahead by 20.5″ and the Moon by 0.7″: the tithi ends some 40 s later.
    const seconds = (text: string): number => text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
    expect(seconds(there.panchanga.tithi.end_time) - seconds(seen.panchanga.tithi.end_time)).toBeCloseTo(40, -1);
  });
});

describe('provenance', () => {
  const told = (result: { readonly provenance?: { readonly conventions: Readonly<Record<string, string>> } }) =>
    result.provenance?.conventions ?? {};

  it('names what an operation has no use for', () => {
    const conventions = { profile: 'swiss' } as const;
    expect(told(rasi({ birth: DELHI, conventions })).unused).toBe('year, sunrise');
    expect(told(divisional({ varga: 'd9', birth: DELHI })).unused).toBe('year, sunrise');
    expect(told(vimshottari({ birth: DELHI })).unused).toBe('node, sunrise');
    expect(told(panchang({ date: '2025-11-22', place })).unused).toBe('node, year');
    expect(told(ashtakoota(MATCH)).unused).toBe('node, year, sunrise');
    expect(told(kpCusps({ birth: DELHI })).unused).toBe('year, sunrise');
    expect(told(kpHorary(HORARY)).unused).toBeUndefined();
    expect(told(rahuKalam({ date: '2025-11-22', place })).unused).toBe(
      'positions, star_place, ayanamsa_reference, moon, ayanamsa, node, year',
    );
  });

  it('has every convention of the call, objects as JSON', () => {
    const ayanamsa = { epoch: 2_451_545, value_degrees: 23.9 };
    expect(told(vimshottari({ birth: DELHI, conventions: { year: { days: 360 }, ayanamsa } }))).toMatchObject({
      profile: 'siddhanta',
      year: '{"days":360}',
      year_length: 'year of 360 days',
      ayanamsa: '{"epoch":2451545,"value_degrees":23.9}',
    });
  });

  it('says in this chart how much other choices would change', () => {
    const notes = Object.fromEntries(
      (rasi({ birth: DELHI }).provenance?.disputed ?? []).map(({ element, note }) => [element, note]),
    );
    expect(notes['apparent or geometric places']).toContain('Sun +20.23″, Moon +0.73″');
    expect(notes['lunar node']).toContain(`Capricorn 12° 45' 28.60", −2679.25″ from the one taken`);
    expect(notes['Moon from the centre or from the place']).toContain('−907.8');
    expect(notes.nutation).toContain('+14.65″');
    expect(notes['time scale']).toMatch(/As UT1 the ascendant is [+−]\d\.\d\d″ away/);
  });
});

describe('what has no place', () => {
  it('does not take the Moon from one', () => {
    expect(
      refusal(() => nextLimb({ limb: 'tithi', moment: '2025-11-22T00:00:00Z', conventions: { moon: 'topocentric' } })),
    ).toMatchObject({ code: 'invalid_value', field: 'conventions.moon' });
  });

  it('takes another ayanāṁśa', () => {
    const rohini = (conventions: Conventions) =>
      nextLimb({ limb: 'nakshatra', number: 4, moment: '2025-11-22T00:00:00Z', conventions }).start;
    // Raman's is 1.446° less, so that the Moon comes 2.6 h earlier.
    const hours = (Date.parse(rohini({})) - Date.parse(rohini({ ayanamsa: 'raman' }))) / 3_600_000;
    expect(hours).toBeGreaterThan(2.2);
    expect(hours).toBeLessThan(3);
  });
});

describe('several days at a stretch', () => {
  it('are computed by the same conventions as one', () => {
    const conventions = { profile: 'jagannatha_hora', moon: 'topocentric' } as const;
    const [day] = [...panchangSpan(place, '2025-11-22', '2025-11-22', { conventions })];
    const { panchanga, times } = panchang({ date: '2025-11-22', place, conventions }).data;
    expect([day?.panchanga, day?.times]).toEqual([panchanga, times]);
    expect(panchanga).not.toEqual(panchang({ date: '2025-11-22', place }).data.panchanga);
  });
});

describe('the year of a daśā', () => {
  const first = (conventions: Conventions) => vimshottari({ birth: DELHI, levels: 1, conventions }).data.mahadashas;

  it('moves the dates and nothing else', () => {
    const own = first({});
    for (const year of ['tropical', 'julian', 'sidereal_true', 'lunar', 'calendar', { days: 365.25 }] as const) {
      const other = first({ year });
      expect(other.map(({ planet, duration_years }) => [planet, duration_years])).toEqual(
        own.map(({ planet, duration_years }) => [planet, duration_years]),
      );
      expect(other.map(({ end_date }) => end_date)).not.toEqual(own.map(({ end_date }) => end_date));
    }
    expect(first({ year: { days: 365.25 } })).toEqual(first({ year: 'julian' }));
    expect(first({ year: 'sidereal' })).toEqual(own);
  });

  it('of the sky ends with the ephemeris: a birth too near its end is refused, a fixed year is not', () => {
    const birth = { ...DELHI, date: '2950-01-01' };
    expect(vimshottari({ birth, levels: 1 }).data.mahadashas).toHaveLength(9);
    expect(refusal(() => vimshottari({ birth, conventions: { year: 'sidereal_true' } }))).toMatchObject({
      code: 'date_out_of_range',
      field: 'birth.date',
    });
    expect(
      refusal(() => kpHorary({ ...HORARY, moment: '2950-01-01T00:00:00Z', conventions: { year: 'lunar_true' } })),
    ).toMatchObject({ code: 'date_out_of_range', field: 'moment' });
  });

  it('serves the horary too', () => {
    const dates = (conventions: Conventions) =>
      kpHorary({ ...HORARY, conventions }).data.vimshottari_dasha.map(({ start_jd, end_jd }) => end_jd - start_jd);
    const [sidereal, savana] = [dates({}), dates({ year: 'savana' })];
    expect(at(savana, 0) / at(sidereal, 0)).toBeCloseTo(360 / 365.256363, 9);
    expect(dates({ year: 'calendar' })).not.toEqual(sidereal);
    for (const span of dates({ year: 'sidereal_true' })) expect(span).toBeGreaterThan(0);
  });
});
