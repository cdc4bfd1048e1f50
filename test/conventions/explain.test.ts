import { describe, expect, it } from 'vitest';
import { rasi } from '../../src/charts/rasi.js';
import { type ExplainInput, explain, type ObservedLongitudes } from '../../src/conventions/explain.js';
import { vimshottari } from '../../src/dashas/vimshottari.js';
import type { Conventions } from '../../src/input/conventions.js';
import { analytical } from '../../src/sky/analytical/analytical.js';
import type { Birth } from '../../src/types.js';
import { at, DELHI } from '../support/fixtures.js';

const NAMES = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu'] as const;

function shownBy(conventions: Conventions, birth: Birth = DELHI): ObservedLongitudes & { readonly Ascendant: number } {
  const { ascendant, planetary_positions } = rasi({ birth, conventions }).data;
  const entries = NAMES.map((name) => [name, planetary_positions[name].longitude]);
  return { ...(Object.fromEntries(entries) as unknown as ObservedLongitudes), Ascendant: ascendant.longitude };
}

const rounded = (shown: ObservedLongitudes, arcsec: number): ObservedLongitudes =>
  Object.fromEntries(
    Object.entries(shown).map(([name, value]) => [name, (Math.round((value * 3600) / arcsec) * arcsec) / 3600]),
  ) as unknown as ObservedLongitudes;

function ask(observed: ObservedLongitudes, more: Partial<ExplainInput> = {}) {
  return explain({ birth: DELHI, observed, precision_arcsec: 0.01, ...more });
}

describe('conventions.explain names', () => {
  it.each([
    [{}, { positions: 'apparent', ayanamsa: 'lahiri', ayanamsa_reference: 'consistent', node: 'true' }],
    [{ positions: 'true' }, { positions: 'true', moon: 'geocentric' }],
    [{ moon: 'topocentric' }, { positions: 'apparent', moon: 'topocentric' }],
    [
      { moon: 'topocentric', positions: 'true' },
      { positions: 'true', moon: 'topocentric' },
    ],
    [{ node: 'mean' }, { node: 'mean' }],
    [{ ayanamsa: 'raman' }, { ayanamsa: 'raman' }],
    [{ ayanamsa_reference: 'mean_from_true' }, { ayanamsa: 'lahiri', ayanamsa_reference: 'mean_from_true' }],
    [{ ayanamsa: 'galactic_center_0_capricorn' }, { ayanamsa: 'galactic_center_0_capricorn' }],
  ] as const)('%j', (conventions, expected) => {
    const { best, residuals } = ask(shownBy(conventions)).data;
    expect(best).toMatchObject({ fits: true, time_shift_seconds: 0, ...expected });
    expect(best.rms_arcsec).toBeLessThan(0.005);
    expect(best.conventions).toMatchObject({ ...conventions, time_scale: 'utc' });
    expect(Object.keys(residuals)).toEqual([...NAMES, 'Ascendant']);
    for (const residual of Object.values(residuals)) expect(Math.abs(residual)).toBeLessThan(0.01);
  });

  it('the apparent place of a star that holds the ayanāṁśa', () => {
    const { best } = ask(shownBy({ ayanamsa: 'true_chitra', star_place: 'apparent' })).data;
    expect(best.conventions).toMatchObject({ ayanamsa: 'true_chitra', star_place: 'apparent' });
    expect(Math.abs(best.ayanamsa_residual_arcsec ?? 9)).toBeLessThan(0.01);
  });

  it('the value of the mean ayanāṁśa, with what is left in the longitudes taken into account', () => {
    const value = Number(rasi({ birth: DELHI }).data.notes.ayanamsa_value);
    for (const conventions of [{}, { ayanamsa_reference: 'mean_from_true' }] as const) {
      const { best } = ask(shownBy(conventions)).data;
      expect(Math.abs((best.ayanamsa_value_degrees ?? 0) - value)).toBeLessThan(2e-6);
    }
  });

  it('gives a value instead of an ayanāṁśa where none of the table is near', () => {
    const observed = shownBy({ ayanamsa: { epoch: '2000-01-01', value_degrees: 10.5 } });
    const { data, meta } = ask(observed);
    const { best } = data;
    expect(best).toMatchObject({
      fits: true,
      ayanamsa: null,
      ayanamsa_residual_arcsec: null,
      ayanamsa_reference: null,
    });
    expect(meta.ayanamsa).toBe('custom');
    expect(data.remarks.join()).toMatch(/No ayanamsa of the table/);
    const again = shownBy(best.conventions ?? {});
    for (const name of NAMES) expect(Math.abs((again[name] ?? 0) - (observed[name] ?? 9))).toBeLessThan(3e-6);
  });

  it('tropical longitudes', () => {
    const { data } = ask(shownBy({ ayanamsa: { epoch: 2_448_118.625, value_degrees: 0 } }));
    expect(data.best.ayanamsa).toBeNull();
    expect(data.remarks.join()).toMatch(/tropical/);
  });

  it('the programs that have all of it', () => {
    const { remarks } = ask(shownBy({ profile: 'pyjhora' }), { conventions: { profile: 'pyjhora' } }).data;
    expect(remarks.at(-1)).toBe('All of this is as in: pyjhora.');
  });

  it('UT1 where only then the ascendant agrees; what the call says comes first', () => {
    const observed = shownBy({ time_scale: 'ut1' });
    const { best, remarks } = ask(observed).data;
    expect(best.conventions?.time_scale).toBe('ut1');
    expect(remarks.join()).toMatch(/agrees where civil time is read as UT1/);
    const asked = ask(observed, { conventions: { time_scale: 'utc' } }).data;
    expect(asked.best.conventions?.time_scale).toBe('utc');
    expect(Math.abs(asked.best.ascendant_residual_arcsec ?? 0)).toBeGreaterThan(1);
    expect(asked.remarks.join()).toMatch(/UTC read as UT1/);
    const { Ascendant, ...without } = observed;
    expect(Ascendant).toBeDefined();
    expect(ask(without).data.best).toMatchObject({
      ascendant_residual_arcsec: null,
      conventions: { time_scale: 'utc' },
    });
  });
});

