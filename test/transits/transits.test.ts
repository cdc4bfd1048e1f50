import { describe, expect, it } from 'vitest';
import { crossings } from '../../src/cast/crossings.js';
import { list } from '../../src/eclipses/index.js';
import { isSiddhantaError } from '../../src/errors.js';
import { ordinal } from '../../src/operation/ordinal.js';
import { analytical } from '../../src/sky/index.js';
import { ashtakavargaTransit } from '../../src/strengths/index.js';
import { aspects, calendar, ingresses, now, stations } from '../../src/transits/index.js';
import { vedhaOf } from '../../src/transits/rules/vedha.js';
import { murthiOf } from '../../src/zodiac/murthi.js';
import { GRAHAS, type Graha } from '../../src/zodiac/names.js';
import { at, DELHI } from '../support/fixtures.js';

const span = { from: '2025-01-01T00:00:00+05:30', to: '2026-01-01T00:00:00+05:30' };
const moment = '2026-01-01T00:00:00+05:30';

function failure(call: () => unknown): unknown {
  try {
    return call();
  } catch (error) {
    if (isSiddhantaError(error)) return [error.code, error.field];
    throw error;
  }
}

describe('crossings', () => {
  const wave = (jd: number) => ({ degrees: 40 + 5 * Math.sin(jd), speed: 5 * Math.cos(jd) });
  it('are those of arbitrary lines, round the circle', () => {
    const of = (jd: number) => ({ degrees: 10 * jd, speed: 10 });
    const found = [...crossings({ of, listed: [5, 5, 200, 359], from: 0, to: 40, step: 3 })];
    expect(found.map(({ jd, left, entered }) => [Math.round(jd * 1e6) / 1e6, left, entered])).toEqual([
      [0.5, 3, 0],
      [0.5, 0, 1],
      [20, 1, 2],
      [35.9, 2, 3],
      [36.5, 3, 0],
      [36.5, 0, 1],
    ]);
  });
  it('see a way to and fro between two looks', () => {
    // From 42.1° to 45° and back within one step, over the line at 44°.
    const found = [...crossings({ of: wave, listed: [44], from: 0.45, to: 2.7, step: 3 })];
    expect(found.map(({ forward }) => forward)).toEqual([true, false]);
    expect(found.map(({ jd }) => Math.sin(jd))).toEqual([expect.closeTo(0.8, 7), expect.closeTo(0.8, 7)]);
  });
});

describe('vedha', () => {
  const houses = (own: Partial<Record<Graha, number>>): Record<Graha, number> =>
    ({ ...Object.fromEntries(GRAHAS.map((graha) => [graha, 7])), ...own }) as Record<Graha, number>;
  const options = { nodes: 'none', nodesObstruct: true, vipareeta: false } as const;
  it('is not of the Sun by Saturn, nor of the Moon by Mercury', () => {
    const all = houses({ Sun: 3, Saturn: 9, Mars: 9, Rahu: 9 });
    expect(vedhaOf('Sun', all, options)).toMatchObject({ favourable: true, vedhaHouse: 9, by: ['Mars', 'Rahu'] });
    expect(vedhaOf('Sun', all, { ...options, nodesObstruct: false }).by).toEqual(['Mars']);
    expect(vedhaOf('Moon', houses({ Moon: 1, Mercury: 5, Venus: 5 }), options).by).toEqual(['Venus']);
  });
  it('names who may lift it only where there is one', () => {
    expect(vedhaOf('Mars', houses({ Mars: 6, Venus: 6, Sun: 9 }), options)).toMatchObject({ suspendedBy: ['Venus'] });
    expect(vedhaOf('Mars', houses({ Mars: 6, Venus: 6 }), options)).toMatchObject({ by: [], suspendedBy: [] });
  });
  it('vipareeta relieves a planet in a house of obstruction on request', () => {
    const all = houses({ Mars: 12, Jupiter: 3 });
    expect(vedhaOf('Mars', all, { ...options, vipareeta: true })).toMatchObject({
      favourable: false,
      vipareetaBy: ['Jupiter'],
    });
    expect(vedhaOf('Mars', all, options).vipareetaBy).toEqual([]);
  });
  it('has good houses of the nodes where a reading is chosen', () => {
    const of = (nodes: 'none' | '3_6_11' | 'as_sun') =>
      [3, 6, 10, 11, 1].map((house) => vedhaOf('Rahu', houses({ Rahu: house }), { ...options, nodes }).favourable);
    expect(of('none')).toEqual([null, null, null, null, null]);
    expect(of('3_6_11')).toEqual([true, true, false, true, false]);
    expect(of('as_sun')).toEqual([true, true, true, true, false]);
  });
  it('has a mūrti for each house', () => {
    expect([1, 2, 3, 4].map(murthiOf)).toEqual(['swarna', 'rajata', 'tamra', 'loha']);
    expect([6, 11, 5, 9, 7, 10, 8, 12].map(murthiOf).join()).toBe('swarna,swarna,rajata,rajata,tamra,tamra,loha,loha');
  });
});

