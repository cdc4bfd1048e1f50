import { describe, expect, it } from 'vitest';
import { chart } from '../../src/annual/index.js';
import { specialLagnas } from '../../src/charts/index.js';
import { isSiddhantaError } from '../../src/errors.js';
import { kpCusps } from '../../src/kp/index.js';
import { opposite, SIGN, toMicroArcseconds } from '../../src/math/angle.js';
import {
  bhriguBindu,
  bhriguChakra,
  binduTransits,
  links,
  nadyamsha,
  nadyamshaOf,
  progression,
  stellar,
} from '../../src/nadi/index.js';
import { directed, motionOf, rearSigns, starExchangesOf } from '../../src/nadi/rules/links.js';
import { ingresses } from '../../src/transits/index.js';
import type { Birth } from '../../src/types.js';
import { GRAHAS, type Graha } from '../../src/zodiac/names.js';
import type { Placement } from '../../src/zodiac/position.js';
import { at, DELHI } from '../support/fixtures.js';

const SPAN = { from: '2024-01-01T00:00:00Z', to: '2026-01-01T00:00:00Z' } as const;

function refused(call: () => unknown): readonly [code: string, field: string | undefined] {
  try {
    call();
  } catch (error) {
    if (isSiddhantaError(error)) return [error.code, error.field];
    throw error;
  }
  throw new Error('not refused');
}

function placesOf(
  degrees: Partial<Record<Graha, number>>,
  retrograde: readonly Graha[] = [],
): Record<Graha, Placement> {
  const places = GRAHAS.map((graha) => [
    graha,
    { longitude: toMicroArcseconds(degrees[graha] ?? 0), retrograde: retrograde.includes(graha) },
  ]);
  const found = Object.fromEntries(places) as Record<Graha, Placement>;
  return { ...found, Ketu: { ...found.Rahu, longitude: opposite(found.Rahu.longitude) } };
}

describe('nadyamshas', () => {
  it('has as many seconds before and after as the ascendant stays in its part', () => {
    const { points, ascendant_stay } = nadyamsha({ birth: DELHI }).data;
    const partAt = (time: string): number => nadyamsha({ birth: { ...DELHI, time } }).data.points.Ascendant.part;
    expect(ascendant_stay).toEqual({ since_seconds: 22, until_seconds: 33 });
    const { part } = points.Ascendant;
    expect(['08:29:37', '08:29:38', '08:30:32', '08:30:33'].map(partAt)).toEqual([part - 1, part, part, part + 1]);
  });

  it('says what a time without seconds is worth, and nothing of one that has them', () => {
    expect(nadyamsha({ birth: DELHI }).data.note).toContain('has no seconds');
    expect(nadyamsha({ birth: { ...DELHI, time: '08:30:07' } }).data.note).not.toContain('has no seconds');
  });

  it('has null for more than ten minutes, where the ascendant crawls within the polar circles', () => {
    const stayAt = (latitude: number, time: string) => {
      const place = { latitude, longitude: 18.9553, timezone: 'Europe/Oslo' };
      return nadyamsha({ birth: { date: '2000-03-21', time, place } }).data.ascendant_stay;
    };
    expect(stayAt(70, '08:00:00')).toEqual({ since_seconds: 36, until_seconds: null });
    expect(stayAt(80, '10:00:00')).toEqual({ since_seconds: null, until_seconds: null });
  });

  it('names what a list calls a number', () => {
    expect(nadyamshaOf({ longitude: 1.05 }).data).toMatchObject({ part: 6, nadi: 6, name: 'Sudhakarasama' });
    expect(nadyamshaOf({ longitude: 1.05, names: 'jhora' }).data).toMatchObject({ nadi: 6, name: 'Sudhakari' });
    expect(nadyamshaOf({ longitude: 359.999999, names: 'jhora' }).data).toMatchObject({ part: 150, nadi: 75 });
  });

  it.each([-0.1, 360, Number.NaN, '15'])('refuses %s as a longitude', (longitude) => {
    expect(refused(() => nadyamshaOf({ longitude: longitude as number }))).toEqual(['invalid_value', 'longitude']);
  });

  it('is of any school, whose name it hands on', () => {
    expect(nadyamshaOf({ longitude: 1, ayanamsa: 'raman' }).meta.ayanamsa).toBe('raman');
    expect(nadyamshaOf({ longitude: 1 }).meta.ayanamsa).toBe('lahiri');
  });
});