describe('another instant', () => {
  const birthAt = (time: string, date = DELHI.date): Birth => ({ ...DELHI, date, time });

  it.each([
    ['daylight saving', birthAt('09:30:00'), 3600, /daylight saving/],
    ['an hour the other way', birthAt('07:30:00'), -3600, /daylight saving/],
    ['minutes', birthAt('08:37:00'), 420, /another instant/],
    ['thirteen days', birthAt('08:30:00', '1990-08-28'), 13 * 86_400, /calendar/],
    ['ten days earlier', birthAt('08:30:00', '1990-08-05'), -10 * 86_400, /calendar/],
  ])('%s', (_, theirs, seconds, words) => {
    const { best, remarks } = ask(shownBy({}, theirs)).data;
    expect(best).toMatchObject({ fits: true, positions: 'apparent', moon: 'geocentric', ayanamsa: 'lahiri' });
    expect(Math.abs((best.time_shift_seconds ?? 0) - seconds)).toBeLessThan(0.1);
    expect(best.rms_arcsec).toBeLessThan(0.01);
    expect(Math.abs(best.ascendant_residual_arcsec ?? 99)).toBeLessThan(0.5);
    expect(remarks.join()).toMatch(words);
  });

  it('the mean time of the place', () => {
    const { best, remarks } = ask(shownBy({}, { ...DELHI, clock: 'local_mean' })).data;
    expect(best.time_shift_seconds).toBeCloseTo(19_800 - 77.209 * 240, 0);
    expect(remarks.join()).toMatch(/local mean time/);
  });

  it('another ΔT: the ascendant stays with the clock', () => {
    const later = shownBy({}, birthAt('08:32:00'));
    const { best, remarks } = ask({ ...later, Ascendant: shownBy({}).Ascendant }).data;
    expect(best.time_shift_seconds).toBeCloseTo(120, 0);
    expect(Math.abs(best.ascendant_residual_arcsec ?? 99)).toBeLessThan(0.5);
    expect(remarks.join()).toMatch(/another ΔT/);
  });
});

