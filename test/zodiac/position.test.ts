import { describe, expect, it } from 'vitest';
import { divisional, rasi } from '../../src/index.js';
import { DEGREE, microArcseconds, SIGN } from '../../src/math/angle.js';
import type { Body } from '../../src/sky/ephemeris.js';
import type { Ayanamsa } from '../../src/types.js';
import { NAKSHATRAS, SIGNS } from '../../src/zodiac/names.js';
import { planetaryPositions, wholeSignHouse, zodiacPosition } from '../../src/zodiac/position.js';
import { at, DELHI, DELHI_CLOCK } from '../support/fixtures.js';
import { ALL_VARGAS, NAKSHATRA_NAMES, SIGN_NAMES } from '../support/independent.js';
import { stageSky } from '../support/sky.js';

const GRAHA_NAMES = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu'] as const;

describe('names', () => {
  it('are those of twelve signs and 27 nakṣatras', () => {
    expect(SIGNS.map(({ name }) => name)).toEqual(SIGN_NAMES);
    expect(NAKSHATRAS.map(({ name }) => name)).toEqual(NAKSHATRA_NAMES);
  });

  it('have the sign lords of Parāśara', () => {
    expect(SIGNS.map(({ lord }) => lord)).toEqual([
      'Mars',
      'Venus',
      'Mercury',
      'Moon',
      'Sun',
      'Mercury',
      'Venus',
      'Mars',
      'Jupiter',
      'Saturn',
      'Saturn',
      'Jupiter',
    ]);
  });
});

describe('zodiacPosition', () => {
  it.each([
    [0, { degrees: '0° 00\' 00.00"', nakshatra: 'Ashwini', pada: 1, sign: 'Aries' }, [0, 1, 1]],
    [
      12 * DEGREE + 34 * 60_000_000 + 56_789_999,
      { degrees: '12° 34\' 56.78"', nakshatra: 'Ashwini', pada: 4, sign: 'Aries' },
      [12.582441, 1, 1],
    ],
    [SIGN - 1, { degrees: '29° 59\' 59.99"', nakshatra: 'Krittika', pada: 1, sign: 'Aries' }, [29.999999, 3, 1]],
    [SIGN, { degrees: '0° 00\' 00.00"', nakshatra: 'Krittika', pada: 2, sign: 'Taurus' }, [30, 3, 2]],
    [180 * DEGREE, { degrees: '0° 00\' 00.00"', nakshatra: 'Chitra', pada: 3, sign: 'Libra' }, [180, 14, 7]],
    [
      360 * DEGREE - 1,
      { degrees: '29° 59\' 59.99"', nakshatra: 'Revati', pada: 4, sign: 'Pisces' },
      [359.999999, 27, 12],
    ],
  ] as const)('of %d', (micro, expected, [longitude, nakshatra_number, sign_number]) => {
    expect(zodiacPosition(microArcseconds(micro))).toEqual({ ...expected, longitude, nakshatra_number, sign_number });
  });
});

describe('wholeSignHouse', () => {
  it('counts signs from that of the ascendant, whatever its degree', () => {
    for (let ascendant = 0; ascendant < 12; ascendant++)
      for (let house = 1; house <= 12; house++) {
        const sign = (ascendant + house - 1) % 12;
        expect(wholeSignHouse(microArcseconds(sign * SIGN), microArcseconds((ascendant + 1) * SIGN - 1))).toBe(house);
        expect(wholeSignHouse(microArcseconds((sign + 1) * SIGN - 1), microArcseconds(ascendant * SIGN))).toBe(house);
      }
  });
});

describe('planetaryPositions', () => {
  it('gives nine grahas in the order of the contract, each with its fields in order', () => {
    const placement = { longitude: 45 * DEGREE, retrograde: true };
    const grahas = Object.fromEntries(GRAHA_NAMES.map((name) => [name, placement])) as Parameters<
      typeof planetaryPositions
    >[0];
    const positions = planetaryPositions(grahas, microArcseconds(0));
    expect(Object.keys(positions)).toEqual(GRAHA_NAMES);
    expect(Object.keys(positions.Sun)).toEqual([
      'degrees',
      'house',
      'nakshatra',
      'pada',
      'retrograde',
      'sign',
      // Beyond the contract:
      'longitude',
      'nakshatra_number',
      'sign_number',
    ]);
    expect(positions.Venus).toEqual({
      degrees: '15° 00\' 00.00"',
      house: 2,
      nakshatra: 'Rohini',
      pada: 2,
      retrograde: 'R',
      sign: 'Taurus',
      longitude: 45,
      nakshatra_number: 4,
      sign_number: 2,
    });
  });
});