describe('links', () => {
  it('orders a direction by degrees within signs, equal ones as in a chart', () => {
    const places = placesOf({
      Sun: 20,
      Moon: 125,
      Mars: 252,
      Mercury: 5,
      Jupiter: 40,
      Venus: 40,
      Saturn: 40,
      Rahu: 70,
    });
    expect(directed(0, places)).toEqual(['Moon', 'Mercury', 'Ketu', 'Mars', 'Sun']);
  });

  it.each([
    ['approaching', 10, 20, [], ['Mars']],
    ['separating', 10, 20, ['Sun'], []],
    ['same_motion', 10, 20, [], []],
    ['same_motion', 10, 20, ['Sun'], ['Mars']],
    ['exact', 10, 10, [], ['Mars']],
  ])('%s: the Sun at %i°, Mars at %i° of their signs', (motion, sun, mars, one, other) => {
    const places = placesOf({ Sun: sun, Mars: 120 + mars }, [...one, ...other] as Graha[]);
    expect(motionOf('Sun', 'Mars', places)).toBe(motion);
    expect(motionOf('Mars', 'Sun', places)).toBe(motion);
  });

  it('takes the nodes for going down even while the true node goes forward', () => {
    expect(motionOf('Sun', 'Rahu', placesOf({ Sun: 10, Rahu: 15 }))).toBe('approaching');
    expect(motionOf('Rahu', 'Ketu', placesOf({ Rahu: 15 }))).toBe('exact');
  });

  it('reads the sign before that of a retrograde graha, and of no node', () => {
    const places = placesOf(
      { Saturn: 5, Moon: 340, Sun: 95, Mars: 215, Mercury: 20, Jupiter: 20, Venus: 20, Rahu: 20 },
      ['Saturn', 'Rahu'],
    );
    expect(rearSigns(places)).toEqual([{ planet: 'Saturn', sign: 11, sameSign: ['Moon'], trine: ['Sun', 'Mars'] }]);
  });

  it('exchanges stars between any two, nodes too', () => {
    const lords: Readonly<Record<number, Graha>> = { 0: 'Rahu', 1: 'Sun', 7: 'Moon' };
    const places = placesOf({ Sun: 5, Rahu: 35, Moon: 70, Mars: 70, Mercury: 70, Jupiter: 70, Venus: 70, Saturn: 70 });
    expect(starExchangesOf(places, (longitude) => lords[Math.floor(longitude / SIGN)] ?? 'Mars')).toEqual([
      ['Sun', 'Rahu'],
    ]);
  });

  it('leaves out what is not requested', () => {
    const { data } = links({ birth: DELHI, exchanges: false, retrograde: false });
    expect(Object.keys(data)).toEqual(['directions', 'places', 'links', 'jiva', 'karma', 'karakas']);
  });

  it('has no regard of one of the seven for a node', () => {
    for (const { from, to, friendship } of links({ birth: DELHI }).data.links) {
      const nodes = (graha: Graha): boolean => graha === 'Rahu' || graha === 'Ketu';
      expect([friendship.from_to === null, friendship.to_from === null]).toEqual([nodes(to), nodes(from)]);
    }
  });
});

describe('the bindu', () => {
  it.each(['true', 'mean'] as const)('is the point that the special lagnas have, %s node', (node) => {
    const {
      lord: _,
      occupants: __,
      midpoint: ___,
      midpoints: ____,
      plain_is_opposite: _____,
      node: ______,
      ...point
    } = bhriguBindu({ birth: DELHI, node }).data;
    expect(point).toEqual(specialLagnas({ birth: DELHI, node }).data.lagnas.bhrigu_bindu);
  });

  it('is the point of its reading', () => {
    const { midpoints } = bhriguBindu({ birth: DELHI }).data;
    for (const midpoint of ['forward', 'plain', 'nearer'] as const) {
      const { data } = bhriguBindu({ birth: DELHI, midpoint });
      expect([data.longitude, data.midpoint]).toEqual([midpoints[midpoint], midpoint]);
    }
  });

  it('says whether the plain average is the opposite point', () => {
    const note = (birth: Birth): string | undefined =>
      bhriguBindu({ birth }).provenance?.disputed.find(({ element }) => element === 'midpoint')?.note;
    expect(note(DELHI)).toContain('the point exactly opposite');
    expect(note({ ...DELHI, date: '1990-09-04' })).toContain('both are one point');
  });
});