describe('transits.now', () => {
  it('has the bindus and kakṣyās of strengths.ashtakavarga_transit', () => {
    const { planets } = now({ birth: DELHI, at: moment }).data;
    const { transits } = ashtakavargaTransit({ birth: DELHI, at: moment }).data;
    for (const graha of GRAHAS) {
      const { bindus, sarva_bindus, kakshya, house_from_moon, house_from_lagna, longitude } = transits[graha];
      expect(planets[graha]).toMatchObject({ house_from_moon, house_from_lagna, longitude });
      expect(planets[graha].ashtakavarga).toEqual({ bindus, sarva_bindus, kakshya });
    }
  });
  it('has the stay that the entries make, before and after a way back', () => {
    const { stay } = now({ natal: { moon_sign_number: 1 }, at: moment }).data.planets.Jupiter;
    const { stays } = ingresses({
      planets: ['Jupiter'],
      from: '2025-01-01T00:00:00+05:30',
      to: '2027-01-01T00:00:00+05:30',
    }).data;
    const gemini = stays.filter((one) => one.in.sign === 'Gemini').map(({ start, end }) => ({ start, end }));
    expect(stay?.visits).toMatchObject(gemini);
    expect(stay).toMatchObject({ ...at(gemini, 1), visit: 2, entered_retrograde: true, leaves_retrograde: false });
  });
  it('follows a node that turns about on its line', () => {
    const { stay } = now({ natal: { moon_sign_number: 1 }, at: '2014-07-12T00:00:00Z' }).data.planets.Rahu;
    const { stays } = ingresses({ planets: ['Rahu'], from: '2012-01-01T00:00:00Z', to: '2016-12-31T00:00:00Z' }).data;
    const here = stays.find(({ start, end }) => start <= '2014-07-12' && end > '2014-07-12');
    expect([stay?.start, stay?.end]).toEqual([here?.start, here?.end]);
  });
  it('leaves out what signs alone do not give, and stays without a request', () => {
    const { planets, natal } = now({ natal: { moon_sign_number: 1 }, at: moment, stays: false }).data;
    expect(Object.keys(natal)).toEqual(['moon']);
    for (const field of ['house_from_lagna', 'house_from_sun', 'tara', 'natal_aspects', 'ashtakavarga', 'stay'])
      expect(planets.Sun).not.toHaveProperty(field);
  });
  it('lists what depends on an unknown time of birth, and uses the clocks of a zone', () => {
    const { date, place } = DELHI;
    const { meta, data } = now({ birth: { date, place }, at: moment, timezone: 'America/New_York' });
    expect(meta.birth_time_assumed).toBe(true);
    expect(meta.rests_on_birth_time).toContain('planets.*.house_from_lagna');
    expect(data.at).toBe('2025-12-31T13:30:00-05:00');
    expect(now({ natal: { moon_sign_number: 1 }, at: moment }).meta).not.toHaveProperty('birth_time_assumed');
  });
  it('takes another ephemeris', () => {
    let asked = 0;
    const ephemeris = {
      ...analytical,
      places: (...given: Parameters<typeof analytical.places>) => {
        asked++;
        return analytical.places(...given);
      },
    };
    ingresses({ planets: ['Saturn'], ...span }, { ephemeris });
    const one = asked;
    calendar({ birth: DELHI, ...span }, { ephemeris });
    expect(one).toBeGreaterThan(0);
    expect(asked).toBeGreaterThan(2 * one);
  });
});