const STAGE: Readonly<Partial<Record<Body, number>>> = {
  Sun: 0,
  Moon: 45 * DEGREE,
  Mars: 3.5 * DEGREE,
  Mercury: 359 * DEGREE,
  Jupiter: 95 * DEGREE,
  Venus: 200 * DEGREE,
  Saturn: 300 * DEGREE,
  TrueNode: 10 * DEGREE,
  MeanNode: 11 * DEGREE,
};

describe('rasi', () => {
  const context = { ephemeris: stageSky(STAGE, 'lahiri', { Saturn: -0.01, TrueNode: -0.05, Mars: 0.00005 }) };
  const result = rasi({ birth: DELHI, user_name: 'Asha' }, context);
  const { data, meta } = result;

  it('has exactly the fields of the contract', () => {
    expect(Object.keys(result)).toEqual(['data', 'provenance', 'meta']);
    expect(Object.keys(data)).toEqual(['ascendant', 'birth_details', 'notes', 'planetary_positions', 'user_name']);
    expect(Object.keys(data.ascendant)).toEqual([
      'degrees',
      'nakshatra',
      'pada',
      'sign',
      'longitude',
      'nakshatra_number',
      'sign_number',
    ]);
    expect(data.birth_details).toEqual({
      birth_date: '1990-08-15',
      birth_time: '08:30:00',
      latitude: 28.6139,
      longitude: 77.209,
      timezone_offset: 5.5,
      ...DELHI_CLOCK,
    });
    expect(data.notes).toEqual({
      ayanamsa: 'Lahiri',
      ayanamsa_value: '23.726054',
      chart_type: 'Rasi',
      house_system: 'Whole Sign',
    });
    expect(data.user_name).toBe('Asha');
    expect(meta).toEqual({
      endpoint: 'charts.rasi',
      ayanamsa: 'lahiri',
      birth_time_assumed: false,
      birth: DELHI_CLOCK,
    });
  });

  it('puts the bodies where the ephemeris has them', () => {
    const signs = Object.entries(data.planetary_positions).map(([name, { sign, degrees }]) => [name, sign, degrees]);
    expect(signs).toEqual([
      ['Sun', 'Aries', '0° 00\' 00.00"'],
      ['Moon', 'Taurus', '15° 00\' 00.00"'],
      ['Mars', 'Aries', '3° 30\' 00.00"'],
      ['Mercury', 'Pisces', '29° 00\' 00.00"'],
      ['Jupiter', 'Cancer', '5° 00\' 00.00"'],
      ['Venus', 'Libra', '20° 00\' 00.00"'],
      ['Saturn', 'Aquarius', '0° 00\' 00.00"'],
      ['Rahu', 'Aries', '10° 00\' 00.00"'],
      ['Ketu', 'Libra', '10° 00\' 00.00"'],
    ]);
  });

  it('marks what moves backwards in the sidereal zodiac, both nodes alike', () => {
    const marked = Object.entries(data.planetary_positions).filter(([, { retrograde }]) => retrograde === 'R');
    expect(marked.map(([name]) => name)).toEqual(['Saturn', 'Rahu', 'Ketu']);
    for (const [, { retrograde }] of Object.entries(data.planetary_positions)) expect(['', 'R']).toContain(retrograde);
    // The equinox recedes by 0.000038° a day: a body at rest in the tropical zodiac is retrograde in the sidereal one.
    const still = { ephemeris: stageSky(STAGE, 'lahiri', { Mars: 0, Venus: 0.00003, Jupiter: 0.00005 }) };
    const { Mars, Venus, Jupiter } = rasi({ birth: DELHI }, still).data.planetary_positions;
    expect([Mars, Venus, Jupiter].map(({ retrograde }) => retrograde)).toEqual(['R', 'R', '']);
  });

  it('uses the mean node on request', () => {
    const positions = rasi({ birth: DELHI, node: 'mean' }, context).data.planetary_positions;
    expect(positions.Rahu).toMatchObject({ sign: 'Aries', degrees: '11° 00\' 00.00"', retrograde: '' });
    expect(positions.Ketu).toMatchObject({ sign: 'Libra', degrees: '11° 00\' 00.00"', retrograde: '' });
    expect(rasi({ birth: DELHI, node: 'mean' }, context).provenance?.conventions.node).toMatch(/^mean/);
    expect(rasi({ birth: DELHI, node: 'true' }, context)).toEqual(rasi({ birth: DELHI }, context));
  });

  it('assumes noon for an unknown time and says so', () => {
    const { date, place } = DELHI;
    const assumed = rasi({ birth: { date, place } });
    const noon = rasi({ birth: { date, place, time: '12:00:00' } });
    expect(assumed.meta.birth_time_assumed).toBe(true);
    expect(noon.meta.birth_time_assumed).toBe(false);
    expect(assumed.data).toEqual(noon.data);
    expect(rasi({ birth: { date, place, time: '00:00:00' } }).meta.birth_time_assumed).toBe(false);
  });

  it.each([
    ['lahiri', 'Lahiri', '23.726054'],
    ['raman', 'Raman', '22.279753'],
    ['yukteswar', 'Yukteswar', '22.347765'],
    ['bhasin', 'Bhasin', '22.631099'],
    ['true_chitra', 'True Chitra', '23.710429'],
    ['kp', 'KP', '23.629202'],
  ] as readonly (readonly [Ayanamsa, string, string])[])(
    'names the school %s and its mean value',
    (ayanamsa, name, value) => {
      const { data: chart, meta: about, provenance } = rasi({ birth: DELHI, ayanamsa });
      expect(chart.notes.ayanamsa).toBe(name);
      expect(chart.notes.ayanamsa_value).toMatch(/^\d\d\.\d{6}$/);
      // Swiss Ephemeris gives Spica its annual parallax, 0.013″ either way; the table keeps that of 1 January.
      const tolerance = ayanamsa === 'true_chitra' ? 8e-6 : 1e-9;
      expect(Math.abs(Number(chart.notes.ayanamsa_value) - Number(value))).toBeLessThan(tolerance);
      expect(about.ayanamsa).toBe(ayanamsa);
      expect(provenance?.conventions.ayanamsa).toBe(ayanamsa);
      expect(provenance?.conventions.ayanamsa_definition).toContain(name);
    },
  );

  it('shows fractional offsets before standard time', () => {
    const offset = (clock?: 'zone'): number =>
      rasi({ birth: { ...DELHI, date: '1850-01-01', clock } }).data.birth_details.timezone_offset;
    // Kolkata's mean time is that of the zone, Delhi's own 77.209° × 240 s.
    expect(offset('zone')).toBe(21_208 / 3600);
    expect(offset()).toBe(18_530 / 3600);
  });

  it('refuses dates outside the ephemeris at hand', () => {
    const ephemeris = { ...stageSky(STAGE), range: { from: 2_451_545, to: 2_460_000 } };
    expect(() => rasi({ birth: DELHI }, { ephemeris })).toThrowError(
      expect.objectContaining({ code: 'date_out_of_range', field: 'birth.date' }),
    );
    expect(() => rasi({ birth: { ...DELHI, date: '2001-01-01' } }, { ephemeris })).not.toThrow();
  });
});