describe('transits over the bindu', () => {
  it('has times in signs as transits.ingresses has the entries', () => {
    const { intervals = [] } = binduTransits({ birth: DELHI, ...SPAN, by: 'sign', planets: ['Jupiter'] }).data;
    const entries = ingresses({ ...SPAN, planets: ['Jupiter'], timezone: 'Asia/Kolkata' }).data.ingresses;
    expect(intervals.length).toBeGreaterThan(0);
    for (const { start, sign } of intervals) {
      const entry = entries.find(({ at: when }) => when === start);
      expect(entry?.enters.sign ?? 'from the beginning').toBe(
        start.startsWith('2024-01-01T05:30:00') ? 'from the beginning' : sign,
      );
    }
  });

  it('clips times to the span, and leaves no time of no length', () => {
    const { intervals = [] } = binduTransits({ birth: DELHI, ...SPAN, by: 'sign' }).data;
    for (const { start, end } of intervals) {
      expect(Date.parse(start)).toBeGreaterThanOrEqual(Date.parse(SPAN.from));
      expect(Date.parse(end)).toBeLessThanOrEqual(Date.parse(SPAN.to));
      expect(Date.parse(start)).toBeLessThan(Date.parse(end));
    }
  });

  it('is half-open: a hit at the beginning of a span is in it, at its end not', () => {
    const ask = { birth: DELHI, planets: ['Saturn'] as const };
    const { hits = [] } = binduTransits({ ...ask, from: '2026-01-01T00:00:00Z', to: '2027-01-01T00:00:00Z' }).data;
    const when = Date.parse(at(hits, 0).at);
    const iso = (ms: number): string => new Date(ms).toISOString().replace('.000', '');
    const between = (from: number, to: number) =>
      binduTransits({ ...ask, from: iso(when + from), to: iso(when + to) }).data.hits;
    expect(between(-1000, 3_600_000)).toHaveLength(1);
    expect(between(-3_600_000, -1000)).toHaveLength(0);
    expect(between(1000, 3_600_000)).toHaveLength(0);
  });

  it('has the seventh of one node for the conjunction of the other', () => {
    const times = (planet: Graha, aspect: 1 | 7) =>
      binduTransits({
        birth: DELHI,
        from: '2010-01-01T00:00:00Z',
        to: '2030-01-01T00:00:00Z',
        planets: [planet],
        aspects: [aspect],
      }).data.hits?.map(({ at: when, motion }) => `${when} ${motion}`);
    expect(times('Rahu', 1)).toEqual(times('Ketu', 7));
    expect(times('Rahu', 1)?.length).toBeGreaterThan(0);
  });

  it.each([
    ['to', { to: '2023-01-01T00:00:00Z' }],
    ['to', { to: '2224-02-01T00:00:00Z' }],
    ['to', { to: '2029-02-01T00:00:00Z', planets: ['Moon'] }],
    ['aspects', { aspects: [] }],
    ['aspects.0', { aspects: [2] }],
    ['aspects', { aspects: [1, 1] }],
    ['aspects', { aspects: [10], planets: ['Jupiter'] }],
    ['planets.0', { planets: ['Pluto'] }],
  ])('refuses a wrong %s', (field, change) => {
    expect(refused(() => binduTransits({ birth: DELHI, ...SPAN, ...(change as object) }))).toEqual([
      'invalid_value',
      field,
    ]);
  });

  it('takes five years of the Moon and two hundred of the others', () => {
    expect(
      binduTransits({ birth: DELHI, from: SPAN.from, to: '2029-01-01T00:00:00Z', planets: ['Moon'] }).data.hits?.length,
    ).toBeGreaterThan(120);
    expect(
      binduTransits({
        birth: DELHI,
        from: '1900-01-01T00:00:00Z',
        to: '2100-01-01T00:00:00Z',
        planets: ['Saturn'],
        aspects: [1],
      }).data.hits?.length,
    ).toBeGreaterThan(6);
  });
});