describe('what cannot be identified', () => {
  it('names nothing where nothing fits', () => {
    const observed = shownBy({});
    const { data } = ask({ ...observed, Saturn: observed.Saturn === undefined ? 0 : observed.Saturn - 0.1 });
    expect(data.best).toEqual({
      fits: false,
      positions: null,
      moon: null,
      ayanamsa: null,
      ayanamsa_value_degrees: null,
      ayanamsa_residual_arcsec: null,
      ayanamsa_reference: null,
      time_shift_seconds: null,
      rounding: null,
      rms_arcsec: expect.any(Number),
      node: null,
      node_residual_arcsec: null,
      ascendant_residual_arcsec: null,
      year: null,
      conventions: null,
    });
    expect(data.alternatives).toEqual([]);
    expect(data.remarks[0]).toMatch(/^No convention fits/);
    expect(data.residuals.Saturn).toBeLessThan(-250);
  });

  it('lists what fits as well, to whole minutes', () => {
    const { best, alternatives, remarks } = ask(rounded(shownBy({}), 60), { precision_arcsec: 60 }).data;
    expect(best).toMatchObject({ fits: true, ayanamsa: 'lahiri', positions: 'apparent', moon: 'geocentric' });
    const names = alternatives.map(({ ayanamsa }) => ayanamsa);
    for (const name of ['lahiri_icrc', 'lahiri_jhora', 'lahiri_vp285']) expect(names).toContain(name);
    for (const { ayanamsa_residual_arcsec: residual } of alternatives) {
      expect(Math.abs(residual ?? 99)).toBeLessThanOrEqual(30.3);
    }
    expect(remarks.join()).toMatch(/cannot be told apart, the commonest first: lahiri, /);
  });

  it('lists other ways of placing the bodies, where digits hide what parts them', () => {
    const { best, alternatives, remarks } = ask(rounded(shownBy({}), 300), { precision_arcsec: 300 }).data;
    expect(best).toMatchObject({ ayanamsa: 'lahiri', positions: 'apparent', moon: 'geocentric' });
    expect(alternatives).toContainEqual(expect.objectContaining({ ayanamsa: 'lahiri', positions: 'true' }));
    expect(remarks.join()).toMatch(/fit as well: true places with a geocentric Moon/);
  });

  it('a Rahu that is neither node', () => {
    const observed = shownBy({});
    const { best, remarks } = ask({ ...observed, Rahu: (observed.Rahu ?? 0) + 0.02 }).data;
    expect(best.node).toBeNull();
    expect(best.node_residual_arcsec).toBeCloseTo(72, 0);
    expect(remarks.join()).toMatch(/neither/);
  });

  it('true places, by an ephemeris that has none', () => {
    const { geometric, ...apparentOnly } = analytical;
    expect(geometric).toBeDefined();
    const only = { ...apparentOnly, places: analytical.places, accuracy: analytical.accuracy };
    const observed = shownBy({ positions: 'true' });
    expect(explain({ birth: DELHI, observed, precision_arcsec: 0.01 }, { ephemeris: only }).data.best.fits).toBe(false);
    expect(ask(shownBy({}), {}).data.best.fits).toBe(true);
  });
});

