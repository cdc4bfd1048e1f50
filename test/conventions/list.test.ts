import { describe, expect, it } from 'vitest';
import { profileConventions } from '../../src/cast/conventions.js';
import { rasi } from '../../src/charts/rasi.js';
import { list } from '../../src/conventions/list.js';
import { PROFILE_EVIDENCE } from '../../src/conventions/tables/profiles.js';
import { meanAyanamsaOf } from '../../src/sky/ayanamsaOf.js';
import { YEARS } from '../../src/time/years.js';
import { AYANAMSA_NAMES, PROFILES, SUNRISES } from '../../src/types.js';
import { DELHI, fixture } from '../support/fixtures.js';

const { data, meta, provenance } = list();

describe('conventions.list', () => {
  it('belongs to no school, and costs nothing to ask without an input', () => {
    expect(meta).toEqual({ endpoint: 'conventions.list' });
    expect(provenance).toBeUndefined();
    expect(list({}).data).toEqual(data);
  });

  it('has every profile, this library first, with all its settings', () => {
    expect(data.profiles.map(({ profile }) => profile)).toEqual(PROFILES);
    for (const { profile, conventions, sure, evidence } of data.profiles) {
      expect(conventions).toEqual(profileConventions(profile));
      expect(Object.keys(conventions)).toHaveLength(10);
      for (const value of Object.values(conventions)) expect(typeof value).toBe('string');
      expect(sure.length).toBeGreaterThan(10);
      expect(evidence.length).toBeGreaterThan(0);
    }
  });

  it('has settings that may be passed, and do what the profile does', () => {
    for (const { profile, conventions } of data.profiles) {
      expect(rasi({ birth: DELHI, conventions }).data).toEqual(rasi({ birth: DELHI, conventions: { profile } }).data);
    }
  });

  it('has every ayanāṁśa with its value at J2000.0, and at a date where one is given', () => {
    expect(data.ayanamsas.map(({ ayanamsa }) => ayanamsa)).toEqual(AYANAMSA_NAMES);
    const dated = list({ date: '2026-01-01' }).data.ayanamsas;
    for (const [i, { ayanamsa, value_j2000_degrees, ...rest }] of data.ayanamsas.entries()) {
      expect(rest).not.toHaveProperty('value_today_degrees');
      expect(Math.abs(value_j2000_degrees - meanAyanamsaOf(ayanamsa, 2_451_545))).toBeLessThan(6e-8);
      // 2026-01-01, 0h TT.
      const today = dated[i]?.value_today_degrees ?? Number.NaN;
      expect(Math.abs(today - meanAyanamsaOf(ayanamsa, 2_461_041.5))).toBeLessThan(6e-8);
    }
  });

  it('repeats its source on each, and presents nothing remembered as read', () => {
    const { ayanamsas } = fixture<{
      readonly ayanamsas: readonly {
        readonly name: string;
        readonly kind: string;
        readonly offered_by?: string;
        readonly state?: string;
      }[];
    }>('sources/ayanamsas.json');
    const told = data.ayanamsas.map(({ ayanamsa, kind, offered_by, state }) => [ayanamsa, kind, offered_by, state]);
    expect(told).toEqual(
      ayanamsas.map(({ name, kind, offered_by = null, state = 'read' }) => [name, kind, offered_by, state]),
    );
    expect(data.ayanamsas.filter(({ ayanamsa }) => ayanamsa === 'kp_lang')).toMatchObject([{ state: 'quoted' }]);
    expect(data.ayanamsas.filter(({ ayanamsa }) => ayanamsa === 'kp_jhora')).toMatchObject([{ state: 'inferred' }]);
  });

  it('has the years, with days where they are a number of days', () => {
    expect(data.years.map(({ year }) => year)).toEqual(Object.keys(YEARS));
    const told = data.years.filter(({ days }) => days === null).map(({ year }) => year);
    expect(told).toEqual(['sidereal_true', 'tropical_true', 'lunar_true', 'calendar']);
    expect(data.years.find(({ year }) => year === 'savana')?.days).toBe(360);
  });

  it('has the definitions of sunrise: minutes of refraction and semidiameter', () => {
    expect(data.sunrises.map(({ sunrise }) => sunrise)).toEqual(SUNRISES);
    const minutes = [-34 - 16, 0, -34, -16];
    expect(data.sunrises.map(({ altitude_degrees }) => altitude_degrees)).toEqual(
      minutes.map((arcminutes) => Number((arcminutes / 60).toFixed(4)) + 0),
    );
  });

  it('hands out copies', () => {
    const { notes, evidence } = list().data.profiles[1] ?? {};
    (notes as Record<string, string>).node = 'changed';
    (evidence as string[]).push('changed');
    expect(list().data).toEqual(data);
    expect(PROFILE_EVIDENCE.swiss.notes.node).not.toBe('changed');
  });

  it.each([
    [{ date: '2026-02-30' }, 'invalid_date', 'date'],
    [{ date: '0999-12-31' }, 'date_out_of_range', 'date'],
    [{ profile: 'swiss' }, 'unknown_field', 'profile'],
  ])('refuses %j', (input, code, field) => {
    expect(() => list(input as never)).toThrow(expect.objectContaining({ code, field }));
  });
});