describe('years of life', () => {
  const NEW_YORK = { latitude: 40.7128, longitude: -74.006, timezone: 'America/New_York' };

  it('begins at the civil anniversary, on the clocks that stand then', () => {
    const summer: Birth = { date: '1990-03-20', time: '02:30:00', place: NEW_YORK };
    expect(bhriguChakra({ birth: summer, running_year: 35 }).data.start).toBe('2024-03-20T02:30:00-04:00');
    // On 10 March 2024 the clocks of New York went from 02:00 to 03:00.
    const gap: Birth = { date: '1990-03-10', time: '02:30:00', place: NEW_YORK };
    expect(bhriguChakra({ birth: gap, running_year: 35 }).data.start).toBe('2024-03-10T03:30:00-04:00');
    // On 3 November 2024 they showed 01:30 twice: the first counts.
    const fold: Birth = { date: '1990-11-03', time: '01:30:00', place: NEW_YORK };
    expect(bhriguChakra({ birth: fold, running_year: 35 }).data.start).toBe('2024-11-03T01:30:00-04:00');
  });

  it('begins with the birth itself, also in the second of two equal hours', () => {
    const birth: Birth = { date: '1990-10-28', time: '01:30:00', place: NEW_YORK, fold: 'second' };
    expect(bhriguChakra({ birth, running_year: 1 }).data.start).toBe('1990-10-28T01:30:00-05:00');
  });

  it('keeps the clock of a birth that was read by another than the zone’s', () => {
    const birth: Birth = { ...DELHI, utc_offset: '+05:53:00' };
    // 08:30 at +05:53 is 08:07 at +05:30.
    expect(bhriguChakra({ birth, running_year: 2 }).data.start).toBe('1991-08-15T08:07:00+05:30');
  });

  it('is 1 March in common years for 29 February', () => {
    const birth: Birth = { ...DELHI, date: '1996-02-29' };
    const { start, end } = bhriguChakra({ birth, running_year: 4 }).data;
    expect([start, end]).toEqual(['1999-03-01T08:30:00+05:30', '2000-02-29T08:30:00+05:30']);
  });

  it('is at the return of the Sun as annual.chart has it', () => {
    const year = chart({ birth: DELHI, completed_years: 35 }).data;
    const { start, end } = bhriguChakra({ birth: DELHI, running_year: 36, year_start: 'solar_return' }).data;
    expect([start, end]).toEqual([year.return, year.next_return]);
  });

  it('finds the year of a moment, half-open', () => {
    const yearAt = (when: string): number => bhriguChakra({ birth: DELHI, at: when }).data.running_year;
    expect(yearAt('1990-08-15T08:30:00+05:30')).toBe(1);
    expect(yearAt('2025-08-15T08:29:59+05:30')).toBe(35);
    expect(yearAt('2025-08-15T08:30:00+05:30')).toBe(36);
  });

  it.each([
    ['missing_field', 'running_year', {}],
    ['invalid_value', 'at', { running_year: 3, at: '2000-01-01T00:00:00Z' }],
    ['invalid_value', 'at', { at: '1990-08-15T08:29:59+05:30' }],
    ['invalid_value', 'running_year', { running_year: 0 }],
    ['invalid_value', 'running_year', { running_year: 201 }],
    ['date_out_of_range', 'at', { at: '2999-12-31T00:00:00Z' }],
  ])('refuses with %s, %s', (code, field, asked) => {
    expect(refused(() => bhriguChakra({ birth: DELHI, ...asked }))).toEqual([code, field]);
    expect(refused(() => progression({ birth: DELHI, ...asked }))).toEqual([code, field]);
  });

  it('progresses the requested planets, in one order, and says that it is experimental', () => {
    const { data, provenance } = progression({ birth: DELHI, running_year: 36, planets: ['Rahu', 'Jupiter'] });
    expect(Object.keys(data.planets)).toEqual(['Jupiter', 'Rahu']);
    expect([data.label, provenance?.experimental]).toEqual(['experimental', true]);
  });
});

describe('the stellar table', () => {
  it('has the lords and the houses of kp.cusps', () => {
    const table = stellar({ birth: DELHI }).data.planets;
    const { planets } = kpCusps({ birth: DELHI }).data;
    for (const graha of GRAHAS) {
      const [self, star, sub] = table[graha];
      const { house, star_lord, sub_lord } = planets[graha];
      expect([self?.occupies, star?.planet, sub?.planet], graha).toEqual([house, star_lord, sub_lord]);
    }
  });

  it('owns every house once among the seven', () => {
    for (const houses of ['placidus', 'whole_sign'] as const) {
      const { planets } = stellar({ birth: DELHI, houses }).data;
      const owned = GRAHAS.flatMap((graha) => planets[graha][0]?.owns ?? []).sort((one, other) => one - other);
      expect(owned).toEqual(Array.from({ length: 12 }, (_, i) => i + 1));
    }
  });

  it('is of the KP school, and of no cusps within the polar circles but for whole signs', () => {
    expect(refused(() => stellar({ birth: DELHI, ayanamsa: 'raman' }))).toEqual([
      'not_available_in_school',
      'ayanamsa',
    ]);
    const polar: Birth = { ...DELHI, place: { latitude: 70, longitude: 20, timezone: 'Europe/Oslo' } };
    expect(refused(() => stellar({ birth: polar }))[0]).toBe('undefined_at_latitude');
    expect(stellar({ birth: polar, houses: 'whole_sign' }).data.planets.Sun).toHaveLength(3);
  });
});

it('lists what depends on an unknown time of birth', () => {
  const { time: _, ...birth } = DELHI;
  const { meta, data } = nadyamsha({ birth });
  expect(meta.birth_time_assumed).toBe(true);
  expect(meta.rests_on_birth_time).toContain('points.Moon');
  expect(data.note).toContain('Noon');
  expect(stellar({ birth }).meta.rests_on_birth_time).toEqual(['planets']);
});