describe('years', () => {
  const starts = (conventions: Conventions) =>
    vimshottari({ birth: DELHI, levels: 1, conventions }).data.mahadashas.map(({ planet, start_date }) => ({
      planet,
      start: start_date,
    }));
  const yearOf = (conventions: Conventions, dasha = starts(conventions)) => ask(shownBy(conventions), { dasha }).data;

  it.each([
    'sidereal_true',
    'tropical',
    'tropical_true',
    'julian',
    'gregorian',
    'savana',
    'lunar',
    'lunar_true',
    'calendar',
    'sidereal',
    'anomalistic',
  ] as const)('%s, from nine dates: it, or one that dates do not tell from it', (year) => {
    const { best, remarks } = yearOf({ year });
    const told = remarks.find((line) => line.startsWith('The dates given')) ?? '';
    expect([best.year, ...told.split(/[ ,.:]+/)]).toContain(year);
    expect(remarks.join()).toMatch(/agree with the Moon shown/);
  });

  it('the order and gaps of the list do not matter', () => {
    const all = starts({ year: 'savana' });
    for (const dasha of [[...all].reverse(), [at(all, 2), at(all, 6)]])
      expect(yearOf({ year: 'savana' }, dasha).best.year).toBe('savana');
  });

  it('none from one period, and none where no year has such periods', () => {
    const all = starts({});
    expect(yearOf({}, [at(all, 3)]).best.year).toBeNull();
    const wrong = [at(all, 1), { ...at(all, 2), start: '2002-08-25' }];
    const { best, remarks } = yearOf({}, wrong);
    expect(best.year).toBeNull();
    expect(remarks.join()).toMatch(/No year of the table/);
  });

  it('where no longitudes fit, too: it rests on dates', () => {
    const observed = shownBy({});
    const { best } = ask({ ...observed, Saturn: 5 }, { dasha: starts({ year: 'savana' }) }).data;
    expect(best).toMatchObject({ fits: false, year: 'savana', conventions: null });
  });

  it('periods that go with another Moon', () => {
    const { remarks } = yearOf(
      {},
      starts({ ayanamsa: 'lahiri_icrc' }).map(({ planet, start }) => ({ planet, start })),
    );
    expect(remarks.join()).toMatch(/The periods (agree|go) with/);
    const far = ask(shownBy({}), { dasha: starts({ ayanamsa: 'true_chitra' }) }).data.remarks.join();
    expect(far).toMatch(/go with a Moon \+(4|5|6)\d\.\d\d″/);
  });
});

describe('its input', () => {
  const good = { birth: DELHI, observed: { Sun: 118, Moon: 47, Mars: 27, Saturn: 266 } };

  it.each([
    [{ observed: { Moon: 47, Mars: 27, Saturn: 266 } }, 'missing_field', 'observed.Sun'],
    [{ observed: { Sun: 118, Mars: 27, Saturn: 266 } }, 'missing_field', 'observed.Moon'],
    [{ observed: { Sun: 118, Moon: 47 } }, 'invalid_value', 'observed'],
    [{ observed: { Sun: 118, Moon: 47, Mars: 27, Rahu: 283 } }, 'invalid_value', 'observed'],
    [{ observed: { ...good.observed, Sun: 360 } }, 'invalid_value', 'observed.Sun'],
    [{ observed: { ...good.observed, Moon: -0.001 } }, 'invalid_value', 'observed.Moon'],
    [{ observed: { ...good.observed, Ketu: 3 } }, 'unknown_field', 'observed.Ketu'],
    [{ precision_arcsec: 0 }, 'invalid_value', 'precision_arcsec'],
    [{ precision_arcsec: 3601 }, 'invalid_value', 'precision_arcsec'],
    [{ dasha: [] }, 'invalid_value', 'dasha'],
    [{ dasha: [{ planet: 'Earth', start: '2000-01-01' }] }, 'invalid_value', 'dasha.0.planet'],
    [{ dasha: [{ planet: 'Mars', start: '2000-01-01 10:00' }] }, 'invalid_value', 'dasha.0.start'],
    [{ dasha: [{ planet: 'Mars', start: '2000-02-30' }] }, 'invalid_value', 'dasha.0.start'],
    [{ dasha: [{ planet: 'Mars', start: '2000-02-03T24:00' }] }, 'invalid_value', 'dasha.0.start'],
    [{ ayanamsa: 'lahiri' }, 'unknown_field', 'ayanamsa'],
  ])('%j is refused', (change, code, field) => {
    expect(() => explain({ ...good, ...change } as never)).toThrow(expect.objectContaining({ code, field }));
  });

  it('takes 0, a hair below 360, and the fewest bodies', () => {
    expect(explain(good).data.best.fits).toBe(false);
    expect(explain({ ...good, observed: { ...good.observed, Sun: 0, Moon: 359.999999 } }).data.best.fits).toBe(false);
  });
});