describe('divisional', () => {
  it.each(ALL_VARGAS)('%s has exactly the fields of the contract', (varga) => {
    const { data, meta, provenance } = divisional({ birth: DELHI, varga });
    expect(Object.keys(data)).toEqual(['ascendant', 'notes', 'planetary_positions']);
    expect(Object.keys(data.planetary_positions)).toEqual(GRAHA_NAMES);
    expect(data.notes).toMatchObject({ ayanamsa: 'Lahiri', ayanamsa_value: '23.726054', house_system: 'Whole Sign' });
    expect(data.notes.chart_type).toContain(`(${varga.toUpperCase()})`);
    expect(meta).toEqual({
      endpoint: `charts.divisional.${varga}`,
      ayanamsa: 'lahiri',
      birth_time_assumed: false,
      birth: DELHI_CLOCK,
    });
    expect(provenance?.method).toContain(data.notes.chart_type);
    expect(provenance?.sources[0]?.locus).toMatch(/^6\./);
  });

  it('counts houses from the sign of the divisional ascendant', () => {
    for (const varga of ALL_VARGAS) {
      const { ascendant, planetary_positions } = divisional({ birth: DELHI, varga }).data;
      const lagna = (SIGN_NAMES as readonly string[]).indexOf(ascendant.sign);
      for (const { house, sign } of Object.values(planetary_positions))
        expect(house).toBe((((SIGN_NAMES as readonly string[]).indexOf(sign) - lagna + 12) % 12) + 1);
    }
  });

  it('copies retrogradation from the birth chart', () => {
    const { planetary_positions: natal } = rasi({ birth: DELHI }).data;
    for (const varga of ALL_VARGAS) {
      const { planetary_positions } = divisional({ birth: DELHI, varga }).data;
      for (const name of GRAHA_NAMES) expect(at(planetary_positions, name).retrograde).toBe(at(natal, name).retrograde);
    }
  });

  it('honours school and node', () => {
    const context = { ephemeris: stageSky(STAGE) };
    const { data, meta } = divisional(
      { birth: DELHI, varga: 'd9', ayanamsa: 'kp', node: 'mean' },
      { ephemeris: stageSky(STAGE, 'kp') },
    );
    expect(meta.ayanamsa).toBe('kp');
    expect(data.notes.ayanamsa).toBe('KP');
    expect(data.planetary_positions.Rahu).toMatchObject({ sign: 'Cancer', degrees: '9° 00\' 00.00"' });
    expect(divisional({ birth: DELHI, varga: 'd9' }, context).data.planetary_positions.Rahu).toMatchObject({
      sign: 'Cancer',
      degrees: '0° 00\' 00.00"',
    });
  });
});