describe('spans', () => {
  it('are half-open, and an entry belongs to the stay that it begins', () => {
    const [entry] = ingresses({ planets: ['Sun'], from: '2026-01-01T00:00:00Z', to: '2026-02-01T00:00:00Z' }).data
      .ingresses;
    const from = at(entry?.at.split('+') ?? [], 0);
    const later = (seconds: number): string =>
      `${new Date(Date.parse(`${from}Z`) + seconds * 1000).toISOString().slice(0, 19)}Z`;
    const question = (start: string, end: string) => ingresses({ planets: ['Sun'], from: start, to: end }).data;
    expect(question(later(-60), later(-1)).ingresses).toHaveLength(0);
    expect(question(later(1), later(60)).stays.map((one) => one.in.sign)).toEqual(['Capricorn']);
    expect(question(later(-60), later(60)).ingresses).toHaveLength(1);
  });
  it('have the eclipses of eclipses.list', () => {
    const { events } = calendar({
      from: '2025-01-01T00:00:00Z',
      to: '2026-01-01T00:00:00Z',
      include: ['eclipses'],
    }).data;
    const { eclipses } = list({ from: '2025-01-01', to: '2025-12-31' }).data;
    expect(events.map(({ at: when, planet, eclipse }) => [when, planet, eclipse?.kind])).toEqual(
      eclipses.map(({ greatest, kind, type }) => [
        greatest.replace('Z', '+00:00'),
        kind === 'solar' ? 'Sun' : 'Moon',
        type,
      ]),
    );
  });
  it('list each event once in every selection', () => {
    const { events } = calendar({
      natal: { moon_sign_number: 4 },
      ...span,
      planets: ['Moon', 'Saturn'],
      include: ['ingresses', 'moon_sign', 'nakshatras'],
    }).data;
    const keys = events.map(({ at: when, title }) => `${when} ${title}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(events.map(({ at: when }) => when)).toEqual(events.map(({ at: when }) => when).sort());
  });
  it('have parts of nakṣatras, padas, subs and custom boundaries', () => {
    const enters = (more: object) =>
      at(
        ingresses({ planets: ['Sun'], from: '2026-01-01T00:00:00Z', to: '2026-02-01T00:00:00Z', ...more }).data
          .ingresses,
        0,
      ).enters;
    expect(enters({ division: 'nakshatra' })).toEqual({
      number: 21,
      start_longitude: 266.666667,
      nakshatra: 'Uttara Ashadha',
      nakshatra_number: 21,
    });
    expect(enters({ division: 'pada' })).toMatchObject({
      number: 78,
      sign: 'Sagittarius',
      nakshatra: 'Purva Ashadha',
      pada: 2,
    });
    expect(enters({ division: 'sub', ayanamsa: 'kp' })).toMatchObject({ star_lord: 'Venus', sub_lord: 'Mars' });
    expect(enters({ boundaries: [10, 270.5] })).toEqual({ number: 2, start_longitude: 270.5 });
  });
  it('refuse what cannot be meant', () => {
    const natal = { moon_sign_number: 1 };
    const cases: readonly (readonly [() => unknown, readonly [string, string]])[] = [
      [() => now({ at: moment }), ['missing_field', 'birth']],
      [() => now({ at: moment, natal, birth: DELHI }), ['invalid_value', 'natal']],
      [() => now({ at: '2026-01-01', natal }), ['invalid_value', 'at']],
      [() => now({ at: '0999-01-01T00:00:00Z', natal }), ['date_out_of_range', 'at']],
      [() => now({ at: moment, natal, timezone: 'IST' }), ['invalid_timezone', 'timezone']],
      [
        () => now({ at: moment, birth: { ...DELHI, uncertainty_minutes: 5 } }),
        ['invalid_value', 'birth.uncertainty_minutes'],
      ],
      [() => now({ at: moment, natal, conventions: { moon: 'topocentric' } }), ['invalid_value', 'conventions.moon']],
      [() => ingresses({ from: span.to, to: span.from }), ['invalid_value', 'to']],
      [() => ingresses({ ...span, to: '2226-01-01T00:00:00Z' }), ['invalid_value', 'to']],
      [() => ingresses({ ...span, to: '2035-01-01T00:00:00Z', planets: ['Moon'] }), ['invalid_value', 'to']],
      [() => ingresses({ ...span, division: 'sub' }), ['not_available_in_school', 'ayanamsa']],
      [() => ingresses({ ...span, division: 'sign', boundaries: [1] }), ['invalid_value', 'boundaries']],
      [() => ingresses({ ...span, boundaries: [20, 10] }), ['invalid_value', 'boundaries']],
      [() => ingresses({ ...span, planets: [] }), ['invalid_value', 'planets']],
      [() => ingresses({ ...span, planets: ['Sun', 'Sun'] }), ['invalid_value', 'planets']],
      [() => stations({ ...span, planets: ['Sun' as never] }), ['invalid_value', 'planets.0']],
      [() => stations({ ...span, to: '2060-01-01T00:00:00Z', planets: ['Rahu'] }), ['invalid_value', 'to']],
      [() => aspects(span), ['missing_field', 'birth']],
      [() => aspects({ ...span, natal }), ['missing_field', 'birth']],
      [
        () => aspects({ ...span, points: [{ name: 'X', longitude: 1 }], natal_points: ['Sun'] }),
        ['missing_field', 'birth'],
      ],
      [() => aspects({ ...span, points: [{ name: '', longitude: 1 }] }), ['invalid_value', 'points.0.name']],
      [() => aspects({ ...span, birth: DELHI, orb: 20 }), ['invalid_value', 'orb']],
      [() => aspects({ ...span, between: ['Rahu', 'Ketu'] }), ['invalid_value', 'between']],
      [() => aspects({ ...span, between: ['Sun'] }), ['invalid_value', 'between']],
      [() => aspects({ ...span, between: ['Sun', 'Sun'] }), ['invalid_value', 'between']],
      [() => aspects({ ...span, between: ['Sun', 'Mars', 'Venus'] }), ['invalid_value', 'between']],
      [
        () => aspects({ ...span, between: ['Sun', 'Moon'], planets: ['Sun'], to: '2030-01-01T00:00:00Z' }),
        ['invalid_value', 'to'],
      ],
      [() => calendar({ ...span, to: '2026-02-01T00:00:00+05:30' }), ['invalid_value', 'to']],
    ];
    for (const [call, expected] of cases) expect([String(call), failure(call)]).toEqual([String(call), expected]);
  });
  it('list the full aspects of two planets on each other, with the aspecting one', () => {
    const { between = [] } = aspects({
      between: ['Mars', 'Saturn'],
      kinds: ['graha_drishti'],
      from: '2024-01-01T00:00:00Z',
      to: '2026-12-31T00:00:00Z',
    }).data;
    const opposite = between.filter(({ angle }) => angle === 180);
    expect(opposite.length).toBeGreaterThan(0);
    // The 7th aspect is mutual, and Mars’s 4th is Saturn’s 10th.
    for (const { at: when, planet, angle, sign_number, other } of between) {
      const angles = planet === 'Mars' ? [90, 180, 210] : [60, 180, 270];
      expect(angles).toContain(angle);
      expect(other.planet).toBe(planet === 'Mars' ? 'Saturn' : 'Mars');
      const back = between.some((one) => one.at === when && one.planet === other.planet);
      expect(back).toBe(angle === 180 || angle === 90 || angle === 270);
      if (angle === 180) expect((other.sign_number - sign_number + 12) % 12).toBe(6);
    }
    expect(aspects({ birth: DELHI, ...span, planets: ['Saturn'], between: ['Sun', 'Mercury'] }).data).toMatchObject({
      aspects: aspects({ birth: DELHI, ...span, planets: ['Saturn'] }).data.aspects,
    });
  });
  it('count in words', () => {
    expect([1, 2, 3, 4, 11, 12].map(ordinal)).toEqual(['1st', '2nd', '3rd', '4th', '11th', '12th']);
  });
});
